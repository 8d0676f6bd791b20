"""Two board games of trade and auctions with hidden information, as fast environments for learners.

    import numpy as np, portolan

    envs = portolan.VectorEnv("ostia", 1024, players=4, seed=7)
    envs.reset()
    for _ in range(1000):
        envs.step(envs.sample())

An action is made by picks, one step each: what to do, with whom, which cards, how much. Each pick is one of 128 options, and a
mask says which; ``State`` also takes whole actions. Seats are counted from 0 here, and from 1 in notation, views and files.
"""

from __future__ import annotations

import json
import os
from typing import Any, Mapping, NamedTuple, Sequence

import numpy as np

from ._portolan import Batch, Match, Refused, bots_named, games_named
from ._portolan import clause as _clause
from ._portolan import edition as _edition
from ._portolan import rules as _rules
from ._portolan import verify as _verify

__all__ = [
    "LANGUAGES",
    "OPTIONS",
    "Advice",
    "Arrays",
    "Bot",
    "Deal",
    "Obstacle",
    "Reason",
    "Refused",
    "Seen",
    "Side",
    "State",
    "VectorEnv",
    "bots",
    "edition",
    "games",
    "load",
    "observation_spec",
    "rules",
    "verify",
]

#: Options of a pick; the action space is ``Discrete(OPTIONS)``.
OPTIONS = 128
#: What `language` can be.
LANGUAGES = ("en", "fr", "de", "it")
_MASK = OPTIONS // 8
_PLAYERS = {"oltre-mare": 4, "ostia": 4}


def games() -> list[str]:
    """Names of the games."""
    return games_named()


def bots() -> list[str]:
    """Names of the bots, the weakest first."""
    return bots_named()


def edition(game: str) -> str:
    """The built-in edition of a game, as the text of an edition file: something to start from."""
    return _edition(game)


def rules(what: str, language: str = "en", *, whole: bool = False) -> str | None:
    """The rules of a game on one page, or whole; or a clause (``"OM-3.8"``), an example or a chapter; ``None`` if there is none."""
    return _rules(what, language, whole) if what in games() else _clause(what, language)


def _players(game: str, players: int | None) -> int:
    return _PLAYERS.get(game, 4) if players is None else players


def _pairs(options: Mapping[str, Any] | None) -> list[tuple[str, str]]:
    def text(value: Any) -> str:
        return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)

    return [(str(name), text(value)) for name, value in (options or {}).items()]


def observation_spec(game: str, players: int | None = None) -> dict[str, Any]:
    """The meaning of the bytes of an observation.

    ``bytes`` is their number; ``fields`` names every range of them (``at``, ``len``, ``rows``, ``scale``, ``about``); ``slots``
    are the things that a pick can be about, by their number in ``asked.slot``.
    """
    return json.loads(Match(game, _players(game, players), 0, [], None).layout())


class Arrays(NamedTuple):
    """The arrays that a batch fills, a row for each match."""

    observations: np.ndarray
    """``(envs, bytes)`` uint8: what the seat that is asked knows."""
    masks: np.ndarray
    """``(envs, 16)`` uint8: what it may pick, a bit for each option; ``VectorEnv.action_masks`` unpacks them."""
    seats: np.ndarray
    """``(envs,)`` uint8: which seat is asked."""
    rewards: np.ndarray
    """``(envs, players)`` float32: 0 except at the end of a match."""
    dones: np.ndarray
    """``(envs,)`` uint8: 1 if a match has ended; the next one has already been dealt."""
    finals: np.ndarray | None
    """``(envs, bytes)`` uint8: what the last seat to pick knew when the last match ended."""


