# Swindler auf Deutsch, mit den Wörtern des deutschen Regelhefts.
game-name = Swindler
game-about = Zieh den reichen Säcken Plättchen für Plättchen aus der Tasche und hör auf, bevor der Schädel kommt. Aufträge und Hehler zahlen für die Beute, und die Komplizen der anderen warten auf ihren Moment.
game-length = 45 bis 60 Minuten

# Züge
move-hide = Eins weniger zählen
move-count-all = Alles zählen
move-pass = Passen
move-draw = Noch ein Plättchen ziehen
move-stop = Aufhören und die Beute behalten
move-done = Fertig mit diesem Schritt
move-decline = Kein neutrales Plättchen nehmen
move-give-coin = Eine Münze geben
move-hire-coin = Für eine Münze einen Komplizen anheuern
move-part = Zu Teil { $number }
move-keep-part = Teil { $number } behalten
move-steal = Den { bag-called } bestehlen
move-play = Ausspielen: { $card }
move-bet-skull = { $card }: wetten, dass ein Schädel kommt
move-bet-safe = { $card }: wetten, dass kein Schädel kommt
move-sidekick = { $card }: weiter mit dem { bag-called }
move-choose = Wählen: { $thief }
move-reserve = „{ $order }“ reservieren
move-cancel = „{ $order }“ abbrechen
move-fulfil = „{ $order }“ erfüllen
move-pay = Bezahlen mit: { $tile }
move-pay-picker = Bezahlen mit: { $card }
move-pay-coin = Mit einer Münze bezahlen
move-hire = Einen Komplizen anheuern, bezahlt mit: { $tile }
move-hire-two = Zwei Komplizen anheuern, bezahlt mit: { $tile }
move-give = Geben: { $tile }
move-return = Zurücklegen: { $tile }
move-keep = Behalten: { $tile }
move-take = Nehmen: { $tile }
move-forge = Fälschen: { $tile }
move-forge-as = Gilt als: { $item }
move-swap = Wegtauschen: { $tile }
move-get = Von { $seat } bekommen: { $tile }
move-sell = An { $dealer } verkaufen: { $tile }

# Ereignisse
event-first = { $seat } beginnt.
event-first-you = Du beginnst.
event-thief = { $seat } wählt: { $thief }.
event-thief-you = Du wählst: { $thief }.
event-dealer = Neuer Hehler: { $dealer }.
event-order = Neuer Auftrag: { $order }.
event-turn = Runde { $number }: { $seat } ist am Zug.
event-turn-you = Runde { $number }: Du bist am Zug.
event-skipped = { $seat } sitzt im Kerker: Der Zug fällt aus.
event-skipped-you = Du sitzt im Kerker: Dein Zug fällt aus.
event-reserve = { $seat } reserviert „{ $order }“.
event-reserve-you = Du reservierst „{ $order }“.
event-kicked = { $seat } verliert die Reservierung von „{ $order }“.
event-kicked-you = Du verlierst die Reservierung von „{ $order }“.
event-cancel = { $seat } bricht „{ $order }“ ab.
event-cancel-you = Du brichst „{ $order }“ ab.
event-loses = { $seat } verliert { $number } SP.
event-loses-you = Du verlierst { $number } SP.
event-steal = { $seat } bestiehlt den { bag-called }.
event-steal-you = Du bestiehlst den { bag-called }.
event-draw = { $seat } zieht: { $tile }.
event-draw-you = Du ziehst: { $tile }.
event-skull = { $seat } zieht einen Schädel aus dem { bag-called }!
event-skull-you = Du ziehst einen Schädel aus dem { bag-called }!
event-free-skull = Dank des Lockvogels passiert { $seat } nichts.
event-free-skull-you = Dank des Lockvogels passiert dir nichts.
event-comfort = Zum Trost bekommt { $seat } eine Münze.
event-comfort-you = Zum Trost bekommst du eine Münze.
event-returns = { $seat } legt zurück: { $tile }.
event-returns-you = Du legst zurück: { $tile }.
event-keeps = { $seat } behält: { $tile }.
event-keeps-you = Du behältst: { $tile }.
event-stop = { $number ->
    [0] { $seat } hört mit leeren Händen auf.
    [one] { $seat } hört mit einem Plättchen auf.
   *[other] { $seat } hört mit { $number } Plättchen auf.
}
event-stop-you = { $number ->
    [0] Du hörst mit leeren Händen auf.
    [one] Du hörst mit einem Plättchen auf.
   *[other] Du hörst mit { $number } Plättchen auf.
}
event-plays = { $seat } spielt aus: { $card }.
event-plays-you = Du spielst aus: { $card }.
event-neutralised = { $card } von { $seat } wird neutralisiert.
event-neutralised-you = { $card }: Deine Karte wird neutralisiert.
event-taken-back = { $seat } nimmt zurück: { $card }.
event-taken-back-you = Du nimmst zurück: { $card }.
event-bet-skull = { $seat } wettet auf einen Schädel.
event-bet-skull-you = Du wettest auf einen Schädel.
event-bet-safe = { $seat } wettet, dass kein Schädel kommt.
event-bet-safe-you = Du wettest, dass kein Schädel kommt.
event-bet-won = { $seat } hatte recht: { $number } SP, und der Naseweis kommt zurück auf die Hand.
event-bet-won-you = Du hattest recht: { $number } SP, und der Naseweis kommt zurück auf deine Hand.
event-bet-lost = { $seat } lag falsch: Der Naseweis wird abgelegt.
event-bet-lost-you = Du lagst falsch: Der Naseweis wird abgelegt.
event-switch = { $seat } stiehlt weiter aus dem { bag-called }.
event-switch-you = Du stiehlst weiter aus dem { bag-called }.
event-copied = { $seat } greift ebenfalls in den Sack: { $tile }.
event-copied-you = Du greifst ebenfalls in den Sack: { $tile }.
event-copied-skull = { $seat } greift ebenfalls in den Sack und erwischt den Schädel. Nichts passiert.
event-copied-skull-you = Du greifst ebenfalls in den Sack und erwischst den Schädel. Nichts passiert.
event-reward = Der Verräter bringt { $seat } { $number ->
    [one] eine Münze
   *[other] { $number } Münzen
}.
event-reward-you = Der Verräter bringt dir { $number ->
    [one] eine Münze
   *[other] { $number } Münzen
}.

