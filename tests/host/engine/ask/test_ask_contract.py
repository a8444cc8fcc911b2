"""The error contract of `ask`: every malformed line is answered with the field at fault, and the
next goes on.

All lines go through the real command line at once, in the project's Python and in the plain one.
"""

import json
import os
import shutil
import subprocess
import sys

import pytest

from host_tools.base.boards import ROOT

GOOD = {"ask": "meld", "game": "rumino", "cards": ["QS", "KS", "AS"]}
SCORE = {"ask": "score", "game": "rumino", "players": ["Al", "Bo"], "events": []}
DEAL = {"ask": "deal", "game": "rumski", "players": ["Al", "Bo"], "dealer": "Al"}


def but(question, **fields):
    """Return a question with fields changed; a field that is `...` is left out."""
    changed = {**question, **fields}
    return {name: value for name, value in changed.items() if value is not ...}


def deep(depth, kind="list"):
    value = "QS"
    for _ in range(depth):
        value = [value] if kind == "list" else {"a": value}
    return value


# What a line holds (an object, or the very text), and the field that the answer names.
LINES = [
    # No question at all.
    ("", "line"),
    ("   ", "line"),
    ("hello", "line"),
    ("{", "line"),
    ('{"ask": "meld"', "line"),
    ("{'ask': 'meld'}", "line"),
    ('{"ask": "games"} {"ask": "games"}', "line"),
    ('{"ask": "games",}', "line"),
    ("[]", "line"),
    ('["ask", "games"]', "line"),
    ("null", "line"),
    ("true", "line"),
    ("7", "line"),
    ('"games"', "line"),
    ("NaN", "line"),
    ("-Infinity", "line"),
    ('{"ask": "games", "x": NaN}', "line"),
    ('{"ask": "score", "game": "rumino", "players": ["a", "b"], "events": [Infinity]}', "line"),
    ("[" * 100000, "line"),
    ('{"ask":' * 50000, "line"),
    (b'\xff\xfe{"ask": "games"}', "line"),
    (b'{"ask": "games\xff"}', "ask"),
    ('{"ask": "games"}\x00', "line"),
    ("9" * 5000, "line"),
    # Which question?
    ({}, "ask"),
    ({"game": "rumino"}, "ask"),
    ({"ask": "melds"}, "ask"),
    ({"ask": "MELD"}, "ask"),
    ({"ask": ""}, "ask"),
    ({"ask": None}, "ask"),
    ({"ask": 7}, "ask"),
    ({"ask": ["meld"]}, "ask"),
    ({"ask": {"ask": "meld"}}, "ask"),
    ({"ask": True}, "ask"),
    ({"ask": "__init__"}, "ask"),
    # Fields that are missing or too many.
    (but(GOOD, game=...), "game"),
    (but(GOOD, cards=...), "cards"),
    (but(GOOD, card=["QS"]), "card"),
    (but(GOOD, Cards=["QS"]), "Cards"),
    (but(GOOD, **{"": 1}), ""),
    ({"ask": "games", "game": "rumino"}, "game"),
    ({"ask": "games", "options": {}}, "options"),
    (but(SCORE, players=...), "players"),
    (but(SCORE, events=...), "events"),
    (but(SCORE, hands={}), "hands"),
    (but(DEAL, dealer=...), "dealer"),
    (but(DEAL, events=[]), "events"),
    ({"ask": "rule"}, "number"),
    ({"ask": "rule", "number": "RMN-1", "game": "rumino"}, "number"),
    # Games.
    (but(GOOD, game="bridge"), "game"),
    (but(GOOD, game="Rumino"), "game"),
    (but(GOOD, game=""), "game"),
    (but(GOOD, game=None), "game"),
    (but(GOOD, game=7), "game"),
    (but(GOOD, game=["rumino"]), "game"),
    (but(SCORE, game="base"), "game"),
    (but(SCORE, game="../rumino"), "game"),
    # Cards.
    (but(GOOD, cards=[]), "cards"),
    (but(GOOD, cards=["QS"] * 15), "cards"),
    (but(GOOD, cards="QS"), "cards"),
    (but(GOOD, cards=None), "cards"),
    (but(GOOD, cards=7), "cards"),
    (but(GOOD, cards={"QS": 1}), "cards"),
    (but(GOOD, cards=["QS", "1S", "KS"]), "cards"),
    (but(GOOD, cards=["QS", "", "KS"]), "cards"),
    (but(GOOD, cards=["QS", None, "KS"]), "cards"),
    (but(GOOD, cards=["QS", 12, "KS"]), "cards"),
    (but(GOOD, cards=["QS", True, "KS"]), "cards"),
    (but(GOOD, cards=["QS", ["JS"], "KS"]), "cards"),
    (but(GOOD, cards=["QS", "R7", "KS"]), "cards"),
    (but(GOOD, cards=["QS", " JS", "KS"]), "cards"),
    (but(GOOD, cards=["QS", "7\u017f", "KS"]), "cards"),
    (but(GOOD, cards=["7H", "7H", "7H"]), "cards"),
    (but(GOOD, cards=["JK"] * 5), "cards"),
    (but(GOOD, cards=["QS", "\ud800", "KS"]), "cards"),
    (but(GOOD, cards=["QS", "\x00", "KS"]), "cards"),
    (but(GOOD, cards=deep(200)), "cards"),
    ({"ask": "deadwood", "game": "rumino", "cards": ["QS"] * 2}, "cards"),
    ({"ask": "deadwood", "game": "ginski", "cards": ["R1"] * 10}, "cards"),
    # Options.
    (but(GOOD, options=[]), "options"),
    (but(GOOD, options="twins"), "options"),
    (but(GOOD, options=None), "options"),
    (but(GOOD, options={"twin": "yes"}), "options"),
    (but(GOOD, options={"twins": "maybe"}), "options"),
    (but(GOOD, options={"twins": True}), "options"),
    (but(GOOD, options={"jokers_per_meld": 3}), "options"),
    (but(GOOD, options={"jokers_per_meld": "1"}), "options"),
    (but(GOOD, options={"jokers_per_meld": 1.0}), "options"),
    (but(GOOD, options={"jokers_per_meld": True}), "options"),
    (but(GOOD, options={"jokers_per_meld": None}), "options"),
    (but(GOOD, options={"twins": ["yes"]}), "options"),
    (but(GOOD, options={"target": 100}), "options"),
    (but(SCORE, options={"out_at": 0}), "options"),
    (but(SCORE, options={"out_at": -100}), "options"),
    (but(SCORE, options={"out_at": 10**30}), "options"),
    (but(SCORE, options={"out_at": 99.5}), "options"),
    (but(SCORE, options={"knock_limit": deep(100, "dict")}), "options"),
    (but(DEAL, options={"target": "100xplayers"}), "options"),
    (but(SCORE, game="rummoli", options={"board": ["10S"] * 7}), "options"),
    (but(SCORE, game="rummoli", options={"board": "custom"}), "options"),
    # Players and dealer.
    (but(SCORE, players=[]), "players"),
    (but(SCORE, players=["Al"]), "players"),
    (but(SCORE, players=list("ABCDEFG")), "players"),
    (but(SCORE, players=["Al", "Al"]), "players"),
    (but(SCORE, players=["Al", ""]), "players"),
    (but(SCORE, players=["Al", " "]), "players"),
    (but(SCORE, players=["Al", None]), "players"),
    (but(SCORE, players=["Al", 7]), "players"),
    (but(SCORE, players=["Al", ["Bo"]]), "players"),
    (but(SCORE, game="rummoli", players=["Al", "widow"], events=[]), "players"),
    (but(SCORE, players=["Al", "x" * 1000]), "players"),
    (but(SCORE, players="Al, Bo"), "players"),
    (but(SCORE, players={"Al": 0, "Bo": 0}), "players"),
    (but(SCORE, players=2), "players"),
    (but(SCORE, game="ginski"), "players"),
    (but(SCORE, game="rummoli", players=["Al", "poker"]), "players"),
    (but(SCORE, dealer="Eve"), "dealer"),
    (but(SCORE, dealer=""), "dealer"),
    (but(SCORE, dealer=None), "dealer"),
    (but(SCORE, dealer=0), "dealer"),
    (but(DEAL, dealer=["Al"]), "dealer"),
    # Rules.
    ({"ask": "rule", "number": "RMN-99"}, "number"),
    ({"ask": "rule", "number": ""}, "number"),
    ({"ask": "rule", "number": 8}, "number"),
    ({"ask": "rule", "number": "../../x-1"}, "number"),
    ({"ask": "rule", "game": "chess"}, "game"),
    # Events that are none.
    (but(SCORE, events={}), "events"),
    (but(SCORE, events=None), "events"),
    (but(SCORE, events="void"), "events"),
    (but(SCORE, events=[deep(300)]), "events"),
]


