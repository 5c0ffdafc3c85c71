# Oliver Twist auf Deutsch.
game-name = Oliver Twist
game-about = Eine Bande, eine Figur, und jeder stiehlt für die eigene Tasche: erst bei Tag, dann bei Nacht. Was ihr unterwegs liegen lasst, landet in eurer Polizeiakte.
game-length = 45 bis 60 Minuten

# Züge
move-prowl = { $number ->
    [0] Streifzug: { $space }
    [one] Streifzug: { $space }, 1 Beweis
   *[other] Streifzug: { $space }, { $number } Beweise
}
move-fagin = { $number3 ->
    [0] Zu Fagin mit { objects-sold } im Wert von { $number2 } £
    [one] Zu Fagin mit { objects-sold } und 1 Brieftasche im Wert von { $number2 } £
   *[other] Zu Fagin mit { objects-sold } und { $number3 } Brieftaschen im Wert von { $number2 } £
}
objects-sold = { $number } { $object ->
    [Apfel] { $number ->
        [one] Apfel
       *[other] Äpfeln
    }
    [Taschentuch] { $number ->
        [one] Taschentuch
       *[other] Taschentüchern
    }
    [Silberbrosche] { $number ->
        [one] Silberbrosche
       *[other] Silberbroschen
    }
    [Perlenkette] { $number ->
        [one] Perlenkette
       *[other] Perlenketten
    }
    [Goldring] { $number ->
        [one] Goldring
       *[other] Goldringen
    }
    [Taschenuhr] { $number ->
        [one] Taschenuhr
       *[other] Taschenuhren
    }
   *[other] × { $object }
}
move-fagin-wallets = Zu Fagin mit { $number3 ->
    [one] 1 Brieftasche
   *[other] { $number3 } Brieftaschen
}
move-ask = Um Hilfe bitten: { $character }
move-hide = Aussetzen und abwerfen: { $character }
move-sets-1 = Sätze: { $object }
move-sets-2 = Sätze: { $object }, { $object2 }
move-sets-3 = Sätze: { $object }, { $object2 }, { $object3 }
move-end = Der Polizei { $number } £ zahlen und die Runde beenden
move-bribe = { $number } £ zahlen, um die festsitzende Figur zu versetzen
move-peek = Den Marker ansehen: { $space }
move-place = Die Figur versetzen: { $space }
move-reveal = Aufdecken: { $space }
move-take = Den Marker nehmen: { $space }
move-also = Auch den Marker nehmen: { $space }
move-file = In die Akte legen: { $token }
move-return = Zurück in den Vorratsbeutel: { $token }
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
move-discard = Abwerfen: { $character }
move-keep = Die Einbruchkarte mit { pounds } behalten
move-drop = Ein Werkzeug ablegen: { $tool }
move-start = { $seat } beginnt die Nacht

