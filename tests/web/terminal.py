"""The terminal simulator's side of the backup tests.

python -m tests.web.terminal play DIR    play a round of Ginski, saved as `make run` saves it
python -m tests.web.terminal show DIR    what the simulator shows of the saved games
"""

import sys
from pathlib import Path

from host_tools.flash import open_image  # noqa: E402
from host_tools.sim import Simulator  # noqa: E402

_SETUP = ("ginski", ["Ana", "Ben", "Zoë ♥"], None, "Ana")


def main(what, folder):
    """Do one of the two."""
    flash, _ = open_image(str(Path(folder, "flash.img")))
    with Simulator("sim_128x64", flash=flash) as box:
        app = box.device.app
        if what == "play":
            app.session.start_game(_SETUP[0], _SETUP[1], {"target": 150}, _SETUP[3])
            box.step()
            app.session.ledger.add(
                {"event": "round", "ender": "Ben", "deadwood": {"Ana": 24, "Ben": 8, "Zoë ♥": 15}}
            )
        else:
            print("\n".join(box.text()))


if __name__ == "__main__":
    main(*sys.argv[1:])
