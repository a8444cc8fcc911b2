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
