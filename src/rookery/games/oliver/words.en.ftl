# Oliver Twist in English.
game-name = Oliver Twist
game-about = One gang, one pawn, and everybody steals for their own purse: first by day, then by night. What you leave lying on the way ends up in your police file.
game-length = 45 to 60 minutes

# Moves
move-prowl = { $number ->
    [0] Prowl to { $space }
    [one] Prowl to { $space }, 1 token of evidence
   *[other] Prowl to { $space }, { $number } tokens of evidence
}
move-fagin = { $number3 ->
    [0] Go to Fagin's with { $number } × { $object }, worth £{ $number2 }
    [one] Go to Fagin's with { $number } × { $object } and 1 wallet, worth £{ $number2 }
   *[other] Go to Fagin's with { $number } × { $object } and { $number3 } wallets, worth £{ $number2 }
}
move-fagin-wallets = Go to Fagin's with { $number3 } wallets
move-ask = Ask for help: { $character }
move-hide = Hide, discarding { $character }
move-end = Pay the police £{ $number } and end the round
move-bribe = Pay £{ $number } to move the stranded pawn
move-peek = Look at the token on { $space }
move-place = Put the pawn on { $space }
move-reveal = Reveal { $space }
move-take = Take the token on { $space }
move-also = Also take the token on { $space }
move-file = Put away: { $token }
move-return = Back into the bag: { $token }
move-betray = Into the other file: { $token }
move-stop = No more
move-rob = Rob { $seat }
move-inform = Inform on { $seat }
move-shift = { $number ->
    [one] Move 1 token of evidence to { $seat }
   *[other] Move { $number } tokens of evidence to { $seat }
}
move-wallets = { $number ->
    [one] Bring back 1 wallet
   *[other] Bring back { $number } wallets
}
move-discard = Discard { $character }
move-keep = Keep the Burglary card of { $number } pounds
move-drop = Discard a tool: { $tool }
move-start = { $seat } begins the night

# Events
event-round = { $side }
event-first = { $seat } begins.
event-start-token = { $seat } draws a starting token: { $token }.
event-start-token-hidden = { $seat } draws a starting token.
event-prowl = { $seat } prowls to { $space }.
event-evidence = Evidence against { $seat }: { $token }.
event-take = { $seat } takes: { $token }.
event-displace = The stash of { $seat } is full. Into the file goes: { $token }.
event-displace-hidden = The stash of { $seat } is full. One token goes into the file.
event-tool = { $seat } takes a tool: { $token }.
event-character = { $seat } draws a Character card: { $character }.
event-character-hidden = { $seat } draws a Character card.
event-no-character = { $seat } finds no Character cards left.
event-bribe = { $seat } pays the police £{ $number } to look the other way.
event-peek = { $seat } looks at { $space }: { $token }.
event-peek-hidden = { $seat } looks at { $space }.
event-place = { $seat } puts the pawn on { $space }.
event-reveal = { $space }: { $token }.
event-sell = { $seat }: { $move }.
event-sold = Fagin gets: { $token }.
event-paid = { $seat } receives £{ $number }.
event-reward = Reward for { $seat }: £{ $number }.
event-bonus = Bonus for { $seat }: £{ $number }.
event-help = { $seat } asks for help: { $character }.
event-hide = { $seat } hides and discards { $character }.
event-away = { $seat } puts back: { $token }.
event-rob = { $seat } robs { $seat2 }: { $token }.
event-rob-hidden = { $seat } takes a token from the stash of { $seat2 }.
event-shift = { $number ->
    [one] 1 token of evidence moves from the file of { $seat } to that of { $seat2 }.
   *[other] { $number } tokens of evidence move from the file of { $seat } to that of { $seat2 }.
}
event-inform = { $seat } looks at the stash of { $seat2 } and receives £{ $number }.
event-in-stash = In the stash of { $seat2 }: { $token }.
event-in-stash-hidden = { $seat } looks at a token of { $seat2 }.
event-in-file = In the file of { $seat }: { $token }.
event-in-file-hidden = { $seat } looks at a token of the file.
event-betray = { $seat } moves to the file of { $seat2 }: { $token }.
event-betray-hidden = { $seat } moves a token of { $seat2 } from stash to file.
event-wallets = { $number ->
    [one] { $seat } brings back 1 wallet and receives £{ $number2 }.
   *[other] { $seat } brings back { $number } wallets and receives £{ $number2 }.
}
event-collect = { $seat2 } pays £{ $number } to { $seat }.
event-discard = { $seat } discards { $character }.
event-burglary = { $number ->
    [0] { $seat } breaks in and finds nothing.
    [one] { $seat } breaks in and draws 1 Burglary card.
   *[other] { $seat } breaks in and draws { $number } Burglary cards.
}
event-keep = { $seat } keeps a Burglary card of { $number } pounds.
event-keep-hidden = { $seat } keeps a Burglary card.
event-drop = { $seat } discards a tool: { $tool }.
event-end-round = { $seat } can do nothing more and pays £{ $number }. { $side } is over.
event-last-sets = { $seat } hands in the last sets for £{ $number }.
event-leftover = Left over, into the file of { $seat }: { $token }.
event-file = File of { $seat }: { $number } tokens, { $number2 } types.
event-fine = { $seat } is caught and pays £{ $number }.
event-no-fine = { $character } keeps { $seat } from being fined.
event-announce = { $seat } has £{ $number }.
event-opens = { $seat } is the poorest and reveals the first line.
event-starts = { $seat } begins the night.
event-end = { $ending }
event-opened = Burglary card of { $seat }: { $number } pounds.
event-score = { $seat } ends with £{ $number }.