# Ereignisse
event-round = { $side }
event-first = { $seat } beginnt.
event-first-you = Du beginnst.
event-start-token = { $seat } zieht einen Startmarker: { $token }.
event-start-token-hidden = { $seat } zieht einen Startmarker.
event-prowl = { $seat } geht auf Streifzug: { $space }.
event-start-token-you = Du ziehst einen Startmarker: { $token }.
event-prowl-you = Du gehst auf Streifzug: { $space }.
event-evidence = Beweis gegen { $seat }: { $token }.
event-evidence-you = Beweis gegen dich: { $token }.
event-take = { $seat } nimmt: { $token }.
event-displace = Der Beutel von { $seat } ist voll. In die Akte kommt: { $token }.
event-displace-hidden = Der Beutel von { $seat } ist voll. Ein Marker kommt in die Akte.
event-take-you = Du nimmst: { $token }.
event-displace-you = Dein Beutel ist voll. In die Akte kommt: { $token }.
event-tool = { $seat } nimmt ein Werkzeug: { $token }.
event-tool-you = Du nimmst ein Werkzeug: { $token }.
event-character = { $seat } zieht eine Charakterkarte: { $character }.
event-character-hidden = { $seat } zieht eine Charakterkarte.
event-character-you = Du ziehst eine Charakterkarte: { $character }.
event-no-character = Für { $seat } ist keine Charakterkarte mehr da.
event-no-character-you = Für dich ist keine Charakterkarte mehr da.
event-bribe = { $seat } zahlt der Polizei { $number } £, damit sie wegsieht.
event-bribe-you = Du zahlst der Polizei { $number } £, damit sie wegsieht.
event-peek = { $seat } sieht nach: { $space }, { $token }.
event-peek-hidden = { $seat } sieht nach: { $space }.
event-place = { $seat } versetzt die Figur: { $space }.
event-peek-you = Du siehst nach: { $space }, { $token }.
event-place-you = Du versetzt die Figur: { $space }.
event-reveal = { $space }: { $token }.
event-reveal-you = { $space }: { $token }.
event-sell = { $seat }: { $move }.
event-sell-you = Du: { $move }.
event-sold = Fagin bekommt: { $token }.
event-sold-you = Fagin bekommt: { $token }.
event-paid = { $seat } bekommt { $number } £.
event-paid-you = Du bekommst { $number } £.
event-reward = Belohnung für { $seat }: { $number } £.
event-reward-you = Belohnung für dich: { $number } £.
event-bonus = Zuschlag für { $seat }: { $number } £.
event-bonus-you = Zuschlag für dich: { $number } £.
event-help = { $seat } bittet um Hilfe: { $character }.
event-help-you = Du bittest um Hilfe: { $character }.
event-hide = { $seat } versteckt sich und wirft ab: { $character }.
event-hide-you = Du versteckst dich und wirfst ab: { $character }.
event-away = { $seat } legt zurück: { $token }.
event-away-you = Du legst zurück: { $token }.
event-rob = { $seat } bestiehlt { $seat2 }: { $token }.
event-rob-hidden = { $seat } nimmt einen Marker aus dem Beutel von { $seat2 }.
event-rob-you = Du bestiehlst { $seat2 }: { $token }.
event-rob-you2 = { $seat } bestiehlt dich: { $token }.
event-shift = { $number ->
    [one] 1 Beweis wandert aus der Akte von { $seat } in die von { $seat2 }.
   *[other] { $number } Beweise wandern aus der Akte von { $seat } in die von { $seat2 }.
}
event-inform = { $seat } sieht sich den Beutel von { $seat2 } an und bekommt { $number } £.
event-in-stash = Im Beutel von { $seat2 }: { $token }.
event-shift-you = { $number ->
    [one] 1 Beweis wandert aus deiner Akte in die von { $seat2 }.
   *[other] { $number } Beweise wandern aus deiner Akte in die von { $seat2 }.
}
event-shift-you2 = { $number ->
    [one] 1 Beweis wandert aus der Akte von { $seat } in deine.
   *[other] { $number } Beweise wandern aus der Akte von { $seat } in deine.
}
event-inform-you = Du siehst dir den Beutel von { $seat2 } an und bekommst { $number } £.
event-inform-you2 = { $seat } sieht sich deinen Beutel an und bekommt { $number } £.
event-in-stash-hidden = { $seat } sieht sich einen Marker von { $seat2 } an.
event-in-stash-you = Im Beutel von { $seat2 }: { $token }.
event-in-stash-you2 = { $seat } sieht sich einen Marker von dir an.
event-in-file = In der Akte von { $seat }: { $token }.
event-in-file-hidden = { $seat } sieht sich einen Marker der Akte an.
event-in-file-you = In deiner Akte: { $token }.
event-betray = { $seat } verschiebt in die Akte von { $seat2 }: { $token }.
event-betray-hidden = { $seat } verschiebt einen Marker von { $seat2 } aus dem Beutel in die Akte.
event-betray-you = Du verschiebst in die Akte von { $seat2 }: { $token }.
event-betray-you2 = { $seat } verschiebt einen Marker von dir aus dem Beutel in die Akte.
event-wallets = { $number ->
    [one] { $seat } bringt 1 Brieftasche zurück und bekommt { $number2 } £.
   *[other] { $seat } bringt { $number } Brieftaschen zurück und bekommt { $number2 } £.
}
event-wallets-you = { $number ->
    [one] Du bringst 1 Brieftasche zurück und bekommst { $number2 } £.
   *[other] Du bringst { $number } Brieftaschen zurück und bekommst { $number2 } £.
}
event-collect = { $seat2 } zahlt { $number } £ an { $seat }.
event-collect-you = { $seat2 } zahlt { $number } £ an dich.
event-collect-you2 = Du zahlst { $number } £ an { $seat }.
event-discard = { $seat } wirft ab: { $character }.
event-discard-you = Du wirfst ab: { $character }.
event-burglary = { $number ->
    [0] { $seat } bricht ein und findet nichts.
    [one] { $seat } bricht ein und zieht 1 Einbruchkarte.
   *[other] { $seat } bricht ein und zieht { $number } Einbruchkarten.
}
event-keep = { $seat } behält eine Einbruchkarte mit { pounds }.
event-burglary-you = { $number ->
    [0] Du brichst ein und findest nichts.
    [one] Du brichst ein und ziehst 1 Einbruchkarte.
   *[other] Du brichst ein und ziehst { $number } Einbruchkarten.
}
event-keep-hidden = { $seat } behält eine Einbruchkarte.
event-keep-you = Du behältst eine Einbruchkarte mit { pounds }.
event-drop = { $seat } legt ein Werkzeug ab: { $tool }.
event-end-round = { $seat } kann nichts mehr tun und zahlt { $number } £. { $side ->
    [Tag] Der Tag
   *[other] Die Nacht
} ist zu Ende.
event-drop-you = Du legst ein Werkzeug ab: { $tool }.
event-end-round-you = Du kannst nichts mehr tun und zahlst { $number } £. { $side ->
    [Tag] Der Tag
   *[other] Die Nacht
} ist zu Ende.
event-lays-open = { $seat } legt offen hin: { $number } × { $token }.
event-lays-open-you = Du legst offen hin: { $number } × { $token }.
event-hands-in = { $seat } gibt ab: { $number } × { $token }.
event-hands-in-you = Du gibst ab: { $number } × { $token }.
event-last-sets = { $seat } gibt die letzten Sätze für { $number } £ ab.
event-last-sets-you = Du gibst die letzten Sätze für { $number } £ ab.
event-leftover = Unverkauft, kommt in die Akte von { $seat }: { $token }.
event-strip = In der Akte von { $seat }: { $number } × { $token }.
event-strip-you = In deiner Akte: { $number } × { $token }.
event-file = Akte von { $seat }: { $number } Marker, { $number2 ->
    [one] 1 Art
   *[other] { $number2 } Arten
}.
event-leftover-you = Unverkauft, kommt in deine Akte: { $token }.
event-file-you = Deine Akte: { $number } Marker, { $number2 ->
    [one] 1 Art
   *[other] { $number2 } Arten
}.
event-fine = { $seat } wird erwischt und zahlt { $number } £.
event-fine-you = Du wirst erwischt und zahlst { $number } £.
event-no-fine = { $character } erspart { $seat } das Bußgeld.
event-no-fine-you = { $character } erspart dir das Bußgeld.
event-announce = { $seat } hat { $number } £.
event-announce-you = Du hast { $number } £.
event-opens = { $seat } hat am wenigsten und deckt die erste Linie auf.
event-opens-you = Du hast am wenigsten und deckst die erste Linie auf.
event-starts = { $seat } beginnt die Nacht.
event-starts-you = Du beginnst die Nacht.
event-end = { $ending }
event-opened = Einbruchkarte von { $seat }: { pounds }.
event-opened-you = Deine Einbruchkarte: { pounds }.
event-score = { $seat } hat am Ende { pounds }.
event-score-you = Du hast am Ende { pounds }.

