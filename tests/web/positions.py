"""Random entries by touch, for the page's tests: tests/proof/touched.py has the steps.

python -m tests.web.positions SEED STEPS     print an evening of each game, as JSON
"""

import json
import sys

from tests.portable.tools import FOUR
from tests.proof.positions import GAMES
from tests.proof.touched import Evening


def main(seed: int, steps: int) -> None:
    """Print the steps of an evening of each game."""
    found = []
    for game in GAMES:
        house = {"cards": 10} if game.name == "form:oh_hell" else {}
        given = {"game": game.name, "players": list(FOUR), "house": house}
        found.append({"given": given, "steps": Evening(game, seed).steps(steps)})
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
