# Oliver Twist auf Deutsch.
game-name = Oliver Twist
game-about = Eine Bande, eine Figur, und jeder stiehlt für die eigene Tasche: erst bei Tag, dann bei Nacht. Was ihr unterwegs liegen lasst, landet in eurer Polizeiakte.
game-length = 45 bis 60 Minuten

# Züge
move-prowl = { $number ->
    [0] Streifzug nach { $space }
    [one] Streifzug nach { $space }, 1 Beweis
   *[other] Streifzug nach { $space }, { $number } Beweise
}
move-fagin = { $number3 ->
    [0] Zu Fagin mit { $number } × { $object } im Wert von { $number2 } £
    [one] Zu Fagin mit { $number } × { $object } und 1 Brieftasche im Wert von { $number2 } £
   *[other] Zu Fagin mit { $number } × { $object } und { $number3 } Brieftaschen im Wert von { $number2 } £
}
move-fagin-wallets = Zu Fagin mit { $number3 } Brieftaschen
move-ask = Um Hilfe bitten: { $character }
move-hide = Verstecken, dafür { $character } abwerfen
move-end = Der Polizei { $number } £ zahlen und die Runde beenden
move-bribe = { $number } £ zahlen, um die festsitzende Figur zu versetzen
move-peek = Den Marker auf { $space } ansehen
move-place = Die Figur auf { $space } stellen
move-reveal = { $space } aufdecken
move-take = Den Marker auf { $space } nehmen
move-also = Auch den Marker auf { $space } nehmen
move-file = In die Akte legen: { $token }
move-return = Zurück in den Beutel: { $token }
move-betray = In die andere Akte: { $token }
move-stop = Nichts weiter
move-rob = { $seat } bestehlen
move-inform = { $seat } anschwärzen
move-shift = { $number ->
    [one] 1 Beweis zu { $seat } verschieben
   *[other] { $number } Beweise zu { $seat } verschieben
}
move-wallets = { $number ->
    [one] 1 Brieftasche zurückbringen
   *[other] { $number } Brieftaschen zurückbringen
}
move-discard = { $character } abwerfen
move-keep = Die Einbruchkarte mit { $number } Pfund behalten
move-drop = Ein Werkzeug ablegen: { $tool }
move-start = { $seat } beginnt die Nacht