ending-swept = Die Straßen sind leer: Die Partie ist aus.
ending-broke = Wer am Zug ist, kann nicht zahlen, um an die letzten Marker zu kommen: Die Partie ist aus.

# Beträge, auch negative
pounds = { $number ->
    [-1] −1 £
    [-2] −2 £
    [-3] −3 £
    [-4] −4 £
    [-5] −5 £
    [-6] −6 £
    [-7] −7 £
    [-8] −8 £
    [-9] −9 £
    [-10] −10 £
   *[other] { $number } £
}

# Dinge
map-day = London bei Tag
map-night = London bei Nacht
side-day = Tag
side-night = Nacht
space-SQ = der Platz
place-fagin = Fagin
space-house = { $street } { $number }
space-corner = { $street }, Ecke { $street2 }
object-apple = Apfel
object-handkerchief = Taschentuch
object-brooch = Silberbrosche
object-necklace = Perlenkette
object-ring = Goldring
object-watch = Taschenuhr
object-wallet = Brieftasche
token-apple-1 = Apfel 1 £
token-apple-2 = Apfel 2 £
token-handkerchief-1 = Taschentuch 1 £
token-handkerchief-2 = Taschentuch 2 £
token-brooch-2 = Silberbrosche 2 £
token-necklace-3 = Perlenkette 3 £
token-ring-4 = Goldring 4 £
token-watch-5 = Taschenuhr 5 £
token-wallet = Brieftasche
token-crowbar = Brecheisen
token-dark-lantern = Blendlaterne
token-skeleton-keys = Dietriche
token-character = Charakter
token-burglary = Einbruch
token-apple-1-oct = Start-Apfel 1 £
token-apple-2-oct = Start-Apfel 2 £
token-handkerchief-1-oct = Start-Taschentuch 1 £
token-handkerchief-2-oct = Start-Taschentuch 2 £
token-brooch-2-oct = Start-Silberbrosche 2 £
token-necklace-3-oct = Start-Perlenkette 3 £
token-ring-4-oct = Start-Goldring 4 £
token-watch-5-oct = Start-Taschenuhr 5 £
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
effect-clear-file = Sieh deine Polizeiakte durch und leg { $amount ->
    [one] einen Marker
   *[other] bis zu { $amount } Marker
} zurück.
effect-rob = Nimm einen zufälligen Marker aus einem anderen Beutel.
effect-free-run = Stell die Figur kostenlos neben einen beliebigen Marker und geh auf Streifzug.
effect-housebreaking = Tag: ein beliebiges Werkzeug. Nacht: ein Einbruch mit { $amount ->
    [one] einer Karte
   *[other] { $amount } Karten
} mehr, ohne ein Werkzeug zu verlieren.
effect-buy-wallets = { $amount } £ für jede Brieftasche, die du ablegst.
effect-small-set = Verkauf einen Satz aus zwei Gegenständen, höchstens einer davon eine Brieftasche.
effect-no-fine = Am Ende dieser Runde kein Bußgeld für dich.
effect-shift-evidence = Verschieb { $amount ->
    [one] einen ungesehenen Marker
   *[other] bis zu { $amount } ungesehene Marker
} aus deiner Akte in eine andere.
effect-collect = { $amount } £ aus der Bank und { $each } £ von allen anderen.
effect-inform = Sieh dir einen anderen Beutel an, verschieb einen Marker in die Akte seines Besitzers, nimm { $amount } £.
effect-pick-cards = Sieh dir { $amount ->
    [one] eine Charakterkarte an und leg sie ab.
   *[other] { $amount } Charakterkarten an, behalte alle bis auf eine.
}

