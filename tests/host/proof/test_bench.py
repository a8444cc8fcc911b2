"""The benchmarks' parts: each from a clean state, kept as it comes, and a failing one is said."""

import json
import re

import pytest

from tests.proof.bench import __main__ as bench
from tests.proof.bench import page, parts, peers

HERE = "tests.host.proof.bench_parts."
CLEAN = {
    "unit": "",
    "quick": True,
    "language": "en",
    "box": False,
    "text": "guest.hello",
    "variable": "",
}


# Where the tables of three parts go.
PAPER = """# Figures

Said by hand.

<!-- bench bus -->
<!-- end -->

Between.

<!-- bench keys -->
<!-- end -->

<!-- bench web -->
*2026-01-01, commit old; a machine.*
<!-- end -->
"""
WHEN = {"day": "2026-11-29", "commit": "0123abcd", "machine": "a machine, 2 cores, load 0.1"}


@pytest.fixture
def path(tmp_path, monkeypatch):
    """Figures are kept here."""
    path = tmp_path / "build" / "bench.json"
    for name in ("kept", "write"):
        monkeypatch.setattr(getattr(parts, name), "__defaults__", (path,))
    paper = tmp_path / "figures.md"
    paper.write_text(PAPER)
    monkeypatch.setattr(page.write, "__defaults__", (paper,))
    monkeypatch.setattr(page, "stamp", lambda: dict(WHEN))
    return path


def test_a_part_finds_nothing_that_another_has_left():
    kept = []
    table, failed = parts.measure(
        [HERE + "careless"] * 3, True, lambda part, found: kept.append((part, found))
    )
    assert not failed
    assert kept == [("careless", {"careless": CLEAN})] * 3
    assert table == {"careless": CLEAN}


def test_a_figure_does_not_depend_on_the_order_of_the_parts():
    # Neither has times among its figures.
    names = [HERE + "careless", "tests.proof.bench.bus"]
    first, _ = parts.measure(names, True, lambda part, found: None)
    second, _ = parts.measure(names[::-1], True, lambda part, found: None)
    assert first == second and "careless" in first and len(first) > 2


def test_a_failing_part_leaves_the_others_and_is_said_at_the_end(path, monkeypatch, capsys):
    written = []
    monkeypatch.setattr(bench, "MODULES", ("first", "broken", "last"))

    def figures(name, quick):
        if name.endswith("broken"):
            return real(HERE + "broken", quick)
        written.append(json.loads(path.read_text()) if path.exists() else None)
        return {name.split(".")[-1]: {"unit": "us", "value": 1}}

    real = parts.figures
    monkeypatch.setattr(parts, "figures", figures)
    assert bench.main([]) == 1
    first = {"first": {"unit": "us", "value": 1, "measured": {"part": "first", **WHEN}}}
    # What was measured was there before the next part began.
    assert written == [None, first]
    last = {"unit": "us", "value": 1, "measured": {"part": "last", **WHEN}}
    assert json.loads(path.read_text()) == {**first, "last": last}
    said = capsys.readouterr()
    assert "ValueError: nothing can be measured here" in said.err
    assert said.err.splitlines()[-1] == "NOT measured: broken. Each says above why"
    assert "first" in said.out and "last" in said.out


def test_a_part_measured_again_replaces_its_own_figures_only(path, monkeypatch, capsys):
    parts.write({"bus.worst": {"unit": "bytes", "value": 0, "old": 1}, "other": {"unit": "us"}})
    monkeypatch.setattr(
        parts, "figures", lambda name, quick: {"bus.worst": {"unit": "bytes", "value": 9}}
    )
    assert bench.main(["bus"]) == 0
    again = {"unit": "bytes", "value": 9, "measured": {"part": "bus", **WHEN}}
    assert parts.kept() == {"bus.worst": again, "other": {"unit": "us"}}


def test_a_peer_that_fails_leaves_the_ratios_of_the_others(path, monkeypatch, capsys):
    def figures(name, quick):
        if name.endswith("gin"):
            raise AttributeError("the peer has changed")
        return {name: {"unit": "us", "mean": 2.0, "peers": {"theirs": 6.0}}}

    monkeypatch.setattr(parts, "figures", figures)
    assert peers.main(["--quick"]) == 1
    said = capsys.readouterr()
    assert "theirs 6 us, ours 2: 3 times ours" in said.out
    assert said.err.splitlines()[-1] == "NOT measured: peers_gin. Each says above why"
    assert len(parts.kept()) == len(peers.MODULES) - 1


def test_the_page_has_the_table_of_each_part_that_was_measured(path, monkeypatch, capsys):
    found = {
        "bus": {"bus.screen": {"unit": "bytes", "mean": 290.4, "worst": 665, "n": 7}},
        "keys": {
            "keys.rows.back.6": {"unit": "presses", "value": 1},
            "keys.six.seldom": {"unit": "presses", "value": 2},
        },
    }
    monkeypatch.setattr(parts, "figures", lambda name, quick: found[name.split(".")[-1]])
    paper = path.parent.parent / "figures.md"
    # Smaller samples are no figures of the page.
    assert bench.main(["bus", "--quick"]) == 0 and paper.read_text() == PAPER
    assert bench.main(["bus"]) == 0 and bench.main(["keys"]) == 0
    bus = """<!-- bench bus -->
*2026-11-29, commit 0123abcd; a machine, 2 cores, load 0.1.*

| figure | unit | mean | worst | n |
|---|---|---|---|---|
| `bus.screen` | bytes | 290 | 665 | 7 |
<!-- end -->
"""
    text = paper.read_text()
    assert bus in text and "| `keys.rows.back.6` | presses | 1 |" in text
    # Of the keys only those of an evening are there; what was not measured keeps its day.
    assert "seldom" not in text and "*2026-01-01, commit old; a machine.*" in text
    assert text.startswith("# Figures\n\nSaid by hand.\n") and "\nBetween.\n" in text
    # Measured again, the table is replaced.
    assert bench.main(["bus"]) == 0 and paper.read_text().count("bus.screen") == 1


def test_the_page_has_a_place_for_each_part():
    text = page.PAGE.read_text("utf-8")
    assert sorted(re.findall(r"<!-- bench (\w+) -->", text)) == sorted(bench.MODULES)
    # A table says when and on what it was measured; what is said by hand is no longer than read.
    places = re.findall(r"<!-- bench \w+ -->\n(.*?)<!-- end -->", text, re.DOTALL)
    for place in places:
        assert not place or re.match(r"\*20\d\d-\d\d-\d\d, commit [0-9a-f]{8}", place)
    prose = [line for line in text.splitlines() if not line.startswith(("|", "<!--", "*20"))]
    assert len(" ".join(prose).split()) <= 1500


def test_what_is_measured_says_which_commit_it_is_of():
    class Done:
        returncode = 0

        def __init__(self, stdout):
            self.stdout = stdout

    said = {"rev-parse": "0123abcd\n", "status": ""}
    found = page.stamp(lambda command, **how: Done(said[command[1]]))
    assert found["commit"] == "0123abcd" and re.match(r"20\d\d-", found["day"])
    said["status"] = " M a file\n"
    assert page.stamp(lambda command, **how: Done(said[command[1]]))["commit"].endswith("changes")
