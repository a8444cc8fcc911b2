"""Every rule number of the rulebook is in a test: by its name, its docstring or a case's
id.

A name carries `rmn_10`, a docstring or an id `RMN-10`.
"""

import ast
import re

from engine import games
from engine.texts import rulebook
from host_tools.base.boards import ROOT

TESTS = ROOT / "tests"

# Rule numbers that have no test on purpose, each with the reason.
OPEN = {}

PREFIXES = ["ALL"] + [games.load(name).prefix for name in games.names()]
_ANY = "|".join(PREFIXES)
IN_NAME = re.compile(rf"(?:^|_)({_ANY})_?(\d+)(?=_|$)", re.IGNORECASE)
IN_TEXT = re.compile(rf"\b({_ANY})-(\d+)\b")


def _texts_in(node):
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def _carried_by(tree):
    """Yield the rule numbers that the tests of one file carry."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for prefix, number in IN_NAME.findall(node.name):
                yield f"{prefix.upper()}-{number}"
            for prefix, number in IN_TEXT.findall(ast.get_docstring(node) or ""):
                yield f"{prefix}-{number}"
        if isinstance(node, ast.keyword) and node.arg in ("id", "ids"):
            for text in _texts_in(node.value):
                for prefix, number in IN_TEXT.findall(text):
                    yield f"{prefix}-{number}"


def carried():
    """Return rule number -> names of the test files that carry it."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for number in _carried_by(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(number, set()).add(path.name)
    return found


def _numbers():
    return [rule.number for prefix in PREFIXES for rule in rulebook.rules(prefix)]


def test_every_rule_has_a_test():
    found = carried()
    numbers = _numbers()
    missing = [number for number in numbers if number not in found and number not in OPEN]
    print(
        f"{len(numbers) - len(missing) - len(OPEN)} of {len(numbers)} rules are carried by a test"
    )
    assert not missing, "no test carries " + ", ".join(missing)


def test_the_numbers_of_the_page_are_those_of_the_rulebook():
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    page = re.findall(r"^### ([A-Z]{3}-\d+)$", text, re.MULTILINE)
    # A game that is being written may not be on the page yet.
    books = {number[:3] for number in page}
    assert sorted(page) == sorted(number for number in _numbers() if number[:3] in books)


def test_no_test_carries_a_number_that_does_not_exist():
    numbers = _numbers()
    unknown = {number: files for number, files in carried().items() if number not in numbers}
    assert not unknown


def test_what_is_open_exists_and_has_no_test():
    found = carried()
    for number, reason in OPEN.items():
        assert number in _numbers() and reason
        assert number not in found, f"{number} has a test now: take it from OPEN"


def test_the_search_sees_names_docstrings_and_ids():
    source = """
def test_rmn_10_gin_subtracts_ten(): "RMN-10 and GSK-8."
def test_tus_5_tus_6(): pass
def helper_rmn_3(): "RMN-4"
@pytest.mark.parametrize("x", [pytest.param(1, id="RSK-7 all stay")], ids=["RML-2", "b"])
def test_x(x): assert "RMN-1"
"""
    assert sorted(set(_carried_by(ast.parse(source)))) == [
        "GSK-8",
        "RML-2",
        "RMN-10",
        "RSK-7",
        "TUS-5",
        "TUS-6",
    ]
