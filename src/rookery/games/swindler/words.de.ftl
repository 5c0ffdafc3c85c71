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
move-steal = Sack bestehlen: { $bag }
move-play = Ausspielen: { $card }
move-bet-skull = { $card }: wetten, dass ein Schädel kommt
move-bet-safe = { $card }: wetten, dass kein Schädel kommt
move-sidekick = { $card }: weiter mit dem Sack { $bag }
move-choose = { $thief } wählen
move-reserve = { $order } reservieren
move-cancel = { $order } abbrechen
move-fulfil = { $order } erfüllen
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
event-thief-shown = Meisterdieb zur Auswahl: { $thief }.
event-thief = { $seat } nimmt { $thief }.
event-dealer = Neuer Hehler: { $dealer }.
event-order = Neuer Auftrag: { $order }.
event-turn = Runde { $number }: { $seat } ist am Zug.
event-skipped = { $seat } sitzt im Kerker: Der Zug fällt aus.
event-reserve = { $seat } reserviert { $order }.
event-kicked = { $seat } wird von { $order } verdrängt.
event-cancel = { $seat } bricht { $order } ab.
event-loses = { $seat } verliert { $number } SP.
event-steal = { $seat } bestiehlt einen Sack: { $bag }.
event-draw = { $seat } zieht: { $tile }.
event-skull = { $seat } zieht einen Schädel ({ $bag })!
event-free-skull = Dank des Lockvogels passiert { $seat } nichts.
event-comfort = Zum Trost bekommt { $seat } eine Münze.
event-returns = { $seat } legt zurück: { $tile }.
event-keeps = { $seat } behält: { $tile }.
event-stop = { $number ->
    [0] { $seat } hört mit leeren Händen auf.
    [one] { $seat } hört mit einem Plättchen auf.
   *[other] { $seat } hört mit { $number } Plättchen auf.
}
event-plays = { $seat } spielt aus: { $card }.
event-neutralised = { $card } von { $seat } wird neutralisiert.
event-taken-back = { $seat } nimmt zurück: { $card }.
event-bet-skull = { $seat } wettet auf einen Schädel.
event-bet-safe = { $seat } wettet, dass kein Schädel kommt.
event-bet-won = { $seat } hatte recht: 1 SP, und der Naseweis kommt zurück auf die Hand.
event-bet-lost = { $seat } lag falsch: Der Naseweis wird abgelegt.
event-switch = { $seat } stiehlt weiter aus einem anderen Sack: { $bag }.
event-copied = { $seat } greift ebenfalls in den Sack: { $tile }.
event-copied-skull = { $seat } greift ebenfalls in den Sack und erwischt den Schädel. Nichts passiert.
event-reward = Der Verräter bringt { $seat } eine Münze.
event-split = { $seat } teilt auf, was { $seat2 } gestohlen hat.
event-part = Teil { $number }: { $tile }.
event-keep-part = { $seat } behält Teil { $number }.
event-digs = { $seat } bekommt: { $tile }.
event-rescued = { $seat2 } rettet { $seat }: Der Schädel kommt zurück in den Sack.
event-takes = { $seat } nimmt von { $seat2 }: { $tile }.
event-gives = { $seat } gibt { $seat2 }: { $tile }.
event-gives-coin = { $seat } gibt { $seat2 } eine Münze.
event-swap = { $seat } gibt { $seat2 }: { $tile }, und nimmt dafür: { $tile2 }. Der Taschenspieler geht an { $seat2 }.
event-forges = { $seat } fälscht: { $tile } gilt als { $item }.
event-key = { $seat } hat für die Aufträge dieses Zuges einen Schlüssel mehr: { $card }.
event-fulfils = { $seat } erfüllt { $order }.
event-pays = { $seat } bezahlt: { $tile }.
event-pays-coin = { $seat } bezahlt eine Münze.
event-change = { $seat } bekommt eine Münze Wechselgeld.
event-no-change = Der Vorrat ist leer: kein Wechselgeld für { $seat }.
event-scores = { $seat } bekommt { $number } SP.
event-coins = { $number ->
    [one] { $seat } bekommt eine Münze.
   *[other] { $seat } bekommt { $number } Münzen.
}
event-no-coins = { $number ->
    [one] Der Vorrat ist leer: { $seat } entgeht eine Münze.
   *[other] Der Vorrat ist leer: { $seat } entgehen { $number } Münzen.
}
event-neutral = { $seat } nimmt aus dem Vorrat: { $tile }.
event-posters = { $number ->
    [one] { $seat } muss einen Steckbrief nehmen.
   *[other] { $seat } muss { $number } Steckbriefe nehmen.
}
event-master = { $seat } ist von jetzt an Meisterdieb.
event-sells = { $seat } verkauft an { $dealer }: { $tile }, { $number } SP.
event-haggles = { $seat } handelt 1 SP mehr heraus.
event-completes = { $dealer } ist voll: 2 SP mehr für { $seat }.
event-shuffle-dealers = Die abgelegten Hehler werden gemischt.
event-shuffle-cards = Die abgelegten Komplizen werden gemischt.
event-raid = { $raid }!
event-raid-later = { $raid }: Eine Razzia genügt, diese kommt zurück in den Stapel.
event-hit = Bei { $seat } findet die Polizei zu viel.
event-jail = { $seat } wandert in den Kerker und legt einen Steckbrief zurück.
event-hires = { $number ->
    [one] { $seat } heuert einen Komplizen an.
   *[other] { $seat } heuert { $number } Komplizen an.
}
event-hired = { $seat } zieht eine Komplizenkarte: { $card }.
event-hired-hidden = { $seat } zieht eine Komplizenkarte.
event-last-round = { $seat } hat genug Aufträge erfüllt: Die Runde wird noch zu Ende gespielt.
event-end = { $ending }
event-final = { $seat }: { $number } SP.

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
order-A1 = A1 (ein Münzplättchen aus einem beliebigen Sack)
order-A2 = A2 (2 gleiche Plättchen direkt nacheinander)
order-A3 = A3 (Ring + Uhr)
order-A4 = A4 (Halskette + Brosche)
order-A5 = A5 (1 Schlüssel + 1 Münze)
order-A6 = A6 (Plättchen in 3 Sackfarben)
order-A7 = A7 (2 Schlüssel verschiedener Farbe)
order-A8 = A8 (2 Münzen)
order-B01 = B01 (2 schwarze + 2 grüne Plättchen)
order-B02 = B02 (2 rote + 2 blaue Plättchen)
order-B03 = B03 (2 blaue + 2 gelbe Plättchen)
order-B04 = B04 (1 Plättchen in jeder der 5 Sackfarben)
order-B05 = B05 (4 Plättchen einer Sackfarbe)
order-B06 = B06 (4 verschiedene Wertsachen)
order-B07 = B07 (3 gleiche Wertsachen)
order-B08 = B08 (6 Beuteplättchen)
order-B09 = B09 (roter + blauer Schlüssel)
order-B10 = B10 (gelber + grüner Schlüssel)
order-B11 = B11 (roter + grüner Schlüssel)
order-B12 = B12 (blauer + gelber Schlüssel)
order-B13 = B13 (3 Schlüssel verschiedener Farben)
order-B14 = B14 (1 Schlüssel + Diamant)
order-B15 = B15 (2 Diamanten)
order-B16 = B16 (Ring + Uhr + Brosche)
order-B17 = B17 (Halskette + Uhr + Diamant)
order-B18 = B18 (2 Ringe + Halskette)
order-B19 = B19 (3 Münzen)
order-B20 = B20 (Diamant + 2 Münzen)
order-B21 = B21 (4 Plättchen in einem Zug)
order-B22 = B22 (2 Plättchen aus dem schwarzen Sack in einem Zug)
order-B23 = B23 (ein Schlüssel und ein Münzplättchen in einem Zug)
order-B24 = B24 (2 Hehler in einem Zug erfüllen)
order-B25 = B25 (mindestens 3 Plättchen in einem Zug verkaufen)
order-B26 = B26 (in einem Zug an alle 3 Hehler verkaufen)
raid-R1 = Polizeirazzia R1 (ab 3 Beuteplättchen 1 abgeben)
raid-R2 = Polizeirazzia R2 (ab 4 Beuteplättchen 2 abgeben)
raid-R3 = Polizeirazzia R3 (ab 2 Steckbriefen in den Kerker)
raid-R4 = Polizeirazzia R4 (ab 3 Steckbriefen in den Kerker)
raid-R5 = Polizeirazzia R5 (ab 4 Beuteplättchen 1 abgeben; ab 3 Steckbriefen in den Kerker)
raid-R6 = Polizeirazzia R6 (ab 5 Beuteplättchen 2 abgeben; ab 2 Steckbriefen in den Kerker)

