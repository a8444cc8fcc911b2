"""The command line of `ask` as people use it: pipes, help, other folders, many lines."""

import json
import random
import subprocess
import sys
import time

import pytest

from engine import games
from engine.record.ledger import Ledger
from host_tools.ask import answer_line
from host_tools.base import questions
from host_tools.base.boards import ROOT
from tests.portable.tools import untyped

COMMAND = [sys.executable, "-m", "host_tools.ask"]


def call(*arguments, text="", command=COMMAND):
    return subprocess.run(
        [*command, *arguments],
        input=text,
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        timeout=600,
        check=False,
    )


def test_help_says_how():
    done = call("--help")
    assert done.returncode == 0 and "usage" in done.stdout and "JSON" in done.stdout
    words = " ".join(done.stdout.split())
    assert f"about {len(games.names())} games" in words
    assert "200 characters" in words and "100 people" in words and "50,000 events" in words


def test_an_unknown_argument_is_refused_with_a_sentence():
    done = call("--nonsense")
    assert done.returncode == 2 and "Traceback" not in done.stderr


def test_nothing_in_nothing_out():
    done = call()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_last_line_without_an_end_is_answered():
    done = call(text='{"ask": "games"}')
    assert done.returncode == 0 and len(json.loads(done.stdout)["games"]) == 7


def test_lines_that_end_as_on_windows():
    done = call(text='{"ask": "games"}\r\n{"ask": "games"}\r\n')
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 2


def test_a_reader_that_has_enough_is_no_error():
    lines = '{"ask": "games"}\n' * 2000
    process = subprocess.Popen(
        COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    )
    process.stdout.close()
    try:
        process.stdin.write(lines.encode())
        process.stdin.close()
    except BrokenPipeError:
        pass
    error = process.stderr.read()
    process.stderr.close()
    process.wait(timeout=600)
    assert b"Traceback" not in error and b"BrokenPipe" not in error


