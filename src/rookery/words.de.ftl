# Was das Programm selbst sagt, auf Deutsch.
source-rulebook = aus der Spielregel
source-review = aus einer Rezension
source-inferred = aus der Spielregel erschlossen
source-designed = von uns entworfen

and = und
result-title = Endstand
result-winner = { $name } gewinnt.
result-shared = { $names } teilen sich den Sieg.
result-nobody = Niemand gewinnt.

play-welcome = { $game }. Mit „hilfe“ erfährst du jederzeit mehr.
play-prompt = { $name }>
play-hand-over = Jetzt entscheidet { $name }. Gib { $name } die Tastatur und drück Enter.
play-help =
    Tippe die Nummer eines Zuges, seine Schreibweise in Klammern oder deren Anfang.
    Mehrere Züge auf einmal: mit ; getrennt; es gelten alle oder keiner.
    tisch      der Tisch noch einmal     züge     was du jetzt tun kannst
    zurück     deinen letzten Zug zurücknehmen, solange er nichts aufgedeckt hat
    protokoll  was geschehen ist (protokoll WORT: nur Zeilen damit)
    regeln     wie das Spiel geht        nachsehen NAME   was eine Karte sagt
    tipp       was eine Suche tun würde  chancen  was der Zufall bringen kann
    passen zug   bis zu deinem Zug von selbst passen (passen runde, passen partie; passen aus)
    sichern    die Partie aufheben (sichern DATEI: in dieser Datei); jeder Zug ist ohnehin gesichert
    ende       aufhören; später weiter mit: rookery play --resume DATEI
play-no-number = Wähle eine Zahl von 1 bis { $number }.
play-which = Welcher? { $words }
play-unknown = { $text }: weder ein Zug noch ein Befehl. Mit „hilfe“ siehst du, was möglich ist.
play-no-undo = Es gibt nichts zurückzunehmen: Dein letzter Zug hat etwas Neues gezeigt, oder andere haben weitergespielt.
play-hint = { $share } { $move } (Sieg { $win })
play-undone = Zurückgenommen: { $move }.
play-no-log = Noch ist nichts geschehen.
play-saved = Gesichert: { $file }
play-bye = Bis bald. Die Partie ist gesichert; weiter geht es mit: rookery play --resume { $file }

learn-title = Lektionen: ein Spiel lernen, indem du es spielst.
learn-one = { $id }: { $game }, { $number ->
    [one] 1 Schritt
   *[other] { $number } Schritte
}{ $at ->
    [0] {""}
   *[other] , du bist bei Schritt { $at }
}
learn-how = Fang an mit: rookery learn { $id }
learn-help =
    Tippe die Nummer eines Zuges, seine Schreibweise in Klammern oder deren Anfang.
    Wo es nur etwas zu lesen gibt, geht es mit Enter weiter.
    tisch    der Tisch noch einmal    züge    was du tun kannst
    zurück   einen Schritt zurück     ende    aufhören; die Lektion wartet, wo du warst
learn-step = Schritt { $number } von { $all }
learn-on = Weiter mit Enter
learn-first = Hier fängt die Lektion an.
learn-bye = Die Lektion wartet hier; weiter geht es mit: rookery learn { $id }
learn-next = Jetzt kannst du spielen. Deine erste Partie gegen Bots, mit Ratschlägen: rookery play { $id }
lesson-not-now = Das geht jetzt nicht.

