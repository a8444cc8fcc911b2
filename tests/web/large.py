"""What the tests of the large table ask of Python, as JSON.

python -m tests.web.large moves GAME SEED COUNT    the set-up of a game, and what is done in it
python -m tests.web.large season FOLDER COUNT      so many games of a season
python -m tests.web.large seen < FILES             what is to be seen of [{path: bytes in base64}]
"""

import base64
import json
import sys
import tempfile
from pathlib import Path

from host_tools.evening import season
from tests.proof.onlookers import moves, seen_in, setup


def seen(files):
    """Return what is to be seen of the last game in the files of a page."""
    with tempfile.TemporaryDirectory() as folder:
        for path, content in files.items():
            target = Path(folder, path.removeprefix("/saves/"))
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(base64.b64decode(content))
        return seen_in(folder)


if __name__ == "__main__":
    what, *words = sys.argv[1:]
    if what == "moves":
        game, seed, count = words[0], int(words[1]), int(words[2])
        entries = [entry for entry, _ in moves(game, seed, count)]
        json.dump({"setup": setup(game), "entries": entries}, sys.stdout)
    elif what == "season":
        season.make(Path(words[0]), count=int(words[1]))
    else:
        json.dump([seen(files) for files in json.load(sys.stdin)], sys.stdout)
