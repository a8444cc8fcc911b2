"""The command line of `ask` as people use it: pipes, help, other folders, many lines."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
COMMAND = [sys.executable, "-m", "host_tools.ask"]


def call(*arguments, text="", command=COMMAND):
    return subprocess.run(
        [*command, *arguments],
        input=text,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
        check=False,
    )


def test_help_says_how():
    done = call("--help")
    assert done.returncode == 0 and "usage" in done.stdout and "JSON" in done.stdout


def test_an_unknown_argument_is_refused_with_a_sentence():
    done = call("--nonsense")
    assert done.returncode == 2 and "Traceback" not in done.stderr


def test_nothing_in_nothing_out():
    done = call()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_last_line_without_an_end_is_answered():
    done = call(text='{"ask": "games"}')
    assert done.returncode == 0 and len(json.loads(done.stdout)["games"]) == 5


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
    process.wait(timeout=60)
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
