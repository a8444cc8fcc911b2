"""All screens of all score forms: no word is cut, covered or past an edge, no title loses a name.

Each form is walked through on one size in one language; MELDMATE_SOAK=1 walks all of them.
"""

from random import Random

import pytest

from engine.games import forms
from host_tools.base.speaking import speaking
from tests.host.firmware.screens.inspector import inspect
from tests.host.firmware.screens.tour import SOAK
from tests.proof.bench.screen import SIZES
from tests.proof.forms.evenings import GAMES
from tests.proof.played import PLAYED
from tests.proof.robot.form_walk import walk
from tests.proof.robot.sitter import Sitter

# The narrow one comes in two of three turns: there it is tight.
TURNS = [(size, language) for size in ("72x40", *SIZES, "72x40") for language in PLAYED]
CASES = [
    (form, *turn)
    for at, form in enumerate(GAMES)
    for turn in (sorted(set(TURNS)) if SOAK else [TURNS[at % len(TURNS)]])
]


def test_every_form_is_walked_through():
    assert sorted("form:" + name for name in GAMES) == sorted(forms.names())


@pytest.mark.parametrize(("form", "size", "language"), CASES)
def test_nothing_is_cut_or_covered_on_any_screen_of_a_form(form, size, language):
    wrong, places = set(), []
    with speaking(language), Sitter("sim_" + size, settings={"language": language}) as table:
        for where in walk(table, form, Random(form)):
            places.append(where)
            wrong.update((where, what) for what in inspect(table.box).wrong)
    assert len(places) > 50 and not wrong
    # King's auction comes after six hands.
    assert form != "king" or "form:king.ask_price" in places
