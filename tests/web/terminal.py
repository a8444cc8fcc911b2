"""The terminal simulator's side of the backup tests.

python -m tests.web.terminal play DIR    play a round of Ginski, saved as `make run` saves it
python -m tests.web.terminal show DIR    the score sheet as it is read, without its bar and hints
"""

import sys
from pathlib import Path

from host_tools.play.web.inside.reading import Reading  # noqa: E402
from host_tools.simulated.nor_flash import open_image  # noqa: E402
from host_tools.simulated.simulator import Simulator  # noqa: E402

_SETUP = ("ginski", ["Ana", "Ben", "Zoë ♥"], None, "Ana")


def main(what, folder):
    """Do one of the two."""
    flash, _ = open_image(str(Path(folder, "flash.img")))
    with Simulator("sim_128x64", flash=flash) as box:
        app = box.device.app
        if what == "play":
            app.session.start_game(_SETUP[0], _SETUP[1], {"target": 150}, _SETUP[3])
            box.step()
            app.open_game.ledger.add(
                {"event": "round", "ender": "Ben", "deadwood": {"Ana": 24, "Ben": 8, "Zoë ♥": 15}}
            )
        else:
            reading = Reading(box.device.display)
            # The bar and the hints come from rows that were drawn before.
            app.show_sheet()
            box.wait(50)
            print("\n".join(" ".join(words.split()) for words, _ in reading.lines()))


if __name__ == "__main__":
    main(*sys.argv[1:])
