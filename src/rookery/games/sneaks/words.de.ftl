# Sneaks & Snitches auf Deutsch.
game-name = Sneaks & Snitches
game-about = Alle schicken zugleich und verdeckt Langfinger an einen Ort und Spitzel an einen anderen. Wer allein an einem unbewachten Ort ist, bekommt die Beute.
game-length = 15 bis 20 Minuten

# Züge
move-sneak = Langfinger nach { $place } schicken
move-snitch = Spitzel bei { $place } aufstellen
move-take = { $colour } nehmen
move-give = { $colour } weggeben
move-get = { $colour } von { $seat } bekommen
move-stop = Nicht weiter tauschen

# Ereignisse
event-round = Runde { $number }.
event-ally = { $seat } hat den Verbündeten: zwei Trupps Langfinger, ein Trupp Spitzel.
event-deal = Neu bei { $place }: { $loot }.
event-ally-you = Du hast den Verbündeten: zwei Trupps Langfinger, ein Trupp Spitzel.
event-planned = { $seat } plant: { $move }.
event-planned-hidden = { $seat } legt eine Karte verdeckt aus.
event-planned-you = Du planst: { $move }.
event-sneaks = Langfinger von { $seat }: { $place }.
event-sneaks-you = Deine Langfinger: { $place }.
event-snitches = Spitzel von { $seat }: { $place }.
event-snitches-you = Deine Spitzel: { $place }.
event-guarded = { $place } ist bewacht. Nichts geschieht.
event-crowd = Bei { $place } kommen sich die Langfinger in die Quere.
event-no-stash = Es sind zu wenige Versteckkarten übrig: Niemand bei { $place } bekommt eine.
event-vanish = Bei { $place } ist niemand, die Karte kommt weg: { $loot }.
event-steal = { $seat } stiehlt bei { $place }: { $loot }.
event-steal-you = Du stiehlst bei { $place }: { $loot }.
event-tokens = { $seat } nimmt { tokens-counted }.
event-tokens-you = Du nimmst { tokens-counted }.
event-stash = { $seat } zieht eine Versteckkarte: { $colour }.
event-stash-hidden = { $seat } zieht eine Versteckkarte.
event-stash-you = Du ziehst eine Versteckkarte: { $colour }.
event-safe = { $number ->
    [0] Der Tresor ist leer: { $seat } findet nichts.
    [one] { $seat } öffnet den Tresor: 1 Versteckkarte.
   *[other] { $seat } öffnet den Tresor: { $number } Versteckkarten.
}
event-safe-you = { $number ->
    [0] Der Tresor ist leer: Du findest nichts.
    [one] Du öffnest den Tresor: 1 Versteckkarte.
   *[other] Du öffnest den Tresor: { $number } Versteckkarten.
}
event-keep = { $seat } behält: { $loot }.
event-crash = { $seat } macht die Dokumente öffentlich: Kurssturz für { $colour }.
event-keep-you = Du behältst: { $loot }.
event-crash-you = Du machst die Dokumente öffentlich: Kurssturz für { $colour }.
event-lose = { $seat } gibt { tokens-counted } zurück.
event-lose-you = Du gibst { tokens-counted } zurück.
event-swap = { $seat } gibt { $seat2 } { $colour } und bekommt dafür { $colour2 }.
event-swap-you = Du gibst { $seat2 } { $colour } und bekommst dafür { $colour2 }.
event-swap-you2 = { $seat } gibt dir { $colour } und bekommt dafür { $colour2 }.
event-end = { $ending }
event-opens = { $seat } deckt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} aus dem Versteck auf: { $category }.
event-opens-you = Du deckst { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} aus deinem Versteck auf: { $category }.
event-score = { $category }: { $number } für { $seat }.
event-score-you = { $category }: { $number } für dich.
event-special = Besondere Stücke: { $number } für { $seat }.
event-special-you = Besondere Stücke: { $number } für dich.

