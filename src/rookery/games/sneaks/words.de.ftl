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
event-deal = Bei { $place } liegt nun { $loot }.
event-planned = { $seat } plant: { $move }.
event-planned-hidden = { $seat } legt eine Karte verdeckt aus.
event-sneaks = Langfinger von { $seat }: { $place }.
event-snitches = Spitzel von { $seat }: { $place }.
event-guarded = { $place } ist bewacht. Nichts geschieht.
event-crowd = Bei { $place } kommen sich die Langfinger in die Quere.
event-no-stash = Es sind zu wenige Versteckkarten übrig: Niemand bei { $place } bekommt eine.
event-vanish = Bei { $place } ist niemand. { $loot } verschwindet.
event-steal = { $seat } stiehlt bei { $place }: { $loot }.
event-tokens = { $seat } nimmt { $number } { $colour }.
event-stash = { $seat } zieht eine Versteckkarte: { $colour }.
event-stash-hidden = { $seat } zieht eine Versteckkarte.
event-safe = { $number ->
    [0] Der Tresor ist leer: { $seat } findet nichts.
    [one] { $seat } öffnet den Tresor: 1 Versteckkarte.
   *[other] { $seat } öffnet den Tresor: { $number } Versteckkarten.
}
event-keep = { $seat } behält { $loot }.
event-crash = { $seat } macht die Dokumente öffentlich: Der Markt für { $colour } bricht ein.
event-lose = { $seat } gibt { $number } { $colour } zurück.
event-swap = { $seat } gibt { $seat2 } { $colour } und bekommt dafür { $colour2 }.
event-end = { $ending }
event-opens = { $seat } deckt { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} aus dem Versteck auf: { $category }.
event-score = { $category }: { $number } für { $seat }.
event-special = Besondere Stücke: { $number } für { $seat }.

ending-deck = Es gibt zu wenige Beutekarten, um den Tisch zu füllen: Die Partie ist zu Ende.

# Dinge
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
effect-collection = Nimm einen Marker jeder Farbe.
effect-blank_check = Nimm drei Marker beliebiger Farben.
effect-safecracking = Zieh drei Versteckkarten.
effect-intrigues = Tausche bis zu drei deiner Marker mit anderen.
effect-special = Behalten: Punkte am Ende.
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
loot-I-B2 = 2 Blau
loot-I-G2 = 2 Grün
loot-I-R2 = 2 Rot
loot-I-Y2 = 2 Gelb
loot-I-B3 = 3 Blau
loot-I-G3 = 3 Grün
loot-I-R3 = 3 Rot
loot-I-Y3 = 3 Gelb
loot-I-B2G1 = 2 Blau + 1 Grün
loot-I-G2R1 = 2 Grün + 1 Rot
loot-I-R2Y1 = 2 Rot + 1 Gelb
loot-I-Y2B1 = 2 Gelb + 1 Blau
loot-I-COLL = Sammlung
loot-I-BLANK = Blankoscheck
loot-I-SAFE1 = Tresorknacken
loot-I-SAFE2 = Tresorknacken
loot-I-INTR = Intrigen
loot-I-SP1 = Teddy Roosevelts Aschenbecher (1 Punkt)
loot-I-SP2 = Houdinis Ersatzhandschellen (1 Punkt)
loot-I-SP3 = Mozarts Stimmgabel (1 Punkt)
loot-II-B3 = 3 Blau
loot-II-G3 = 3 Grün
loot-II-R3 = 3 Rot
loot-II-Y3 = 3 Gelb
loot-II-B4 = 4 Blau
loot-II-G4 = 4 Grün
loot-II-R4 = 4 Rot
loot-II-Y4 = 4 Gelb
loot-II-COLL = Sammlung
loot-II-BLANK = Blankoscheck
loot-II-SAFE = Tresorknacken
loot-II-INTR = Intrigen
loot-II-SP1 = Jules Vernes Taschenkompass (1 Punkt)
loot-II-SP2 = Napoleons Cognacflasche (2 Punkte)
loot-II-SP3 = Kleopatras Handspiegel (2 Punkte)
loot-II-SP4 = Der Eierbecher des Zaren (3 Punkte)
loot-II-DOC-B = Belastende Dokumente: Informationen
loot-II-DOC-G = Belastende Dokumente: Artefakte
loot-II-DOC-R = Belastende Dokumente: Schmuck
loot-II-DOC-Y = Belastende Dokumente: Gold

# In the browser
ui-sneaks-guarded = Bewacht
ui-sneaks-crowd = Gedränge
ui-sneaks-vanish = Verschwindet
ui-sneaks-ally = Verbündeter
ui-sneaks-snitches = Spitzel
ui-sneaks-sneaks = Langfinger
ui-sneaks-ranks = Siegpunkte nach Rang, soweit man sehen kann
ui-sneaks-steals = { $name } stiehlt
ui-sneaks-why-place = Dort liegt schon eine eigene Karte von dir, oder der Ort steht dir nicht offen.
ui-sneaks-odds-loot = Beute, die noch kommt: { $number }
ui-sneaks-odds-brings = bringt
ui-sneaks-odds-stash = Eine Karte aus dem Versteck, die du nicht kennst
ui-sneaks-odds-colour = Farbe
ui-sneaks-odds-unseen = ungesehen
ui-moment-end = Die Partie ist vorbei
ui-sheet-special = Besondere Stücke