# Der Browser
ui-slogan = Setz dich, und halt deine Taschen zu.
ui-pitch = Brettspiele über Diebe. Spiel sofort gegen Bots oder schick deinen Freunden einen Link.
ui-play-now = Sofort gegen Bots spielen
ui-make = Tisch eröffnen, Link teilen
ui-game = Spiel
ui-games = Spiele
ui-bots = Bots
ui-bot = Bot
ui-steps = Schritte eines Zuges
ui-round = Runde { $number }
ui-cunning = Spielstärke
ui-seats = Plätze
ui-deal = Ich bin dabei
ui-open-table = Tisch eröffnen
ui-listed = Unter den offenen Tischen zeigen
ui-players = { $min } bis { $max } Personen
ui-play = Spielen
ui-rules = Regeln
ui-learn = In 5 Minuten spielend lernen
ui-learn-on = Weiter mit der Lektion
ui-lesson = Lektion
ui-lesson-step = Schritt { $number } von { $all }
ui-lesson-back = Zurück
ui-lesson-leave = Verlassen
ui-lesson-again = Noch einmal
ui-lesson-match = Erste Partie mit Ratschlägen
ui-lesson-match-about = Gegen Bots. Einen Tipp gibt es mit I oder der Kristallkugel.
ui-lesson-match-about-small = Gegen Bots. Tipps gibt es unter …
ui-lesson-read = Lies, dann geht es weiter.
ui-lesson-wait = Sieh, was geschieht …
ui-no-lesson = Diese Lektion gibt es nicht
ui-open-tables = Offene Tische
ui-playing = Laufende Partien
ui-my-tables = Meine Tische
ui-watch = Zusehen
ui-return = Zurück an den Tisch
ui-none = Zurzeit keine.
ui-name = Dein Name
ui-guest = Gast
ui-sit = Hinsetzen
ui-open-seat = Freier Platz
ui-share = Schick diesen Link deinen Freunden. Die Partie beginnt, wenn alle Plätze besetzt sind.
ui-language = English
ui-theme = Hell oder dunkel
ui-search = Regeln, Auslegungen und Karten durchsuchen
ui-prompt = Was zu entscheiden ist
ui-your-turn = Du bist dran
ui-waiting = Wir warten auf { $names }.
ui-wait = Einen Augenblick.
ui-over = Die Partie ist zu Ende.
ui-paused = Der Tisch macht Pause.
ui-undo = Zurücknehmen
ui-pass-on = Passen, bis ich dran bin
ui-log = Verlauf
ui-chat = Chat
ui-say = Sag etwas am Tisch
ui-live = Verbunden
ui-sending = Wird gesendet
ui-connecting = Verbinden
ui-reconnecting = Neu verbinden
ui-no-table = Diesen Tisch gibt es nicht.
ui-to-lobby = Zur Übersicht
ui-rematch = Noch eine Partie
bot-pickpocket = Leicht
bot-cutpurse = Ordentlich
bot-burglar = Schlau
bot-mastermind = Meisterlich
bot-random = Zufällig
event-undo = { $seat } nimmt einen Zug zurück.
event-undo-you = Du nimmst einen Zug zurück.
ui-close = Schließen
ui-settings = Einstellungen
ui-speak = Sprache
ui-system = Wie das System
ui-dark = Dunkel
ui-light = Hell
ui-motion = Bewegung
ui-motion-full = Teile gleiten
ui-motion-quick = Schnell
ui-motion-off = Keine
ui-sound = Ton
ui-touch = Vibration
ui-mute = Stumm
ui-on = An
ui-off = Aus
ui-help = Wie gewinne ich?
ui-keys = Tasten
ui-key-choose = wählen; die Taste steht auf dem Knopf oder auf dem Teil
ui-key-first = die goldene Wahl oder Ja
ui-key-cancel = nein, schließen
ui-key-skip = Bewegung überspringen
ui-key-pass = passen
ui-key-orders = passen, bis du dran bist, oder damit aufhören
ui-key-undo = Zug zurücknehmen
ui-key-hint = einen Tipp holen
ui-key-time = mehr Zeit
ui-key-log = Verlauf und Chat
ui-key-chat = etwas sagen
ui-key-mute = Ton an oder aus
ui-key-view = der Tisch als Text oder gezeichnet
ui-key-help = wie man gewinnt, und diese Liste
ui-log-chat = Verlauf und Chat
ui-since = seit deinem letzten Zug
ui-silence = Noch hat niemand etwas gesagt.
ui-quick-hello = Guten Abend!
ui-quick-nice = Gut geklaut.
ui-quick-ouch = Autsch.
ui-quick-moment = Einen Moment, bitte.
ui-quick-thanks = Danke für das Spiel.
ui-watching = Du schaust zu
ui-you = du
ui-copy = Kopieren
ui-copied = Kopiert
ui-seat-bot = Bot hinsetzen
ui-waiting-title = { $game }: es fehlen noch Spieler
ui-my-link = Mein eigener Link zu diesem Platz
ui-my-link-about = Wer ihn hat, spielt für dich. Damit kannst du an einem anderen Gerät weiterspielen.
ui-bot-plays-you = Ein Bot spielt für dich.
ui-take-back = Platz wieder einnehmen
ui-bot-plays = Für { $names } spielt gerade ein Bot.
ui-go-on = Weiter
ui-undo-asked = { $name } möchte einen Zug zurücknehmen.
ui-agree = Einverstanden
ui-disagree = Nein
ui-rematch-there = Eine weitere Partie wird vorbereitet.
ui-rematch-join = Mitspielen
ui-replay = Nachspielen
ui-curtain = Gib das Gerät { $name }
ui-curtain-about = Jetzt ist nichts zu sehen. Drück den Knopf, sobald { $name } das Gerät hat.
ui-curtain-ready = Ich bin { $name }
ui-sure = { $move } – bist du sicher?
ui-yes = Ja
ui-no = Nein
ui-hint = Tipp
ui-thinking = Überlegt
ui-hint-numbers = Zahlen
ui-hint-says = Mein Tipp: { $move }. Deine Siegchance damit: { $win }.
ui-hint-mixes = Lass das Los entscheiden: { $moves }. Deine Siegchance: { $win }.
ui-more-time = Mehr Zeit
ui-asides = Jederzeit
ui-asides-about = Das darfst du jederzeit, ohne gefragt zu sein. Es lässt sich nicht zurücknehmen.
ui-orders = Dauerauftrag
ui-reactions = Reaktionen am Tisch mit Bots
ui-reactions-seconds = { $number } s lang anbieten
ui-reactions-ask = auf mich warten
ui-hold = Nachdenken
ui-hold-about = Hält den Ring an: Die Reaktion wartet auf dich.
ui-space = Leertaste
ui-silence-passes = Schweigen passt in { $number } s.
ui-going-on = Sonst nichts zu tun: { $move }
ui-you-may = Du darfst reagieren
ui-orders-about = Der Server passt dann für dich, wenn Reaktionen erfragt werden. Niemand erfährt davon, und eine Taste beendet es.
ui-pass-round = Passen bis zum Ende der Runde
ui-pass-unless-me = Diese Runde passen, außer es betrifft mich
ui-pass-match = Immer passen, außer es betrifft mich
ui-orders-turn = Passt, bis du dran bist: aufhören
ui-orders-round = Passt in dieser Runde: aufhören
ui-orders-match = Passt: aufhören
ui-orders-news = Passt vorerst: aufhören
ui-not-now = Das geht jetzt nicht.
ui-not-your-turn = Gerade entscheidest nicht du: { $names }.
ui-drawn-view = Tisch zeichnen
ui-text-status = Stand
ui-text-command = Befehl
ui-text-command-about = Eine Zahl, ein Zug oder ein Wort: hand, tisch, wer, züge, verlauf 5, spiel 3, passen, zurück, tipp, chancen, sag, hilfe
ui-text-go = Los
ui-text-hand = Deine Hand
ui-text-table = Tisch
ui-text-players = Spieler
ui-text-help =
    Eine Zahl oder der Anfang eines Zuges führt ihn aus; spiel 3 tut dasselbe.
    hand: was dir gehört. tisch: alles, was daliegt. wer: die Spieler. züge: was du tun kannst.
    verlauf 5: die letzten fünf Ereignisse. passen, zurück, tipp, chancen. sag: mit dem Tisch sprechen.
