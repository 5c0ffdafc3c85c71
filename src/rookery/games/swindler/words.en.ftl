# Swindler in English.
game-name = Swindler
game-about = Pick the pockets of the rich, tile by tile, and stop before the skull. Orders and dealers pay for the loot, and everybody's accomplices wait for their moment.
game-length = 45 to 60 minutes

# Moves
move-hide = Count one less
move-count-all = Count everything
move-pass = Pass
move-draw = Draw another tile
move-stop = Stop and keep the loot
move-done = Done with this step
move-decline = Take no neutral tile
move-give-coin = Give a coin
move-hire-coin = Hire an accomplice for a coin
move-part = To part { $number }
move-keep-part = Keep part { $number }
move-steal = Steal from the { $bag } bag
move-play = Play: { $card }
move-bet-skull = { $card }: bet that a skull comes
move-bet-safe = { $card }: bet that no skull comes
move-sidekick = { $card }: go on with the { $bag } bag
move-choose = Choose { $thief }
move-reserve = Reserve { $order }
move-cancel = Cancel { $order }
move-fulfil = Fulfil { $order }
move-pay = Pay with: { $tile }
move-pay-picker = Pay with: { $card }
move-pay-coin = Pay with a coin
move-hire = Hire an accomplice, paid with: { $tile }
move-hire-two = Hire two accomplices, paid with: { $tile }
move-give = Give: { $tile }
move-return = Return: { $tile }
move-keep = Keep: { $tile }
move-take = Take: { $tile }
move-forge = Forge: { $tile }
move-forge-as = It passes for: { $item }
move-swap = Swap away: { $tile }
move-get = Get from { $seat }: { $tile }
move-sell = Sell to { $dealer }: { $tile }

# Events
event-thief-shown = Master Thief on offer: { $thief }.
event-thief = { $seat } takes { $thief }.
event-dealer = New dealer: { $dealer }.
event-order = New order: { $order }.
event-turn = Round { $number }: { $seat }'s turn.
event-skipped = { $seat } sits in jail: the turn is skipped.
event-reserve = { $seat } reserves { $order }.
event-kicked = { $seat } is kicked off { $order }.
event-cancel = { $seat } cancels { $order }.
event-loses = { $seat } loses { $number } VP.
event-steal = { $seat } steals from the { $bag } bag.
event-draw = { $seat } draws: { $tile }.
event-skull = { $seat } draws the skull of the { $bag } bag!
event-free-skull = Thanks to the Sidekick nothing happens to { $seat }.
event-comfort = A coin comforts { $seat }.
event-returns = { $seat } returns: { $tile }.
event-keeps = { $seat } keeps: { $tile }.
event-stop = { $number ->
    [0] { $seat } stops with nothing.
    [one] { $seat } stops with one tile.
   *[other] { $seat } stops with { $number } tiles.
}
event-plays = { $seat } plays: { $card }.
event-neutralised = { $card } of { $seat } is neutralised.
event-taken-back = { $seat } takes back: { $card }.
event-bet-skull = { $seat } bets on a skull.
event-bet-safe = { $seat } bets that no skull comes.
event-bet-won = { $seat } was right: 1 VP, and the Know-it-All returns to hand.
event-bet-lost = { $seat } was wrong: the Know-it-All is discarded.
event-switch = { $seat } goes on with the { $bag } bag.
event-copied = { $seat } reaches into the bag, too: { $tile }.
event-copied-skull = { $seat } reaches into the bag, too, and finds the skull. Nothing happens.
event-reward = The Backstabber brings { $seat } a coin.
event-split = { $seat } splits what { $seat2 } has stolen.
event-part = Part { $number }: { $tile }.
event-keep-part = { $seat } keeps part { $number }.
event-digs = { $seat } gets: { $tile }.
event-rescued = { $seat2 } saves { $seat }: the skull goes back.
event-takes = { $seat } takes from { $seat2 }: { $tile }.
event-gives = { $seat } gives { $seat2 }: { $tile }.
event-gives-coin = { $seat } gives { $seat2 } a coin.
event-swap = { $seat } gives { $seat2 }: { $tile }, and takes: { $tile2 }. The Hustler moves on to { $seat2 }.
event-forges = { $seat } forges: { $tile } passes for { $item }.
event-key = { $seat } has a key more for this turn's orders: { $card }.
event-fulfils = { $seat } fulfils { $order }.
event-pays = { $seat } pays: { $tile }.
event-pays-coin = { $seat } pays a coin.
event-change = { $seat } gets a coin change.
event-no-change = The supply is empty: no change for { $seat }.
event-scores = { $seat } scores { $number } VP.
event-coins = { $number ->
    [one] { $seat } gets a coin.
   *[other] { $seat } gets { $number } coins.
}
event-no-coins = { $number ->
    [one] The supply is empty: { $seat } misses a coin.
   *[other] The supply is empty: { $seat } misses { $number } coins.
}
event-neutral = { $seat } takes from the supply: { $tile }.
event-posters = { $number ->
    [one] { $seat } must take a wanted poster.
   *[other] { $seat } must take { $number } wanted posters.
}
event-master = { $seat } is a Master Thief from now on.
event-sells = { $seat } sells to { $dealer }: { $tile }, { $number } VP.
event-haggles = { $seat } haggles for 1 VP more.
event-completes = { $dealer } is complete: 2 VP more for { $seat }.
event-shuffle-dealers = The discarded dealers are shuffled.
event-shuffle-cards = The discarded accomplices are shuffled.
event-raid = { $raid }!
event-raid-later = { $raid }: one raid is enough, this one goes back into the pile.
event-hit = The police find too much at { $seat }'s.
event-jail = { $seat } goes to jail and returns a wanted poster.
event-hires = { $number ->
    [one] { $seat } hires an accomplice.
   *[other] { $seat } hires { $number } accomplices.
}
event-hired = { $seat } draws an accomplice: { $card }.
event-hired-hidden = { $seat } draws an accomplice.
event-last-round = { $seat } has finished enough orders: the last turns of this round begin.
event-end = { $ending }
event-final = { $seat }: { $number } VP.