def round_of(al=0, bo=5, ender="Al", **more):
    return {"event": "round", "ender": ender, "deadwood": {"Al": al, "Bo": bo}, **more}


TO_LEAVE = {"event": "leave", "player": "Bo"}
# Events of two Rumino players: what is refused, at which index, by which rule.
EVENTS = [
    ([None], 0, None),
    ([7], 0, None),
    ([[]], 0, None),
    (["void"], 0, None),
    ([{}], 0, None),
    ([{"event": "ante"}], 0, None),
    ([{"event": ""}], 0, None),
    ([{"event": None}], 0, None),
    ([{"event": ["void"]}], 0, None),
    ([{"event": "void", "why": "x"}], 0, None),
    ([{"event": "round"}], 0, None),
    ([{"event": "round", "ender": "Al"}], 0, None),
    ([{"event": "round", "deadwood": {"Al": 1, "Bo": 1}}], 0, None),
    ([round_of(), round_of(-1)], 1, None),
    ([round_of(), round_of(bo=1.5)], 1, None),
    ([round_of(bo=5.0)], 0, None),
    ([round_of(bo=True)], 0, None),
    ([round_of(bo="5")], 0, None),
    ([round_of(bo=None)], 0, None),
    ([round_of(bo=[5])], 0, None),
    ([round_of(bo=71)], 0, "RMN-4"),
    ([round_of(bo=10**40)], 0, "RMN-4"),
    ([round_of(8)], 0, "RMN-8"),
    ([round_of(ender=None)], 0, "RMN-14"),
    ([round_of(ender="Eve")], 0, None),
    ([round_of(ender=[])], 0, None),
    ([round_of(ender=True)], 0, None),
    ([round_of(deadwood={"Al": 1})], 0, None),
    ([round_of(deadwood={"Al": 1, "Bo": 1, "Eve": 1})], 0, None),
    ([round_of(deadwood=[1, 1])], 0, None),
    ([round_of(hands={})], 0, None),
    ([{"event": "round", "ender": "Al", "hands": {"Al": ["AS"] * 7, "Bo": []}}], 0, None),
    ([{"event": "round", "ender": "Al", "hands": {"Al": "AS", "Bo": []}}], 0, None),
    ([{"event": "round", "ender": "Al", "hands": 7}], 0, None),
    ([{"event": "rumino"}], 0, None),
    ([{"event": "rumino", "player": "Eve"}], 0, None),
    ([{"event": "rumino", "player": "Al", "cards": ["AS"]}], 0, "RMN-11"),
    ([{"event": "rumino", "player": "Al", "cards": ["ZZ"]}], 0, None),
    ([{"event": "re_enter", "player": "Al"}], 0, "RMN-12"),
    ([TO_LEAVE, round_of()], 1, "RMN-12"),
    ([{"event": "stop"}, {"event": "void"}], 1, "ALL-4"),
    ([{"event": "join", "player": "Al"}], 0, None),
    ([{"event": "join", "player": "Cy", "seat": 3}], 0, None),
    ([{"event": "join", "player": "Cy", "seat": -1}], 0, None),
    ([{"event": "adjust", "player": "Al", "by": 0, "reason": "x"}], 0, None),
    ([{"event": "adjust", "player": "Al", "by": 1.5, "reason": "x"}], 0, None),
    ([{"event": "adjust", "player": "Al", "by": 5, "reason": ""}], 0, None),
    ([{"event": "adjust", "player": "Al", "by": 5}], 0, None),
    ([{"event": "dealer", "player": "Eve"}], 0, None),
    ([{"event": "undo"}], 0, None),
    ([{"event": "redo"}], 0, None),
    ([round_of(), {"event": "undo"}, {"event": "redo"}, {"event": "redo"}], 3, None),
    ([round_of(), {"event": "undo", "n": 2}], 1, None),
    ([{"event": "amend", "index": 0, "to": round_of()}], 0, None),
    ([round_of(), {"event": "amend", "index": 1, "to": round_of()}], 1, None),
    ([round_of(), {"event": "amend", "index": -1, "to": round_of()}], 1, None),
    ([round_of(), {"event": "amend", "index": True, "to": round_of()}], 1, None),
    ([round_of(), {"event": "amend", "index": 0.0, "to": round_of()}], 1, None),
    ([round_of(), {"event": "amend", "index": 0}], 1, None),
    ([round_of(), {"event": "amend", "index": 0, "to": {"event": "undo"}}], 1, None),
    ([round_of(), {"event": "amend", "index": 0, "to": round_of(9)}], 1, "RMN-8"),
    ([round_of(), round_of(), {"event": "amend", "index": 0, "to": {"event": "stop"}}], 2, "ALL-4"),
    ([{"event": "\ud83d"}], 0, None),
]


