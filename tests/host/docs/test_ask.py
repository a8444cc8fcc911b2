"""docs/dev/ask.md: every question, event, field and error is there, and every example is run."""

import importlib
import json
import re
import subprocess
import sys

from engine.ask import TOPICS
from engine.compat import load_module
from host_tools import events
from host_tools.boards import ROOT

PAGE = (ROOT / "docs" / "dev" / "ask.md").read_text("utf-8")
EXAMPLES = [
    (path.name, question, said)
    for path in (ROOT / "docs").rglob("*.md")
    for question, said in re.findall(
        r"^\$ echo '(.*)' \| python3 -m host_tools\.ask\n(.*)$", path.read_text("utf-8"), re.M
    )
]
# Words that texts put together, not errors.
PARTS = ("a_list", "an_object", "a_fraction", "form_board")


def test_every_example_answers_as_the_page_says():
    lines = "".join(question + "\n" for _, question, _ in EXAMPLES)
    done = subprocess.run(
        [sys.executable, "-m", "host_tools.ask"],
        cwd=ROOT,
        input=lines,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stdout.splitlines() == [said for _, _, said in EXAMPLES]
    assert len(EXAMPLES) > 25


def test_every_question_has_its_fields_and_an_example():
    asked = {json.loads(question)["ask"] for _, question, _ in EXAMPLES}
    for name, module in TOPICS:
        (part,) = re.findall(rf"^### `{name}`\n(.*?)(?=^##)", PAGE, re.M | re.S)
        rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
        listed = [field for row in rows for field in re.findall(r"`(\w+)`", row)]
        assert sorted(listed) == sorted(load_module(module).QUESTIONS[name][0]), name
        assert "Answer: " in part
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
    shown = {
        event["event"]
        for _, question, _ in EXAMPLES
        for event in json.loads(question).get("events", ())
    }
    assert {kind for _, kind in rows_of_events()} <= shown


def test_every_field_of_an_event_is_explained():
    part = PAGE.split("Fields:\n")[1].split("\nA hand of Rummoli")[0]
    rows = [line.split("|")[1] for line in part.splitlines() if line.startswith("| `")]
    explained = {field for row in rows for field in re.findall(r"`(\w+)`", row)}
    used = {field for needs, may in rows_of_events().values() for field in (*needs, *may)}
    assert used <= explained


def test_every_error_is_listed():
    for section in ("ask", "cards"):
        words = importlib.import_module(f"engine.texts.en.{section}").TEXTS
        for key, text in zip(words[::2], words[1::2], strict=True):
            assert key in PARTS or f"| {text} |" in PAGE, key
