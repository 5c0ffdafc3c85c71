# No Honor Among Thieves in English.
game-name = No Honor Among Thieves
game-about = Each of you leads a crew. Most jobs are too big for one, so you bargain about shares; afterwards everybody lays down a card, and it shows what the bargain was worth.
game-length = 90 to 120 minutes

# Moves: the turn
move-pass = Pass
move-done = Done
move-end-turn = End your turn
move-legwork = Legwork: discard, then draw up to your hand limit
move-logistics = Logistics: play Logistics cards
move-rest = Rest: refresh your crew
move-rest-and-draw = Rest: refresh your crew and draw 2 Schemes
move-headhunt = Headhunting: five new Characters in the pool
move-exchange = Exchange: offer a trade
move-heist = Heist on Objective { $number }
move-jailbreak = Jailbreak
move-recruit = Recruit { $character }
move-fire = Fire { $character }
move-play = Play { $scheme }
move-play-code = Play { $scheme } (Broken Code)
move-use = Use the ability of { $character }
move-use-code = Use the second ability of { $character }
move-use-treasure = Use { $treasure }
move-card = { $scheme }
move-pick = { $character }
move-give = Give { $number ->
    [one] a Coin
   *[other] { $number } Coins
} to { $seat }

# Moves: negotiations
move-alone = Go alone
move-abandon = Give it up
move-propose = Make the proposal
move-agree = Agree
move-revise = Propose something else
move-accept = Accept
move-refuse = Refuse
move-counter = Make a counter-offer
move-invite = Invite { $seat }
move-drop = Without { $seat }
move-share = A share of { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}
move-claim = { $number ->
    [0] No Treasure
    [one] 1 Treasure
   *[other] { $number } Treasures
}
move-draw = Treasure { $number } is drawn by { $seat }
move-with = Trade with { $seat }
move-offer-character = Offer { $character }
move-want-character = Ask for { $character }
move-offer-treasure = Offer { $treasure }
move-want-treasure = Ask for { $treasure }
move-offer-scheme = Offer { $scheme }
move-want-schemes = Ask for { $number ->
    [one] a Scheme
   *[other] { $number } Schemes
}
move-pay = Pay { $number ->
    [one] a Coin
   *[other] { $number } Coins
}
move-demand = Ask for { $number ->
    [one] a Coin
   *[other] { $number } Coins
}

# Moves: the heist
move-send = Send { $character } to Defense { $number }
move-recall = Take { $character } back
move-challenge = Challenge { $number }
move-defense = Defense { $number }
move-replace = Replace Defense { $number2 } of Objective { $number }
move-skill = { $skill }
move-raise = Raise the need
move-lower = Lower the need
move-die = Take the { $face }
move-player = { $seat }
move-keep = Leave them in this order
move-swap = Swap them
move-pay-up = Pay
move-show-hand = Show your hand
move-lay = Lay { $scheme }
move-drop-agenda = Put { $agenda } away

