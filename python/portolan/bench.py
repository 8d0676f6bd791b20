"""A benchmark to cite: fixed deals, every deal from every seat, our ladder of bots as yardstick.

    python -m portolan.bench ostia --agent greedy --against random expert --deals 50
    python -m portolan.bench oltre-mare --agent my_module:play --json result.json --card result.md
    python -m portolan.bench ostia --leaks

An agent is the name of a bot, or ``module:function`` with a function from ``Eyes`` to an action in notation or as a dict.
The same command gives the same result, whatever the machine, if the agent always answers alike.
"""

from __future__ import annotations

import argparse
import importlib
import itertools
import json
import math
import random
import sys
from collections import defaultdict
from typing import Any, Callable, Iterable, NamedTuple, Sequence

import numpy as np

from . import Bot, State, bots, games, rules
from .text import TextEnv

__all__ = ["Eyes", "Negotiation", "Result", "Score", "Table", "Welfare", "agent", "leaks", "main", "run"]

#: The first deal; deal i has this seed plus i.
SEED = 20_260_101
#: Worlds in which the chances of both sides of a deal are judged.
WORLDS = 32
#: Resamplings of the deals for the interval of a rating.
RESAMPLED = 200
#: After so many actions that cannot be carried out in a match, ``greedy`` plays on.
ERRORS = 3


class Eyes:
    """What an agent may look at: the match as its own seat sees it."""

    __slots__ = ("__state", "seat")

    def __init__(self, state: State) -> None:
        self.__state = state
        self.seat: int = state.seat or 0

    @property
    def game(self) -> str:
        """Name of the game."""
        return self.__state.game

    @property
    def players(self) -> int:
        """How many seats."""
        return self.__state.players

    def observation(self) -> np.ndarray:
        """What the seat knows, as bytes."""
        return self.__state.observation(self.seat)

    def view(self) -> dict[str, Any]:
        """The same as a dict."""
        return self.__state.view(self.seat)

    def text(self) -> str:
        """The same as text."""
        return self.__state.text(self.seat)

    def seen(self, skip: int = 0, language: str = "en") -> list[Any]:
        """What it has seen since the deal."""
        return self.__state.seen(self.seat, skip, language)

    def facts(self) -> dict[str, Any]:
        """What is printed in the box."""
        return self.__state.facts()

    def rules(self, language: str = "en") -> str:
        """The rules on one page."""
        return rules(self.game, language) or ""

    def legal(self, most: int = 1000) -> list[str] | None:
        """All its actions, in notation; ``None`` if there are more than ``most``."""
        return self.__state.legal(most)

    def forms(self, language: str = "en") -> list[tuple[str, str]]:
        """Some of its actions, and what they mean."""
        return self.__state.forms(language)

    def nearest(self, text: str) -> str | None:
        """The legal action that looks most like a text."""
        return self.__state.nearest(text)


Agent = Callable[[Eyes], "str | dict[str, Any]"]


class Player(NamedTuple):
    """Somebody who takes part."""

    name: str
    bot: str | None
    play: Agent | None


def agent(name: str) -> Player:
    """A bot by its name, or ``module:function``."""
    if name in bots():
        return Player(name, name, None)
    module, _, function = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"there is no agent {name!r}; expected {', '.join(bots())} or module:function ({error})") from None
    return Player(name, None, found)