ui-done = Erledigt.
ui-update = Ein neueres Rookery liegt bereit.
ui-update-now = Verwenden
ui-source = Quelle: { $source }
ui-source-filter = Woher eine Karte stammt
ui-rulings = Regelauslegungen
ui-all-cards = Alle Karten
ui-cards-about = Jede Karte des Spiels, wie sie am Tisch aussieht.
ui-all = Alle
ui-contents = Inhalt
ui-nothing-found = Nichts zu „{ $text }“.
ui-fact = { $what } { $number }
ui-fact-points = Punkte
ui-fact-coins = Münzen
ui-fact-neutral = neutrale Plättchen
ui-fact-posters = Steckbriefe
ui-fact-cost = Kosten
ui-fact-betrayal = Verrat
ui-fact-worth = Wert
ui-fact-stage = Stufe
ui-fact-slots = Plätze
ui-fact-treasures = Schätze
ui-make-about = Spielt mit Freunden: an einem Gerät, über einen Link, sofort oder über Tage. Bots übernehmen freie Plätze.
ui-speed-table = Tempo
ui-speed-relaxed = Entspannt: ohne Uhr
ui-speed-live = Live: mit Uhr
ui-speed-days = Über Tage
ui-speed-trust = Schnell unter Freunden: nur wer reagieren kann, wird gefragt
ui-hot-seat = Weitere an diesem Gerät
ui-hot-seat-about = Namen, mit Komma getrennt
ui-hints-allowed = Tipps sind erlaubt
ui-options = Weitere Einstellungen
ui-undo-consent = frei, bis etwas aufgedeckt ist, dann wenn alle zustimmen
ui-undo-free = frei, bis etwas aufgedeckt ist
ui-undo-none = nie
ui-account = Konto
ui-account-about = Du brauchst keins. Mit einem hast du deine Tische auf jedem Gerät.
ui-passphrase = Passphrase (mindestens 8 Zeichen)
ui-sign-in = Anmelden
ui-sign-out = Abmelden
ui-join = Konto anlegen
ui-signed-in = Du bist angemeldet als { $name }.
ui-free = { $number } frei
ui-replays = Zum Nachspielen
ui-bring-record = Aufzeichnung öffnen
ui-credits = Inoffiziell, mit Regeln in eigenen Worten. Symbole von game-icons.net (CC BY 3.0).
ui-no-replay = Diese Partie lässt sich nicht nachspielen.
ui-link-here = Link zu diesem Zug
ui-record = Aufzeichnung
ui-eyes = Gesehen von
ui-spectator = Publikum
ui-chart-win = Siegchance
ui-chart-scores = Punktestand
ui-chance = Chance
ui-scores = Punkte
ui-analysing = Die Bots gehen die Partie durch: { $percent } %
ui-to-start = Zum Anfang
ui-back = Einen Zug zurück
ui-forward = Einen Zug weiter
ui-pause = Anhalten
ui-move-of = Zug { $number } von { $all }
ui-speed = Geschwindigkeit
ui-onward = Ab hier weiterspielen
ui-onward-seat = Du spielst für
ui-onward-hidden = Was damals verdeckt war
ui-onward-same = wie es war
ui-onward-anew = neu gezogen aus dem, was diese Person wusste
ui-onward-go = Weiterspielen
ui-mistake = Einen Fehler von { $seat } zeigen
ui-mistake-own = Zeig mir meinen schlimmsten Fehler
ui-mistake-none = Keiner gefunden: Es war Pech.
ui-better-thinking = Was wäre besser gewesen? Einen Moment …
ui-better-was = Besser: { $move } ({ $other ->
    [-1] { $percent } % Siegchance
   *[other] { $percent } % Siegchance statt { $other } %
})
ui-better-best = Eine Suche findet nichts Besseres ({ $percent } % Siegchance).
ui-better-mixed = Eine Suche würde zufällig wählen: { $moves }.
ui-better-none = Hier gab es nichts anderes zu wählen.
ui-turning = Wendepunkte
ui-moves = Züge
ui-secret-move = ein geheimer Zug
ui-push = Benachrichtige mich, wenn ich dran bin
ui-push-on = Du wirst benachrichtigt, wenn du dran bist.
ui-leave = Tisch verlassen
ui-leave-sure = Ein Bot spielt dann für dich. Du kannst zurückkommen.
ui-ask-undo = Bitten, zurückzunehmen
ui-stop-clock = Uhren anhalten
ui-table-menu = Dieser Tisch
choice-sealed = alle, die könnten
choice-holders = nur wer kann
choice-random = zufällig
choice-choose = gewählt
choice-ignored = ohne
choice-dealt = ausgeteilt
choice-on = ja
choice-off = nein
choice-true = ja
choice-false = nein
choice-none = keine
choice-both = beide
cards-locations = Orte
cards-loot = Beute
cards-dealers = Hehler
cards-orders = Aufträge
cards-raids = Razzien
cards-accomplices = Komplizen
cards-thieves = Meisterdiebe
ui-won = hat gewonnen
ui-text-view = Der Tisch als Text
ui-odds = Chancen
ui-odds-about = Berechnet aus dem, was du wissen darfst, und aus nichts sonst.
ui-odds-left = übrig
ui-odds-next = nächste Karte
ui-odds-chance = Chance
ui-key-odds = die Chancen
ui-fold = Möglichkeiten einklappen
ui-unfold = Möglichkeiten zeigen
ui-fault = Diese Partie lässt sich nur noch ansehen: Der Server kann ihr Protokoll nicht nachspielen. Sag es dem, der ihn betreibt.
ui-lost = Die Verbindung ist weg. Wir versuchen es weiter; was du jetzt anklickst, wird aufgehoben und später gesendet.
ui-more = Mehr
ui-away = Wir warten auf { $name }: gerade nicht da.
ui-stand-in = Solange einen Bot spielen lassen
ui-stand-in-wanted = Du möchtest, dass für { $name } ein Bot spielt. Das geschieht, wenn alle es möchten, die da sind.
ui-strict = Reaktionen dauern immer die volle Zeit, damit Eile nichts verrät
ui-inspect = Im Ganzen
ui-about = Gespielt von { $name }
ui-future-happens = Wenn es geschieht
ui-future-stopped = Wenn es vereitelt wird
ui-future-or = oder
ui-about-on = Trifft: { $what }
ui-again-plays = Noch ein Klick darauf führt das aus.
ui-skip = weiter
ui-motion-slow = Langsam
ui-skip-on = überspringt
ui-thinks = { $name }: { $step }
ui-see-again = Noch einmal zeigen
ui-waited = Während du gewartet hast
ui-sheet-total = Summe
ui-sheet-rest = Übriges
ui-you-win = Du gewinnst mit { $number }
ui-wins = { $name } gewinnt mit { $number }
ui-ahead-of = { $number } vor { $name }.
ui-sheet-tied = So viele wie { $name }: Der Gleichstand entscheidet.
ui-decided = Was den Ausschlag gab
ui-decided-round = In Runde { $number } ging die Führung nicht mehr verloren.
ui-decided-start = Die Führung stand vom ersten Zug an.
ui-decided-count = Die Schlusswertung gab den Ausschlag.
ui-decided-other = Die Konkurrenz fiel zurück.
ui-your-lead = Dein Vorsprung vor der stärksten Konkurrenz
ui-their-lead = Vorsprung an der Spitze
ui-show-table = Den Tisch ansehen
ui-show-sheet = Wieder zur Wertung
ui-share-match = Teilen
ui-my-replays = Meine Partien
ui-invited = Du bist eingeladen. Schreib deinen Namen hinein und setz dich: Die Partie beginnt, sobald alle Plätze besetzt sind.

