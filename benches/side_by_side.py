#!/usr/bin/env python3
"""Random play through Python, side by side, on one core: ours, OpenSpiel's and RLCard's nearest games.

    pip install portolan open_spiel rlcard && side_by_side.py [SECONDS]

Every environment is asked, for each decision, for what a learner needs: the observation of the seat and the legal actions. Processor
time is counted, so other programs disturb little. A package that is not installed is left out, and said to be."""
import random, sys, time

import numpy as np


def measured(step, seconds):
    """Decisions in a second of processor time; `step` makes some and returns how many."""
    step()
    decisions, begin = 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        decisions += step()
    return decisions / spent


def ours_in_a_batch(game):
    import portolan

    envs = portolan.VectorEnv(game, 1024, players=3, seed=1)

    def step():
        before = envs.tally()["actions"]
        for _ in range(20):
            envs.step(envs.sample())
        return envs.tally()["actions"] - before

    return step


def ours_in_pettingzoo(game):
    import portolan.pettingzoo

    env, rng = portolan.pettingzoo.Env(game, 3), np.random.default_rng(1)

    def step():
        env.reset()
        for agent in env.agent_iter():
            _, _, terminated, truncated, info = env.last()
            env.step(None if terminated or truncated else int(rng.choice(np.flatnonzero(info["action_mask"]))))
        return env.match.ply

    return step


def open_spiel(name):
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)

    def step():
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(outcomes, chances)[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return step


def rl_card(name):
    import rlcard

    env, rng = rlcard.make(name, config={"seed": 1}), random.Random(1)

    def step():
        (state, _), decisions = env.reset(), 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return step


ROWS = [
    ("portolan, batch of 1,024", ours_in_a_batch, ("ostia", "oltre-mare")),
    ("portolan, PettingZoo", ours_in_pettingzoo, ("ostia", "oltre-mare")),
    ("OpenSpiel, its own", open_spiel, ("gin_rummy", "bargaining", "universal_poker")),
    ("RLCard", rl_card, ("gin-rummy", "no-limit-holdem", "uno")),
]


def main(seconds="5"):
    print("| environment | game | decisions/s |\n|---|---|---|")
    for what, make, names in ROWS:
        for name in names:
            try:
                print(f"| {what} | {name} | {measured(make(name), float(seconds)):,.0f} |", flush=True)
            except ImportError as error:
                print(f"| {what} | {name} | not installed ({error.name}) |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