# How a match ends
ending-round = Enough orders are finished, and the round is over: the match ends.
ending-last-player = The last player of the round has finished enough orders: the match ends.
ending-jail = Enough orders are finished, and the last player of the round sits in jail: the match ends.
ending-idle = Nobody has fulfilled an order for many rounds: the match ends.

# Tiles
tile-red-key = red key
tile-red-coin = red coin tile
tile-red-ring = red ring
tile-red-watch = red watch
tile-blue-key = blue key
tile-blue-coin = blue coin tile
tile-blue-watch = blue watch
tile-blue-necklace = blue necklace
tile-yellow-key = yellow key
tile-yellow-coin = yellow coin tile
tile-yellow-ring = yellow ring
tile-yellow-brooch = yellow brooch
tile-green-key = green key
tile-green-coin = green coin tile
tile-green-necklace = green necklace
tile-green-brooch = green brooch
tile-black-necklace = black necklace
tile-black-diamond = black diamond
tile-black-three-keys = black three keys
tile-black-double-coin = black double coin
tile-white-ring = neutral ring
tile-white-watch = neutral watch
tile-white-necklace = neutral necklace
tile-white-brooch = neutral brooch
tile-white-diamond = neutral diamond
tile-forged-1 = the forged tile
tile-forged-2 = the second forged tile
tile-forged-3 = the third forged tile
bag-red = red
bag-blue = blue
bag-yellow = yellow
bag-green = green
bag-black = black

# Items
item-coin = coin
item-ring = ring
item-watch = watch
item-necklace = necklace
item-brooch = brooch
item-diamond = diamond
item-three-keys = three keys
item-double-coin = double coin
item-red-key = red key
item-blue-key = blue key
item-yellow-key = yellow key
item-green-key = green key
item-black-key = black key

# Orders
order-A1 = A1 (a coin tile from any bag)
order-A2 = A2 (2 identical tiles in a row)
order-A3 = A3 (ring + watch)
order-A4 = A4 (necklace + brooch)
order-A5 = A5 (1 key + 1 coin)
order-A6 = A6 (tiles of 3 bag colours)
order-A7 = A7 (2 keys of different colours)
order-A8 = A8 (2 coins)
order-B01 = B01 (2 black + 2 green tiles)
order-B02 = B02 (2 red + 2 blue tiles)
order-B03 = B03 (2 blue + 2 yellow tiles)
order-B04 = B04 (1 tile of each of the 5 bag colours)
order-B05 = B05 (4 tiles of one bag colour)
order-B06 = B06 (4 different valuables)
order-B07 = B07 (3 identical valuables)
order-B08 = B08 (6 loot tiles)
order-B09 = B09 (red key + blue key)
order-B10 = B10 (yellow key + green key)
order-B11 = B11 (red key + green key)
order-B12 = B12 (blue key + yellow key)
order-B13 = B13 (3 keys of different colours)
order-B14 = B14 (1 key + diamond)
order-B15 = B15 (2 diamonds)
order-B16 = B16 (ring + watch + brooch)
order-B17 = B17 (necklace + watch + diamond)
order-B18 = B18 (2 rings + necklace)
order-B19 = B19 (3 coins)
order-B20 = B20 (diamond + 2 coins)
order-B21 = B21 (4 tiles in one turn)
order-B22 = B22 (2 tiles from the black bag in one turn)
order-B23 = B23 (a key and a coin tile in one turn)
order-B24 = B24 (complete 2 dealers in one turn)
order-B25 = B25 (sell at least 3 tiles in one turn)
order-B26 = B26 (sell to all 3 dealers in one turn)
raid-R1 = Police raid R1 (3 loot tiles or more give up 1)
raid-R2 = Police raid R2 (4 loot tiles or more give up 2)
raid-R3 = Police raid R3 (2 posters or more go to jail)
raid-R4 = Police raid R4 (3 posters or more go to jail)
raid-R5 = Police raid R5 (4 loot tiles or more give up 1; 3 posters or more go to jail)
raid-R6 = Police raid R6 (5 loot tiles or more give up 2; 2 posters or more go to jail)

