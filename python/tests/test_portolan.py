"""What the package promises, with every game."""

import copy
import json
import pickle
import re
from pathlib import Path

import numpy as np
import portolan
import pytest

GAMES = portolan.games()


@pytest.fixture(params=GAMES)
def game(request):
    return request.param


def wander(state, picks, seed=1):
    """Picks at random, so often or to the end."""
    rng = np.random.default_rng(seed)
    for _ in range(picks):
        if state.over:
            break
        state.pick(int(rng.choice(np.flatnonzero(state.mask()))))
    return state


def whole(state):
    """Completes the action that has been begun."""
    while state.picks:
        wander(state, 1)
    return state


def test_the_readme_plays():
    text = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    code = re.search(r"```python\n(.*?)```", text, re.S).group(1)
    assert len(code.strip().splitlines()) <= 15
    exec(compile(code, "README.md", "exec"), {})


def test_the_notebook_plays_plots_and_replays(capsys):
    cells = json.loads((Path(__file__).parents[2] / "examples/match.ipynb").read_text(encoding="utf-8"))["cells"]
    scope = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), "match.ipynb", "exec"), scope)
    said = capsys.readouterr().out
    assert "'game': 'oltre-mare', 'players': 4" in said and "Joueur" in said and "%" in said
    assert scope["Picture"](scope["ducats"])._repr_svg_().count("<polyline") == 4


def test_a_batch_fills_its_arrays_in_place(game):
    envs = portolan.VectorEnv(game, 16, players=3, seed=5, threads=2)
    arrays = envs.arrays
    ended = 0
    for _ in range(1500):
        masks = envs.action_masks()
        assert masks.shape == (16, portolan.OPTIONS) and (masks.sum(axis=1) > 1).all()
        actions = envs.sample()
        assert masks[np.arange(16), actions].all()
        assert envs.step(actions) is arrays
        ended += int(arrays.dones.sum())
        sums = arrays.rewards.sum(axis=1)
        assert ((sums > 0.99) | (sums == 0)).all() and (sums[arrays.dones == 0] == 0).all()
    assert envs.tally()["matches"] == ended > 0
    assert envs.tally()["picks"] == 16 * 1500
    again = portolan.VectorEnv(game, 16, players=3, seed=5, arrays=envs.allocate())
    assert (again.arrays.observations != arrays.observations).any()
    envs.reset(5)
    assert (again.arrays.observations == arrays.observations).all()


def test_a_batch_plays_what_a_state_plays(game):
    envs, spec = portolan.VectorEnv(game, 1, players=3), portolan.observation_spec(game)
    assert sum(field["len"] for field in spec["fields"]) == spec["bytes"] == envs.bytes
    row = envs.arrays.observations[0]
    field = next(field for field in spec["fields"] if field["name"] == "players")
    assert row[field["at"]] == 3
    assert spec["slots"][row[-65]] != "none"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "there is no game"),
        ({"players": 9}, "players: 9, expected"),
        ({"n_envs": 0}, "environments: 0, expected 1 to"),
        ({"threads": 99}, "threads: 99, expected 1 to 64"),
        ({"reward": "points"}, "there are win and margin"),
        ({"options": {"colour": 3}}, "the options are"),
        ({"edition": "x"}, "the edition has mistakes"),
    ],
)
def test_a_wrong_setup_says_what_was_expected(change, says):
    with pytest.raises(ValueError, match=says):
        portolan.VectorEnv(**{"game": GAMES[0], "n_envs": 2, **change})


def test_wrong_arrays_say_what_was_expected(game):
    envs = portolan.VectorEnv(game, 4)
    for actions in (np.zeros(3, np.uint8), np.zeros((4, 1), np.uint8), np.zeros(4), np.full(4, 300), ["a"] * 4):
        with pytest.raises(ValueError, match="actions: "):
            envs.step(actions)
    with pytest.raises(ValueError, match="is not in its mask"):
        envs.step(np.full(4, 127))
    good = envs.allocate()
    for name, wrong in [
        ("observations", good.observations[:, ::2]),
        ("observations", good.observations.astype(np.int16)),
        ("rewards", good.rewards.astype(np.float64)),
        ("masks", good.masks[:3]),
        ("seats", "four"),
    ]:
        with pytest.raises(ValueError, match=f"{name}: expected a contiguous array of"):
            portolan.VectorEnv(game, 4, arrays=good._replace(**{name: wrong}))
    good.dones.flags.writeable = False
    with pytest.raises(ValueError, match="dones: expected"):
        portolan.VectorEnv(game, 4, arrays=good)
    with pytest.raises(ValueError, match="share memory"):
        portolan.VectorEnv(game, 4, arrays=envs.arrays._replace(finals=envs.arrays.observations))