# Für die, die einen Server betreiben
ui-operator = Nach dem Haus sehen
ui-operator-key = Schlüssel des Betreibers
ui-operator-key-about = Er steht als operator_key in den Einstellungen des Servers. Er wird vergessen, sobald dieses Fenster geschlossen ist.
ui-operator-enter = Öffnen
ui-operator-wrong = Das ist nicht der Schlüssel, oder der Server hat keinen.
ui-operator-load = Auslastung
ui-operator-up = Läuft seit
ui-operator-hours = { NUMBER($hours, maximumFractionDigits: 1) } h
ui-operator-commands = Befehle je Sekunde
ui-operator-answered = Beantwortet in
ui-operator-within = { $half } ms, 99 % in { $most } ms
ui-operator-sockets = Verbindungen
ui-operator-memory = Speicher
ui-operator-in-memory = Tische im Speicher
ui-operator-bots = Wartende Bots
ui-operator-killed = Abgebrochene Bots
ui-operator-processes = Prozesse
ui-operator-engine = Spielregeln
ui-operator-compiled = kompiliert
ui-operator-interpreted = interpretiert
ui-operator-tables = Tische
ui-operator-all = alle
ui-operator-status = { $status ->
    [waiting] wartet
    [playing] im Spiel
    [paused] angehalten
   *[over] beendet
}
ui-operator-last = Letzter Zug
ui-operator-players = Spieler
ui-operator-look = Ansehen
ui-operator-pause = Anhalten
ui-operator-resume = Weiter
ui-operator-remove = Entfernen
ui-operator-remove-sure = Für immer vergessen?
ui-operator-faults = Störungen
ui-operator-no-faults = Kein Tisch steht still, und nichts wurde gemeldet.
ui-operator-archive = Archiv
ui-operator-archive-about = Beendete Partien und Tische, die nie voll wurden, ziehen in eine eigene Datei um. `rookery admin archive --back` holt einen Tisch zurück.
ui-operator-archive-none = Nenne zuerst eine Datei in der Einstellung `archive`.
ui-operator-days = Unberührt seit so vielen Tagen
ui-operator-archive-do = Umziehen
ui-operator-archived = { $number ->
    [one] Ein Tisch ist umgezogen.
   *[other] { $number } Tische sind umgezogen.
}
ui-operator-bans = Ausgesperrt
ui-operator-address = Adresse oder Bereich wie 203.0.113.0/24
ui-operator-why = Notiz
ui-operator-ban = Aussperren
ui-operator-unban = Wieder einlassen
ui-operator-nobody = Niemand ist ausgesperrt.

