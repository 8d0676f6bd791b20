"""The text environment: its shape, its questions, its patience, four languages, new names, and no secrets."""

import random
import re
import runpy
from pathlib import Path

import portolan
import pytest
from portolan.relabel import Relabelled
from portolan.text import TextEnv


@pytest.fixture(params=portolan.games())
def game(request):
    return request.param


def play(env, bot, steps=10_000):
    """A bot replies; everything that was said to it."""
    said = []
    while not env.state.over and steps:
        seat, text = env.get_observation()
        action = bot.action(env.state)
        done, info = env.step(f"Let me think.\n[{env.labels.hide(action, env.language) if env.labels else action}]")
        assert info["played"] == action and info["seat"] == seat and done == env.state.over
        said.append(text)
        steps -= 1
    return said


@pytest.mark.parametrize("language", portolan.LANGUAGES)
def test_a_match_in_every_language_and_under_new_names(game, language):
    env = TextEnv(game, 3, language=language, relabel=7)
    env.reset(seed=1)
    seat = env.state.seat
    for question in ("[rules]", "[box]", "[list]", "[rules R-3.1]"):
        assert env.step(question) == (False, {"seat": seat, "played": None, "refused": None, "asked": True, "taken_over": False})
    said = "\n".join(play(env, portolan.Bot("expert")))
    rewards, info = env.close()
    assert sum(rewards.values()) in (0, pytest.approx(1)) and all(one["errors"] == 0 for one in info.values())
    ports = re.findall(r'name = "(\w+)",\s+lon', portolan.edition(game))
    goods = {*env.labels.goods, *(word for word in _goods(game, language))}
    for name in [*ports, *goods, "Venice", "Venezia", "Venise", "Venedig", "Oltre Mare", "OM-", "OS-"]:
        found = re.search(rf"\b{re.escape(name)}\b", said, re.IGNORECASE)
        assert not found, (name, said[max(0, found.start() - 60) : found.end() + 60])
    assert len(re.findall("R-3.1", said)) > 1 and "prompt-" not in said and "{" not in re.sub(r"\{.*\}", "", said)


def _goods(game, language):
    from portolan.relabel import _translated

    return _translated(dict.fromkeys(Relabelled(game, 1).goods, ""), language)


def test_a_seed_decides_what_is_new(game):
    one, same, other = Relabelled(game, 1), Relabelled(game, 1), Relabelled(game, 2)
    assert (one.edition, one.goods, one.title) == (same.edition, same.goods, same.title)
    assert one.edition != other.edition and one.goods != other.goods
    usual = portolan.State(game, 3).facts()
    assert portolan.State(game, 3, edition=one.edition).facts() != usual
    for good, new in one.goods.items():
        assert one.read(one.hide(f"offer {good}.07 for {good}")) == f"offer {good}.07 for {good}" and new in one.hide(good)


def test_talk_binds_nobody_and_is_heard_once():
    env = TextEnv("oltre-mare", 3)
    env.reset(seed=3)
    seat, _ = env.get_observation()
    before = env.state.clone()
    action = env.state.nearest("pass")
    _, info = env.step(f"[say I have  salt!] [{action}] [say and silk]")
    assert info["played"] == action and before.apply(action) == env.state
    heard, text = env.get_observation()
    if heard != seat:
        assert f"Player {seat + 1} says: “I have salt!”" in text and "and silk" in text
        assert "I have salt!" not in env.prompt(heard)
    quiet = TextEnv("oltre-mare", 3, talk=False)
    quiet.reset(seed=3)
    assert "[say" not in quiet.get_observation()[1]


