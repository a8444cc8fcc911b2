"""`ask` answered from inside real MicroPython: the same engine files, the same answers."""

import json
import tempfile
from pathlib import Path

from host_tools.micropython import runtime

# Answers are put together field by field here: a dict has no order there, so both sides are
# compared as JSON values, not as text.
_CODE = """
import json
from engine import ask
from engine.texts import text
questions = open('/questions')
answers = open('/answers', 'w')
done = False
"""
# One run for a handful of lines: the heap is collected in between.
_STEP = """
for _ in range(20):
    line = questions.readline()
    if not line:
        answers.close()
        done = True
        break
    try:
        question = json.loads(line)
    except (ValueError, RuntimeError):
        answer = ask.problem('line', text('ask.no_json'))
    else:
        answer = ask.answer(question)
    answers.write(json.dumps(answer) + '\\n')
import gc
gc.collect()
"""


def ask(lines, version=runtime.NEWEST, timeout=3600):
    """Return the answers, a list of dicts, to `lines`, each one JSON object as text.

    >>> ask(['{"ask":"meld","game":"rumino","cards":["QS","KS","AS"]}'])[0]["rule"]
    'RMN-6'
    """
    # A line that is not text in UTF-8, or no JSON by CPython's stricter reading, does not reach it.
    questions = [readable(line) for line in lines]
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        source, answers = Path(folder, "questions"), Path(folder, "answers")
        source.write_text("".join(line + "\n" for line in questions), encoding="utf-8")
        runtime.run(
            _CODE,
            [*runtime.tree("engine"), ("/questions", source)],
            save=[("/answers", answers)],
            step=_STEP,
            version=version,
            timeout=timeout,
        )
        return [json.loads(line) for line in answers.read_text(encoding="utf-8").splitlines()]


def _no_constant(word):
    raise ValueError(word)


def readable(line):
    """Return `line` on one line of its own, or a text that is no JSON where CPython cannot read it.

    MicroPython's reader is more lenient (it takes NaN, and half of a text), and an object that
    repeats a name must mean the last one in both.
    """
    try:
        return json.dumps(json.loads(line, parse_constant=_no_constant))
    except (ValueError, RecursionError):
        return "no JSON"