# Ereignisse
event-round = { $side }
event-first = { $seat } beginnt.
event-start-token = { $seat } zieht einen Startmarker: { $token }.
event-start-token-hidden = { $seat } zieht einen Startmarker.
event-prowl = { $seat } streift nach { $space }.
event-evidence = Beweis gegen { $seat }: { $token }.
event-take = { $seat } nimmt: { $token }.
event-displace = Das Versteck von { $seat } ist voll. In die Akte kommt: { $token }.
event-displace-hidden = Das Versteck von { $seat } ist voll. Ein Marker kommt in die Akte.
event-tool = { $seat } nimmt ein Werkzeug: { $token }.
event-character = { $seat } zieht eine Charakterkarte: { $character }.
event-character-hidden = { $seat } zieht eine Charakterkarte.
event-no-character = Für { $seat } ist keine Charakterkarte mehr da.
event-bribe = { $seat } zahlt der Polizei { $number } £, damit sie wegsieht.
event-peek = { $seat } sieht sich { $space } an: { $token }.
event-peek-hidden = { $seat } sieht sich { $space } an.
event-place = { $seat } stellt die Figur auf { $space }.
event-reveal = { $space }: { $token }.
event-sell = { $seat }: { $move }.
event-sold = Fagin bekommt: { $token }.
event-paid = { $seat } bekommt { $number } £.
event-reward = Belohnung für { $seat }: { $number } £.
event-bonus = Zuschlag für { $seat }: { $number } £.
event-help = { $seat } bittet um Hilfe: { $character }.
event-hide = { $seat } versteckt sich und wirft { $character } ab.
event-away = { $seat } legt zurück: { $token }.
event-rob = { $seat } bestiehlt { $seat2 }: { $token }.
event-rob-hidden = { $seat } nimmt einen Marker aus dem Versteck von { $seat2 }.
event-shift = { $number ->
    [one] 1 Beweis wandert aus der Akte von { $seat } in die von { $seat2 }.
   *[other] { $number } Beweise wandern aus der Akte von { $seat } in die von { $seat2 }.
}
event-inform = { $seat } sieht sich das Versteck von { $seat2 } an und bekommt { $number } £.
event-in-stash = Im Versteck von { $seat2 }: { $token }.
event-in-stash-hidden = { $seat } sieht sich einen Marker von { $seat2 } an.
event-in-file = In der Akte von { $seat }: { $token }.
event-in-file-hidden = { $seat } sieht sich einen Marker der Akte an.
event-betray = { $seat } verschiebt in die Akte von { $seat2 }: { $token }.
event-betray-hidden = { $seat } verschiebt einen Marker von { $seat2 } aus dem Versteck in die Akte.
event-wallets = { $number ->
    [one] { $seat } bringt 1 Brieftasche zurück und bekommt { $number2 } £.
   *[other] { $seat } bringt { $number } Brieftaschen zurück und bekommt { $number2 } £.
}
event-collect = { $seat2 } zahlt { $number } £ an { $seat }.
event-discard = { $seat } wirft { $character } ab.
event-burglary = { $number ->
    [0] { $seat } bricht ein und findet nichts.
    [one] { $seat } bricht ein und zieht 1 Einbruchkarte.
   *[other] { $seat } bricht ein und zieht { $number } Einbruchkarten.
}
event-keep = { $seat } behält eine Einbruchkarte mit { $number } Pfund.
event-keep-hidden = { $seat } behält eine Einbruchkarte.
event-drop = { $seat } legt ein Werkzeug ab: { $tool }.
event-end-round = { $seat } kann nichts mehr tun und zahlt { $number } £. Die Runde ist aus: { $side }.
event-last-sets = { $seat } gibt die letzten Sätze für { $number } £ ab.
event-leftover = Übrig, in die Akte von { $seat }: { $token }.
event-file = Akte von { $seat }: { $number } Marker, { $number2 } Arten.
event-fine = { $seat } wird erwischt und zahlt { $number } £.
event-no-fine = { $character } erspart { $seat } das Bußgeld.
event-announce = { $seat } hat { $number } £.
event-opens = { $seat } hat am wenigsten und deckt die erste Linie auf.
event-starts = { $seat } beginnt die Nacht.
event-end = { $ending }
event-opened = Einbruchkarte von { $seat }: { $number } Pfund.
event-score = { $seat } hat am Ende { $number } £.

ending-swept = Die Straßen sind leer: Die Partie ist aus.
ending-broke = Niemand kann zahlen, um an die letzten Marker zu kommen: Die Partie ist aus.

