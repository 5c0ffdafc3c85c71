# Sneaks & Snitches in English.
game-name = Sneaks & Snitches
game-about = Everybody sends thieves to one place and informers to another, all at once and in secret. Alone at an unguarded place you take its loot.
game-length = 15 to 20 minutes

# Moves
move-sneak = Send sneaks to { $place }
move-snitch = Post snitches at { $place }
move-take = Take { $colour }
move-give = Give away { $colour }
move-get = Get { $colour } from { $seat }
move-stop = No more swaps

# Events
event-round = Round { $number }.
event-ally = { $seat } has the ally: two teams of sneaks, one of snitches.
event-deal = New at { $place }: { $loot }.
event-ally-you = You have the ally: two teams of sneaks, one of snitches.
event-planned = { $seat } plans: { $move }.
event-planned-hidden = { $seat } lays a card face down.
event-planned-you = You plan: { $move }.
event-sneaks = Sneaks of { $seat }: { $place }.
event-sneaks-you = Your sneaks: { $place }.
event-snitches = Snitches of { $seat }: { $place }.
event-snitches-you = Your snitches: { $place }.
event-guarded = { $place } is guarded. Nothing happens.
event-crowd = At { $place } the sneaks get in each other's way.
event-no-stash = Too few stash cards are left: nobody at { $place } gets one.
event-vanish = Nobody is at { $place }; the card is discarded: { $loot }.
event-steal = { $seat } steals from { $place }: { $loot }.
event-steal-you = You steal from { $place }: { $loot }.
event-tokens = { $seat } takes { tokens-counted }.
event-tokens-you = You take { tokens-counted }.
event-stash = { $seat } draws a stash card: { $colour }.
event-stash-hidden = { $seat } draws a stash card.
event-stash-you = You draw a stash card: { $colour }.
event-safe = { $number ->
    [0] The Safe is empty: { $seat } finds nothing.
    [one] { $seat } opens the Safe: 1 stash card.
   *[other] { $seat } opens the Safe: { $number } stash cards.
}
event-safe-you = { $number ->
    [0] The Safe is empty: you find nothing.
    [one] You open the Safe: 1 stash card.
   *[other] You open the Safe: { $number } stash cards.
}
event-keep = { $seat } keeps { $loot }.
event-keep-you = You keep { $loot }.
event-crash = { $seat } makes the documents public: the market for { $colour } crashes.
event-crash-you = You make the documents public: the market for { $colour } crashes.
event-lose = { $seat } returns { tokens-counted }.
event-lose-you = You return { tokens-counted }.
event-swap = { $seat } gives { $colour } to { $seat2 } and gets { $colour2 } for it.
event-swap-you = You give { $colour } to { $seat2 } and get { $colour2 } for it.
event-swap-you2 = { $seat } gives { $colour } to you and gets { $colour2 } for it.
event-end = { $ending }
event-opens = { $seat } opens { $number ->
    [one] a stash card
   *[other] { $number } stash cards
}: { $category }.
event-opens-you = You open { $number ->
    [one] a card
   *[other] { $number } cards
} of your stash: { $category }.
event-score = { $category }: { $number } for { $seat }.
event-score-you = { $category }: { $number } for you.
event-special = Special items: { $number } for { $seat }.
event-special-you = Special items: { $number } for you.

ending-deck = There are too few loot cards to fill the table: the match is over.

# Things
tokens-counted = { $number } { $colour } { $number ->
    [one] token
   *[other] tokens
}
colour-blue = blue
colour-green = green
colour-red = red
colour-yellow = yellow
category-blue = Information (blue)
category-green = Artifacts (green)
category-red = Jewelry (red)
category-yellow = Gold (yellow)
place-A = A Auction House
place-B = B Bank
place-C = C Casino
place-D = D Docks
place-E = E Embassy
place-F = F Freight Yard
place-G = G Gallery
place-H = H Hotel
effect-standard = Take the tokens shown.
effect-collection = Take { $each ->
    [one] one token
   *[other] { $each } tokens
} of each colour.
effect-blank_check = Take { $choice ->
    [one] a token of any colour
   *[other] { $choice } tokens of any colours
}.
effect-safecracking = Draw { $cards ->
    [one] a stash card
   *[other] { $cards } stash cards
}.
effect-intrigues = Swap { $swaps ->
    [one] one of your tokens with another player
   *[other] up to { $swaps } of your tokens with other players
}.
effect-special = Keep it: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
effect-documents = Everybody else returns half of this colour, rounded up.