# Dealers
dealer-D1 = D1
dealer-D2 = D2
dealer-D3 = D3
dealer-D4 = D4
dealer-D5 = D5
dealer-D6 = D6
dealer-D7 = D7
dealer-D8 = D8
dealer-D9 = D9
dealer-D10 = D10
dealer-D11 = D11
dealer-D12 = D12

# Accomplices
card-assassin = Assassin
card-backstabber = Backstabber
card-beggar = Beggar
card-copycat = Copycat
card-forger = Forger
card-gold-digger = Gold Digger
card-guardian-angel = Guardian Angel
card-hustler = Hustler
card-know-it-all = Know-it-All
card-sidekick = Sidekick
card-red-lock-picker = Lock Picker (red)
card-blue-lock-picker = Lock Picker (blue)
card-yellow-lock-picker = Lock Picker (yellow)
card-green-lock-picker = Lock Picker (green)
card-black-lock-picker = Lock Picker (black)

# What they do
effect-assassin = In answer to an accomplice just played: neutralise it.
effect-backstabber = After another's theft has ended well: they must draw once more. A skull pays you a coin.
effect-beggar = Any time: everybody else with 3 loot tiles or more gives you a tile or a coin.
effect-copycat = While another steals: draw a tile from the same bag. A skull does nothing.
effect-forger = One of your tiles counts as another item, for one order, sale or payment.
effect-gold-digger = After another's theft has ended well: split its loot in two; they choose, you get the rest.
effect-guardian-angel = When another draws a skull: undo it and take one of the fresh tiles.
effect-hustler = Any time: swap a tile with another player, who gets this card.
effect-know-it-all = Before another steals: bet on whether a skull comes. Right: 1 VP, and you keep the card.
effect-lock-picker = A key of her colour for one order.
effect-sidekick = Right after you have stolen: go on with another bag. A skull on its first draw does nothing.

# Master Thieves
thief-T1 = T1 (before your turn draw an accomplice)
thief-T2 = T2 (once a turn 1 VP more for selling)
thief-T3 = T3 (orders that nobody has reserved are yours, too)
thief-T4 = T4 (raids count one tile and one poster fewer)
thief-T5 = T5 (cancelled orders cost you nothing)
thief-T6 = T6 (caught by a skull, you keep one tile)

# Options
option-ask = Who is asked whether to play an accomplice: everybody who might (sealed), or only who can (holders)
option-thieves = Master Thieves: chosen, dealt at random, or ignored
option-idle_rounds = The match ends after so many rounds in which nobody fulfils an order