ending-deck = Es gibt zu wenige Beutekarten, um den Tisch zu füllen: Die Partie ist zu Ende.

# Dinge
tokens-counted = { $number ->
    [one] einen { $colour ->
        [Blau] blauen
        [Rot] roten
        [Gelb] gelben
       *[other] grünen
    } Marker
   *[other] { $number } { $colour ->
        [Blau] blaue
        [Rot] rote
        [Gelb] gelbe
       *[other] grüne
    } Marker
}
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-yellow = Gelb
category-blue = Informationen (blau)
category-green = Artefakte (grün)
category-red = Schmuck (rot)
category-yellow = Gold (gelb)
place-A = A Auktionshaus
place-B = B Bank
place-C = C Casino
place-D = D Docks
place-E = E Ehrenkonsulat
place-F = F Frachthof
place-G = G Galerie
place-H = H Hotel
effect-standard = Nimm die abgebildeten Marker.
effect-collection = Nimm { $each ->
    [one] einen Marker
   *[other] { $each } Marker
} jeder Farbe.
effect-blank_check = Nimm { $choice ->
    [one] einen Marker beliebiger Farbe
   *[other] { $choice } Marker beliebiger Farben
}.
effect-safecracking = Zieh { $cards ->
    [one] eine Versteckkarte
   *[other] { $cards } Versteckkarten
}.
effect-intrigues = Tausche { $swaps ->
    [one] einen deiner Marker mit jemand anderem
   *[other] bis zu { $swaps } deiner Marker mit anderen
}.
effect-special = Behalten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende.
effect-documents = Alle anderen geben die Hälfte dieser Farbe zurück, aufgerundet.

# Der Tisch
table-round = Runde { $number }
table-ally = Verbündeter: { $seat }
table-decks = Übrige Beutekarten: { $first } von Stapel I, { $second } von Stapel II. Übrige Versteckkarten: { $stash }.
table-bank = Vorrat: { $tokens }
table-empty = (leer)
table-sneaks = Langfinger: { $who }
table-snitches = Spitzel: { $who }
table-you = { $name } (du)
table-tokens = Marker
table-stash = Versteck
table-specials = besondere Stücke
table-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
table-planned = Plan steht
table-planning = plant noch
table-plan = dein Plan
table-rank = Punkte für Rang
ask-plans-sneak = { $number ->
    [one] Wohin gehen deine Langfinger?
   *[other] Wohin gehen deine Langfinger? Du hast { $number } Trupps.
}
ask-plans-snitch = { $number ->
    [one] Welchen Ort bewachen deine Spitzel?
   *[other] Welche Orte bewachen deine Spitzel? Du hast { $number } Trupps.
}
ask-choose = Wähle { $number ->
    [one] einen Marker
   *[other] { $number } Marker, einen nach dem anderen,
} aus dem Vorrat.
ask-shortage = Dem Vorrat { $number ->
    [one] fehlt ein Marker
   *[other] fehlen { $number } Marker
} ({ $colour }): Wähle eine andere Farbe.
ask-intrigues = Intrigen: { $number ->
    [one] ein Tausch
   *[other] bis zu { $number } Tausche
}. Welchen Marker gibst du weg?
ask-intrigues-for = Intrigen: Wessen Marker nimmst du für deinen ({ $colour })?

option-ally = Wer zuerst den Verbündeten hat (zu zweit)