class VectorEnv:
    """Many matches at once. Every array is filled in place, and the interpreter's lock is released meanwhile.

    ``arrays`` are yours if you hand some in (see ``allocate``); do not write into them between steps, because only what has
    changed is written there. ``reward`` is ``"win"`` (a share of the win) or ``"margin"`` (the score less the mean of the others').
    ``options`` are those of the command line, as ``{"talk": False}``; ``edition`` is the text of an edition file.
    """

    def __init__(
        self,
        game: str,
        n_envs: int,
        *,
        players: int | None = None,
        seed: int = 0,
        threads: int = 1,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
        arrays: Arrays | None = None,
    ) -> None:
        self._batch = Batch(game, _players(game, players), n_envs, threads, seed, reward, _pairs(options), edition)
        self.game = game
        self.n_envs, self.players, self.bytes = self._batch.shape
        self.arrays = self.allocate() if arrays is None else Arrays(*arrays)
        self._actions = np.zeros(self.n_envs, np.uint8)
        self._seed, self._drawn = seed, seed << 32
        self.reset(seed)

    def allocate(self) -> Arrays:
        """Arrays of the right shapes and types."""
        n, players, size = self._batch.shape
        return Arrays(
            np.zeros((n, size), np.uint8),
            np.zeros((n, _MASK), np.uint8),
            np.zeros(n, np.uint8),
            np.zeros((n, players), np.float32),
            np.zeros(n, np.uint8),
            np.zeros((n, size), np.uint8),
        )

    def reset(self, seed: int | None = None) -> Arrays:
        """Deals all matches again."""
        self._seed = self._seed if seed is None else seed
        self._batch.reset(self._seed, tuple(self.arrays))
        return self.arrays

    def step(self, actions: np.ndarray) -> Arrays:
        """Takes one option in each match.

        If an option is not in its mask, its match stands still, all others go on, and ``ValueError`` names it.
        """
        actions = np.asarray(actions)
        if actions.dtype != np.uint8:
            if actions.dtype.kind not in "iu" or (actions.size and (actions.min() < 0 or actions.max() > 255)):
                raise ValueError(f"actions: expected integers from 0 to {OPTIONS - 1}")
            actions = actions.astype(np.uint8)
        if actions.shape != (self.n_envs,):
            raise ValueError(f"actions: shape {actions.shape}, expected ({self.n_envs},)")
        self._batch.step(np.ascontiguousarray(actions), tuple(self.arrays), True)
        return self.arrays

    def action_masks(self) -> np.ndarray:
        """The masks as ``(envs, 128)`` uint8 of 0 and 1."""
        return np.unpackbits(self.arrays.masks, axis=1, bitorder="little")

    def sample(self) -> np.ndarray:
        """A random option for each match, every one equally likely. The array is the same in every call."""
        self._drawn = (self._drawn + 1) % 2**64
        self._batch.sample(self._drawn, self.arrays.masks, self._actions)
        return self._actions

    def tally(self) -> dict[str, int]:
        """Picks, complete actions and finished matches so far."""
        return dict(zip(("picks", "actions", "matches"), self._batch.tally()))

    def observation_spec(self) -> dict[str, Any]:
        """See ``portolan.observation_spec``."""
        return json.loads(self._batch.layout())


