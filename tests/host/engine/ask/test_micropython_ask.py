"""`ask` inside MicroPython answers as it does here, thousands of mixed questions."""

import collections
import json
import os

import pytest

from host_tools.ask import answer_line
from host_tools.simulated.micropython import ask, runtime
from tests.host.engine.ask.ask_questions import lines

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
COUNT = 5000 if SOAK else 2000


def in_kinds(answers):
    kinds = collections.Counter(
        "refused" if "error" in answer else "answered" for answer in answers
    )
    return f"{kinds['answered']} answered, {kinds['refused']} refused"


@pytest.mark.parametrize("version", runtime.VERSIONS if SOAK else [runtime.NEWEST])
def test_both_runtimes_give_the_same_answers(version, record_property):
    questions = lines(COUNT)
    here = [answer_line(line) for line in questions]
    there = ask(questions, version)
    assert len(there) == COUNT
    for question, mine, its in zip(questions, here, there, strict=True):
        assert its == mine, question
    report = (
        f"ask: {COUNT} questions, the same answers inside MicroPython {version} ({in_kinds(here)})"
    )
    record_property("summary", report)
    assert 0.5 < sum("error" not in answer for answer in here) / COUNT < 0.95


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{",
        "[" * 3000,
        '{"ask":NaN}',
        "\udcff",
        '{"ask":"games","ask":"meld"}',
        '"\\ud800"',
        # Too large for a fraction, which one of them reads as infinite.
        '{"ask":"meld","game":"rumino","cards":["QS","KS",1e400]}',
        '{"ask":"meld","game":"rumino","cards":[-1e400,1e-400,0.1,1e22,123456789.123456789]}',
        '{"ask":"meld","game":"rumino","cards":[["QS"],{"QS":1},null,true]}',
        '{"ask":"meld","game":"rumino","cards":[null]}',
        '{"ask":"meld","game":"rumino","cards":[{"b":1.5,"a":"\u00e9"}]}',
        '{"ask":"deal","game":"rumino","players":["A","B"],"options":{"out_at":[1.5,{"x":"y"}]}}',
        '{"ask":"deal","game":"rumino","players":["A","B"],"options":{"out_at":1e400}}',
    ],
)
def test_lines_that_only_one_reader_takes_are_answered_alike(line):
    assert ask([line]) == [answer_line(line)]


NAMES = [
    "A\u2028x",
    "A\u2029x",
    "A\u0085x",
    "A\u001cx",
    "A\x0bx",
    "A\x0cx",
    "A\ud800x",
    "A\udc00",
    "A\ud83d\ude00",
    "A\U0001f600",
    "A\0x",
]


def test_no_name_costs_the_answers_to_other_questions():
    def asked(name):
        return {
            "ask": "score",
            "game": "rumino",
            "players": [name, "Bo"],
            "events": [{"event": "leave", "player": name}],
        }

    questions = []
    for name in NAMES:
        questions += [
            json.dumps(asked(name)),
            json.dumps(asked(name), ensure_ascii=False),
            '{"ask":"games"}',
        ]
    questions += ['{"ask":"games","ask":"games"}', "{", '{"ask":"games"}']
    here = [answer_line(line) for line in questions]
    there = ask(questions)
    assert there == here
    assert sum("games" in answer for answer in there) == len(NAMES) + 1