# Beutekarten
loot-I-B2 = { $blue ->
    [one] 1 blauer
   *[other] { $blue } blaue
}
loot-I-G2 = { $green ->
    [one] 1 grüner
   *[other] { $green } grüne
}
loot-I-R2 = { $red ->
    [one] 1 roter
   *[other] { $red } rote
}
loot-I-Y2 = { $yellow ->
    [one] 1 gelber
   *[other] { $yellow } gelbe
}
loot-I-B3 = { $blue ->
    [one] 1 blauer
   *[other] { $blue } blaue
}
loot-I-G3 = { $green ->
    [one] 1 grüner
   *[other] { $green } grüne
}
loot-I-R3 = { $red ->
    [one] 1 roter
   *[other] { $red } rote
}
loot-I-Y3 = { $yellow ->
    [one] 1 gelber
   *[other] { $yellow } gelbe
}
loot-I-B2G1 = { $blue ->
    [one] 1 blauer
   *[other] { $blue } blaue
} + { $green ->
    [one] 1 grüner
   *[other] { $green } grüne
}
loot-I-G2R1 = { $green ->
    [one] 1 grüner
   *[other] { $green } grüne
} + { $red ->
    [one] 1 roter
   *[other] { $red } rote
}
loot-I-R2Y1 = { $red ->
    [one] 1 roter
   *[other] { $red } rote
} + { $yellow ->
    [one] 1 gelber
   *[other] { $yellow } gelbe
}
loot-I-Y2B1 = { $yellow ->
    [one] 1 gelber
   *[other] { $yellow } gelbe
} + { $blue ->
    [one] 1 blauer
   *[other] { $blue } blaue
}
loot-I-COLL = Sammlung
loot-I-BLANK = Blankoscheck
loot-I-SAFE1 = Tresorknacken
loot-I-SAFE2 = Tresorknacken
loot-I-INTR = Intrigen
loot-I-SP1 = Teddy Roosevelts Aschenbecher ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
loot-I-SP2 = Houdinis Ersatzhandschellen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
loot-I-SP3 = Mozarts Stimmgabel ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
loot-II-B3 = { $blue ->
    [one] 1 blauer
   *[other] { $blue } blaue
}
loot-II-G3 = { $green ->
    [one] 1 grüner
   *[other] { $green } grüne
}
loot-II-R3 = { $red ->
    [one] 1 roter
   *[other] { $red } rote
}
loot-II-Y3 = { $yellow ->
    [one] 1 gelber
   *[other] { $yellow } gelbe
}
loot-II-B4 = { $blue ->
    [one] 1 blauer
   *[other] { $blue } blaue
}
loot-II-G4 = { $green ->
    [one] 1 grüner
   *[other] { $green } grüne
}
loot-II-R4 = { $red ->
    [one] 1 roter
   *[other] { $red } rote
}
loot-II-Y4 = { $yellow ->
    [one] 1 gelber
   *[other] { $yellow } gelbe
}
loot-II-COLL = Sammlung
loot-II-BLANK = Blankoscheck
loot-II-SAFE = Tresorknacken
loot-II-INTR = Intrigen
loot-II-SP1 = Jules Vernes Taschenkompass ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
loot-II-SP2 = Napoleons Cognacflasche ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
loot-II-SP3 = Kleopatras Handspiegel ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
loot-II-SP4 = Der Eierbecher des Zaren ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})
loot-II-DOC-B = Belastende Dokumente: Blau
loot-II-DOC-G = Belastende Dokumente: Grün
loot-II-DOC-R = Belastende Dokumente: Rot
loot-II-DOC-Y = Belastende Dokumente: Gelb

# In the browser
ui-step-plan = Planen
ui-step-loot = Beute
ui-sneaks-guarded = Bewacht
ui-sneaks-crowd = Gedränge
ui-sneaks-vanish = Verschwindet
ui-sneaks-ally = Verbündeter
ui-sneaks-snitches = Spitzel
ui-sneaks-sneaks = Langfinger
ui-sneaks-ranks = Siegpunkte nach Rang, soweit man sehen kann
ui-sneaks-steals = { $name } stiehlt
ui-sneaks-you-steal = Du stiehlst
ui-sneaks-why-place = Dort liegt schon eine eigene Karte von dir, oder der Ort steht dir nicht offen.
ui-sneaks-odds-loot = Beute, die noch kommt: { $number }
ui-sneaks-odds-brings = bringt
ui-sneaks-odds-stash = Eine Karte aus dem Versteck, die du nicht kennst
ui-sneaks-odds-colour = Farbe
ui-sneaks-odds-unseen = ungesehen
ui-moment-end = Die Partie ist vorbei
ui-sheet-special = Besondere Stücke

