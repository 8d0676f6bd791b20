"""OpenSpiel's own simulation tests, serialisation at every step, structs, and its search against a bot of the house."""

import json
import random
import subprocess
import sys

import numpy as np
import portolan
import pytest

pyspiel = pytest.importorskip("pyspiel")
import portolan.openspiel  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402


@pytest.fixture(params=["portolan_oltre_mare", "portolan_ostia"])
def name(request):
    return request.param


def test_simulations(name):
    # It asks everything of every state, structs and strings included.
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(players=3,seed=1)"), num_sims=1, serialize=True, verbose=False)


def test_the_interpreter_ends_well():
    subprocess.run([sys.executable, "-I", "-c", "import portolan.openspiel, pyspiel; pyspiel.load_game('portolan_ostia')"], check=True)


def test_serialisation_at_every_step(name):
    game, rng = pyspiel.load_game(f"{name}(seed=2)"), random.Random(1)
    state = game.new_initial_state()
    while True:
        again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
        assert again.history() == state.history() and str(again) == str(state) and again.match == state.match
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    replayed = game.new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    assert replayed.match == state.match and replayed.returns() == again.returns() == state.returns()
    assert abs(sum(state.returns())) < 1e-9


def test_structs_go_both_ways(name):
    game, rng = pyspiel.load_game(f"{name}(seed=3)"), random.Random(2)
    state = game.new_initial_state()
    for _ in range(60):
        if state.is_terminal():
            break
        again = game.new_initial_state(json.loads(state.to_json()))
        assert again.match == state.match and again.to_json() == state.to_json()
        player = state.current_player()
        if player >= 0:
            assert json.loads(state.to_observation_struct(player).to_json()) == state.match.view(player)
            if not state.match.picks:
                action = portolan.Bot("expert").action(state.match)
                before = state.match.clone().apply(action)
                for pick in state._struct_to_actions(state.match.as_dict(action)):
                    state.apply_action(pick)
                assert state.match == before
                continue
        state.apply_action(rng.choice(state.legal_actions()))


def test_another_world_looks_the_same(name):
    game, rng = pyspiel.load_game(f"{name}(seed=4)"), random.Random(3)
    state, compared = game.new_initial_state(), 0
    while not state.is_terminal():
        player = state.current_player()
        if player >= 0:
            other = state.resample_from_infostate(player, rng.random)
            if other.current_player() == player and other.match.ply == state.match.ply:
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.legal_actions() == state.legal_actions()
                compared += 1
        state.apply_action(rng.choice(state.legal_actions()))
    assert compared > 50


def test_its_search_plays_against_expert(name):
    game = pyspiel.load_game(f"{name}(seed=5)")
    search = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        max_simulations=4,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    state, expert, searched = game.new_initial_state(), portolan.Bot("expert"), 0
    state.apply_action(0)
    while not state.is_terminal():
        # An action that it has begun it also ends.
        if state.current_player() == 0 and (searched < 25 or state.match.picks):
            state.apply_action(search.step(state))
            searched += 1
        else:
            for pick in state.match.path(expert.action(state.match)):
                state.apply_action(pick)
    assert searched >= 25 and abs(sum(state.returns())) < 1e-9


def test_what_cannot_be_is_refused(name):
    for params in ("players=9", "options=colour=3", "deals=0"):
        with pytest.raises(Exception, match="players|option|deals"):
            pyspiel.load_game(f"{name}({params})")
