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
    [0] Go to Fagin's with { objects-sold }, worth £{ $number2 }
    [one] Go to Fagin's with { objects-sold } and 1 wallet, worth £{ $number2 }
   *[other] Go to Fagin's with { objects-sold } and { $number3 } wallets, worth £{ $number2 }
}
objects-sold = { $number } { $object }{ $number ->
    [one] { "" }
   *[other] { $object ->
        [brooch] es
        [watch] es
       *[other] s
    }
}
move-fagin-wallets = Go to Fagin's with { $number3 ->
    [one] 1 wallet
   *[other] { $number3 } wallets
}
move-ask = Ask for help: { $character }
move-hide = Hide, discarding { $character }
move-sets-1 = Sets: { $object }
move-sets-2 = Sets: { $object }, { $object2 }
move-sets-3 = Sets: { $object }, { $object2 }, { $object3 }
move-end = Pay the police £{ $number } and end the round
move-bribe = Pay £{ $number } to move the stranded pawn
move-peek = Look at the token at { $space }
move-place = Put the pawn at { $space }
move-reveal = Reveal { $space }
move-take = Take the token at { $space }
move-also = Also take the token at { $space }
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
move-keep = Keep the Burglary card of { pounds }
move-drop = Discard a tool: { $tool }
move-start = { $seat } begins the night

