"""Prints the most steps of one press, in a game of each kind played at random, as JSON."""

import argparse
import json
import random

from host_tools.base.command import show
from host_tools.simulated import emulator
from tests.proof import steps


def main(entries: int) -> None:
    """Play `entries` entries of each game, and print the most steps and the game."""
    emulator.install()
    steps.install()
    from engine import games
    from host_tools.simulated.simulator import Simulator
    from tests.proof.powercut.evening import play_games
    from tests.proof.powercut.person import Person

    most, name = 0, ""
    for game in games.names():
        with Simulator() as box:
            play_games(Person(box, random.Random(game)), game, entries)
            if box.steps.most > most:
                most, name = box.steps.most, game
    show(json.dumps({"value": most, "game": name}))


if __name__ == "__main__":
    _parser = argparse.ArgumentParser(prog="python -m tests.proof.bench.steps", description=__doc__)
    _parser.add_argument("entries", type=int, nargs="?", default=20, help="of each game")
    main(_parser.parse_args().entries)
