"""Editions in which nothing is called what it was: who remembers the rulebook knows nothing.

A seed names the goods, the ports and the game, and deals the printed numbers out again, as far as the rules allow them.
"""

from __future__ import annotations

import random
import re
import tomllib
from functools import partial
from typing import Any, Callable

from . import LANGUAGES, State, edition
from ._portolan import say

__all__ = ["Relabelled"]

#: The one port whose name the rules know.
_VENICE = ("Venezia", "Venice", "Venise", "Venedig")
_GAMES = {"oltre-mare": ("Oltre Mare", "OM"), "ostia": ("Ostia", "OS")}
_SYLLABLES = [a + b for a in "bdfgklmnprtvz" for b in "aeiou"]


class Relabelled:
    """An edition of a game by a seed: ``edition`` is its file, ``hide`` and ``read`` change words that are shown and typed."""

    def __init__(self, game: str, seed: int) -> None:
        rng = random.Random(f"portolan {game} {seed}")
        box = tomllib.loads(edition(game))
        goods = [good["name"] for good in box["goods"]] if isinstance(box["goods"], list) else list(box["goods"])
        self._taken = set(goods)
        self.goods = {good: self._name(rng) for good in goods}
        ports = self._rename_ports(box, rng)
        box = _shuffled(game, box, rng)
        self.edition = _toml(box)
        title, prefix = _GAMES[game]
        self.title = self._name(rng).capitalize()
        names = {title: self.title, game: self.title.lower()} | ports
        names |= dict.fromkeys(_VENICE, self._name(rng).capitalize())
        self._words = {
            language: _replacer(names | self.goods | _translated(self.goods, language), rf"\b{prefix}-(?=[0-9X])", "R-")
            for language in LANGUAGES
        }
        back = {new: old for old, new in self.goods.items()} | {names[_VENICE[0]]: _VENICE[0]}
        self._back = _replacer(back, r"\bR-(?=[0-9X])", f"{prefix}-")

    def _name(self, rng: random.Random) -> str:
        while True:
            name = "".join(rng.choice(_SYLLABLES) for _ in range(3))
            if name not in self._taken:
                self._taken.add(name)
                return name

    def _rename_ports(self, box: dict[str, Any], rng: random.Random) -> dict[str, str]:
        names = {port["name"]: self._name(rng).capitalize() for port in box.get("ports", []) if port["name"] not in _VENICE}
        for port in box.get("ports", []):
            port["name"] = names.get(port["name"], port["name"])
        for card in box.get("cards", []):
            if "port" in card:
                card["port"] = names.get(card["port"], card["port"])
        for route in box.get("routes", []):
            route["between"] = [names.get(port, port) for port in route["between"]]
        return names

    def hide(self, text: str, language: str = "en") -> str:
        """A text with the new names."""
        return self._words[language](text)

    def read(self, text: str) -> str:
        """What somebody who knows only the new names has typed, with the names that the rules know."""
        return self._back(text)


def _translated(goods: dict[str, str], language: str) -> dict[str, str]:
    """The goods as messages name them."""
    found = {}
    for good, new in goods.items():
        for key in (f"good-{good}", f"ostia-good-{good}"):
            word = say(key, language, None, [])
            if word:
                found[word] = new
    return found


def _replacer(names: dict[str, str], prefix: str, instead: str) -> Callable[[str], str]:
    known = {old.lower(): new for old, new in names.items()}
    some = re.compile(rf"\b(?:{'|'.join(re.escape(old) for old in sorted(known, key=len, reverse=True))})\b", re.IGNORECASE)

    def new(match: re.Match[str]) -> str:
        word = known[match[0].lower()]
        return word.capitalize() if match[0][0].isupper() else word.lower()

    return lambda text: re.sub(prefix, instead, some.sub(new, text))


def _shuffled(game: str, box: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The same box with its numbers dealt out again; what the rules do not allow stays."""

    def attempt(change: Callable[[], Callable[[], None]]) -> None:
        undo = change()
        try:
            for players in (3, 5):
                State(game, players, edition=_toml(box))
        except ValueError:
            undo()

    def deal(rows: list[dict[str, Any]], column: str) -> Callable[[], None]:
        holders = [row for row in rows if column in row]
        before = [row[column] for row in holders]
        for row, value in zip(holders, sorted(before, key=lambda _: rng.random())):
            row[column] = value

        def undo() -> None:
            for row, value in zip(holders, before):
                row[column] = value

        return undo

    def bend(section: dict[str, Any], column: str) -> Callable[[], None]:
        before = section[column]
        section[column] = sorted((max(1, number + rng.choice((-2, -1, 0, 1, 2))) for number in before), reverse=True)
        return partial(section.__setitem__, column, before)

    def reorder(section: dict[str, Any], column: str) -> Callable[[], None]:
        before = section[column]
        names = sorted({name for row in before for name in row})
        other = dict(zip(names, sorted(names, key=lambda _: rng.random())))
        section[column] = [[other[name] for name in row] for row in before]
        return partial(section.__setitem__, column, before)

    for name, section in box.items():
        rows = section if isinstance(section, list) else list(section.values()) if isinstance(section, dict) else []
        if rows and all(isinstance(row, dict) for row in rows):
            for column in sorted({column for row in rows for column in row} - {"good", "name", "port", "between", "kind"}):
                attempt(partial(deal, rows, column))
        elif isinstance(section, dict):
            for column, value in section.items():
                if all(isinstance(item, int) for item in value):
                    attempt(partial(bend, section, column))
                elif all(isinstance(item, list) for item in value):
                    attempt(partial(reorder, section, column))
    box["name"] = "Relabelled"
    return box


def _toml(box: dict[str, Any]) -> str:
    plain = [f"{name} = {_value(value)}" for name, value in box.items() if not isinstance(value, dict)]
    for name, section in box.items():
        if isinstance(section, dict):
            plain += [f"[{name}]", *(f"{key} = {_value(value)}" for key, value in section.items())]
    return "\n".join(plain) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        rows = isinstance(value[0], (dict, list)) if value else False
        return ("[\n    " + ",\n    ".join(map(_value, value)) + ",\n]") if rows else "[" + ", ".join(map(_value, value)) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