# Hehler
dealer-D1 = D1
dealer-D2 = D2
dealer-D3 = D3
dealer-D4 = D4
dealer-D5 = D5
dealer-D6 = D6
dealer-D7 = D7
dealer-D8 = D8
dealer-D9 = D9
dealer-D10 = D10
dealer-D11 = D11
dealer-D12 = D12

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
effect-backstabber = Nachdem jemand anderes erfolgreich gestohlen hat: Die Person muss noch einmal ziehen. Ein Schädel bringt dir eine Münze.
effect-beggar = Jederzeit: Alle anderen ab 3 Beuteplättchen geben dir ein Plättchen oder eine Münze.
effect-copycat = Während jemand anderes stiehlt: Zieh ein Plättchen aus demselben Sack. Ein Schädel bleibt ohne Folgen.
effect-forger = Eines deiner Plättchen gilt als etwas anderes, für einen Auftrag, einen Verkauf oder eine Zahlung.
effect-gold-digger = Nachdem jemand anderes erfolgreich gestohlen hat: Teil die Beute in zwei Teile; die Person wählt, du bekommst den Rest.
effect-guardian-angel = Wenn jemand anderes einen Schädel zieht: Er gilt als nicht gezogen, und du nimmst eines der frischen Plättchen.
effect-hustler = Jederzeit: Tausch ein Plättchen mit jemandem; die Person bekommt auch diese Karte.
effect-know-it-all = Bevor jemand anderes stiehlt: Wette, ob ein Schädel kommt. Richtig: 1 SP, und du behältst die Karte.
effect-lock-picker = Ein Schlüssel ihrer Farbe für einen Auftrag.
effect-sidekick = Unmittelbar nachdem du gestohlen hast: Stiehl aus einem anderen Sack weiter. Ein Schädel beim ersten Zug bleibt ohne Folgen.

