"""`ask` inside real MicroPython: the same engine files, the same answers."""

import json
import tempfile
from collections.abc import Iterable
from pathlib import Path

from host_tools.base.questions import BadQuestion, read_question
from host_tools.simulated.micropython import runtime

# Answers are written field by field here: a dict has no order in MicroPython, so both sides are
# compared as JSON values, not as text.
_CODE = """
import json
from engine import ask
from engine.texts import text
questions = open('/questions')
answers = open('/answers', 'w')
done = False
"""
# One run for a few lines: the heap is collected in between.
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


def ask(lines: Iterable[str], version: str = runtime.NEWEST, timeout: int = 3600) -> list:
    """Return the answers, a list of dicts, to `lines`, each one JSON object as text.

    >>> ask(['{"ask":"meld","game":"rumino","cards":["QS","KS","AS"]}'])[0]["rule"]
    'RMN-6'
    """
    # What CPython's stricter parser refuses does not reach MicroPython.
    questions = [readable(line) for line in lines]
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        source, answers = Path(folder, "questions"), Path(folder, "answers")
        asked = [line for line in questions if isinstance(line, bytes)]
        source.write_bytes(b"".join(line + b"\n" for line in asked))
        runtime.run(
            _CODE,
            [*runtime.tree("engine"), ("/questions", source)],
            save=[("/answers", answers)],
            step=_STEP,
            version=version,
            timeout=timeout,
        )
        found = _lines(answers.read_bytes())
    return [next(found) if isinstance(line, bytes) else line for line in questions]


def _lines(content):
    """Yield the answers in a file.

    Only a line feed ends one; it may contain half of a surrogate pair.
    """
    for line in content.split(b"\n")[:-1]:
        yield json.loads(line.decode("utf-8", "surrogatepass"))


def readable(line: str) -> bytes | dict:
    """Return `line` as one line of bytes, or the answer if it is not a question.

    MicroPython's parser is more lenient (it accepts NaN, half a text, a name twice), and turns the
    escape of a character beyond U+FFFF into two characters.
    """
    try:
        question = read_question(line)
        return json.dumps(question, ensure_ascii=False).encode("utf-8", "surrogatepass")
    except BadQuestion as bad:
        return bad.answer or b"no JSON"
    except RecursionError:
        return b"no JSON"