# Events: setup and turn
event-first = { $seat } is the start player.
event-first-you = You are the start player.
event-objective = A new Objective: { $objective }, { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}.
event-objective-again = { $objective } is good for another heist: { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}.
event-defense = { $defense } now guards { $objective }.
event-pool = { $character } is for hire.
event-jailed = { $character } sits in Jail.
event-join = { $character } joins the crew of { $seat }.
event-join-you = { $character } joins your crew.
event-turn = Turn { $number }: { $seat }.
event-turn-you = Turn { $number }: you.
event-action = { $seat }: { $move }.
event-action-you = You: { $move }.
event-draw = { $seat } draws { $scheme }.
event-draw-hidden = { $seat } draws a Scheme.
event-draw-you = You draw { $scheme }.
event-shuffle = The discarded Schemes are shuffled.
event-discard = { $seat } discards { $scheme }.
event-discard-you = You discard { $scheme }.
event-card-passed = { $seat2 } gets { $scheme } from { $seat }.
event-card-passed-hidden = { $seat2 } gets a Scheme from { $seat }.
event-card-passed-you = { $seat2 } gets { $scheme } from you.
event-card-passed-you2 = You get { $scheme } from { $seat }.
event-look = { $seat } looks at the hand of { $seat2 }.
event-look-you = You look at the hand of { $seat2 }.
event-look-you2 = { $seat } looks at your hand.
event-seen = { $seat } sees { $scheme } in the hand of { $seat2 }.
event-seen-hidden = { $seat } sees a card in the hand of { $seat2 }.
event-seen-you = You see { $scheme } in the hand of { $seat2 }.
event-seen-you2 = { $seat } sees a card in your hand.
event-recovers = { $seat } takes { $scheme } from the discard pile.
event-recovers-you = You take { $scheme } from the discard pile.
event-scouts = { $seat } sees on the Defense deck: { $defense }.
event-scouts-hidden = { $seat } looks at a card of the Defense deck.
event-scouts-you = You see on the Defense deck: { $defense }.
event-earn = { $seat } gains { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-earn-you = You gain { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-pay = { $seat } pays { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-pay-you = You pay { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-rob = { $seat } gets { $number ->
    [one] a Coin
   *[other] { $number } Coins
} from { $seat2 }.
event-rob-you = You get { $number ->
    [one] a Coin
   *[other] { $number } Coins
} from { $seat2 }.
event-rob-you2 = { $seat } gets { $number ->
    [one] a Coin
   *[other] { $number } Coins
} from you.
event-give = { $seat } gives { $seat2 } { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-give-you = You give { $seat2 } { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-give-you2 = { $seat } gives you { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-attach = { $character } is equipped with { $scheme }.
event-fired = { $character } is fired.

# Events: cards, abilities, dice, Characters
event-play = { $seat } plays { $scheme }.
event-play-you = You play { $scheme }.
event-play-code = { $seat } plays { $scheme }, the Broken Code effect.
event-play-code-you = You play { $scheme }, the Broken Code effect.
event-use = { $seat } uses { $character }.
event-use-you = You use { $character }.
event-use-treasure = { $seat } uses { $treasure }.
event-use-treasure-you = You use { $treasure }.
event-at-character = Aimed at: { $character } ({ $seat }).
event-at-character-you = Aimed at: { $character } (yours).
event-at-stranger = It is about: { $character }.
event-at-player = Aimed at: { $seat }.
event-at-player-you = Aimed at: you.
event-at-defense = Aimed at: { $defense }.
event-at-skill = Skill: { $skill }.
event-at-challenge = The new challenge: { $challenge }.
event-at-raise = The need goes up.
event-at-lower = The need goes down.
event-roll-for = A roll for { $scheme } of { $seat }.
event-roll-for-you = A roll for your { $scheme }.
event-roll-for-ability = A roll for the ability of { $character } ({ $seat }).
event-roll-for-ability-you = A roll for the ability of { $character } (yours).
event-roll-for-consequence = A roll for what happens at { $defense }.
event-roll-off-exhaust = A roll-off at { $defense }: the fewest daggers have a Character exhausted.
event-roll-off-arrest = A roll-off at { $defense }: the fewest daggers have a Character arrested.
event-roll-off-kill = A roll-off at { $defense }: the fewest daggers have a Character killed.
event-cancelled = { $scheme } is cancelled.
event-roll = { $seat } rolls { $face }.
event-roll-you = You roll { $face }.
event-roll-two = { $seat } rolls { $face } and { $face2 }.
event-roll-two-you = You roll { $face } and { $face2 }.
event-takes-die = { $seat } takes the { $face }.
event-takes-die-you = You take the { $face }.
event-exhausted = { $character } is exhausted.
event-refreshed = { $character } is refreshed.
event-arrested = { $character } is arrested.
event-killed = { $character } is killed.
event-spared = { $character } gets away with exhaustion.
event-pardoned = { $character } is pardoned, but exhausted.

# Events: negotiations
event-plans = { $seat } plans a heist: { $objective }.
event-plans-you = You plan a heist: { $objective }.
event-plans-jailbreak = { $seat } plans a jailbreak.
event-plans-jailbreak-you = You plan a jailbreak.
event-gives-up = { $seat } gives it up.
event-gives-up-you = You give it up.
event-offer = { $seat } offers { $seat2 } { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}{ $number2 ->
    [0] { "" }
    [one] {" "}and a Treasure
   *[other] {" "}and { $number2 } Treasures
}.
event-offer-you = You offer { $seat2 } { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}{ $number2 ->
    [0] { "" }
    [one] {" "}and a Treasure
   *[other] {" "}and { $number2 } Treasures
}.
event-offer-you2 = { $seat } offers you { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}{ $number2 ->
    [0] { "" }
    [one] {" "}and a Treasure
   *[other] {" "}and { $number2 } Treasures
}.
event-accepts = { $seat } accepts.
event-accepts-you = You accept.
event-refuses = { $seat } refuses.
event-refuses-you = You refuse.
event-counters = { $seat } asks for { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}{ $number2 ->
    [0] { "" }
    [one] {" "}and a Treasure
   *[other] {" "}and { $number2 } Treasures
}.
event-counters-you = You ask for { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}{ $number2 ->
    [0] { "" }
    [one] {" "}and a Treasure
   *[other] {" "}and { $number2 } Treasures
}.
event-drops = { $seat } goes without { $seat2 }.
event-drops-you = You go without { $seat2 }.
event-drops-you2 = { $seat } goes without you.
event-agreed = { $seat } agrees: the shares are settled.
event-agreed-you = You agree: the shares are settled.
event-would-give-character = The trade: { $seat } would give { $seat2 } { $character }.
event-would-give-character-you = The trade: you would give { $seat2 } { $character }.
event-would-give-character-you2 = The trade: { $seat } would give you { $character }.
event-would-give-treasure = The trade: { $seat } would give { $seat2 } { $treasure }.
event-would-give-treasure-you = The trade: you would give { $seat2 } { $treasure }.
event-would-give-treasure-you2 = The trade: { $seat } would give you { $treasure }.
event-would-give-coins = The trade: { $seat } would give { $seat2 } { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-would-give-coins-you = The trade: you would give { $seat2 } { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-would-give-coins-you2 = The trade: { $seat } would give you { $number ->
    [one] a Coin
   *[other] { $number } Coins
}.
event-would-give-schemes = The trade: { $seat } would give { $seat2 } { $number ->
    [one] a Scheme
   *[other] { $number } Schemes
}.
event-would-give-schemes-you = The trade: you would give { $seat2 } { $number ->
    [one] a Scheme
   *[other] { $number } Schemes
}.
event-would-give-schemes-you2 = The trade: { $seat } would give you { $number ->
    [one] a Scheme
   *[other] { $number } Schemes
}.
event-offers-instead = { $seat } offers something else instead:
event-offers-instead-you = You offer something else instead:
event-treasure-passed = { $seat2 } gets { $treasure } from { $seat }.
event-treasure-passed-you = { $seat2 } gets { $treasure } from you.
event-treasure-passed-you2 = You get { $treasure } from { $seat }.

# Events: the heist
event-sends = { $seat } sends { $character } to { $defense }.
event-sends-you = You send { $character } to { $defense }.
event-targets = { $seat } aims at { $challenge } ({ $defense }).
event-targets-you = You aim at { $challenge } ({ $defense }).
event-lends = { $seat } lends { $treasure } to { $character }.
event-lends-you = You lend { $treasure } to { $character }.
event-recalls = { $seat } takes { $character } back.
event-recalls-you = You take { $character } back.
event-ready = { $seat } is ready.
event-ready-you = You are ready.
event-called-off = It cannot be done like this: the heist of { $seat } is called off.
event-called-off-you = It cannot be done like this: your heist is called off.
event-calls-off = { $seat } calls the heist off.
event-calls-off-you = You call the heist off.
event-complications = The heist of { $seat } is on. Complications!
event-complications-you = Your heist is on. Complications!
event-passes = { $seat } passes.
event-passes-you = You pass.
event-need-up = { $defense }: { $skill } +{ $number }.
event-need-down = { $defense }: { $skill } −{ $number }.
event-stronger = { $character }: +{ $number } { $skill }.
event-swapped = { $character } and { $character2 } change places.
event-success = The heist of { $seat } succeeds.
event-success-you = Your heist succeeds.
event-failure = The heist of { $seat } fails.
event-failure-you = Your heist fails.
event-consequence = { $defense }: { $result }.
event-peeks = { $seat } looks at the card of { $seat2 }: { $scheme }.
event-peeks-hidden = { $seat } looks at the card of { $seat2 }.
event-peeks-you = You look at the card of { $seat2 }: { $scheme }.
event-peeks-you2 = { $seat } looks at your card.
event-reveals = { $seat } reveals { $scheme }.
event-reveals-you = You reveal { $scheme }.
event-caught = { $seat } catches { $seat2 } red-handed.
event-caught-you = You catch { $seat2 } red-handed.
event-caught-you2 = { $seat } catches you red-handed.
event-share = { $seat } takes { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
} of the haul.
event-share-you = You take { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
} of the haul.
event-to-bank = { $number ->
    [one] 1 Coin goes
   *[other] { $number } Coins go
} to the bank.
event-treasure = { $seat } draws a Treasure: { $treasure }.
event-treasure-you = You draw a Treasure: { $treasure }.
event-broken = Honor is broken, for good.
event-end = { $ending }
event-stash = { $seat } has { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}.
event-stash-you = You have { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}.
event-agenda = Agenda of { $seat }: { $agenda }, { $number ->
    [0] not fulfilled
    [one] 1 Coin
   *[other] { $number } Coins
}.
event-agenda-you = Your Agenda: { $agenda }, { $number ->
    [0] not fulfilled
    [one] 1 Coin
   *[other] { $number } Coins
}.

ending-heist = A Stage 3 heist has succeeded: the match is over.
ending-martial-law = Martial law! Too few Characters are left: the City Watch wins, all players lose.
ending-limit = The agreed number of turns is over.
ending-idle = Nothing has succeeded for many rounds: the match is over.

skill-lies = Lies
skill-muscle = Muscle
skill-stealth = Stealth
skill-tinker = Tinker
skill-number = { $number } { $skill }
skills-and = { $some } + { $more }
result-none = nothing happens
result-exhaust_one = one Character is exhausted
result-exhaust_all = all Characters there are exhausted
result-arrest_one = one Character is arrested
result-arrest_all = all Characters there are arrested
result-kill_one = one Character is killed
result-kill_all = all Characters there are killed

# The table
table-setup = Setup
table-turn = Turn { $number }: { $seat }, { $actions ->
    [one] 1 action left
   *[other] { $actions } actions left
}
table-honor-intact = Honor holds.
table-honor-broken = Honor is broken.
table-objective = Objective { $number }: { $objective }, Stage { $stage }, { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}{ $treasures ->
    [0] { "" }
    [one] , 1 Treasure
   *[other] , { $treasures } Treasures
}{ $hauls ->
    [one] { "" }
   *[other] , { $hauls } heists
}
table-veiled = { $number ->
    [one] 1 Defense
   *[other] { $number } Defenses
}, drawn when somebody declares a heist
table-or = or
table-watch = Watch
table-no-skill = no skill
table-coins = { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}
table-schemes = { $number ->
    [one] 1 Scheme
   *[other] { $number } Schemes
}
table-heist = The heist: { $target }
table-jail = Jail
table-pool = Pool
table-graveyard = Graveyard
table-aims = aims at
table-nobody = nobody
table-share = Share of { $seat }: { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}, { $draws ->
    [one] 1 Treasure
   *[other] { $draws } Treasures
}; the rest is the leader's
table-draft = Your offer to { $seat }: { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}, { $draws ->
    [one] 1 Treasure
   *[other] { $draws } Treasures
}
table-revealed = { $seat } has revealed { $scheme }
table-peek = You have seen the card of { $seat }: { $scheme }
table-talks = Negotiations
table-deal = { $giver } gives { $taker }: { $what }
table-answer-accepted = accepted
table-answer-refused = refused
table-answer-countered = wants another share
table-answer-dropped = left out
table-cost = cost { $number }
table-you = { $name } (you)
table-player = { $name }: { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}, { $cards ->
    [one] 1 Scheme
   *[other] { $cards } Schemes
}
# how often somebody kept a bargain at a Moment of Truth, and how often not
table-faith = kept faith { $number }, { $number2 ->
    [0] never betrayed
   *[other] betrayed { $number2 }
}
table-exhausted = exhausted
table-treasures = Treasures
table-hand = Schemes
table-agendas = Agendas
table-decks = Decks: Schemes { $schemes } (discarded { $discard }), Defenses { $defenses }, Characters { $characters }, Treasures { $treasures }
table-mat = Stage { $stage }, { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}, { $slots ->
    [one] 1 Defense
   *[other] { $slots } Defenses
}{ $treasures ->
    [0] { "" }
    [one] , 1 Treasure
   *[other] , { $treasures } Treasures
}{ $hauls5 ->
    [one] { "" }
   *[other] , { $hauls5 } heists with five or six players
}
table-failure = If a Defense holds, a die decides. { $table }.
table-type-moment = Moment of Truth
table-type-complication = Complication
table-type-logistics = Logistics
table-type-active = Active
table-type-reaction = Reaction

ask-motivation = Which of your three Agendas do you put away?
ask-draft = Which Character do you pick?
ask-discard = Too many cards: which Scheme do you discard?
ask-chalice = Which Character does the Chalice refresh?
ask-turn = Your turn: what do you do? ({ $number ->
    [one] 1 action
   *[other] { $number } actions
} left)
ask-legwork = Legwork: discard what you like, then you draw.
ask-logistics = Logistics: which card do you play?
ask-planning = Whom do you invite, and what do you offer? The haul is { $number }. { $number2 ->
    [0] No proposal is left in this turn.
    [one] One proposal is left in this turn.
   *[other] { $number2 } proposals are left in this turn.
}
ask-planning-share = The haul is { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}. What share do you offer { $seat }?
ask-considering = { $seat } offers you { $number2 ->
    [one] 1 Coin
   *[other] { $number2 } Coins
} of a haul of { $number }. Do you join the heist?
ask-counteroffer = What share do you want? The haul is { $number }.
ask-deciding = Do you set out with { $seat } on these terms? { $number ->
    [0] No proposal is left in this turn.
    [one] One proposal is left in this turn.
   *[other] { $number } proposals are left in this turn.
}
ask-deciding-alone = Nobody goes along. What now? { $number ->
    [0] No proposal is left in this turn.
    [one] One proposal is left in this turn.
   *[other] { $number } proposals are left in this turn.
}
terms = { $what }; the rest is for { $seat }: { $number }.
terms-share = { $seat } gets { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}
terms-you = { $what }; the rest is yours: { $number }.
terms-share-you = you get { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}
ask-sending = Whom do you send where? Still to confirm: { $seat }. { $number ->
    [0] You can take nobody back any more.
    [one] You can take somebody back once more.
   *[other] You can take somebody back { $number } more times.
}
ask-naming = Which challenge of { $defense } do you aim at?
ask-lending = Who gets { $treasure } for this heist?
ask-complications = Complications: do you help, hinder or pass?
ask-choosing = { $scheme }: what is your choice?
ask-choosing-ability = { $character }: what is your choice?
ask-countering = { $seat } plays { $scheme }. Do you counter it?
ask-countering-at = { $seat } plays { $scheme } on: { $targets }. Do you counter it?
ask-saving = { $character } ({ $seat }) is about to be killed. Do you save them?
ask-saving-own = Your { $character } is about to be killed. Do you save them?
ask-saving-arrest = { $character } ({ $seat }) is about to be arrested. Do you save them?
ask-saving-arrest-own = Your { $character } is about to be arrested. Do you save them?
saving-next = After this it is about: { $character }.
ask-roll = Which die do you take: { $face }? { $purpose }
ask-rolling = { $seat } has rolled { $face }. { $purpose } Do you have it rolled again?
ask-rolling-own = You have rolled { $face }. { $purpose } Do you roll again?
roll-for = The roll is for { $scheme }, played by { $seat }.
roll-for-ability = The roll is for an ability: { $character } ({ $seat }).
roll-for-consequence = It decides what happens at { $defense }.
roll-off-exhaust = The fewest daggers have a Character exhausted at { $defense }.
roll-off-arrest = The fewest daggers have a Character arrested at { $defense }.
roll-off-kill = The fewest daggers have a Character killed at { $defense }.
ask-truth = The Moment of Truth about { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}: which Scheme do you lay?
ask-peeking = Whose card do you look at?
ask-revealing = Do you take your card back and lay another?
ask-replacing = Which Scheme do you lay instead?
ask-avenging = You were betrayed. Do you take revenge?
ask-freeing = Whom do you get out of Jail, if anybody?
ask-victim-exhaust = Which of your Characters at { $defense } is exhausted?
ask-victim-arrest = Which of your Characters at { $defense } is arrested?
ask-victim-kill = Which of your Characters at { $defense } is killed?
ask-bargaining = What do you offer, and what do you want for it? { $number ->
    [0] No proposal is left in this turn.
    [one] One proposal is left in this turn.
   *[other] { $number } proposals are left in this turn.
}
ask-bargaining-instead = What would you give { $seat }, and what do you want for it?
ask-hearing = Do you accept this trade with { $seat }?
ask-handing = Which Scheme do you hand over?
ask-rethinking = There is no agreement. Another offer? { $number ->
    [0] No proposal is left in this turn.
    [one] One proposal is left in this turn.
   *[other] { $number } proposals are left in this turn.
}
ask-from-hand-own = Which Scheme do you part with?
ask-from-hand-other = Which card from the hand of { $seat } do you choose?
ask-casing = In which order do the two Defenses go back?
ask-casing-replace = Which Defense on the table is replaced?
ask-blackmailed = { $seat } blackmails you: pay { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}, or show your hand and lose a card?
target-character = { $character } ({ $seat })
target-defense = { $defense }
target-challenge = { $challenge }
plan = { $what }
plan-short = { $defense }: missing { $what }
plan-skill = { $number } { $skill }
plan-empty = { $defense }: nobody there
plan-done = Every Defense is bypassed as it stands.
future-bypassed = { $defense }: bypassed
future-chance = { $defense }: bypassed { $number } in { $number2 }
future-holds = { $defense }: holds, whatever is rolled
future-exhausted = { $character } is exhausted
future-arrested = { $character } is arrested
future-killed = { $character } is killed
future-unharmed = { $character } comes to no harm
future-works = as it stands, the haul of { $number } is shared out
future-open = the dice decide about the haul of { $number }
future-fails = as it stands, no haul of { $number }
future-spent = { $scheme } is discarded, and it was a go

option-ask = Who is asked whether to react: everybody who might, or only who can
option-agendas = Agendas: choose two of three, or two dealt
option-turn_limit = The match ends after so many turns (0: no limit)
option-idle_rounds = The match ends after so many rounds without a successful heist on an Objective
option-proposals = How many proposals a player may make in a turn, for heists and Exchanges together
option-treasures_tradable_by_exchange = Treasures can be traded in an Exchange
option-ace_ties_count = The Ace: a tie with another crew counts
option-max_players = How many may play at most
option-jailbreak_adds_coin = A Coin on both Objectives after a jailbreak
option-veteran_needs_broken_code = The Veteran kills only after honor is broken
option-yacht_counts_consequences = Failure tables that exhaust kill on the River Yacht

cards-characters = Characters
cards-schemes = Schemes
cards-defenses = Defenses
cards-printed = Defenses printed on mats
cards-objectives = Objectives
cards-agendas = Hidden Agendas
cards-treasures = Treasures

# Characters
character-second_story_man = Second-Story Man
character-shyster = Shyster
character-enforcer = Enforcer
character-veteran = Veteran
character-ghost = Ghost
character-grave_robber = Grave Robber
character-crooked_watchman = Crooked Watchman
character-courtier = Courtier
character-alchemist = Alchemist
character-magus = Magus
character-crooked_magistrate = Crooked Magistrate
character-dashing_stranger = Dashing Stranger
character-jack_of_all_trades = Jack-of-All-Trades
character-mastermind = Mastermind
character-lookout = Lookout
character-engineer = Engineer
character-cat_burglar = Cat Burglar
character-pit_fighter = Pit Fighter
character-cutpurse = Cutpurse
character-street_urchin = Street Urchin
character-locksmith = Locksmith
character-safecracker = Safecracker
character-forger = Forger
character-fence = Fence
character-assassin = Assassin
character-smuggler = Smuggler
character-con_artist = Con Artist
character-acrobat = Acrobat
character-bounty_hunter = Bounty Hunter
character-informant = Informant
character-sellsword = Sellsword
character-disgraced_noble = Disgraced Noble
character-back_alley_surgeon = Back-Alley Surgeon
character-saboteur = Saboteur
character-illusionist = Illusionist

# Schemes
scheme-betrayal = Betrayal!
scheme-traitor = Traitor!
scheme-vanish = Vanish with the Goods
scheme-blood_money = Blood Money
scheme-side_job = Side Job
scheme-contingency = Contingency Plan
scheme-red_handed = Caught Red-Handed
scheme-skim = Skim the Take
scheme-sleight = Sleight of Hand
scheme-loyal = Loyal to the End
scheme-on_alert = On Alert
scheme-pointed_questions = Pointed Questions
scheme-changed_locks = Changed Locks
scheme-brute_force = Brute Force
scheme-shadows = Into the Shadows
scheme-silver_tongue = Silver Tongue
scheme-steady_hands = Steady Hands
scheme-reinforcements = Reinforcements
scheme-twisted_ankle = Twisted Ankle
scheme-call_the_watch = Call the Watch
scheme-inside_help = Inside Help
scheme-improvised_plan = Improvised Plan
scheme-housebreaker_kit = Housebreaker Kit
scheme-weapons_cache = Weapons Cache
scheme-soft_boots = Soft Boots
scheme-forged_papers = Forged Papers
scheme-faked_death = Faked Death
scheme-bail_money = Bail Money
scheme-better_offer = Better Offer
scheme-case_the_joint = Case the Joint
scheme-pawned_goods = Pawned Goods
scheme-word_on_the_street = Word on the Street
scheme-stick_up_crew = Stick-Up Crew
scheme-stiff_drink = Stiff Drink
scheme-light_fingers = Light Fingers
scheme-lucky_break = Lucky Break
scheme-knockout_drops = Knockout Drops
scheme-blackmail = Blackmail
scheme-play_dead = Play Dead
scheme-taking_it_personally = Taking It Personally
scheme-foiled = Foiled!
scheme-slippery = Slippery
scheme-loaded_dice = Loaded Dice

# Defenses
defense-ceremonial_guards = Ceremonial Guards
defense-alert_guards = Alert Guards
defense-thief_taker = Thief-Taker
defense-watch_patrol = Watch Patrol
defense-night_watchman = Night Watchman
defense-watch_sergeant = Watch Sergeant
defense-watch_captain = Watch Captain
defense-watchful_steward = Watchful Steward
defense-lamplit_courtyard = Lamplit Courtyard
defense-mercenary_company = Mercenary Company
defense-hired_thugs = Hired Thugs
defense-guard_dogs = Guard Dogs
defense-war_hounds = War Hounds
defense-bodyguards = Bodyguards
defense-high_walls = High Walls
defense-iron_fence = Iron Fence
defense-barricaded_door = Barricaded Door
defense-sturdy_lock = Sturdy Lock
defense-masterwork_lock = Masterwork Lock
defense-iron_portcullis = Iron Portcullis
defense-clockwork_trap = Clockwork Trap
defense-pressure_plates = Pressure Plates
defense-hidden_vault = Hidden Vault
defense-alarm_bells = Alarm Bells
defense-stone_golem = Stone Golem
defense-warding_sigils = Warding Sigils
defense-watch_sealed_door = Watch-Sealed Door
defense-jailer = Jailer
defense-palace_guard = Palace Guard
defense-duel = The Duel
printed-jailer = { defense-jailer }
printed-palace_guard = { defense-palace_guard }
printed-duel = { defense-duel }

# Objectives
objective-wealthy_merchant = Wealthy Merchant
objective-dockside_warehouse = Dockside Warehouse
objective-pawnbroker = Pawnbroker's Shop
objective-gambling_den = Gambling Den
objective-tax_coach = Tax Collector's Coach
objective-countinghouse = Countinghouse
objective-lords_manor = Lord's Manor
objective-river_yacht = River Yacht
objective-ancient_temple = Ancient Temple
objective-duelists_guild = Duelist's Guild
objective-auction_house = Auction House
objective-kings_palace = King's Palace
objective-wizards_tower = Wizard's Tower
objective-royal_mint = Royal Mint

# Agendas
agenda-the_ace = The Ace
agenda-the_collector = The Collector
agenda-the_fist = The Fist
agenda-the_shadow = The Shadow
agenda-honeyed_word = The Honeyed Word
agenda-the_artificer = The Artificer
agenda-complete_crew = The Complete Crew
agenda-birds_of_a_feather = Birds of a Feather
agenda-old_friends = Old Friends
agenda-the_liberator = The Liberator
agenda-the_serpent = The Serpent
agenda-a_thiefs_word = A Thief's Word
agenda-lone_wolf = Lone Wolf
agenda-personal_reasons = Personal Reasons
agenda-the_last_score = The Last Score
agenda-red_ledger = Red Ledger
agenda-the_old_code = The Old Code
agenda-high_society = High Society

# Treasures
treasure-skeleton_key = Skeleton Key
treasure-nightcloak = Cloak of Midnight
treasure-ancestral_blade = Ancestral Blade
treasure-silver_mask = Silver Mask
treasure-ruby_idol = Ruby Idol
treasure-crown_jewel = Crown Jewel
treasure-signet_ring = Signet Ring
treasure-satchel = Bottomless Satchel
treasure-chalice = Healer's Chalice
treasure-crystal_ball = Crystal Ball
treasure-lucky_coin = Lucky Coin
treasure-royal_pardon = Royal Pardon

face-X = X
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

# What the cards do
# Parts of the effects: the numbers are those of the card.
text-coins = { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}
text-code-coins = { $code_coins ->
    [one] 1 Coin
   *[other] { $code_coins } Coins
}
text-discount = { $discount ->
    [one] 1 Coin
   *[other] { $discount } Coins
}
text-large-table = { $number5 ->
    [0] { "" }
   *[other] {" "}({ $number5 } with five or six players)
}
text-reward = { text-coins }{ $coins5 ->
    [0] { "" }
   *[other] {" "}({ $coins5 } with five or six players)
}
text-dice = { $dice ->
    [one] die roll
   *[other] die roll (1 of 2)
}
effect-second_story_man = Failure tables cannot exhaust it; arrest and kill still apply.
effect-shyster = Reaction: another Character of your crew who would be arrested is exhausted instead.
effect-enforcer = Active, Broken Code: exhaust a Character of another crew.
effect-veteran = Active, Broken Code: discard a Scheme to kill a Character of another crew.
effect-ghost = Reaction: cancel a Scheme of another player that is not aimed at the Ghost (no Moment of Truth cards).
effect-grave_robber = Broken Code: { text-coins } whenever another Character is killed.
effect-crooked_watchman = +{ $bonus } Lies at Watch Defenses and the Jailer.
effect-courtier = +{ $bonus } Lies on heists of Stage 2 and 3.
effect-alchemist = Active, Complications: a Character on the heist has +{ text-dice } Muscle or Stealth.
effect-magus = Active, Complications: a need of a Defense goes up or down by { text-dice }.
effect-crooked_magistrate = Active, your turn: pay { $price ->
    [one] 1 Coin
   *[other] { $price } Coins
} and take a Character from Jail, exhausted.
effect-crooked_magistrate_code = Active, Broken Code: arrest an exhausted Character of another crew.
effect-dashing_stranger = Active: take a random Scheme from another hand, then give that player one of yours.
effect-mastermind = Active, your turn: { $actions ->
    [one] one more action
   *[other] { $actions } more actions
} (no second Heist).
effect-lookout = Reaction: reroll a consequences die at a Defense with one of your Characters.
effect-engineer = Active, your turn: take equipment from the discard pile.
effect-pit_fighter = Exhausted after every heist it was sent on.
effect-cutpurse = Active: gain { text-coins }.
effect-cutpurse_code = Active, Broken Code: take { text-code-coins } from another player.
effect-safecracker = { text-coins } when a heist succeeds and its Defense has Coins.
effect-forger = Your Recruit actions cost { text-discount } less.
effect-fence = Active, your turn: discard { $schemes ->
    [one] a Scheme
   *[other] up to { $schemes } Schemes
} for { text-coins } each.
effect-assassin = Active, Broken Code: kill an exhausted Character of another crew.
effect-smuggler = Your hand limit is { $hand } higher.
effect-con_artist = Reaction: take your card of the Moment of Truth back and lay another one face up.
effect-acrobat = Takes no place at a Defense (but it does at the Duel).
effect-bounty_hunter = { text-coins } whenever a Character of another crew is arrested.
effect-informant = Active: look at another hand.
effect-informant_code = Active, Broken Code: look at another hand and have a card of your choice discarded.
effect-disgraced_noble = { $final_coins ->
    [one] 1 Coin
   *[other] { $final_coins } Coins
} at the end, before Agendas, if in your crew.
effect-back_alley_surgeon = Reaction: another Character of your crew who would be killed is exhausted instead.
effect-saboteur = Active, Complications: Muscle and Tinker needs of a Defense go up or down by { $need }.
effect-illusionist = Active, Complications: two Characters at different Defenses change places (not the Duel).
effect-betrayal = Betrayal of value { $betrayal }.
effect-vanish = Betrayal of value { $betrayal } that no Reaction can answer.
effect-blood_money = Nothing while honor holds; Broken Code: betrayal of value { $code_betrayal }.
effect-side_job = { text-coins } from the bank if nobody else on the heist betrayed.
effect-contingency = If another betrays and you do not, you take { text-coins } of the haul instead of the usual one.
effect-red_handed = Cancel one betrayal of another player for payout and Treasure; honor still breaks.
effect-skim = Take { text-coins } of the haul before anything else; no betrayal.
effect-sleight = If nobody betrayed and there is a Treasure, you draw one, whatever was agreed.
effect-loyal = If nobody betrayed, everybody on the heist draws { $schemes ->
    [one] a Scheme
   *[other] { $schemes } Schemes
}, and you { $more } more.
effect-on_alert = Muscle or Stealth of a Defense: need +{ text-dice }.
effect-pointed_questions = Lies of a Defense: need +{ text-dice }.
effect-changed_locks = Tinker of a Defense: need +{ text-dice }.
effect-brute_force = A Character on the heist has +{ text-dice } Muscle.
effect-brute_force_code = Broken Code: exhaust a Character on the heist.
effect-shadows = A Character on the heist has +{ text-dice } Stealth.
effect-silver_tongue = A Character on the heist has +{ text-dice } Lies.
effect-steady_hands = A Character on the heist has +{ text-dice } Tinker.
effect-reinforcements = Replace a Defense of the heist with the next one; the leader names its challenge anew.
effect-twisted_ankle = Exhaust a Character on the heist.
effect-twisted_ankle_code = Broken Code: kill an exhausted Character on the heist.
effect-call_the_watch = A Defense counts as Watch, and one skill it shows needs { $need } more.
effect-inside_help = A need of a Defense: −{ text-dice }.
effect-improvised_plan = Where you have a Character: name another challenge; each of its skills needs { $need } less.
effect-attach = Equipment: stays under one of your Characters and adds { $skills }.
effect-faked_death = Take a Character from the Graveyard into your crew, exhausted.
effect-bail_money = Pay the cost of a Character in Jail and take it into your crew.
effect-bail_out = Take a Character from Jail into your crew; it costs you { text-discount } less than to recruit it.
effect-better_offer = Recruit from the pool for { text-discount } less.
effect-better_offer_code = Broken Code: buy an unexhausted Character from another player for its cost plus { $code_coins }.
effect-case_the_joint = Look at the next two Defenses, put them back in any order, then replace a Defense on the table.
effect-pawned_goods = { text-coins }, and { $each } for each of your Treasures.
effect-word_on_the_street = Draw { $schemes ->
    [one] a Scheme
   *[other] { $schemes } Schemes
}, then discard one.
effect-stick_up_crew = Take { text-coins } from another player.
effect-stick_up_crew_code = Broken Code: take { text-code-coins }.
effect-stiff_drink = Refresh a Character.
effect-light_fingers = Take a random Scheme from another hand.
effect-lucky_break = Gain { text-dice } Coins.
effect-knockout_drops = Exhaust an unexhausted Character of another crew.
effect-knockout_drops_code = Broken Code: kill an exhausted one.
effect-blackmail = Look at another hand.
effect-blackmail_code = Broken Code: the other pays you { text-code-coins }, or shows the hand and loses a card to you.
effect-play_dead = A Character of any crew who would be killed is exhausted instead.
effect-taking_it_personally = You were betrayed: kill a Character of a betrayer.
effect-foiled = Cancel a Scheme of another player (no Moment of Truth cards).
effect-slippery = One of your Characters who would be arrested is exhausted instead.
effect-loaded_dice = A roll is made again; the second one stands.
effect-tax_coach = All its Defenses count as Watch.
effect-river_yacht = Whoever is exhausted here is killed.
effect-ancient_temple = After a success everybody sent here is exhausted.
effect-wizards_tower = Its Defenses are drawn when a heist is declared, and then there is no way back; after a failure they are discarded.
effect-kings_palace = One slot is always the Palace Guard.
effect-duelists_guild = One slot is always the Duel, for one Character only.
effect-duel = Only one Character can be sent here.
effect-the_ace = { text-reward }: one of your Characters has more skill icons than every Character of the other crews.
effect-the_collector = { text-reward }: you own at least { $number ->
    [one] 1 Treasure
   *[other] { $number } Treasures
}.
effect-the_fist = { text-reward }: your crew shows at least { $number } Muscle.
effect-the_shadow = { text-reward }: your crew shows at least { $number } Stealth.
effect-honeyed_word = { text-reward }: your crew shows at least { $number } Lies.
effect-the_artificer = { text-reward }: your crew shows at least { $number } Tinker.
effect-complete_crew = { text-reward }: you have { $number ->
    [one] a Character
   *[other] { $number } Characters
}, and your crew shows all four skills.
effect-birds_of_a_feather = { text-reward }: at least { $number } of your Characters show the same skill.
effect-old_friends = { text-reward }: you have { $number ->
    [one] 1 Character
   *[other] { $number } Characters
}, among them the two you drafted, both unexhausted.
effect-the_liberator = { text-reward }: a Character joined your crew from Jail.
effect-the_serpent = { text-reward }: you betrayed at least once.
effect-a_thiefs_word = { text-reward }: you took part in at least { $number ->
    [one] 1 successful heist
   *[other] { $number } successful heists
}{ text-large-table } with others and never betrayed.
effect-lone_wolf = { text-reward }: you completed a heist on an Objective alone.
effect-personal_reasons = { text-reward }: you have more Coins than the player on your left, before Agendas.
effect-the_last_score = { text-reward }: the heist that ended the game was launched by you.
effect-red_ledger = { text-reward }: at least { $number ->
    [one] 1 Character lies
   *[other] { $number } Characters lie
} in the Graveyard{ text-large-table }.
effect-the_old_code = { text-reward }: there { $number ->
    [one] was at most 1 betrayal
   *[other] were at most { $number } betrayals
}{ text-large-table } in the whole match.
effect-high_society = { text-reward }: the recruitment costs of your crew add up to at least { $number }.
effect-skeleton_key = On each heist one of your Characters has +{ $bonus } Tinker.
effect-nightcloak = On each heist one of your Characters has +{ $bonus } Stealth.
effect-ancestral_blade = On each heist one of your Characters has +{ $bonus } Muscle.
effect-silver_mask = On each heist one of your Characters has +{ $bonus } Lies.
effect-valuable = { text-coins } at the end, before Agendas.
effect-signet_ring = Your Recruit actions cost { text-discount } less.
effect-satchel = Your hand limit is { $hand } higher.
effect-chalice = At the start of your turn you may refresh a Character.
effect-crystal_ball = In the Moment of Truth you choose last and may look at one other card.
effect-lucky_coin = Once per heist: reroll a roll of your own or a consequences die at a Defense with your Character.
effect-royal_pardon = A failure table that would arrest one of your Characters exhausts it instead, if it is not exhausted already.

# In the browser
ui-hint-points = I would choose: { $move }. On average it brings { $number ->
    [one] one Coin
   *[other] { $number } Coins
} more than the next best, { $other }.
ui-nohonor-coins = Coins
ui-nohonor-haul = Haul
ui-nohonor-deck = deck { $number }
ui-nohonor-failure = If a Defense holds, one die decides
ui-nohonor-all = all
ui-nohonor-short = missing: { $what }
ui-nohonor-passed = bypassed
ui-nohonor-margin = { $number ->
    [0] bypassed, none to spare
   *[other] bypassed, { $number } to spare
}
ui-nohonor-truth = Moment of Truth
ui-nohonor-agreed = agreed { $number }
ui-nohonor-you = You
ui-nohonor-turn = Turn { $number }: { $seat }
ui-nohonor-actions = { $number ->
    [one] 1 action left
   *[other] { $number } actions left
}
ui-nohonor-deal = The deal
ui-nohonor-rest = leads, takes the rest
ui-nohonor-rest-you = lead, take the rest
ui-nohonor-to-split = { $number ->
    [one] 1 Coin to split
   *[other] { $number } Coins to split
}
ui-nohonor-wants = wants { $number }
ui-nohonor-not-asked = not asked
ui-nohonor-draws = Who draws Treasure { $number }
ui-nohonor-gets = What each gets
ui-nohonor-if-works = If it works
ui-nohonor-if-betrays = If { $name } betrays for { $number }
ui-nohonor-if-you-betray = If you betray for { $number }
ui-nohonor-if-fails = If a Defense holds
ui-nohonor-no-haul = no haul, and a die decides who is hurt
ui-nohonor-traitor-draws = A single betrayer draws all Treasures.
ui-nohonor-heist-on = Heist: { $objective }
ui-nohonor-send-to = { $character } to { $defense }
ui-nohonor-defense = { $defense }
ui-nohonor-replace = Replace { $defense } ({ $objective })
ui-nohonor-alone = { $number ->
    [one] the one Coin is yours
   *[other] all { $number } are yours
}
ui-nohonor-costs-nothing = costs nothing
ui-step-plan = Plan
ui-step-send = Send in
ui-step-complications = Complications
ui-step-truth = Truth
ui-nohonor-asked = is asked
ui-nohonor-passes = passed in a row: { $number } of { $all }
ui-nohonor-trade = The trade
ui-nohonor-you-give = You give
ui-nohonor-gives = { $name } gives
ui-nohonor-last = The last truth
ui-nohonor-crew = Your crew
ui-nohonor-type-moment = Truth
ui-nohonor-type-complication = Complication
ui-nohonor-type-active = Active
ui-nohonor-type-reaction = Reaction
ui-nohonor-type-logistics = Logistics
ui-many-move-give = Coins to { $seat }
ui-many-move-share = Share in Coins
ui-many-move-pay = Pay Coins
ui-many-move-demand = Ask for Coins
ui-many-move-want-schemes = Ask for Schemes
ui-many-move-recruit = Recruit
ui-many-move-fire = Fire
ui-many-move-send = Send { $character } to Defense
ui-many-move-offer-scheme = Offer a Scheme
ui-nohonor-offer = Your offer
ui-nohonor-share-of = Share of { $name }
ui-nohonor-keep = You keep { $number }
ui-nohonor-send = Send the offer
ui-nohonor-counter = Ask for
ui-nohonor-send-counter = Send the counter-offer
short-move-legwork = Legwork
short-move-logistics = Logistics
short-move-rest = Rest
short-move-rest-and-draw = Rest, draw 2
short-move-headhunt = Headhunting
short-move-exchange = Exchange
short-move-heist = Heist { $number }
ui-nohonor-odds-watch = The Jailer, and every Defense of the Watch
ui-nohonor-odds-die = One die of a card that rolls
ui-nohonor-odds-least = at least { $number }
ui-nohonor-have = { $have } of { $need }
ui-nohonor-with = with { $character }: { $what }
ui-nohonor-can = your crew could
ui-nohonor-why-dear = It costs { $number }, and you have { $number2 ->
    [one] 1 Coin
   *[other] { $number2 } Coins
}.
ui-nohonor-why-full = Your crew is full: no more than { $number }.
ui-nohonor-why-exhausted = Exhausted: rest first.
ui-nohonor-when-moment = For a Moment of Truth, after a heist that worked.
ui-nohonor-when-complication = For the Complications of a heist.
ui-nohonor-when-logistics = For the action Logistics, in your turn.
ui-nohonor-when-active = For your own turn, or the Complications of a heist.
ui-nohonor-when-reaction = For the moment that it names.
ui-nohonor-nav = Parts of the table
ui-nohonor-nav-rivals = Rivals
ui-nohonor-nav-jobs = Jobs
ui-nohonor-nav-deal = Deal
ui-nohonor-nav-city = City
ui-nohonor-nav-own = You
ui-moment-reveals = The Moment of Truth
ui-moment-failure = The heist fails
ui-moment-success = The heist succeeds
ui-moment-share = The haul is shared out
ui-moment-broken = Honor is broken
ui-moment-end = The match is over
ui-sheet-coins = Coins
ui-sheet-agendas = Agendas
ui-sheet-tie = Tie-break: Treasures
ui-sheet-rest = Treasures and the rest

# The lesson
lesson-goal = Coins win, and heists bring Coins.
lesson-goal-more = Every haul lies behind Defenses. The first success on a Stage 3 ends the game, and the richest wins. On most heists you will need partners.
lesson-recruit = Recruit the { $character }.
lesson-recruit-more = You have three actions a turn. A Character costs Coins and brings skills: this one two Muscle, like the one you have.
lesson-not-recruit = Useful, too, but here you will need Muscle. Take the { $character }.
lesson-not-recruit-first = First more strength: with two Characters you can do much more on a heist.
lesson-not-recruit-later = That can wait. Begin with somebody new in your crew.
lesson-heist = Plan a heist: { $objective }.
lesson-heist-more = A single Defense stands before it, and one of its challenges is enough: that you can do on your own.
lesson-not-den = For { $objective2 } you lack a skill: its lock wants Tinker. Take the other one.
lesson-not-heist = Now strike: a heist is an action as well, once in a turn.
lesson-alone = Go alone.
lesson-alone-more = With partners you would have to share. Alone you take the whole haul, { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}, and nobody can betray you.
lesson-not-alone = You need nobody for this: alone the whole haul is yours.
lesson-send = Send the { $character }.
lesson-send-more = One or two Characters go to each Defense, and if it fails a die decides what becomes of them: that stands with the Objective. One is enough here.
lesson-not-send = Leave the other at home this time: send the { $character }.
lesson-challenge = Name the challenge: two Muscle.
lesson-challenge-more = The guards can be talked round, slipped past or beaten. The { $character } brings exactly two Muscle.
lesson-not-challenge = The { $character } has Muscle and nothing else: aim at that.
lesson-ready = You are set: done.
lesson-ready-more = Now come the Complications: one after the other, everybody at the table may play a card for or against you, until all have passed.
lesson-not-ready = Two Muscle are needed, and two are there. Nothing more to do: done.
lesson-turn = It worked. End your turn.
lesson-turn-more = The Coins are yours, and a new Objective lies there. You will not need the action that is left.
lesson-not-turn = Another time. End your turn, and see what the others have in mind.
lesson-accept = { $seat } wants you along. Accept.
lesson-accept-more = You are offered { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
} for your part. Agreed shares are binding, as long as nobody betrays.
lesson-not-accept = Haggling is allowed. But alone none of you can do it, and the offer is fair: accept.
lesson-dogs = Send the { $character } to the { $defense }.
lesson-dogs-more = { $defense } want three Muscle or two Stealth. Your partner sees to the lock.
lesson-not-dogs = The lock is taken care of. Begin with the { $character }, against the { $defense }.
lesson-muscle = Name the challenge: three Muscle.
lesson-muscle-more = You came first, so you choose. It stays the aim even if it becomes harder later on.
lesson-not-muscle = Neither of yours can sneak. Aim at Muscle.
lesson-both = Send the { $character } as well.
lesson-both-more = Two and two are four: one more than you need. In the Complications somebody might raise the price.
lesson-not-both = Two Muscle are not enough for three. Send your second Character.
lesson-go = Everybody is in place: done.
lesson-go-more = When all are ready, the Complications begin. Watch: somebody will try to stop you.
lesson-not-go = Four Muscle against three: that should do. Stay, and be ready.
lesson-truth = The Moment of Truth: lay { $scheme }.
lesson-truth-more = { $seat } made it harder, and you held. Now everybody on the heist lays a card, face down. Words are kept, or not. Keep yours this once.
lesson-not-truth = A betrayal would bring six Coins. Keep your word for now, and see what it is worth.
lesson-betrayed = { $seat } has betrayed you.
lesson-betrayed-more = A traitor takes what the card says, { $number } here; who was loyal gets a single Coin. And honor is broken, for everybody and for good: from now on cards can kill.
lesson-end = Now you know what a word is worth.
lesson-end-more = Agendas like this one pay Coins in the end: keep yours in mind. Ask before each heist who would gain more by a betrayal than by your share.

# How one wins and how it ends
goal-win = Most Coins win. Your Agendas add theirs in the end, if they are met.
goal-end = The first success on a Stage 3 ends the game; { $number3 ->
    [0] none lies open yet
    [one] one lies open
   *[other] { $number3 } lie open
}. If the Characters left in crews, pool and deck are fewer than { $number5 }, all lose: there { $number4 ->
    [one] is 1
   *[other] are { $number4 }
}.
goal-now = You have { $number ->
    [one] 1 Coin
   *[other] { $number } Coins
}, the richest of the others { $number2 }.

# Pictures and examples in the rules
picture-skills = The four skills.
picture-signs = The other signs at the table.
picture-characters = Three Characters: portrait, skills, what it costs to recruit them, and what they can do.
picture-schemes = A Scheme of each type. The round number is the value of a betrayal.
picture-defenses = Three Defenses: any one of the challenges is enough. The shield marks the Watch; a Coin adds to the haul.
picture-objectives = An Objective of each stage: Coins, places for Defenses, Treasures, and below what a failed Defense does for each face of the die.
picture-dice = The six faces of a Dagger Die.
picture-or = or
picture-exhaust = exhausted
picture-arrest = arrested
picture-kill = killed
picture-traitor = has betrayed somebody
picture-honor = honor holds while the seal is whole
example-betrayal = A heist and a betrayal
example-two = Two betrayers
example-failure = A failure

# A first match: what each kind of decision is about
first-motivation = Agendas are secret goals that pay at the end of the match. Your crew you choose afterwards: put away the one that seems hardest to reach.
first-draft = You choose the first two of your crew, and the second one is free. Different skills open more Defenses than twice the same.
first-discard = You hold more Schemes than you may keep. Keep a betrayal or something against it, and what your crew can use.
first-chalice = One of your exhausted Characters gets fresh again. Choose whom you want to send, or whose ability you want to use.
first-turn = Recruit, draw (Legwork) and refresh your crew (Rest) until a heist is possible, then look for partners. Headhunting deals a new pool, Logistics plays such cards, and Exchange is a trade.
first-legwork = Throw away what you cannot use, and draw up to your limit. A hand without a card for the Moment of Truth is an open invitation.
first-logistics = Logistics Schemes prepare a heist: tools for a Character, help from outside, Coins. One action covers as many of them as you like.
first-planning = You can go alone, or invite others and offer them shares of the haul. Shares bind only as long as nobody betrays, so pay well whoever you need.
first-considering = { $number ->
    [0] There are no Coins to share;
   *[other] Shared alike, each would get about { $number3 } of the { $number };
} of the { $number5 } fresh Characters with a skill that is asked for there, { $number4 ->
    [one] one is
   *[other] { $number4 } are
} yours. Compare that with your share, and think of what might be laid down at the end.
first-counteroffer = You may name another share, and the leader takes it or leaves it. Ask for what the heist cannot do without.
first-deciding = All have answered. Go with those who agree if they cover every Defense; else make another offer, as long as you have one left.
first-sending = Put your Characters at the Defenses so that each challenge is met, with something to spare if you can. Whoever comes to a Defense first names the challenge there.
first-naming = This challenge stays, even if another gets easier later. Name the one in which your people are strong and your partners can help.
first-lending = A Treasure helps one Character on this heist. Give it to whoever stands where it is tight.
first-complications = Everybody at the table may help or hinder the heist now, one thing at a go, until all pass in a row. If you are on it, keep something for a late attack; if not, ask what your passing is worth to them.
first-choosing = The card or ability lets you choose whom or what it works on. The table shows beside each choice what it would change.
first-countering = Somebody has played a Scheme, and you can cancel it now or never. Do it if it ruins something you live from.
first-saving = A Character is about to be lost, and you have something that saves. Your own skills on this heist, or thanks from somebody you need, may be worth the card.
first-rolling = The dice have fallen, and you could have them rolled again. More daggers are not always better: read what the roll is for.
first-roll = You rolled two dice and take one of them. Choose by what it does, which is said in the question.
first-truth = Everybody on the heist lays one Scheme face down, and all are turned up together. Loyal cards keep the agreement; a betrayal takes its value first, and everybody will remember it.
first-peeking = You may look at one of the cards laid down before all are shown. Look at the one you trust least.
first-revealing = All cards are open, and you may still exchange your own. Do so if the others have changed what it is worth.
first-replacing = This card takes the place of the one you laid. Choose by what lies open now.
first-avenging = Somebody has betrayed you, and you hold a card for that. It costs the traitor dearly, and you nothing but the card.
first-freeing = One Character may leave Jail with you, free of charge. Take the one your crew lacks, and mind that you have room.
first-victim = A Defense has held, and one of your Characters there pays for it. Let it be the one you need least in the next turns.
first-bargaining = You put together a trade: what you give and what you want. It needs everybody's consent, so let both sides gain.
first-hearing = Somebody offers you a trade. Accept if what you get helps you more than what you give helps them, or answer with an offer of your own.
first-handing = You have agreed to hand over a Scheme, and you choose which. Nobody but the two of you sees it.
first-rethinking = The trade has failed. Another offer costs nothing but one of your proposals for this turn.
first-from-hand-own = You have to part with a Scheme. Keep what you need in the Moment of Truth.
first-from-hand-other = You look into a hand and choose a card. A betrayal taken now is one you need not fear later.
first-casing-replace = One Defense on the table is exchanged. Replace what stops you, or what lets a rival pass.
first-casing = You have seen the next two Defenses and put them back in the order you like. The first one comes out next.
first-blackmailed = Somebody threatens you: pay, or bear what follows. Compare the Coins with what you would lose.

# What bots say at the table, to a partner
talk-hopeless = I no longer believe in this one, { $seat }. Nothing against you.
talk-dear = At that price I would rather stay at home, { $seat }.
talk-distrust = After what you did, { $seat }? Then it would have to be more.
talk-not-worth-it = That is not worth the trouble to me, { $seat }.
talk-grudge = I shall remember that, { $seat }.
talk-again = Again, { $seat }? You will pay for it.
talk-amends = All right, { $seat }. I will let bygones be bygones.
talk-pleasure = A pleasure to work with you, { $seat }.

# Parts of the screen in the terminal
zone-city = The city
zone-others = The others
