"""The benchmarks' parts: each from a clean state, kept as it comes, and a failing one is said."""

import json

import pytest

from tests.proof.bench import __main__ as bench
from tests.proof.bench import parts, peers

HERE = "tests.host.proof.bench_parts."
CLEAN = {
    "unit": "",
    "quick": True,
    "language": "en",
    "box": False,
    "text": "guest.hello",
    "variable": "",
}


@pytest.fixture
def path(tmp_path, monkeypatch):
    """Figures are kept here."""
    path = tmp_path / "build" / "bench.json"
    for name in ("kept", "write"):
        monkeypatch.setattr(getattr(parts, name), "__defaults__", (path,))
    return path


def test_a_part_finds_nothing_that_another_has_left():
    kept = []
    table, failed = parts.measure([HERE + "careless"] * 3, True, kept.append)
    assert not failed
    assert kept == [{"careless": CLEAN}] * 3
    assert table == {"careless": CLEAN}


def test_a_figure_does_not_depend_on_the_order_of_the_parts():
    # Neither has times among its figures.
    names = [HERE + "careless", "tests.proof.bench.bus"]
    first, _ = parts.measure(names, True, dict)
    second, _ = parts.measure(names[::-1], True, dict)
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
    first = {"first": {"unit": "us", "value": 1}}
    # What was measured was there before the next part began.
    assert written == [None, first]
    assert json.loads(path.read_text()) == {**first, "last": {"unit": "us", "value": 1}}
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
    assert parts.kept() == {"bus.worst": {"unit": "bytes", "value": 9}, "other": {"unit": "us"}}


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