# Events
event-round = { $side }
event-first = { $seat } begins.
event-first-you = You begin.
event-start-token = { $seat } draws a starting token: { $token }.
event-start-token-hidden = { $seat } draws a starting token.
event-start-token-you = You draw a starting token: { $token }.
event-prowl = { $seat } prowls to { $space }.
event-prowl-you = You prowl to { $space }.
event-evidence = Evidence against { $seat }: { $token }.
event-evidence-you = Evidence against you: { $token }.
event-take = { $seat } takes: { $token }.
event-take-you = You take: { $token }.
event-displace = The stash of { $seat } is full. Into the file goes: { $token }.
event-displace-hidden = The stash of { $seat } is full. One token goes into the file.
event-displace-you = Your stash is full. Into the file goes: { $token }.
event-tool = { $seat } takes a tool: { $token }.
event-tool-you = You take a tool: { $token }.
event-character = { $seat } draws a Character card: { $character }.
event-character-hidden = { $seat } draws a Character card.
event-character-you = You draw a Character card: { $character }.
event-no-character = { $seat } finds no Character cards left.
event-no-character-you = You find no Character cards left.
event-bribe = { $seat } pays the police £{ $number } to look the other way.
event-bribe-you = You pay the police £{ $number } to look the other way.
event-peek = { $seat } looks at { $space }: { $token }.
event-peek-hidden = { $seat } looks at { $space }.
event-peek-you = You look at { $space }: { $token }.
event-place = { $seat } puts the pawn at { $space }.
event-place-you = You put the pawn at { $space }.
event-reveal = { $space }: { $token }.
event-reveal-you = { $space }: { $token }.
event-sell = { $seat }: { $move }.
event-sell-you = You: { $move }.
event-sold = Fagin gets: { $token }.
event-sold-you = Fagin gets: { $token }.
event-paid = { $seat } receives £{ $number }.
event-paid-you = You receive £{ $number }.
event-reward = Reward for { $seat }: £{ $number }.
event-reward-you = Reward for you: £{ $number }.
event-bonus = Bonus for { $seat }: £{ $number }.
event-bonus-you = Bonus for you: £{ $number }.
event-help = { $seat } asks for help: { $character }.
event-help-you = You ask for help: { $character }.
event-hide = { $seat } hides and discards { $character }.
event-hide-you = You hide and discard { $character }.
event-away = { $seat } puts back: { $token }.
event-away-you = You put back: { $token }.
event-rob = { $seat } robs { $seat2 }: { $token }.
event-rob-hidden = { $seat } takes a token from the stash of { $seat2 }.
event-rob-you = You rob { $seat2 }: { $token }.
event-rob-you2 = { $seat } robs you: { $token }.
event-shift = { $number ->
    [one] 1 token of evidence moves from the file of { $seat } to that of { $seat2 }.
   *[other] { $number } tokens of evidence move from the file of { $seat } to that of { $seat2 }.
}
event-shift-you = { $number ->
    [one] 1 token of evidence moves from your file to that of { $seat2 }.
   *[other] { $number } tokens of evidence move from your file to that of { $seat2 }.
}
event-shift-you2 = { $number ->
    [one] 1 token of evidence moves from the file of { $seat } to yours.
   *[other] { $number } tokens of evidence move from the file of { $seat } to yours.
}
event-inform = { $seat } looks at the stash of { $seat2 } and receives £{ $number }.
event-inform-you = You look at the stash of { $seat2 } and receive £{ $number }.
event-inform-you2 = { $seat } looks at your stash and receives £{ $number }.
event-in-stash = In the stash of { $seat2 }: { $token }.
event-in-stash-hidden = { $seat } looks at a token of { $seat2 }.
event-in-stash-you = In the stash of { $seat2 }: { $token }.
event-in-stash-you2 = { $seat } looks at a token of yours.
event-in-file = In the file of { $seat }: { $token }.
event-in-file-hidden = { $seat } looks at a token of the file.
event-in-file-you = In your file: { $token }.
event-betray = { $seat } moves to the file of { $seat2 }: { $token }.
event-betray-hidden = { $seat } moves a token of { $seat2 } from stash to file.
event-betray-you = You move to the file of { $seat2 }: { $token }.
event-betray-you2 = { $seat } moves a token of yours from stash to file.
event-wallets = { $number ->
    [one] { $seat } brings back 1 wallet and receives £{ $number2 }.
   *[other] { $seat } brings back { $number } wallets and receives £{ $number2 }.
}
event-wallets-you = { $number ->
    [one] You bring back 1 wallet and receive £{ $number2 }.
   *[other] You bring back { $number } wallets and receive £{ $number2 }.
}
event-collect = { $seat2 } pays £{ $number } to { $seat }.
event-collect-you = { $seat2 } pays £{ $number } to you.
event-collect-you2 = You pay £{ $number } to { $seat }.
event-discard = { $seat } discards { $character }.
event-discard-you = You discard { $character }.
event-burglary = { $number ->
    [0] { $seat } breaks in and finds nothing.
    [one] { $seat } breaks in and draws 1 Burglary card.
   *[other] { $seat } breaks in and draws { $number } Burglary cards.
}
event-keep = { $seat } keeps a Burglary card of { pounds }.
event-burglary-you = { $number ->
    [0] You break in and find nothing.
    [one] You break in and draw 1 Burglary card.
   *[other] You break in and draw { $number } Burglary cards.
}
event-keep-hidden = { $seat } keeps a Burglary card.
event-keep-you = You keep a Burglary card of { pounds }.
event-drop = { $seat } discards a tool: { $tool }.
event-drop-you = You discard a tool: { $tool }.
event-end-round = { $seat } can do nothing more and pays £{ $number }. { $side } is over.
event-end-round-you = You can do nothing more and pay £{ $number }. { $side } is over.
event-lays-open = { $seat } lays open: { $number } × { $token }.
event-lays-open-you = You lay open: { $number } × { $token }.
event-hands-in = { $seat } hands in: { $number } × { $token }.
event-hands-in-you = You hand in: { $number } × { $token }.
event-last-sets = { $seat } hands in the last sets for £{ $number }.
event-last-sets-you = You hand in the last sets for £{ $number }.
event-leftover = Left over, into the file of { $seat }: { $token }.
event-strip = In the file of { $seat }: { $number } × { $token }.
event-strip-you = In your file: { $number } × { $token }.
event-file = File of { $seat }: { $number ->
    [one] 1 token
   *[other] { $number } tokens
}, { $number2 ->
    [one] 1 type
   *[other] { $number2 } types
}.
event-leftover-you = Left over, into your file: { $token }.
event-file-you = Your file: { $number ->
    [one] 1 token
   *[other] { $number } tokens
}, { $number2 ->
    [one] 1 type
   *[other] { $number2 } types
}.
event-fine = { $seat } is caught and pays £{ $number }.
event-fine-you = You are caught and pay £{ $number }.
event-no-fine = { $character } keeps { $seat } from being fined.
event-no-fine-you = { $character } keeps you from being fined.
event-announce = { $seat } has £{ $number }.
event-announce-you = You have £{ $number }.
event-opens = { $seat } is the poorest and reveals the first line.
event-opens-you = You are the poorest and reveal the first line.
event-starts = { $seat } begins the night.
event-starts-you = You begin the night.
event-end = { $ending }
event-opened = Burglary card of { $seat }: { pounds }.
event-opened-you = Your Burglary card: { pounds }.
event-score = { $seat } ends with { pounds }.
event-score-you = You end with { pounds }.

ending-swept = The streets are empty: the match is over.
ending-broke = The player on turn cannot pay to get at the last tokens: the match is over.

# Amounts, negative ones too
pounds = { $number ->
    [-1] −£1
    [-2] −£2
    [-3] −£3
    [-4] −£4
    [-5] −£5
    [-6] −£6
    [-7] −£7
    [-8] −£8
    [-9] −£9
    [-10] −£10
   *[other] £{ $number }
}

