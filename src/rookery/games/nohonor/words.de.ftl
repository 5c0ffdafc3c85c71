# No Honor Among Thieves auf Deutsch.
game-name = No Honor Among Thieves
game-about = Jeder führt eine Bande. Die meisten Dinger sind für eine allein zu groß, also handelt ihr Anteile aus; dann legen alle eine Karte, und es zeigt sich, was die Abmachung wert war.
game-length = 90 bis 120 Minuten

# Züge: der eigene Zug
move-pass = Passen
move-done = Fertig
move-end-turn = Zug beenden
move-legwork = Kundschaften: abwerfen, dann bis zum Handlimit ziehen
move-logistics = Vorbereitung: Vorbereitungspläne spielen
move-rest = Ausruhen: die Bande auffrischen
move-rest-and-draw = Ausruhen: die Bande auffrischen und 2 Pläne ziehen
move-headhunt = Umhören: fünf neue Charaktere in der Auslage
move-exchange = Tausch: einen Handel anbieten
move-heist = Coup auf Ziel { $number }
move-jailbreak = Ausbruch
move-recruit = Anwerben: { $character }
move-fire = Entlassen: { $character }
move-play = Spielen: { $scheme }
move-play-code = Spielen (Kodexbruch): { $scheme }
move-use = Fähigkeit nutzen: { $character }
move-use-code = Zweite Fähigkeit nutzen: { $character }
move-use-treasure = Nutzen: { $treasure }
move-card = { $scheme }
move-pick = { $character }
move-give = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} an { $seat } geben

# Züge: Verhandlungen
move-alone = Allein losziehen
move-abandon = Aufgeben
move-propose = Den Vorschlag machen
move-agree = Einverstanden
move-revise = Etwas anderes vorschlagen
move-accept = Annehmen
move-refuse = Ablehnen
move-counter = Ein Gegenangebot machen
move-invite = { $seat } einladen
move-drop = Ohne { $seat }
move-share = Ein Anteil von { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
move-claim = { $number ->
    [0] Kein Schatz
    [one] 1 Schatz
   *[other] { $number } Schätze
}
move-draw = Schatz { $number } zieht { $seat }
move-with = Handel mit { $seat }
move-offer-character = Anbieten: { $character }
move-want-character = Verlangen: { $character }
move-offer-treasure = Anbieten: { $treasure }
move-want-treasure = Verlangen: { $treasure }
move-offer-scheme = Anbieten: { $scheme }
move-want-schemes = { $number ->
    [one] 1 Plan
   *[other] { $number } Pläne
} verlangen
move-pay = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} zahlen
move-demand = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} verlangen

# Züge: der Coup
move-send = Losschicken: { $character }, zu Hindernis { $number }
move-recall = Zurücknehmen: { $character }
move-challenge = Probe { $number }
move-defense = Hindernis { $number }
move-replace = Hindernis { $number2 } von Ziel { $number } ersetzen
move-skill = { $skill }
move-raise = Den Bedarf erhöhen
move-lower = Den Bedarf senken
move-die = Den Würfel mit { $face } nehmen
move-player = { $seat }
move-keep = In dieser Reihenfolge lassen
move-swap = Vertauschen
move-pay-up = Zahlen
move-show-hand = Die Hand zeigen
move-lay = Legen: { $scheme }
move-drop-agenda = „{ $agenda }“ weglegen

