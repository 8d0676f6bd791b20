#!/usr/bin/env python3
"""A language model at a table, with the package `portolan`: language_model.py [GAME] [SEED]

`ask` is the place for a model of yours: it gets the conversation so far and returns a reply. Here a canned one answers: it
copies the first action that the prompt shows, so the script runs without a network."""
import re, sys

from portolan import Bot
from portolan.text import TextEnv


def ask(conversation: list[dict[str, str]]) -> str:
    """A canned model. With a real one: return client.chat(conversation), or whatever yours is called."""
    prompt = conversation[-1]["content"]
    shown = re.findall(r"^- \[(.*?)\]: ", prompt, re.MULTILINE)
    nearest = re.search(r"“\[(.+)\]”\.$", prompt, re.MULTILINE)
    action = nearest[1] if nearest else shown[-1] if shown else "list"
    return f"I would rather not think too long. [{action}]"


def main(game: str = "ostia", seed: str = "1") -> None:
    env = TextEnv(game, players=3, language="en", relabel=int(seed), errors=5)
    env.reset(seed=int(seed))
    model, bot = 0, Bot("expert")
    conversation: list[dict[str, str]] = []
    done = False
    while not done:
        if env.state.seat != model:
            # A bot in the other seats; its actions have the names that the rules know.
            action = bot.action(env.state)
            done, _ = env.step(f"[{env.labels.hide(action)}]")
            continue
        _, prompt = env.get_observation()
        conversation.append({"role": "user", "content": prompt})
        reply = ask(conversation)
        conversation.append({"role": "assistant", "content": reply})
        done, info = env.step(reply)
        print(f"{env.state.ply:4} {info['played'] or info['refused'] or 'a question'}")
    rewards, info = env.close()
    print(f"win share {rewards[model]:.2f}, score {info[model]['score']}, place {info[model]['place']}, errors {info[model]['errors']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
