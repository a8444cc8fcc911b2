"""The expressions of forms that ship are functions on a board: they give the same, and weigh less.

Both ways are compared on random expressions, on whole evenings, and in MicroPython.
"""

import random
from typing import ClassVar

import pytest

from engine.games import forms
from engine.games.forms import expressions as ex
from host_tools.boards.image import formulas, staging
from host_tools.simulated.micropython import runtime
from tests.portable.tools import untyped
from tests.proof import observed
from tests.proof.forms.formulas import agree, all_ready, ready
from tests.proof.forms.tries import play


def test_functions_and_operations_give_the_same_on_both_runtimes():
    values, refused = agree(random.Random(5), 300)
    assert values > 1000 and refused > 100


@pytest.mark.parametrize("name", [row[0] for row in forms.SHIPPED])
def test_each_form_that_ships_reads_its_functions_in_order(name):
    codes, _ = formulas.read(forms.data_of(name))
    with ready():
        form = untyped(forms.load("form:" + name)).form
        terms = [code for step in form.steps for code, _ in step.score]
        assert terms and all(isinstance(code, ex.Ready) for code in terms)
        for code in terms:
            (known,) = [one for one in codes if one.where == code.where]
            assert (code.level, code.known_from, code.lets) == (
                known.level,
                known.known_from,
                known.lets,
            )
            assert (code.loads(), code.loads_over()) == (known.loads(), known.loads_over())


def test_evenings_with_functions_are_the_same():
    names = forms.names()
    wanted = observed.observe(names, 1)
    with ready():
        assert observed.observe(names, 1) == wanted
    assert sum(wanted[1].values()) > 2000


@pytest.mark.parametrize("name", ["skat", "burraco", "phase10", "doppelkopf"])
def test_random_games_with_functions_agree_with_plain_functions(name):
    rng, counts = (
        random.Random(name),
        dict.fromkeys(("games", "entries", "refused", "undone", "amended", "over"), 0),
    )
    with ready():
        for _ in range(6):
            play(rng, name, 20, counts)
    assert counts["entries"] > 20


@pytest.mark.parametrize(
    ("words", "why"),
    [("total * 999999999", "forms.beyond"), ("1 // (total - total)", "forms.by_zero")],
)
def test_a_refusal_of_a_function_names_its_place(words, why):
    form = dict(forms.data_of("hearts"), form="mine")
    step = dict(untyped(form)["steps"][0], score=[words])
    form = dict(form, steps=[step])
    found = []
    for manner in (None, all_ready):
        if manner:
            with manner():
                found.append(untyped(forms.read(form)).steps[0].score[0][0])
        else:
            found.append(untyped(forms.read(form)).steps[0].score[0][0])
    assert [code.work is None for code in found] == [True, False]
    total = [slot for slot, (kind, _) in enumerate(untyped(forms.read(form)).slots) if kind == 3]

    class World:
        values: ClassVar[list] = [None] * 40

    World.values[total[0]] = [7, 7, 7]
    refusals = []
    for code in found:
        with pytest.raises(ex.RuleError) as error:
            ex.run(code, World(), 1)
        refusals.append((error.value.key, error.value.facts))
    assert refusals[0] == refusals[1]
    assert refusals[0][0] == why and refusals[0][1]["where"] == "steps[0].score[0]"


def test_a_board_reads_a_form_that_ships_without_what_reads_expressions(tmp_path):
    program = staging.stage(tmp_path / "program")
    code = (
        "from engine.games import forms\nimport sys\n"
        "for row in forms.SHIPPED:\n    forms.load('form:' + row[0])\n"
        "print([name for name in sys.modules if name.endswith('reading.expressions')])"
    )
    assert runtime.run(code, runtime.tree("engine", root=program)).strip() == "[]"


def test_a_form_that_ships_takes_less_than_20_kb_of_a_board(tmp_path):
    """Its run-time objects on 32 bits, besides its texts; Skat took 28.7 KB with its operations."""
    program = staging.stage(tmp_path / "program")
    code = [
        "import gc\n"
        "from engine import games\nfrom engine.compat import load_module\n"
        "from engine.games import forms\nfrom engine.games.forms import readings\n"
        "def clear():\n    for one in list(readings._readings):\n        readings.drop(one)\n"
        # What all forms have in common is loaded, and so are the forms as flash has them.
        "for name in ('skat', 'burraco', 'phase10'):\n    games.load('form:' + name)\n"
        "kept = [load_module('engine.games.forms.shipped.' + row[0]) for row in forms.SHIPPED]\n"
        "game = None\nclear()\n"
        # MicroPython's table of names grows by many KB at once, whichever form is read then: it
        # has room for those of all forms once it has just grown.
        "at = jump = 0\n"
        "while jump < 6000:\n    before = gc.mem_alloc()\n    getattr(gc, 'n%d' % at, None)\n"
        "    at += 1\n    jump = gc.mem_alloc() - before"
    ]
    for row in forms.SHIPPED:
        # The heap is collected between two of these only.
        code += ["gc.collect()", "gc.collect()", "before = gc.mem_alloc()"]
        code += [f"game = games.load('form:{row[0]}')", "gc.collect()", "gc.collect()"]
        code += [f"print('{row[0]}', gc.mem_alloc() - before)", "game = None\nclear()"]
    lines = runtime.run(code, runtime.tree("engine", root=program)).split("\n")
    found = {name: int(taken) for name, _, taken in (line.partition(" ") for line in lines if line)}
    assert set(found) == {row[0] for row in forms.SHIPPED}
    assert min(found.values()) > 4_000 and max(found.values()) < 20 * 1024, found
