"""`python -m tests.proof.faults` puts small faults into modules; here they are only made."""

import ast

import pytest

from host_tools.base.boards import ROOT
from tests.proof import faults

PATHS = ("engine/rummy/budget.py", "engine/rummy/ending.py")


@pytest.mark.parametrize("path", PATHS)
def test_each_fault_changes_what_a_module_does(path):
    source = (ROOT / path).read_text("utf-8")
    meant = ast.dump(ast.parse(source))
    made = list(faults.faults(path, source))
    assert made
    for fault in made:
        assert ast.dump(ast.parse(faults.put_in(source, fault))) != meant, fault


def test_faults_are_drawn_from_new_lines_at_most_one_of_a_function(monkeypatch):
    path = PATHS[1]
    lines = set(range(1, len((ROOT / path).read_text("utf-8").splitlines()) + 1))
    monkeypatch.setattr(faults, "changed", lambda since: {path: lines})
    drawn = faults.drawn("", 30, 1)
    assert len(drawn) > 1 and len({one.within for one in drawn}) == len(drawn)
    assert faults.drawn("", 2, 1) == drawn[:2] != faults.drawn("", 2, 2)
    assert {one.path for one in drawn} == {path}
    new = {drawn[0].start[0]}
    monkeypatch.setattr(faults, "changed", lambda since: {path: new})
    assert {one.start[0] for one in faults.drawn("", 30, 1)} == new


@pytest.mark.parametrize(("test", "alive"), [("pass", True), ("while True: pass", False)])
def test_a_fault_whose_tests_do_not_end_is_found(monkeypatch, tmp_path, test, alive):
    (tmp_path / "tests" / "proof").mkdir(parents=True)
    (tmp_path / "tests" / "proof" / "near.py").write_text(test)
    module = tmp_path / "one.py"
    module.write_text("def f(a):\n    return a + 1\n")
    monkeypatch.setattr(faults, "ROOT", tmp_path)
    monkeypatch.setattr(faults, "ENDLESS", 20 if alive else 0.3)
    fault = next(faults.faults("one.py", module.read_text()))
    assert faults.survives(fault, quick=True) == alive
    assert module.read_text() == "def f(a):\n    return a + 1\n"
