"""How much of the screen is lit: on an OLED, light is what drains the battery and burns in.

`screen.lit.SIZE` is the share of lit pixels in the golden scenes of a screen size, in both
languages, in percent: the mean of the pictures, and the worst one, which `scene` names.
"""

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from engine import texts
from tests.proof.played import PLAYED
from tests.proof.robot.scenes import SCENES
from tests.proof.robot.sitter import Sitter

if TYPE_CHECKING:
    from host_tools.simulated.emulator.chip import Pixels

SIZES = ("128x64", "128x32", "72x40")


def lit(pixels: "Pixels") -> float:
    """Return the share of lit pixels in percent.

    >>> lit(((0, 1), (0, 0)))
    25.0
    """
    return 100 * sum(map(sum, pixels)) / (len(pixels) * len(pixels[0]))


def pictures(
    board: str, language: str, names: "Collection[str] | None" = None
) -> Iterator[tuple[str, "Pixels", Sitter]]:
    """Yield (name, pixels, table) of every golden scene; `table` shows it at the time.

    With `names` only the scenes are played that may make one of these pictures.
    """
    for scene in SCENES:
        if names is not None and not any(name.startswith(scene.__name__ + "_") for name in names):
            continue
        texts.use(language)
        with Sitter(board, settings={"language": language}) as table:
            for name in scene(table):
                yield scene.__name__ + "_" + name, table.frame(), table
    texts.use("en")


def figures(quick: bool = False) -> dict:
    """Return the table of `make bench`, as the module describes; `quick` is English only."""
    table = {}
    for size in SIZES:
        found = [
            (lit(pixels), name)
            for language in PLAYED[: 1 if quick else None]
            for name, pixels, _ in pictures("sim_" + size, language)
        ]
        worst, scene = max(found)
        table["screen.lit." + size] = {
            "unit": "%",
            "mean": round(sum(share for share, _ in found) / len(found), 1),
            "worst": round(worst, 1),
            "n": len(found),
            "scene": scene,
        }
    return table