# The table
table-round = Round { $number }
table-ally = Ally: { $seat }
table-decks = Loot cards left: { $first } of deck I, { $second } of deck II. Stash cards left: { $stash }.
table-bank = Bank: { $tokens }
table-empty = (empty)
table-sneaks = sneaks: { $who }
table-snitches = snitches: { $who }
table-you = { $name } (you)
table-tokens = tokens
table-stash = stash
table-specials = special items
table-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
table-planned = plan ready
table-planning = planning
table-plan = your plan
table-rank = Points for rank
ask-plans-sneak = { $number ->
    [one] Where do your sneaks go?
   *[other] Where do your sneaks go? There are { $number } teams to send.
}
ask-plans-snitch = { $number ->
    [one] Which place do your snitches guard?
   *[other] Which places do your snitches guard? There are { $number } teams to post.
}
ask-choose = Choose { $number ->
    [one] a token
   *[other] { $number } tokens, one at a time,
} from the bank.
ask-shortage = The bank is short of { $number ->
    [one] a token
   *[other] { $number } tokens
} ({ $colour }): choose another colour.
ask-intrigues = Intrigues: { $number ->
    [one] one swap
   *[other] up to { $number } swaps
}. Which token do you give away?
ask-intrigues-for = Intrigues: whose token do you take for yours ({ $colour })?

option-ally = Who has the ally first (two players)

# Loot cards
loot-I-B2 = { $blue } blue
loot-I-G2 = { $green } green
loot-I-R2 = { $red } red
loot-I-Y2 = { $yellow } yellow
loot-I-B3 = { $blue } blue
loot-I-G3 = { $green } green
loot-I-R3 = { $red } red
loot-I-Y3 = { $yellow } yellow
loot-I-B2G1 = { $blue } blue + { $green } green
loot-I-G2R1 = { $green } green + { $red } red
loot-I-R2Y1 = { $red } red + { $yellow } yellow
loot-I-Y2B1 = { $yellow } yellow + { $blue } blue
loot-I-COLL = Collection
loot-I-BLANK = Blank Check
loot-I-SAFE1 = Safecracking
loot-I-SAFE2 = Safecracking
loot-I-INTR = Intrigues
loot-I-SP1 = Teddy Roosevelt's ash tray ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
loot-I-SP2 = Houdini's spare handcuffs ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
loot-I-SP3 = Mozart's tuning fork ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
loot-II-B3 = { $blue } blue
loot-II-G3 = { $green } green
loot-II-R3 = { $red } red
loot-II-Y3 = { $yellow } yellow
loot-II-B4 = { $blue } blue
loot-II-G4 = { $green } green
loot-II-R4 = { $red } red
loot-II-Y4 = { $yellow } yellow
loot-II-COLL = Collection
loot-II-BLANK = Blank Check
loot-II-SAFE = Safecracking
loot-II-INTR = Intrigues
loot-II-SP1 = Jules Verne's pocket compass ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
loot-II-SP2 = Napoleon's flask of cognac ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
loot-II-SP3 = Cleopatra's hand mirror ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
loot-II-SP4 = The Tsar's egg cup ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
loot-II-DOC-B = Compromising Documents: blue
loot-II-DOC-G = Compromising Documents: green
loot-II-DOC-R = Compromising Documents: red
loot-II-DOC-Y = Compromising Documents: yellow

# In the browser
ui-step-plan = Plan
ui-step-loot = Loot
ui-sneaks-guarded = Guarded
ui-sneaks-crowd = Crowded
ui-sneaks-vanish = Vanishes
ui-sneaks-ally = ally
ui-sneaks-snitches = Snitches
ui-sneaks-sneaks = Sneaks
ui-sneaks-ranks = Victory points by rank, as far as one can see
ui-sneaks-steals = { $name } steals
ui-sneaks-you-steal = You steal
ui-sneaks-why-place = Your own card lies there already, or this place is not open to you.
ui-sneaks-odds-loot = Loot still to come: { $number }
ui-sneaks-odds-brings = brings
ui-sneaks-odds-stash = A secret stash card you have not seen
ui-sneaks-odds-colour = colour
ui-sneaks-odds-unseen = unseen
ui-moment-end = The match is over
ui-sheet-special = Special items

