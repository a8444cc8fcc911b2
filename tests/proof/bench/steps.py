"""Prints the most steps of one press, in a game of each kind played at random, as JSON."""

import json
import random
import sys

from tests.proof import steps


def main(entries: int) -> None:
    """Play `entries` entries of each game, and print the most steps and the game."""
    steps.install()
    from engine import games
    from host_tools.sim import Simulator
    from tests.proof.powercut.evening import play_games
    from tests.proof.powercut.person import Person

    most, name = 0, ""
    for game in games.names():
        with Simulator() as box:
            play_games(Person(box, random.Random(game)), game, entries)
            if box.steps.most > most:
                most, name = box.steps.most, game
    print(json.dumps({"value": most, "game": name}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