cards-objects = Gegenstände
cards-tools = Werkzeuge
cards-starting = Startmarker
cards-characters = Charakterkarten
cards-burglaries = Einbruchkarten, in £

# Der Tisch
table-title = { $side }. Belohnungen: { $rewards }.
table-no-rewards = keine mehr
table-piles = Charakterkarten im Stapel: { $deck }. Einbruchkarten im Stapel: { $vault }.
table-discards = Abgeworfen: { $cards }.
table-pawn = Standort der Figur: { $space }
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
    [0] Beutel leer
   *[other] Beutel { $number } Marker
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
table-memory-stash = Beutel von { $name }: { $tokens }
table-memory-file = Akte von { $name }: { $tokens }
table-memory-money = Geld: { $money }
table-memory-down = verdeckt: { $tokens }
table-memory-unseen = heute Nacht noch nicht gesehen: { $tokens }
table-unknown-start = ein Startmarker
table-one-of = eines von: { $tokens }
ask-drawn-characters = Du hast gezogen: { $character }.
ask-drawn-burglaries = Du hast gezogen, in £: { $number }.
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
ask-last-sets = Welche gibst du ab?
ask-last-set = { $set } für { $number } £ ({ $number2 } übrig).
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
ui-hint-points = Ich würde wählen: { $move }. Das bringt im Schnitt { $number ->
    [one] ein Pfund
   *[other] { $number } Pfund
} mehr als das Nächstbeste, { $other }.
ui-oliver-money = Geld
ui-oliver-stash = Beutel
ui-oliver-file = Polizeiakte
ui-oliver-cards = Charakterkarten
ui-oliver-tools = Werkzeuge
ui-oliver-burglaries = Einbrüche
ui-oliver-burglary = Einbruch
ui-oliver-keep = { $pounds } £ behalten
ui-oliver-discards = Abgelegt:
ui-oliver-fagin = Ab { $size } gleichen: ihr Wert. Ab { $many }: { $bonus } £ dazu.
ui-oliver-tokens = Marker übrig: { $number }
ui-oliver-dusk-in = Abgegeben
ui-oliver-dusk-verdict = Die Polizei
ui-oliver-dusk-free = Nicht erwischt
ui-oliver-map = Die Straßen von London
ui-oliver-church = St. James
ui-oliver-cathedral = St. Paul
ui-oliver-tower = Der Tower
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
ui-oliver-odds-down = Ein Marker, der verdeckt liegt
ui-oliver-odds-bag = Ein Marker aus dem Vorratsbeutel
ui-oliver-odds-token = Marker
ui-oliver-odds-open = Offen auf den Straßen: { $number } Marker, { $pounds } £
ui-oliver-odds-worth = Wert
ui-oliver-odds-burglary = Eine Einbruchkarte
ui-oliver-odds-gain = Gewinn
ui-oliver-odds-loss = Verlust
ui-oliver-odds-mean = im Schnitt
ui-moment-lays-open = Alle Beutel werden geöffnet
ui-moment-file = Dämmerung: Die Polizei öffnet die Akten
ui-moment-burglary = Ein Einbruch
ui-moment-end = Die Partie ist vorbei
ui-sheet-sold = An Fagin verkauft
ui-sheet-rewards = Belohnungen
ui-sheet-cards = Charaktere
ui-sheet-burglaries = Einbrüche
ui-sheet-police = Bestechung und Strafen
ui-sheet-rest = Übriges