# Ereignisse: Aufbau und Zug
event-first = { $seat } beginnt.
event-first-you = Du beginnst.
event-objective = Ein neues Ziel: { $objective }, { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-objective-again = { $objective } lohnt noch einen Coup: { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-defense = { $objective }: ein neues Hindernis, { $defense }.
event-pool = { $character } ist zu haben.
event-jailed = { $character } sitzt im Kerker.
event-join = { $character } kommt in die Bande von { $seat }.
event-join-you = { $character } kommt in deine Bande.
event-turn = Zug { $number }: { $seat }.
event-turn-you = Zug { $number }: du.
event-action = { $seat } – { $move }.
event-action-you = Du – { $move }.
event-draw = { $seat } zieht: { $scheme }.
event-draw-hidden = { $seat } zieht einen Plan.
event-draw-you = Du ziehst: { $scheme }.
event-shuffle = Die abgelegten Pläne werden gemischt.
event-discard = { $seat } wirft ab: { $scheme }.
event-discard-you = Du wirfst ab: { $scheme }.
event-card-passed = { $seat2 } bekommt von { $seat }: { $scheme }.
event-card-passed-hidden = { $seat2 } bekommt einen Plan von { $seat }.
event-card-passed-you = { $seat2 } bekommt von dir: { $scheme }.
event-card-passed-you2 = Du bekommst von { $seat }: { $scheme }.
event-look = { $seat } sieht sich die Hand von { $seat2 } an.
event-look-you = Du siehst dir die Hand von { $seat2 } an.
event-look-you2 = { $seat } sieht sich deine Hand an.
event-seen = { $seat } sieht in der Hand von { $seat2 }: { $scheme }.
event-seen-hidden = { $seat } sieht eine Karte in der Hand von { $seat2 }.
event-seen-you = Du siehst in der Hand von { $seat2 }: { $scheme }.
event-seen-you2 = { $seat } sieht eine Karte in deiner Hand.
event-recovers = { $seat } nimmt aus der Ablage: { $scheme }.
event-recovers-you = Du nimmst aus der Ablage: { $scheme }.
event-scouts = { $seat } sieht auf dem Hindernisstapel: { $defense }.
event-scouts-hidden = { $seat } sieht sich eine Karte des Hindernisstapels an.
event-scouts-you = Du siehst auf dem Hindernisstapel: { $defense }.
event-earn = { $seat } bekommt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-earn-you = Du bekommst { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-pay = { $seat } zahlt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-pay-you = Du zahlst { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-rob = { $seat } bekommt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} von { $seat2 }.
event-rob-you = Du bekommst { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} von { $seat2 }.
event-rob-you2 = { $seat } bekommt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} von dir.
event-give = { $seat } gibt { $seat2 } { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-give-you = Du gibst { $seat2 } { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-give-you2 = { $seat } gibt dir { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-attach = { $character } bekommt Ausrüstung: { $scheme }.
event-fired = { $character } ist entlassen.

# Ereignisse: Karten, Fähigkeiten, Würfel, Charaktere
event-play = { $seat } spielt: { $scheme }.
event-play-you = Du spielst: { $scheme }.
event-play-code = { $seat } spielt mit Kodexbruch: { $scheme }.
event-play-code-you = Du spielst mit Kodexbruch: { $scheme }.
event-use = { $seat } setzt ein: { $character }.
event-use-you = Du setzt ein: { $character }.
event-use-treasure = { $seat } nutzt: { $treasure }.
event-use-treasure-you = Du nutzt: { $treasure }.
event-at-character = Betrifft: { $character } ({ $seat }).
event-at-character-you = Betrifft: { $character } (aus deiner Bande).
event-at-stranger = Es geht um: { $character }.
event-at-player = Betrifft: { $seat }.
event-at-player-you = Betrifft: dich.
event-at-defense = Betrifft: { $defense }.
event-at-skill = Es geht um: { $skill }.
event-at-challenge = Die neue Probe: { $challenge }.
event-at-raise = Der Bedarf steigt.
event-at-lower = Der Bedarf sinkt.
event-roll-for = Ein Wurf für eine Karte: { $scheme } ({ $seat }).
event-roll-for-you = Ein Wurf für deine Karte: { $scheme }.
event-roll-for-ability = Ein Wurf für eine Fähigkeit: { $character } ({ $seat }).
event-roll-for-ability-you = Ein Wurf für eine Fähigkeit: { $character } (aus deiner Bande).
event-roll-for-consequence = Ein Wurf für die Folgen: { $defense }.
event-roll-off-exhaust = Es wird ausgewürfelt ({ $defense }): Wer die wenigsten Dolche hat, dessen Charakter wird erschöpft.
event-roll-off-arrest = Es wird ausgewürfelt ({ $defense }): Wer die wenigsten Dolche hat, dessen Charakter wird verhaftet.
event-roll-off-kill = Es wird ausgewürfelt ({ $defense }): Wer die wenigsten Dolche hat, dessen Charakter wird getötet.
event-cancelled = { $scheme } ist aufgehoben.
event-roll = { $seat } würfelt { $face }.
event-roll-you = Du würfelst { $face }.
event-roll-two = { $seat } würfelt { $face } und { $face2 }.
event-roll-two-you = Du würfelst { $face } und { $face2 }.
event-takes-die = { $seat } nimmt den Würfel mit { $face }.
event-takes-die-you = Du nimmst den Würfel mit { $face }.
event-exhausted = { $character } ist erschöpft.
event-refreshed = { $character } ist wieder frisch.
event-arrested = { $character } wird verhaftet.
event-killed = { $character } wird getötet.
event-spared = { $character } kommt mit Erschöpfung davon.
event-pardoned = { $character } wird begnadigt, ist aber erschöpft.

# Ereignisse: Verhandlungen
event-plans = { $seat } plant einen Coup: { $objective }.
event-plans-you = Du planst einen Coup: { $objective }.
event-plans-jailbreak = { $seat } plant einen Ausbruch.
event-plans-jailbreak-you = Du planst einen Ausbruch.
event-gives-up = { $seat } gibt es auf.
event-gives-up-you = Du gibst es auf.
event-offer = { $seat } bietet { $seat2 } { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}{ $number2 ->
    [0] { "" }
    [one] {" "}und einen Schatz
   *[other] {" "}und { $number2 } Schätze
}.
event-offer-you = Du bietest { $seat2 } { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}{ $number2 ->
    [0] { "" }
    [one] {" "}und einen Schatz
   *[other] {" "}und { $number2 } Schätze
}.
event-offer-you2 = { $seat } bietet dir { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}{ $number2 ->
    [0] { "" }
    [one] {" "}und einen Schatz
   *[other] {" "}und { $number2 } Schätze
}.
event-accepts = { $seat } nimmt an.
event-accepts-you = Du nimmst an.
event-refuses = { $seat } lehnt ab.
event-refuses-you = Du lehnst ab.
event-counters = { $seat } verlangt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}{ $number2 ->
    [0] { "" }
    [one] {" "}und einen Schatz
   *[other] {" "}und { $number2 } Schätze
}.
event-counters-you = Du verlangst { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}{ $number2 ->
    [0] { "" }
    [one] {" "}und einen Schatz
   *[other] {" "}und { $number2 } Schätze
}.
event-drops = { $seat } macht es ohne { $seat2 }.
event-drops-you = Du machst es ohne { $seat2 }.
event-drops-you2 = { $seat } macht es ohne dich.
event-agreed = { $seat } ist einverstanden: Die Anteile stehen fest.
event-agreed-you = Du bist einverstanden: Die Anteile stehen fest.
event-would-give-character = Im Handel gäbe { $seat } an { $seat2 }: { $character }.
event-would-give-character-you = Im Handel gäbst du an { $seat2 }: { $character }.
event-would-give-character-you2 = Im Handel gäbe { $seat } dir: { $character }.
event-would-give-treasure = Im Handel gäbe { $seat } an { $seat2 }: { $treasure }.
event-would-give-treasure-you = Im Handel gäbst du an { $seat2 }: { $treasure }.
event-would-give-treasure-you2 = Im Handel gäbe { $seat } dir: { $treasure }.
event-would-give-coins = Der Handel: { $seat } gäbe { $seat2 } { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-would-give-coins-you = Der Handel: Du gäbst { $seat2 } { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-would-give-coins-you2 = Der Handel: { $seat } gäbe dir { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-would-give-schemes = Der Handel: { $seat } gäbe { $seat2 } { $number ->
    [one] 1 Plan
   *[other] { $number } Pläne
}.
event-would-give-schemes-you = Der Handel: Du gäbst { $seat2 } { $number ->
    [one] 1 Plan
   *[other] { $number } Pläne
}.
event-would-give-schemes-you2 = Der Handel: { $seat } gäbe dir { $number ->
    [one] 1 Plan
   *[other] { $number } Pläne
}.
event-offers-instead = { $seat } bietet stattdessen:
event-offers-instead-you = Du bietest stattdessen:
event-treasure-passed = { $seat2 } bekommt von { $seat }: { $treasure }.
event-treasure-passed-you = { $seat2 } bekommt von dir: { $treasure }.
event-treasure-passed-you2 = Du bekommst von { $seat }: { $treasure }.

# Ereignisse: der Coup
event-sends = { $seat } schickt los: { $character } ({ $defense }).
event-sends-you = Du schickst los: { $character } ({ $defense }).
event-targets = { $defense }: { $seat } wählt { $challenge }.
event-targets-you = { $defense }: Du wählst { $challenge }.
event-lends = { $seat } gibt für diesen Coup mit: { $treasure } ({ $character }).
event-lends-you = Du gibst für diesen Coup mit: { $treasure } ({ $character }).
event-recalls = { $seat } nimmt zurück: { $character }.
event-recalls-you = Du nimmst zurück: { $character }.
event-ready = { $seat } ist bereit.
event-ready-you = Du bist bereit.
event-called-off = So geht es nicht: Der Coup von { $seat } fällt aus.
event-called-off-you = So geht es nicht: Dein Coup fällt aus.
event-calls-off = { $seat } bläst den Coup ab.
event-calls-off-you = Du bläst den Coup ab.
event-complications = Der Coup von { $seat } läuft. Komplikationen!
event-complications-you = Dein Coup läuft. Komplikationen!
event-passes = { $seat } passt.
event-passes-you = Du passt.
event-need-up = { $defense }: { $skill } +{ $number }.
event-need-down = { $defense }: { $skill } −{ $number }.
event-stronger = { $character }: +{ $number } { $skill }.
event-swapped = { $character } und { $character2 } tauschen die Plätze.
event-success = Der Coup von { $seat } gelingt.
event-success-you = Dein Coup gelingt.
event-failure = Der Coup von { $seat } schlägt fehl.
event-failure-you = Dein Coup schlägt fehl.
event-consequence = { $defense }: { $result }.
event-peeks = { $seat } sieht sich die Karte von { $seat2 } an: { $scheme }.
event-peeks-hidden = { $seat } sieht sich die Karte von { $seat2 } an.
event-peeks-you = Du siehst dir die Karte von { $seat2 } an: { $scheme }.
event-peeks-you2 = { $seat } sieht sich deine Karte an.
event-reveals = { $seat } deckt auf: { $scheme }.
event-reveals-you = Du deckst auf: { $scheme }.
event-caught = { $seat } ertappt { $seat2 } auf frischer Tat.
event-caught-you = Du ertappst { $seat2 } auf frischer Tat.
event-caught-you2 = { $seat } ertappt dich auf frischer Tat.
event-share = { $seat } nimmt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} aus der Ausbeute.
event-share-you = Du nimmst { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} aus der Ausbeute.
event-to-bank = { $number ->
    [one] 1 Münze geht
   *[other] { $number } Münzen gehen
} an die Bank.
event-treasure = { $seat } zieht einen Schatz: { $treasure }.
event-treasure-you = Du ziehst einen Schatz: { $treasure }.
event-broken = Der Ehrenkodex ist gebrochen, für immer.
event-end = { $ending }
event-stash = { $seat } hat { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-stash-you = Du hast { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-agenda = Geheimes Ziel von { $seat }: { $agenda }, { $number ->
    [0] nicht erfüllt
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-agenda-you = Dein Geheimes Ziel: { $agenda }, { $number ->
    [0] nicht erfüllt
    [one] 1 Münze
   *[other] { $number } Münzen
}.

ending-heist = Ein Coup der Stufe 3 ist gelungen: Die Partie ist zu Ende.
ending-martial-law = Kriegsrecht! Zu wenige Charaktere sind übrig: Die Stadtwache gewinnt, alle verlieren.
ending-limit = Die vereinbarte Zahl von Zügen ist erreicht.
ending-idle = Seit vielen Runden ist nichts mehr gelungen: Die Partie ist zu Ende.

skill-lies = Lügen
skill-muscle = Muskeln
skill-stealth = Schleichen
skill-tinker = Tüfteln
skill-number = { $number ->
    [one] 1 × { $skill }
   *[other] { $number } { $skill }
}
skills-and = { $some } + { $more }
result-none = nichts geschieht
result-exhaust_one = ein Charakter wird erschöpft
result-exhaust_all = alle Charaktere dort werden erschöpft
result-arrest_one = ein Charakter wird verhaftet
result-arrest_all = alle Charaktere dort werden verhaftet
result-kill_one = ein Charakter wird getötet
result-kill_all = alle Charaktere dort werden getötet

# Der Tisch
table-setup = Aufbau
table-turn = Zug { $number }: { $seat }, noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
table-honor-intact = Der Ehrenkodex gilt.
table-honor-broken = Der Ehrenkodex ist gebrochen.
table-objective = Ziel { $number }: { $objective }, Stufe { $stage }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}{ $treasures ->
    [0] { "" }
    [one] , 1 Schatz
   *[other] , { $treasures } Schätze
}{ $hauls ->
    [one] { "" }
   *[other] , { $hauls } Coups
}
table-veiled = { $number ->
    [one] 1 Hindernis
   *[other] { $number } Hindernisse
}, gezogen erst, wenn jemand einen Coup ankündigt
table-or = oder
table-watch = Wache
table-no-skill = ohne Fertigkeit
table-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
table-schemes = { $number ->
    [one] 1 Plan
   *[other] { $number } Pläne
}
table-heist = Der Coup: { $target }
table-jail = Kerker
table-pool = Auslage
table-graveyard = Friedhof
table-aims = gewählt
table-nobody = niemand
table-share = Anteil von { $seat }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $draws ->
    [one] 1 Schatz
   *[other] { $draws } Schätze
}; der Rest gehört dem Anführer
table-draft = Dein Angebot an { $seat }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $draws ->
    [one] 1 Schatz
   *[other] { $draws } Schätze
}
table-revealed = Aufgedeckt von { $seat }: { $scheme }
table-peek = Du hast die Karte von { $seat } gesehen: { $scheme }
table-talks = Verhandlungen
table-deal = { $giver } gibt { $taker }: { $what }
table-answer-accepted = angenommen
table-answer-refused = abgelehnt
table-answer-countered = verlangt einen anderen Anteil
table-answer-dropped = nicht dabei
table-cost = Kosten { $number }
table-you = { $name } (du)
table-player = { $name }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $cards ->
    [one] 1 Plan
   *[other] { $cards } Pläne
}
# how often somebody kept a bargain at a Moment of Truth, and how often not
table-faith = { $number }-mal Wort gehalten, { $number2 ->
    [0] nie verraten
   *[other] { $number2 }-mal verraten
}
table-exhausted = erschöpft
table-treasures = Schätze
table-hand = Pläne
table-agendas = Geheime Ziele
table-decks = Stapel: Pläne { $schemes } (abgelegt { $discard }), Hindernisse { $defenses }, Charaktere { $characters }, Schätze { $treasures }
table-mat = Stufe { $stage }, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}, { $slots ->
    [one] 1 Hindernis
   *[other] { $slots } Hindernisse
}{ $treasures ->
    [0] { "" }
    [one] , 1 Schatz
   *[other] , { $treasures } Schätze
}{ $hauls5 ->
    [one] { "" }
   *[other] , { $hauls5 } Coups zu fünft oder sechst
}
table-failure = Hält ein Hindernis stand, entscheidet ein Würfel. { $table }.
table-type-moment = Stunde der Wahrheit
table-type-complication = Komplikation
table-type-logistics = Vorbereitung
table-type-active = Aktiv
table-type-reaction = Reaktion

ask-motivation = Welches deiner drei Geheimen Ziele legst du weg?
ask-draft = Welchen Charakter nimmst du?
ask-discard = Zu viele Karten: Welchen Plan wirfst du ab?
ask-chalice = Wen frischt der Kelch auf?
ask-turn = Du bist am Zug: Was tust du? (noch { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
})
ask-legwork = Kundschaften: Wirf ab, was du willst, dann ziehst du.
ask-logistics = Vorbereitung: Welche Karte spielst du?
ask-planning = Wen lädst du ein, und was bietest du? Die Ausbeute beträgt { $number }. { $number2 ->
    [0] In diesem Zug ist kein Vorschlag mehr möglich.
    [one] In diesem Zug ist noch ein Vorschlag möglich.
   *[other] In diesem Zug sind noch { $number2 } Vorschläge möglich.
}
ask-planning-share = Die Ausbeute beträgt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}. Welchen Anteil bietest du { $seat }?
ask-considering = { $seat } bietet dir { $number2 ->
    [one] 1 Münze
   *[other] { $number2 } Münzen
} von { $number }. Machst du mit?
ask-counteroffer = Welchen Anteil verlangst du? Die Ausbeute beträgt { $number }.
ask-deciding = Ziehst du zu diesen Bedingungen los mit: { $seat }? { $number ->
    [0] In diesem Zug ist kein Vorschlag mehr möglich.
    [one] In diesem Zug ist noch ein Vorschlag möglich.
   *[other] In diesem Zug sind noch { $number } Vorschläge möglich.
}
ask-deciding-alone = Niemand kommt mit. Was nun? { $number ->
    [0] In diesem Zug ist kein Vorschlag mehr möglich.
    [one] In diesem Zug ist noch ein Vorschlag möglich.
   *[other] In diesem Zug sind noch { $number } Vorschläge möglich.
}
terms = { $what }; der Rest für { $seat }: { $number }.
terms-share = { $seat } bekommt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
terms-you = { $what }; der Rest gehört dir: { $number }.
terms-share-you = du bekommst { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
ask-sending = Wen schickst du wohin? Noch nicht bestätigt: { $seat }. { $number ->
    [0] Du kannst niemanden mehr zurücknehmen.
    [one] Einmal kannst du noch jemanden zurücknehmen.
   *[other] Noch { $number } Mal kannst du jemanden zurücknehmen.
}
ask-naming = { $defense }: Welche Probe wählst du?
ask-lending = { $treasure }: Wer bekommt das für diesen Coup?
ask-complications = Komplikationen: Hilfst du, störst du oder passt du?
ask-choosing = { $scheme }: Was wählst du?
ask-choosing-ability = { $character }: Was wählst du?
ask-countering = { $seat } spielt: { $scheme }. Vereitelst du das?
ask-countering-at = { $seat } spielt: { $scheme }. Es geht um: { $targets }. Vereitelst du das?
ask-saving = { $character } ({ $seat }) soll getötet werden. Greifst du ein?
ask-saving-own = Aus deiner Bande soll jemand getötet werden: { $character }. Greifst du ein?
ask-saving-arrest = { $character } ({ $seat }) soll verhaftet werden. Greifst du ein?
ask-saving-arrest-own = Aus deiner Bande soll jemand verhaftet werden: { $character }. Greifst du ein?
saving-next = Um diese geht es danach: { $character }.
ask-roll = Welchen Würfel nimmst du: { $face }? { $purpose }
ask-rolling = { $seat } hat { $face } gewürfelt. { $purpose } Neu würfeln lassen?
ask-rolling-own = Du hast { $face } gewürfelt. { $purpose } Würfelst du neu?
roll-for = Der Wurf gilt einer Karte von { $seat }: { $scheme }.
roll-for-ability = Der Wurf gilt einer Fähigkeit: { $character } ({ $seat }).
roll-for-consequence = { $defense }: Der Wurf entscheidet über die Folgen.
roll-off-exhaust = { $defense }: Wer die wenigsten Dolche hat, erschöpft dort einen Charakter.
roll-off-arrest = { $defense }: Wer die wenigsten Dolche hat, verliert dort einen Charakter an den Kerker.
roll-off-kill = { $defense }: Wer die wenigsten Dolche hat, verliert dort einen Charakter für immer.
ask-truth = Die Stunde der Wahrheit über { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}: Welchen Plan legst du?
ask-peeking = Wessen Karte siehst du dir an?
ask-revealing = Nimmst du deine Karte zurück und legst eine andere?
ask-replacing = Welchen Plan legst du stattdessen?
ask-avenging = Du wurdest verraten. Rächst du dich?
ask-freeing = Holst du jemanden aus dem Kerker, und wen?
ask-victim-exhaust = { $defense }: Welcher deiner Charaktere wird erschöpft?
ask-victim-arrest = { $defense }: Welcher deiner Charaktere wird verhaftet?
ask-victim-kill = { $defense }: Welcher deiner Charaktere wird getötet?
ask-bargaining = Was bietest du, und was willst du dafür? { $number ->
    [0] In diesem Zug ist kein Vorschlag mehr möglich.
    [one] In diesem Zug ist noch ein Vorschlag möglich.
   *[other] In diesem Zug sind noch { $number } Vorschläge möglich.
}
ask-bargaining-instead = Was würdest du { $seat } geben, und was willst du dafür?
ask-hearing = Nimmst du diesen Handel mit { $seat } an?
ask-handing = Welchen Plan gibst du her?
ask-rethinking = Ihr seid euch nicht einig. Noch ein Angebot? { $number ->
    [0] In diesem Zug ist kein Vorschlag mehr möglich.
    [one] In diesem Zug ist noch ein Vorschlag möglich.
   *[other] In diesem Zug sind noch { $number } Vorschläge möglich.
}
ask-from-hand-own = Von welchem Plan trennst du dich?
ask-from-hand-other = Welche Karte aus der Hand von { $seat } wählst du?
ask-casing = In welcher Reihenfolge kommen die zwei Hindernisse zurück?
ask-casing-replace = Welches Hindernis auf dem Tisch wird ersetzt?
ask-blackmailed = { $seat } erpresst dich: { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} zahlen, oder die Hand zeigen und eine Karte verlieren?
target-character = { $character } ({ $seat })
target-defense = { $defense }
target-challenge = { $challenge }
plan = { $what }
plan-short = { $defense } (es fehlt: { $what })
plan-skill = { $number } × { $skill }
plan-empty = { $defense } (niemand dort)
plan-done = So, wie es steht, sind alle Hindernisse überwunden.
future-bypassed = { $defense }: überwunden
future-chance = { $defense }: in { $number } von { $number2 } Fällen überwunden
future-holds = { $defense }: hält stand, was auch fällt
future-exhausted = { $character } wird erschöpft
future-arrested = { $character } wird verhaftet
future-killed = { $character } stirbt
future-unharmed = { $character } geschieht nichts
future-works = wie es steht, wird die Beute von { $number } verteilt
future-open = über die Beute von { $number } entscheiden die Würfel
future-fails = wie es steht, keine Beute von { $number }
future-spent = { $scheme } wird abgeworfen und war ein Spielzug

option-ask = Wer gefragt wird, ob er reagiert: alle, die könnten, oder nur, wer kann
option-agendas = Geheime Ziele: zwei von drei wählen (choose) oder zwei austeilen (dealt)
option-turn_limit = Die Partie endet nach so vielen Zügen (0: ohne Grenze)
option-idle_rounds = Die Partie endet nach so vielen Runden ohne gelungenen Coup auf ein Ziel
option-proposals = So viele Vorschläge sind in einem Zug möglich, für Coups und Tauschgeschäfte zusammen
option-treasures_tradable_by_exchange = Schätze können getauscht werden
option-ace_ties_count = Das Ass: Gleichstand mit einer anderen Bande genügt
option-max_players = Wie viele höchstens mitspielen
option-jailbreak_adds_coin = Nach einem Ausbruch kommt eine Münze auf beide Ziele
option-veteran_needs_broken_code = Der Veteran tötet erst nach dem Kodexbruch
option-yacht_counts_consequences = Fehlschlagtabellen, die erschöpfen, töten auf der Flussjacht

cards-characters = Charaktere
cards-schemes = Pläne
cards-defenses = Hindernisse
cards-printed = Auf Tafeln gedruckte Hindernisse
cards-objectives = Ziele
cards-agendas = Geheime Ziele
cards-treasures = Schätze

# Charaktere
character-second_story_man = Fassadenkletterer
character-shyster = Winkeladvokat
character-enforcer = Schläger
character-veteran = Veteran
character-ghost = Phantom
character-grave_robber = Grabräuber
character-crooked_watchman = Korrupter Wachmann
character-courtier = Höfling
character-alchemist = Alchemist
character-magus = Magier
character-crooked_magistrate = Korrupter Richter
character-dashing_stranger = Schneidiger Fremder
character-jack_of_all_trades = Tausendsassa
character-mastermind = Drahtzieher
character-lookout = Schmieresteher
character-engineer = Ingenieur
character-cat_burglar = Einsteigediebin
character-pit_fighter = Grubenkämpfer
character-cutpurse = Beutelschneider
character-street_urchin = Gassenkind
character-locksmith = Schlosser
character-safecracker = Tresorknacker
character-forger = Fälscher
character-fence = Hehler
character-assassin = Meuchelmörder
character-smuggler = Schmuggler
character-con_artist = Hochstapler
character-acrobat = Akrobatin
character-bounty_hunter = Kopfgeldjäger
character-informant = Spitzel
character-sellsword = Söldner
character-disgraced_noble = Verstoßener Edelmann
character-back_alley_surgeon = Hinterhofchirurg
character-saboteur = Saboteur
character-illusionist = Illusionist

# Pläne
scheme-betrayal = Verrat!
scheme-traitor = Verräter!
scheme-vanish = Über alle Berge
scheme-blood_money = Blutgeld
scheme-side_job = Nebenverdienst
scheme-contingency = Notfallplan
scheme-red_handed = Auf frischer Tat
scheme-skim = Etwas abzweigen
scheme-sleight = Fingerfertigkeit
scheme-loyal = Treu bis zuletzt
scheme-on_alert = In Alarmbereitschaft
scheme-pointed_questions = Bohrende Fragen
scheme-changed_locks = Neue Schlösser
scheme-brute_force = Rohe Gewalt
scheme-shadows = In die Schatten
scheme-silver_tongue = Silberzunge
scheme-steady_hands = Ruhige Hand
scheme-reinforcements = Verstärkung
scheme-twisted_ankle = Verstauchter Knöchel
scheme-call_the_watch = Ruf nach der Wache
scheme-inside_help = Hilfe von innen
scheme-improvised_plan = Improvisierter Plan
scheme-housebreaker_kit = Einbruchswerkzeug
scheme-weapons_cache = Waffenlager
scheme-soft_boots = Weiche Stiefel
scheme-forged_papers = Gefälschte Papiere
scheme-faked_death = Vorgetäuschter Tod
scheme-bail_money = Kaution
scheme-better_offer = Besseres Angebot
scheme-case_the_joint = Ausspähen
scheme-pawned_goods = Versetzte Ware
scheme-word_on_the_street = Gerüchte der Straße
scheme-stick_up_crew = Straßenräuber
scheme-stiff_drink = Kräftiger Schluck
scheme-light_fingers = Lange Finger
scheme-lucky_break = Glücksfall
scheme-knockout_drops = Schlaftrunk
scheme-blackmail = Erpressung
scheme-play_dead = Totstellen
scheme-taking_it_personally = Das nehme ich persönlich
scheme-foiled = Vereitelt!
scheme-slippery = Aalglatt
scheme-loaded_dice = Gezinkte Würfel

# Hindernisse
defense-ceremonial_guards = Ehrengarde
defense-alert_guards = Aufmerksame Wächter
defense-thief_taker = Diebesfänger
defense-watch_patrol = Streife der Wache
defense-night_watchman = Nachtwächter
defense-watch_sergeant = Wachtmeister
defense-watch_captain = Hauptmann der Wache
defense-watchful_steward = Wachsamer Haushofmeister
defense-lamplit_courtyard = Beleuchteter Innenhof
defense-mercenary_company = Söldnerkompanie
defense-hired_thugs = Angeheuerte Schläger
defense-guard_dogs = Wachhunde
defense-war_hounds = Kriegshunde
defense-bodyguards = Leibwächter
defense-high_walls = Hohe Mauern
defense-iron_fence = Eisenzaun
defense-barricaded_door = Verbarrikadierte Tür
defense-sturdy_lock = Stabiles Schloss
defense-masterwork_lock = Meisterschloss
defense-iron_portcullis = Eisernes Fallgatter
defense-clockwork_trap = Uhrwerkfalle
defense-pressure_plates = Druckplatten
defense-hidden_vault = Verborgene Schatzkammer
defense-alarm_bells = Alarmglocken
defense-stone_golem = Steingolem
defense-warding_sigils = Bannsiegel
defense-watch_sealed_door = Tür mit dem Siegel der Wache
defense-jailer = Kerkermeister
defense-palace_guard = Palastwache
defense-duel = Das Duell
printed-jailer = { defense-jailer }
printed-palace_guard = { defense-palace_guard }
printed-duel = { defense-duel }

# Ziele
objective-wealthy_merchant = Reicher Kaufmann
objective-dockside_warehouse = Lagerhaus am Hafen
objective-pawnbroker = Pfandleihe
objective-gambling_den = Spielhölle
objective-tax_coach = Kutsche des Steuereintreibers
objective-countinghouse = Kontor
objective-lords_manor = Herrensitz
objective-river_yacht = Flussjacht
objective-ancient_temple = Uralter Tempel
objective-duelists_guild = Duellantengilde
objective-auction_house = Auktionshaus
objective-kings_palace = Königspalast
objective-wizards_tower = Zaubererturm
objective-royal_mint = Königliche Münzstätte

# Geheime Ziele
agenda-the_ace = Das Ass
agenda-the_collector = Der Sammler
agenda-the_fist = Die Faust
agenda-the_shadow = Der Schatten
agenda-honeyed_word = Die Honigzunge
agenda-the_artificer = Der Tüftler
agenda-complete_crew = Die vollständige Bande
agenda-birds_of_a_feather = Gleich und Gleich
agenda-old_friends = Alte Freunde
agenda-the_liberator = Der Befreier
agenda-the_serpent = Die Schlange
agenda-a_thiefs_word = Diebesehrenwort
agenda-lone_wolf = Einsamer Wolf
agenda-personal_reasons = Persönliche Gründe
agenda-the_last_score = Der letzte Coup
agenda-red_ledger = Das blutige Kontobuch
agenda-the_old_code = Der alte Kodex
agenda-high_society = Feine Gesellschaft

# Schätze
treasure-skeleton_key = Dietrich
treasure-nightcloak = Mitternachtsmantel
treasure-ancestral_blade = Ahnenklinge
treasure-silver_mask = Silbermaske
treasure-ruby_idol = Rubingötze
treasure-crown_jewel = Kronjuwel
treasure-signet_ring = Siegelring
treasure-satchel = Bodenlose Tasche
treasure-chalice = Kelch der Heilung
treasure-crystal_ball = Kristallkugel
treasure-lucky_coin = Glücksmünze
treasure-royal_pardon = Königliche Begnadigung

face-X = X
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

# Was die Karten tun
# Teile der Effekte: Die Zahlen sind die der Karte.
text-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
text-code-coins = { $code_coins ->
    [one] 1 Münze
   *[other] { $code_coins } Münzen
}
text-discount = { $discount ->
    [one] 1 Münze
   *[other] { $discount } Münzen
}
text-large-table = { $number5 ->
    [0] { "" }
   *[other] {" "}({ $number5 } zu fünft oder sechst)
}
text-reward = { text-coins }{ $coins5 ->
    [0] { "" }
   *[other] {" "}({ $coins5 } zu fünft oder sechst)
}
text-dice = { $dice ->
    [one] Wurf
   *[other] Wurf (1 von 2)
}
effect-second_story_man = Fehlschlagtabellen können ihn nicht erschöpfen; Verhaftung und Tod gelten weiter.
effect-shyster = Reaktion: Ein anderer Charakter deiner Bande, der verhaftet würde, wird stattdessen erschöpft.
effect-enforcer = Aktiv, Kodexbruch: Erschöpfe einen Charakter einer anderen Bande.
effect-veteran = Aktiv, Kodexbruch: Wirf einen Plan ab und töte einen Charakter einer anderen Bande.
effect-ghost = Reaktion: Heb einen Plan einer anderen Person auf, der nicht dem Phantom gilt (keine Karten der Stunde der Wahrheit).
effect-grave_robber = Kodexbruch: { text-coins }, wann immer ein anderer Charakter getötet wird.
effect-crooked_watchman = +{ $bonus } Lügen an Wachhindernissen und beim Kerkermeister.
effect-courtier = +{ $bonus } Lügen bei Coups der Stufen 2 und 3.
effect-alchemist = Aktiv, Komplikationen: Ein Charakter beim Coup hat +{ text-dice } Muskeln oder Schleichen.
effect-magus = Aktiv, Komplikationen: Ein Bedarf eines Hindernisses steigt oder sinkt um { text-dice }.
effect-crooked_magistrate = Aktiv, dein Zug: Zahl { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
} und nimm einen Charakter erschöpft aus dem Kerker.
effect-crooked_magistrate_code = Aktiv, Kodexbruch: Verhafte einen erschöpften Charakter einer anderen Bande.
effect-dashing_stranger = Aktiv: Nimm einen zufälligen Plan aus einer anderen Hand und gib dafür einen von deinen.
effect-mastermind = Aktiv, dein Zug: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
} mehr (kein zweiter Coup).
effect-lookout = Reaktion: Würfle den Würfel für die Folgen an einem Hindernis mit einem deiner Charaktere neu.
effect-engineer = Aktiv, dein Zug: Nimm eine Ausrüstung aus der Ablage.
effect-pit_fighter = Nach jedem Coup, zu dem er geschickt wurde, erschöpft.
effect-cutpurse = Aktiv: Du bekommst { text-coins }.
effect-cutpurse_code = Aktiv, Kodexbruch: Nimm einer anderen Person { text-code-coins }.
effect-safecracker = { text-coins }, wenn ein Coup gelingt und auf seinem Hindernis Münzen stehen.
effect-forger = Deine Anwerbeaktionen kosten { text-discount } weniger.
effect-fence = Aktiv, dein Zug: Wirf { $schemes ->
    [one] einen Plan
   *[other] bis zu { $schemes } Pläne
} für je { text-coins } ab.
effect-assassin = Aktiv, Kodexbruch: Töte einen erschöpften Charakter einer anderen Bande.
effect-smuggler = Dein Handlimit ist um { $hand } höher.
effect-con_artist = Reaktion: Nimm deine Karte der Stunde der Wahrheit zurück und leg eine andere offen hin.
effect-acrobat = Braucht keinen Platz an einem Hindernis (außer beim Duell).
effect-bounty_hunter = { text-coins }, wann immer ein Charakter einer anderen Bande verhaftet wird.
effect-informant = Aktiv: Sieh dir eine andere Hand an.
effect-informant_code = Aktiv, Kodexbruch: Sieh dir eine andere Hand an und lass eine Karte deiner Wahl abwerfen.
effect-disgraced_noble = { $final_coins ->
    [one] 1 Münze
   *[other] { $final_coins } Münzen
} am Ende, vor den Geheimen Zielen, wenn er in deiner Bande ist.
effect-back_alley_surgeon = Reaktion: Ein anderer Charakter deiner Bande, der getötet würde, wird stattdessen erschöpft.
effect-saboteur = Aktiv, Komplikationen: Muskel- und Tüftelbedarf eines Hindernisses steigen oder sinken um { $need }.
effect-illusionist = Aktiv, Komplikationen: Zwei Charaktere an verschiedenen Hindernissen tauschen die Plätze (nicht das Duell).
effect-betrayal = Verrat mit Wert { $betrayal }.
effect-vanish = Verrat mit Wert { $betrayal }, auf den es keine Reaktion gibt.
effect-blood_money = Nichts, solange der Kodex gilt; Kodexbruch: Verrat mit Wert { $code_betrayal }.
effect-side_job = { text-coins } aus der Bank, wenn sonst niemand am Coup Verrat begangen hat.
effect-contingency = Begeht jemand anderes Verrat und du nicht, nimmst du { text-coins } aus der Ausbeute statt nur einer.
effect-red_handed = Heb einen Verrat einer anderen Person für Auszahlung und Schatz auf; der Kodex bricht trotzdem.
effect-skim = Nimm vor allem anderen { text-coins } aus der Ausbeute; kein Verrat.
effect-sleight = Gab es keinen Verrat und gibt es einen Schatz, ziehst du einen, was auch vereinbart war.
effect-loyal = Gab es keinen Verrat, ziehen alle Beteiligten { $schemes ->
    [one] einen Plan
   *[other] { $schemes } Pläne
} und du { $more ->
    [one] einen
   *[other] { $more }
} mehr.
effect-on_alert = Muskeln oder Schleichen eines Hindernisses: Bedarf +{ text-dice }.
effect-pointed_questions = Lügen eines Hindernisses: Bedarf +{ text-dice }.
effect-changed_locks = Tüfteln eines Hindernisses: Bedarf +{ text-dice }.
effect-brute_force = Ein Charakter beim Coup hat +{ text-dice } Muskeln.
effect-brute_force_code = Kodexbruch: Erschöpfe einen Charakter beim Coup.
effect-shadows = Ein Charakter beim Coup hat +{ text-dice } Schleichen.
effect-silver_tongue = Ein Charakter beim Coup hat +{ text-dice } Lügen.
effect-steady_hands = Ein Charakter beim Coup hat +{ text-dice } Tüfteln.
effect-reinforcements = Ersetze ein Hindernis des Coups durch das nächste; der Anführer benennt die Probe neu.
effect-twisted_ankle = Erschöpfe einen Charakter beim Coup.
effect-twisted_ankle_code = Kodexbruch: Töte einen erschöpften Charakter beim Coup.
effect-call_the_watch = Ein Hindernis zählt als Wache, und eine Fertigkeit darauf braucht { $need } mehr.
effect-inside_help = Ein Bedarf eines Hindernisses: −{ text-dice }.
effect-improvised_plan = Wo du einen Charakter hast: Benenne eine andere Probe; jede ihrer Fertigkeiten braucht { $need } weniger.
effect-attach = Ausrüstung: bleibt unter einem deiner Charaktere. Er bekommt dazu: { $skills }.
effect-faked_death = Nimm einen Charakter vom Friedhof erschöpft in deine Bande.
effect-bail_money = Zahl die Kosten eines Charakters im Kerker und nimm ihn in deine Bande.
effect-bail_out = Nimm einen Charakter aus dem Kerker in deine Bande; das kostet dich { text-discount } weniger als ihn anzuwerben.
effect-better_offer = Wirb aus der Auslage für { text-discount } weniger an.
effect-better_offer_code = Kodexbruch: Kauf einer anderen Person einen frischen Charakter für seine Kosten plus { $code_coins } ab.
effect-case_the_joint = Sieh dir die nächsten zwei Hindernisse an, leg sie beliebig zurück und ersetze dann ein Hindernis auf dem Tisch.
effect-pawned_goods = { text-coins } und { $each } für jeden deiner Schätze.
effect-word_on_the_street = Zieh { $schemes ->
    [one] einen Plan
   *[other] { $schemes } Pläne
} und wirf dann einen ab.
effect-stick_up_crew = Nimm einer anderen Person { text-coins }.
effect-stick_up_crew_code = Kodexbruch: Nimm ihr { text-code-coins }.
effect-stiff_drink = Frisch einen Charakter auf.
effect-light_fingers = Nimm einen zufälligen Plan aus einer anderen Hand.
effect-lucky_break = Du bekommst { text-dice } Münzen.
effect-knockout_drops = Erschöpfe einen frischen Charakter einer anderen Bande.
effect-knockout_drops_code = Kodexbruch: Töte einen erschöpften.
effect-blackmail = Sieh dir eine andere Hand an.
effect-blackmail_code = Kodexbruch: Die andere Person zahlt dir { text-code-coins } oder zeigt die Hand und verliert eine Karte an dich.
effect-play_dead = Ein Charakter einer beliebigen Bande, der getötet würde, wird stattdessen erschöpft.
effect-taking_it_personally = Du wurdest verraten: Töte einen Charakter eines Verräters.
effect-foiled = Heb einen Plan einer anderen Person auf (keine Karten der Stunde der Wahrheit).
effect-slippery = Einer deiner Charaktere, der verhaftet würde, wird stattdessen erschöpft.
effect-loaded_dice = Ein Wurf wird wiederholt; der zweite gilt.
effect-tax_coach = Alle ihre Hindernisse gelten als Wache.
effect-river_yacht = Wer hier erschöpft wird, stirbt.
effect-ancient_temple = Nach einem Erfolg werden alle erschöpft, die hier eingesetzt waren.
effect-wizards_tower = Seine Hindernisse werden gezogen, wenn ein Coup angekündigt wird, und dann gibt es kein Zurück; nach einem Fehlschlag werden sie abgelegt.
effect-kings_palace = Ein Platz ist immer die Palastwache.
effect-duelists_guild = Ein Platz ist immer das Duell, für einen einzigen Charakter.
effect-duel = Hierher kann nur ein Charakter geschickt werden.
effect-the_ace = { text-reward }: Einer deiner Charaktere hat mehr Fertigkeitssymbole als jeder Charakter der anderen Banden.
effect-the_collector = { text-reward }: du hast mindestens { $number ->
    [one] 1 Schatz
   *[other] { $number } Schätze
}.
effect-the_fist = { text-reward }: deine Bande zeigt mindestens { $number } Muskeln.
effect-the_shadow = { text-reward }: deine Bande zeigt mindestens { $number } Schleichen.
effect-honeyed_word = { text-reward }: deine Bande zeigt mindestens { $number } Lügen.
effect-the_artificer = { text-reward }: deine Bande zeigt mindestens { $number } Tüfteln.
effect-complete_crew = { text-reward }: du hast { $number ->
    [one] einen Charakter
   *[other] { $number } Charaktere
}, und deine Bande zeigt alle vier Fertigkeiten.
effect-birds_of_a_feather = { text-reward }: mindestens { $number } deiner Charaktere zeigen dieselbe Fertigkeit.
effect-old_friends = { text-reward }: du hast { $number ->
    [one] 1 Charakter
   *[other] { $number } Charaktere
}, darunter die zwei aus der Auswahl zu Beginn, beide nicht erschöpft.
effect-the_liberator = { text-reward }: ein Charakter kam aus dem Kerker in deine Bande.
effect-the_serpent = { text-reward }: du hast mindestens einmal Verrat begangen.
effect-a_thiefs_word = { text-reward }: du warst an mindestens { $number ->
    [one] 1 gelungenen Coup
   *[other] { $number } gelungenen Coups
}{ text-large-table } mit anderen beteiligt und hast nie Verrat begangen.
effect-lone_wolf = { text-reward }: du hast einen Coup auf ein Ziel allein geschafft.
effect-personal_reasons = { text-reward }: du hast mehr Münzen als die Person links von dir, vor den Geheimen Zielen.
effect-the_last_score = { text-reward }: den Coup, der das Spiel beendet hat, hast du gestartet.
effect-red_ledger = { text-reward }: mindestens { $number ->
    [one] 1 Charakter liegt
   *[other] { $number } Charaktere liegen
} auf dem Friedhof{ text-large-table }.
effect-the_old_code = { text-reward }: Es gab in der ganzen Partie höchstens { $number ->
    [one] einen Verrat
   *[other] { $number } Fälle von Verrat
}{ text-large-table }.
effect-high_society = { text-reward }: die Anwerbekosten deiner Bande ergeben zusammen mindestens { $number }.
effect-skeleton_key = Bei jedem Coup hat einer deiner Charaktere +{ $bonus } Tüfteln.
effect-nightcloak = Bei jedem Coup hat einer deiner Charaktere +{ $bonus } Schleichen.
effect-ancestral_blade = Bei jedem Coup hat einer deiner Charaktere +{ $bonus } Muskeln.
effect-silver_mask = Bei jedem Coup hat einer deiner Charaktere +{ $bonus } Lügen.
effect-valuable = { text-coins } am Ende, vor den Geheimen Zielen.
effect-signet_ring = Deine Anwerbeaktionen kosten { text-discount } weniger.
effect-satchel = Dein Handlimit ist um { $hand } höher.
effect-chalice = Zu Beginn deines Zuges darfst du einen Charakter auffrischen.
effect-crystal_ball = In der Stunde der Wahrheit wählst du zuletzt und darfst dir eine andere Karte ansehen.
effect-lucky_coin = Einmal pro Coup: Würfle einen eigenen Wurf oder einen Würfel für die Folgen an einem Hindernis mit deinem Charakter neu.
effect-royal_pardon = Eine Fehlschlagtabelle, die einen deiner Charaktere verhaften würde, erschöpft ihn stattdessen, wenn er es nicht schon ist.

# Im Browser
ui-hint-points = Ich würde wählen: { $move }. Das bringt im Schnitt { $number ->
    [one] eine Münze
   *[other] { $number } Münzen
} mehr als das Nächstbeste, { $other }.
ui-nohonor-coins = Münzen
ui-nohonor-haul = Ausbeute
ui-nohonor-deck = Stapel { $number }
ui-nohonor-failure = Hält ein Hindernis stand, entscheidet ein Würfel
ui-nohonor-all = alle
ui-nohonor-short = es fehlt: { $what }
ui-nohonor-passed = überwunden
ui-nohonor-margin = { $number ->
    [0] überwunden, gerade so
   *[other] überwunden, { $number } übrig
}
ui-nohonor-truth = Stunde der Wahrheit
ui-nohonor-agreed = vereinbart { $number }
ui-nohonor-you = Du
ui-nohonor-turn = Zug { $number }: { $seat }
ui-nohonor-actions = { $number ->
    [one] noch 1 Aktion
   *[other] noch { $number } Aktionen
}
ui-nohonor-deal = Die Abmachung
ui-nohonor-rest = führt an, nimmt den Rest
ui-nohonor-rest-you = führst an, nimmst den Rest
ui-nohonor-to-split = { $number ->
    [one] 1 Münze zu teilen
   *[other] { $number } Münzen zu teilen
}
ui-nohonor-wants = will { $number }
ui-nohonor-not-asked = nicht gefragt
ui-nohonor-draws = Schatz { $number } zieht
ui-nohonor-gets = Was alle bekommen
ui-nohonor-if-works = Wenn es klappt
ui-nohonor-if-betrays = Verrät { $name } euch für { $number }
ui-nohonor-if-you-betray = Verrätst du sie für { $number }
ui-nohonor-if-fails = Hält ein Hindernis stand
ui-nohonor-no-haul = keine Beute, und ein Würfel entscheidet, wen es trifft
ui-nohonor-traitor-draws = Wer als Einziger verrät, zieht alle Schätze.
ui-nohonor-heist-on = Coup: { $objective }
ui-nohonor-send-to = { $character }: { $defense }
ui-nohonor-defense = { $defense }
ui-nohonor-replace = Ersetzen: { $defense } ({ $objective })
ui-nohonor-alone = { $number ->
    [one] die eine Münze gehört dir
   *[other] alle { $number } gehören dir
}
ui-nohonor-costs-nothing = kostet nichts
ui-step-plan = Planen
ui-step-send = Losschicken
ui-step-complications = Komplikationen
ui-step-truth = Wahrheit
ui-nohonor-asked = wird gefragt
ui-nohonor-passes = nacheinander gepasst: { $number } von { $all }
ui-nohonor-trade = Der Handel
ui-nohonor-you-give = Du gibst
ui-nohonor-gives = { $name } gibt
ui-nohonor-last = Die letzte Wahrheit
ui-nohonor-crew = Deine Bande
ui-nohonor-type-moment = Wahrheit
ui-nohonor-type-complication = Komplikation
ui-nohonor-type-active = Aktiv
ui-nohonor-type-reaction = Reaktion
ui-nohonor-type-logistics = Vorbereitung
ui-many-move-give = Münzen an { $seat }
ui-many-move-share = Anteil in Münzen
ui-many-move-pay = Münzen zahlen
ui-many-move-demand = Münzen verlangen
ui-many-move-want-schemes = Pläne verlangen
ui-many-move-recruit = Anwerben
ui-many-move-fire = Entlassen
ui-many-move-send = Losschicken: { $character }, zu Hindernis
ui-many-move-offer-scheme = Einen Plan bieten
ui-nohonor-offer = Dein Angebot
ui-nohonor-share-of = Anteil von { $name }
ui-nohonor-keep = Dir bleiben { $number }
ui-nohonor-send = Angebot machen
ui-nohonor-counter = Verlangen
ui-nohonor-send-counter = Gegenangebot machen
short-move-legwork = Kundschaften
short-move-logistics = Vorbereitung
short-move-rest = Ausruhen
short-move-rest-and-draw = Ausruhen, 2 ziehen
short-move-headhunt = Umhören
short-move-exchange = Tausch
short-move-heist = Coup { $number }
ui-nohonor-odds-watch = Der Kerkermeister und jedes Hindernis der Wache
ui-nohonor-odds-die = Ein Würfel einer Karte, die würfelt
ui-nohonor-odds-least = mindestens { $number }
ui-nohonor-have = { $have } von { $need }
ui-nohonor-with = dazu { $character }: { $what }
ui-nohonor-can = deine Bande könnte es
ui-nohonor-why-dear = Kostet { $number }, und du hast { $number2 ->
    [one] 1 Münze
   *[other] { $number2 } Münzen
}.
ui-nohonor-why-full = Deine Bande ist voll: höchstens { $number }.
ui-nohonor-why-exhausted = Erschöpft: erst ausruhen.
ui-nohonor-when-moment = Für eine Stunde der Wahrheit, nach einem gelungenen Coup.
ui-nohonor-when-complication = Für die Komplikationen eines Coups.
ui-nohonor-when-logistics = Für die Aktion Vorbereitung in deinem Zug.
ui-nohonor-when-active = Für deinen Zug oder die Komplikationen eines Coups.
ui-nohonor-when-reaction = Für den Augenblick, den die Karte nennt.
ui-nohonor-nav = Teile des Tischs
ui-nohonor-nav-rivals = Rivalen
ui-nohonor-nav-jobs = Ziele
ui-nohonor-nav-deal = Abmachung
ui-nohonor-nav-city = Stadt
ui-nohonor-nav-own = Du
ui-moment-reveals = Die Stunde der Wahrheit
ui-moment-failure = Der Coup schlägt fehl
ui-moment-success = Der Coup gelingt
ui-moment-share = Die Beute wird verteilt
ui-moment-broken = Die Ehre ist dahin
ui-moment-end = Die Partie ist vorbei
ui-sheet-coins = Münzen
ui-sheet-agendas = Geheime Ziele
ui-sheet-tie = Gleichstand: Schätze
ui-sheet-rest = Schätze und Übriges

# Die Lektion
lesson-goal = Münzen gewinnen, und Coups bringen Münzen.
lesson-goal-more = Jede Beute liegt hinter Hindernissen. Der erste gelungene Coup der Stufe 3 beendet das Spiel, und die meisten Münzen gewinnen. Meist brauchst du Partner.
lesson-recruit = Wirb an: { $character }.
lesson-recruit-more = Du hast drei Aktionen im Zug. Ein Charakter kostet Münzen und bringt Fertigkeiten mit: dieser zwei Muskeln, genau wie der, den du schon hast.
lesson-not-recruit = Auch nützlich, aber hier brauchst du Muskeln. Nimm diesen: { $character }.
lesson-not-recruit-first = Erst mehr Kraft: Zu zweit erreichen deine Leute bei einem Coup viel mehr.
lesson-not-recruit-later = Das hat Zeit. Hol zuerst jemand Neues in deine Bande.
lesson-heist = Plane einen Coup: { $objective }.
lesson-heist-more = Davor liegt ein einziges Hindernis, und eine seiner Proben genügt: Das schaffst du ohne Hilfe.
lesson-not-den = Dort fehlt dir eine Fertigkeit ({ $objective2 }): Das Schloss will Tüfteln. Nimm das andere Ziel.
lesson-not-heist = Schlag jetzt zu: Auch ein Coup ist eine Aktion, einmal im Zug.
lesson-alone = Zieh allein los.
lesson-alone-more = Mit Partnern müsstest du teilen. Allein bekommst du die ganze Beute, { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}, und niemand kann dich verraten.
lesson-not-alone = Du brauchst hier niemanden: Allein gehört dir die ganze Beute.
lesson-send = Schick los: { $character }.
lesson-send-more = An jedes Hindernis gehen ein oder zwei Charaktere. Hält es stand, entscheidet ein Würfel über sie: Was dann geschieht, steht beim Ziel. Hier genügt einer.
lesson-not-send = Lass den anderen diesmal zu Hause. Schick los: { $character }.
lesson-challenge = Wähl die Probe: zwei Muskeln.
lesson-challenge-more = Die Wachen kann man belügen, umschleichen oder verprügeln. Genau zwei Muskeln hast du hier ({ $character }).
lesson-not-challenge = Muskeln sind alles, was du hier hast ({ $character }): Wähl diese Probe.
lesson-ready = Alles steht bereit: fertig.
lesson-ready-more = Jetzt kommen die Komplikationen: Reihum dürfen alle am Tisch eine Karte für oder gegen dich spielen, bis alle gepasst haben.
lesson-not-ready = Zwei Muskeln braucht es, zwei sind da. Mehr ist nicht zu tun: fertig.
lesson-turn = Geschafft. Beende deinen Zug.
lesson-turn-more = Die Münzen gehören dir, und ein neues Ziel liegt aus. Die Aktion, die dir noch bleibt, brauchst du nicht.
lesson-not-turn = Ein andermal. Beende deinen Zug, und sieh, was die anderen vorhaben.
lesson-accept = { $seat } will dich dabeihaben. Nimm an.
lesson-accept-more = Für deinen Teil bekommst du { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}. Vereinbarte Anteile gelten, solange niemand Verrat begeht.
lesson-not-accept = Feilschen ist erlaubt. Aber allein schafft es niemand von euch, und das Angebot ist fair: Nimm an.
lesson-dogs = Schick los: { $character }, gegen: { $defense }.
lesson-dogs-more = Hier braucht es drei Muskeln oder zweimal Schleichen. Um das Schloss kümmert sich der andere Teil des Teams.
lesson-not-dogs = Das Schloss ist versorgt. Fang so an ({ $defense }): { $character }.
lesson-muscle = Wähl die Probe: drei Muskeln.
lesson-muscle-more = Du bist zuerst dort, also wählst du. Dabei bleibt es, auch wenn sie später schwerer wird.
lesson-not-muscle = Schleichen kann keiner von deinen beiden. Wähl die Muskeln.
lesson-both = Schick auch den zweiten: { $character }.
lesson-both-more = Zwei und zwei sind vier, einer mehr als nötig. In den Komplikationen könnte es jemand schwerer machen.
lesson-not-both = Zwei Muskeln reichen nicht für drei. Schick auch deinen zweiten Charakter.
lesson-go = Alle sind am Platz: fertig.
lesson-go-more = Sind alle bereit, beginnen die Komplikationen. Pass auf: Jemand wird euch aufhalten wollen.
lesson-not-go = Vier Muskeln gegen drei, das sollte reichen. Bleib dort, und melde dich bereit.
lesson-truth = Die Stunde der Wahrheit. Lege: { $scheme }.
lesson-truth-more = { $seat } hat es euch schwerer gemacht, und ihr habt standgehalten. Jetzt legen alle Beteiligten verdeckt eine Karte. Wird das Wort gehalten? Halte deins dieses eine Mal.
lesson-not-truth = Ein Verrat brächte sechs Münzen. Halte erst einmal dein Wort, und sieh, was es wert ist.
lesson-betrayed = { $seat } hat dich verraten.
lesson-betrayed-more = Wer verrät, nimmt sich, was die Karte sagt, hier { $number }; wer treu war, bekommt eine einzige Münze. Und die Ganovenehre ist dahin, für alle und für immer: Ab jetzt können Karten töten.
lesson-end = Jetzt weißt du, was ein Wort wert ist.
lesson-end-more = Geheime Ziele wie dieses bringen am Ende Münzen: Vergiss deine nicht. Und frag dich vor jedem Coup, wer bei einem Verrat mehr bekäme als seinen Anteil.

# Wie man gewinnt und wie es endet
goal-win = Wer die meisten Münzen hat, gewinnt. Erreichte Geheime Ziele bringen am Ende noch welche.
goal-end = Der erste gelungene Coup der Stufe 3 beendet das Spiel; { $number3 ->
    [0] noch liegt keiner aus
    [one] einer liegt aus
   *[other] { $number3 } liegen aus
}. Sind in Banden, Auslage und Stapel weniger als { $number5 ->
    [one] 1 Charakter
   *[other] { $number5 } Charaktere
} übrig, verlieren alle: Dort { $number4 ->
    [one] ist 1
   *[other] sind { $number4 }
}.
goal-now = Du hast { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}, die Reichsten der anderen { $number2 }.

# Bilder und Beispiele in den Regeln
picture-skills = Die vier Fertigkeiten.
picture-signs = Die übrigen Zeichen am Tisch.
picture-characters = Drei Charaktere: Bild, Fertigkeiten, was das Anwerben kostet, und was sie können.
picture-schemes = Ein Plan jeder Art. Die runde Zahl ist der Wert eines Verrats.
picture-defenses = Drei Hindernisse: Eine der Proben genügt. Das Schild steht für die Wache; eine Münze erhöht die Beute.
picture-objectives = Ein Ziel jeder Stufe: Münzen, Plätze für Hindernisse, Schätze, und darunter für jede Würfelseite, was ein gescheitertes Hindernis anrichtet.
picture-dice = Die sechs Seiten eines Dolchwürfels.
picture-or = oder
picture-exhaust = erschöpft
picture-arrest = verhaftet
picture-kill = getötet
picture-traitor = hat jemanden verraten
picture-honor = solange das Siegel ganz ist, gilt die Ehre
example-betrayal = Ein Coup und ein Verrat
example-two = Zwei Verräter
example-failure = Ein Fehlschlag

# Eine erste Partie: worum es bei jeder Art von Entscheidung geht
first-motivation = Geheime Ziele zahlen am Ende der Partie. Deine Bande wählst du danach: Leg das weg, das am schwersten zu erreichen scheint.
first-draft = Du wählst die ersten beiden deiner Bande, und der zweite ist umsonst. Verschiedene Fertigkeiten öffnen mehr Hindernisse als zweimal dieselbe.
first-discard = Du hast mehr Pläne, als du behalten darfst. Behalte einen Verrat oder etwas dagegen und was deine Bande brauchen kann.
first-chalice = Einer deiner Charaktere wird wieder frisch. Wähle, wen du schicken oder wessen Fähigkeit du nutzen willst.
first-turn = Wirb an, zieh Pläne (Kundschaften) und frische die Bande auf (Ausruhen), bis ein Coup möglich ist, dann such Partner. Umhören legt neue Charaktere aus, Vorbereitung spielt solche Pläne, Tausch ist ein Handel.
first-legwork = Wirf weg, was du nicht brauchst, und zieh bis zu deinem Limit. Eine Hand ohne Karte für die Stunde der Wahrheit ist eine Einladung.
first-logistics = Vorbereitungspläne rüsten für einen Coup: Werkzeug für einen Charakter, Hilfe von außen, Münzen. Eine Aktion reicht für beliebig viele.
first-planning = Du kannst allein gehen oder andere einladen und ihnen Anteile bieten. Anteile binden nur, solange niemand verrät: Bezahl gut, wen du brauchst.
first-considering = { $number ->
    [0] Münzen gibt es keine zu teilen;
   *[other] Zu gleichen Teilen bekäme jeder etwa { $number3 } von { $number };
} von { $number5 } frischen Charakteren mit einer Fertigkeit, die dort gefragt ist, { $number4 ->
    [one] gehört einer
   *[other] gehören { $number4 }
} zu deiner Bande. Vergleich das mit deinem Anteil, und denk daran, was am Ende gelegt werden könnte.
first-counteroffer = Du darfst einen anderen Anteil nennen, und der Anführer nimmt ihn an oder nicht. Verlang so viel, wie du unentbehrlich bist.
first-deciding = Alle haben geantwortet. Geh mit denen, die wollen, wenn sie für alle Hindernisse reichen; sonst mach ein neues Angebot, solange du eines hast.
first-sending = Stell deine Charaktere so an die Hindernisse, dass jede Probe reicht, am besten mit etwas Luft. Wer zuerst an ein Hindernis kommt, benennt dort die Probe.
first-naming = Bei dieser Probe bleibt es, auch wenn eine andere leichter wird. Nimm die, in der deine Leute stark sind und Partner helfen können.
first-lending = Ein Schatz hilft bei diesem Coup einem Charakter. Gib ihn dem, der dort steht, wo es knapp ist.
first-complications = Jetzt darf jeder am Tisch dem Coup helfen oder schaden, je eines, bis alle nacheinander passen. Bist du dabei, heb dir etwas für einen späten Angriff auf; wenn nicht, frag, was ihnen dein Passen wert ist.
first-choosing = Die Karte oder Fähigkeit lässt dich wählen, auf wen oder was sie wirkt. Am Tisch siehst du, was sich dadurch ändert.
first-countering = Jemand hat einen Plan gespielt, und du kannst ihn jetzt oder nie vereiteln. Tu es, wenn er zerstört, wovon du lebst.
first-saving = Ein Charakter droht verloren zu gehen, und du hast etwas, das rettet. Die eigenen Fertigkeiten bei diesem Coup oder der Dank von jemandem können die Karte wert sein.
first-rolling = Die Würfel sind gefallen, und du könntest neu würfeln lassen. Mehr Dolche sind nicht immer besser: Lies, wofür gewürfelt wurde.
first-roll = Du hast zwei Würfel geworfen und nimmst einen. Entscheide danach, was er bewirkt; das steht in der Frage.
first-truth = Alle am Coup legen einen Plan verdeckt hin, aufgedeckt wird zugleich. Treue Karten halten die Abmachung; ein Verrat nimmt zuerst seinen Wert, und alle merken es sich.
first-peeking = Du darfst eine der gelegten Karten vorher ansehen. Sieh bei dem nach, dem du am wenigsten traust.
first-revealing = Alle Karten sind offen, und deine darfst du noch tauschen. Tu es, wenn die anderen geändert haben, was sie wert ist.
first-replacing = Diese Karte tritt an die Stelle der gelegten. Wähle nach dem, was jetzt offen liegt.
first-avenging = Jemand hat dich verraten, und du hast eine Karte dafür. Sie trifft den Verräter hart und kostet dich nur die Karte.
first-freeing = Ein Charakter darf umsonst mit dir aus dem Kerker. Nimm, wer deiner Bande fehlt; Platz brauchst du auch.
first-victim = Ein Hindernis hat gehalten, und einer deiner Charaktere dort büßt dafür. Nimm den, den du in den nächsten Zügen am wenigsten brauchst.
first-bargaining = Du stellst einen Tausch zusammen: was du gibst und was du willst. Alle müssen zustimmen, also sorg dafür, dass beide etwas davon haben.
first-hearing = Jemand bietet dir einen Tausch an. Nimm an, wenn dir das mehr bringt als den anderen, oder antworte mit einem eigenen Angebot.
first-handing = Du hast einen Plan versprochen und suchst aus, welchen. Außer euch beiden sieht ihn niemand.
first-rethinking = Der Tausch kam nicht zustande. Ein neues Angebot kostet nur einen deiner Vorschläge in diesem Zug.
first-from-hand-own = Du musst einen Plan hergeben. Behalte, was du in der Stunde der Wahrheit brauchst.
first-from-hand-other = Du siehst in eine Hand und wählst eine Karte. Ein Verrat, den du jetzt nimmst, trifft dich später nicht.
first-casing-replace = Ein Hindernis auf dem Tisch wird ausgetauscht. Ersetz, was dich aufhält oder jemand anderen durchlässt.
first-casing = Du hast die nächsten beiden Hindernisse gesehen und legst sie zurück, wie du willst. Das obere kommt als Nächstes.
first-blackmailed = Jemand droht dir: Zahl oder trag die Folgen. Vergleich die Münzen mit dem, was du verlieren würdest.

# Was Bots am Tisch sagen, zu einem Partner
talk-hopeless = Daran glaube ich nicht mehr, { $seat }. Nichts für ungut.
talk-dear = Zu dem Preis bleibe ich lieber zu Hause, { $seat }.
talk-distrust = Nach dem, was war, { $seat }? Da muss mehr für mich drin sein.
talk-not-worth-it = Das lohnt sich für mich nicht, { $seat }.
talk-grudge = Das merke ich mir, { $seat }.
talk-again = Schon wieder, { $seat }? Das kommt dich teuer zu stehen.
talk-amends = Na gut, { $seat }. Schwamm drüber.
talk-pleasure = Es ist ein Vergnügen, mit dir zu arbeiten, { $seat }.

# Teile des Bildschirms im Terminal
zone-city = Die Stadt
zone-others = Die anderen