class Negotiation:
    """How somebody negotiated, summed over matches."""

    def __init__(self) -> None:
        self.matches = self.offers = self.sides = self.bought = self.overbid = self.claims = self.true = self.errors = 0
        self.surplus = self.joint = 0.0

    def add(self, other: Negotiation) -> None:
        """Adds the sums of other matches."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def report(self) -> dict[str, float | None]:
        """``None`` where there was nothing to measure."""

        def per(part: float, whole: float) -> float | None:
            return part / whole if whole else None

        return {
            "offers_per_match": per(self.offers, self.matches),
            "deals_per_match": per(self.sides, self.matches),
            # What a deal added to the own chance of winning, and to the chances of both sides together.
            "surplus_per_deal": per(self.surplus, self.sides),
            "joint_surplus_per_deal": per(self.joint, self.sides),
            # The own part of what both sides gained and lost; more than 1 if the other side lost.
            "share_of_surplus": self.surplus / self.joint if self.joint > 1e-9 else None,
            # Of the deals that were paid for, those after which the chance of winning was lower.
            "overbid_rate": per(self.overbid, self.bought),
            "claims_per_match": per(self.claims, self.matches),
            "truth_of_claims": per(self.true, self.claims),
            "errors_per_match": per(self.errors, self.matches),
        }


class Score(NamedTuple):
    """A mean over deals, and half of its 95% interval."""

    mean: float
    within: float

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Score:
        mean, n = math.fsum(numbers) / max(len(numbers), 1), len(numbers)
        if min(numbers) == max(numbers):
            # The rule of three: what never happened in n deals may still happen once in n / 3.
            return cls(mean, min(1.0, 3 / n))
        variance = math.fsum((x - mean) ** 2 for x in numbers) / (n - 1)
        return cls(mean, 1.96 * math.sqrt(variance / n))


class Welfare(NamedTuple):
    """Scores at the end of a match: summed, the lowest, and multiplied, where nobody counts less than 0."""

    sum: float
    minimum: float
    product: float

    @classmethod
    def of(cls, scores: Sequence[float]) -> Welfare:
        return cls(sum(scores), min(scores), math.prod(max(score, 0.0) for score in scores))


class Table(NamedTuple):
    """One player against others of one kind."""

    one: str
    others: str
    shares: list[float]
    """The share of the win, deal by deal, as a mean over all seats."""
    welfare: list[Welfare]

    def report(self) -> dict[str, Any]:
        """For JSON."""
        share, means = Score.of(self.shares), (math.fsum(column) / len(column) for column in zip(*self.welfare))
        return {
            "one": self.one,
            "others": self.others,
            "share": share.mean,
            "within": share.within,
            "welfare": Welfare(*means)._asdict(),
        }


class Result:
    """What a run has found out."""

    def __init__(self, game: str, players: int, deals: int, seed: int) -> None:
        self.game, self.players, self.deals, self.seed = game, players, deals, seed
        self.tables: list[Table] = []
        self.ends: list[tuple[int, list[tuple[str, int]]]] = []
        self.negotiation: dict[str, Negotiation] = defaultdict(Negotiation)

    @classmethod
    def joined(cls, parts: Iterable[Result], seed: int) -> Result:
        """The result of deals that were played apart, in their order; `seed` is that of the first."""
        whole: Result | None = None
        for part in parts:
            if whole is None:
                whole = cls(part.game, part.players, 0, seed)
                whole.tables = [Table(table.one, table.others, [], []) for table in part.tables]
            for table, more in zip(whole.tables, part.tables):
                table.shares.extend(more.shares)
                table.welfare.extend(more.welfare)
            whole.ends.extend((whole.deals + deal, end) for deal, end in part.ends)
            for name, one in part.negotiation.items():
                whole.negotiation[name].add(one)
            whole.deals += part.deals
        if whole is None:
            raise ValueError("deals: 0, expected at least 1")
        return whole

    def ratings(self, anchor: str) -> dict[str, tuple[float, float, float]]:
        """Points and their 95% interval by Plackett and Luce: 400 more mean ten times the strength. The anchor has 0."""
        names = sorted({name for _, end in self.ends for name, _ in end})
        whole = _strengths(names, [end for _, end in self.ends], anchor)
        rng, found = random.Random(self.seed), []
        by_deal: dict[int, list[list[tuple[str, int]]]] = defaultdict(list)
        for deal, end in self.ends:
            by_deal[deal].append(end)
        drawn = sorted(by_deal)
        for _ in range(RESAMPLED):
            sample = [end for deal in rng.choices(drawn, k=len(drawn)) for end in by_deal[deal]]
            found.append(_strengths(names, sample, anchor))
        ends = {name: sorted(one[name] for one in found) for name in names}
        low, high = int(0.025 * RESAMPLED), int(0.975 * RESAMPLED)
        return {name: (whole[name], ends[name][low], ends[name][high]) for name in names}

    def report(self) -> dict[str, Any]:
        """Everything, for JSON."""
        names = list(self.negotiation)
        anchor = "greedy" if "greedy" in names else names[0]
        return {
            "game": self.game,
            "players": self.players,
            "deals": self.deals,
            "seed": self.seed,
            "matches": len(self.ends),
            "tables": [table.report() for table in self.tables],
            "ratings": {
                name: {"points": points, "from": low, "to": high} for name, (points, low, high) in self.ratings(anchor).items()
            },
            "anchor": anchor,
            "negotiation": {name: self.negotiation[name].report() for name in names},
        }


def _strengths(names: list[str], ends: list[list[tuple[str, int]]], anchor: str) -> dict[str, float]:
    """As `portolan arena` does: guesses that become better, and half a drawn match with a player of strength 1 for everybody."""
    strength = dict.fromkeys(names, 1.0)
    groups: dict[tuple[tuple[str, ...], tuple[str, ...]], int] = defaultdict(int)
    for end in ends:
        for place in sorted({place for _, place in end}):
            left = tuple(sorted(name for name, other in end if other >= place))
            if len(left) > 1:
                groups[left, tuple(name for name, other in end if other == place)] += 1
    for _ in range(100):
        wins, chances = dict.fromkeys(names, 0.5), {name: 1 / (strength[name] + 1) for name in names}
        for (left, first), count in groups.items():
            share = count * len(first) / sum(strength[name] for name in left)
            for name in first:
                wins[name] += count
            for name in left:
                chances[name] += share
        strength = {name: wins[name] / chances[name] for name in names}
    return {name: 400 * math.log10(strength[name] / strength[anchor]) for name in names}


def run(
    game: str,
    one: Iterable[Player],
    ladder: Iterable[Player],
    *,
    players: int = 3,
    deals: int = 20,
    seed: int = SEED,
    told: Callable[[str], None] | None = None,
) -> Result:
    """Seats every player alone among others of the ladder, on every deal and on every seat."""
    if deals < 1:
        raise ValueError(f"deals: {deals}, expected at least 1")
    result = Result(game, players, deals, seed)
    everybody = {player.name: player for player in [*one, *ladder]}
    pairs = [(a, b) for a, b in itertools.product(everybody.values(), {p.name: p for p in ladder}.values()) if a.name != b.name]
    for candidate, others in pairs:
        table = Table(candidate.name, others.name, [], [])
        for deal in range(deals):
            won = 0.0
            for seat in range(players):
                seats = [candidate if place == seat else others for place in range(players)]
                state = _match(result, game, deal, seed + deal, seats)
                won += state.rewards[seat] / players
                table.welfare.append(Welfare.of([float(score) for score in state.scores or []]))
            table.shares.append(won)
        result.tables.append(table)
        if told:
            score = Score.of(table.shares)
            told(f"{candidate.name} among {others.name}: {score.mean:.1%} ± {score.within:.1%} of the win")
    return result


def _match(result: Result, game: str, deal: int, seed: int, table: list[Player]) -> State:
    state = State(game, len(table), seed=seed)
    house = {player.bot: Bot(player.bot, seed=seed) for player in table if player.bot}
    errors, stand_in = [0] * len(table), Bot("greedy", seed=seed)
    while not state.over:
        seat = state.seat or 0
        player = table[seat]
        if player.bot:
            house[player.bot].play(state)
            continue
        while True:
            if errors[seat] >= ERRORS:
                stand_in.play(state)
                break
            try:
                state.apply(player.play(Eyes(state)))  # type: ignore[misc]
                break
            except (ValueError, TypeError):
                errors[seat] += 1
    _measure(result, state, table, errors)
    result.ends.append((deal, [(player.name, place) for player, place in zip(table, state.places or [])]))
    return state


def _measure(result: Result, state: State, table: list[Player], errors: list[int]) -> None:
    happened = state.happened()
    cards = {card["card"]: card for card in state.facts().get("cards", []) if isinstance(card, dict)}
    for seat, player in enumerate(table):
        one = result.negotiation[player.name]
        one.matches += 1
        one.errors += errors[seat]
    for event in itertools.chain.from_iterable(happened):
        if event["event"] == "offer_made":
            one = result.negotiation[table[event["from"] - 1].name]
            one.offers += 1
            for card, claim in zip(event["claimed"], event["terms"]["claims"]):
                one.claims += 1
                one.true += _is_true(claim["claim"], cards[card])
        elif event["event"] == "bid_made":
            result.negotiation[table[event["seat"] - 1].name].offers += 1
    for deal in state.deals(WORLDS):
        # The events of the deal of the cards come first.
        payer = next((_payer(event) for event in happened[deal.action + 1] if event["event"] in ("deal_struck", "lot_sold")), None)
        joint = sum(side.surplus for side in deal.sides)
        for side in deal.sides:
            one = result.negotiation[table[side.seat].name]
            one.sides += 1
            one.surplus += side.surplus
            one.joint += joint
            if side.seat == payer:
                one.bought += 1
                one.overbid += side.surplus < 0


def _payer(event: dict[str, Any]) -> int | None:
    """Who paid for a deal: a seat from 0."""
    if event["event"] == "lot_sold":
        return event["buyer"] - 1
    if event["ducats"] == 0:
        return None
    # Ducats go from the giver to the taker, or the other way if they are negative.
    return event["giver" if event["ducats"] > 0 else "taker"] - 1


def _is_true(claim: dict[str, Any], card: dict[str, Any]) -> bool:
    """Is everything true that is said of a card?"""

    def holds(part: str, said: Any) -> bool:
        if part == "symbols":
            return set(said) == set(card["symbols"])
        if part == "port":
            return (card["port"] is None) if said == "none" else said == card["port"] or said == {"named": card["port"]}
        return said == card[part]

    return all(holds(part, said) for part, said in claim.items())


def leaks(game: str, *, players: int = 3, matches: int = 2, seed: int = SEED) -> int:
    """Deals hidden cards again and compares, byte by byte, what the seat is told: observation, mask, view, text and prompt.

    Returns how many other worlds were compared; raises ``AssertionError`` at a difference.
    """
    rng, compared, bot = random.Random(seed), 0, Bot("expert" if "expert" in bots() else "greedy")
    for number in range(matches):
        env = TextEnv(game, players)
        env.reset(seed=seed + number)
        while not env.state.over:
            for seat in range(players):
                other = env.state.redeal(seat, rng.randrange(2**32))
                # Where the seat that is asked has nothing to choose in the other world, that world has moved on.
                if (other.ply, other.seat) == (env.state.ply, env.state.seat):
                    before, after = _told(env.state, seat, players), _told(other, seat, players)
                    for what, one in before.items():
                        assert one == after[what], f"{what} of seat {seat} differs (seed {seed + number}, action {env.state.ply})"
                    compared += 1
            bot.play(env.state)
    return compared


def _told(state: State, seat: int, players: int) -> dict[str, Any]:
    env = TextEnv(state.game, players)
    env.state, env._greeted = state, [True] * players
    env._events = [len(state.seen(other)) for other in range(players)]
    asked = state.seat == seat
    return {
        "observation": state.observation(seat).tobytes(),
        "mask": state.mask().tobytes() if asked else b"",
        "view": json.dumps(state.view(seat)),
        "text": state.text(seat),
        "prompt": env.prompt(seat),
    }


def card(report: dict[str, Any]) -> str:
    """A report as a card to publish, in Markdown."""

    def figure(value: float | None, kind: str) -> str:
        return "–" if value is None else f"{value:{kind}}"

    lines = [
        f"### {report['game']}, {report['players']} players",
        "",
        f"{report['deals']} deals from seed {report['seed']}, each from every seat: {report['matches']} matches.",
        "",
        "| player | among | share of the win | ± | sum of scores | lowest | product |",
        "|---|---|---|---|---|---|---|",
        *(
            f"| {one['one']} | {one['others']} | {one['share']:.1%} | {one['within']:.1%} | "
            f"{one['welfare']['sum']:.1f} | {one['welfare']['minimum']:.1f} | {one['welfare']['product']:.0f} |"
            for one in report["tables"]
        ),
        "",
        f"| player | points ({report['anchor']} = 0) | 95% |",
        "|---|---|---|",
        *(
            f"| {name} | {one['points']:.0f} | {one['from']:.0f} to {one['to']:.0f} |"
            for name, one in sorted(report["ratings"].items(), key=lambda item: -item[1]["points"])
        ),
        "",
        "| player | offers | deals | surplus | both sides | share | overbid | claims | true | errors |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name, one in report["negotiation"].items():
        kinds = (".1f", ".1f", "+.1%", "+.1%", ".0%", ".0%", ".1f", ".0%", ".1f")
        lines.append("| " + " | ".join([name, *(figure(value, kind) for value, kind in zip(one.values(), kinds))]) + " |")
    return "\n".join(lines) + "\n"


def main(argv: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m portolan.bench", description="A benchmark with the ladder of bots as yardstick")
    parser.add_argument("game", choices=games())
    parser.add_argument("--agent", action="append", default=[], help="a bot, or module:function; may be repeated")
    parser.add_argument("--against", nargs="+", default=["random", "greedy", "expert"], help="the yardstick, by name")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--json", help="write the result to this file")
    parser.add_argument("--card", help="write a card in Markdown to this file")
    parser.add_argument("--leaks", action="store_true", help="only look for leaks in what seats are told")
    args = parser.parse_args(argv)
    try:
        if args.leaks:
            print(f"{leaks(args.game, players=args.players, seed=args.seed)} other worlds compared: every byte the same")
            return 0
        result = run(
            args.game,
            [agent(name) for name in args.agent],
            [agent(name) for name in args.against],
            players=args.players,
            deals=args.deals,
            seed=args.seed,
            told=lambda line: print(line, file=sys.stderr, flush=True),
        )
    except ValueError as error:
        parser.error(str(error))
    report = result.report()
    text = card(report)
    for path, content in ((args.json, json.dumps(report, indent=1) + "\n"), (args.card, text)):
        if path:
            with open(path, "w", encoding="utf-8", newline="\n") as file:
                file.write(content)
    print(text, end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