# Die Lektion
lesson-goal = Verkauf Fagin Dinge derselben Art.
lesson-goal-more = Ihr zieht alle dieselbe Figur, aber jeder arbeitet in die eigene Tasche. Nach einem Tag und einer Nacht gewinnt, wer am reichsten ist. Hier geht gerade ein Tag zu Ende.
lesson-wallet = Geh auf Streifzug. Nimm: { $token }.
lesson-wallet-more = Der Marker neben der Figur kostet dich nichts. Eine Brieftasche ist selbst nichts wert, ersetzt in einem Satz aber jedes Ding.
lesson-not-wallet = Was du übergehst, ist ein Beweis gegen dich. Nimm die Brieftasche neben der Figur: Sie passt zu deinem Ring.
lesson-ring = Geh weiter. Nimm: { $token }.
lesson-ring-more = Du darfst bis zum vierten Marker gehen. Alles, was du übergehst, wandert in deine Akte: hier ein Marker ({ $token2 }).
lesson-not-ring = Mit einem zweiten Ring und der Brieftasche hast du einen Satz, und das für einen einzigen Beweis. Nimm den Ring.
lesson-fagin = Geh zu Fagin und verkauf deinen Satz.
lesson-fagin-more = Drei von einer Art mindestens. Du bekommst ihren Wert und die oberste Belohnung; wer danach kommt, findet eine kleinere. Ab fünf gibt es 7 £ dazu.
lesson-not-fagin = Zuerst der Satz: Die beste Belohnung bekommt, wer zuerst kommt.
lesson-stranded = Die Figur sitzt fest. Zahle.
lesson-stranded-more = Neben ihr liegt kein Marker, und du hast keinen Satz. Für { $number } £ darfst du sie auf ein leeres Feld neben einem Marker stellen und von dort auf Streifzug gehen.
lesson-place = Stell die Figur neben diesen Marker: { $token }.
lesson-place-more = Wo sie steht, bestimmt, was nahe liegt: für dich und für die nach dir.
lesson-not-place = Von dort liegen zwei Marker vor dem, den du willst, und beide wären Beweise.
lesson-character = Nimm den Marker: { $token }.
lesson-character-more = Dafür ziehst du eine Charakterkarte und behältst sie verdeckt. In einem späteren Zug kannst du sie spielen, statt zu streifen oder zu verkaufen.
lesson-not-character = Nicht so weit: Der nächste Marker bringt dir eine Karte, und keinen Beweis.
lesson-bumble = Spiel deine Karte: { $character }.
lesson-bumble-more = Kein Marker ist übrig, und du hast keinen Satz. Wer gar nichts mehr tun kann, zahlt 4 £, und die Runde ist zu Ende.
lesson-not-bumble = Bitte { $character } um Hilfe: Er bringt dir Geld, und die Runde zu beenden kostet welches.
lesson-police = Der Tag ist zu Ende, und die Polizei zählt.
lesson-police-more = Was im Beutel übrig ist, kommt in die Akte. Die dickste kostet 1 £ für jede Art von Dingen darin: { $number } £ für { $seat }. Deine war dünn.
lesson-night = Nun kommt die Nacht.
lesson-night-more = Alles liegt verdeckt. { $seat } ist am ärmsten, deckt eine Reihe von Markern auf und sagt, wer beginnt. Nur was offen liegt, kann man nehmen.
lesson-burglary = Begeh einen Einbruch.
lesson-burglary-more = Für diesen Marker ziehst du eine Einbruchkarte, und eine mehr für jede Art Werkzeug, die du hast. Eine davon behältst du; sie zählt am Ende und kann dich auch etwas kosten.
lesson-not-burglary = Der Einbruch liegt neben der Figur und kostet keinen Beweis.
lesson-end = Jetzt kennst du das Handwerk.
lesson-end-more = Die Nacht endet wie der Tag. Dann werden die Einbruchkarten aufgedeckt, und wer am meisten Geld hat, gewinnt. Nimm, was nahe liegt, komm früh zu Fagin, und halte deine Akte dünn.