# Dinge
side-day = Tag
side-night = Nacht
space-SQ = der Platz
object-apple = Apfel
object-handkerchief = Taschentuch
object-brooch = Silberbrosche
object-necklace = Perlenkette
object-ring = Goldring
object-watch = Taschenuhr
object-wallet = Brieftasche
token-apple-1 = Apfel 1 £
token-apple-2 = Apfel 2 £
token-handkerchief-1 = Taschentuch 1 £
token-handkerchief-2 = Taschentuch 2 £
token-brooch-2 = Silberbrosche 2 £
token-necklace-3 = Perlenkette 3 £
token-ring-4 = Goldring 4 £
token-watch-5 = Taschenuhr 5 £
token-wallet = Brieftasche
token-crowbar = Brecheisen
token-dark-lantern = Blendlaterne
token-skeleton-keys = Dietriche
token-character = Charakter
token-burglary = Einbruch
token-apple-1-oct = Start-Apfel 1 £
token-apple-2-oct = Start-Apfel 2 £
token-handkerchief-1-oct = Start-Taschentuch 1 £
token-handkerchief-2-oct = Start-Taschentuch 2 £
token-brooch-2-oct = Start-Silberbrosche 2 £
token-necklace-3-oct = Start-Perlenkette 3 £
token-ring-4-oct = Start-Goldring 4 £
token-watch-5-oct = Start-Taschenuhr 5 £
tool-crowbar = Brecheisen
tool-dark-lantern = Blendlaterne
tool-skeleton-keys = Dietriche
character-dodger = Der gerissene Dodger
character-bates = Charley Bates
character-nancy = Nancy
character-sikes = Bill Sikes
character-bullseye = Bull's-eye
character-crackit = Toby Crackit
character-brownlow = Mr. Brownlow
character-bedwin = Mrs. Bedwin
character-rose = Rose Maylie
character-monks = Monks
character-bumble = Mr. Bumble
character-noah = Noah Claypole
character-grimwig = Mr. Grimwig
effect-out-of-reach = Nimm einen beliebigen offenen Marker; die Figur bleibt stehen, keine Beweise.
effect-second-helping = Geh auf Streifzug und nimm auch einen der Marker, an denen du vorbeikommst.
effect-clear-file = Sieh deine Polizeiakte durch und leg bis zu 3 Marker zurück.
effect-rob = Nimm einen zufälligen Marker aus einem anderen Versteck.
effect-free-run = Stell die Figur kostenlos neben einen beliebigen Marker und geh auf Streifzug.
effect-housebreaking = Tag: ein beliebiges Werkzeug. Nacht: ein Einbruch mit 2 Karten mehr, ohne ein Werkzeug zu verlieren.
effect-buy-wallets = 4 £ für jede Brieftasche, die du ablegst.
effect-small-set = Verkauf einen Satz aus zwei Gegenständen, höchstens einer davon eine Brieftasche.
effect-no-fine = Am Ende dieser Runde kein Bußgeld für dich.
effect-shift-evidence = Verschieb bis zu 2 ungesehene Marker aus deiner Akte in eine andere.
effect-collect = 2 £ aus der Bank und 1 £ von allen anderen.
effect-inform = Sieh dir ein anderes Versteck an, verschieb einen Marker in die Akte seines Besitzers, nimm 2 £.
effect-pick-cards = Sieh dir 3 Charakterkarten an, behalte 2.

cards-objects = Gegenstände
cards-tools = Werkzeuge
cards-starting = Startmarker
cards-characters = Charakterkarten
cards-burglaries = Einbruchkarten, in Pfund

# Der Tisch
table-title = { $side }. Belohnungen: { $rewards }.
table-no-rewards = keine mehr
table-piles = Charakterkarten im Stapel: { $deck }. Einbruchkarten im Stapel: { $vault }.
table-discards = Abgeworfen: { $cards }.
table-pawn = Die Figur steht auf { $space }.
table-reach = In Reichweite, das Nächste zuerst:
table-reach-free = keine Beweise
table-reach-evidence = Beweise: { $tokens }
table-no-reach = Kein Marker berührt die Figur.
table-only-down = Nur verdeckte Marker berühren die Figur.
table-streets = Straßen, die nächsten zuerst (verdeckte Marker sind ?, leere Felder –):
table-square-end = Platz
table-dead-end = Sackgasse
table-street-ends = { $name }, { $first } bis { $last }
table-corners = Ecken
table-empty = Leere Straßen: { $streets }.
table-closed = Gesperrt: { $streets }.
table-you = { $name } (du)
table-turn = { $name }, am Zug
table-money = { $number } £
table-money-hidden = Geld verdeckt
table-announced = (angesagt: { $number } £)
table-stash = { $number ->
    [0] Versteck leer
   *[other] Versteck { $number } Marker
}
table-file-hidden = Polizeiakte: verdeckt
table-file = { $number ->
    [0] Akte leer
   *[other] Akte { $number } Marker
}
table-tools = Werkzeuge: { $tools }
table-cards = { $number ->
    [one] 1 Charakterkarte
   *[other] { $number } Charakterkarten
}
table-front = ausgelegt: { $cards }
table-burglaries = { $number ->
    [one] 1 Einbruchkarte
   *[other] { $number } Einbruchkarten
}
table-memory = Soweit du es wissen kannst:
table-memory-stash = Versteck von { $name }: { $tokens }
table-memory-file = Akte von { $name }: { $tokens }
table-memory-money = Geld: { $money }
table-memory-down = verdeckt: { $tokens }
table-memory-unseen = heute Nacht noch nicht gesehen: { $tokens }
table-unknown-start = ein Startmarker
table-one-of = eines von: { $tokens }
ask-drawn-characters = Du hast gezogen: { $character }.
ask-drawn-burglaries = Du hast gezogen, in Pfund: { $number }.
ask-arriving = Der neue Marker: { $token }.
ask-turn = Du bist dran: Streifzug, Fagin oder Karte spielen?
ask-turn-end = Du kannst weder auf Streifzug noch zu Fagin gehen. Spiel eine Karte, oder beende die Runde für { $number } £.
ask-prowl = Nimm einen Marker.
ask-also = Charley Bates: Welchen Marker nimmst du noch?
ask-peek = Sieh dir einen verdeckten Marker an.
ask-place = Wohin stellst du die Figur?
ask-line = Wohin deckst du weiter auf?
ask-make-room = Dein Beutel ist voll: Welcher alte Marker kommt in deine Polizeiakte?
ask-keep-burglary = Welche Einbruchkarte behältst du?
ask-lose-tool = Welches Werkzeug legst du ab?
ask-name-starter = Wer beginnt die Nacht?
ask-pick = Welchen Marker nimmst du?
ask-put-back = Nancy: Welcher Marker kommt zurück in den Vorratsbeutel? { $number ->
    [one] Einen kannst du noch wählen.
   *[other] { $number } kannst du noch wählen.
}
ask-shift = Monks: Wie viele Marker (bis zu { $number }), und zu wem?
ask-victim = Bill Sikes: Wen bestiehlst du?
ask-suspect = Noah Claypole: Wen schwärzt du an, für { $number } £?
ask-betray = Welcher Marker kommt in diese Akte: { $seat }?
ask-bring-back = Mr. Brownlow: Wie viele Brieftaschen, für je { $number } £?
ask-pair = Mrs. Bedwin: Welche zwei?
ask-turn-down = Mr. Grimwig: Welche Karte wirfst du ab?