# Die Seite der Regeln
ui-view-rules = Regeln
ui-view-cards = Alle Karten
ui-view-rulings = Regelauslegungen
ui-view-aid = Spielhilfe
ui-card-groups = Arten von Karten
ui-all-rulings = Alle Regelauslegungen
ui-print = Drucken
ui-example = Schritt für Schritt: { $name }
ui-example-step = { $number } von { $all }
ui-example-begin = So steht der Tisch. Geh weiter und sieh, was geschieht.
ui-ruling-source = Anleitung: { $where } · { $how }
ui-table = Der Tisch

# Ratschläge in der ersten Partie
ui-companion = Ratschlag
ui-companion-got = Verstanden
ui-companion-off = Keine Ratschläge mehr
ui-companion-setting = Ratschläge bei neuen Arten von Entscheidungen
play-companion = Ratschlag: { $text }

# Der ganze Bildschirm im Terminal
screen-foot-keys = Tasten
screen-foot-find = Info
screen-foot-hint = Tipp
screen-foot-odds = Chancen
screen-foot-undo = Zurück
screen-foot-log = Verlauf
screen-foot-orders = Passen
screen-foot-leave = Ende
screen-foot-back = Zurück
screen-foot-on = Weiter
screen-foot-first = Anfang
screen-foot-last = Schluss
screen-foot-eyes = Augen
screen-foot-goto = Zu Zug
screen-rules = Regeln und Auslegungen
screen-thinks = { $name } …
screen-sure = { $move } – bist du sicher? Wähle es noch einmal oder etwas anderes.
screen-no-number = Die Wahl { $number } gibt es nicht.
screen-typed = { $number }: Enter wählt sie, eine weitere Ziffer macht die Zahl länger, Esc nimmt sie zurück.
screen-curtain =
    Jetzt entscheidet { $name }.

    Gib { $name } die Tastatur und drücke dann Enter.