def test_it_needs_no_third_party_package():
    code = (
        "import sys; from host_tools.ask import answer_line\n"
        "for ask in ('games', 'rule', 'score', 'deal'): answer_line('{\"ask\": \"%s\"}' % ask)\n"
        "print([m for m in sys.modules if 'site-packages' in "
        "(getattr(sys.modules[m], '__file__', '') or '')])"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0 and done.stdout.strip() == "[]", done.stderr


def test_ten_thousand_rumino_rounds_in_one_question():
    rng = random.Random(10)
    names = ["Al", "Bo", "Cy", "Di"]
    events = []
    total = dict.fromkeys(names, 0)
    while len(events) < 10000:
        ender = rng.choice(names)
        wood = {name: rng.randint(0, 2) for name in names}
        wood[ender] = rng.choice((0, 1))
        for name in names:
            total[name] += -10 if name == ender and wood[name] == 0 else wood[name]
        events.append({"event": "round", "ender": ender, "deadwood": wood})
    question = {"ask": "score", "game": "rumino", "players": names, "events": events}
    question["options"] = {"out_at": 9999}
    start = time.monotonic()
    done = call(text=json.dumps(question))
    print(f"10,000 rounds in {time.monotonic() - start:.1f} s")
    reply = json.loads(done.stdout)
    assert done.returncode == 0 and reply["scores"] == total and len(reply["rounds"]) == 10000


VOID = {"event": "void"}


def again(events, game="rumino", **options):
    """Return (answer, how many events were applied again) of a score question."""
    game_class = games.load(game)
    ledger = Ledger(game_class, ["A", "B"], game_class.with_defaults(options), None, copies=1000)
    for event in events:
        ledger.add(event)
    question = {"ask": "score", "game": game, "players": ["A", "B"], "options": options}
    return answer_line(json.dumps({**question, "events": events})), ledger.again


def test_amends_that_change_nothing_later_apply_little_again():
    amend = {"event": "amend", "index": 0, "to": {"event": "void"}}
    answer, count = again([VOID] * 1000 + [amend] * 1000)
    assert answer["status"] == "playing" and len(answer["rounds"]) == 1000
    assert count < 20 * 1000, "not 1,000 times all of them"


def test_undoing_all_and_redoing_it_applies_few_events_each_time():
    events = [VOID] * 1500 + [{"event": "undo"}] * 1500 + [{"event": "redo"}] * 1500
    answer, count = again(events)
    assert len(answer["rounds"]) == 1500 and count < 20 * 3000


def test_too_much_to_apply_again_is_refused_by_a_stated_limit():
    point = {"event": "points", "player": "A", "points": 1}
    amends = [{"event": "amend", "index": 0, "to": {**point, "points": n}} for n in range(600)]
    question = {"ask": "score", "game": "any", "players": ["A", "B"]}
    question |= {"options": {"entry": "single"}, "events": [point] * 1000 + amends}
    answer = answer_line(json.dumps(question))
    assert answer["field"] == "events" and answer["rule"] is None and "50000" in answer["error"]
    assert 1040 < answer["index"] < 1060
    question["events"] = [point] * 1000 + amends[:40]
    assert answer_line(json.dumps(question))["scores"] == {"A": 999 + 39, "B": 0}


def test_all_3_more_than_a_hundred_people_are_refused():
    events = []
    for n in range(200):
        events += [{"event": "join", "player": f"p{n}"}, {"event": "leave", "player": f"p{n}"}]
    question = {"ask": "score", "game": "any", "players": ["A", "B"], "events": events}
    answer = answer_line(json.dumps(question))
    assert (answer["index"], answer["rule"]) == (2 * 98, "ALL-3") and "100" in answer["error"]
    question["events"] = [*events[: 2 * 98], {"event": "join", "player": "p5"}]
    assert len(answer_line(json.dumps(question))["scores"]) == 100


def test_a_name_too_long_is_not_normalised(monkeypatch):
    def normalise(form, name):
        assert len(name) <= 200, "normalising takes the square of its length"
        return name

    monkeypatch.setattr("host_tools.base.questions.unicodedata.normalize", normalise)
    question = {"ask": "score", "game": "any", "players": ["A" + "\u0301" * 60000, "B"]}
    answer = answer_line(json.dumps({**question, "events": []}))
    assert answer["field"] == "players" and "200" in answer["error"]


class Key(str):
    """A name that counts how often it is compared."""

    compared = 0
    __hash__ = str.__hash__

    def __eq__(self, other):
        Key.compared += 1
        return str.__eq__(self, other)


def test_a_name_that_stands_twice_among_many_is_found_at_once():
    pairs = [(Key(n), 1) for n in range(20000)] + [(Key(19999), 1)]
    assert untyped(questions._object(pairs)).twice == "19999"
    assert Key.compared < 10 * len(pairs)


def test_a_number_of_many_digits_is_shortened_in_the_error():
    number = "9" * 4000
    for line in (
        '{"ask":"meld","game":"rumino","cards":[%s]}' % number,
        ROUND % ('{"A":1,"B":%s}' % number),
        ROUND % ('{"A":1,"B":-%s}' % number),
        '{"ask":"rule","game":"rumino","options":{"out_at":%s}}' % number,
        '{"ask":"score","game":"any","players":["A","B"],"options":{"entry":"single"},'
        '"events":[{"event":"points","player":"A","points":%s}]}' % number,
    ):
        answer = answer_line(line)
        assert len(answer["error"]) < 200, answer
        assert "999…" in answer["error"] or "whole number" in answer["error"]


def test_a_question_about_another_game_says_which_games_it_is_for():
    answer = answer_line('{"ask":"meld","game":"rummoli"}')
    assert answer["field"] == "game"
    assert answer["error"].startswith("this question cannot be asked about rummoli; choose from: ")
    assert "rumino" in answer["error"]
    assert answer_line('{"ask":"meld","game":"whist"}')["error"].startswith(
        "there is no game whist"
    )


ROUND = (
    '{"ask":"score","game":"rumino","players":["A","B"],'
    '"events":[{"event":"round","ender":"A","deadwood":%s}]}'
)
STARTING = {"ask": "score", "game": "rumino", "players": ["Jos\u00e9", "Bo"], "events": []}


def refused(line):
    """Return (field, sentence) with which a line is refused."""
    done = call(text=line + "\n")
    assert done.returncode == 1 and done.stderr == "", done
    reply = json.loads(done.stdout)
    assert set(reply) <= {"error", "field", "index", "rule"}
    return reply["field"], reply["error"]


def test_a_name_that_stands_twice_in_one_object_is_refused():
    assert call(text=ROUND % '{"A":0,"B":5}').returncode == 0
    field, why = refused(ROUND % '{"A":0,"B":5,"B":500}')
    assert field == "events" and "B" in why and "twice" in why
    assert refused('{"ask":"games","ask":"meld"}')[0] == "ask"
    assert refused('{"ask":"meld","game":"rumino","cards":["7H"],"cards":["8H"]}')[0] == "cards"


def test_a_byte_order_mark_at_the_start_is_no_fault():
    done = call(text='\ufeff{"ask":"games"}\n{"ask":"games"}\n')
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 2
    assert refused('{"ask":"games"\ufeff}')[0] == "line"


def test_an_error_repeats_sixty_characters_of_a_word():
    word = "x" * 5000
    for question in (
        {"ask": "meld", "game": word, "cards": []},
        {"ask": "meld", "game": "rumino", "cards": [word]},
        {"ask": "meld", "game": "rumino", "cards": [[word]]},
        {"ask": "meld", "game": "rumino", "cards": [], word: 1},
        {
            "ask": "score",
            "game": "rumino",
            "players": ["A", "B"],
            "events": [],
            "options": {word: 1},
        },
        {
            "ask": "score",
            "game": "rumino",
            "players": ["A", "B"],
            "events": [],
            "options": {"twins": word},
        },
        {
            "ask": "score",
            "game": "rumino",
            "players": ["A", "B"],
            "events": [],
            "options": {"twins": {word: [word]}},
        },
        {"ask": "score", "game": "rumino", "players": ["A", "B"], "events": [], "dealer": word},
        {"ask": "score", "game": "rumino", "players": ["A", "B"], "events": [{"event": word}]},
        {
            "ask": "score",
            "game": "rumino",
            "players": ["A", "B"],
            "events": [{"event": "void", word: 1}],
        },
        {
            "ask": "score",
            "game": "rumino",
            "players": ["A", "B"],
            "events": [{"event": "leave", "player": word}],
        },
        {
            "ask": "score",
            "game": "rumino",
            "players": ["A", "B"],
            "events": [{"event": "undo", word: 1}],
        },
        {
            "ask": "score",
            "game": "rummoli",
            "players": ["A", "B"],
            "events": [{"event": "pay", "player": "A", "space": word}],
        },
        {"ask": "stops", "game": "rummoli", "players": ["A", "B"], "plays": [[word, ["7H"]]]},
        {"ask": "rule", "number": word},
        {"ask": word},
        {word: word},
    ):
        field, why = refused(json.dumps(question))
        assert "x" * 61 not in why and "x" * 61 not in field and len(why) < 400, question
    twice = '{"ask":"games","%s":1,"%s":2}' % (word, word)
    assert "x" * 61 not in "".join(refused(twice))


def test_a_board_of_ones_own_is_said_to_be_a_list():
    question = {"ask": "score", "game": "rummoli", "players": ["A", "B"], "events": []}
    field, why = refused(json.dumps({**question, "options": {"board": "custom"}}))
    assert field == "options" and "list of seven" in why and "7-8-9" in why


@pytest.mark.parametrize(
    "other",
    [
        "Jose\u0301",
        "Jos\u00e9 ",
        " Jos\u00e9",
        "Jos\u00e9\u200b",
        "\u2060Jos\u00e9",
        "Jos\u00e9\u3164",
    ],
)
def test_names_that_look_alike_are_one(other):
    events = [{"event": "round", "ender": other, "deadwood": {"Bo": 7, other: 0}}]
    done = call(text=json.dumps({**STARTING, "events": events, "dealer": other}))
    reply = json.loads(done.stdout)
    assert (
        done.returncode == 0
        and reply["scores"] == {"Jos\u00e9": -10, "Bo": 7}
        and "Jos\u00e9" in reply["rounds"][0]
    )
    assert refused(json.dumps({**STARTING, "players": ["Jos\u00e9", other]}))[0] == "players"
    field, why = refused(
        json.dumps(
            {**STARTING, "events": [{**events[0], "deadwood": {"Bo": 7, other: 0, "Jos\u00e9": 3}}]}
        )
    )
    assert field == "events" and "twice" in why
    hands = {"Jos\u00e9": ["AS", "KS", "QS", "JS", "10S"], other: ["2S", "3S", "4S", "5S", "7H"]}
    assert refused(json.dumps({"ask": "poker", "game": "rummoli", "hands": hands}))[0] == "hands"
    # A field of an event is no name, whoever is called like it.
    ender = {
        **STARTING,
        "players": ["ender ", "Bo"],
        "events": [{"event": "round", "ender": "ender", "deadwood": {"Bo": 7, "ender": 0}}],
    }
    assert json.loads(call(text=json.dumps(ender)).stdout)["scores"] == {"ender ": -10, "Bo": 7}


def test_a_carriage_return_within_a_line_ends_no_question():
    done = call(text='{"ask":\r"games"}\n')
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 1
