"""What every scene shows in the page's own type, as JSON for the browser's tests.

    python -m tests.web.views en

prints [[name of the scene's picture, what host_tools/simulated/shown/data.py returns]] in a
language, as a box without keys says it.
"""

import json
import sys

from host_tools.simulated.emulator import install

# What is imported below needs MicroPython's modules.
install()

from host_tools.simulated.shown.data import shown  # noqa: E402
from tests.proof.bench.screen import pictures  # noqa: E402


def views(language):
    """Return what all scenes show, each once."""
    found = {}
    for name, _, table in pictures("sim_128x64", language):
        app = table.box.device.app
        if hasattr(app, "stack"):
            app.platform["keyless"] = True
            found.setdefault(json.dumps(shown(app)), name)
    return [[name, json.loads(told)] for told, name in found.items()]


if __name__ == "__main__":
    json.dump(views(sys.argv[1]), sys.stdout)
