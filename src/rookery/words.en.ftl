# What the program itself says, in English.
source-rulebook = rulebook
source-review = a published review
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
    log      what has happened (log WORD: only lines with it)
    rules    how the game is played    look NAME   what a card says
    hint     what a search would do    odds        what chance may bring
    pass turn   pass every reaction until your turn (pass round, pass match; pass off: ask again)
    save     keep the match (save FILE: in this file); every move is saved anyway
    quit     leave; go on later with: rookery play --resume FILE
play-no-number = Choose a number from 1 to { $number }.
play-which = Which one? { $words }
play-unknown = { $text }: not a move and not a command. Type help to see what you can do.
play-no-undo = There is nothing to take back: your last move showed something new, or others have gone on.
play-hint = { $share } { $move } (victory { $win })
play-undone = Taken back: { $move }.
play-no-log = Nothing has happened yet.
play-saved = Saved: { $file }
play-bye = See you. The match is saved; go on with: rookery play --resume { $file }

learn-title = Lessons: learn a game by playing it.
learn-one = { $id }: { $game }, { $number ->
    [one] 1 step
   *[other] { $number } steps
}{ $at ->
    [0] {""}
   *[other] , you are at step { $at }
}
learn-how = Begin with: rookery learn { $id }
learn-help =
    Type the number of a move, its notation in brackets, or the beginning of it.
    Enter goes on where there is only something to read.
    table   the table once more    moves   what you can do
    back    one step back          quit    leave; the lesson waits where you left it
learn-step = Step { $number } of { $all }
learn-on = Enter goes on
learn-first = This is where the lesson begins.
learn-bye = The lesson waits here; go on with: rookery learn { $id }
learn-next = You can play now. Your first match against bots, with advice: rookery play { $id }
lesson-not-now = That is not possible now.

