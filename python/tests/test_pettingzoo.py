"""PettingZoo's own tests, without a warning."""

import importlib

import numpy as np
import portolan
import pytest

pytest.importorskip("pettingzoo")
import portolan.pettingzoo  # noqa: E402
from pettingzoo import make  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402


@pytest.fixture(params=portolan.games())
def game(request):
    return request.param


@pytest.mark.parametrize("players", [3, 5])
def test_api(game, players):
    api_test(make("aec", f"portolan/{game}-v0", players=players), num_cycles=400)


def test_seeds(game):
    seed_test(lambda **kwargs: make("aec", f"portolan/{game}-v0", **kwargs), num_cycles=200)


def test_state(game):
    # It picks without looking at the mask, and an option beyond it ends the match.
    states = importlib.import_module("pettingzoo.test.state_test")
    env = make("aec", f"portolan/{game}-v0", reward="margin")
    states.test_state_space(env)
    states.test_state(env, num_cycles=40)


def test_render(game, capsys):
    # Some of its picks are beyond the mask: then the match is over, and is drawn as it stands.
    render_test(lambda **kwargs: make("aec", f"portolan/{game}-v0", **kwargs))
    assert capsys.readouterr().out.strip()


def test_a_match_ends_with_its_rewards(game):
    rng = np.random.default_rng(1)
    margins = portolan.pettingzoo.Env(game, 3, reward="margin")
    counted = portolan.pettingzoo.Env(game, 3, reward=lambda before, action, after: [after.ply - before.ply] * 3)
    for env in (margins, counted):
        env.reset(seed=3)
        gained = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            _, reward, terminated, truncated, info = env.last()
            gained[agent] += reward
            over = terminated or truncated
            env.step(None if over else int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert env.match.over
        if env is margins:
            scores = env.match.scores
            assert list(gained.values()) == pytest.approx([1.5 * score - sum(scores) / 2 for score in scores])
        else:
            assert all(worth == env.match.ply for worth in gained.values())


def test_a_match_can_be_cut_short(game):
    env = portolan.pettingzoo.Env(game, 3, max_cycles=10)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        _, _, terminated, truncated, info = env.last()
        assert not terminated
        env.step(None if truncated else int(np.flatnonzero(info["action_mask"])[0]))
        steps += not truncated
    assert steps == 10


def test_what_cannot_be_is_refused(game):
    with pytest.raises(ValueError, match="there is no reward"):
        portolan.pettingzoo.Env(game, reward="points")
    with pytest.raises(ValueError, match="there is no render mode"):
        portolan.pettingzoo.Env(game, render_mode="film")
    env = portolan.pettingzoo.Env(game)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="not in the mask"):
        env.step(127)
