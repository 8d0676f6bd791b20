"""Both games for language models, in the shape of TextArena: text out, an action in square brackets in.

    env = TextEnv("ostia", players=3, relabel=7)
    env.reset(seed=1)
    done = False
    while not done:
        seat, prompt = env.get_observation()
        done, info = env.step(model(prompt))
    rewards, info = env.close()

A prompt is built from what its seat knows, and from nothing else.
"""

from __future__ import annotations

import re
from typing import Any, Mapping, NamedTuple

from . import Bot, State
from ._portolan import clause, rules, say
from .relabel import Relabelled

__all__ = ["TextEnv"]

#: Longest thing that can be said, as at a table.
_LONGEST = 300
#: As many legal actions are listed.
_LISTED = 200


#: The chapters that hold for every edition; the first one describes the box.
_CHAPTER = re.compile(r"[A-Z]{2}-[1-9]")


def _bracketed(text: str) -> list[str]:
    """What stands in square brackets. Notation has brackets of its own, so they are counted."""
    found, depth, begin = [], 0, 0
    for place, letter in enumerate(text):
        if letter == "[":
            depth += 1
            begin = place + 1 if depth == 1 else begin
        elif letter == "]" and depth:
            depth -= 1
            if not depth:
                found.append(text[begin:place].strip())
    return found


class _Said(NamedTuple):
    seat: int
    text: str