def test_states_are_cloned_copied_and_pickled(game):
    state = wander(portolan.State(game, 3, seed=2), 40)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state)):
        assert other == state and (other.observation() == state.observation()).all()
        wander(other, 30)
        assert other != state
    unfinished = wander(state.clone(), 1)
    while not unfinished.picks:
        wander(unfinished, 1)
    for kept in (state, unfinished):
        for again in (pickle.loads(pickle.dumps(kept)), portolan.State.from_dict(json.loads(json.dumps(kept.to_dict())))):
            assert again == kept and again.view(0) == kept.view(0) and (again.observation() == kept.observation()).all()
    whole(state)
    for wrong in ({}, {"recipe": 3, "picks": []}, {"recipe": state.to_dict()["recipe"], "picks": [127]}):
        with pytest.raises(ValueError):
            portolan.State.from_dict(wrong)
    with pytest.raises(ValueError, match="not a recipe"):
        portolan._reopen("{}")


def test_actions_are_notation_dicts_or_picks(game):
    state = portolan.State(game, 3, seed=3)
    action = portolan.Bot("greedy").action(state)
    by_text, by_dict, by_picks = state.clone(), state.clone(), state.clone()
    by_text.apply(action)
    by_dict.apply(state.as_dict(action))
    for pick in state.path(action):
        by_picks.pick(pick)
    assert by_text == by_dict == by_picks
    legal = state.legal(100_000)
    assert legal is None or action in legal
    with pytest.raises(ValueError, match="not an action"):
        state.apply("dance")
    with pytest.raises(ValueError, match="expected 0 to 127"):
        state.pick(128)


def test_a_refusal_names_its_clause():
    state = portolan.State("ostia", 3, seed=3)
    with pytest.raises(portolan.Refused, match="refused by OS-") as refused:
        state.apply({"action": "keep"})
    assert refused.value.args[1].startswith("OS-")


def test_cards_dealt_again_leave_what_the_seat_knows(game):
    state = whole(wander(portolan.State(game, 3, seed=4), 60))
    for seat in range(3):
        other = state.redeal(seat, 1)
        if other.ply == state.ply:
            assert (other.observation(seat) == state.observation(seat)).all()
            assert other.view(seat) == state.view(seat) and other.text(seat) == state.text(seat)


def test_bots_play_a_match_that_is_saved_verified_and_loaded(game, tmp_path):
    state = portolan.State(game, 3, seed=6)
    bots = [portolan.Bot(kind) for kind in ("random", "greedy", "expert")]
    while not state.over:
        bots[state.seat].play(state)
    assert sum(state.rewards) in (0, pytest.approx(1)) and len(state.scores) == 3 and min(state.places) >= 1
    path = tmp_path / "match.jsonl"
    state.save(path)
    text = path.read_text(encoding="utf-8")
    assert portolan.verify(text) == {"game": game, "players": 3, "plies": state.ply}
    assert portolan.load(path).scores == state.scores
    with pytest.raises(ValueError):
        portolan.verify(text.replace('"seat":1', '"seat":2', 1))
    with pytest.raises(ValueError, match="over"):
        state.pick(0)
    with pytest.raises(ValueError):
        portolan.verify(json.dumps({"a": 1}))


def test_a_bot_says_what_it_considered(game):
    state = portolan.State(game, 3, seed=7)
    advice = portolan.Bot("search", rounds=30).advice(state)
    assert advice.reasons[0].action == advice.action
    assert sum(advice.policy.values()) == pytest.approx(1) and 0 <= advice.value <= 1
    with pytest.raises(ValueError, match="there is no bot"):
        portolan.Bot("champion")