def run(lines, python=sys.executable, cwd=ROOT):
    """Return (answers, exit status) of the command line for lines of bytes."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    done = subprocess.run(
        [python, "-m", "host_tools.ask"],
        input=b"\n".join(lines) + b"\n",
        capture_output=True,
        cwd=cwd,
        timeout=600,
        env=environment,
        check=False,
    )
    assert done.stderr == b"", done.stderr.decode()[-2000:]
    found = done.stdout.decode().rstrip("\n").split("\n")
    return [json.loads(line) for line in found], done.returncode


def as_bytes(line):
    if isinstance(line, bytes):
        return line
    return line.encode() if isinstance(line, str) else json.dumps(line).encode()


def plain_python():
    """Return a Python outside of any virtual environment, or None."""
    base = getattr(sys, "_base_executable", None) or shutil.which("python3", path=os.defpath)
    return base if base and base != sys.executable else shutil.which("python3", path=os.defpath)


@pytest.fixture(scope="module", params=["project", "plain"])
def replies(request):
    """All malformed lines, each with a good one after it, answered in one run."""
    python = sys.executable if request.param == "project" else plain_python()
    if python is None:
        pytest.skip("needs a second Python (python3) outside the environment, on the PATH")
    lines = []
    for line, _ in LINES:
        lines += [as_bytes(line), as_bytes(GOOD)]
    for events, _, _ in EVENTS:
        lines += [as_bytes(but(SCORE, events=events)), as_bytes(GOOD)]
    answers, status = run(lines, python)
    assert status == 1
    assert len(answers) == len(lines)
    return answers


def test_there_are_many_kinds():
    assert len(LINES) >= 40 and len(EVENTS) >= 40


def test_malformed_lines_name_their_field(replies):
    for number, (line, field) in enumerate(LINES):
        reply = replies[2 * number]
        assert reply.get("field") == field, (str(line)[:200], reply)
        assert set(reply) >= {"error", "field"} and "ok" not in reply
        assert isinstance(reply["error"], str) and reply["error"], line


def test_the_next_line_goes_on(replies):
    for reply in replies[1::2]:
        assert reply == replies[1]
    assert replies[1]["ok"] is False and replies[1]["rule"] == "RMN-6"


def test_refused_events_name_index_and_rule(replies):
    start = 2 * len(LINES)
    for number, (events, index, rule) in enumerate(EVENTS):
        reply = replies[start + 2 * number]
        assert set(reply) == {"error", "field", "index", "rule"}, (events, reply)
        assert (reply["field"], reply["index"], reply["rule"]) == ("events", index, rule), events
        assert reply["error"] and "scores" not in reply


def test_errors_are_sentences_without_holes(replies):
    for reply in replies:
        if "error" in reply:
            assert "Traceback" not in reply["error"]
            for key in ("ask.", "all.", "cards.", "rumino."):
                assert not reply["error"].startswith(key), reply


@pytest.mark.parametrize(
    ("events", "index", "rule"),
    [
        ([{"event": "ante"}, {"event": "pay", "player": "Al", "space": []}], 1, None),
        ([{"event": "ante"}, {"event": "pay", "player": "Al", "space": "poker"}], 1, "RML-12"),
        ([{"event": "pay", "player": "Al", "space": "10S"}], 0, "RML-12"),
        ([{"event": "ante"}, {"event": "pay", "player": "Al", "space": "10S"}], 1, "RML-19"),
        ([{"event": "ante"}, {"event": "finish", "winner": "Al"}], 1, "RML-19"),
        ([{"event": "ante"}, {"event": "void"}, {"event": "ante"}], 2, "RML-19"),
        ([{"event": "bet", "player": "Al", "chips": 1}], 0, "RML-7"),
        ([{"event": "ante"}, {"event": "bet", "player": "Al", "chips": 1}], 1, "RML-7"),
        ([{"event": "ante"}, {"event": "ante"}], 1, "RML-4"),
        ([{"event": "ante"}, {"event": "leave", "player": "Al"}], 1, "ALL-2"),
        ([{"event": "adjust", "from": {}, "to": "Al", "chips": 1, "reason": "x"}], 0, None),
        ([{"event": "adjust", "from": "JD", "to": "Al", "chips": 1, "reason": "x"}], 0, "RML-16"),
        ([{"event": "round", "ender": "Al", "deadwood": {}}], 0, None),
    ],
)
def test_refused_events_of_rummoli(events, index, rule):
    question = {"ask": "score", "game": "rummoli", "players": ["Al", "Bo"], "events": events}
    (reply,), status = run([as_bytes(question)])
    assert status == 1 and (reply["field"], reply["index"], reply["rule"]) == (
        "events",
        index,
        rule,
    )


def test_all_good_lines_exit_with_0():
    answers, status = run([as_bytes(GOOD), as_bytes({"ask": "games"}), as_bytes(DEAL)])
    assert status == 0 and len(answers) == 3


def test_a_no_is_no_error():
    (reply,), status = run([as_bytes(but(GOOD, cards=["QS", "KS"]))])
    assert status == 0 and reply["ok"] is False and reply["why"] and "error" not in reply


def test_no_depth_of_nesting_stops_it():
    lines = []
    for depth in [*range(880, 1000, 3), 2000, 20000]:
        nest = "[" * depth + "]" * depth
        lines.append(f'{{"ask": "meld", "game": "rumino", "cards": [{nest}]}}'.encode())
        lines.append(f'{{"ask": "score", "game": "rumski", "players": {nest}}}'.encode())
    answers, status = run(lines)
    assert status == 1 and len(answers) == len(lines)
    assert all("error" in reply for reply in answers)


def test_names_go_out_as_they_came_in():
    names = ["Zoë", "\ud800", "😀", 'a"b\\', "\u2028", "{x}"]
    question = but(SCORE, players=names)
    (reply,), status = run([as_bytes(question)])
    assert status == 0 and set(reply["scores"]) == set(names)
    line = json.dumps(question, ensure_ascii=False).encode("utf-8", "backslashreplace")
    (reply,), status = run([line])
    assert status == 0 and set(reply["scores"]) == set(names)
