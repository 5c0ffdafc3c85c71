# Was das Programm selbst sagt, auf Deutsch.
source-rulebook = aus der Spielregel
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
    protokoll  was geschehen ist         regeln   wie das Spiel geht
    sichern    die Partie aufheben (sichern DATEI: in dieser Datei); jeder Zug ist ohnehin gesichert
    ende       aufhören; später weiter mit: rookery play --resume DATEI
play-no-number = Wähle eine Zahl von 1 bis { $number }.
play-which = Welcher? { $words }
play-unknown = { $text }: weder ein Zug noch ein Befehl. Mit „hilfe“ siehst du, was möglich ist.
play-no-undo = Es gibt nichts zurückzunehmen: Dein letzter Zug hat etwas Neues gezeigt, oder andere haben weitergespielt.
play-undone = Zurückgenommen: { $move }.
play-no-log = Noch ist nichts geschehen.
play-saved = Gesichert: { $file }
play-bye = Bis bald. Die Partie ist gesichert; weiter geht es mit: rookery play --resume { $file }

# Der Browser
ui-slogan = Setz dich, und halt deine Taschen zu.
ui-pitch = Brettspiele über Diebe. Spiel sofort gegen Bots oder schick deinen Freunden einen Link.
ui-play-now = Sofort gegen Bots spielen
ui-make = Tisch eröffnen, Link teilen
ui-game = Spiel
ui-games = Spiele
ui-bots = Bots
ui-cunning = Gerissenheit
ui-seats = Plätze
ui-deal = Ich bin dabei
ui-open-table = Tisch eröffnen
ui-listed = Unter den offenen Tischen zeigen
ui-players = { $min } bis { $max } Personen
ui-play = Spielen
ui-rules = Regeln
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
ui-search = In den Regeln suchen
ui-prompt = Was zu entscheiden ist
ui-your-turn = Du bist dran
ui-waiting = Wir warten auf { $names }.
ui-wait = Einen Augenblick.
ui-over = Die Partie ist zu Ende.
ui-paused = Der Tisch macht Pause.
ui-undo = Zurücknehmen
ui-pass-on = Passen, bis ich dran bin
ui-orders-active = Du passt, bis du dran bist: beenden
ui-log = Verlauf
ui-chat = Gespräch
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