event-split = { $seat } teilt auf, was { $seat2 } gestohlen hat.
event-split-you = Du teilst auf, was { $seat2 } gestohlen hat.
event-split-you2 = { $seat } teilt auf, was du gestohlen hast.
event-part = Teil { $number }: { $tile }.
event-keep-part = { $seat } behält Teil { $number }.
event-keep-part-you = Du behältst Teil { $number }.
event-digs = { $seat } bekommt: { $tile }.
event-digs-you = Du bekommst: { $tile }.
event-rescued = { $seat2 } rettet { $seat }: Der Schädel kommt zurück in den Sack.
event-rescued-you = { $seat2 } rettet dich: Der Schädel kommt zurück in den Sack.
event-rescued-you2 = Du rettest { $seat }: Der Schädel kommt zurück in den Sack.
event-takes = { $seat } nimmt von { $seat2 }: { $tile }.
event-takes-you = Du nimmst von { $seat2 }: { $tile }.
event-takes-you2 = { $seat } nimmt von dir: { $tile }.
event-gives = { $seat } gibt { $seat2 }: { $tile }.
event-gives-you = Du gibst { $seat2 }: { $tile }.
event-gives-you2 = { $seat } gibt dir: { $tile }.
event-gives-coin = { $seat } gibt { $seat2 } eine Münze.
event-gives-coin-you = Du gibst { $seat2 } eine Münze.
event-gives-coin-you2 = { $seat } gibt dir eine Münze.
event-swap = { $seat } gibt { $seat2 }: { $tile }, und nimmt dafür: { $tile2 }. Der Taschenspieler geht an { $seat2 }.
event-swap-you = Du gibst { $seat2 }: { $tile }, und nimmst dafür: { $tile2 }. Der Taschenspieler geht an { $seat2 }.
event-swap-you2 = { $seat } gibt dir: { $tile }, und nimmt dafür: { $tile2 }. Der Taschenspieler gehört jetzt dir.
event-forges = { $seat } fälscht: { $tile } gilt als { $item }.
event-forges-you = Du fälschst: { $tile } gilt als { $item }.
event-key = { $seat } hat für die Aufträge dieses Zuges einen Schlüssel mehr: { $card }.
event-key-you = Du hast für die Aufträge dieses Zuges einen Schlüssel mehr: { $card }.
event-fulfils = { $seat } erfüllt „{ $order }“.
event-fulfils-you = Du erfüllst „{ $order }“.
event-pays = { $seat } bezahlt: { $tile }.
event-pays-you = Du bezahlst: { $tile }.
event-pays-coin = { $seat } bezahlt eine Münze.
event-pays-coin-you = Du bezahlst eine Münze.
event-change = { $seat } bekommt eine Münze Wechselgeld.
event-change-you = Du bekommst eine Münze Wechselgeld.
event-no-change = Der Vorrat ist leer: kein Wechselgeld für { $seat }.
event-no-change-you = Der Vorrat ist leer: kein Wechselgeld für dich.
event-scores = { $seat } bekommt { $number } SP.
event-scores-you = Du bekommst { $number } SP.
event-coins = { $number ->
    [one] { $seat } bekommt eine Münze.
   *[other] { $seat } bekommt { $number } Münzen.
}
event-coins-you = { $number ->
    [one] Du bekommst eine Münze.
   *[other] Du bekommst { $number } Münzen.
}
event-no-coins = { $number ->
    [one] Der Vorrat ist leer: { $seat } entgeht eine Münze.
   *[other] Der Vorrat ist leer: { $seat } entgehen { $number } Münzen.
}
event-no-coins-you = { $number ->
    [one] Der Vorrat ist leer: Dir entgeht eine Münze.
   *[other] Der Vorrat ist leer: Dir entgehen { $number } Münzen.
}
event-neutral = { $seat } nimmt aus dem Vorrat: { $tile }.
event-neutral-you = Du nimmst aus dem Vorrat: { $tile }.
event-posters = { $number ->
    [one] { $seat } muss einen Steckbrief nehmen.
   *[other] { $seat } muss { $number } Steckbriefe nehmen.
}
event-posters-you = { $number ->
    [one] Du musst einen Steckbrief nehmen.
   *[other] Du musst { $number } Steckbriefe nehmen.
}
event-master = { $seat } ist von jetzt an Meisterdieb.
event-master-you = Du bist von jetzt an Meisterdieb.
event-sells = { $seat } verkauft an { $dealer }: { $tile }, { $number } SP.
event-sells-you = Du verkaufst an { $dealer }: { $tile }, { $number } SP.
event-haggles = { $seat } handelt { $number } SP mehr heraus.
event-haggles-you = Du handelst { $number } SP mehr heraus.
event-completes = Hehler erfüllt ({ $dealer }): { $number } SP mehr für { $seat }.
event-completes-you = Hehler erfüllt ({ $dealer }): { $number } SP mehr für dich.
event-shuffle-dealers = Die abgelegten Hehler werden gemischt.
event-shuffle-cards = Die abgelegten Komplizen werden gemischt.
event-raid = { $raid }!
event-raid-later = { $raid }: Eine Razzia genügt, diese kommt zurück in den Stapel.
event-hit = Bei { $seat } findet die Polizei zu viel.
event-hit-you = Bei dir findet die Polizei zu viel.
event-jail = { $seat } wandert in den Kerker und legt einen Steckbrief zurück.
event-jail-you = Du wanderst in den Kerker und legst einen Steckbrief zurück.
event-hires = { $number ->
    [one] { $seat } heuert einen Komplizen an.
   *[other] { $seat } heuert { $number } Komplizen an.
}
event-hires-you = { $number ->
    [one] Du heuerst einen Komplizen an.
   *[other] Du heuerst { $number } Komplizen an.
}
event-hired = { $seat } zieht eine Komplizenkarte: { $card }.
event-hired-hidden = { $seat } zieht eine Komplizenkarte.
event-hired-you = Du ziehst eine Komplizenkarte: { $card }.
event-last-round = { $seat } hat genug Aufträge erfüllt: Die Runde wird noch zu Ende gespielt.
event-last-round-you = Du hast genug Aufträge erfüllt: Die Runde wird noch zu Ende gespielt.
event-end = { $ending }
event-final = { $seat }: { $number } SP.
event-final-you = Du: { $number } SP.

