"""The case to print: what examines its meshes, what its numbers are from, what it says.

What OpenSCAD makes of them is tested by `make test-case`.
"""

import re
import subprocess

import numpy as np
import pytest

from host_tools.base import debian
from host_tools.base.boards import ROOT, facts
from host_tools.boards.case import __main__ as command
from host_tools.boards.case import mesh, openscad, perfboard
from host_tools.boards.case.design import PARTS, SOURCE, cased, design, scad
from host_tools.boards.case.errors import CaseError
from host_tools.boards.case.measures import (
    BATTERIES,
    DISPLAYS,
    DRAWING,
    PERFBOARD,
    PICO,
    SWITCH,
    TOGGLE,
    USUAL,
)

# -- what examines a mesh ----------------------------------------------------------------------


def shell(outside, inside):
    """Return a box with a hollow in it, whose surface runs the other way round."""
    return np.concatenate([mesh.box(*outside), mesh.box(*inside)[:, ::-1]])


CUBE = mesh.box((0, 0, 0), (10, 20, 30))
# Walls of 3 mm, but for one.
THIN = shell(((0, 0, 0), (20, 20, 20)), ((3, 3, 3), (17, 17, 18.8)))


def test_a_box_is_closed_and_as_large_as_it_is():
    assert mesh.faults(CUBE) == [] and mesh.volume(CUBE) == pytest.approx(6000)
    assert mesh.faults(THIN) == [] and mesh.volume(THIN) == pytest.approx(8000 - 14 * 14 * 15.8)
    out = mesh.normals(CUBE)
    assert ((out * (CUBE.mean(axis=1) - (5, 10, 15))).sum(axis=1) > 0).all()


def test_what_is_not_closed_is_found():
    assert mesh.faults(CUBE[:-1]) == ["3 edges without a partner"]
    assert mesh.faults(CUBE[:, ::-1]) == ["it is inside out"]
    turned = CUBE.copy()
    turned[0] = turned[0, ::-1]
    assert "edges" in mesh.faults(turned)[0]
    # Two boxes with one edge in common: four triangles meet there.
    beside = np.concatenate([CUBE, CUBE + (10, 20, 0)])
    assert mesh.faults(beside) == ["2 edges with more than two triangles"]
    flat = np.concatenate([CUBE, [[[0, 0, 0], [0, 0, 0], [1, 1, 1]]]])
    assert mesh.faults(flat) == ["1 triangles without an area"]


def test_the_thinnest_wall_is_found_wherever_it_is():
    assert mesh.thinnest(CUBE)[0] == mesh.THICK
    thickness, where = mesh.thinnest(THIN)
    assert thickness == pytest.approx(1.2) and where[2] > 18
    # A plate of half a millimetre that leans, and a small one on a large box.
    plate = mesh.box((0, 0, 0), (30, 30, 0.5))
    lean = np.array([[1, 0, 0], [0, 0.6, -0.8], [0, 0.8, 0.6]])
    assert mesh.thinnest(plate @ lean)[0] == pytest.approx(0.5)
    rib = np.concatenate([mesh.box((0, 0, 0), (50, 50, 5)), mesh.box((20, 20, 5), (20.9, 22, 8))])
    assert mesh.thinnest(rib)[0] == pytest.approx(0.9)


def test_what_is_in_something_else_is_found_and_what_touches_is_not():
    assert mesh.overlap(CUBE, CUBE + (10, 0, 0)) == 0
    assert mesh.overlap(CUBE, CUBE + (30, 0, 0)) == 0
    for axis in range(3):
        # By a tenth of a millimetre, less than rays are apart.
        along = np.eye(3)[axis] * (CUBE.max(axis=(0, 1)) - 0.1)
        assert mesh.overlap(CUBE, CUBE + along) > 5
    # In the hollow of a box nothing is hit.
    assert mesh.overlap(THIN, mesh.box((3, 3, 3), (17, 17, 18.8))) == 0
    assert mesh.overlap(THIN, mesh.box((3, 3, 3), (17, 17, 18.9))) == pytest.approx(0.1)


def test_an_stl_file_is_read_back_and_its_order_does_not_matter(tmp_path):
    mesh.write(tmp_path / "a.stl", CUBE, "a box")
    mesh.write(tmp_path / "b.stl", np.roll(CUBE[::-1], 1, axis=1), "a box")
    data = (tmp_path / "a.stl").read_bytes()
    assert data == (tmp_path / "b.stl").read_bytes() and len(data) == 84 + 12 * 50
    found = mesh.read(tmp_path / "a.stl")
    assert mesh.faults(found) == [] and mesh.volume(found) == pytest.approx(6000)
    text = "solid a\n facet normal 0 0 1\n  outer loop\n" + "   vertex 0 1.5 -2e-1\n" * 3
    (tmp_path / "c.stl").write_text(text + "  endloop\n endfacet\nendsolid a\n")
    assert mesh.read(tmp_path / "c.stl").tolist() == [[[0, 1.5, -0.2]] * 3]


# -- the numbers -------------------------------------------------------------------------------


def test_the_boards_with_a_pico_and_six_switches_have_a_case():
    assert cased() == {
        "pico": tuple(DISPLAYS),
        "pico_242": ("2.42",),
        "pico_242_spi": ("2.42",),
    }