screen-pace = Tempo { $number } von { $all }: + langsamer, − schneller, Leertaste zeigt den Rest sofort
screen-search = Tippe, um zu suchen; Pfeiltasten blättern
screen-close = Esc schließt
screen-nothing = Nichts gefunden.
screen-not-here = Das gibt es hier nicht.
screen-orders = Bei Reaktionen wird dann ohne Rückfrage für dich gepasst. P beendet das.
screen-orders-off = Du wirst wieder gefragt.
screen-hint = Sieg { $win }, { $worlds }-mal versucht
screen-chances = Chancen jetzt
screen-save = Die Partie in dieser Datei sichern
screen-say = Etwas in die Runde sagen
screen-look-back = Die Partie noch einmal ansehen, Zug um Zug
screen-leave = Den Tisch verlassen
screen-copies = { $number }-mal in der Schachtel
screen-move = Zug { $number } von { $all }, { $eyes }
screen-all-eyes = alles offen
screen-spectator = als Zuschauer
screen-seen-by = wie { $name } es sah
screen-goto = Welcher Zug?
screen-lost = Die Verbindung ist weg; sie kommt von selbst wieder.
screen-waiting = Die Partie hat noch nicht begonnen: { $number } von { $all } sind da.
screen-paused = Die Partie steht still.
screen-on = Weiter
screen-keys =
    Antworten
    Die Nummer einer Wahl, oder Pfeiltasten und Enter. 0 heißt immer: nichts, passen, aufhören. Ein Klick zeigt eine Wahl, ein zweiter trifft sie. Ein Anteil ist seine eigene Zahl.

    Nachlesen
    I schlägt nach, was genannt wird: zuerst, worum es in der Frage geht, dann den Tisch, alle Karten, die Regeln und die Auslegungen. Ein Klick auf einen Namen tut dasselbe. R öffnet die Regeln, L den Verlauf; beide lassen sich durchsuchen.

    Hilfe
    H fragt nach einem Tipp, O zeigt die Chancen. U nimmt deinen letzten Zug zurück, solange er nichts aufgedeckt hat. A zählt auf, was du tun kannst, ohne dass jemand fragt: Münzen verschenken, einen Bettler schicken.

    Tempo
    Was die anderen tun, erscheint Zeile für Zeile: + langsamer, − schneller, die Leertaste zeigt den Rest sofort. P passt für dich, bis du es beendest.

    Der Bildschirm
    Tab geht von einem Teil zum nächsten, Pfeiltasten, Bild auf und Bild ab blättern darin. T wechselt zwischen hell und dunkel. Ab 120 Spalten und 36 Zeilen steht überall mehr.

    Die Partie
    Jeder Zug wird gesichert. S legt sie in eine andere Datei, Q verlässt den Tisch; weiter geht es mit: rookery play --resume DATEI. Am Tisch eines Servers sagt C den anderen etwas.
