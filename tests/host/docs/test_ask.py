"""docs/dev/ask.md: every question, event and field is there, and every example is run."""

import json
import re
import subprocess
import sys

from engine.ask import TOPICS
from engine.compat import load_module
from host_tools.base.boards import ROOT
from host_tools.documents import events

PAGE = (ROOT / "docs" / "dev" / "ask.md").read_text("utf-8")
EXAMPLES = [
    (path.name, question, said)
    for path in (ROOT / "docs").rglob("*.md")
    for question, said in re.findall(
        r"^\$ echo '(.*)' \| python3 -m host_tools\.ask\n(.*)$", path.read_text("utf-8"), re.M
    )
]
# More questions, each with its answer on the next line: every event is in one of them.
_LINES = (ROOT / "tests" / "data" / "ask.jsonl").read_text("utf-8").splitlines()
MORE = list(zip(_LINES[::2], _LINES[1::2], strict=True))


def test_every_example_answers_as_the_page_says():
    asked = [(question, said) for _, question, said in EXAMPLES] + MORE
    done = subprocess.run(
        [sys.executable, "-m", "host_tools.ask"],
        cwd=ROOT,
        input="".join(question + "\n" for question, _ in asked),
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stdout.splitlines() == [said for _, said in asked]
    assert len(EXAMPLES) > 15 and len(MORE) > 10


def test_every_question_has_its_fields_and_an_example():
    asked = {json.loads(question)["ask"] for _, question, _ in EXAMPLES}
    part = PAGE.split("## The questions\n")[1].split("\n## ")[0]
    for name, module in TOPICS:
        (row,) = re.findall(rf"^\| `{name}`.*? \| (.*?) \| .+ \|$", part, re.M)
        # What is in round brackets are values.
        listed = re.findall(r"`(\w+)`", re.sub(r"\([^)]*\)", "", row))
        assert sorted(listed) == sorted(load_module(module).QUESTIONS[name][0]), name
        assert name in asked or name == "games"


def rows_of_events():
    """Return {(game, event): (fields that it needs, fields that it may have)} of the page."""
    found = {}
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) == 6 and re.fullmatch(r"`\w+`", cells[2]):
            may = re.findall(r"\[`(\w+)`\]", cells[3])
            needs = [field for field in re.findall(r"`(\w+)`", cells[3]) if field not in may]
            found[cells[1], cells[2].strip("`")] = (tuple(needs), tuple(may))
    return found


def test_every_event_has_its_fields_and_an_example():
    assert events.written(PAGE) in PAGE, "run: make generate"
    asked = [question for _, question, _ in EXAMPLES] + [question for question, _ in MORE]
    shown = {
        event["event"] for question in asked for event in json.loads(question).get("events", ())
    }
    assert {kind for _, kind in rows_of_events()} <= shown


def test_every_field_of_an_event_is_explained():
    part = PAGE.split("Fields:\n")[1].split("\n- **Gin Rummy**")[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    explained = {field for row in rows for field in re.findall(r"`(\w+)`", row)}
    used = {field for needs, may in rows_of_events().values() for field in (*needs, *may)}
    assert used <= explained
