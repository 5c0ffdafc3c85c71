# No Honor Among Thieves auf Deutsch.
game-name = No Honor Among Thieves
game-about = Jeder führt eine Bande von Gaunern. Die meisten Dinger sind für eine Bande zu groß, also handelt ihr Anteile aus; ist die Sache gelaufen, legen alle eine Karte, und dann zeigt sich, was die Abmachung wert war.
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
move-recruit = { $character } anwerben
move-fire = { $character } entlassen
move-play = { $scheme } spielen
move-play-code = { $scheme } spielen (Kodexbruch)
move-use = Fähigkeit nutzen: { $character }
move-use-code = Zweite Fähigkeit nutzen: { $character }
move-use-treasure = { $treasure } nutzen
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
move-offer-character = { $character } anbieten
move-want-character = { $character } verlangen
move-offer-treasure = { $treasure } anbieten
move-want-treasure = { $treasure } verlangen
move-offer-scheme = { $scheme } anbieten
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
move-send = { $character } an Hindernis { $number } schicken
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
move-pay-up = 3 Münzen zahlen
move-show-hand = Die Hand zeigen
move-lay = { $scheme } legen
move-drop-agenda = „{ $agenda }“ weglegen

# Ereignisse: Aufbau und Zug
event-first = { $seat } beginnt.
event-objective = Ein neues Ziel: { $objective }, { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-defense = Neues Hindernis bei { $objective }: { $defense }.
event-pool = { $character } ist zu haben.
event-jailed = { $character } sitzt im Kerker.
event-join = { $character } kommt in die Bande von { $seat }.
event-turn = Zug { $number }: { $seat }.
event-action = { $seat }: { $move }.
event-draw = { $seat } zieht { $scheme }.
event-draw-hidden = { $seat } zieht einen Plan.
event-shuffle = Die abgelegten Pläne werden gemischt.
event-discard = { $seat } wirft { $scheme } ab.
event-card-passed = { $seat2 } bekommt { $scheme } von { $seat }.
event-card-passed-hidden = { $seat2 } bekommt einen Plan von { $seat }.
event-look = { $seat } sieht sich die Hand von { $seat2 } an.
event-seen = { $seat } sieht { $scheme } in der Hand von { $seat2 }.
event-seen-hidden = { $seat } sieht eine Karte in der Hand von { $seat2 }.
event-recovers = { $seat } nimmt { $scheme } aus der Ablage.
event-scouts = { $seat } sieht auf dem Hindernisstapel: { $defense }.
event-scouts-hidden = { $seat } sieht sich eine Karte des Hindernisstapels an.
event-earn = { $seat } bekommt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-pay = { $seat } zahlt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-rob = { $seat } bekommt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} von { $seat2 }.
event-give = { $seat } gibt { $seat2 } { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-attach = { $character } bekommt Ausrüstung: { $scheme }.
event-fired = { $character } ist entlassen.

# Ereignisse: Karten, Fähigkeiten, Würfel, Charaktere
event-play = { $seat } spielt { $scheme }.
event-play-code = { $seat } spielt { $scheme } mit Kodexbruch.
event-use = { $seat } setzt ein: { $character }.
event-use-treasure = { $seat } nutzt { $treasure }.
event-at-character = Betrifft: { $character } ({ $seat }).
event-at-stranger = Es geht um: { $character }.
event-at-player = Betrifft: { $seat }.
event-at-defense = Betrifft: { $defense }.
event-at-skill = Es geht um: { $skill }.
event-at-challenge = Die neue Probe: Nummer { $number }.
event-at-raise = Der Bedarf steigt.
event-at-lower = Der Bedarf sinkt.
event-roll-for = Ein Wurf für { $scheme } ({ $seat }).
event-roll-for-ability = Ein Wurf für eine Fähigkeit: { $character } ({ $seat }).
event-roll-for-consequence = Ein Wurf für die Folgen: { $defense }.
event-roll-off-exhaust = Es wird ausgewürfelt ({ $defense }): Wer die wenigsten Dolche hat, dessen Charakter wird erschöpft.
event-roll-off-arrest = Es wird ausgewürfelt ({ $defense }): Wer die wenigsten Dolche hat, dessen Charakter wird verhaftet.
event-roll-off-kill = Es wird ausgewürfelt ({ $defense }): Wer die wenigsten Dolche hat, dessen Charakter wird getötet.
event-cancelled = { $scheme } ist aufgehoben.
event-roll = { $seat } würfelt { $face }.
event-roll-two = { $seat } würfelt { $face } und { $face2 }.
event-takes-die = { $seat } nimmt den Würfel mit { $face }.
event-exhausted = { $character } ist erschöpft.
event-refreshed = { $character } ist wieder frisch.
event-arrested = { $character } wird verhaftet.
event-killed = { $character } wird getötet.
event-spared = { $character } kommt mit Erschöpfung davon.
event-pardoned = { $character } wird begnadigt, ist aber erschöpft.

# Ereignisse: Verhandlungen
event-plans = { $seat } plant einen Coup: { $objective }.
event-plans-jailbreak = { $seat } plant einen Ausbruch.
event-gives-up = { $seat } gibt es auf.
event-offer = { $seat } bietet { $seat2 } { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}{ $number2 ->
    [0] { "" }
    [one] {" "}und einen Schatz
   *[other] {" "}und { $number2 } Schätze
}.
event-accepts = { $seat } nimmt an.
event-refuses = { $seat } lehnt ab.
event-counters = { $seat } verlangt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}{ $number2 ->
    [0] { "" }
    [one] {" "}und einen Schatz
   *[other] {" "}und { $number2 } Schätze
}.
event-drops = { $seat } macht es ohne { $seat2 }.
event-agreed = { $seat } ist einverstanden: Die Anteile stehen fest.
event-would-give-character = Der Handel: { $seat } gäbe { $seat2 } { $character }.
event-would-give-treasure = Der Handel: { $seat } gäbe { $seat2 } { $treasure }.
event-would-give-coins = Der Handel: { $seat } gäbe { $seat2 } { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-would-give-schemes = Der Handel: { $seat } gäbe { $seat2 } { $number ->
    [one] 1 Plan
   *[other] { $number } Pläne
}.
event-offers-instead = { $seat } bietet stattdessen:
event-treasure-passed = { $seat2 } bekommt { $treasure } von { $seat }.

# Ereignisse: der Coup
event-sends = { $seat } schickt los: { $character }. Hindernis { $number }: { $defense }.
event-targets = { $defense }: { $seat } wählt Probe { $number }.
event-lends = { $seat } gibt { $treasure } mit: { $character }.
event-recalls = { $seat } nimmt zurück: { $character }.
event-ready = { $seat } ist bereit.
event-called-off = So geht es nicht: Der Coup von { $seat } fällt aus.
event-calls-off = { $seat } bläst den Coup ab.
event-complications = Der Coup von { $seat } läuft. Komplikationen!
event-passes = { $seat } passt.
event-need-up = { $defense }: { $skill } +{ $number }.
event-need-down = { $defense }: { $skill } −{ $number }.
event-stronger = { $character }: +{ $number } { $skill }.
event-swapped = { $character } und { $character2 } tauschen die Plätze.
event-success = Der Coup von { $seat } gelingt.
event-failure = Der Coup von { $seat } schlägt fehl.
event-consequence = { $defense }: { $result }.
event-peeks = { $seat } sieht sich die Karte von { $seat2 } an: { $scheme }.
event-peeks-hidden = { $seat } sieht sich die Karte von { $seat2 } an.
event-reveals = { $seat } deckt { $scheme } auf.
event-caught = { $seat } ertappt { $seat2 } auf frischer Tat.
event-share = { $seat } nimmt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} aus der Ausbeute.
event-to-bank = { $number ->
    [one] 1 Münze geht
   *[other] { $number } Münzen gehen
} an die Bank.
event-treasure = { $seat } zieht einen Schatz: { $treasure }.
event-broken = Der Ehrenkodex ist gebrochen, für immer.
event-end = { $ending }
event-stash = { $seat } hat { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
event-agenda = Geheimes Ziel von { $seat }: { $agenda }, { $number ->
    [0] nicht erfüllt
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
}
table-veiled = { $number } Hindernisse, gezogen erst, wenn jemand einen Coup ankündigt
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
table-revealed = { $seat } hat { $scheme } aufgedeckt
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
table-betrayer = [hat Verrat begangen]
table-exhausted = erschöpft
table-treasures = Schätze
table-hand = Pläne
table-agendas = Geheime Ziele
table-decks = Stapel: { $schemes } Pläne ({ $discard } abgelegt), { $defenses } Hindernisse, { $characters } Charaktere, { $treasures } Schätze
table-mat = Stufe { $stage }, { $coins } Münzen, { $slots ->
    [one] 1 Hindernis
   *[other] { $slots } Hindernisse
}{ $treasures ->
    [0] { "" }
    [one] , 1 Schatz
   *[other] , { $treasures } Schätze
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
ask-planning-share = Welchen Anteil der { $number } Münzen bietest du { $seat }?
ask-considering = { $seat } bietet dir { $number2 ->
    [one] 1 Münze
   *[other] { $number2 } Münzen
} von { $number }. Machst du mit?
ask-counteroffer = Welchen Anteil verlangst du? Die Ausbeute beträgt { $number }.
ask-deciding = Du hast die Antworten gehört: Mit denen losziehen, die zugesagt haben, oder etwas anderes vorschlagen? { $number ->
    [0] In diesem Zug ist kein Vorschlag mehr möglich.
    [one] In diesem Zug ist noch ein Vorschlag möglich.
   *[other] In diesem Zug sind noch { $number } Vorschläge möglich.
}
ask-sending = Wen schickst du wohin? Der Coup beginnt, wenn alle bestätigt haben; es fehlt noch: { $seat }. { $number ->
    [0] Du kannst niemanden mehr zurücknehmen.
    [one] Du kannst noch einmal jemanden zurücknehmen.
   *[other] Du kannst noch { $number } Mal jemanden zurücknehmen.
}
ask-naming = { $defense }: Welche Probe wählst du?
ask-lending = Wer bekommt { $treasure } für diesen Coup?
ask-complications = Komplikationen: Hilfst du, störst du oder passt du?
ask-choosing = { $scheme }: Was wählst du?
ask-choosing-ability = { $character }: Was wählst du?
ask-countering = { $seat } spielt { $scheme }. Vereitelst du das?
ask-countering-at = { $seat } spielt { $scheme }, und zwar auf: { $targets }. Vereitelst du das?
ask-saving = { $character } ({ $seat }) soll getötet werden. Greifst du ein?
ask-saving-own = Aus deiner Bande soll jemand getötet werden: { $character }. Greifst du ein?
ask-saving-arrest = { $character } ({ $seat }) soll verhaftet werden. Greifst du ein?
ask-saving-arrest-own = Aus deiner Bande soll jemand verhaftet werden: { $character }. Greifst du ein?
saving-next = Um diese geht es danach: { $character }.
ask-roll = Welchen Würfel nimmst du: { $face }? { $purpose }
ask-rolling = { $seat } hat { $face } gewürfelt. { $purpose } Neu würfeln lassen?
ask-rolling-own = Du hast { $face } gewürfelt. { $purpose } Würfelst du neu?
roll-for = Der Wurf gilt { $scheme }, gespielt von { $seat }.
roll-for-ability = Der Wurf gilt einer Fähigkeit: { $character } ({ $seat }).
roll-for-consequence = { $defense }: Er entscheidet über die Folgen.
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
ask-blackmailed = { $seat } erpresst dich: { $number } Münzen zahlen, oder die Hand zeigen und eine Karte verlieren?
target-character = { $character } ({ $seat })
target-defense = { $defense }
plan = { $what }
plan-short = { $defense }: es fehlt: { $what }
plan-skill = { $number } × { $skill }
plan-empty = { $defense }: niemand dort
plan-done = So, wie es steht, sind alle Hindernisse überwunden.

option-ask = Wer gefragt wird, ob er reagiert: alle, die könnten (sealed), oder nur, wer kann (holders)
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
character-crooked_magistrate = Korrupter Magistrat
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
scheme-vanish = Mit der Beute über alle Berge
scheme-blood_money = Blutgeld
scheme-side_job = Nebenverdienst
scheme-contingency = Notfallplan
scheme-red_handed = Auf frischer Tat ertappt
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
effect-second_story_man = Fehlschlagtabellen können ihn nicht erschöpfen; Verhaftung und Tod gelten weiter.
effect-shyster = Reaktion: Ein anderer Charakter deiner Bande, der verhaftet würde, wird stattdessen erschöpft.
effect-enforcer = Aktiv, Kodexbruch: Erschöpfe einen Charakter einer anderen Bande.
effect-veteran = Aktiv, Kodexbruch: Wirf einen Plan ab und töte einen Charakter einer anderen Bande.
effect-ghost = Reaktion: Heb einen Plan einer anderen Person auf, der nicht dem Phantom gilt (keine Karten der Stunde der Wahrheit).
effect-grave_robber = Kodexbruch: 1 Münze, wann immer ein anderer Charakter getötet wird.
effect-crooked_watchman = +2 Lügen an Wachhindernissen und beim Kerkermeister.
effect-courtier = +1 Lügen bei Coups der Stufen 2 und 3.
effect-alchemist = Aktiv, Komplikationen: Ein Charakter beim Coup hat +[Würfel] Muskeln oder Schleichen.
effect-magus = Aktiv, Komplikationen: Ein Bedarf eines Hindernisses steigt oder sinkt um [Würfel].
effect-crooked_magistrate = Aktiv, dein Zug: Zahl 2 Münzen und nimm einen Charakter erschöpft aus dem Kerker. Aktiv, Kodexbruch: Verhafte einen erschöpften Charakter einer anderen Bande.
effect-dashing_stranger = Aktiv: Nimm einen zufälligen Plan aus einer anderen Hand und gib dafür einen von deinen.
effect-mastermind = Aktiv, dein Zug: eine Aktion mehr (kein zweiter Coup).
effect-lookout = Reaktion: Würfle den Würfel für die Folgen an einem Hindernis mit einem deiner Charaktere neu.
effect-engineer = Aktiv, dein Zug: Nimm eine Ausrüstung aus der Ablage.
effect-pit_fighter = Nach jedem Coup, zu dem er geschickt wurde, erschöpft.
effect-cutpurse = Aktiv: Du bekommst 1 Münze. Aktiv, Kodexbruch: Nimm einer anderen Person 2 Münzen.
effect-safecracker = 2 Münzen, wenn ein Coup gelingt und auf seinem Hindernis Münzen stehen.
effect-forger = Deine Anwerbeaktionen kosten 1 Münze weniger.
effect-fence = Aktiv, dein Zug: Wirf bis zu 2 Pläne für je 1 Münze ab.
effect-assassin = Aktiv, Kodexbruch: Töte einen erschöpften Charakter einer anderen Bande.
effect-smuggler = Dein Handlimit ist um 1 höher.
effect-con_artist = Reaktion: Nimm deine Karte der Stunde der Wahrheit zurück und leg eine andere offen hin.
effect-acrobat = Braucht keinen Platz an einem Hindernis (höchstens drei dort, nicht beim Duell).
effect-bounty_hunter = 1 Münze, wann immer ein Charakter einer anderen Bande verhaftet wird.
effect-informant = Aktiv: Sieh dir eine andere Hand an. Aktiv, Kodexbruch: Sieh dir eine andere Hand an und lass eine Karte deiner Wahl abwerfen.
effect-disgraced_noble = 2 Münzen am Ende, vor den Geheimen Zielen, wenn er in deiner Bande ist.
effect-back_alley_surgeon = Reaktion: Ein anderer Charakter deiner Bande, der getötet würde, wird stattdessen erschöpft.
effect-saboteur = Aktiv, Komplikationen: Muskel- und Tüftelbedarf eines Hindernisses steigen oder sinken um 1.
effect-illusionist = Aktiv, Komplikationen: Zwei Charaktere an verschiedenen Hindernissen tauschen die Plätze (nicht das Duell).
effect-betrayal = Verrat mit Wert 6.
effect-traitor = Verrat mit Wert 8.
effect-vanish = Verrat mit Wert 4, auf den es keine Reaktion gibt.
effect-blood_money = Nichts, solange der Kodex gilt; Kodexbruch: Verrat mit Wert 10.
effect-side_job = 2 Münzen aus der Bank, wenn sonst niemand am Coup Verrat begangen hat.
effect-contingency = Begeht jemand anderes Verrat und du nicht, nimmst du 4 Münzen aus der Ausbeute statt 1.
effect-red_handed = Heb einen Verrat einer anderen Person für Auszahlung und Schatz auf; der Kodex bricht trotzdem.
effect-skim = Nimm vor allem anderen 2 Münzen aus der Ausbeute; kein Verrat.
effect-sleight = Gab es keinen Verrat und gibt es einen Schatz, ziehst du einen, was auch vereinbart war.
effect-loyal = Gab es keinen Verrat, ziehen alle Beteiligten einen Plan und du einen mehr.
effect-on_alert = Muskeln oder Schleichen eines Hindernisses: Bedarf +[Würfel].
effect-pointed_questions = Lügen eines Hindernisses: Bedarf +[Würfel].
effect-changed_locks = Tüfteln eines Hindernisses: Bedarf +[1 Würfel].
effect-brute_force = Ein Charakter beim Coup hat +[Würfel] Muskeln. Kodexbruch: Erschöpfe einen Charakter beim Coup.
effect-shadows = Ein Charakter beim Coup hat +[Würfel] Schleichen.
effect-silver_tongue = Ein Charakter beim Coup hat +[Würfel] Lügen.
effect-steady_hands = Ein Charakter beim Coup hat +[Würfel] Tüfteln.
effect-reinforcements = Ersetze ein Hindernis des Coups durch das nächste; der Anführer benennt die Probe neu.
effect-twisted_ankle = Erschöpfe einen Charakter beim Coup. Kodexbruch: Töte einen erschöpften.
effect-call_the_watch = Ein Hindernis zählt als Wache, und eine Fertigkeit darauf braucht 1 mehr.
effect-inside_help = Ein Bedarf eines Hindernisses: −[Würfel].
effect-improvised_plan = Wo du einen Charakter hast: Benenne eine andere Probe; jede ihrer Fertigkeiten braucht 1 weniger.
effect-attach = Ausrüstung: bleibt unter einem deiner Charaktere. Er bekommt dazu: { $skills }.
effect-faked_death = Nimm einen Charakter vom Friedhof erschöpft in deine Bande.
effect-bail_money = Zahl die Kosten eines Charakters im Kerker und nimm ihn in deine Bande.
effect-better_offer = Wirb aus der Auslage für 2 Münzen weniger an. Kodexbruch: Kauf einer anderen Person einen frischen Charakter für seine Kosten plus 1 ab.
effect-case_the_joint = Sieh dir die nächsten 2 Hindernisse an, leg sie beliebig zurück und ersetze dann ein Hindernis auf dem Tisch.
effect-pawned_goods = 2 Münzen und 1 für jeden deiner Schätze.
effect-word_on_the_street = Zieh 3 Pläne und wirf dann 1 ab.
effect-stick_up_crew = Nimm einer anderen Person 1 Münze. Kodexbruch: nimm 3.
effect-stiff_drink = Frisch einen Charakter auf.
effect-light_fingers = Nimm einen zufälligen Plan aus einer anderen Hand.
effect-lucky_break = Du bekommst [Würfel] Münzen.
effect-knockout_drops = Erschöpfe einen frischen Charakter einer anderen Bande. Kodexbruch: Töte einen erschöpften.
effect-blackmail = Sieh dir eine andere Hand an. Kodexbruch: Die andere Person zahlt dir 3 Münzen oder zeigt die Hand und verliert eine Karte an dich.
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
effect-the_ace = 6 Münzen (8 zu fünft oder sechst): Einer deiner Charaktere hat mehr Fertigkeitssymbole als jeder Charakter der anderen Banden.
effect-the_collector = 5 Münzen (7 zu fünft oder sechst): du hast mindestens 2 Schätze.
effect-the_fist = 5 Münzen: deine Bande zeigt mindestens 5 Muskeln.
effect-the_shadow = 5 Münzen: deine Bande zeigt mindestens 4 Schleichen.
effect-honeyed_word = 5 Münzen: deine Bande zeigt mindestens 4 Lügen.
effect-the_artificer = 5 Münzen: deine Bande zeigt mindestens 4 Tüfteln.
effect-complete_crew = 4 Münzen: du hast 4 Charaktere, und deine Bande zeigt alle vier Fertigkeiten.
effect-birds_of_a_feather = 4 Münzen: mindestens 3 deiner Charaktere zeigen dieselbe Fertigkeit.
effect-old_friends = 4 Münzen: du hast 4 Charaktere, darunter die zwei aus der Auswahl zu Beginn, beide nicht erschöpft.
effect-the_liberator = 4 Münzen: mindestens 1 Charakter kam aus dem Kerker in deine Bande.
effect-the_serpent = 5 Münzen: du hast mindestens einmal Verrat begangen.
effect-a_thiefs_word = 5 Münzen (6 zu fünft oder sechst): du warst an mindestens 3 gelungenen Coups mit anderen beteiligt und hast nie Verrat begangen.
effect-lone_wolf = 5 Münzen (7 zu fünft oder sechst): du hast mindestens 1 Coup auf ein Ziel allein geschafft.
effect-personal_reasons = 4 Münzen: du hast mehr Münzen als die Person links von dir, vor den Geheimen Zielen.
effect-the_last_score = 6 Münzen (8 zu fünft oder sechst): den Coup, der das Spiel beendet hat, hast du gestartet.
effect-red_ledger = 6 Münzen: mindestens 3 Charaktere liegen auf dem Friedhof.
effect-the_old_code = 7 Münzen: Es gab in der ganzen Partie höchstens 1 Verrat.
effect-high_society = 5 Münzen: die Anwerbekosten deiner Bande ergeben zusammen mindestens 12.
effect-skeleton_key = Bei jedem Coup hat einer deiner Charaktere +1 Tüfteln.
effect-nightcloak = Bei jedem Coup hat einer deiner Charaktere +1 Schleichen.
effect-ancestral_blade = Bei jedem Coup hat einer deiner Charaktere +1 Muskeln.
effect-silver_mask = Bei jedem Coup hat einer deiner Charaktere +1 Lügen.
effect-ruby_idol = 3 Münzen am Ende, vor den Geheimen Zielen.
effect-crown_jewel = 5 Münzen am Ende, vor den Geheimen Zielen.
effect-signet_ring = Deine Anwerbeaktionen kosten 1 Münze weniger.
effect-satchel = Dein Handlimit ist um 2 höher.
effect-chalice = Zu Beginn deines Zuges darfst du einen Charakter auffrischen.
effect-crystal_ball = In der Stunde der Wahrheit wählst du zuletzt und darfst dir eine andere Karte ansehen.
effect-lucky_coin = Einmal pro Coup: Würfle einen eigenen Wurf oder einen Würfel für die Folgen an einem Hindernis mit deinem Charakter neu.
effect-royal_pardon = Eine Fehlschlagtabelle, die einen deiner Charaktere verhaften würde, erschöpft ihn stattdessen, wenn er es nicht schon ist.

# Im Browser
ui-nohonor-coins = Münzen
ui-nohonor-haul = Ausbeute
ui-nohonor-deck = Stapel { $number }
ui-nohonor-failure = Hält ein Hindernis stand, entscheidet ein Würfel
ui-nohonor-all = alle
ui-nohonor-short = es fehlt: { $what }
ui-nohonor-passed = überwunden
ui-nohonor-truth = Stunde der Wahrheit
ui-nohonor-you = Du
ui-nohonor-turn = Zug { $number }: { $seat }
ui-nohonor-actions = { $number ->
    [one] noch 1 Aktion
   *[other] noch { $number } Aktionen
}
ui-nohonor-deal = Die Abmachung
ui-nohonor-rest = führt an, nimmt den Rest
ui-nohonor-asked = wird gefragt
ui-nohonor-passes = nacheinander gepasst: { $number } von { $all }
ui-nohonor-trade = Der Handel
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
ui-many-move-send = { $character } schicken zu Hindernis
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
ui-nohonor-with = mit { $character }: { $what }
ui-nohonor-can = deine Bande könnte es
ui-nohonor-nav = Teile des Tischs
ui-nohonor-nav-rivals = Rivalen
ui-nohonor-nav-jobs = Ziele
ui-nohonor-nav-deal = Abmachung
ui-nohonor-nav-city = Stadt
ui-nohonor-nav-own = Du
ui-moment-reveals = Die Stunde der Wahrheit
ui-moment-failure = Der Coup schlägt fehl
ui-moment-success = Der Coup gelingt
ui-moment-broken = Die Ehre ist dahin
ui-moment-end = Die Partie ist vorbei
ui-sheet-coins = Münzen
ui-sheet-agendas = Geheime Ziele
ui-sheet-tie = Gleichstand: Schätze
ui-sheet-rest = Schätze und Übriges