# The lesson
lesson-goal = Four colours, four rankings.
lesson-goal-more = What counts in the end is not how much you own but your rank in each colour. Information (blue) pays the first alone, gold the first two alike.
lesson-sneak = Send your sneaks to { $place }.
lesson-sneak-more = Whoever comes alone to an unguarded place takes what lies there: { $loot }.
lesson-not-red = You have no red yet, and red pays the first two. Take C this time.
lesson-snitch = Post your snitches at { $place }.
lesson-snitch-more = Where snitches stand nobody steals. { $seat } has two gold already and surely wants more ({ $loot }).
lesson-not-guard-gold = { $seat } is after the gold at E. Guard that place, or it is gone.
lesson-stolen = Nobody came in your way: { $loot }.
lesson-stolen-more = { $seat } ran into your snitches at E, so the gold stays there. Nobody cared for F: that loot is discarded. Every gap is filled again.
lesson-crowd = Now try the gold yourself, at { $place }.
lesson-crowd-more = { $loot } would put you ahead. But { $seat } may well think the same, and nobody knows the plans of the others.
lesson-not-gold = This time try your luck with the gold at E, and see what happens.
lesson-safe = Guard { $place } against { $seat }.
lesson-safe-more = { $loot } draws three cards from the secret stash. Nobody else shall have them.
lesson-not-guard-safe = The best loot that you do not fetch yourself is the safe at F. Guard that.
lesson-stash = A crowd: nobody gets the gold.
lesson-stash-more = You and { $seat } each draw a stash card instead. Only you see the colour of yours. It counts like a token in the end, and nobody can take it away.
lesson-documents = Steal the documents at { $place }.
lesson-documents-more = Then all others give back half of their tokens in one category, rounded up: { $category }. Yours stay, and so do all stash cards.
lesson-not-documents = { $seat } has more gold than you. The documents at C change that.
lesson-special = Guard { $place }.
lesson-special-more = { $loot }: whoever steals such a piece keeps it, and its points are safe.
lesson-not-guard-special = Three points for one theft: leave D unguarded, and somebody takes them.
lesson-blank = Fetch the { $loot } at { $place }.
lesson-blank-more = It brings three tokens of whatever colours you like. And the deck is empty: this is the last round.
lesson-not-blank = Four gold at E bring no more points than a narrow lead. With the tokens from B you choose where you need them.
lesson-lead = Guard your lead, at { $place }.
lesson-lead-more = With your stash card you have two blue, { $seat } has one. { $category } pays the first alone, and here lies what { $seat } needs: { $loot }.
lesson-not-guard-lead = With three blue { $seat } would overtake you. Guard C.
lesson-second = Take a token: { $colour }.
lesson-second-more = You and { $seat } have one each. With one more you are ahead, and for gold the first two get three points each.
lesson-not-second = First the narrowest race: one more gold token, and you are ahead of { $seat }.
lesson-behind = Take a token: { $colour }.
lesson-behind-more = { $seat } is far ahead with four. But artifacts pay one point for the second rank, and somebody may have green in the stash.
lesson-not-behind = In red you lead already. One green token secures the second rank.
lesson-last = The last token is yours to choose.
lesson-last-more = How far you lead does not matter. Only the rank does.
lesson-end = You win with { $number ->
    [one] 1 point
   *[other] { $number } points
}.
lesson-end-more = As soon as the deck cannot fill all gaps the match is over. Now you know all you need: Where does nobody expect you?

# How one wins and how it ends
goal-win = Rank high in the four colours: every rank pays points, and special items add theirs. Most points win.
goal-end = The match is over when the deck cannot fill all gaps. { $number3 ->
    [0] No card is
    [one] 1 card is
   *[other] { $number3 } cards are
} left in it.
goal-now = As far as one can see: { $number ->
    [one] 1 point
   *[other] { $number } points
} for you, { $number2 } for the best of the others. Secret stashes may change that.

# Pictures and examples in the rules
picture-colours = The four colours of loot.
picture-cases = What can happen at a place. A hat stands for sneaks, a policeman for snitches; the badge says whose they are.
picture-case-guarded = Guarded: nobody gets anything, the card stays
picture-case-alone = Alone: the loot is yours
picture-case-crowd = A crowd: a stash card each, the card stays
picture-case-nobody = Nobody: the card is gone
picture-sneaks = sneaks
picture-snitches = snitches
picture-loot = One Loot Card of each kind: tokens, Collection, Blank Check, Safecracking, Intrigues, a special item, documents.
picture-points = Points for first, second, third place and so on in each colour.
picture-players = { $number ->
    [one] 1 player
   *[other] { $number } players
}
example-round = A round with four players
example-intrigues = Intrigues

# A first match: what each kind of decision is about
first-plans-sneak = Your sneaks go where you want to steal, and they get the loot only if nobody else comes. The best card draws a crowd, so ask who else needs that colour.
first-plans-snitch = Your snitches have a place guarded, and nobody steals there, not even you. Guard what would help a rival most.
first-choose = You choose the tokens yourself. In each colour only your rank counts: take where one more overtakes somebody.
first-shortage = The bank has no more of that colour, and you take another one for it. Take where it changes a rank.
first-intrigues-for = You choose the token as well, and nobody can refuse. It helps twice where it lifts you and lowers a rival.
first-intrigues = You swap tokens of yours for tokens of others. Give where you are safely ahead or hopelessly behind.

# Parts of the screen in the terminal
zone-places = Places
zone-others = The others