ending-swept = The streets are empty: the match is over.
ending-broke = Nobody can pay to get at the last tokens: the match is over.

# Things
side-day = Day
side-night = Night
space-SQ = the square
object-apple = apple
object-handkerchief = handkerchief
object-brooch = brooch
object-necklace = necklace
object-ring = ring
object-watch = watch
object-wallet = wallet
token-apple-1 = apple £1
token-apple-2 = apple £2
token-handkerchief-1 = handkerchief £1
token-handkerchief-2 = handkerchief £2
token-brooch-2 = brooch £2
token-necklace-3 = necklace £3
token-ring-4 = ring £4
token-watch-5 = watch £5
token-wallet = wallet
token-crowbar = crowbar
token-dark-lantern = dark lantern
token-skeleton-keys = skeleton keys
token-character = Character
token-burglary = Burglary
token-apple-1-oct = starting apple £1
token-apple-2-oct = starting apple £2
token-handkerchief-1-oct = starting handkerchief £1
token-handkerchief-2-oct = starting handkerchief £2
token-brooch-2-oct = starting brooch £2
token-necklace-3-oct = starting necklace £3
token-ring-4-oct = starting ring £4
token-watch-5-oct = starting watch £5
tool-crowbar = crowbar
tool-dark-lantern = dark lantern
tool-skeleton-keys = skeleton keys
character-dodger = The Artful Dodger
character-bates = Charley Bates
character-nancy = Nancy
character-sikes = Bill Sikes
character-bullseye = Bull's-eye
character-crackit = Toby Crackit
character-brownlow = Mr Brownlow
character-bedwin = Mrs Bedwin
character-rose = Rose Maylie
character-monks = Monks
character-bumble = Mr Bumble
character-noah = Noah Claypole
character-grimwig = Mr Grimwig
effect-out-of-reach = Take any face-up token; the pawn stays, no evidence.
effect-second-helping = Prowl and also take one of the tokens you pass.
effect-clear-file = Look through your police file and put up to 3 tokens back.
effect-rob = Take a random token from another stash.
effect-free-run = Move the pawn anywhere beside a token, free of charge, and prowl.
effect-housebreaking = By day take any tool; by night commit a burglary with 2 more cards and lose no tool.
effect-buy-wallets = £4 for each wallet you discard.
effect-small-set = Sell a set of two, at most one of them a wallet.
effect-no-fine = No fine for you at the end of this round.
effect-shift-evidence = Move up to 2 unseen tokens from your file into another.
effect-collect = £2 from the bank and £1 from every other player.
effect-inform = Look at another stash, move one of its tokens into that player's file, take £2.
effect-pick-cards = Look at 3 Character cards, keep 2.

cards-objects = Objects
cards-tools = Tools
cards-starting = Starting tokens
cards-characters = Character cards
cards-burglaries = Burglary cards, in pounds