# The table
table-title = Round { $number }, { $seat }'s turn.
table-last-round = This is the last round.
table-orders = Orders
table-dealers = Dealers (points for each space, 2 more for the last one)
table-bags = Bags
table-empty = (empty space)
table-none = none
table-kind-own = Own
table-kind-discard = Discard
table-kind-draw = Draw
table-kind-feat = Feat
table-points = { $number } VP
table-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
table-neutral = { $number ->
    [one] 1 neutral tile
   *[other] { $number } neutral tiles
}
table-posters = { $number ->
    [one] 1 poster
   *[other] { $number } posters
}
table-any-key = any key
table-skull = skull { $number } in { $number2 }
table-safe = chance of { $number ->
    [1] 1 tile
    [2] 1, 2 tiles
    [3] 1, 2, 3 tiles
   *[other] 1, 2, 3, 4 tiles
} without a skull: { $chances } %
table-stake = { $number ->
    [one] a skull would cost you 1 tile
   *[other] a skull would cost you { $number } tiles
}
table-no-loot = no loot left
table-supply = Supply: { $coins } coins, { $posters } posters; neutral tiles: { $tiles }
table-piles = Piles: { $orders } orders, { $dealers } dealers, { $cards } accomplices. Discarded accomplices: { $discards }
table-you = { $name } (you)
table-seat = { $name }: { $points } VP; coins { $coins }, posters { $posters }, orders { $orders } of { $end }
table-jailed = (in jail)
table-thief = Master Thief { $thief }
table-thief-locked = Master Thief { $thief }, from { $number } orders on
table-loot = loot: { $tiles }
table-fresh = just stolen: { $tiles }
table-forged = { $tile } passes for { $item }
table-hand = accomplices: { $cards }
table-known = { $card } (known to all)
table-hidden = { $number ->
    [one] 1 hidden
   *[other] { $number } hidden
}
ask-no-change = The supply is empty: a double coin brings no change.
ask-risk = A skull ({ $number } %) would cost you: { $tile }.
ask-risk-none = A skull comes with { $number } %.
ask-choose-thief = Which Master Thief do you choose?
ask-reserve = Step 1: reserve orders if you like, then choose a bag to steal from.
ask-announced = { $seat } is going to steal from the { $bag } bag ({ $odds }). Do you play an accomplice?
ask-stealing = { $seat } steals from the { $bag } bag ({ $odds }). Do you play an accomplice?
ask-skull-drawn = { $seat } has drawn a skull. Do you play an accomplice before anything is returned?
ask-got-away = { $seat } gets away with { $tile }. Do you play an accomplice?
ask-just-played = { $seat } has played: { $card }. Do you answer?
ask-draw-or-stop = Draw on from the { $bag } bag ({ $odds }), or stop?
ask-cling = Which tile do you keep?
ask-actions = Step 3: fulfil orders, sell to dealers, or go on.
ask-pay = What do you use for { $order }?
ask-choose-neutral = Which neutral tile do you take?
ask-hiding-loot = The police count loot, and you are over by one tile. Do you hide it?
ask-hiding-posters = The police count wanted posters, and you are over by one. Do you hide it?
ask-give-up = The police are here: what do you return ({ $number })?
ask-hiring = Step 5: do you hire accomplices?
ask-beg = { $seat } has sent the Beggar, who holds out his hat: what do you give?
ask-forge = Which tile do you forge?
ask-forge-for = What does it pass for: { $tile }?
ask-split = To which part does this belong: { $tile }?
ask-keep-part = Which part do you keep? 1: { $tile }. 2: { $tile2 }.
ask-angel-takes = Which fresh tile do you take for your help?
ask-swap = Which of your tiles do you swap away?
ask-swap-for = What do you take for it: { $tile }?
target-bag = the { $bag } bag

# In the browser
ui-swindler-jailed = jailed
ui-swindler-coins = Coins
ui-swindler-posters = Wanted posters
ui-swindler-hand = Accomplices
ui-swindler-orders = Finished orders
ui-swindler-own = Own
ui-swindler-discard = Discard
ui-swindler-draw = Draw
ui-swindler-feat = Feat
ui-swindler-dealer = Dealer
ui-swindler-bonus = filled: +2
ui-swindler-loot = Your loot
ui-swindler-fresh = Just stolen
ui-swindler-safe = white tiles are safe from skulls
ui-swindler-lost = lost on a skull
ui-swindler-supply = Supply
ui-swindler-in = { $skulls } in { $tiles }
ui-swindler-pile = Orders left: { $number }
ui-swindler-why-order = Your tiles do not fulfil this order, or it is reserved for somebody else.
ui-swindler-why-dealer = You hold nothing that this dealer takes, or it is not the time to sell.
ui-swindler-why-bag = You choose a bag in step 1 of your turn.
ui-swindler-locked = from { $number } orders on
ui-swindler-played = just played
ui-swindler-step = Step { $number }
tile-skull = skull
ui-swindler-odds-title = The chance to get away with it
ui-swindler-odds-bag = bag
ui-swindler-odds-next = skull
ui-swindler-odds-safe = { $number } × safe
ui-many-move-steal = Steal from a bag
ui-many-move-sidekick = { $card }: go on with
ui-many-move-pay = Pay with
ui-many-move-give = Give
ui-many-move-return = Return
ui-many-move-keep = Keep
ui-many-move-take = Take
ui-many-move-forge = Forge
ui-many-move-forge-as = It passes for
ui-many-move-swap = Swap away
ui-many-move-get = Get from { $seat }
ui-many-move-sell = Sell to { $dealer }
ui-many-move-hire = Hire an accomplice for
ui-many-move-hire-two = Hire two accomplices for
ui-moment-skull = A skull!
ui-moment-raid = Police raid!
ui-moment-plays = An accomplice
ui-moment-end = The night is over
ui-sheet-orders = Orders
ui-sheet-dealers = Dealers
ui-sheet-complete = Completed dealers
ui-sheet-bets = Bets
ui-sheet-lost = Orders lost or left open
ui-sheet-tie = Tie-break: orders fulfilled
ui-sheet-rest = Start and coins