# The browser
ui-slogan = Pull up a chair, mind your pockets.
ui-pitch = Board games about thieves. Sit down with bots at once, or send your friends a link.
ui-play-now = Play now against bots
ui-make = Make a table, share the link
ui-game = Game
ui-games = Games
ui-bots = Bots
ui-bot = bot
ui-steps = Steps of a turn
ui-round = Round { $number }
ui-cunning = Cunning
ui-seats = Seats
ui-deal = Deal me in
ui-open-table = Open the table
ui-listed = List it under open tables
ui-players = { $min } to { $max } players
ui-play = Play
ui-rules = Rules
ui-learn = Learn by playing, 5 minutes
ui-learn-on = Go on with the lesson
ui-lesson = Lesson
ui-lesson-step = Step { $number } of { $all }
ui-lesson-back = Back
ui-lesson-leave = Leave
ui-lesson-again = Once more
ui-lesson-match = First match with advice
ui-lesson-match-about = Against bots. For a hint press I, or the crystal ball.
ui-lesson-match-about-small = Against bots. For a hint tap …
ui-lesson-read = Read, then go on.
ui-lesson-wait = See what happens …
ui-no-lesson = There is no such lesson
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
ui-search = Search rules, rulings and cards
ui-prompt = What is asked
ui-your-turn = Your turn
ui-waiting = Waiting for { $names }.
ui-wait = One moment.
ui-over = The match is over.
ui-paused = The table is paused.
ui-undo = Undo
ui-pass-on = Pass until my turn
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
event-undo-you = You take a move back.
ui-close = Close
ui-settings = Settings
ui-speak = Language
ui-system = As the system
ui-dark = Dark
ui-light = Light
ui-motion = Motion
ui-motion-full = Pieces glide
ui-motion-quick = Quickly
ui-motion-off = None
ui-sound = Sound
ui-touch = Vibration
ui-mute = Mute
ui-on = On
ui-off = Off
ui-help = How do I win?
ui-keys = Keys
ui-key-choose = choose; the key stands on the button or on the piece
ui-key-first = the golden choice, or yes
ui-key-cancel = no, close
ui-key-skip = skip what moves
ui-key-pass = pass
ui-key-orders = pass until your turn, or stop passing
ui-key-undo = take your move back
ui-key-hint = ask for a hint
ui-key-time = more time
ui-key-log = log and chat
ui-key-chat = say something
ui-key-mute = sound on or off
ui-key-view = the table as text, or drawn
ui-key-help = how to win, and this list
ui-log-chat = Log and chat
ui-since = since your last move
ui-silence = Nobody has said anything yet.
ui-quick-hello = Good evening!
ui-quick-nice = Well stolen.
ui-quick-ouch = Ouch.
ui-quick-moment = One moment, please.
ui-quick-thanks = Thanks for the game.
ui-watching = You are watching
ui-you = you
ui-copy = Copy
ui-copied = Copied
ui-seat-bot = Seat a bot
ui-waiting-title = { $game }: waiting for players
ui-my-link = My own link to this seat
ui-my-link-about = Whoever has it plays for you. Use it to go on at another device.
ui-bot-plays-you = A bot is playing for you.
ui-take-back = Take your seat back
ui-bot-plays = A bot plays for { $names } at the moment.
ui-go-on = Go on
ui-undo-asked = { $name } would like to take a move back.
ui-agree = Agree
ui-disagree = No
ui-rematch-there = Another match is being set up.
ui-rematch-join = Come along
ui-replay = Replay
ui-curtain = Give the device to { $name }
ui-curtain-about = Nothing can be seen now. Press the button once { $name } has the device.
ui-curtain-ready = I am { $name }
ui-sure = Really? { $move }
ui-yes = Yes
ui-no = No
ui-hint = Hint
ui-thinking = Thinking about it
ui-hint-numbers = Numbers
ui-hint-says = I would choose: { $move }. Your chance to win with it: { $win }.
ui-hint-mixes = Let chance decide: { $moves }. Your chance to win: { $win }.
ui-more-time = More time
ui-asides = Any time
ui-asides-about = This you may do at any time, without being asked. It cannot be taken back.
ui-orders = Standing orders
ui-reactions = Reactions at a table of bots
ui-reactions-seconds = offered for { $number } s
ui-reactions-ask = wait for me
ui-hold = Let me think
ui-hold-about = Stops the ring: the reaction waits for you.
ui-space = Space
ui-silence-passes = Silence passes in { $number } s.
ui-going-on = Nothing else to do: { $move }
ui-you-may = You may react
ui-orders-about = The server then passes for you when others ask for reactions. Nobody learns of it, and one key stops it.
ui-pass-round = Pass until the end of the round
ui-pass-unless-me = Pass this round, unless it concerns me
ui-pass-match = Always pass, unless it concerns me
ui-orders-turn = Passing until your turn: stop that
ui-orders-round = Passing this round: stop that
ui-orders-match = Passing: stop that
ui-orders-news = Passing for the moment: stop that
ui-not-now = That is not possible now.
ui-not-your-turn = It is not for you to decide now: { $names }.
ui-drawn-view = Draw the table
ui-text-status = Status
ui-text-command = Command
ui-text-command-about = A number, a move or a word: hand, table, who, moves, log 5, play 3, pass, undo, hint, odds, say, help
ui-text-go = Go
ui-text-hand = Your hand
ui-text-table = Table
ui-text-players = Players
ui-text-help =
    A number or the beginning of a move makes it; play 3 does the same.
    hand: what is yours. table: all that lies there. who: the players. moves: what you can do.
    log 5: the last five events. pass, undo, hint, odds. say: speak to the table.
