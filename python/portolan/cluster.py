"""Self-play and the benchmark beyond one process, over Ray: workers on this machine, or on all of a cluster.

    import ray
    from portolan import cluster

    ray.init()
    for played in cluster.self_play("ostia", ["greedy", "expert", "greedy"], matches=1000, workers=16):
        print(played.seed, played.scores)

A match depends on its seed alone, so the number of workers changes nothing but the time. Workers are plain actors of Ray core.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Sequence

import ray

from . import Bot, State, bench

__all__ = ["Played", "benchmark", "in_order", "self_play"]


class Played(NamedTuple):
    """A match that was played."""

    seed: int
    scores: list[int]
    rewards: list[float]
    file: str
    """The text of its match file."""


def play(game: str, bots: Sequence[str], seed: int, options: dict[str, Any] | None = None) -> Played:
    """One match of these bots, one for each seat."""
    state = State(game, len(bots), seed=seed, options=options)
    seats = [Bot(bot, seed=seed) for bot in bots]
    while not state.over:
        seats[state.seat or 0].play(state)
    return Played(seed, state.scores or [], state.rewards, state.match_file())


@ray.remote
class _Worker:
    def do(self, what: Callable[..., Any], *args: Any) -> Any:
        return what(*args)


def in_order(what: Callable[..., Any], tasks: Sequence[tuple[Any, ...]], workers: int) -> Iterator[Any]:
    """The results of `what(*task)` for all tasks, in the order of the tasks, made by this many workers."""
    if workers < 1:
        raise ValueError(f"workers: {workers}, expected at least 1")
    crew = [_Worker.remote() for _ in range(min(workers, len(tasks)))]
    # Each worker has one task under way and one waiting, so that none is idle.
    sent: list[Any] = []
    for number in range(len(tasks)):
        while len(sent) < min(len(tasks), number + 2 * len(crew)):
            sent.append(crew[len(sent) % len(crew)].do.remote(what, *tasks[len(sent)]))
        yield ray.get(sent[number])
        sent[number] = None


def self_play(
    game: str, bots: Sequence[str], *, matches: int, workers: int, seed: int = 0, options: dict[str, Any] | None = None
) -> Iterator[Played]:
    """Matches of these bots, one for each seat; match i has the seed ``seed`` + i."""
    yield from in_order(play, [(game, list(bots), seed + number, options) for number in range(matches)], workers)


def benchmark(
    game: str, agents: Sequence[str], against: Sequence[str], *, workers: int, players: int = 3, deals: int = 20, seed: int = bench.SEED
) -> bench.Result:
    """``portolan.bench.run`` with its deals shared out among workers: the same result."""
    tasks = [(game, list(agents), list(against), players, seed + deal) for deal in range(deals)]
    return bench.Result.joined(in_order(_one_deal, tasks, workers), seed)


def _one_deal(game: str, agents: list[str], against: list[str], players: int, seed: int) -> bench.Result:
    one, ladder = [bench.agent(name) for name in agents], [bench.agent(name) for name in against]
    return bench.run(game, one, ladder, players=players, deals=1, seed=seed)