# Meisterdiebe
thief-T1 = T1 (vor deinem Zug ziehst du einen Komplizen)
thief-T2 = T2 (einmal pro Zug 1 SP mehr beim Verkaufen)
thief-T3 = T3 (du erfüllst auch nicht reservierte Aufträge)
thief-T4 = T4 (Razzien zählen ein Plättchen und einen Steckbrief weniger)
thief-T5 = T5 (abgebrochene Aufträge kosten dich nichts)
thief-T6 = T6 (beim Schädel behältst du ein Plättchen)

# Optionen
option-ask = Wer gefragt wird, ob er einen Komplizen spielt: alle, die es könnten (sealed), oder nur, wer einen hat (holders)
option-thieves = Meisterdiebe: ausgesucht, zufällig verteilt oder weggelassen
option-idle_rounds = Die Partie endet nach so vielen Runden, in denen niemand einen Auftrag erfüllt

# Der Tisch
table-title = Runde { $number }, { $seat } ist am Zug.
table-last-round = Das ist die letzte Runde.
table-orders = Aufträge
table-dealers = Hehler (Punkte je Feld, 2 mehr für das letzte)
table-bags = Säcke
table-empty = (leeres Feld)
table-none = keine
table-kind-own = Besitze
table-kind-discard = Gib ab
table-kind-draw = Ziehe
table-kind-feat = Tat
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
table-supply = Vorrat: { $coins } Münzen, { $posters } Steckbriefe; neutrale Plättchen: { $tiles }
table-piles = Stapel: { $orders } Aufträge, { $dealers } Hehler, { $cards } Komplizen. Abgelegte Komplizen: { $discards }
table-you = { $name } (du)
table-seat = { $name }: { $points } SP; Münzen { $coins }, Steckbriefe { $posters }, Aufträge { $orders } von { $end }
table-jailed = (im Kerker)
table-thief = Meisterdieb { $thief }
table-thief-locked = Meisterdieb { $thief }, ab { $number } Aufträgen
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
ask-reserve = Schritt 1: Reserviere Aufträge, wenn du magst, dann wähl einen Sack.
ask-announced = { $seat } will einen Sack bestehlen: { $bag } ({ $odds }). Spielst du einen Komplizen?
ask-stealing = { $seat } bestiehlt einen Sack: { $bag } ({ $odds }). Spielst du einen Komplizen?
ask-skull-drawn = { $seat } hat einen Schädel gezogen. Spielst du einen Komplizen, bevor etwas zurückgelegt wird?
ask-got-away = { $seat } kommt mit der Beute davon: { $tile }. Spielst du einen Komplizen?
ask-just-played = { $seat } hat ausgespielt: { $card }. Antwortest du darauf?
ask-draw-or-stop = Weiterziehen ({ $bag }, { $odds }) oder aufhören?
ask-cling = Welches Plättchen behältst du?
ask-actions = Schritt 3: Erfülle Aufträge, verkaufe an Hehler oder mach weiter.
ask-pay = Womit erfüllst du { $order }?
ask-choose-neutral = Welches neutrale Plättchen nimmst du?
ask-hiding-loot = Die Polizei zählt die Beute, und du hast ein Plättchen zu viel. Versteckst du es?
ask-hiding-posters = Die Polizei zählt die Steckbriefe, und du hast einen zu viel. Versteckst du ihn?
ask-give-up = Die Polizei ist da: Was legst du zurück ({ $number })?
ask-hiring = Schritt 5: Heuerst du Komplizen an?
ask-beg = { $seat } schickt den Bettler, der dir den Hut hinhält: Was gibst du?
ask-forge = Welches Plättchen fälschst du?
ask-forge-for = Als was gilt es: { $tile }?
ask-split = Zu welchem Teil gehört: { $tile }?
ask-keep-part = Welchen Teil behältst du? 1: { $tile }. 2: { $tile2 }.
ask-angel-takes = Welches frische Plättchen nimmst du für deine Hilfe?
ask-swap = Welches deiner Plättchen tauschst du weg?
ask-swap-for = Was nimmst du dafür: { $tile }?
target-bag = Sack: { $bag }