def test_a_case_follows_the_boards_keys_and_the_display():
    small, large = design("pico", "0.96", "aaa"), design("pico", "2.42", "aaa")
    keys = [key for _, _, key, _ in facts("pico")["KEYS"]]
    assert small.numbers["signs"] == keys and len(small.numbers["keys"]) == 6
    places = dict(zip(keys, small.numbers["keys"], strict=True))
    # Up is farther from the player than down, left is on the left, and no caps touch.
    assert places["up"][1] > places["left"][1] > places["down"][1]
    assert places["left"][0] < places["up"][0] < places["right"][0] < places["ok"][0]
    for case in (small, large):
        numbers = case.numbers
        for one, two in ((a, b) for a in numbers["keys"] for b in numbers["keys"] if a != b):
            assert max(abs(one[0] - two[0]), abs(one[1] - two[1])) > numbers["flange"] + 1
    assert large.numbers["window"] > small.numbers["window"]
    assert large.numbers["inside"][1] > small.numbers["inside"][1]
    flat = design("pico", "0.96", "lipo")
    assert flat.numbers["under"] < small.numbers["under"] and flat.numbers["charger"]


def test_every_number_of_the_source_is_given_and_used():
    source = SOURCE.read_text(encoding="utf-8")
    text = scad(design("pico", "1.3", "lipo"))
    assert text.endswith(source) and 'part = "all";' in source
    for name in design("pico", "1.3", "lipo").numbers:
        assert text.count(f"\n{name} = ") == 1
        assert re.search(rf"\b{name}\b", source), f"{name} is not used"
    assert all(f'part == "{part}"' in source for part in PARTS)


def test_every_measure_says_where_it_is_from():
    for thing in (*DISPLAYS.values(), *BATTERIES.values()):
        assert thing.source in (DRAWING, USUAL)
    for thing in (PICO, SWITCH, PERFBOARD, TOGGLE):
        assert thing["source"] in (DRAWING, USUAL)


# -- the perfboard -----------------------------------------------------------------------------


@pytest.mark.parametrize("board", cased())
def test_every_switch_has_holes_of_its_own_on_the_perfboard(board):
    found = perfboard.switches(facts(board))
    columns, rows = PERFBOARD["holes"]
    taken = set()
    for switch, (label, pin, key, _) in zip(found, facts(board)["KEYS"], strict=True):
        assert (switch.label, switch.pin, switch.key) == (label, pin, key)
        across, down = (b - a for a, b in zip(switch.signal, switch.ground, strict=True))
        # Opposite corners: another contact, however the switch is turned.
        assert (across, down) == (3, 2)
        legs = {
            (c, r)
            for c in (switch.signal[0], switch.ground[0])
            for r in (switch.signal[1], switch.ground[1])
        }
        assert not legs & taken and all(0 < c <= columns and 0 < r <= rows for c, r in legs)
        taken |= legs
    assert len(taken) == 24


def test_a_hole_is_where_its_name_says():
    (wide, high, _), (columns, rows) = PERFBOARD["size"], PERFBOARD["holes"]
    first, last = perfboard.at(1, 1), perfboard.at(columns, rows)
    assert first[0] == pytest.approx(wide - last[0]) and first[1] == pytest.approx(high - last[1])
    assert first[1] > last[1] and perfboard.hole((24, 18)) == "R24"


# -- what it says ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["thumby"], "There is no case for thumby: there is one for pico, pico_242, "),
        (["nobody"], "There is no board nobody. make case BOARD=pico SCREEN=0.96|1.3|2.42"),
        (["pico", "--screen", "7"], "with a display of 7 inch: there is one with 0.96, 1.3, 2.42"),
        (["pico_242", "--screen", "1.3"], "there is one with 2.42. make case"),
        (
            ["pico", "--battery", "car"],
            "There is no case for the battery car. make case BOARD=pico SCREEN=0.96",
        ),
    ],
)
def test_what_cannot_be_made_says_what_can(arguments, words, capsys, monkeypatch):
    monkeypatch.setattr(openscad, "install", lambda: pytest.fail("it went on"))
    assert command.main(arguments) == 1
    said = capsys.readouterr().err
    assert words in said and "make case BOARD=pico SCREEN=" in said


def test_without_openscad_it_says_how_to_install_it(monkeypatch, capsys, tmp_path):
    monkeypatch.delenv("MELDMATE_OPENSCAD", raising=False)
    monkeypatch.setattr(debian.shutil, "which", lambda name: name if name == "apt-get" else None)
    monkeypatch.setattr(debian.os, "geteuid", lambda: 1000)
    assert command.main(["pico"]) == 1
    assert (
        "There is no OpenSCAD here. Run: sudo apt-get install openscad" in capsys.readouterr().err
    )


def test_a_source_that_openscad_refuses_is_named(monkeypatch, tmp_path):
    done = subprocess.CompletedProcess([], 1, "", "ERROR: Parser error in line 3")
    monkeypatch.setattr(openscad, "install", lambda: "openscad")
    monkeypatch.setattr(openscad.subprocess, "run", lambda *_, **__: done)
    with pytest.raises(CaseError, match="(?s)could not make lid .*line 3.*Open .*case.scad"):
        openscad.render(tmp_path / "case.scad", "lid", tmp_path / "lid.stl")


def test_ci_tests_the_cases():
    assert "make test-case" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