# Wie man gewinnt und wie es endet
goal-win = Nach dem Tag und der Nacht gewinnt, wer am meisten Geld hat. Einbruchkarten kommen am Ende dazu; Werkzeug, Charakterkarten und was im Beutel bleibt, zählen nicht.
goal-end = Tag und Nacht enden, wenn jemand gar nichts mehr tun kann: Das kostet { $number3 } £, und die dickste Akte 1 £ für jede Art darin. Auf den Straßen { $number2 ->
    [one] liegt 1 Marker
   *[other] liegen { $number2 } Marker
}.
goal-now = Du hast { $number } £.

# Bilder und Beispiele in den Regeln
picture-tokens = Alle runden Marker und wie viele es davon gibt. Die Zahl in der Ecke ist der Wert in Pfund.
picture-line = Eine Reihe von der Bandenfigur aus: Je weiter der Marker liegt, den du nimmst, desto mehr von den anderen kommen in deine Polizeiakte.
picture-pawn = Bande
picture-evidence = { $number ->
    [0] kein Beweis
    [one] 1 Beweis
   *[other] { $number } Beweise
}
picture-sets = Drei Besuche bei Fagin nacheinander: Werte, oberste Belohnung und ab fünf Markern ein Aufschlag.
picture-sum = { $number3 ->
    [0] { $number } + { $number2 } = { $number4 } £
   *[other] { $number } + { $number2 } + { $number3 } = { $number4 } £
}
picture-tools = Jede Art Werkzeug vor dem Unterschlupf zeigt dir eine Einbruchkarte mehr; zwei gleiche sind eine Art.
picture-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
}
picture-map = Die Straßen bei Tag und bei Nacht.
example-prowl = Ein Streifzug
example-fagin = Zwei Besuche bei Fagin
example-burglary = Ein Einbruch