# Im Browser
ui-swindler-jailed = im Kerker
ui-swindler-coins = Münzen
ui-swindler-posters = Steckbriefe
ui-swindler-hand = Komplizen
ui-swindler-orders = Erfüllte Aufträge
ui-swindler-own = Besitze
ui-swindler-discard = Gib ab
ui-swindler-draw = Ziehe
ui-swindler-feat = Kunststück
ui-swindler-dealer = Hehler
ui-swindler-bonus = gefüllt: +2
ui-swindler-loot = Deine Beute
ui-swindler-fresh = Frisch gestohlen
ui-swindler-safe = weiße Plättchen sind vor Schädeln sicher
ui-swindler-lost = weg beim Schädel
ui-swindler-supply = Vorrat
ui-swindler-in = { $skulls } von { $tiles }
ui-swindler-pile = Aufträge übrig: { $number }
ui-swindler-why-order = Deine Plättchen erfüllen diesen Auftrag nicht, oder er ist für jemand anderen reserviert.
ui-swindler-why-dealer = Du hast nichts, was dieser Hehler nimmt, oder es ist nicht die Zeit zum Verkaufen.
ui-swindler-why-bag = Einen Sack wählst du in Schritt 1 deines Zuges.
ui-swindler-locked = ab { $number } Aufträgen
ui-swindler-played = gerade gespielt
ui-swindler-step = Schritt { $number }
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
ui-moment-skull = Ein Totenkopf!
ui-moment-raid = Razzia!
ui-moment-plays = Ein Komplize
ui-moment-end = Die Nacht ist vorbei
ui-sheet-orders = Aufträge
ui-sheet-dealers = Hehler
ui-sheet-complete = Erfüllte Hehler
ui-sheet-bets = Wetten
ui-sheet-lost = Verlorene oder offene Aufträge
ui-sheet-tie = Gleichstand: erfüllte Aufträge
ui-sheet-rest = Start und Münzen