ui-done = Done.
ui-update = A newer Rookery is ready.
ui-update-now = Use it
ui-source = Source: { $source }
ui-source-filter = Where a card is from
ui-rulings = Rulings
ui-all-cards = All cards
ui-cards-about = Every card of the game, as it looks at the table.
ui-all = All
ui-contents = Contents
ui-nothing-found = Nothing about “{ $text }”.
ui-fact = { $what } { $number }
ui-fact-points = points
ui-fact-coins = coins
ui-fact-neutral = neutral tiles
ui-fact-posters = posters
ui-fact-cost = cost
ui-fact-betrayal = betrayal
ui-fact-worth = worth
ui-fact-stage = stage
ui-fact-slots = places
ui-fact-treasures = treasures
ui-make-about = Play with friends: at one device, over a link, at once or over days. Bots take the free seats.
ui-speed-table = Pace
ui-speed-relaxed = Relaxed: no clock
ui-speed-live = Live: with a clock
ui-speed-days = Over days
ui-speed-trust = Quick among friends: only who can react is asked
ui-hot-seat = Others at this device
ui-hot-seat-about = Names, with commas between
ui-hints-allowed = Hints are allowed
ui-options = More options
ui-undo-consent = freely until something is revealed, then if all agree
ui-undo-free = freely until something is revealed
ui-undo-none = never
ui-account = Account
ui-account-about = You need none. With one, your tables are at hand on every device.
ui-passphrase = Passphrase (8 characters or more)
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-join = Create an account
ui-signed-in = You are signed in as { $name }.
ui-free = { $number } free
ui-replays = Replays
ui-bring-record = Open a record
ui-credits = Unofficial, with rules in our own words. Icons by game-icons.net (CC BY 3.0).
ui-no-replay = This match cannot be replayed.
ui-link-here = Link to this move
ui-record = Record
ui-eyes = Seen by
ui-spectator = A spectator
ui-chart-win = Chance to win
ui-chart-scores = Score
ui-chance = Chance
ui-scores = Score
ui-analysing = The bots go through the match: { $percent } %
ui-to-start = To the beginning
ui-back = One move back
ui-forward = One move on
ui-pause = Pause
ui-move-of = Move { $number } of { $all }
ui-speed = Speed
ui-onward = Play on from here
ui-onward-seat = You play for
ui-onward-hidden = What was hidden then
ui-onward-same = as it was
ui-onward-anew = drawn anew from what this player knew
ui-onward-go = Play on
ui-mistake = Show a mistake of { $seat }
ui-mistake-own = Show my worst mistake
ui-mistake-none = None was found: it was bad luck.
ui-better-thinking = What would have been better? One moment …
ui-better-was = Better: { $move } ({ $other ->
    [-1] { $percent } % to win
   *[other] { $percent } % to win instead of { $other } %
})
ui-better-best = A search finds nothing better ({ $percent } % to win).
ui-better-mixed = A search would choose at random: { $moves }.
ui-better-none = There was nothing else to choose.
ui-turning = Turning points
ui-moves = Moves
ui-secret-move = a secret move
ui-push = Ring me when it is my turn
ui-push-on = You will be told when it is your turn.
ui-leave = Leave the table
ui-leave-sure = A bot will play for you. You can come back.
ui-ask-undo = Ask to take it back
ui-stop-clock = Stop the clocks
ui-table-menu = This table
choice-sealed = everybody who might
choice-holders = only who can
choice-random = at random
choice-choose = chosen
choice-ignored = without
choice-dealt = dealt
choice-on = yes
choice-off = no
choice-true = yes
choice-false = no
choice-none = none
choice-both = both
cards-locations = Places
cards-loot = Loot
cards-dealers = Dealers
cards-orders = Orders
cards-raids = Raids
cards-accomplices = Accomplices
cards-thieves = Master Thieves
ui-won = has won
ui-text-view = The table as text
ui-odds = Odds
ui-odds-about = Worked out from what you may know, and from nothing else.
ui-odds-left = left
ui-odds-next = next card
ui-odds-chance = chance
ui-key-odds = the odds
ui-fold = Fold the choices away
ui-unfold = Show the choices
ui-fault = This match can only be looked at: the server cannot replay its log. Tell whoever runs it.
ui-lost = The connection is gone. We are trying again; a click made now is kept and sent later.
ui-more = More
ui-away = We wait for { $name }, who is away.
ui-stand-in = Let a bot play meanwhile
ui-stand-in-wanted = You want a bot to play for { $name }. It does when everybody who is here wants it.
ui-strict = Reactions take their full time, so that nobody can read anything from haste
ui-inspect = In full
ui-about = Played by { $name }
ui-future-happens = If it happens
ui-future-stopped = If it is stopped
ui-future-or = or
ui-about-on = On: { $what }
ui-again-plays = Click it again to do that.
ui-skip = goes on
ui-motion-slow = Slowly
ui-skip-on = to go on
ui-thinks = { $name }: { $step }
ui-see-again = See again
ui-waited = While you waited
ui-sheet-total = Total
ui-sheet-rest = The rest
ui-you-win = You win with { $number }
ui-wins = { $name } wins with { $number }
ui-ahead-of = { $number } ahead of { $name }.
ui-sheet-tied = As many as { $name }: the tie-break decides.
ui-decided = What decided it
ui-decided-round = In round { $number } the lead was won for good.
ui-decided-start = The winner led from the first turn on.
ui-decided-count = The last count decided it.
ui-decided-other = A rival fell behind.
ui-your-lead = Your lead over the best rival
ui-their-lead = The winner’s lead
ui-show-table = Look at the table
ui-show-sheet = The sheet again
ui-share-match = Share
ui-my-replays = My matches
ui-invited = You are invited. Write your name and take a seat: the match begins when every seat is taken.

