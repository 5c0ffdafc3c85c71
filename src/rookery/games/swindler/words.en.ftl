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
move-steal = Steal from the { bag-called }
move-play = Play: { $card }
move-bet-skull = { $card }: bet that a skull comes
move-bet-safe = { $card }: bet that no skull comes
move-sidekick = { $card }: go on with the { bag-called }
move-choose = Choose { $thief }
move-reserve = Reserve “{ $order }”
move-cancel = Cancel “{ $order }”
move-fulfil = Fulfil “{ $order }”
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
move-sell = Sell to the { $dealer }: { $tile }

# Events
event-first = { $seat } begins.
event-first-you = You begin.
event-thief = { $seat } takes { $thief }.
event-thief-you = You take { $thief }.
event-dealer = New dealer: { $dealer }.
event-order = New order: { $order }.
event-turn = Round { $number }: { $seat }'s turn.
event-turn-you = Round { $number }: your turn.
event-skipped = { $seat } sits in jail: the turn is skipped.
event-skipped-you = You sit in jail: your turn is skipped.
event-reserve = { $seat } reserves “{ $order }”.
event-reserve-you = You reserve “{ $order }”.
event-kicked = { $seat } loses the reservation of “{ $order }”.
event-kicked-you = You lose the reservation of “{ $order }”.
event-cancel = { $seat } cancels “{ $order }”.
event-cancel-you = You cancel “{ $order }”.
event-loses = { $seat } loses { $number } VP.
event-loses-you = You lose { $number } VP.
event-steal = { $seat } steals from the { bag-called }.
event-steal-you = You steal from the { bag-called }.
event-draw = { $seat } draws: { $tile }.
event-draw-you = You draw: { $tile }.
event-skull = { $seat } draws a skull from the { bag-called }!
event-skull-you = You draw a skull from the { bag-called }!
event-free-skull = Thanks to the Sidekick nothing happens to { $seat }.
event-free-skull-you = Thanks to the Sidekick nothing happens to you.
event-comfort = A coin comforts { $seat }.
event-comfort-you = A coin comforts you.
event-returns = { $seat } returns: { $tile }.
event-returns-you = You return: { $tile }.
event-keeps = { $seat } keeps: { $tile }.
event-keeps-you = You keep: { $tile }.
event-stop = { $number ->
    [0] { $seat } stops with nothing.
    [one] { $seat } stops with one tile.
   *[other] { $seat } stops with { $number } tiles.
}
event-stop-you = { $number ->
    [0] You stop with nothing.
    [one] You stop with one tile.
   *[other] You stop with { $number } tiles.
}
event-plays = { $seat } plays: { $card }.
event-plays-you = You play: { $card }.
event-neutralised = { $card } of { $seat } is neutralised.
event-neutralised-you = Your { $card } is neutralised.
event-taken-back = { $seat } takes back: { $card }.
event-taken-back-you = You take back: { $card }.
event-bet-skull = { $seat } bets on a skull.
event-bet-skull-you = You bet on a skull.
event-bet-safe = { $seat } bets that no skull comes.
event-bet-safe-you = You bet that no skull comes.
event-bet-won = { $seat } was right: { $number } VP, and the Know-it-All returns to hand.
event-bet-won-you = You were right: { $number } VP, and the Know-it-All returns to your hand.
event-bet-lost = { $seat } was wrong: the Know-it-All is discarded.
event-bet-lost-you = You were wrong: the Know-it-All is discarded.
event-switch = { $seat } goes on with the { bag-called }.
event-switch-you = You go on with the { bag-called }.
event-copied = { $seat } reaches into the bag, too: { $tile }.
event-copied-you = You reach into the bag, too: { $tile }.
event-copied-skull = { $seat } reaches into the bag, too, and finds the skull. Nothing happens.
event-copied-skull-you = You reach into the bag, too, and find the skull. Nothing happens.
event-reward = The Backstabber brings { $seat } { $number ->
    [one] a coin
   *[other] { $number } coins
}.
event-reward-you = The Backstabber brings you { $number ->
    [one] a coin
   *[other] { $number } coins
}.