# Eine erste Partie: worum es bei jeder Art von Entscheidung geht
first-turn-end = Du kannst nichts mehr nehmen und nichts verkaufen. Mit einer Karte geht die Runde weiter; sie zu beenden kostet Geld, aber die anderen kommen nicht mehr dran.
first-turn = Eines je Zug: einen Marker nehmen, einen Satz verkaufen oder eine Karte spielen. Der erste Marker einer Reihe bringt keine Beweise; nimmst du einen weiter hinten, kommt alles davor in deine Polizeiakte.
first-prowl = Nimm einen Marker aus der Reihe vor dir. Was näher liegt, kommt in deine Akte: Ein guter, der weit weg liegt, ist teuer.
first-also = Charley nimmt einen der Marker mit, an denen du vorbeigekommen bist, nur der Rest wird Beweis. Nimm, was einen Satz voll macht.
first-peek = Du darfst einen verdeckten Marker ansehen, und sonst sieht ihn niemand. Sieh dort nach, wo du die Figur hinstellen könntest.
first-place = Du stellst die Figur auf ein leeres Feld und streifst von dort los. Such dir einen guten Marker gleich daneben und denk daran, dass die nächste Person dort beginnt, wo du aufhörst.
first-line = Du deckst Schritt für Schritt auf und wählst an Ecken den Weg. Danach musst du einen Marker nehmen; ein kurzer Weg kann also der bessere sein.
first-make-room = Dein Beutel ist voll, und einer der alten Marker wird Beweis. Gib eine Art auf, aus der kein Satz mehr wird.
first-keep-burglary = Diese Karte zählt am Ende, mit ihrem Vorzeichen. Behalte die höchste, auch wenn alle schlecht sind.
first-last-sets = Die Runde ist vorbei, und Sätze bringen nur noch ihren besten Marker. Eine Möglichkeit bringt mehr, eine andere lässt weniger für die Akte übrig, und die kostet vielleicht ein Bußgeld.
first-lose-tool = Nach einem Einbruch ist ein Werkzeug weg. Behalte verschiedene Sorten: Jede zeigt dir beim nächsten Mal eine Karte mehr.
first-name-starter = Du bestimmst, wer die Nacht beginnt, vielleicht du selbst. Sieh auf die Linie, die du aufgedeckt hast: Liegt gleich neben der Figur etwas Gutes?
first-pick = Deine Karte nimmt einen Marker ohne Weg und ohne Beweise. Nimm, was einen Satz voll macht oder jemandem fehlen wird.
first-put-back = Nancy nimmt Marker aus deiner Akte. Nur die dickste Akte zahlt, und zwar je Art: Nimm heraus, was nur einmal darin ist.
first-shift = Monks schiebt Beweise aus deiner Akte in eine andere. Am besten trifft es jemanden, dessen Akte ohnehin schon dick ist.
first-victim = Bill nimmt einen zufälligen Marker aus einem Beutel. Ein voller Beutel gibt eher etwas Brauchbares her als ein kleiner.
first-suspect = Noah sieht in einen Beutel, legt daraus einen Marker in die Akte und wird bezahlt. Wähle, wer am meisten gesammelt hat.
first-betray = Dieser Marker wandert aus dem Beutel in die Akte. Zerstör einen Satz, der fast voll ist.
first-bring-back = Jede Brieftasche wird sofort bezahlt. Sie ersetzt aber auch jeden Gegenstand in einem Satz: Behalte, was ein guter Satz braucht.
first-pair = Dieses eine Mal genügen zwei gleiche, und die oberste Belohnung gibt es dazu. Verkauf, woraus kaum noch drei werden.
first-turn-down = Die anderen behältst du, diese kommt offen weg. Behalte, was auch nachts noch hilft, wenn die Marker verdeckt liegen.

# Teile des Bildschirms im Terminal
zone-streets = Die Straßen Londons
zone-others = Die anderen