option-memory_aid = Gedächtnishilfe: zeigen, was ein perfektes Gedächtnis wüsste
option-wallet_sets = Brieftaschen allein sind ein Satz

# In the browser
ui-oliver-money = Geld
ui-oliver-stash = Versteck
ui-oliver-file = Polizeiakte
ui-oliver-cards = Charakterkarten
ui-oliver-tools = Werkzeuge
ui-oliver-burglaries = Einbrüche
ui-oliver-fagin = 3 oder mehr gleiche: ihre £. 5 oder mehr: 7 £ dazu.
ui-oliver-tokens = Marker übrig: { $number }
ui-oliver-map = Die Straßen von London
ui-oliver-pawn = die Figur der Bande
ui-oliver-cost = { $number } in deine Polizeiakte
ui-oliver-into-file = In deine Polizeiakte
ui-oliver-clean = Keine Beweise
ui-oliver-sealed = versiegelt: niemand schaut hinein
ui-oliver-why-token = Nur die ersten Marker einer Reihe, die die Figur berührt, sind erreichbar.
ui-oliver-way = { $number ->
    [0] { $token }, keine Beweise
   *[other] { $token }, Akte +{ $number }
}
ui-oliver-odds-down = Ein Plättchen, das verdeckt liegt
ui-oliver-odds-bag = Ein Plättchen aus dem Beutel
ui-oliver-odds-token = Plättchen
ui-oliver-odds-open = Offen auf den Straßen: { $number } Plättchen, { $pounds } £
ui-oliver-odds-worth = Wert
ui-oliver-odds-burglary = Eine Einbruchskarte
ui-oliver-odds-gain = Gewinn
ui-oliver-odds-loss = Verlust
ui-oliver-odds-mean = im Schnitt
ui-moment-file = Dämmerung: Die Polizei öffnet die Akten
ui-moment-burglary = Ein Einbruch
ui-moment-end = Die Partie ist vorbei
ui-sheet-sold = An Fagin verkauft
ui-sheet-rewards = Belohnungen
ui-sheet-cards = Charaktere
ui-sheet-burglaries = Einbrüche
ui-sheet-police = Bestechung und Strafen
ui-sheet-rest = Übriges
