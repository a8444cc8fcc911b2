"""What OpenSCAD makes of each case: closed, thick enough, and it fits together.

Every check is shown a spoiled case, too, which it must refuse.
"""

import itertools

import numpy as np
import pytest
from PIL import Image

from host_tools.boards.case import mesh
from host_tools.boards.case.design import PARTS, THINNEST, cased, design, scad
from host_tools.boards.case.make import make, put_together, render
from host_tools.boards.case.measures import BATTERIES, DISPLAYS, SWITCH
from host_tools.documents.boardpages import PAGES, page_of

CASES = list(itertools.product(DISPLAYS, BATTERIES))


def spoiled(case, tmp_path, parts, **numbers):
    """Return parts of a case with other numbers in its source."""
    text = scad(case)
    for name, value in numbers.items():
        assert text.count(f"\n{name} = ") == 1
        before, _, after = text.partition(f"\n{name} = ")
        text = f"{before}\n{name} = {value};{after[after.index(chr(10)) :]}"
    (tmp_path / "case.scad").write_text(text)
    return render(tmp_path / "case.scad", parts)


def collisions(pieces, case):
    """Return the pairs of pieces and of what is put in that are in each other."""
    solids = dict(pieces)
    solids |= {name: mesh.box(start, end) for name, start, end in case.boxes}
    pairs = itertools.combinations(solids, 2)
    return {pair for pair in pairs if mesh.overlap(*(solids[name] for name in pair))}


@pytest.mark.parametrize(("screen", "battery"), CASES, ids=["-".join(case) for case in CASES])
def test_a_case_is_closed_thick_enough_and_fits_together(
    screen, battery, tmp_path, record_property
):
    folder, case = make("pico", screen, battery, tmp_path), design("pico", screen, battery)
    names = ["case.png", "case.scad", *(f"{part}.stl" for part in PARTS)]
    assert sorted(path.name for path in folder.iterdir()) == sorted(names)
    meshes = {part: mesh.read(folder / f"{part}.stl") for part in PARTS}
    thin = []
    for part, found in meshes.items():
        assert mesh.faults(found) == [], part
        thickness, where = mesh.thinnest(found)
        assert thickness >= THINNEST, (part, thickness, where)
        thin.append(thickness)
        # It lies on the printer's bed, and a printer of 22 by 22 cm has room for it.
        assert abs(found[:, :, 2].min()) < 0.001
        assert (np.ptp(found.reshape(-1, 3), axis=0) < (220, 220, 60)).all()
    pieces = put_together(case, meshes)
    signs = [f"cap {key}" for key in case.numbers["signs"]]
    assert set(pieces) == {"bottom", "lid", "bars", *signs} and len(signs) == 6
    assert all(mesh.faults(piece) == [] for piece in pieces.values())
    assert collisions(pieces, case) == set()
    the_keys_move_and_stay_in(pieces, case)
    all_pixels_are_seen_and_plugs_pass(pieces, case)
    the_pictures_are_fresh(folder / "case.png", screen, battery)
    record_property(
        "summary", f"case {case.name}: the thinnest wall is {min(thin):.2f} mm, nothing collides"
    )


def the_keys_move_and_stay_in(pieces, case):
    boxes = {name: mesh.box(start, end) for name, start, end in case.boxes}
    caps = [name for name in pieces if name.startswith("cap ")]
    for name in caps:
        key = name.split(" ")[1]
        # It stands on its plunger; pressed it meets nothing but that.
        assert mesh.overlap(pieces[name] - (0, 0, 0.1), boxes[f"plunger {key}"]) > 0
        down = pieces[name] - (0, 0, SWITCH["travel"])
        for other in ("bottom", "lid", *(one for one in caps if one != name)):
            assert not mesh.overlap(down, pieces[other]), (name, other)
        assert not mesh.overlap(down, boxes[f"switch {key}"])
        assert mesh.overlap(pieces[name] + (0, 0, 1), pieces["lid"]), f"{name} falls out"
        assert pieces[name][:, :, 2].max() > pieces["lid"][:, :, 2].max() + 1


def all_pixels_are_seen_and_plugs_pass(pieces, case):
    # A column of light over the lit part, from the glass up.
    (x0, y0), (x1, y1) = case.lit
    light = mesh.box((x0, y0, case.numbers["under"] - 0.5), (x1, y1, 99))
    assert not mesh.overlap(light, pieces["lid"])
    assert mesh.overlap(light + (3, 0, 0), pieces["lid"])
    # The module does not fall out: its board is wider than the window.
    boxes = {name: (start, end) for name, start, end in case.boxes}
    assert mesh.overlap(mesh.box(*boxes["display"]) + (0, 0, 3), pieces["lid"]) > 1
    # The handle of the cable's plug: 10.8 by 6.8 mm.
    start, end = boxes["USB socket"]
    wall = case.numbers["inside"][0]
    plug = mesh.box((wall, start[1] - 1.5, start[2] - 2), (99, end[1] + 1.5, end[2] + 2))
    assert not mesh.overlap(plug, pieces["bottom"])
    assert mesh.overlap(plug + (0, 3, 0), pieces["bottom"])


def the_pictures_are_fresh(made, screen, battery):
    """Compare the picture with that of the page whose case this is."""
    for board, sizes in cased().items():
        if (screen, battery) != (sizes[0], "aaa") or page_of(board) != board:
            continue
        with Image.open(made) as new, Image.open(PAGES / f"{board}_case.png") as old:
            one, two = (np.asarray(image.convert("RGB"), float) for image in (new, old))
        assert one.shape == two.shape
        # Another machine rounds a dot at an edge differently.
        differ = (abs(one - two).max(axis=2) > 40).mean()
        assert differ < 0.005, f"the case of {board} has changed: make case ARGS=--pictures"


def test_the_page_of_every_cased_board_has_a_picture():
    pages = {page_of(board) for board in cased()}
    assert pages == {"pico", "pico_242"}
    assert all((PAGES / f"{page}_case.png").stat().st_size < 60_000 for page in pages)


def test_a_spoiled_case_is_refused(tmp_path):
    case = design("pico", "0.96", "aaa")
    # A pilot hole nearly as wide as its post, ribs thin as card.
    thin = spoiled(case, tmp_path, ["bottom", "lid"], boss_hole=3.6, rib=0.8)
    assert mesh.faults(thin["bottom"]) == mesh.faults(thin["lid"]) == []
    assert mesh.thinnest(thin["bottom"])[0] < 0.9 and mesh.thinnest(thin["lid"])[0] < 0.9
    # A triangle less; inside out.
    assert mesh.faults(thin["lid"][1:]) == ["3 edges without a partner"]
    assert mesh.faults(thin["lid"][:, ::-1]) == ["it is inside out"]
    # Caps wider than their holes, bosses that lift the Pico up to the battery's height.
    wide = put_together(case, spoiled(case, tmp_path, PARTS, cap_gap=-0.2, pico_low=9.0))
    found = collisions(wide, case)
    assert ("lid", "cap ok") in found and ("bottom", "Pico") in found
    assert ("bottom", "lid") not in found


def test_twice_the_same_bytes(tmp_path):
    one, two = (make("pico", "2.42", "lipo", tmp_path / name) for name in "ab")
    for path in one.iterdir():
        assert path.read_bytes() == (two / path.name).read_bytes(), path.name
