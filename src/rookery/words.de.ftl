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