# Die Lektion
lesson-goal = Vier Farben, vier Ranglisten.
lesson-goal-more = Am Ende zählt nicht, wie viel du hast, sondern dein Rang in jeder Farbe. Bei den Informationen (Blau) bekommt nur der erste etwas, beim Gold bekommen die ersten zwei gleich viel.
lesson-sneak = Schick deine Langfinger los: { $place }.
lesson-sneak-more = Wer allein an einem unbewachten Ort ist, nimmt, was dort liegt: { $loot }.
lesson-not-red = Du hast noch kein Rot, und Rot bringt den ersten zweien Punkte. Nimm diesmal C.
lesson-snitch = Stell deine Spitzel auf: { $place }.
lesson-snitch-more = Wo Spitzel stehen, stiehlt niemand. { $seat } hat schon zwei Gold und will sicher mehr ({ $loot }).
lesson-not-guard-gold = { $seat } hat es auf das Gold bei E abgesehen. Bewach diesen Ort, sonst ist es weg.
lesson-stolen = Niemand kam dir in die Quere: { $loot }.
lesson-stolen-more = Bei E ist { $seat } deinen Spitzeln in die Arme gelaufen, also bleibt das Gold liegen. Was bei F niemand wollte, kommt weg. In jede Lücke kommt neue Beute.
lesson-crowd = Versuch es jetzt selbst mit dem Gold: { $place }.
lesson-crowd-more = Damit lägst du vorn ({ $loot }). Aber { $seat } denkt vielleicht genauso, und niemand kennt die Pläne der anderen.
lesson-not-gold = Versuch diesmal dein Glück mit dem Gold bei E, und sieh, was geschieht.
lesson-safe = Lass { $seat } nicht hinein: { $place }.
lesson-safe-more = { $loot } bringt drei Karten aus dem geheimen Versteck. Die soll sonst niemand haben.
lesson-not-guard-safe = Die beste Beute, die du nicht selbst holst, liegt im Tresor bei F. Bewach den.
lesson-stash = Gedränge: Niemand bekommt das Gold.
lesson-stash-more = Dafür zieht ihr beide, du und { $seat }, je eine Versteckkarte. Die Farbe deiner Karte siehst nur du. Sie zählt am Ende wie ein Marker, und niemand kann sie dir nehmen.
lesson-documents = Stiehl die Dokumente: { $place }.
lesson-documents-more = Dann geben alle anderen die Hälfte ihrer Marker einer Art zurück, aufgerundet: { $category }. Deine bleiben, und alle Versteckkarten auch.
lesson-not-documents = { $seat } hat mehr Gold als du. Die Dokumente bei C ändern das.
lesson-special = Bewach diesen Ort: { $place }.
lesson-special-more = { $loot }: Wer ein solches Stück stiehlt, behält es, und die Punkte sind sicher.
lesson-not-guard-special = Drei Punkte für einen einzigen Diebstahl: Wenn du D nicht bewachst, holt sie sich jemand.
lesson-blank = { $loot } bei { $place }: Hol ihn dir.
lesson-blank-more = Er bringt drei Marker in Farben deiner Wahl. Und der Stapel ist leer: Das ist die letzte Runde.
lesson-not-blank = Vier Gold bei E bringen nicht mehr Punkte als ein knapper Vorsprung. Die Marker von B nimmst du dort, wo du sie brauchst.
lesson-lead = Bewach deinen Vorsprung: { $place }.
lesson-lead-more = Mit deiner Versteckkarte hast du zwei Blau, { $seat } hat eins. { $category } bringen nur dem ersten Rang Punkte, und hier liegt, was { $seat } braucht: { $loot }.
lesson-not-guard-lead = Mit drei Blau würde { $seat } dich überholen. Bewach C.
lesson-second = Nimm einen Marker: { $colour }.
lesson-second-more = Du und { $seat } habt je einen. Mit einem mehr liegst du vorn, und beim Gold bekommen die ersten zwei je drei Punkte.
lesson-not-second = Zuerst das knappste Rennen: ein Gold mehr, und du liegst vor { $seat }.
lesson-behind = Nimm einen Marker: { $colour }.
lesson-behind-more = { $seat } liegt mit vieren weit vorn. Aber bei den Artefakten bringt der zweite Rang einen Punkt, und jemand kann Grün im Versteck haben.
lesson-not-behind = Bei Rot führst du schon. Ein grüner Marker sichert dir den zweiten Rang.
lesson-last = Den letzten Marker suchst du dir aus.
lesson-last-more = Wie weit du vorn liegst, ist gleich. Nur der Rang zählt.
lesson-end = Du gewinnst mit { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkten
}.
lesson-end-more = Sobald der Stapel nicht mehr alle Lücken füllt, ist die Partie zu Ende. Mehr musst du nicht wissen: Wo erwartet dich niemand?

