# What the program itself says, in English.
source-rulebook = rulebook
source-inferred = inferred from the rulebook
source-designed = our design

and = and
result-title = Final scores
result-winner = { $name } wins.
result-shared = { $names } share the victory.
result-nobody = Nobody wins.

play-welcome = { $game }. Type help at any time.
play-prompt = { $name }>
play-hand-over = Now it is for { $name } to decide. Give { $name } the keyboard, then press Enter.
play-help =
    Type the number of a move, its notation in brackets, or the beginning of it.
    Several moves at once: separate them with ; and all are made or none.
    table    the table again           moves   what you can do now
    undo     take back your last move, as long as it revealed nothing
    log      what has happened         rules   how the game is played
    save     keep the match (save FILE: in this file); every move is saved anyway
    quit     leave; go on later with: rookery play --resume FILE
play-no-number = Choose a number from 1 to { $number }.
play-which = Which one? { $words }
play-unknown = { $text }: not a move and not a command. Type help to see what you can do.
play-no-undo = There is nothing to take back: your last move showed something new, or others have gone on.
play-undone = Taken back: { $move }.
play-no-log = Nothing has happened yet.
play-saved = Saved: { $file }
play-bye = See you. The match is saved; go on with: rookery play --resume { $file }