# Things
map-day = London by Day
map-night = London by Night
side-day = Day
side-night = Night
space-SQ = the square
place-fagin = Fagin
space-house = { $number } { $street }
space-corner = { $street }, corner of { $street2 }
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
effect-clear-file = Look through your police file and put { $amount ->
    [one] a token
   *[other] up to { $amount } tokens
} back.
effect-rob = Take a random token from another stash.
effect-free-run = Move the pawn anywhere beside a token, free of charge, and prowl.
effect-housebreaking = By day take any tool; by night commit a burglary with { $amount ->
    [one] one more card
   *[other] { $amount } more cards
} and lose no tool.
effect-buy-wallets = £{ $amount } for each wallet you discard.
effect-small-set = Sell a set of two, at most one of them a wallet.
effect-no-fine = No fine for you at the end of this round.
effect-shift-evidence = Move { $amount ->
    [one] an unseen token
   *[other] up to { $amount } unseen tokens
} from your file into another.
effect-collect = £{ $amount } from the bank and £{ $each } from every other player.
effect-inform = Look at another stash, move one of its tokens into that player's file, take £{ $amount }.
effect-pick-cards = Look at { $amount ->
    [one] a Character card and discard it.
   *[other] { $amount } Character cards, keep all but one.
}

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
table-pawn = The pawn stands at { $space }.
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
ask-last-sets = Which do you hand in?
ask-last-set = { $set } for £{ $number } ({ $number2 } left over).
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
ui-hint-points = I would choose: { $move }. On average it brings { $number ->
    [one] one pound
   *[other] { $number } pounds
} more than the next best, { $other }.
ui-oliver-money = Money
ui-oliver-stash = Stash
ui-oliver-file = Police file
ui-oliver-cards = Character cards
ui-oliver-tools = Tools
ui-oliver-burglaries = Burglaries
ui-oliver-burglary = Burglary
ui-oliver-keep = Keep the { $pounds }
ui-oliver-discards = Discarded:
ui-oliver-fagin = { $size } or more alike: their value. { $many } or more: £{ $bonus } on top.
ui-oliver-tokens = Tokens left: { $number }
ui-oliver-dusk-in = Handed in
ui-oliver-dusk-verdict = The police
ui-oliver-dusk-free = Not caught
ui-oliver-map = The streets of London
ui-oliver-church = St James's
ui-oliver-cathedral = St Paul's
ui-oliver-tower = The Tower
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
ui-oliver-odds-open = Open in the streets: { $number ->
    [one] 1 token
   *[other] { $number } tokens
}, £{ $pounds }
ui-oliver-odds-worth = worth
ui-oliver-odds-burglary = A Burglary card
ui-oliver-odds-gain = gain
ui-oliver-odds-loss = loss
ui-oliver-odds-mean = on average
ui-moment-lays-open = All stashes are laid open
ui-moment-file = Dusk: the police open the files
ui-moment-burglary = A burglary
ui-moment-end = The match is over
ui-sheet-sold = Sold to Fagin
ui-sheet-rewards = Rewards
ui-sheet-cards = Characters
ui-sheet-burglaries = Burglaries
ui-sheet-police = Bribes and fines
ui-sheet-rest = The rest

# The lesson
lesson-goal = Sell things of one kind to Fagin.
lesson-goal-more = All of you move the same pawn, but each works for one purse. After a day and a night the richest wins. Here a day draws to its close.
lesson-wallet = Go on the prowl. Take: { $token }.
lesson-wallet-more = The token next to the pawn costs nothing. A wallet is worth nothing itself, but stands in for anything in a set.
lesson-not-wallet = What you pass is evidence against you. Take the wallet beside the pawn: it will go with your ring.
lesson-ring = Go further. Take: { $token }.
lesson-ring-more = You may reach as far as the fourth token. All that you pass goes into your police file: here one token ({ $token2 }).
lesson-not-ring = A second ring and the wallet make a set with yours, for one token of evidence. Take the ring.
lesson-fagin = Go to Fagin's and sell your set.
lesson-fagin-more = Three of a kind at least. You get what they are worth and the top reward; whoever comes next finds a smaller one. Five or more pay £7 on top.
lesson-not-fagin = First the set: the top reward goes to whoever comes first.
lesson-stranded = The pawn is stranded. Pay.
lesson-stranded-more = No token lies beside it, and you have no set. For £{ $number } you may put the pawn on an empty space next to a token, and prowl from there.
lesson-place = Put the pawn beside this token: { $token }.
lesson-place-more = Where you put it decides what lies near, for you and for those after you.
lesson-not-place = From that side two tokens lie before the one you want, and both would be evidence.
lesson-character = Take the token: { $token }.
lesson-character-more = For it you draw a Character card and keep it secret. In a later turn you can play it, instead of prowling or selling.
lesson-not-character = Not so far: the nearest token brings you a card, and no evidence.
lesson-bumble = Play your card: { $character }.
lesson-bumble-more = No token is left, and you have no set. Whoever can do nothing at all pays £4, and the round is over.
lesson-not-bumble = Ask { $character } for help: he brings you money, and ending the round would cost you some.
lesson-police = The day is over, and the police count.
lesson-police-more = What is left in a stash joins the file. The thickest file costs £1 for every type of thing in it: £{ $number } for { $seat }. Yours was thin.
lesson-night = Now comes the night.
lesson-night-more = Everything lies face down. { $seat } is the poorest, turns up a line of tokens and says who begins. Only what lies open can be taken.
lesson-burglary = Commit a burglary.
lesson-burglary-more = For this token you draw a Burglary card, and one more for every kind of tool you own. You keep one of them; it counts in the end, and may even cost you.
lesson-not-burglary = The burglary lies beside the pawn, and costs no evidence.
lesson-end = Now you know the trade.
lesson-end-more = The night ends like the day. Then Burglary cards are turned up, and the richest wins. Take what lies near, come early to Fagin, and keep your file thin.