# The table
table-title = { $side }. Rewards left: { $rewards }.
table-no-rewards = none
table-piles = Character cards left: { $deck }. Burglary cards left: { $vault }.
table-discards = Discarded: { $cards }.
table-pawn = The pawn stands on { $space }.
table-reach = In reach, nearest first:
table-reach-free = no evidence
table-reach-evidence = evidence: { $tokens }
table-no-reach = No token touches the pawn.
table-only-down = Only face-down tokens touch the pawn.
table-streets = Streets, nearest to the pawn first (face-down tokens are ?, empty spaces –):
table-square-end = the square
table-dead-end = dead end
table-street-ends = { $name }, { $first } to { $last }
table-corners = Corners
table-empty = Empty streets: { $streets }.
table-closed = Closed: { $streets }.
table-you = { $name } (you)
table-turn = { $name }, to move
table-money = £{ $number }
table-money-hidden = money hidden
table-announced = (announced £{ $number })
table-stash = { $number ->
    [0] stash empty
    [one] stash 1 token
   *[other] stash { $number } tokens
}
table-file-hidden = police file: hidden
table-file = { $number ->
    [0] file empty
    [one] file 1 token
   *[other] file { $number } tokens
}
table-tools = tools: { $tools }
table-cards = { $number ->
    [one] 1 Character card
   *[other] { $number } Character cards
}
table-front = in front: { $cards }
table-burglaries = { $number ->
    [one] 1 Burglary card
   *[other] { $number } Burglary cards
}
table-memory = As far as you can know:
table-memory-stash = stash of { $name }: { $tokens }
table-memory-file = file of { $name }: { $tokens }
table-memory-money = money: { $money }
table-memory-down = face down: { $tokens }
table-memory-unseen = not seen tonight: { $tokens }
table-unknown-start = a starting token
table-one-of = one of: { $tokens }
ask-drawn-characters = You have drawn: { $character }.
ask-drawn-burglaries = You have drawn, in pounds: { $number }.
ask-arriving = The new token: { $token }.
ask-turn = Your turn: prowl, go to Fagin's, or play a card.
ask-turn-end = You can neither prowl nor go to Fagin's. Play a card, or end the round for £{ $number }.
ask-prowl = Take a token.
ask-also = Charley Bates: which token do you take as well?
ask-peek = Look at a face-down token.
ask-place = Where do you put the pawn?
ask-line = Which way does the line go?
ask-make-room = Your stash is full: which old token goes into your police file?
ask-keep-burglary = Which Burglary card do you keep?
ask-lose-tool = Which tool do you discard?
ask-name-starter = Who begins the night?
ask-pick = Which token do you take?
ask-put-back = Nancy: which token goes back into the bag? { $number ->
    [one] One is left to choose.
   *[other] { $number } are left to choose.
}
ask-shift = Monks: how many tokens (up to { $number }), and to whom?
ask-victim = Bill Sikes: whom do you rob?
ask-suspect = Noah Claypole: on whom do you inform, for £{ $number }?
ask-betray = Which token goes into { $seat }'s file?
ask-bring-back = Mr Brownlow: how many wallets, for £{ $number } each?
ask-pair = Mrs Bedwin: which two?
ask-turn-down = Mr Grimwig: which card do you discard?

option-memory_aid = Memory aid: show what a perfect memory would know
option-wallet_sets = Wallets alone count as a set

# In the browser
ui-oliver-money = Money
ui-oliver-stash = Stash
ui-oliver-file = Police file
ui-oliver-cards = Character cards
ui-oliver-tools = Tools
ui-oliver-burglaries = Burglaries
ui-oliver-fagin = 3 or more alike: their £. 5 or more: £7 on top.
ui-oliver-tokens = Tokens left: { $number }
ui-oliver-map = The streets of London
ui-oliver-pawn = the gang's pawn
ui-oliver-cost = { $number } into your police file
ui-oliver-into-file = Into your police file
ui-oliver-clean = No evidence
ui-oliver-sealed = sealed: nobody looks in
ui-oliver-why-token = Only the first tokens of a series that touches the pawn are in reach.
ui-oliver-way = { $number ->
    [0] { $token }, no evidence
   *[other] { $token }, file +{ $number }
}
ui-oliver-odds-down = A token that lies face down
ui-oliver-odds-bag = A token from the bag
ui-oliver-odds-token = token
ui-oliver-odds-open = Open in the streets: { $number } tokens, £{ $pounds }
ui-oliver-odds-worth = worth
ui-oliver-odds-burglary = A Burglary card
ui-oliver-odds-gain = gain
ui-oliver-odds-loss = loss
ui-oliver-odds-mean = on average
ui-moment-file = Dusk: the police open the files
ui-moment-burglary = A burglary
ui-moment-end = The match is over
ui-sheet-sold = Sold to Fagin
ui-sheet-rewards = Rewards
ui-sheet-cards = Characters
ui-sheet-burglaries = Burglaries
ui-sheet-police = Bribes and fines
ui-sheet-rest = The rest
