"""Both games for OpenSpiel 2: ``import portolan.openspiel``, then ``pyspiel.load_game("portolan_ostia(players=3)")``.

An action of OpenSpiel is one pick (see ``docs/environment.md``); structs are whole actions. Chance chooses one of ``deals``
shuffles at the beginning, and all that is drawn later follows from it: so a history can be played again, and a state serialised,
which OpenSpiel does not allow Python games whose chance is declared as sampled. ``resample_from_infostate`` samples. Seats that decide
at once are asked one after the other, and nobody sees a decision before all have made theirs. A seat's return is its share of the
win less an equal share, so all returns sum to 0.
"""

from __future__ import annotations

import json
from typing import Any, Mapping

import numpy as np
import pyspiel

from . import OPTIONS, State, _text, games, observation_spec

__all__ = ["PortolanGame", "PortolanState", "game_type"]

#: Far more picks than any match has.
_LONGEST = 1_000_000
_PARAMETERS = {"players": 3, "seed": 0, "deals": 1024, "options": ""}


def game_type(game: str) -> pyspiel.GameType:
    """How a game is registered: ``portolan_oltre_mare`` and ``portolan_ostia``."""
    return pyspiel.GameType(
        short_name=f"portolan_{game.replace('-', '_')}",
        long_name=f"Portolan: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2 if game == "oltre-mare" else 3,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_PARAMETERS,
    )


class PortolanGame(pyspiel.Game):
    """A game. ``options`` are those of the command line, as ``talk=off;memory=all-cargos``; deal i has the seed ``seed`` + i."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        params = _PARAMETERS | dict(params or {})
        self.name, self.players = name, int(params["players"])
        pairs = (pair.partition("=") for pair in str(params["options"]).split(";") if pair)
        self.options = {option.strip(): value.strip() for option, _, value in pairs}
        self.seed, self.deals = int(params["seed"]), int(params["deals"])
        if not 1 <= self.deals <= 2**20 or self.seed < 0:
            raise ValueError(f"deals: {self.deals}, seed: {self.seed}, expected 1 to {2**20} and at least 0")
        # Refuses what cannot be, before OpenSpiel does less politely.
        self.size = State(name, self.players, options=self.options).observation().size
        info = pyspiel.GameInfo(
            num_distinct_actions=OPTIONS,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(game_type(name), info, params)

    def new_initial_state(self, like: Any = None) -> PortolanState:
        """Before the deal; or the state of a struct."""
        state = PortolanState(self)
        if like is not None:
            state.read(json.loads(like) if isinstance(like, str) else like)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """What a seat knows: the bytes of ``observation_spec`` as numbers from 0 to 1, or text."""
        if params:
            raise ValueError(f"observers take no parameters; got {params}")
        return _Observer(self.size, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class PortolanState(pyspiel.State):
    """A state: a match, or the moment before its deal."""

    def __init__(self, game: PortolanGame) -> None:
        super().__init__(game)
        self.match: State | None = None

    def current_player(self) -> int:
        if self.match is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.match.over else self.match.seat

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return np.flatnonzero(self.match.mask()).tolist()

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            game = self.get_game()
            self.match = State(game.name, game.players, seed=game.seed + int(action), options=game.options)
        else:
            self.match.pick(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.match is None:
            return f"deal {action}"
        return f"{_slots(self.match.game)[self.match.slot]} {action}"

    def returns(self) -> list[float]:
        players = self.get_game().players
        if not self.is_terminal() or not any(self.match.rewards):
            return [0.0] * players
        return [share - 1.0 / players for share in self.match.rewards]

    def resample_from_infostate(self, player: int, sampler: Any) -> PortolanState:
        """A state that the player cannot tell from this one, with hidden cards and chance drawn again."""
        drawn = int(sampler() * 2**63)
        other = self.clone()
        if self.match is not None and not self.match.over:
            picks = self.match.picks if self.match.seat == player else []
            other.match = self.match.redeal(player, drawn)
            for pick in picks:
                other.match.pick(pick)
        return other

    def read(self, struct: Mapping[str, Any]) -> None:
        """Becomes the state of a struct."""
        self.match = None if struct["match"] is None else State.from_dict(struct["match"])

    def _to_struct(self) -> dict[str, Any]:
        return {"match": None if self.match is None else self.match.to_dict()}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        return {} if self.match is None else self.match.view(player)

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"pick": self._action_to_string(player, action), "option": int(action)}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        """The picks of a whole action, or one pick."""
        if "option" in struct or self.match is None:
            return [int(struct["option"])]
        return self.match.path(_text(struct))[len(self.match.picks) :]

    def __str__(self) -> str:
        if self.match is None:
            return "before the deal"
        return f"{self.match.ply} {self.match.picks}\n" + self.match.text(None)


class _Observer:
    def __init__(self, size: int, kind: Any) -> None:
        self._recalls = bool(kind and kind.perfect_recall)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: PortolanState, player: int) -> None:
        if state.match is None:
            self.tensor.fill(0)
        else:
            np.divide(state.match.observation(player), 255, out=self.tensor, casting="unsafe", dtype=np.float32)

    def string_from(self, state: PortolanState, player: int) -> str:
        match = state.match
        if match is None:
            return "before the deal"
        picks = f"{match.picks}\n" if match.seat == player else "\n"
        seen = "".join(json.dumps(seen.data) + "\n" for seen in match.seen(player)) if self._recalls else ""
        return picks + seen + match.text(player)


_SLOTS: dict[str, list[str]] = {}


def _slots(game: str) -> list[str]:
    if game not in _SLOTS:
        _SLOTS[game] = observation_spec(game)["slots"]
    return _SLOTS[game]


def _register(name: str) -> None:
    # A class, because OpenSpiel lets go of it after the interpreter has ended: a function would be freed then, and crash.
    def begin(self: PortolanGame, params: Mapping[str, Any] | None = None) -> None:
        PortolanGame.__init__(self, name, params)

    pyspiel.register_game(game_type(name), type(f"Portolan_{name.replace('-', '_')}", (PortolanGame,), {"__init__": begin}))


for _name in games():
    _register(_name)