# Wie eine Partie endet
ending-round = Genug Aufträge sind erfüllt, und die Runde ist vorbei: Ende der Partie.
ending-last-player = Die letzte Person der Runde hat genug Aufträge erfüllt: Ende der Partie.
ending-jail = Genug Aufträge sind erfüllt, und die letzte Person der Runde sitzt im Kerker: Ende der Partie.
ending-idle = Seit vielen Runden hat niemand einen Auftrag erfüllt: Ende der Partie.

# Plättchen
tile-red-key = Schlüssel (rot)
tile-red-coin = Münzplättchen (rot)
tile-red-ring = Ring (rot)
tile-red-watch = Uhr (rot)
tile-blue-key = Schlüssel (blau)
tile-blue-coin = Münzplättchen (blau)
tile-blue-watch = Uhr (blau)
tile-blue-necklace = Halskette (blau)
tile-yellow-key = Schlüssel (gelb)
tile-yellow-coin = Münzplättchen (gelb)
tile-yellow-ring = Ring (gelb)
tile-yellow-brooch = Brosche (gelb)
tile-green-key = Schlüssel (grün)
tile-green-coin = Münzplättchen (grün)
tile-green-necklace = Halskette (grün)
tile-green-brooch = Brosche (grün)
tile-black-necklace = Halskette (schwarz)
tile-black-diamond = Diamant (schwarz)
tile-black-three-keys = drei Schlüssel (schwarz)
tile-black-double-coin = Doppelmünze (schwarz)
tile-white-ring = Ring (neutral)
tile-white-watch = Uhr (neutral)
tile-white-necklace = Halskette (neutral)
tile-white-brooch = Brosche (neutral)
tile-white-diamond = Diamant (neutral)
tile-forged-1 = das gefälschte Plättchen
tile-forged-2 = das zweite gefälschte Plättchen
tile-forged-3 = das dritte gefälschte Plättchen
bag-called = { $bag ->
    [Rot] roten
    [Blau] blauen
    [Gelb] gelben
    [Schwarz] schwarzen
   *[other] grünen
} Sack
bag-red = Rot
bag-blue = Blau
bag-yellow = Gelb
bag-green = Grün
bag-black = Schwarz

# Gegenstände
item-coin = Münze
item-ring = Ring
item-watch = Uhr
item-necklace = Halskette
item-brooch = Brosche
item-diamond = Diamant
item-three-keys = drei Schlüssel
item-double-coin = Doppelmünze
item-red-key = roter Schlüssel
item-blue-key = blauer Schlüssel
item-yellow-key = gelber Schlüssel
item-green-key = grüner Schlüssel
item-black-key = schwarzer Schlüssel