# For whoever runs a server
ui-operator = Looking after the house
ui-operator-key = Operator’s key
ui-operator-key-about = It stands in the server’s settings as operator_key. It is forgotten when this window is closed.
ui-operator-enter = Open
ui-operator-wrong = This is not the key, or the server has none.
ui-operator-load = Load
ui-operator-up = Running for
ui-operator-hours = { NUMBER($hours, maximumFractionDigits: 1) } h
ui-operator-commands = Commands a second
ui-operator-answered = Answered within
ui-operator-within = { $half } ms, 99 % in { $most } ms
ui-operator-sockets = Connections
ui-operator-memory = Memory
ui-operator-in-memory = Tables in memory
ui-operator-bots = Bots that wait
ui-operator-killed = Bots stopped
ui-operator-processes = Processes
ui-operator-engine = Engine
ui-operator-compiled = compiled
ui-operator-interpreted = interpreted
ui-operator-tables = Tables
ui-operator-all = all
ui-operator-status = { $status ->
    [waiting] waiting
    [playing] being played
    [paused] paused
   *[over] over
}
ui-operator-last = Last move
ui-operator-players = Players
ui-operator-look = Look
ui-operator-pause = Pause
ui-operator-resume = Go on
ui-operator-remove = Remove
ui-operator-remove-sure = Forget it for good?
ui-operator-faults = Faults
ui-operator-no-faults = No table stands still, and nothing was logged.
ui-operator-archive = Archive
ui-operator-archive-about = Matches that are over, and tables that never filled, move into a file of their own. `rookery admin archive --back` fetches one back.
ui-operator-archive-none = Name a file in the setting `archive` first.
ui-operator-days = Untouched for so many days
ui-operator-archive-do = Move them
ui-operator-archived = { $number ->
    [one] One table was moved.
   *[other] { $number } tables were moved.
}
ui-operator-bans = Not let in
ui-operator-address = Address, or a range like 203.0.113.0/24
ui-operator-why = Note
ui-operator-ban = Ban
ui-operator-unban = Let in again
ui-operator-nobody = Nobody is banned.

# The page of rules
ui-view-rules = Rules
ui-view-cards = All cards
ui-view-rulings = Rulings
ui-view-aid = Player aid
ui-card-groups = Kinds of cards
ui-all-rulings = All rulings
ui-print = Print
ui-example = Step by step: { $name }
ui-example-step = { $number } of { $all }
ui-example-begin = So the table stands. Go on, and see what happens.
ui-ruling-source = Rulebook: { $where } · { $how }
ui-table = The table

# The companion in a first match
ui-companion = Advice
ui-companion-got = Got it
ui-companion-off = No more advice
ui-companion-setting = Advice at new kinds of decisions
play-companion = Advice: { $text }

# The full screen in the terminal
screen-foot-keys = Keys
screen-foot-find = Look up
screen-foot-hint = Hint
screen-foot-odds = Odds
screen-foot-undo = Undo
screen-foot-log = Log
screen-foot-orders = Pass on
screen-foot-leave = Leave
screen-foot-back = Back
screen-foot-on = On
screen-foot-first = First
screen-foot-last = Last
screen-foot-eyes = Eyes
screen-foot-goto = Go to
screen-rules = Rules and rulings
screen-thinks = { $name } …
screen-sure = { $move }: are you sure? Choose it again, or something else.
screen-no-number = There is no choice { $number }.
screen-typed = { $number }: Enter chooses it, another digit makes it longer, Esc takes it back.
screen-curtain =
    Now it is for { $name } to decide.

    Give { $name } the keyboard, then press Enter.
