"""The moves of No Honor Among Thieves: those that every box has, then those that name its cards."""

from __future__ import annotations

from typing import Final

from rookery.kernel.words import Vocabulary

MAX_SEATS: Final = 6
SKILLS: Final = ["lies", "muscle", "stealth", "tinker"]
MAX_SLOTS: Final = 4  # Defenses before an Objective
MAX_HAULS: Final = 3  # heists that one Objective is good for
MAX_CHALLENGES: Final = 4  # on one Defense
MAX_DRAWS: Final = 3  # Treasures on one Objective
MAX_SHARE: Final = 60  # the largest share one can name
MAX_GIFT: Final = 20  # the most Coins in one gift
MAX_WANTED: Final = 5  # Schemes one can ask for in an Exchange
MAX_FACE: Final = 6  # daggers on a die; face 0 is the X

# The moves that every box has, numbered once and for all (see `vocabulary`).
PASS: Final = 0
DONE: Final = 1
END_TURN: Final = 2
LEGWORK: Final = 3
LOGISTICS: Final = 4
REST: Final = 5
REST_AND_DRAW: Final = 6
HEADHUNT: Final = 7
EXCHANGE: Final = 8
HEIST: Final = 9  # on the left or on the right Objective
JAILBREAK: Final = 11
ALONE: Final = 12
ABANDON: Final = 13
PROPOSE: Final = 14
AGREE: Final = 15
REVISE: Final = 16
ACCEPT: Final = 17
REFUSE: Final = 18
COUNTER: Final = 19
KEEP: Final = 20
SWAP: Final = 21
RAISE: Final = 22
LOWER: Final = 23
PAY_UP: Final = 24
SHOW_HAND: Final = 25
SKILL: Final = 26
CHALLENGE: Final = SKILL + 4
DEFENSE: Final = CHALLENGE + MAX_CHALLENGES
REPLACE: Final = DEFENSE + MAX_SLOTS  # + MAX_SLOTS * mat + slot
DIE: Final = REPLACE + 2 * MAX_SLOTS
PLAYER: Final = DIE + MAX_FACE + 1
INVITE: Final = PLAYER + MAX_SEATS
DROP: Final = INVITE + MAX_SEATS
WITH: Final = DROP + MAX_SEATS
CLAIM: Final = WITH + MAX_SEATS
DRAW: Final = CLAIM + MAX_DRAWS + 1  # + MAX_SEATS * draw + seat
WANT_SCHEMES: Final = DRAW + MAX_DRAWS * MAX_SEATS  # + number - 1
SHARE: Final = WANT_SCHEMES + MAX_WANTED
PAY: Final = SHARE + MAX_SHARE + 1
DEMAND: Final = PAY + MAX_SHARE + 1
GIVE: Final = DEMAND + MAX_SHARE + 1  # + MAX_GIFT * seat + number - 1
CARDS: Final = GIVE + MAX_GIFT * MAX_SEATS  # from here on they depend on the cards in the box

SHARES: Final = [list(range(SHARE, SHARE + most + 1)) for most in range(MAX_SHARE + 1)]


class Words:
    """Every move of a box, and where each group of them begins."""

    def __init__(
        self, characters: list[str], schemes: list[str], treasures: list[str], agendas: list[str]
    ) -> None:
        self.vocabulary = words = Vocabulary()
        _plain(words)
        _numbered(words)
        assert len(words) == CARDS
        self.pick = len(words)
        for one in characters:
            words.add(f"pick {one}", "move-pick", character=one)
        self.recruit = len(words)
        for one in characters:
            words.add(f"recruit {one}", "move-recruit", character=one)
        self.fire = len(words)
        for one in characters:
            words.add(f"fire {one}", "move-fire", character=one)
        self.use = len(words)  # + 2 * character + which of its abilities
        for one in characters:
            words.add(f"use {one}", "move-use", character=one)
            words.add(f"use {one} code", "move-use-code", character=one)
        self.send = len(words)  # + MAX_SLOTS * character + slot
        for one in characters:
            for slot in range(1, MAX_SLOTS + 1):
                words.add(f"send {one} to {slot}", "move-send", character=one, number=str(slot))
        self.recall = len(words)
        for one in characters:
            words.add(f"recall {one}", "move-recall", character=one)
        self.offer = len(words)
        for one in characters:
            words.add(f"offer {one}", "move-offer-character", character=one)
        self.want = len(words)
        for one in characters:
            words.add(f"want {one}", "move-want-character", character=one)
        self._add_schemes(words, schemes)
        self.offer_treasure = len(words)
        for one in treasures:
            words.add(f"offer {one}", "move-offer-treasure", treasure=one)
        self.want_treasure = len(words)
        for one in treasures:
            words.add(f"want {one}", "move-want-treasure", treasure=one)
        self.use_treasure = len(words)
        for one in treasures:
            words.add(f"use {one}", "move-use-treasure", treasure=one)
        self.drop_agenda = len(words)
        for one in agendas:
            words.add(f"discard {one}", "move-drop-agenda", agenda=one)

    def _add_schemes(self, words: Vocabulary, schemes: list[str]) -> None:
        self.play = len(words)
        for one in schemes:
            words.add(f"play {one}", "move-play", scheme=one)
        self.code = len(words)
        for one in schemes:
            words.add(f"play {one} code", "move-play-code", scheme=one)
        self.card = len(words)
        for one in schemes:
            words.add(f"card {one}", "move-card", scheme=one)
        self.lay = len(words)
        for one in schemes:
            words.add(f"lay {one}", "move-lay", scheme=one)
        self.offer_scheme = len(words)
        for one in schemes:
            words.add(f"offer {one}", "move-offer-scheme", scheme=one)


