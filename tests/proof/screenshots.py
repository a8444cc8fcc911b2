"""Makes the pictures of the README and of the guide: `python -m tests.proof.screenshots`.

Every picture of a screen in docs/pictures/ is a frame of the real firmware on an emulated board,
decoded from the bytes of its display driver. The pictures of the page are made in a browser
(`make web ARGS=pictures`).
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from host_tools.base.command import no_options, show
from host_tools.simulated.simulator import Simulator
from tests.proof import guide

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
# Dots a pixel: the gap of a glass, an eighth, is one dot wide.
_SCALE = 8
NAMES = ["Ana", "Benedetta", "Carlo", "Dina"]


def start(board: str, data: str, game: str, names: Sequence[str]) -> "Simulator":
    """Return a simulator at the start of a game of `game`."""
    sim = Simulator(board, data=data)
    app = sim.device.app
    from engine import games

    app.session.start_game(game, names, games.load(game).with_defaults(None), names[0])
    sim.step()
    return sim


def press_all(sim: "Simulator", keys: str) -> None:
    """Press buttons, a text of names with spaces between; `~` before a name holds it."""
    for key in keys.split():
        if key.startswith("~"):
            sim.hold(key[1:])
        else:
            sim.press(key)


def tell(sim: "Simulator", *events: dict) -> None:
    """Add events to the ledger and show the score sheet."""
    for event in events:
        sim.device.app.open_game.ledger.add(event)
    sim.device.app.show_sheet()
    sim.step()


def rumino_evening(sim: "Simulator") -> None:
    """Play some rounds of Rumino."""
    app = sim.device.app
    rounds = (
        ("Benedetta", (12, 0, 31, 40)),
        ("Ana", (5, 10, 26, 30)),
        ("Benedetta", (20, 7, 31, 34)),
        ("Benedetta", (5, 0, 9, None)),
    )
    for ender, counts in rounds:
        playing = app.game.names_in_play()
        deadwood = {name: counts[NAMES.index(name)] for name in playing}
        tell(sim, {"event": "round", "ender": ender, "deadwood": deadwood})


def shots() -> "Iterator[tuple[str, Simulator]]":
    """Yield (name, Simulator) for each still picture."""
    with tempfile.TemporaryDirectory() as folder:
        sim = start("sim_128x64", folder + "/a", "rumino", NAMES)
        rumino_evening(sim)
        yield "sheet", sim
        press_all(sim, "right ok down up left ok up left left ~ok")
        yield "verdict", sim


def main(arguments: Sequence[str] | None = None) -> int:
    """Write all pictures."""
    no_options(
        "make generate", "Draw the pictures of the README, the guide and the games.", arguments
    )
    PICTURES.mkdir(parents=True, exist_ok=True)
    for name, sim in shots():
        sim.png(str(PICTURES / (name + ".png")), scale=_SCALE)
    show(f"written to docs/pictures/; of the guide and the games: {guide.write()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