class State:
    """One match: to search in, to look at, to talk about. It changes in place; ``clone`` makes an independent copy."""

    __slots__ = ("_match", "__weakref__")

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
    ) -> None:
        self._match = Match(game, _players(game, players), seed, _pairs(options), edition)

    @classmethod
    def _of(cls, match: Match) -> State:
        state = cls.__new__(cls)
        state._match = match
        return state

    @property
    def game(self) -> str:
        """Name of the game."""
        return json.loads(self._match.recipe())["game"]

    @property
    def players(self) -> int:
        """How many seats."""
        return self._match.players

    @property
    def seat(self) -> int | None:
        """Which seat is asked; ``None`` when the match is over."""
        return self._match.seat

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self._match.seat is None

    @property
    def ply(self) -> int:
        """Actions carried out, forced ones included."""
        return self._match.ply

    @property
    def scores(self) -> list[int] | None:
        """The score of each seat, once the match is over."""
        results = self._match.results()
        return results and [score for _, score in results]

    @property
    def places(self) -> list[int] | None:
        """The place of each seat, once the match is over; 1 is a winner, and several may share it."""
        results = self._match.results()
        return results and [place for place, _ in results]

    @property
    def rewards(self) -> list[float]:
        """The share of each seat in the win; all 0 until the match is over."""
        places = self.places or []
        winners = places.count(1)
        return [1.0 / winners if place == 1 else 0.0 for place in places] or [0.0] * self.players

    def mask(self) -> np.ndarray:
        """The options that can be picked now: ``(128,)`` int8 of 0 and 1."""
        return np.unpackbits(np.array(self._match.asked()[1], np.uint8), bitorder="little").astype(np.int8)

    @property
    def slot(self) -> int:
        """The subject of the next pick, by its number in ``observation_spec()["slots"]``."""
        return self._match.asked()[0]

    @property
    def picks(self) -> list[int]:
        """The picks made for the present action."""
        return list(self._match.picks())

    def pick(self, option: int) -> str | None:
        """Takes one option; returns the action in notation if that completes it."""
        if not 0 <= option < OPTIONS:
            raise ValueError(f"option {option}, expected 0 to {OPTIONS - 1}")
        return self._match.pick(int(option))

    def path(self, action: str | Mapping[str, Any]) -> list[int]:
        """The picks that lead to an action."""
        return list(self._match.path(_text(action)))

    def apply(self, action: str | Mapping[str, Any]) -> State:
        """Carries out an action of the seat that is asked, in notation or as a dict; picks made for another one are forgotten.

        Raises ``Refused`` with the clause if the rules refuse it, and ``ValueError`` if it is no action.
        """
        self._match.act(_text(action))
        return self

    def legal(self, most: int = 1000) -> list[str] | None:
        """All actions of the seat that is asked, in notation; ``None`` if there are more than ``most``."""
        return self._match.legal(most)

    def examples(self) -> list[str]:
        """Some legal actions that are worth trying, in notation."""
        return self._match.examples()

    def as_dict(self, action: str) -> dict[str, Any]:
        """An action in notation, as a dict."""
        return json.loads(self._match.as_json(action))

    def clone(self) -> State:
        """An independent copy."""
        return State._of(self._match.copy())

    __copy__ = clone

    def __deepcopy__(self, _memo: Any) -> State:
        return self.clone()

    def redeal(self, seat: int, seed: int) -> State:
        """A copy in which everything the seat does not know is dealt again."""
        other = self.clone()
        other._match.redeal(seat, seed)
        return other

    def reseed(self, seed: int) -> State:
        """From here on, cards not yet dealt come from another seed."""
        self._match.reseed(seed)
        return self

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, ``None`` for a spectator."""
        return json.loads(self._match.view(seat))

    def text(self, seat: int | None) -> str:
        """The same as text."""
        return self._match.text(seat)

    def seen(self, seat: int | None, skip: int = 0, language: str = "en") -> list[Seen]:
        """What a seat, or a spectator, has seen since the deal, without the first ``skip`` events."""
        return [Seen(json.loads(data), text) for data, text in self._match.seen(seat, skip, language, seat)]

    def happened(self) -> list[list[dict[str, Any]]]:
        """Everything that has happened, hidden or not: the events of the deal, then those of each action."""
        return [[json.loads(event) for event in events] for events in self._match.happened()]

    def obstacle(self, action: str | Mapping[str, Any], language: str = "en") -> Obstacle | None:
        """What is in the way of an action of the seat that is asked; ``None`` if it can be played now."""
        found = self._match.obstacle(_text(action), language)
        return found and Obstacle(*found)

    def nearest(self, text: str) -> str | None:
        """The legal action, in notation, that looks most like a text; ``None`` when the match is over."""
        return self._match.nearest(text)

    def foretold(self, action: str | Mapping[str, Any], language: str = "en") -> list[str]:
        """What an action would do, as far as the seat that is asked can know."""
        return self._match.foretold(_text(action), language)

    def forms(self, language: str = "en") -> list[tuple[str, str]]:
        """Some legal actions in notation, and what they mean."""
        return self._match.forms(language)

    def facts(self) -> dict[str, Any]:
        """What is printed in the box."""
        return json.loads(self._match.facts())

    def epilogue(self, language: str = "en") -> list[str]:
        """Once the match is over: what everybody may then be told, such as lies that were believed."""
        return [text for _, text in self._match.epilogue(language)]

    def deals(self, worlds: int = 32) -> list[Deal]:
        """The deals between players since the deal of the cards, and what they did for the chances of both sides.

        Chances rest on what each side knew, in so many worlds; a deal is left out where they cannot be judged.
        """
        return [Deal(action, [Side(*side) for side in sides]) for action, sides in self._match.deals(worlds)]

    def observation(self, seat: int | None = None, out: np.ndarray | None = None) -> np.ndarray:
        """What a seat knows as bytes (see ``observation_spec``); the seat that is asked if none is named."""
        seat = (self.seat or 0) if seat is None else seat
        out = np.empty(self._match.bytes, np.uint8) if out is None else out
        self._match.observe(seat, out)
        return out

    def observation_spec(self) -> dict[str, Any]:
        """See ``portolan.observation_spec``."""
        return json.loads(self._match.layout())

    def match_file(self) -> str:
        """The match as the text of a match file, which ``verify`` and every other reader of match files accept."""
        return self._match.save()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes a match file."""
        with open(path, "x", encoding="utf-8", newline="\n") as file:
            file.write(self.match_file())

    def to_dict(self) -> dict[str, Any]:
        """How the match got here, hidden cards and all: JSON from which ``from_dict`` makes the same match."""
        return {"recipe": json.loads(self._match.recipe()), "picks": self.picks}

    @classmethod
    def from_dict(cls, kept: Mapping[str, Any]) -> State:
        """The match of a ``to_dict``."""
        try:
            state = cls._of(Match.reopen(json.dumps(kept["recipe"])))
            for pick in kept["picks"]:
                state.pick(pick)
        except (KeyError, TypeError) as error:
            raise ValueError(f"not a match: {error!r}") from None
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return _reopen, (self._match.recipe(), self.picks)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._match.recipe() == other._match.recipe() and self.picks == other.picks

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.seat} is asked"
        return f"<portolan.State {self.game}, {self.players} players, {self.ply} actions, {asked}>"


