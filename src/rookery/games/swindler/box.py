"""The box of Swindler: its pieces as data, checked, and turned into the rules' tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from rookery.games.carddata import Card, CardFile, Source, introduce, read_cards
from rookery.games.swindler.rules.game import Swindler
from rookery.games.swindler.rules.tables import (
    ABILITIES,
    ANY_KEY,
    BAGS,
    BY_COLOUR,
    BY_ITEM,
    BY_KEY,
    CARD_IDS,
    COLOURS,
    DISCARD,
    FEATS,
    NOTHING,
    ORDER_KINDS,
    ORDERS,
    OWN,
    RELATIONS,
    SPACES,
    WHITE,
    Need,
    Order,
)
from rookery.kernel.state import Option

OUR_CARDS = Path(__file__).with_name("cards.yaml")

Few = Annotated[int, msgspec.Meta(ge=1, le=20)]

# The numbers of each accomplice and each Master Thief's ability; they stood in the rules once.
ACCOMPLICE_NUMBERS = {"beggar": "loot", "backstabber": "coins", "know-it-all": "points"}
THIEF_NUMBERS = {"recruit": "cards", "haggle": "points", "hide": "less"}
NEWER = {"accomplices": ["loot", "coins", "points"], "thieves": ["cards", "points", "less"]}

MOST_IDLE_ROUNDS = 50
DECISIONS_A_TURN = 400  # with every card of the box played and answered by all

Colour = Literal["red", "blue", "yellow", "green", "black"]


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    pass


class Start(Struct):
    points: int
    coins: int
    source: Source


class Needed(Struct):
    thief: int
    end: int
    source: Source


class Picture(Card, kw_only=True):
    kind: Literal["key", "joker", "coin", "valuable"]
    colour: Colour | None = None
    worth: int = 0


class Bag(Struct):
    tiles: dict[str, int]
    skulls: int
    source: Source


class Neutral(Struct):
    tiles: dict[str, int]
    source: Source


class DealerTile(Card, kw_only=True):
    spaces: list[tuple[str, int]]


class Reward(Struct):
    points: int
    coins: int = 0
    neutral: int = 0
    posters: int = 0


class OrderCard(Card, kw_only=True):
    deck: Literal["A", "B"]
    kind: Literal["own", "discard", "draw", "feat"]
    reward: Reward
    needs: dict[str, int] = {}
    relation: Literal["", "different", "same", "row"] = ""
    coins: int = 0
    feat: Literal["complete dealers", "sell tiles", "supply dealers"] | None = None
    count: int = 0


class RaidCard(Card, kw_only=True):
    loot: int = 0
    give: int = 0
    posters: int = 0


class Accomplice(Card, kw_only=True):
    count: int
    loot: Few | None = None
    coins: Few | None = None
    points: Few | None = None


class Thief(Card, kw_only=True):
    effect: Literal["recruit", "haggle", "freelance", "hide", "shrug", "cling"]
    cards: Few | None = None
    points: Few | None = None
    less: Few | None = None


class Cards(Struct):
    game: Literal["swindler"]
    coins: int
    posters: int
    markers: int
    start: Start
    cancelled: int
    dealer_bonus: int
    orders_needed: dict[int, Needed]
    pictures: list[Picture]
    bags: dict[Colour, Bag]
    neutral: Neutral
    dealers: list[DealerTile]
    orders: list[OrderCard]
    raids: list[RaidCard]
    accomplices: list[Accomplice]
    thieves: list[Thief]


def options() -> list[Option]:
    return [
        Option("ask", ["sealed", "holders"]),
        Option("thieves", ["choose", "random", "ignored"]),
        Option("idle_rounds", [20, *(n for n in range(1, MOST_IDLE_ROUNDS + 1) if n != 20)]),
    ]


def load(path: Path | None = None) -> Swindler:
    """The game with our pieces, or with those of a file."""
    cards, file = read_cards(path or OUR_CARDS, Cards, NEWER, OUR_CARDS)
    check(cards, file)
    game = Swindler(options())
    game.coin_tokens = cards.coins
    game.poster_tokens = cards.posters
    game.markers = cards.markers
    game.start_points = cards.start.points
    game.start_coins = cards.start.coins
    game.cancel_cost = cards.cancelled
    game.dealer_bonus = cards.dealer_bonus
    game.thief_at = [0] * 5
    game.end_at = [0] * 5
    for seats, needed in cards.orders_needed.items():
        game.thief_at[seats] = needed.thief
        game.end_at[seats] = needed.end
    add_tiles(game, cards)
    add_dealers(game, cards, file)
    add_orders(game, cards, file)
    game.card_count = [0] * len(CARD_IDS)
    for i, accomplice in enumerate(cards.accomplices):
        game.card_count[CARD_IDS.index(accomplice.id)] = accomplice.count
        where = f"$.accomplices[{i}]"
        file.check_numbers(where, accomplice, ACCOMPLICE_NUMBERS.get(accomplice.id, ""))
        game.begged_from += accomplice.loot or 0
        game.stab_coins += accomplice.coins or 0
        game.bet_points += accomplice.points or 0
    for i, thief in enumerate(cards.thieves):
        file.check_numbers(f"$.thieves[{i}]", thief, THIEF_NUMBERS.get(thief.effect, ""))
        game.thief_number.append(thief.cards or thief.points or thief.less or 0)
        game.thief_ids.append(thief.id)
        game.thief_ability.append(ABILITIES.index(thief.effect))
    game.number_moves()
    introduce(game, "dealer", cards.dealers)
    introduce(game, "order", cards.orders)
    introduce(game, "raid", cards.raids)
    introduce(game, "card", cards.accomplices)
    introduce(game, "thief", cards.thieves)
    game.max_length = most_decisions(game)
    game.fingerprint = file.fingerprint
    game.files = [str(file.path)]
    return game


def most_decisions(game: Swindler) -> int:
    """A generous bound: every order may come in the last round before a match ends for idleness."""
    orders = max((game.end_at[seats] - 1) * seats + ORDERS for seats in (2, 3, 4))
    return (orders + 1) * MOST_IDLE_ROUNDS * 4 * DECISIONS_A_TURN


# Tables ---------------------------------------------------------------------------------------


def add_tiles(game: Swindler, cards: Cards) -> None:
    """Items first, then the faces bag by bag, the neutral ones last."""
    pictures = {picture.id: picture for picture in cards.pictures}
    for picture in cards.pictures:
        if picture.kind != "key":
            key = ANY_KEY if picture.kind == "joker" else NOTHING
            add_item(game, picture.id, key, picture.worth)
    game.key_item = [add_item(game, f"{colour}-key", i, 0) for i, colour in enumerate(COLOURS[:5])]
    for colour in range(WHITE + 1):
        tiles = cards.neutral.tiles if colour == WHITE else bag_of(cards, colour).tiles
        game.first_face.append(len(game.face_ids))
        for picture in cards.pictures:
            if tiles.get(picture.id, 0):
                game.face_ids.append(f"{COLOURS[colour]}-{picture.id}")
                game.face_colour.append(colour)
                item = game.item_ids.index(item_of(picture, colour))
                game.face_item.append(item)
                game.face_key.append(game.item_key[item])
                game.face_worth.append(game.item_worth[item])
                if game.item_worth[item]:
                    game.coin_faces |= 1 << (len(game.face_ids) - 1)
                if picture.icon:
                    game.icons[f"tile-{game.face_ids[-1]}"] = picture.icon
                    game.icons[f"item-{item_of(picture, colour)}"] = picture.icon
                name = pictures[picture.id].name
                if name:
                    game.names[game.face_ids[-1]] = f"{COLOURS[colour]} {name}"
                    game.names[item_of(picture, colour)] = name
        counts = [tiles[picture.id] for picture in cards.pictures if tiles.get(picture.id, 0)]
        if colour == WHITE:
            game.full_neutral = counts
        else:
            game.full_bags.append([*counts, bag_of(cards, colour).skulls])
    game.first_face.append(len(game.face_ids))
    game.faces = len(game.face_ids)
    game.forgeable = sorted(set(game.face_item))


def add_item(game: Swindler, name: str, key: int, worth: int) -> int:
    game.item_ids.append(name)
    game.item_key.append(key)
    game.item_worth.append(worth)
    return len(game.item_ids) - 1


def bag_of(cards: Cards, colour: int) -> Bag:
    return cards.bags[COLOURS[colour]]  # type: ignore[index]


def item_of(picture: Picture, colour: int) -> str:
    if picture.kind == "key":
        return f"{picture.colour or COLOURS[colour]}-key"
    return picture.id


def bits_of(numbers: list[int]) -> int:
    return sum(1 << number for number in set(numbers))


def faces_showing(game: Swindler, items: int) -> int:
    """The faces that show one of these items, as bits."""
    return bits_of([f for f in range(game.faces) if items >> game.face_item[f] & 1])


def add_dealers(game: Swindler, cards: Cards, file: CardFile) -> None:
    for i, dealer in enumerate(cards.dealers):
        game.dealer_ids.append(dealer.id)
        for item, points in dealer.spaces:
            need = need_of(game, cards, item)
            if need is None or need.by_background or has_coins(game, need):
                raise file.error(f"$.dealers[{i}].spaces", f"a dealer cannot take {item!r}")
            game.space_faces.append(need.faces)
            game.space_items.append(need.items)
            game.space_points.append(points)


def has_coins(game: Swindler, need: Need) -> bool:
    return any(need.items >> i & 1 and game.item_worth[i] for i in range(len(game.item_ids)))


def need_of(game: Swindler, cards: Cards, word: str) -> Need | None:
    """What a word of an order or a dealer stands for; None if it stands for nothing."""
    colour, _, rest = word.rpartition(" ")
    if rest == "tile" and (not colour or colour in COLOURS[:BAGS]):
        wanted = range(BAGS + 1) if not colour else [COLOURS.index(colour)]
        faces = [f for f in range(game.faces) if game.face_colour[f] in wanted]
        return Need(bits_of(faces), 0, True)
    valuables = [picture.id for picture in cards.pictures if picture.kind == "valuable"]
    if word == "coin tile":
        items = bits_of([i for i, worth in enumerate(game.item_worth) if worth])
    elif word == "valuable":
        items = bits_of([game.item_ids.index(one) for one in valuables])
    elif word in valuables:
        items = 1 << game.item_ids.index(word)
    elif word == "key":
        items = bits_of([i for i, key in enumerate(game.item_key) if key != NOTHING])
    elif rest == "key" and colour in COLOURS[:BAGS]:
        keys = (ANY_KEY, COLOURS.index(colour))
        items = bits_of([i for i, key in enumerate(game.item_key) if key in keys])
    else:
        return None
    return Need(faces_showing(game, items), items, False)


def add_orders(game: Swindler, cards: Cards, file: CardFile) -> None:
    for i, card in enumerate(cards.orders):
        relation_of = BY_ITEM
        words = list(card.needs)
        if words and words[0].endswith("key"):
            relation_of = BY_KEY
        elif words and words[0].endswith("tile"):
            relation_of = BY_COLOUR
        order = Order(ORDER_KINDS.index(card.kind), RELATIONS.index(card.relation), relation_of)
        for word, count in card.needs.items():
            need = need_of(game, cards, word)
            if need is None:
                raise file.error(f"$.orders[{i}].needs", f"an order cannot ask for {word!r}")
            if card.relation in ("different", "same") and need.by_background:
                coloured = bits_of([f for f in range(game.faces) if game.face_colour[f] < BAGS])
                need = Need(need.faces & coloured, 0, True)  # white is no bag's colour
            if word.endswith("key") and order.kind in (OWN, DISCARD):
                order.keys = True
            order.needs += [need] * count
            order.like_last += [n > 0 for n in range(count)]
        order.by_background = all(need.by_background for need in order.needs)
        order.coins = card.coins
        order.feat = FEATS.index(card.feat) if card.feat else NOTHING
        order.count = card.count
        order.points = card.reward.points
        order.reward_coins = card.reward.coins
        order.reward_neutral = card.reward.neutral
        order.reward_posters = card.reward.posters
        (game.a_orders if card.deck == "A" else game.b_orders).append(i)
        game.orders.append(order)
        game.order_ids.append(card.id)
    for raid in cards.raids:
        game.b_orders.append(len(game.order_ids))
        game.order_ids.append(raid.id)
        game.raid_loot.append(raid.loot)
        game.raid_give.append(raid.give)
        game.raid_posters.append(raid.posters)


# Checks ---------------------------------------------------------------------------------------


def check(cards: Cards, file: CardFile) -> None:
    """What the schema cannot say: counts, ids and numbers that make a playable set."""
    check_numbers(cards, file)
    check_ids(cards, file)
    check_tiles(cards, file)
    check_orders(cards, file)
    seen: set[str] = set()
    for i, accomplice in enumerate(cards.accomplices):
        if accomplice.id not in CARD_IDS or accomplice.id in seen:
            kinds = ", ".join(CARD_IDS)
            where = f"$.accomplices[{i}].id"
            raise file.error(where, f"an accomplice, each once, is one of {kinds}")
        seen.add(accomplice.id)
        if not 0 <= accomplice.count <= 50:
            raise file.error(f"$.accomplices[{i}].count", "there are 0 to 50 cards of a kind")
    if len(cards.thieves) < 4:
        raise file.error("$.thieves", "four players need four Master Thieves at least")


def check_numbers(cards: Cards, file: CardFile) -> None:
    limits = {
        "coins": (4 * cards.start.coins, 1000),
        "posters": (0, 1000),
        "markers": (1, ORDERS),
        "cancelled": (0, 100),
        "dealer_bonus": (0, 100),
    }
    for name, (low, high) in limits.items():
        if not low <= getattr(cards, name) <= high:
            raise file.error(f"$.{name}", f"{name} must be {low} to {high}")
    if not (0 <= cards.start.points <= 1000 and 0 <= cards.start.coins <= 100):
        raise file.error("$.start", "a start has 0 to 1000 points and 0 to 100 coins")
    if sorted(cards.orders_needed) != [2, 3, 4]:
        raise file.error("$.orders_needed", "numbers are needed for 2, 3 and 4 players")
    for seats, needed in cards.orders_needed.items():
        if not 1 <= needed.thief <= needed.end:
            raise file.error(f"$.orders_needed.{seats}", "1 <= thief <= end")


def check_ids(cards: Cards, file: CardFile) -> None:
    """Ids are words of moves: each only once."""
    for groups in (("pictures",), ("dealers",), ("orders", "raids"), ("thieves",)):
        seen: set[str] = set()
        for group in groups:
            for i, one in enumerate(getattr(cards, group)):
                if one.id.lower() in seen:
                    raise file.error(f"$.{group}[{i}].id", f"the id {one.id} is taken")
                seen.add(one.id.lower())
    words = [*CARD_IDS]
    for group in ("dealers", "orders", "raids", "thieves"):
        words += [one.id.lower() for one in getattr(cards, group)]
    if len(set(words)) != len(words):
        raise file.error("$", "orders, raids, dealers, thieves and accomplices need different ids")


def check_tiles(cards: Cards, file: CardFile) -> None:
    pictures = {picture.id: picture for picture in cards.pictures}
    for i, picture in enumerate(cards.pictures):
        where = f"$.pictures[{i}]"
        if (picture.kind == "coin") != (picture.worth in (1, 2)):
            raise file.error(f"{where}.worth", "a coin, and only a coin, is worth 1 or 2")
        if picture.colour and picture.kind != "key":
            raise file.error(f"{where}.colour", "only a key has a colour of its own")
        if picture.id in ("skull", "lock-picker") or (
            picture.id.endswith("-key") and picture.kind != "key"
        ):
            raise file.error(f"{where}.id", f"the id {picture.id} is taken")
    if sorted(cards.bags) != sorted(COLOURS[:BAGS]):
        raise file.error("$.bags", f"the bags are {', '.join(COLOURS[:BAGS])}")
    piles = [(f"$.bags.{colour}", bag.tiles) for colour, bag in cards.bags.items()]
    for where, tiles in [*piles, ("$.neutral", cards.neutral.tiles)]:
        for name, count in tiles.items():
            if name not in pictures or not 1 <= count <= 50:
                raise file.error(f"{where}.tiles", f"{name}: {count} is no picture with a number")
    for colour, bag in cards.bags.items():
        if not 1 <= bag.skulls <= 50 or not bag.tiles:
            raise file.error(f"$.bags.{colour}", "a bag holds some loot and 1 to 50 skulls")
    for name in cards.neutral.tiles:
        if pictures[name].kind == "coin" or (
            pictures[name].kind == "key" and not pictures[name].colour
        ):
            raise file.error(
                "$.neutral.tiles", "neutral tiles show no coins, and keys need a colour"
            )


def check_orders(cards: Cards, file: CardFile) -> None:
    for i, dealer in enumerate(cards.dealers):
        if len(dealer.spaces) != SPACES or any(not 0 <= p <= 100 for _, p in dealer.spaces):
            raise file.error(
                f"$.dealers[{i}].spaces", "a dealer has three spaces of 0 to 100 points"
            )
    if len(cards.dealers) < 3:
        raise file.error("$.dealers", "there are three dealers at least")
    for i, order in enumerate(cards.orders):
        where = f"$.orders[{i}]"
        if (order.kind == "feat") != (order.feat is not None and order.count > 0):
            raise file.error(where, "a feat, and only a feat, names what is done and how often")
        if order.kind != "feat" and not order.needs and not order.coins:
            raise file.error(where, "an order asks for something")
        if order.kind in ("draw", "feat") and order.coins:
            raise file.error(f"{where}.coins", "coins are due for own and discard orders only")
        if any(not 1 <= n <= 20 for n in order.needs.values()) or not 0 <= order.coins <= 20:
            raise file.error(f"{where}.needs", "an order asks for 1 to 20 of a thing")
        if order.relation and len(order.needs) != 1:
            raise file.error(f"{where}.relation", "a relation needs one kind of thing")
        if order.relation == "row" and (order.kind != "draw" or list(order.needs) != ["tile"]):
            raise file.error(f"{where}.relation", "only drawn tiles can come in a row")
        if not all(0 <= n <= 100 for n in msgspec.structs.astuple(order.reward)):
            raise file.error(f"{where}.reward", "a reward is 0 to 100")
    if sum(order.deck == "A" for order in cards.orders) < 8:
        raise file.error("$.orders", "four players need eight A orders")
    for i, raid in enumerate(cards.raids):
        if (raid.loot > 0) != (raid.give > 0) or not (raid.loot or raid.posters):
            raise file.error(
                f"$.raids[{i}]", "a raid counts loot and takes some, or counts posters"
            )
        if min(raid.loot, raid.give, raid.posters) < 0:
            raise file.error(f"$.raids[{i}]", "a raid has no negative numbers")