screen-pace = Pace { $number } of { $all }: + slower, − faster, space shows the rest at once
screen-search = Type to search; arrows turn the page
screen-close = Esc closes
screen-nothing = Nothing found.
screen-not-here = That is not to be had here.
screen-orders = Reactions of yours are then passed without a question. P stops that.
screen-orders-off = You are asked again.
screen-hint = victory { $win }, tried { $worlds ->
    [one] once
   *[other] { $worlds } times
}
screen-chances = Chances now
screen-save = Keep the match in this file
screen-say = Say something to the table
screen-look-back = Look at the match again, move by move
screen-leave = Leave the table
screen-copies = { $number } in the box
screen-move = Move { $number } of { $all }, { $eyes }
screen-all-eyes = everything open
screen-spectator = as a spectator
screen-seen-by = as { $name } saw it
screen-goto = Which move?
screen-lost = The connection is lost; it comes back by itself.
screen-waiting = The match has not begun: { $number } of { $all } are here.
screen-paused = The match stands still.
screen-on = Go on
screen-keys =
    Answers
    The number of a choice, or the arrows and Enter. 0 is always: nothing, pass, stop. A click shows a choice, a second click makes it. A share is its own number.

    Reading
    I looks up what is named: first what the question is about, then the table, every card, the rules and the rulings. A click on a name does the same. R opens the rules, L the log; both can be searched.

    Help
    H asks for a hint, O shows the odds. U takes back your last move as long as it revealed nothing. A lists what you can do although nobody asks: Coins given away, a Beggar sent.

    Pace
    What the others do appears line by line: + slower, − faster, space shows the rest at once. P passes reactions for you until you stop it.

    The screen
    Tab goes from one part to the next, arrows and Page Up and Page Down turn it. T changes between light and dark. At 120 columns and 36 lines there is more of everything.

    The match
    Every move is saved. S keeps it in another file, Q leaves; go on later with: rookery play --resume FILE. At a server's table C says something to the others.
screen-step-on = One move on
screen-step-back = One move back
screen-step-round-on = To the next turn
screen-step-round-back = To the turn before
screen-step-first = To the beginning
screen-step-last = To the end
screen-step-eyes = With other eyes
screen-step-goto = To a move by its number
play-pass = Until when? pass turn, pass round or pass match; pass off ends it.
play-passing = From now on reactions are passed for you; pass off ends it.
play-guest-help =
    Type the number of a move, its notation in brackets, or the beginning of it.
    table    the table again             moves      what you can do now
    hint     what a search would do      odds       what chance may bring
    undo     take back your last move    log        what has happened
    say TEXT say it to the others        look NAME  what a card says
    quit     leave; the same link brings you back
screen-aside = What you can do unasked
screen-no-aside = There is nothing to do unasked now.
screen-hint-share = would play it { $share } of the time

# Hints: what to do, and why
hint-mixed = Let chance decide: { $move }. Whoever always did the same could be foreseen.
hint-best = I would choose: { $move }.
hint-sense = I would choose: { $move }. Everything else only gives something away.
hint-points = I would choose: { $move }. On average it brings { $number ->
    [one] one point
   *[other] { $number } points
} more than the next best, { $move2 }.
hint-rival = I would choose: { $move }. With the next best, { $move2 }, { $seat } would get { $number ->
    [one] one point
   *[other] { $number } points
} more on average.
hint-risk = I would choose: { $move }. It goes wrong in { $number } of 100 cases; the next best, { $move2 }, in { $number2 }.
hint-sooner = I would choose: { $move }. It ends the match soon, while you are well placed; with the next best, { $move2 }, it would go on.
hint-later = I would choose: { $move }. The next best, { $move2 }, would end the match too soon for you.
hint-chance = I would choose: { $move }. It wins more often than the next best, { $move2 }.
hint-close = I would choose: { $move }. It is close: { $move2 } is about as good.
