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
event-deal = { $loot } turns up at { $place }.
event-planned = { $seat } plans: { $move }.
event-planned-hidden = { $seat } lays a card face down.
event-sneaks = Sneaks of { $seat }: { $place }.
event-snitches = Snitches of { $seat }: { $place }.
event-guarded = { $place } is guarded. Nothing happens.
event-crowd = At { $place } the sneaks get in each other's way.
event-no-stash = Too few stash cards are left: nobody at { $place } gets one.
event-vanish = Nobody is at { $place }. { $loot } disappears.
event-steal = { $seat } steals from { $place }: { $loot }.
event-tokens = { $seat } takes { $number } { $colour }.
event-stash = { $seat } draws a stash card: { $colour }.
event-stash-hidden = { $seat } draws a stash card.
event-safe = { $number ->
    [0] The safe is empty: { $seat } finds nothing.
   *[other] { $seat } opens the safe: { $number } stash cards.
}
event-keep = { $seat } keeps { $loot }.
event-crash = { $seat } makes the documents public: the market for { $colour } crashes.
event-lose = { $seat } returns { $number } { $colour }.
event-swap = { $seat } gives { $colour } to { $seat2 } and gets { $colour2 } for it.
event-end = { $ending }
event-opens = { $seat } opens { $number ->
    [one] a stash card
   *[other] { $number } stash cards
}: { $category }.
event-score = { $category }: { $number } for { $seat }.
event-special = Special items: { $number } for { $seat }.

ending-deck = There are too few loot cards to fill the table: the match is over.

# Things
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
effect-collection = Take one token of each colour.
effect-blank_check = Take three tokens of any colours.
effect-safecracking = Draw three stash cards.
effect-intrigues = Swap up to three of your tokens with other players.
effect-special = Keep it: points at the end.
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
loot-I-B2 = 2 blue
loot-I-G2 = 2 green
loot-I-R2 = 2 red
loot-I-Y2 = 2 yellow
loot-I-B3 = 3 blue
loot-I-G3 = 3 green
loot-I-R3 = 3 red
loot-I-Y3 = 3 yellow
loot-I-B2G1 = 2 blue + 1 green
loot-I-G2R1 = 2 green + 1 red
loot-I-R2Y1 = 2 red + 1 yellow
loot-I-Y2B1 = 2 yellow + 1 blue
loot-I-COLL = Collection
loot-I-BLANK = Blank Check
loot-I-SAFE1 = Safecracking
loot-I-SAFE2 = Safecracking
loot-I-INTR = Intrigues
loot-I-SP1 = Teddy Roosevelt's ash tray (1 point)
loot-I-SP2 = Houdini's spare handcuffs (1 point)
loot-I-SP3 = Mozart's tuning fork (1 point)
loot-II-B3 = 3 blue
loot-II-G3 = 3 green
loot-II-R3 = 3 red
loot-II-Y3 = 3 yellow
loot-II-B4 = 4 blue
loot-II-G4 = 4 green
loot-II-R4 = 4 red
loot-II-Y4 = 4 yellow
loot-II-COLL = Collection
loot-II-BLANK = Blank Check
loot-II-SAFE = Safecracking
loot-II-INTR = Intrigues
loot-II-SP1 = Jules Verne's pocket compass (1 point)
loot-II-SP2 = Napoleon's flask of cognac (2 points)
loot-II-SP3 = Cleopatra's hand mirror (2 points)
loot-II-SP4 = The Tsar's egg cup (3 points)
loot-II-DOC-B = Compromising Documents: information
loot-II-DOC-G = Compromising Documents: artifacts
loot-II-DOC-R = Compromising Documents: jewelry
loot-II-DOC-Y = Compromising Documents: gold

# In the browser
ui-sneaks-guarded = Guarded
ui-sneaks-crowd = Crowded
ui-sneaks-vanish = Vanishes
ui-sneaks-ally = ally
ui-sneaks-snitches = Snitches
ui-sneaks-sneaks = Sneaks
ui-sneaks-ranks = Victory points by rank, as far as one can see
ui-sneaks-steals = { $name } steals
ui-sneaks-why-place = Your own card lies there already, or this place is not open to you.
ui-sneaks-odds-loot = Loot still to come: { $number }
ui-sneaks-odds-brings = brings
ui-sneaks-odds-stash = A secret stash card you have not seen
ui-sneaks-odds-colour = colour
ui-sneaks-odds-unseen = unseen
ui-moment-end = The match is over
ui-sheet-special = Special items
