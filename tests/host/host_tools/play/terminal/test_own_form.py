"""A score form of one's own on the box in the terminal: `--form FILE`."""

import json
import subprocess
import sys

from host_tools.base.boards import ROOT

DARTS = {
    "form": "darts",
    "title": "Darts",
    "players": [2, 8],
    "steps": [
        {
            "step": "turn",
            "fields": [{"field": "hit", "for": "each player", "is": "0 to 180"}],
            "score": "hit",
        }
    ],
    "end": {"wins": "high", "limit": 501},
}


def played(folder, answers, *more):
    """Return the exit status and what is said of answers to the plain screens."""
    command = [
        sys.executable,
        "-m",
        "host_tools.play.terminal",
        "--plain",
        "--data",
        folder / "box",
        *more,
    ]
    lines = "".join(line + "\n" for line in answers)
    done = subprocess.run(
        command, input=lines, capture_output=True, text=True, cwd=ROOT, timeout=600, check=False
    )
    return done.returncode, done.stdout, done.stderr


def row_of(said, title):
    """Return the number of the row that begins so."""
    (row,) = [line for line in said.splitlines() if line.partition(". ")[2].startswith(title)]
    return row.split(".")[0]


def test_a_form_is_put_on_the_box_and_played(tmp_path):
    path = tmp_path / "darts.json"
    path.write_text(json.dumps(DARTS), encoding="utf-8")
    status, said, _ = played(tmp_path, ["1"], "--form", path)
    assert status == 0
    more = row_of(said, "More games")
    _, said, _ = played(tmp_path, ["1", more])
    # It stays there, and is played.
    answers = ["1", more, row_of(said, "Darts"), "1", "a", "60", "45", "100", "26", "a"]
    _, said, _ = played(tmp_path, answers)
    assert "Player 2 +60 0 -> 60" in said
    assert "Player 1 26 +26" in said


def test_a_form_that_is_wrong_is_not_used_and_says_where(tmp_path):
    path = tmp_path / "darts.json"
    for words, why in (
        ('{"form": "darts",\n "players": [2 8]}', "line 2 is not JSON"),
        (json.dumps(dict(DARTS, players=[2, 13])), "players: the fewest and the most players"),
        (json.dumps(dict(DARTS, form="king")), "the name 'king' is taken"),
    ):
        path.write_text(words, encoding="utf-8")
        status, said, error = played(tmp_path, ["1"], "--form", path)
        assert (status, said) == (2, "")
        assert str(path) in error and why in error
    status, _, error = played(tmp_path, ["1"], "--form", tmp_path / "none")
    assert status == 2 and "none is not used: No such file" in error