# Aufträge
order-A1 = { $coin-tile ->
    [one] ein Münzplättchen
   *[other] { $coin-tile } Münzplättchen
} aus einem beliebigen Sack
order-A2 = { $tile } gleiche Plättchen direkt nacheinander
order-A3 = { $ring ->
    [one] Ring
   *[other] { $ring } Ringe
} + { $watch ->
    [one] Uhr
   *[other] { $watch } Uhren
}
order-A4 = { $necklace ->
    [one] Halskette
   *[other] { $necklace } Halsketten
} + { $brooch ->
    [one] Brosche
   *[other] { $brooch } Broschen
}
order-A5 = { $key } Schlüssel + { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
order-A6 = Plättchen in { $tile } Sackfarben
order-A7 = { $key } Schlüssel verschiedener Farbe
order-A8 = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
order-B01 = { $black-tile } schwarze + { $green-tile } grüne Plättchen
order-B02 = { $red-tile } rote + { $blue-tile } blaue Plättchen
order-B03 = { $blue-tile } blaue + { $yellow-tile } gelbe Plättchen
order-B04 = Plättchen in { $tile } verschiedenen Sackfarben
order-B05 = { $tile } Plättchen einer Sackfarbe
order-B06 = { $valuable } verschiedene Wertsachen
order-B07 = { $valuable } gleiche Wertsachen
order-B08 = { $tile } Beuteplättchen
order-B09 = { $red-key ->
    [one] roter
   *[other] { $red-key } rote
} + { $blue-key ->
    [one] blauer
   *[other] { $blue-key } blaue
} Schlüssel
order-B10 = { $yellow-key ->
    [one] gelber
   *[other] { $yellow-key } gelbe
} + { $green-key ->
    [one] grüner
   *[other] { $green-key } grüne
} Schlüssel
order-B11 = { $red-key ->
    [one] roter
   *[other] { $red-key } rote
} + { $green-key ->
    [one] grüner
   *[other] { $green-key } grüne
} Schlüssel
order-B12 = { $blue-key ->
    [one] blauer
   *[other] { $blue-key } blaue
} + { $yellow-key ->
    [one] gelber
   *[other] { $yellow-key } gelbe
} Schlüssel
order-B13 = { $key } Schlüssel verschiedener Farben
order-B14 = { $key } Schlüssel + { $diamond ->
    [one] Diamant
   *[other] { $diamond } Diamanten
}
order-B15 = { $diamond ->
    [one] Diamant
   *[other] { $diamond } Diamanten
}
order-B16 = { $ring ->
    [one] Ring
   *[other] { $ring } Ringe
} + { $watch ->
    [one] Uhr
   *[other] { $watch } Uhren
} + { $brooch ->
    [one] Brosche
   *[other] { $brooch } Broschen
}
order-B17 = { $necklace ->
    [one] Halskette
   *[other] { $necklace } Halsketten
} + { $watch ->
    [one] Uhr
   *[other] { $watch } Uhren
} + { $diamond ->
    [one] Diamant
   *[other] { $diamond } Diamanten
}
order-B18 = { $ring ->
    [one] Ring
   *[other] { $ring } Ringe
} + { $necklace ->
    [one] Halskette
   *[other] { $necklace } Halsketten
}
order-B19 = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
order-B20 = { $diamond ->
    [one] Diamant
   *[other] { $diamond } Diamanten
} + { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
order-B21 = { $tile } Plättchen in einem Zug
order-B22 = { $black-tile } Plättchen aus dem schwarzen Sack in einem Zug
order-B23 = { $key ->
    [one] ein Schlüssel
   *[other] { $key } Schlüssel
} und { $coin-tile ->
    [one] ein Münzplättchen
   *[other] { $coin-tile } Münzplättchen
} in einem Zug
order-B24 = { $count ->
    [one] einen Hehler
   *[other] { $count } Hehler
} in einem Zug erfüllen
order-B25 = mindestens { $count } Plättchen in einem Zug verkaufen
order-B26 = in einem Zug an { $count ->
    [one] einen Hehler
   *[other] { $count } verschiedene Hehler
} verkaufen
raid-R1 = Polizeirazzia (ab { $loot } Beuteplättchen { $give } abgeben)
raid-R2 = Polizeirazzia (ab { $loot } Beuteplättchen { $give } abgeben)
raid-R3 = Polizeirazzia (ab { $posters ->
    [one] 1 Steckbrief
   *[other] { $posters } Steckbriefen
} in den Kerker)
raid-R4 = Polizeirazzia (ab { $posters ->
    [one] 1 Steckbrief
   *[other] { $posters } Steckbriefen
} in den Kerker)
raid-R5 = Polizeirazzia (ab { $loot } Beuteplättchen { $give } abgeben; ab { $posters ->
    [one] 1 Steckbrief
   *[other] { $posters } Steckbriefen
} in den Kerker)
raid-R6 = Polizeirazzia (ab { $loot } Beuteplättchen { $give } abgeben; ab { $posters ->
    [one] 1 Steckbrief
   *[other] { $posters } Steckbriefen
} in den Kerker)

# Hehler
dealer-D1 = Goldschmied Lenz
dealer-D2 = Uhrmacher Böck
dealer-D3 = Juwelier Falk
dealer-D4 = Putzmacherin Ida
dealer-D5 = Brautwerberin Ute
dealer-D6 = Kapitän Voss
dealer-D7 = Schneiderin Lotte
dealer-D8 = Garderobiere Anni
dealer-D9 = Pfandleiher Grimm
dealer-D10 = Schlosser Kunz
dealer-D11 = Steinschleifer Jost
dealer-D12 = Sammlerin Agathe

# Komplizen
card-assassin = Meuchlerin
card-backstabber = Verräter
card-beggar = Bettler
card-copycat = Betrügerin
card-forger = Fälscher
card-gold-digger = Erbschleicherin
card-guardian-angel = Schutzengelchen
card-hustler = Taschenspieler
card-know-it-all = Naseweis
card-sidekick = Lockvogel
card-red-lock-picker = Schlossknackerin (rot)
card-blue-lock-picker = Schlossknackerin (blau)
card-yellow-lock-picker = Schlossknackerin (gelb)
card-green-lock-picker = Schlossknackerin (grün)
card-black-lock-picker = Schlossknackerin (schwarz)

# Was sie tun
effect-assassin = Als Antwort auf einen eben gespielten Komplizen: Er wird neutralisiert.
effect-backstabber = Nachdem jemand anderes erfolgreich gestohlen hat: Die Person muss noch einmal ziehen. Ein Schädel bringt dir { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
effect-beggar = Jederzeit: Alle anderen ab { $loot } Beuteplättchen geben dir ein Plättchen oder eine Münze.
effect-copycat = Während jemand anderes stiehlt: Zieh ein Plättchen aus demselben Sack. Ein Schädel bleibt ohne Folgen.
effect-forger = Eines deiner Plättchen gilt als etwas anderes, für einen Auftrag, einen Verkauf oder eine Zahlung.
effect-gold-digger = Nachdem jemand anderes erfolgreich gestohlen hat: Teil die Beute in zwei Teile; die Person wählt, du bekommst den Rest.
effect-guardian-angel = Wenn jemand anderes einen Schädel zieht: Er gilt als nicht gezogen, und du nimmst eines der frischen Plättchen.
effect-hustler = Jederzeit: Tausch ein Plättchen mit jemandem; die Person bekommt auch diese Karte.
effect-know-it-all = Bevor jemand anderes stiehlt: Wette, ob ein Schädel kommt. Richtig: { $points } SP, und du behältst die Karte.
effect-lock-picker = Ein Schlüssel ihrer Farbe für einen Auftrag.
effect-black-lock-picker = { effect-lock-picker }
effect-green-lock-picker = { effect-lock-picker }
effect-yellow-lock-picker = { effect-lock-picker }
effect-blue-lock-picker = { effect-lock-picker }
effect-red-lock-picker = { effect-lock-picker }
effect-sidekick = Unmittelbar nachdem du gestohlen hast: Stiehl aus einem anderen Sack weiter. Ein Schädel beim ersten Zug bleibt ohne Folgen.

# Meisterdiebe
thief-T1 = Rädelsführerin (zieht vor jedem eigenen Zug { $cards ->
    [one] einen Komplizen
   *[other] { $cards } Komplizen
})
thief-T2 = Feilscher (bekommt einmal pro Zug { $points } SP mehr beim Verkaufen)
thief-T3 = Freischaffende (darf auch Aufträge erfüllen, die niemand reserviert hat)
thief-T4 = Schatten (zählt bei Razzien { $less ->
    [one] ein Plättchen und einen Steckbrief
   *[other] { $less } Plättchen und { $less } Steckbriefe
} weniger)
thief-T5 = Charmeurin (verliert nichts durch abgebrochene Aufträge)
thief-T6 = Langfinger (behält beim Schädel ein Plättchen)

# Optionen
option-ask = Wer gefragt wird, ob er einen Komplizen spielt: alle, die es könnten, oder nur, wer einen hat
option-thieves = Meisterdiebe: ausgesucht, zufällig verteilt oder weggelassen
option-idle_rounds = Die Partie endet nach so vielen Runden, in denen niemand einen Auftrag erfüllt

# Der Tisch
table-title = Runde { $number }, { $seat } ist am Zug.
table-last-round = Das ist die letzte Runde.
table-orders = Aufträge
table-dealers = Hehler (Punkte je Feld, { $number } mehr für das letzte)
table-bags = Säcke
table-empty = (leeres Feld)
table-none = keine
table-kind-own = Besitze
table-kind-discard = Gib ab
table-kind-draw = Ziehe
table-kind-feat = Kunststück
table-points = { $number } SP
table-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
table-neutral = { $number ->
    [one] 1 neutrales Plättchen
   *[other] { $number } neutrale Plättchen
}
table-posters = { $number ->
    [one] 1 Steckbrief
   *[other] { $number } Steckbriefe
}
table-any-key = beliebiger Schlüssel
table-skull = Schädel { $number } von { $number2 }
table-safe = Chance auf { $number ->
    [1] 1
    [2] 1, 2
    [3] 1, 2, 3
   *[other] 1, 2, 3, 4
} Plättchen ohne Schädel: { $chances } %
table-stake = { $number ->
    [one] ein Schädel kostet dich 1 Plättchen
   *[other] ein Schädel kostet dich { $number } Plättchen
}
table-no-loot = keine Beute mehr
table-supply = Vorrat: Münzen { $coins }, Steckbriefe { $posters }; neutrale Plättchen: { $tiles }
table-piles = Stapel: Aufträge { $orders }, Hehler { $dealers }, Komplizen { $cards }. Abgelegte Komplizen: { $discards }
table-you = { $name } (du)
table-seat = { $name }: { $points } SP; Münzen { $coins }, Steckbriefe { $posters }, Aufträge { $orders } von { $end }
table-jailed = (im Kerker)
table-thief = Meisterdieb { $thief }
table-thief-locked = Meisterdieb { $thief }, ab { $number ->
    [one] 1 Auftrag
   *[other] { $number } Aufträgen
}
table-loot = Beute: { $tiles }
table-fresh = frisch gestohlen: { $tiles }
table-forged = { $tile } gilt als { $item }
table-hand = Komplizen: { $cards }
table-known = { $card } (allen bekannt)
table-hidden = { $number ->
    [one] 1 verdeckt
   *[other] { $number } verdeckt
}
ask-no-change = Der Vorrat ist leer: Für eine Doppelmünze gibt es kein Wechselgeld.
ask-risk = Ein Schädel ({ $number } %) kostet dich: { $tile }.
ask-risk-none = Ein Schädel kommt mit { $number } %.
ask-choose-thief = Welchen Meisterdieb suchst du dir aus?
ask-reserve = Reserviere einen Auftrag, wenn du magst, oder wähl einen Sack.
ask-announced = { $seat } will den { bag-called } bestehlen ({ $odds }). Spielst du einen Komplizen?
ask-stealing = { $seat } bestiehlt den { bag-called } ({ $odds }). Spielst du einen Komplizen?
ask-skull-drawn = { $seat } hat einen Schädel gezogen. Spielst du einen Komplizen, bevor etwas zurückgelegt wird?
ask-got-away = { $seat } kommt mit der Beute davon: { $tile }. Spielst du einen Komplizen?
ask-just-played = { $seat } hat ausgespielt: { $card }. Antwortest du darauf?
ask-draw-or-stop = Aus dem { bag-called } weiterziehen ({ $odds }) oder aufhören?
ask-cling = Welches Plättchen behältst du?
ask-actions = Erfülle Aufträge, verkaufe an Hehler oder mach weiter.
ask-pay = Womit erfüllst du „{ $order }“?
ask-choose-neutral = Welches neutrale Plättchen nimmst du?
ask-hiding-loot = Die Polizei zählt die Beute, und du hast ein Plättchen zu viel. Versteckst du es?
ask-hiding-posters = Die Polizei zählt die Steckbriefe, und du hast einen zu viel. Versteckst du ihn?
ask-give-up = Die Polizei ist da: Was legst du zurück ({ $number })?
ask-hiring = { $number ->
    [0] Heuerst du Komplizen an?
    [one] Ein Komplize ist bezahlt; du ziehst die Karte, wenn du fertig bist. Noch einer?
   *[other] { $number } Komplizen sind bezahlt; du ziehst die Karten, wenn du fertig bist. Noch mehr?
}
ask-beg = { $seat } schickt den Bettler, der dir den Hut hinhält: Was gibst du?
ask-forge = Welches Plättchen fälschst du?
ask-forge-for = Als was gilt es: { $tile }?
ask-split = Zu welchem Teil gehört: { $tile }?
ask-keep-part = Welchen Teil behältst du? 1: { $tile }. 2: { $tile2 }.
ask-angel-takes = Welches frische Plättchen nimmst du für deine Hilfe?
ask-swap = Welches deiner Plättchen tauschst du weg?
ask-swap-for = Was nimmst du dafür: { $tile }?
target-bag = den { bag-called }

# Im Browser
ui-swindler-jailed = im Kerker
ui-swindler-coins = Münzen
ui-swindler-posters = Steckbriefe
ui-swindler-hand = Komplizen
ui-swindler-orders = Erfüllte Aufträge

ui-swindler-loot = Deine Beute
ui-swindler-fresh = Frisch gestohlen
ui-swindler-safe = weiße Plättchen sind vor Schädeln sicher
ui-swindler-lost = weg beim Schädel
ui-swindler-supply = Vorrat
ui-swindler-in = { $skulls } von { $tiles }
ui-swindler-pile = Aufträge übrig: { $number }
ui-swindler-why-order = Deine Plättchen erfüllen diesen Auftrag nicht, du hast ihn nicht reserviert, oder er ist von jemand anderem reserviert.
ui-swindler-why-dealer = Du hast nichts, was dieser Hehler nimmt, oder es ist nicht die Zeit zum Verkaufen.
ui-swindler-why-bag = Einen Sack wählst du in Schritt 1 deines Zuges.
ui-swindler-locked = { $number ->
    [one] Noch 1 Auftrag:
   *[other] Noch { $number } Aufträge:
}
tile-skull = Schädel
ui-swindler-odds-title = Die Chance, davonzukommen
ui-swindler-odds-bag = Sack
ui-swindler-odds-next = Schädel
ui-swindler-odds-safe = { $number } × gut
ui-many-move-steal = Sack bestehlen
ui-many-move-sidekick = { $card }: weiter mit
ui-many-move-pay = Bezahlen mit
ui-many-move-give = Geben
ui-many-move-return = Zurücklegen
ui-many-move-keep = Behalten
ui-many-move-take = Nehmen
ui-many-move-forge = Fälschen
ui-many-move-forge-as = Gilt als
ui-many-move-swap = Wegtauschen
ui-many-move-get = Von { $seat } bekommen
ui-many-move-sell = An { $dealer } verkaufen
ui-many-move-hire = Einen Komplizen anheuern für
ui-many-move-hire-two = Zwei Komplizen anheuern für
ui-moment-skull = Ein Schädel!
ui-moment-raid = Razzia!
ui-moment-plays = Ein Komplize
ui-moment-end = Die Nacht ist vorbei
ui-sheet-orders = Aufträge
ui-sheet-dealers = Hehler
ui-sheet-complete = Erfüllte Hehler
ui-sheet-bets = Wetten
ui-sheet-lost = Verlorene Aufträge
ui-sheet-tie = Gleichstand: erfüllte Aufträge
ui-sheet-open = Offene Reservierungen
ui-sheet-coins = Münzen am Ende
ui-sheet-start = Start
ui-sheet-rest = Start und Münzen
ui-swindler-free = Frei
ui-swindler-yours = Deiner
ui-swindler-ready = bereit
ui-swindler-theirs = von { $name }
ui-swindler-have = { $have } von { $number }
ui-swindler-vp = SP
ui-swindler-takes = Nimmt: { $item }
ui-swindler-open = { $number ->
    [one] letztes Feld: +{ $bonus }
   *[other] noch { $number }, dann +{ $bonus }
}
ui-swindler-inside = { $loot } Beute, { $skulls ->
    [one] 1 Schädel
   *[other] { $skulls } Schädel
}
ui-step-reserve = Reservieren
ui-step-steal = Stehlen
ui-step-act = Handeln
ui-step-refill = Auffüllen
ui-step-hire = Anheuern
item-key = Schlüssel
ui-swindler-skull = Schädel { $skulls } von { $tiles }

# Die Lektion
lesson-goal = Stiehl Beute, und mach Punkte daraus.
lesson-goal-more = Aufträge und Hehler zahlen dafür. Ein Zug hat fünf Schritte: reservieren, einen Sack bestehlen, erfüllen und verkaufen, auffüllen, Komplizen anheuern. Wer die meisten Punkte hat, gewinnt.
lesson-reserve = Reserviere „{ $order }“.
lesson-reserve-more = Erfüllen kannst du nur Aufträge, auf denen dein Marker liegt. Eine Uhr hast du schon: Dir fehlt nur ein Ring.
lesson-not-watch = Das hat Zeit. Von „{ $order }“ gehört dir schon die Hälfte.
lesson-not-reserve = Zuerst der Auftrag: Ohne deinen Marker könntest du ihn nicht erfüllen.
lesson-steal = Bestiehl den { bag-called }.
lesson-steal-more = Du siehst, was kommen kann: sieben Plättchen, darunter drei Ringe, und ein Schädel. Das erste kommt sofort, danach entscheidest du nach jedem neu.
lesson-not-red = Dein Auftrag will einen Ring, und im roten Sack sind noch alle drei.
lesson-not-enough = Ein Auftrag genügt in diesem Zug. Bestiehl jetzt den roten Sack.
lesson-draw = Ein Ring! Zieh noch einmal.
lesson-draw-more = Eins von { $number } ist der Schädel. Er nähme dir alles Rote vor dir, auch den neuen Ring. Die blaue Uhr ist sicher.
lesson-not-draw = Mit dem Ring aufzuhören wäre nicht dumm. Aber die Aussichten sind gut, und ein Schlüssel bringt hier Punkte: Versuch es.
lesson-stop = Noch ein Schlüssel. Jetzt hör auf.
lesson-stop-more = Wer aufhört, behält alles. Der Ring ist für deinen Auftrag, und der Schlüssel passt auf das letzte Feld eines Hehlers.
lesson-not-stop = Du hast alles, was du wolltest. Kommt jetzt der Schädel, ist es weg: Hör auf.
lesson-fulfil = Erfülle „{ $order }“.
lesson-fulfil-more = Ring und Uhr gehen zurück in ihre Säcke, und du bekommst vier Punkte. Steht „Besitze“ auf einem Auftrag, zeigst du sie nur vor.
lesson-not-fulfil = Zuerst der Auftrag: Nirgends bringen Ring und Uhr so viel.
lesson-sell = Verkauf an { $dealer }: { $tile }.
lesson-sell-more = Das Feld zeigt einen Punkt. Wer das letzte Feld füllt, bekommt zwei dazu, ganz gleich, von wem der Rest ist.
lesson-not-sell = Noch nicht: Mit dem Schlüssel ist dieser Hehler vollständig, das sind drei Punkte.
lesson-hire = Heuere für deine Münze einen Komplizen an.
lesson-hire-more = Jeder kostet eine Münze, bleibt verdeckt auf deiner Hand und ist ab dem nächsten Zug der anderen zu gebrauchen.
lesson-not-hire-coin = Auch ein Münzplättchen ist Geld. Behalt es aber noch als Beute, und zahl mit der runden Münze.
lesson-not-hire = Am Ende ist die Münze nur einen Punkt wert. Ein Komplize kann mehr bringen: Heuere einen an.
lesson-angel = { $seat } zieht einen Schädel. Spiel: { $card }!
lesson-angel-more = Damit gilt der Schädel nicht, und du nimmst dir eins der eben gestohlenen Plättchen. Achte also auch auf die Züge der anderen.
lesson-not-angel = Wenn du passt, kommen beide Plättchen zurück in den Sack, und niemand hat etwas davon. Spiel die Karte.
lesson-take = Nimm dir: { $tile }.
lesson-take-more = Den Rest behält { $seat } und darf weitermachen. Nimm, was du brauchst: Einer der Aufträge will eine Halskette.
lesson-not-take = Ein Schlüssel bringt beim Hehler einen Punkt. Die Halskette ist ein halber Auftrag.
lesson-plan = Du bist dran: Reserviere „{ $order }“.
lesson-plan-more = Die Halskette hast du. Marker bleiben liegen, bis du den Auftrag erfüllst. Verdrängt dich aber jemand, oder nimmst du deinen Marker zurück, kostet dich das zwei Punkte.
lesson-not-plan = Die Halskette gehört zu „{ $order }“. Reserviere das.
lesson-not-plan-first = Reserviere zuerst „{ $order }“, und stiehl dann, was noch fehlt.
lesson-yellow = Bestiehl den { bag-called }.
lesson-yellow-more = Zwei Broschen sind darin. Vergiss nicht: Du hast ein Münzplättchen dieser Farbe.
lesson-not-yellow = Dir fehlt eine Brosche, und zwei davon sind im gelben Sack.
lesson-greed = Eine Brosche! Sei einmal gierig: Zieh.
lesson-greed-more = Du könntest zufrieden aufhören. Aber du sollst einen Schädel gesehen haben, bevor es richtig wehtut.
lesson-not-greed = Das wäre klug. In dieser Lektion sollst du sehen, was ein Schädel anrichtet: Zieh.
lesson-caught = Der Schädel: Alles Gelbe ist weg.
lesson-caught-more = Die neue Brosche und dein altes Münzplättchen sind wieder im Sack. Andere Farben bleiben, weiße Plättchen immer. Wäre er gleich als Erstes gekommen, gäbe es eine Münze als Trost.
lesson-keep = Behalt, was du hast ({ $tile }).
lesson-keep-more = Erwischt oder nicht, die anderen Schritte bleiben dir. Ein Hehler gäbe ein, zwei Punkte dafür, dein Auftrag bringt vier. Mach also weiter.
lesson-not-keep = Im Auftrag ist die Halskette mehr wert. Behalt sie: Fertig mit diesem Schritt.
lesson-again = Bestiehl noch einmal den { bag-called }.
lesson-again-more = Beide Broschen sind wieder darin. Und du hast nichts zu verlieren: Ein Schädel nimmt dort nur Gelbes, und du hast nichts Gelbes.
lesson-not-again = Beide Broschen sind im gelben Sack, und du hast nichts Gelbes zu verlieren. Geh dorthin.
lesson-enough = Die Brosche. Jetzt hör auf.
lesson-enough-more = Frag dich jedes Mal, was das nächste Plättchen bringen kann und was dich ein Schädel kosten würde.
lesson-not-stop-now = Du hast, was du brauchst, und weißt, was ein Schädel anrichtet. Hör auf.
lesson-finish = Erfülle „{ $order }“.
lesson-finish-more = Halskette und Brosche: noch einmal vier Punkte.
lesson-not-finish = Zuerst der Auftrag: vier Punkte für die beiden.
lesson-end = Jetzt weißt du, wie man Säcke leert.
lesson-end-more = Zu dritt weckt der vierte Auftrag deinen Meisterdieb, und nach dem achten von jemandem endet die Partie mit der Runde. Dann ist jede Münze ein Punkt, und jeder noch reservierte Auftrag kostet zwei.

# Wie man gewinnt und wie es endet
goal-win = Aufträge und Hehler bringen Punkte. Am Ende ist jede Münze noch einer, und jeder reservierte Auftrag kostet { $number6 }. Wer die meisten Punkte hat, gewinnt.
goal-end = Hat jemand { $number5 ->
    [one] 1 Auftrag
   *[other] { $number5 } Aufträge
} erfüllt, wird die Runde noch zu Ende gespielt, dann ist Schluss. { $number4 ->
    [0] Noch hat niemand einen.
   *[other] Am weitesten ist jemand mit { $number4 }.
}
goal-now = Du hast { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} und { $number3 ->
    [one] 1 Auftrag
   *[other] { $number3 } Aufträge
}; die Besten der anderen haben { $number2 ->
    [one] 1 Punkt
   *[other] { $number2 } Punkte
}.

# Bilder und Beispiele in den Regeln
picture-bags = Die fünf vollen Säcke: wie wahrscheinlich ein Schädel ist, und jedes Plättchen darin.
picture-orders = Oben steht, was verlangt wird, unten der Lohn: Punkte, Münzen, neutrale Plättchen (weiß) und Steckbriefe. Der Marker in der Ecke sagt, wem der Auftrag gehört.
picture-dealers = Jeder Hehler kauft drei Gegenstände. Die Zahl ist der Preis in Punkten; beim mittleren ist das erste Feld schon gefüllt.
picture-tiles = Was auf Plättchen und Karten liegt.
picture-caught = Ein Schädel aus dem blauen Sack nimmt alle blauen Plättchen mit, alte und neue. Andere Farben und weiße Plättchen bleiben.
picture-coin = Münze
picture-marker = Reservierungsmarker
example-turn = Ein guter Zug
example-caught = Erwischt
example-raid = Eine Polizeirazzia

# Eine erste Partie: worum es bei jeder Art von Entscheidung geht
first-choose-thief = Die Fähigkeit deines Meisterdiebs wirkt, sobald du einige Aufträge erfüllt hast, und dann bis zum Schluss. Nimm, was zu dir passt: auf Nummer sicher oder auf Punkte.
first-reserve = Erfüllen kannst du nur Aufträge mit deinem Marker, also reserviere, was du bald schaffst. Ein Marker auf einem fremden Auftrag wirft den anderen hinaus, aber ein verlorener eigener kostet dich Punkte.
first-announced = Jemand hat einen Sack angesagt und noch nichts gezogen. Eine Wette auf den Schädel lohnt sich, wo er wahrscheinlich oder der Dieb gierig ist.
first-stealing = Jemand steckt mitten im Diebstahl, und du hast eine Karte, die passt. Spiel sie, wenn sie dir am meisten bringt, oder heb sie auf: Sie läuft nicht weg.
first-skull-drawn = Ein Schädel ist gezogen, zurückgelegt ist noch nichts. Wer den Dieb rettet, bekommt dafür eines der frischen Plättchen: Sieh nach, ob dir eines hilft.
first-got-away = Der Diebstahl ist gelungen, und noch lässt sich die Beute verderben oder teilen. Je mehr erbeutet wurde, desto mehr ist deine Karte wert.
first-just-played = Jemand hat eine Karte gespielt, und du könntest sie aufheben. Frag dich, ob sie dir schadet oder jemandem hilft, der vorn liegt.
first-draw-or-stop = Jedes Plättchen mehr ist nützlich, aber ein Schädel nimmt dir alle Plättchen dieser Farbe, auch die alten. Hör auf, wenn der Verlust schwerer wiegt als das nächste Plättchen.
first-cling = Du bist erwischt, und dein Meisterdieb rettet ein Plättchen. Behalte das, das einen Auftrag am nächsten bringt.
first-actions = Jetzt werden Plättchen zu Punkten: erst Aufträge mit deinem Marker, der Rest an Hehler. Das letzte Feld eines Hehlers bringt extra, aber was verkauft ist, hilft keinem Auftrag mehr.
first-pay = Mehrere deiner Plättchen passen zu diesem Auftrag. Gib das her, das du am ehesten entbehrst.
first-choose-neutral = Ein neutrales Plättchen gehört zu keinem Sack, also nimmt es dir kein Schädel. Nimm das Bild, das ein Auftrag oder Hehler als Nächstes will.
first-hiding = Dein Meisterdieb darf ärmer scheinen, als du bist. Das ist fast immer richtig, es sei denn, die Razzia täte dir einen Gefallen.
first-give-up = Die Polizei nimmt Plättchen deiner Wahl. Gib zurück, was keiner deiner Aufträge braucht.
first-hiring = Ein Komplize kostet eine Münze, oder ein Münzplättchen dafür, und hilft ab dem nächsten Zug. Am Ende ist jede Münze ein Punkt: Heuere also eher früh an als spät.
first-beg = Der Bettler will ein Plättchen oder eine Münze, und du entscheidest. Gib, was du am wenigsten brauchst; was du doppelt hast, ist ein gutes Geschenk.
first-forge-for = Für einmal zählt das Plättchen als dieses Bild. Wähle, was einem Auftrag oder Hehler noch fehlt.
first-forge = Eines deiner Plättchen gilt für einmal als etwas anderes. Die Farbe bleibt, also fälsche eines, dessen Farbe du nicht brauchst.
first-split = Du teilst die Beute in zwei Teile, und der Dieb nimmt sich einen. Mach beide für ihn gleich gut und den Rest noch gut für dich.
first-keep-part = Ein Teil bleibt dir, der andere geht. Zähl nicht die Plättchen, sondern was deine Aufträge brauchen.
first-angel-takes = Für deine Hilfe nimmst du eines der frisch gestohlenen Plättchen. Denk an deine Aufträge oder daran, was der Dieb am nötigsten hätte.
first-swap-for = Was du nimmst, gehört dir, aber die Karte geht mit, und später tauscht man vielleicht mit dir. Nimm, was einen Auftrag fertig macht.
first-swap = Du gibst eines deiner Plättchen gegen ein fremdes. Gib her, was keiner deiner Aufträge will.

# Nach einem selbst gefragt
ask-skull-drawn-own = Du hast einen Schädel gezogen. Spielst du einen Komplizen, bevor etwas zurückgeht?

# Teile des Bildschirms im Terminal
zone-dealers = Hehler
zone-others = Die anderen
zone-stake = kostet dich { $number }
zone-safe = sicher zu { $chances } %
