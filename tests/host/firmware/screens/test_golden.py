"""Golden pictures of every screen in every size, compared by their pixels.

Italian is there where the space is tightest; elsewhere the tests of texts prove that nothing is
cut.

`make golden` records them into tests/golden/; here they are compared. A difference is shown with
both pictures in build/golden.html; a picture that no scene makes any more fails, too.
"""

import base64
import os

import pytest

from engine import texts
from engine.errors import RuleError
from host_tools.base.boards import ROOT
from host_tools.simulated import png
from host_tools.simulated.simulator import Simulator
from tests.host.firmware.screens.list_watch import Watch
from tests.proof.bench.screen import lit, pictures
from tests.proof.played import PLAYED

GOLDEN = ROOT / "tests" / "golden"
SIZES = (
    ("sim_128x64", "en"),
    ("sim_128x32", "en"),
    ("sim_72x40", "en"),
    ("sim_72x40", "it"),
)
# The mean share of lit pixels, in percent, that a size may have.
LIT = {"sim_128x64": 18, "sim_128x32": 25, "sim_72x40": 26}
RECORD = os.environ.get("MELDMATE_GOLDEN") == "record"


def differences(found):
    """Write the page that shows wanted and found pictures side by side."""
    rows = []
    for name, wanted, got in found:
        cells = "".join(
            "<td><img src='data:image/png;base64," + base64.b64encode(data).decode() + "'></td>"
            for data in (wanted, got)
            if data
        )
        rows.append(f"<tr><th colspan=2>{name}</th></tr><tr>{cells}</tr>")
    page = ROOT / "build" / "golden.html"
    page.parent.mkdir(exist_ok=True)
    style = "<style>img{width:512px;image-rendering:pixelated}</style>"
    page.write_text(
        style + "<table><tr><th>wanted</th><th>found</th></tr>" + "".join(rows) + "</table>"
    )
    return page


@pytest.mark.parametrize(("board", "language"), SIZES)
def test_every_screen_looks_as_it_should(board, language, monkeypatch):
    # Another language is a row more where languages are chosen, and changes no picture.
    monkeypatch.setattr(texts, "LANGUAGES", PLAYED)
    watch = Watch(monkeypatch)
    folder = GOLDEN / board / language
    seen = set()
    different = []
    opened = set()
    shares = []
    for name, pixels, table in pictures(board, language):
        watch.where = name
        opened.update(screen.module for screen in table.box.device.app.stack)
        shares.append(lit(pixels))
        data = png.plain(pixels)
        path = folder / (name + ".png")
        assert name not in seen, name
        seen.add(name)
        if RECORD:
            folder.mkdir(parents=True, exist_ok=True)
            if not path.exists() or path.read_bytes() != data:
                path.write_bytes(data)
            continue
        wanted = path.read_bytes() if path.exists() else None
        if wanted != data:
            different.append((name, wanted, data))
    print(f"{board}, {language}: {len(seen)} scenes, {len(watch.lists)} lists, {watch.rows} rows")
    # Smaller ones have no room for a code.
    assert board != "sim_128x64" or not missed(opened)
    assert sum(shares) / len(shares) <= LIT[board]
    assert watch.rows > 500 and not watch.wrong, sorted(watch.wrong)
    kept = {path.stem for path in folder.glob("*.png")}
    if RECORD:
        for name in kept - seen:
            (folder / (name + ".png")).unlink()
        return
    assert not different, (
        f"{[name for name, _, _ in different]} differ: see {differences(different)}"
    )
    assert kept == seen, f"no scene makes these any more: {sorted(kept - seen)}"


def in_colour():
    """Yield (name, PNG file) of what has colours: red suits, what is refused, who leads."""
    names = ("referee_cards", "referee_no", "endings_winner")
    for name, _, table in pictures("pico_display", "en", names):
        if name in names:
            yield name, table.box.image(1)
    with Simulator("pico_display") as box:
        deadwood = {"Ana": 3, "Benedetta": 12, "Carlo": 40}
        event = {"event": "round", "ender": "Ana", "deadwood": deadwood}
        box.show_game("rumino", list(deadwood), events=[event])
        yield "sheet", box.image(1)
        box.device.app.refuse(RuleError(None, "all.nothing_to_redo"))
        box.device.app.dirty = True
        box.step()
        yield "refused", box.image(1)
    with Simulator("pico_display") as box:
        # Carlo is nearly out.
        more = dict(deadwood, Carlo=50)
        box.show_game("rumino", list(deadwood), events=[event, dict(event, deadwood=more)])
        box.wait(121000)
        yield "at_rest", box.image(1)


def test_what_has_colours_looks_as_it_should():
    folder, found = GOLDEN / "pico_display" / "en", dict(in_colour())
    if RECORD:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in found.items():
            (folder / (name + ".png")).write_bytes(data)
    kept = {path.stem: path.read_bytes() for path in folder.glob("*.png")}
    assert kept.keys() == found.keys()
    different = [(name, kept[name], found[name]) for name in kept if kept[name] != found[name]]
    assert not different, f"see {differences(different)}"


def missed(opened):
    """Return the modules of screens that are not among those `opened`."""
    folder = ROOT / "firmware" / "screens"
    modules = {
        ".".join(path.relative_to(folder).with_suffix("").parts)
        for path in folder.rglob("*.py")
        if "\nSCREEN = " in path.read_text(encoding="utf-8")
    }
    # What is a part of other screens is seen with them.
    return modules - opened - {"asking.choice", "asking.keyboard", "asking.number"}
