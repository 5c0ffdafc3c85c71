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

# The browser
ui-slogan = Pull up a chair, mind your pockets.
ui-pitch = Board games about thieves. Sit down with bots at once, or send your friends a link.
ui-play-now = Play now against bots
ui-make = Make a table, share the link
ui-game = Game
ui-games = Games
ui-bots = Bots
ui-cunning = Cunning
ui-seats = Seats
ui-deal = Deal me in
ui-open-table = Open the table
ui-listed = List it under open tables
ui-players = { $min } to { $max } players
ui-play = Play
ui-rules = Rules
ui-open-tables = Open tables
ui-playing = Being played
ui-my-tables = My tables
ui-watch = Watch
ui-return = Return
ui-none = None at the moment.
ui-name = Your name
ui-guest = Guest
ui-sit = Sit down
ui-open-seat = Open seat
ui-share = Send this link to your friends. The match begins when every seat is taken.
ui-language = Deutsch
ui-theme = Light or dark
ui-search = Search the rules
ui-prompt = What is asked
ui-your-turn = Your turn
ui-waiting = Waiting for { $names }.
ui-wait = One moment.
ui-over = The match is over.
ui-paused = The table is paused.
ui-undo = Undo
ui-pass-on = Pass until my turn
ui-orders-active = Passing until your turn: stop that
ui-log = Log
ui-chat = Chat
ui-say = Say something at the table
ui-live = Live
ui-sending = Sending
ui-connecting = Connecting
ui-reconnecting = Reconnecting
ui-no-table = There is no such table.
ui-to-lobby = To the lobby
ui-rematch = Another match
bot-pickpocket = Easy
bot-cutpurse = Fair
bot-burglar = Sly
bot-mastermind = Masterly
bot-random = At random
event-undo = { $seat } takes a move back.