def test_a_refusal_has_its_clause_and_the_nearest_legal_action():
    env = TextEnv("ostia", 3)
    env.reset(seed=2)
    while not any(form.startswith("bid") for form, _ in env.state.forms()):
        portolan.Bot("greedy").play(env.state)
    env.get_observation()
    done, info = env.step("[bid 1]")
    refused = info["refused"]
    assert not done and refused["clause"].startswith("OS-2.") and re.fullmatch(r"bid \d+", refused["nearest"])
    text = env.get_observation()[1]
    assert f"[{refused['clause']}]" in text and f"“[{refused['nearest']}]”" in text and "2 more replies" in text
    assert env.step(f"[{refused['nearest']}]")[1]["played"] == refused["nearest"]


def test_the_nearest_action_of_an_offer_is_an_offer():
    state = portolan.State("oltre-mare", 3, seed=3)
    while "offer 3d to" not in "".join(form for form, _ in state.forms()):
        portolan.Bot("random").play(state)
    wanted = next(form for form, _ in state.forms() if form.startswith("offer 3d to"))
    assert state.nearest(wanted.replace("offer", "ofer")) == wanted
    assert state.nearest(wanted.replace("3d", "200d")).startswith("offer ")
    assert state.obstacle(state.nearest("")) is None


def test_a_bot_plays_on_after_too_many_errors(game):
    env = TextEnv(game, 3, errors=2)
    env.reset(seed=4)
    first = env.state.seat
    env.step("I do not know.")
    assert env.state.seat == first
    _, info = env.step("[dance]")
    assert info["taken_over"] and env.taken_over[first]
    other, text = env.get_observation()
    assert other != first and f"From here on a bot plays for player {first + 1}." in text
    while not env.state.over:
        assert env.state.seat != first
        env.step("[?]")
    assert all(one["errors"] == (2 if one["taken_over"] else one["errors"]) for one in env.close()[1].values())
    with pytest.raises(ValueError, match="over"):
        env.step("[pass]")


def test_questions_have_an_end(game):
    env = TextEnv(game, 3, questions=2)
    env.reset(seed=1)
    assert env.step("[view]")[1]["asked"] and env.step("[list]")[1]["asked"]
    assert env.step("[view]")[1]["refused"]
    assert "You have asked 2 questions" in env.get_observation()[1]


def test_hidden_cards_dealt_again_leave_every_word(game):
    """Prompts, lists, answers and refusals are the same in every world that a seat cannot tell apart."""
    rng, checked = random.Random(1), 0
    env = TextEnv(game, 3)
    env.reset(seed=5)
    bot = portolan.Bot("expert")
    while not env.state.over:
        seat = env.state.seat
        env.get_observation()
        if rng.random() < 0.3:
            twin = TextEnv(game, 3)
            twin.state, twin._greeted = env.state.redeal(seat, rng.randrange(1000)), [True] * 3
            if (twin.state.ply, twin.state.seat) == (env.state.ply, seat):
                twin._events[seat] = len(twin.state.seen(seat))
                assert twin.prompt(seat) == env.prompt(seat)
                for reply in ("offer 2d to 1 for any", "bid 9", "accept #1"):
                    assert twin.state.obstacle(reply) == env.state.obstacle(reply)
                    assert twin.state.nearest(reply) == env.state.nearest(reply)
                assert twin.state.legal(200) == env.state.legal(200)
                checked += 1
        env.step(f"[{bot.action(env.state)}]")
    assert checked > 20


def test_the_script_for_a_model_plays_with_a_canned_one(game, capsys):
    script = Path(__file__).parents[2] / "examples/language_model.py"
    runpy.run_path(str(script))["main"](game, "2")
    assert re.search(r"win share \d\.\d\d, score -?\d+, place [123], errors \d$", capsys.readouterr().out.strip())


def test_what_cannot_be_is_refused(game):
    with pytest.raises(ValueError, match="there is no language"):
        TextEnv(game, 3, language="tlh").get_observation()
    with pytest.raises(ValueError, match="expected one of them"):
        TextEnv(game, 3, relabel=1, edition="x")
    with pytest.raises(ValueError, match="errors: 0"):
        TextEnv(game, 3, errors=0)
