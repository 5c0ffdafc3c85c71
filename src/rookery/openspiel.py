"""OpenSpiel games: importing this module registers `rookery_sneaks` and the others with pyspiel.

    import pyspiel
    import rookery.openspiel
    game = pyspiel.load_game("rookery_sneaks(players=3)")
    state = game.new_initial_state()

Decisions come one at a time; seats that decide at the same time are asked in order and cannot see
each other's choice. Every draw is an explicit chance node with exact probabilities: the move is
played on a copy whose luck is scripted and stops where the script ends. Payoffs are shares of the
victory: they sum to 1, or to 0 where everybody loses. Parameters: `players`, `options` as
`name:value` pairs separated by `;`, and `cards`, a file with other cards than ours.

Seats in an action are counted from the player's own, as in its observation. Information state
strings have perfect recall. There is no information state tensor (asking for one raises): all that
a match ever showed does not fit into a row of fixed length; the observation tensor has what the
player can see or, in games with a memory, could remember now.
"""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from rookery.extras import Missing

try:
    import numpy as np
    import pyspiel

    from rookery.research.arrays import make_encoder
except ModuleNotFoundError as error:
    raise Missing("OpenSpiel", "openspiel") from error

from rookery import games
from rookery.kernel.chance import ChanceNeeded, Rng, seeded
from rookery.kernel.state import ALL_EYES, SPECTATOR, Data, Event, Game, State


def game_type(name: str) -> Any:
    """What OpenSpiel wants to know about a game beforehand."""
    game = games.load(name)
    return pyspiel.GameType(
        short_name=f"rookery_{name}",
        long_name=f"Rookery {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": max(game.min_seats, 2), "options": "", "cards": ""},
    )


def parse_options(text: str) -> Data:
    """`ask:holders;thieves:random` as a dict."""
    pairs = [pair.split(":", 1) for pair in text.split(";") if pair]
    return {pair[0]: pair[1] if len(pair) > 1 else "" for pair in pairs}


class RookeryGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with a number of players and options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        self.rules: Game = games.load(name, str(params.get("cards", "")) or None)
        self.seats = int(params.get("players", max(self.rules.min_seats, 2)))
        self.options = self.rules.check_options(parse_options(str(params.get("options", ""))))
        self.encoder = make_encoder(self.rules, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.vocabulary),
            max_chance_outcomes=len(self.rules.outcomes),
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.rules.max_length,
        )
        super().__init__(game_type(name), info, params)

    def new_initial_state(self) -> RookeryState:
        return RookeryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RookeryObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return RookeryObserver(self, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.max_length


class Recall:
    """A digest of all that each seat has seen happen, made when somebody asks for it."""

    def __init__(
        self,
        digests: list[str],
        before: Recall | None = None,
        doing: tuple[int, int] = (0, 0),
        events: list[Event] | None = None,
    ) -> None:
        self.digests = digests
        self.before = before
        self.doing = doing
        self.events = events or []

    def __deepcopy__(self, memo: object) -> Recall:
        return self  # what has happened does not change

    def __reduce__(self) -> tuple[object, ...]:
        self.of(0)
        return Recall, (self.digests,)

    def of(self, eyes: int) -> str:
        """What these eyes have seen up to now."""
        open_moves: list[Recall] = []
        known = self
        while known.before is not None:
            open_moves.append(known)
            known = known.before
        for one in reversed(open_moves):
            one._digest(known.digests)
            known = one
        return known.digests[eyes]

    def _digest(self, before: list[str]) -> None:
        seat, move = self.doing
        for eyes in range(len(before)):
            seen = [list(event.seen_by(eyes)) for event in self.events]
            text = msgspec.json.encode([before[eyes], move if eyes == seat else None, seen])
            self.digests.append(hashlib.sha256(text).hexdigest()[:24])
        self.before = None


class RookeryState(pyspiel.State):  # type: ignore[misc]
    """A match, or a match in the middle of a move whose luck is still open."""

    def __init__(self, game: RookeryGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.encoder = game.encoder
        self.seats = game.seats
        self.options = game.options
        self.core: State | None = None  # None: the setup is still being drawn
        self.doing: tuple[int, int] | None = None  # the move whose luck is open
        self.script: list[int] = []
        self.outcomes: list[int] = []
        self.weights: list[int] = []
        self.memory = Recall([""] * game.seats)
        self._try()

    def _try(self) -> None:
        """Play the open move (or the setup) with the luck drawn so far."""
        if self.core is None:
            trial = self.rules.unsettled(self.seats, 0, self.options)
        else:
            trial = self.core.copy()
        trial.chance.rig(self.script, explore=True)
        events: list[Event] = []
        try:
            if self.doing is None:
                trial.settle()
            else:
                events = trial.play(self.doing[0], self.doing[1])
        except ChanceNeeded as need:
            self.outcomes, self.weights = need.outcomes, need.weights
            return
        if self.doing is not None:
            self.memory = Recall([], self.memory, self.doing, events)
        trial.chance = trial.chance.twin()  # without the script
        self.core = trial
        self.doing, self.script, self.outcomes, self.weights = None, [], [], []

    # The interface of pyspiel.State

    def current_player(self) -> int:
        if self.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.core is not None
        if self.core.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.core.deciders()[0]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.core is not None
        return self.encoder.legal(self.core, player) if player >= 0 else []  # chance, or the end

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.weights)
        pairs = zip(self.outcomes, self.weights, strict=True)
        return sorted((outcome, weight / total) for outcome, weight in pairs)

    def _apply_action(self, action: int) -> None:
        if self.outcomes:
            self.script = [*self.script, action]
        else:
            player = self.current_player()
            self.doing = (player, self.encoder.actions.to_move[player][action])
        self._try()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.rules.outcomes.word(action)
        return self.rules.vocabulary.word(self.encoder.actions.to_move[player][action])

    def is_terminal(self) -> bool:
        return not self.outcomes and self.core is not None and self.core.over

    def returns(self) -> list[float]:
        if self.core is None or self.outcomes or not self.core.over:
            return [0.0] * self.seats
        return self.core.shares()

    def information_state_tensor(self, player: int = -1) -> list[float]:
        raise ValueError(
            "there is no information state tensor: take observation_tensor, or "
            "information_state_string, which has perfect recall"
        )

    def __str__(self) -> str:
        return self.text(ALL_EYES)

    def text(self, eyes: int) -> str:
        """What these eyes see, as a line of JSON."""
        if self.core is None:
            return f"setup {len(self.script)}"
        if eyes == ALL_EYES:
            data = self.core.position()
        else:
            data = self.core.view(None if eyes == SPECTATOR else eyes)
        data.pop("chance", None)
        text = msgspec.json.encode(data).decode()
        return f"{text} drawing {len(self.script)}" if self.outcomes else text

    def resample_from_infostate(self, player: int, sampler: Any) -> RookeryState:
        """Another state that this player cannot tell from this one."""
        return self.guess(player, seeded(int(sampler() * 2**52)))

    def guess(self, player: int, rng: Rng) -> RookeryState:
        twin = self.clone()
        if twin.core is not None:
            twin.core = twin.core.guess(player, rng)
        return twin  # type: ignore[no-any-return]


class RookeryObserver:
    """What a player sees, as text and as the numbers of the game's own layout."""

    def __init__(self, game: RookeryGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observation parameters are not supported: {params}")
        self.encoder = game.encoder
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        # What has perfect recall is told as a string alone.
        self.tensor = None if self.recall else np.zeros(self.encoder.size, np.float32)
        self.dict = {} if self.recall else {"view": self.tensor}

    def set_from(self, state: RookeryState, player: int) -> None:
        if self.tensor is None:
            return
        if state.core is None:
            self.tensor.fill(0)
        else:
            seen = self.encoder.row(state.core, player if self.private else SPECTATOR)
            self.tensor[:] = np.frombuffer(seen, "<f4")

    def string_from(self, state: RookeryState, player: int) -> str:
        text = state.text(player if self.private else SPECTATOR)
        return f"{state.memory.of(player)} {text}" if self.recall else text


def resampler(seed: int = 0) -> Any:
    """For `ISMCTSBot.set_resampler`: other worlds that look the same to a player."""
    rng = seeded(seed)

    def resample(state: RookeryState, player: int) -> RookeryState:
        return state.guess(player, rng)

    return resample


def _register(name: str) -> None:
    class Registered(RookeryGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    Registered.__name__ = Registered.__qualname__ = f"Rookery{name.capitalize()}"
    globals()[Registered.__name__] = Registered
    pyspiel.register_game(game_type(name), Registered)


for _name in games.NAMES:
    _register(_name)