def _plain(words: Vocabulary) -> None:
    """The moves that are a word of their own."""
    words.add("pass", "move-pass")
    words.add("done", "move-done")
    words.add("end turn", "move-end-turn")
    words.add("legwork", "move-legwork")
    words.add("logistics", "move-logistics")
    words.add("rest", "move-rest")
    words.add("rest and draw", "move-rest-and-draw")
    words.add("headhunt", "move-headhunt")
    words.add("exchange", "move-exchange")
    words.add("heist 1", "move-heist", number="1")
    words.add("heist 2", "move-heist", number="2")
    words.add("jailbreak", "move-jailbreak")
    for word in ("alone", "abandon", "propose", "agree", "revise", "accept", "refuse", "counter"):
        words.add(word, f"move-{word}")
    for word in ("keep", "swap", "raise", "lower"):
        words.add(word, f"move-{word}")
    words.add("pay up", "move-pay-up")
    words.add("show hand", "move-show-hand")
    for skill in SKILLS:
        words.add(skill, "move-skill", skill=skill)


def _numbered(words: Vocabulary) -> None:
    """The moves that name a number or a seat."""
    seats = range(MAX_SEATS)
    for number in range(1, MAX_CHALLENGES + 1):
        words.add(f"challenge {number}", "move-challenge", number=str(number))
    for slot in range(1, MAX_SLOTS + 1):
        words.add(f"defense {slot}", "move-defense", number=str(slot))
    for mat in (1, 2):
        for slot in range(1, MAX_SLOTS + 1):
            word = f"replace {mat}.{slot}"
            words.add(word, "move-replace", number=str(mat), number2=str(slot))
    for face in range(MAX_FACE + 1):
        name = str(face) if face else "X"
        words.add(f"die {name}", "move-die", face=name)
    for key in ("player", "invite", "drop", "with"):
        for seat in seats:
            words.add(f"{key} {seat}", f"move-{key}", seat=str(seat))
    for number in range(MAX_DRAWS + 1):
        words.add(f"claim {number}", "move-claim", number=str(number))
    for number in range(1, MAX_DRAWS + 1):
        for seat in seats:
            words.add(f"draw {number} for {seat}", "move-draw", number=str(number), seat=str(seat))
    for number in range(1, MAX_WANTED + 1):
        words.add(f"want {number} schemes", "move-want-schemes", number=str(number))
    for key in ("share", "pay", "demand"):
        for number in range(MAX_SHARE + 1):
            words.add(f"{key} {number}", f"move-{key}", number=str(number))
    for seat in seats:
        for number in range(1, MAX_GIFT + 1):
            words.add(f"give {number} to {seat}", "move-give", number=str(number), seat=str(seat))


# What can happen: the key of each event, and the kinds of its arguments.
EVENTS: Final = {
    # setup
    "first": "seat",
    "objective": "objective number",
    "objective-again": "objective number",
    "defense": "defense objective",
    "pool": "character",
    "jailed": "character",
    "join": "seat character",
    # the turn
    "turn": "number seat",
    "action": "seat move",
    "draw": "seat scheme",
    "shuffle": "",
    "discard": "seat scheme",
    "card-passed": "seat seat scheme",
    "look": "seat seat",
    "seen": "seat seat scheme",
    "recovers": "seat scheme",
    "scouts": "seat defense",
    "earn": "seat number",
    "pay": "seat number",
    "rob": "seat seat number",
    "give": "seat seat number",
    "attach": "character scheme",
    "fired": "character",
    # cards, abilities, dice
    "play": "seat scheme",
    "play-code": "seat scheme",
    "use": "seat character",
    "use-treasure": "seat treasure",
    "at-character": "character seat",
    "at-stranger": "character",
    "at-player": "seat",
    "at-defense": "defense",
    "at-skill": "skill",
    "at-challenge": "challenge",
    "at-raise": "",
    "at-lower": "",
    "cancelled": "scheme",
    "roll-for": "seat scheme",
    "roll-for-ability": "seat character",
    "roll-for-consequence": "defense",
    "roll-off-exhaust": "defense",
    "roll-off-arrest": "defense",
    "roll-off-kill": "defense",
    "roll": "seat face",
    "roll-two": "seat face face",
    "takes-die": "seat face",
    # what becomes of Characters
    "exhausted": "character",
    "refreshed": "character",
    "arrested": "character",
    "killed": "character",
    "spared": "character",
    "pardoned": "character",
    # negotiations
    "plans": "seat objective",
    "plans-jailbreak": "seat",
    "gives-up": "seat",
    "offer": "seat seat number number",
    "accepts": "seat",
    "refuses": "seat",
    "counters": "seat number number",
    "drops": "seat seat",
    "agreed": "seat",
    "would-give-character": "seat seat character",
    "would-give-treasure": "seat seat treasure",
    "would-give-coins": "seat seat number",
    "would-give-schemes": "seat seat number",
    "treasure-passed": "seat seat treasure",
    "offers-instead": "seat",
    # the heist
    "sends": "seat character defense number",
    "targets": "seat defense challenge",
    "lends": "seat treasure character",
    "recalls": "seat character",
    "ready": "seat",
    "called-off": "seat",
    "calls-off": "seat",
    "complications": "seat",
    "passes": "seat",
    "need-up": "defense skill number",
    "need-down": "defense skill number",
    "stronger": "character skill number",
    "swapped": "character character",
    "success": "seat",
    "failure": "seat",
    "consequence": "defense result",
    # the Moment of Truth
    "peeks": "seat seat scheme",
    "reveals": "seat scheme",
    "caught": "seat seat",
    "share": "seat number",
    "to-bank": "number",
    "treasure": "seat treasure",
    "broken": "",
    # the end
    "end": "ending",
    "stash": "seat number",
    "agenda": "seat agenda number",
}