def _reopen(recipe: str, picks: Sequence[int] = ()) -> State:
    state = State._of(Match.reopen(recipe))
    for pick in picks:
        state.pick(pick)
    return state


def _text(action: str | Mapping[str, Any]) -> str:
    return action if isinstance(action, str) else json.dumps(action)


class Seen(NamedTuple):
    """Something that an observer saw."""

    data: dict[str, Any]
    text: str | None
    """A sentence; ``None`` for bookkeeping."""


class Obstacle(NamedTuple):
    """What is in the way of an action."""

    text: str
    clause: str | None
    """The clause it rests on; ``None`` if it is not an action at all."""


class Side(NamedTuple):
    """One side of a deal: its chance of winning by what it knew, without the deal and with it."""

    seat: int
    without: float
    with_it: float

    @property
    def surplus(self) -> float:
        """What the deal added to the chance."""
        return self.with_it - self.without


class Deal(NamedTuple):
    """A deal between two players."""

    action: int
    """Which action of the match made it, counted from 0."""
    sides: Sequence[Side]


class Reason(NamedTuple):
    """An action that a bot considered."""

    action: str
    worth: float | None
    """In the bot's own measure."""
    win: float | None
    """The chance to win after it."""
    visits: int
    """How often a search tried it."""


class Advice(NamedTuple):
    """The choice of a bot, and the reasons."""

    action: str
    reasons: list[Reason]

    @property
    def value(self) -> float | None:
        """The chance to win, or the bot's own measure of the action; ``None`` where it weighed nothing."""
        first = next(iter(self.reasons), None)
        return None if first is None else first.win if first.win is not None else first.worth

    @property
    def policy(self) -> dict[str, float]:
        """The share of its thought that each action got; without a search, its choice gets all of it."""
        visits = {reason.action: reason.visits for reason in self.reasons if reason.visits}
        total = sum(visits.values())
        return {action: count / total for action, count in visits.items()} if total else {self.action: 1.0}


class Bot:
    """A built-in player: an opponent, or a teacher. It sees what its seat sees, never the state."""

    def __init__(self, kind: str, *, rounds: int | None = None, seed: int = 0) -> None:
        if kind not in bots_named():
            raise ValueError(f"there is no bot {kind!r}; there is {', '.join(bots_named())}")
        self.kind, self.rounds, self.seed = kind, rounds, seed

    def advice(self, state: State) -> Advice:
        """Its choice for the seat that is asked, and the actions it considered."""
        action, reasons = state._match.advice(self.kind, self.rounds, self.seed)
        return Advice(action, [Reason(*reason) for reason in reasons])

    def action(self, state: State) -> str:
        """Its choice, in notation."""
        return self.advice(state).action

    def play(self, state: State) -> str:
        """Plays its choice; returns the action."""
        action = self.action(state)
        state.apply(action)
        return action

    def __repr__(self) -> str:
        return f"portolan.Bot({self.kind!r})"


def verify(text: str) -> dict[str, Any]:
    """Plays the text of a match file again and compares everything in it; raises ``ValueError`` if anything does not match."""
    return dict(zip(("game", "players", "plies"), _verify(text)))


def load(path: str | os.PathLike[str]) -> State:
    """The match in a match file, at its last position."""
    with open(path, encoding="utf-8") as file:
        return State._of(Match.load(file.read()))
