"""What people read is a whole text of its language: no module puts one together from pieces.

A text begins and ends where a sentence or a word does, and what joins two texts (a colon, a comma,
brackets, "and") is itself in a text, since another language writes it differently.
"""

import ast
import re
from pathlib import Path

import pytest

from engine import texts
from engine.compat import load_module
from host_tools.release import widths
from tests.portable.tools import untyped
from tests.proof.played import PLAYED

ROOT = Path(__file__).parents[4]
# A sign that a language writes in its own way, with the space that shows it is between words.
MARK = re.compile(r"[,;:?!]\s|\.\s\S|\s\(|^\(|\)$|^[,;?!]$")
# What looks the same and is read by programs, or by people in the same way in every language.
NO_TEXT = {
    "engine/games/forms/expressions.py": "a product of sums",
    "engine/games/forms/telling/words.py": "the layout of a rulebook, which the program reads",
    "engine/texts/disputes.py": "the layout of the questions, which the program reads",
    "host_tools/evening/export/__main__.py": "the help of a command, which is in English",
    "host_tools/evening/export/card.py": "code of a picture",
    "host_tools/evening/export/database.py": "code of a database",
    "host_tools/evening/export/page.py": "code of a page",
    "host_tools/evening/export/page_season.py": "a score between two players",
    "host_tools/evening/export/spreadsheet.py": "field names, in English in every language",
    "host_tools/evening/export/workbook.py": "formulas",
    "firmware/trouble/fault.py": "an exception, as Python writes it",
    "firmware/board/hardware.py": "a mistake in a board's data, for who writes it",
    "firmware/screens/book/rulebook.py": "a mark before a topic",
    "firmware/screens/table/qr_code.py": "the points of a QR code, as a table",
}


def glue(source: str) -> list[tuple[int, str]]:
    """Return (line, piece) of each constant with such a sign that is joined to something else."""
    found = []
    tree = ast.parse(source)
    hidden = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name == "__repr__"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        pieces: list[ast.expr] = []
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Mod)):
            pieces = [node.left, node.right]
        elif isinstance(node, ast.AugAssign):
            pieces = [node.value]
        elif isinstance(node, ast.JoinedStr):
            pieces = list(node.values)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            pieces = [node.func.value] if node.func.attr in ("join", "format") else []
        for piece in pieces:
            if node in hidden or not isinstance(piece, ast.Constant):
                continue
            if isinstance(piece.value, str) and MARK.search(piece.value):
                found.append((untyped(node).lineno, piece.value))
    return found


@pytest.mark.parametrize(
    "line",
    [
        'words = name + ": " + text("ui.over")',
        'words = ", ".join(names)',
        'words += " (house: %s)" % rule',
        'words = f"{name}, {other}"',
        'words = "{}; {}".format(name, other)',
    ],
)
def test_glue_is_found(line):
    assert glue(line)


def test_no_module_glues_texts():
    found = []
    for room in ("engine", "firmware", "host_tools/evening/export"):
        for path in sorted((ROOT / room).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if re.match(
                r"engine/texts/\w\w/|engine/games/forms/shipped/|host_tools/evening/export/messages",
                name,
            ):
                continue
            if name in NO_TEXT:
                assert glue(path.read_text()), f"{name} is no exception any more"
                continue
            found += [(name, line, piece) for line, piece in glue(path.read_text())]
    assert not found


@pytest.mark.parametrize("language", PLAYED)
def test_a_text_is_no_piece_of_a_sentence(language):
    found, count = [], 0
    for section in widths.SECTIONS:
        module = load_module(f"engine.texts.{language}.{section}")
        table = getattr(module, "TEXTS", ())
        for key, words in zip(table[::2], table[1::2], strict=True):
            for form in re.split(r"[#|]", words):
                count += 1
                if form != form.strip() or re.match(r"[,;:.)](?!\.)", form):
                    found.append((section, key, form))
    assert count > 2000 and not found


def test_names_are_listed_as_the_language_does():
    said = {}
    for language in PLAYED:
        texts.use(language)
        said[language] = [texts.listed(["Ana", "Ben", "Cy"][:count]) for count in range(4)]
    texts.use("en")
    assert said["en"] == ["", "Ana", "Ana and Ben", "Ana, Ben and Cy"]
    assert said["it"] == ["", "Ana", "Ana e Ben", "Ana, Ben e Cy"]


def test_in_spanish_a_name_with_the_sound_of_i_comes_after_e():
    texts.use("es")
    said = [
        texts.listed(["Ana", "Eva", name]) for name in ("Inés", "Íñigo", "Hilario", "Iago", "Yago")
    ]
    table = texts.listed(["Ana", "Inés"], all_commas=True)
    texts.use("en")
    assert [words[len("Ana, Eva ")] for words in said] == ["e", "e", "e", "y", "y"], said
    assert table == "Ana, Inés"
