"""What the tests of the large table ask of Python, as JSON.

python -m tests.web.large moves GAME SEED COUNT    the set-up of a game, and what is done in it
python -m tests.web.large season FOLDER COUNT      so many games of a season
python -m tests.web.large served NAME ...          the page that is served of a game of players
python -m tests.web.large seen < FILES             what is to be seen of [{path: bytes in base64}]
"""

import base64
import datetime
import json
import sys
import tempfile
from pathlib import Path

from engine import games
from engine.record.ledger import Ledger
from host_tools.evening import season
from host_tools.evening.scores import screen
from host_tools.simulated.shown.standing import standing
from tests.proof.onlookers import moves, seen_in, setup


def seen(files):
    """Return what is to be seen of the last game in the files of a page."""
    with tempfile.TemporaryDirectory() as folder:
        for path, content in files.items():
            target = Path(folder, path.removeprefix("/saves/"))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(base64.b64decode(content))
        return seen_in(folder)


def served(names):
    """Return the HTML of a game in which scores are long, one player leads, and another deals."""
    kind = games.load("any")
    ledger = Ledger(kind, names, kind.with_defaults(None), names[0])
    for scores in ([3000, -8100, 240, 72, 15, -980, 28, 9999], [-40, 3, 0, 0, 7, 19, 0, 2501]):
        ledger.add({"event": "round", "points": dict(zip(names, scores, strict=False))})
    table = standing(ledger, "2026-11-21T20:15")
    now = datetime.datetime(2026, 11, 21, 20, 15)
    return screen.page(screen.standing_words(table, now, False), "none")


if __name__ == "__main__":
    what, *words = sys.argv[1:]
    if what == "moves":
        game, seed, count = words[0], int(words[1]), int(words[2])
        entries = [entry for entry, _ in moves(game, seed, count)]
        json.dump({"setup": setup(game), "entries": entries}, sys.stdout)
    elif what == "served":
        print(served(words))
    elif what == "season":
        season.make(Path(words[0]), count=int(words[1]))
    else:
        json.dump([seen(files) for files in json.load(sys.stdin)], sys.stdout)