class TextEnv:
    """One match in text.

    - ``language`` is ``en``, ``fr``, ``de`` or ``it``.
    - ``relabel`` is a seed: goods, ports and the game get new names, and the printed numbers are dealt out again.
    - ``errors``: after this many replies that cannot be carried out, ``stand_in`` plays the seat to the end.
    - ``questions``: so many may be asked before each decision.
    - ``talk``: may anything be said that binds nobody?
    """

    def __init__(
        self,
        game: str,
        players: int = 3,
        *,
        language: str = "en",
        relabel: int | None = None,
        errors: int = 3,
        questions: int = 5,
        stand_in: str = "greedy",
        talk: bool = True,
        options: Mapping[str, Any] | None = None,
        edition: str | None = None,
    ) -> None:
        if relabel is not None and edition is not None:
            raise ValueError("relabel and edition: expected one of them")
        if errors < 1 or questions < 0:
            raise ValueError(f"errors: {errors}, questions: {questions}, expected at least 1 and 0")
        self.labels = None if relabel is None else Relabelled(game, relabel)
        self.game, self.language, self.players = game, language, players
        self.errors, self.questions, self.talk, self.options = errors, questions, talk, options
        self.edition = self.labels.edition if self.labels else edition
        self._bot = Bot(stand_in)
        self.reset()

    def reset(self, num_players: int | None = None, seed: int = 0) -> None:
        """Deals a match."""
        self.players = self.players if num_players is None else num_players
        self.state = State(self.game, self.players, seed=seed, options=self.options, edition=self.edition)
        self._log: list[_Said] = []
        self._events = [0] * self.players
        self._heard = [0] * self.players
        self._greeted = [False] * self.players
        #: What a seat is told next besides: answers and obstacles.
        self._notes: list[list[str]] = [[] for _ in range(self.players)]
        self.wrong = [0] * self.players
        self.taken_over = [False] * self.players
        self._asked = 0

    def get_observation(self) -> tuple[int, str]:
        """The seat that is asked, from 0, and what it is told. Everything new is told once."""
        seat = self.state.seat
        if seat is None:
            raise ValueError("the match is over")
        text = self.prompt(seat)
        self._greeted[seat] = True
        self._events[seat] = len(self.state.seen(seat))
        self._heard[seat] = len(self._log)
        self._notes[seat] = []
        return seat, text

    def prompt(self, seat: int) -> str:
        """What a seat would be told now. Nothing changes by it."""
        parts = [] if self._greeted[seat] else [self._greeting(seat)]
        parts += self._notes[seat]
        news = [seen.text for seen in self.state.seen(seat, self._events[seat], self.language) if seen.text]
        heard = (said for said in self._log[self._heard[seat] :] if said.seat != seat)
        news += [self._say("prompt-said", seat, seat=said.seat, text=said.text) for said in heard]
        if news:
            parts.append("\n".join([self._say("prompt-so-far"), *(f"- {line}" for line in news)]))
        parts.append(self.state.text(seat).strip())
        if seat == self.state.seat:
            forms = "\n".join(f"- [{typed}]: {means}" for typed, means in self.state.forms(self.language))
            if forms:
                parts.append(self._say("play-help-actions", seat) + "\n" + forms)
        return self._hide("\n\n".join(parts))

    def _greeting(self, seat: int) -> str:
        title = self.labels.title if self.labels else self.game
        chapter = re.search(r"\b([A-Z]{2})-\d", rules(self.game, self.language, False) or "")
        example = (self.state.forms(self.language) or [("pass", "")])[0][0] if seat == self.state.seat else "pass"
        lines = [
            self._say("prompt-role", seat, number=seat + 1, players=self.players, game=title),
            self._say("prompt-reply", seat, action=example),
            self._say("prompt-ask", seat, chapter=f"{chapter[1]}-3" if chapter else ""),
        ]
        if self.talk:
            lines.insert(2, self._say("prompt-talk", seat))
        return "\n".join(lines) + "\n\n" + self._say("prompt-rules") + "\n\n" + (rules(self.game, self.language, False) or "")

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Takes a reply of the seat that is asked: is the match over, and what came of it?

        ``info`` has ``played`` (in notation; ``None`` if the seat is asked again), ``refused`` (what is in the way, the clause,
        and the nearest legal action), ``asked`` (a question was answered) and ``taken_over``.
        """
        seat = self.state.seat
        if seat is None:
            raise ValueError("the match is over")
        info: dict[str, Any] = {"seat": seat, "played": None, "refused": None, "asked": False, "taken_over": self.taken_over[seat]}
        wanted = None
        for words in _bracketed(action):
            head, _, rest = words.partition(" ")
            if head.lower() == "say":
                self._speak(seat, rest)
            elif wanted is None:
                wanted = words
        if wanted is not None and self._answer(seat, wanted):
            info["asked"] = True
            return False, info
        self._asked = 0
        if wanted is None:
            info["refused"] = {"text": self._say("prompt-no-action", seat), "clause": None, "nearest": None}
        else:
            wanted = self.labels.read(wanted) if self.labels else wanted
            obstacle = self.state.obstacle(wanted, self.language)
            if obstacle is None:
                self.state.apply(wanted)
                info["played"] = wanted
            else:
                info["refused"] = {"text": obstacle.text, "clause": obstacle.clause, "nearest": self.state.nearest(wanted)}
        if info["refused"]:
            info["refused"] = {key: text and self._hide(text) for key, text in info["refused"].items()}
            self._refuse(seat, info["refused"])
            if self.taken_over[seat]:
                info["taken_over"] = True
        self._let_bots_play()
        return self.state.over, info

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """The share of each seat in the win, and what else there is to say of it."""
        scores, places = self.state.scores or [None] * self.players, self.state.places or [None] * self.players
        info = {
            seat: {"score": scores[seat], "place": places[seat], "errors": self.wrong[seat], "taken_over": self.taken_over[seat]}
            for seat in range(self.players)
        }
        return dict(enumerate(self.state.rewards)), info

    def _speak(self, seat: int, text: str) -> None:
        text = " ".join(text.split())[:_LONGEST]
        if self.talk and text:
            self._log.append(_Said(seat, text))

    def _answer(self, seat: int, words: str) -> bool:
        """Answers a question, if it is one."""
        head, _, rest = words.lower().partition(" ")
        rest = rest.strip()
        if head not in ("list", "rules", "box", "view") or (rest and head != "rules"):
            return False
        self._asked += 1
        if self._asked > self.questions:
            # It is one only as long as questions are answered.
            self._notes[seat].append(self._say("prompt-asked-enough", seat, most=self.questions))
            return False
        if head == "list":
            listed = self.state.legal(_LISTED)
            title = "prompt-list" if listed is not None else "prompt-list-some"
            actions = listed if listed is not None else [typed for typed, _ in self.state.forms(self.language)]
            self._notes[seat].append("\n".join([self._say(title, seat), *(f"- [{action}]" for action in actions)]))
        elif head == "rules" and rest:
            wanted = (self.labels.read(rest.upper()) if self.labels else rest).upper()
            hidden = self.labels is not None and not _CHAPTER.match(wanted)
            found = None if hidden else clause(wanted, self.language)
            self._notes[seat].append(found or self._say("play-no-clause", seat, clause=rest))
        elif head == "rules":
            self._notes[seat].append(self._rulebook())
        elif head == "box":
            self._notes[seat].append(self._say("prompt-box", seat) + "\n" + self.state._match.facts())
        return True

    def _rulebook(self) -> str:
        """The rules; of a relabelled edition without the chapters that name and count what is in the box."""
        whole = rules(self.game, self.language, True) or ""
        if not self.labels:
            return whole
        return "\n".join(f"## {chapter}" for chapter in whole.split("\n## ")[1:] if _CHAPTER.match(chapter))

    def _refuse(self, seat: int, refused: dict[str, str | None]) -> None:
        self.wrong[seat] += 1
        text = refused["text"] or ""
        lines = [f"{text} [{refused['clause']}]" if refused["clause"] else text]
        if refused["nearest"]:
            lines.append(self._say("prompt-nearest", seat, action=refused["nearest"]))
        left = self.errors - self.wrong[seat]
        if left > 0:
            lines.append(self._say("prompt-patience", seat, left=left))
        else:
            self.taken_over[seat] = True
            for other in range(self.players):
                self._notes[other].append(self._say("prompt-stand-in", other, seat=seat))
        self._notes[seat].append("\n".join(lines))

    def _let_bots_play(self) -> None:
        while self.state.seat is not None and self.taken_over[self.state.seat]:
            self._bot.play(self.state)

    def _say(self, key: str, me: int | None = None, **given: Any) -> str:
        text = say(key, self.language, me, list(given.items())) or key
        return text[:1].upper() + text[1:]

    def _hide(self, text: str) -> str:
        return self.labels.hide(text, self.language) if self.labels else text