# Wie man gewinnt und wie es endet
goal-win = Sei in den vier Farben weit vorn: Jeder Rang bringt Punkte, und besondere Stücke kommen dazu. Wer die meisten Punkte hat, gewinnt.
goal-end = Die Partie ist zu Ende, wenn der Stapel nicht mehr alle Lücken füllt. { $number3 ->
    [0] Keine Karte ist
    [one] 1 Karte ist
   *[other] { $number3 } Karten sind
} noch darin.
goal-now = Soweit man sehen kann: { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
} für dich, { $number2 } für die Besten der anderen. Die Verstecke können das ändern.

# Bilder und Beispiele in den Regeln
picture-colours = Die vier Farben der Beute.
picture-cases = Was an einem Ort geschehen kann. Der Hut steht für Langfinger, der Polizist für Spitzel; das Abzeichen sagt, wem sie gehören.
picture-case-guarded = Bewacht: Niemand bekommt etwas, die Karte bleibt
picture-case-alone = Allein: Die Beute gehört dir
picture-case-crowd = Gedränge: je eine Versteckkarte, die Karte bleibt
picture-case-nobody = Niemand da: Die Karte ist weg
picture-sneaks = Langfinger
picture-snitches = Spitzel
picture-loot = Eine Beutekarte jeder Art: Marker, Sammlung, Blankoscheck, Tresorknacken, Intrigen, ein besonderes Stück, Dokumente.
picture-points = Punkte für den ersten, zweiten, dritten Platz und so weiter in jeder Farbe.
picture-players = { $number ->
    [one] 1 Person
   *[other] { $number } Personen
}
example-round = Eine Runde zu viert
example-intrigues = Intrigen

# Eine erste Partie: worum es bei jeder Art von Entscheidung geht
first-plans-sneak = Deine Langfinger gehen dorthin, wo du stehlen willst, und bekommen die Beute nur, wenn sonst niemand kommt. Die beste Karte lockt alle an: Wer braucht diese Farbe noch?
first-plans-snitch = Deine Spitzel lassen einen Ort bewachen, und dort stiehlt niemand, auch du nicht. Bewache, was anderen am meisten nützen würde.
first-choose = Du suchst dir die Marker selbst aus. In jeder Farbe zählt nur dein Rang: Nimm dort, wo einer mehr jemanden überholt.
first-shortage = Von dieser Farbe ist nichts mehr da, also nimmst du eine andere. Nimm dort, wo es einen Rang ändert.
first-intrigues-for = Auch den fremden Marker wählst du, ablehnen kann niemand. Doppelt hilft er, wo er dich hebt und einen Rivalen senkt.
first-intrigues = Du tauschst eigene Marker gegen fremde. Gib dort, wo du sicher vorn liegst oder nichts mehr zu holen ist.

# Teile des Bildschirms im Terminal
zone-places = Orte
zone-others = Die anderen