event-split = { $seat } splits what { $seat2 } has stolen.
event-split-you = You split what { $seat2 } has stolen.
event-split-you2 = { $seat } splits what you have stolen.
event-part = Part { $number }: { $tile }.
event-keep-part = { $seat } keeps part { $number }.
event-keep-part-you = You keep part { $number }.
event-digs = { $seat } gets: { $tile }.
event-digs-you = You get: { $tile }.
event-rescued = { $seat2 } saves { $seat }: the skull goes back.
event-rescued-you = { $seat2 } saves you: the skull goes back.
event-rescued-you2 = You save { $seat }: the skull goes back.
event-takes = { $seat } takes from { $seat2 }: { $tile }.
event-takes-you = You take from { $seat2 }: { $tile }.
event-takes-you2 = { $seat } takes from you: { $tile }.
event-gives = { $seat } gives { $seat2 }: { $tile }.
event-gives-you = You give { $seat2 }: { $tile }.
event-gives-you2 = { $seat } gives you: { $tile }.
event-gives-coin = { $seat } gives { $seat2 } a coin.
event-gives-coin-you = You give { $seat2 } a coin.
event-gives-coin-you2 = { $seat } gives you a coin.
event-swap = { $seat } gives { $seat2 }: { $tile }, and takes: { $tile2 }. The Hustler moves on to { $seat2 }.
event-swap-you = You give { $seat2 }: { $tile }, and take: { $tile2 }. The Hustler moves on to { $seat2 }.
event-swap-you2 = { $seat } gives you: { $tile }, and takes: { $tile2 }. The Hustler is yours now.
event-forges = { $seat } forges: { $tile } passes for { $item }.
event-forges-you = You forge: { $tile } passes for { $item }.
event-key = { $seat } has one more key for this turn's orders: { $card }.
event-key-you = You have one more key for this turn's orders: { $card }.
event-fulfils = { $seat } fulfils “{ $order }”.
event-fulfils-you = You fulfil “{ $order }”.
event-pays = { $seat } pays: { $tile }.
event-pays-you = You pay: { $tile }.
event-pays-coin = { $seat } pays a coin.
event-pays-coin-you = You pay a coin.
event-change = { $seat } gets a coin as change.
event-change-you = You get a coin as change.
event-no-change = The supply is empty: no change for { $seat }.
event-no-change-you = The supply is empty: no change for you.
event-scores = { $seat } scores { $number } VP.
event-scores-you = You score { $number } VP.
event-coins = { $number ->
    [one] { $seat } gets a coin.
   *[other] { $seat } gets { $number } coins.
}
event-coins-you = { $number ->
    [one] You get a coin.
   *[other] You get { $number } coins.
}
event-no-coins = { $number ->
    [one] The supply is empty: { $seat } misses a coin.
   *[other] The supply is empty: { $seat } misses { $number } coins.
}
event-no-coins-you = { $number ->
    [one] The supply is empty: you miss a coin.
   *[other] The supply is empty: you miss { $number } coins.
}
event-neutral = { $seat } takes from the supply: { $tile }.
event-neutral-you = You take from the supply: { $tile }.
event-posters = { $number ->
    [one] { $seat } must take a wanted poster.
   *[other] { $seat } must take { $number } wanted posters.
}
event-posters-you = { $number ->
    [one] You must take a wanted poster.
   *[other] You must take { $number } wanted posters.
}
event-master = { $seat } is a Master Thief from now on.
event-master-you = You are a Master Thief from now on.
event-sells = { $seat } sells to the { $dealer }: { $tile }, { $number } VP.
event-sells-you = You sell to the { $dealer }: { $tile }, { $number } VP.
event-haggles = { $seat } haggles for { $number } VP more.
event-haggles-you = You haggle for { $number } VP more.
event-completes = The { $dealer } has all three: { $number } VP more for { $seat }.
event-completes-you = The { $dealer } has all three: { $number } VP more for you.
event-shuffle-dealers = The discarded dealers are shuffled.
event-shuffle-cards = The discarded accomplices are shuffled.
event-raid = { $raid }!
event-raid-later = { $raid }: one raid is enough, this one goes back into the pile.
event-hit = The police find too much at { $seat }'s.
event-hit-you = The police find too much on you.
event-jail = { $seat } goes to jail and returns a wanted poster.
event-jail-you = You go to jail and return a wanted poster.
event-hires = { $number ->
    [one] { $seat } hires an accomplice.
   *[other] { $seat } hires { $number } accomplices.
}
event-hires-you = { $number ->
    [one] You hire an accomplice.
   *[other] You hire { $number } accomplices.
}
event-hired = { $seat } draws an accomplice: { $card }.
event-hired-hidden = { $seat } draws an accomplice.
event-hired-you = You draw an accomplice: { $card }.
event-last-round = { $seat } has finished enough orders: the last turns of this round begin.
event-last-round-you = You have finished enough orders: the last turns of this round begin.
event-end = { $ending }
event-final = { $seat }: { $number } VP.
event-final-you = You: { $number } VP.

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
bag-called = { $bag } bag
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
order-A1 = { $coin-tile ->
    [one] a coin tile
   *[other] { $coin-tile } coin tiles
} from any bag
order-A2 = { $tile } identical tiles in a row
order-A3 = { $ring ->
    [one] ring
   *[other] { $ring } rings
} + { $watch ->
    [one] watch
   *[other] { $watch } watches
}
order-A4 = { $necklace ->
    [one] necklace
   *[other] { $necklace } necklaces
} + { $brooch ->
    [one] brooch
   *[other] { $brooch } brooches
}
order-A5 = { $key ->
    [one] 1 key
   *[other] { $key } keys
} + { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
order-A6 = tiles of { $tile } bag colours
order-A7 = { $key } keys of different colours
order-A8 = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
order-B01 = { $black-tile } black + { $green-tile } green { $green-tile ->
    [one] tile
   *[other] tiles
}
order-B02 = { $red-tile } red + { $blue-tile } blue { $blue-tile ->
    [one] tile
   *[other] tiles
}
order-B03 = { $blue-tile } blue + { $yellow-tile } yellow { $yellow-tile ->
    [one] tile
   *[other] tiles
}
order-B04 = tiles of { $tile } different bag colours
order-B05 = { $tile } tiles of one bag colour
order-B06 = { $valuable } different valuables
order-B07 = { $valuable } identical valuables
order-B08 = { $tile ->
    [one] 1 loot tile
   *[other] { $tile } loot tiles
}
order-B09 = { $red-key ->
    [one] red key
   *[other] { $red-key } red keys
} + { $blue-key ->
    [one] blue key
   *[other] { $blue-key } blue keys
}
order-B10 = { $yellow-key ->
    [one] yellow key
   *[other] { $yellow-key } yellow keys
} + { $green-key ->
    [one] green key
   *[other] { $green-key } green keys
}
order-B11 = { $red-key ->
    [one] red key
   *[other] { $red-key } red keys
} + { $green-key ->
    [one] green key
   *[other] { $green-key } green keys
}
order-B12 = { $blue-key ->
    [one] blue key
   *[other] { $blue-key } blue keys
} + { $yellow-key ->
    [one] yellow key
   *[other] { $yellow-key } yellow keys
}
order-B13 = { $key } keys of different colours
order-B14 = { $key ->
    [one] 1 key
   *[other] { $key } keys
} + { $diamond ->
    [one] diamond
   *[other] { $diamond } diamonds
}
order-B15 = { $diamond ->
    [one] diamond
   *[other] { $diamond } diamonds
}
order-B16 = { $ring ->
    [one] ring
   *[other] { $ring } rings
} + { $watch ->
    [one] watch
   *[other] { $watch } watches
} + { $brooch ->
    [one] brooch
   *[other] { $brooch } brooches
}
order-B17 = { $necklace ->
    [one] necklace
   *[other] { $necklace } necklaces
} + { $watch ->
    [one] watch
   *[other] { $watch } watches
} + { $diamond ->
    [one] diamond
   *[other] { $diamond } diamonds
}
order-B18 = { $ring ->
    [one] ring
   *[other] { $ring } rings
} + { $necklace ->
    [one] necklace
   *[other] { $necklace } necklaces
}
order-B19 = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
order-B20 = { $diamond ->
    [one] diamond
   *[other] { $diamond } diamonds
} + { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
order-B21 = { $tile ->
    [one] 1 tile
   *[other] { $tile } tiles
} in one turn
order-B22 = { $black-tile ->
    [one] 1 tile
   *[other] { $black-tile } tiles
} from the black bag in one turn
order-B23 = { $key ->
    [one] a key
   *[other] { $key } keys
} and { $coin-tile ->
    [one] a coin tile
   *[other] { $coin-tile } coin tiles
} in one turn
order-B24 = complete { $count ->
    [one] a dealer
   *[other] { $count } dealers
} in one turn
order-B25 = sell at least { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in one turn
order-B26 = sell to { $count ->
    [one] a dealer
   *[other] { $count } different dealers
} in one turn
raid-R1 = Police raid ({ $loot ->
    [one] 1 loot tile
   *[other] { $loot } loot tiles
} or more give up { $give })
raid-R2 = Police raid ({ $loot ->
    [one] 1 loot tile
   *[other] { $loot } loot tiles
} or more give up { $give })
raid-R3 = Police raid ({ $posters ->
    [one] 1 poster
   *[other] { $posters } posters
} or more go to jail)
raid-R4 = Police raid ({ $posters ->
    [one] 1 poster
   *[other] { $posters } posters
} or more go to jail)
raid-R5 = Police raid ({ $loot ->
    [one] 1 loot tile
   *[other] { $loot } loot tiles
} or more give up { $give }; { $posters ->
    [one] 1 poster
   *[other] { $posters } posters
} or more go to jail)
raid-R6 = Police raid ({ $loot ->
    [one] 1 loot tile
   *[other] { $loot } loot tiles
} or more give up { $give }; { $posters ->
    [one] 1 poster
   *[other] { $posters } posters
} or more go to jail)

# Dealers
dealer-D1 = Goldsmith
dealer-D2 = Watchmaker
dealer-D3 = Jeweller
dealer-D4 = Milliner
dealer-D5 = Matchmaker
dealer-D6 = Sea captain
dealer-D7 = Dressmaker
dealer-D8 = Theatre dresser
dealer-D9 = Pawnbroker
dealer-D10 = Locksmith
dealer-D11 = Gem cutter
dealer-D12 = Collector

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
effect-backstabber = After another's theft has ended well: they must draw once more. A skull pays you { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
effect-beggar = Any time: everybody else with { $loot ->
    [one] a loot tile
   *[other] { $loot } loot tiles
} or more gives you a tile or a coin.
effect-copycat = While another steals: draw a tile from the same bag. A skull does nothing.
effect-forger = One of your tiles counts as another item, for one order, sale or payment.
effect-gold-digger = After another's theft has ended well: split its loot in two; they choose, you get the rest.
effect-guardian-angel = When another draws a skull: undo it and take one of the fresh tiles.
effect-hustler = Any time: swap a tile with another player, who gets this card.
effect-know-it-all = Before another steals: bet on whether a skull comes. Right: { $points } VP, and you keep the card.
effect-lock-picker = A key of her colour for one order.
effect-black-lock-picker = { effect-lock-picker }
effect-green-lock-picker = { effect-lock-picker }
effect-yellow-lock-picker = { effect-lock-picker }
effect-blue-lock-picker = { effect-lock-picker }
effect-red-lock-picker = { effect-lock-picker }
effect-sidekick = Right after you have stolen: go on with another bag. A skull on its first draw does nothing.

# Master Thieves
thief-T1 = Ringleader (before each turn draws { $cards ->
    [one] an accomplice
   *[other] { $cards } accomplices
})
thief-T2 = Haggler (gets { $points } VP more for selling, once a turn)
thief-T3 = Freelancer (may also fulfil orders that nobody has reserved)
thief-T4 = Shadow (counts { $less ->
    [one] one tile and one poster
   *[other] { $less } tiles and posters
} fewer in raids)
thief-T5 = Charmer (loses nothing by cancelled orders)
thief-T6 = Clutcher (caught by a skull, keeps one tile)

# Options
option-ask = Who is asked whether to play an accomplice: everybody who might, or only who can
option-thieves = Master Thieves: chosen, dealt at random, or ignored
option-idle_rounds = The match ends after so many rounds in which nobody fulfils an order

# The table
table-title = Round { $number }, { $seat }'s turn.
table-last-round = This is the last round.
table-orders = Orders
table-dealers = Dealers (points for each space, { $number } more for the last one)
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
table-supply = Supply: coins { $coins }, posters { $posters }; neutral tiles: { $tiles }
table-piles = Piles: orders { $orders }, dealers { $dealers }, accomplices { $cards }. Discarded accomplices: { $discards }
table-you = { $name } (you)
table-seat = { $name }: { $points } VP; coins { $coins }, posters { $posters }, orders { $orders } of { $end }
table-jailed = (in jail)
table-thief = Master Thief { $thief }
table-thief-locked = Master Thief { $thief }, from { $number ->
    [one] 1 order
   *[other] { $number } orders
} on
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
ask-reserve = Reserve an order if you like, or choose a bag to steal from.
ask-announced = { $seat } is going to steal from the { bag-called } ({ $odds }). Do you play an accomplice?
ask-stealing = { $seat } steals from the { bag-called } ({ $odds }). Do you play an accomplice?
ask-skull-drawn = { $seat } has drawn a skull. Do you play an accomplice before anything is returned?
ask-got-away = { $seat } gets away with { $tile }. Do you play an accomplice?
ask-just-played = { $seat } has played: { $card }. Do you answer?
ask-draw-or-stop = Draw on from the { bag-called } ({ $odds }), or stop?
ask-cling = Which tile do you keep?
ask-actions = Fulfil orders, sell to dealers, or go on.
ask-pay = What do you use for “{ $order }”?
ask-choose-neutral = Which neutral tile do you take?
ask-hiding-loot = The police count loot, and you are over by one tile. Do you hide it?
ask-hiding-posters = The police count wanted posters, and you are over by one. Do you hide it?
ask-give-up = The police are here: what do you return ({ $number })?
ask-hiring = { $number ->
    [0] Do you hire accomplices?
    [one] One accomplice is paid, and will be drawn when you are done. Another one?
   *[other] { $number } accomplices are paid, and will be drawn when you are done. More?
}
ask-beg = { $seat } has sent the Beggar, who holds out his hat: what do you give?
ask-forge = Which tile do you forge?
ask-forge-for = What does it pass for: { $tile }?
ask-split = To which part does this belong: { $tile }?
ask-keep-part = Which part do you keep? 1: { $tile }. 2: { $tile2 }.
ask-angel-takes = Which fresh tile do you take for your help?
ask-swap = Which of your tiles do you swap away?
ask-swap-for = What do you take for it: { $tile }?
target-bag = the { bag-called }

# In the browser
ui-swindler-jailed = jailed
ui-swindler-coins = Coins
ui-swindler-posters = Wanted posters
ui-swindler-hand = Accomplices
ui-swindler-orders = Finished orders

ui-swindler-loot = Your loot
ui-swindler-fresh = Just stolen
ui-swindler-safe = white tiles are safe from skulls
ui-swindler-lost = lost on a skull
ui-swindler-supply = Supply
ui-swindler-in = { $skulls } in { $tiles }
ui-swindler-pile = Orders left: { $number }
ui-swindler-why-order = Your tiles do not fulfil this order, you have not reserved it, or somebody else has.
ui-swindler-why-dealer = You hold nothing that this dealer takes, or it is not the time to sell.
ui-swindler-why-bag = You choose a bag in step 1 of your turn.
ui-swindler-locked = { $number ->
    [one] In 1 order:
   *[other] In { $number } orders:
}
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
ui-many-move-sell = Sell to the { $dealer }
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
ui-sheet-lost = Orders lost
ui-sheet-tie = Tie-break: orders fulfilled
ui-sheet-open = Reservations left open
ui-sheet-coins = Coins at the end
ui-sheet-start = Start
ui-sheet-rest = Start and coins
ui-swindler-free = Free
ui-swindler-yours = Yours
ui-swindler-ready = ready
ui-swindler-theirs = { $name }’s
ui-swindler-have = { $have } of { $number }
ui-swindler-vp = VP
ui-swindler-takes = Takes your { $item }
ui-swindler-open = { $number ->
    [one] last space: +{ $bonus }
   *[other] { $number } open, then +{ $bonus }
}
ui-swindler-inside = { $loot } loot, { $skulls ->
    [one] 1 skull
   *[other] { $skulls } skulls
}
ui-step-reserve = Reserve
ui-step-steal = Steal
ui-step-act = Act
ui-step-refill = Refill
ui-step-hire = Hire
item-key = key
ui-swindler-skull = skull { $skulls } in { $tiles }

# The lesson
lesson-goal = Steal loot, and turn it into points.
lesson-goal-more = Orders and dealers pay for it. A turn has five steps: reserve orders, steal from a bag, fulfil and sell, refill, hire accomplices. Most points win.
lesson-reserve = Reserve “{ $order }”.
lesson-reserve-more = You can fulfil only orders on which your marker lies. You own a watch already: a ring is all you need.
lesson-not-watch = That can wait. Half of what “{ $order }” wants is yours already.
lesson-not-reserve = First the order: without your marker there you could not fulfil it.
lesson-steal = Steal from the { bag-called }.
lesson-steal-more = It shows what may come: seven tiles, three of them rings, and a skull. The first tile comes at once; then you decide after each.
lesson-not-red = Your order wants a ring, and all three rings of this colour are still in the red bag.
lesson-not-enough = One order is enough for this turn. Now steal from the red bag.
lesson-draw = A ring! Draw once more.
lesson-draw-more = One tile in { $number } is the skull. It would take back everything red in front of you, the new ring, too. The blue watch is safe.
lesson-not-draw = You could well stop with the ring. But the odds are good, and a key would pay here: try it.
lesson-stop = A key as well. Now stop.
lesson-stop-more = Whoever stops keeps it all. The ring is for your order, and the key fits the last space of a dealer.
lesson-not-stop = You have all that you came for. One more skull, and it is gone: stop.
lesson-fulfil = Fulfil “{ $order }”.
lesson-fulfil-more = Ring and watch go back to their bags, and you score four points. If an order says “Own”, you only show the tiles.
lesson-not-fulfil = First the order: nothing else pays as much for the ring and the watch.
lesson-sell = Sell the { $tile } to the { $dealer }.
lesson-sell-more = The space shows one point. Whoever fills the last one scores two more, no matter who sold the rest.
lesson-not-sell = Not yet: the key completes this dealer, and that makes three points.
lesson-hire = Hire an accomplice for your coin.
lesson-hire-more = Each costs a coin, stays secret in your hand, and can be used from the next player's turn on.
lesson-not-hire-coin = A coin tile is money, too. But keep it as loot for now, and pay with the round coin.
lesson-not-hire = In the end the coin is worth a single point. An accomplice can bring more: hire one.
lesson-angel = { $seat } drew a skull. Play the { $card }!
lesson-angel-more = It undoes the skull, and you take one of the tiles just stolen. So watch the turns of the others, too.
lesson-not-angel = If you pass, both tiles go back to the bag, and nobody has them. Play the card.
lesson-take = Take the { $tile }.
lesson-take-more = { $seat } keeps the rest and may go on. Take what you need: one of the orders wants a necklace.
lesson-not-take = A key sells for a point. The necklace is half an order.
lesson-plan = Your turn. Reserve “{ $order }”.
lesson-plan-more = You have the necklace. Markers stay until you fulfil the order; but if somebody throws you off it, or you take your marker back, that costs two points.
lesson-not-plan = The necklace belongs to “{ $order }”. Reserve that.
lesson-not-plan-first = First reserve “{ $order }”, then steal what it still wants.
lesson-yellow = Steal from the { bag-called }.
lesson-yellow-more = Two brooches are in it. Remember that you own a coin tile of this colour.
lesson-not-yellow = A brooch is what you need, and two of them are in the yellow bag.
lesson-greed = A brooch! Now be greedy for once: draw.
lesson-greed-more = You could stop and be content. But you should have seen a skull before it really hurts.
lesson-not-greed = That would be wise. In this lesson you shall see what a skull does: draw.
lesson-caught = The skull: all that was yellow is gone.
lesson-caught-more = Both the new brooch and your old coin tile are back in the bag. Other colours stay, and white tiles always do. Had it been your very first tile, you would get a coin for comfort.
lesson-keep = Keep the { $tile }, and be done.
lesson-keep-more = Caught or not, you go on with the other steps. A dealer would pay a point or two for it, but your order pays four.
lesson-not-keep = The necklace is worth more in your order. Keep it: done with this step.
lesson-again = Try the { bag-called } again.
lesson-again-more = Both brooches are in it once more. And you have nothing to lose: a skull takes yellow tiles only, and you own none.
lesson-not-again = Both brooches are in the yellow bag, and you have no yellow tile to lose. Go there.
lesson-enough = The brooch. Now stop.
lesson-enough-more = Ask yourself each time what the next tile may bring, and what a skull would cost you.
lesson-not-stop-now = You have what you need, and you know by now what a skull does. Stop.
lesson-finish = Fulfil “{ $order }”.
lesson-finish-more = Necklace and brooch: four points more.
lesson-not-finish = First the order: four points for the two of them.
lesson-end = Now you know how to swindle.
lesson-end-more = With three players four orders wake your Master Thief, and after eight of one player the round is played to its end. Then every coin is a point, and each order still reserved costs two.

# How one wins and how it ends
goal-win = Orders and dealers pay points. In the end every coin is one more, and every order still reserved costs { $number6 }. Most points win.
goal-end = Once somebody has fulfilled { $number5 ->
    [one] 1 order
   *[other] { $number5 } orders
}, the round is played to its end, and that is it. { $number4 ->
    [0] Nobody has any yet.
   *[other] Whoever is furthest has { $number4 }.
}
goal-now = You have { $number ->
    [one] 1 point
   *[other] { $number } points
} and { $number3 ->
    [one] 1 order
   *[other] { $number3 } orders
}; the best of the others has { $number2 ->
    [one] 1 point
   *[other] { $number2 } points
}.

# Pictures and examples in the rules
picture-bags = The five full bags: how likely a skull is, and every tile inside.
picture-orders = Above what is asked for, below what it pays: points, coins, neutral tiles (white) and wanted posters. The marker in the corner says whose order it is.
picture-dealers = Each dealer buys three items. A number is what an item pays; the first space of the one in the middle is filled already.
picture-tiles = What lies on tiles and cards.
picture-caught = A skull from the blue bag takes every blue tile, old and new. Other colours and white tiles stay.
picture-coin = coin
picture-marker = reservation marker
example-turn = A good turn
example-caught = Caught
example-raid = A police raid

# A first match: what each kind of decision is about
first-choose-thief = Your Master Thief's ability starts once you have finished a few orders, and then it is yours for the rest of the match. Take what fits the way you like to play: safe, or for points.
first-reserve = Only orders with your marker on them can be fulfilled by you, so mark what you can finish soon. A marker on somebody else's order throws them off it, but an order you lose yourself costs you points.
first-announced = Somebody has named a bag and drawn nothing yet. A bet on a skull is worth it where skulls are many or the thief is greedy.
first-stealing = Somebody is in the middle of a theft, and you hold a card that fits. Play it while it is worth most to you, or keep it: it does not run away.
first-skull-drawn = A skull has been drawn, and nothing is returned yet. Whoever saves the thief takes one of the fresh tiles for it, so look whether one of them helps you.
first-got-away = The theft has ended well, and what was stolen can still be spoiled or shared. The more the thief has taken, the more your card is worth.
first-just-played = Somebody has played a card, and you could cancel it. Ask yourself whether it hurts you, or helps a rival who is ahead.
first-draw-or-stop = Every tile is one more to use, but a skull takes all your tiles of this bag's colour, the old ones too. Stop when what you would lose weighs more than the next tile.
first-cling = You were caught, and your Master Thief saves one tile. Keep the one that brings an order nearest.
first-actions = Now tiles turn into points: orders with your marker first, what is left to dealers. Selling the last space of a dealer pays extra, but a tile that is sold no longer helps an order.
first-pay = Several of your tiles would do for this order. Give the one that you can spare: one of a colour of which you hold little anyway.
first-choose-neutral = A neutral tile belongs to no bag, so no skull can take it. Take the picture that an order or a dealer wants next.
first-hiding = Your Master Thief may look poorer than you are. It is nearly always right, unless the raid would do you a favour.
first-give-up = The police take tiles of your choice. Return what no order of yours needs.
first-hiring = An accomplice costs a coin, or a coin tile instead, and can be used from the next turn on. A coin is also a point at the end, so hire early rather than late.
first-beg = The Beggar wants a tile or a coin from you, and you choose which. Give what you need least; a tile you hold twice is a good gift.
first-forge-for = For one use the tile counts as this picture. Choose what an open order or a dealer still lacks.
first-forge = One of your tiles will count as something else, for a single use. Its colour stays, so forge one whose colour you do not need.
first-split = You divide the stolen tiles into two parts, and the thief takes one of them. Make both parts equally good for them, and the other still good for you.
first-keep-part = You keep one part and lose the other. Count what your orders need, not how many tiles there are.
first-angel-takes = For your help you take one of the tiles just stolen. Think of your own orders, or of what the thief needs most.
first-swap-for = Whatever you take is yours, but the card goes along, and its new owner may swap with you later. Take what finishes an order.
first-swap = You give one of your tiles for one of somebody else's. Give away what no order of yours wants.

# Asked of oneself
ask-skull-drawn-own = You have drawn a skull. Do you play an accomplice before anything is returned?

# Parts of the screen in the terminal
zone-dealers = Dealers
zone-others = The others
zone-stake = costs you { $number }
zone-safe = safe { $chances } %