screen-step-on = Einen Zug weiter
screen-step-back = Einen Zug zurück
screen-step-round-on = Zum nächsten Spielzug
screen-step-round-back = Zum vorigen Spielzug
screen-step-first = An den Anfang
screen-step-last = An den Schluss
screen-step-eyes = Mit anderen Augen
screen-step-goto = Zu einem Zug nach seiner Nummer
play-pass = Bis wann? passen zug, passen runde oder passen partie; passen aus beendet es.
play-passing = Von jetzt an wird für dich gepasst; „passen aus“ beendet es.
play-guest-help =
    Tippe die Nummer eines Zuges, seine Schreibweise in Klammern oder deren Anfang.
    tisch    der Tisch noch einmal    züge       was du jetzt tun kannst
    tipp     was eine Suche tun würde chancen    was der Zufall bringen kann
    zurück   letzten Zug zurücknehmen protokoll  was geschehen ist
    sag TEXT den anderen etwas sagen  nachsehen NAME   was eine Karte sagt
    ende     aufhören; mit demselben Link geht es weiter
screen-aside = Was du ungefragt tun kannst
screen-no-aside = Ungefragt gibt es jetzt nichts zu tun.
screen-hint-share = würde es in { $share } der Fälle spielen

# Tipps: was zu tun ist, und warum
hint-mixed = Lass das Los entscheiden: { $move }. Wer immer dasselbe tut, ist leicht zu durchschauen.
hint-best = Ich würde wählen: { $move }.
hint-sense = Ich würde wählen: { $move }. Mit allem anderen verschenkst du nur etwas.
hint-points = Ich würde wählen: { $move }. Das bringt im Schnitt { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} mehr als das Nächstbeste, { $move2 }.
hint-rival = Ich würde wählen: { $move }. Beim Nächstbesten, { $move2 }, bekäme { $seat } im Schnitt { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} mehr.
hint-risk = Ich würde wählen: { $move }. Das geht in { $number } von 100 Fällen schief, das Nächstbeste, { $move2 }, in { $number2 }.
hint-sooner = Ich würde wählen: { $move }. Damit ist bald Schluss, solange du gut dastehst; mit dem Nächstbesten, { $move2 }, ginge es noch weiter.
hint-later = Ich würde wählen: { $move }. Mit dem Nächstbesten, { $move2 }, endet die Partie zu früh für dich.
hint-chance = Ich würde wählen: { $move }. Das gewinnt öfter als das Nächstbeste, { $move2 }.
hint-close = Ich würde wählen: { $move }. Es ist knapp: { $move2 } ist etwa gleich gut.
