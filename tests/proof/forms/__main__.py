"""Random games of every form, compared with plain functions.

    python -m tests.proof.forms [games of each form] [seed]

The last line says how many games and entries agreed; the exit status is 1 where two differ.
"""

import random
import sys

from tests.proof.forms.naive import RULES
from tests.proof.forms.tries import play


def main(words):
    """Play so many games of each form."""
    count = int(words[0]) if words else 5000
    seed = int(words[1]) if len(words) > 1 else 44
    for form in RULES:
        counts = dict.fromkeys(("games", "entries", "refused", "undone", "amended", "over"), 0)
        rng = random.Random(f"{seed} {form}")
        for _ in range(count):
            play(rng, form, 20, counts)
        print(form + ": " + ", ".join(f"{n} {name}" for name, n in counts.items()), flush=True)
    print(f"all {count * len(RULES)} games agree")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