# How one wins and how it ends
goal-win = Whoever is richest after the day and the night wins. Burglary cards are added in the end; tools, cards and what is left in a stash are not.
goal-end = Day and night end when somebody can do nothing any more: that costs £{ $number3 }, and the thickest police file £1 for every type in it. On the streets { $number2 ->
    [one] lies 1 token
   *[other] lie { $number2 } tokens
}.
goal-now = You have £{ $number }.

# Pictures and examples in the rules
picture-tokens = All round tokens, and how many there are. The number in the corner is the value in pounds.
picture-line = A line from the pawn: the farther the token you take, the more of the others go into your police file.
picture-pawn = pawn
picture-evidence = { $number ->
    [0] no evidence
    [one] 1 token of evidence
   *[other] { $number } tokens of evidence
}
picture-sets = Three visits to Fagin, one after the other: values, the top reward, and a bonus for five tokens or more.
picture-sum = { $number3 ->
    [0] { $number } + { $number2 } = £{ $number4 }
   *[other] { $number } + { $number2 } + { $number3 } = £{ $number4 }
}
picture-tools = Each kind of tool in front of the lair shows you one more Burglary card; two of a kind are one kind.
picture-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
picture-map = The streets by day and by night.
example-prowl = A prowl
example-fagin = Two visits to Fagin
example-burglary = A burglary

# A first match: what each kind of decision is about
first-turn-end = There is nothing left for you to take or to sell. A card keeps the round going, and ending it costs you money but leaves the others no turn.
first-turn = One thing a turn: take a token, sell a set, or play a card. The first token of a line is free of evidence, each one farther puts what you pass into your police file.
first-prowl = Take one token of the line you have before you. What lies nearer than that goes into your file, so a good one far away is dear.
first-also = Charley takes one of the tokens you passed, and only the others become evidence. Take what completes a set, or what you would like least in your file.
first-peek = You may look at a face-down token, and nobody else sees it. Look near the places where you could put the pawn.
first-place = You put the pawn on an empty space and prowl from there. Look for a good token right beside it, and remember that the next player starts where you stop.
first-line = You turn tokens face up, step by step, and choose the way at a corner. After that you must take one, so a short way can be the better one.
first-make-room = Your stash is full, and one of the old tokens becomes evidence. Give up a kind of which you will not get a set.
first-keep-burglary = This card counts in the end, with its sign. Keep the highest, even if all are bad.
first-last-sets = The round is over, and sets pay only their best token now. One way pays more, another leaves less for your file, which may cost you a fine.
first-lose-tool = After a burglary one tool is gone. Keep different kinds: each kind shows you one more card the next time.
first-name-starter = You say who begins the night, and it may be you. Look at the line you have just revealed: is there something right beside the pawn?
first-pick = Your card lets you take a token without a walk and without evidence. Take what completes a set, or what a rival wants.
first-put-back = Nancy takes tokens out of your file. Only the thickest file pays, by its kinds, so take out what is there only once.
first-shift = Monks moves evidence from your file to another. Send it to whoever may have the thickest file without it.
first-victim = Bill takes a random token out of a stash. A full stash gives something useful more often than a small one.
first-suspect = Noah looks into a stash, puts one of its tokens into that player's file, and is paid. Choose whoever has gathered most.
first-betray = This token leaves their stash for their file. Break a set that is nearly whole.
first-bring-back = Each wallet you hand over is paid at once. But a wallet also stands in for any object of a set, so keep what a good set needs.
first-pair = Two alike are enough this once, and the top reward comes with them. Sell what will hardly become three.
first-turn-down = You keep the others and put this one away, for all to see. Keep what still helps at night, when tokens lie face down.

# Parts of the screen in the terminal
zone-streets = The streets of London
zone-others = The others
