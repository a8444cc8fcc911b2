"""A score form that was only tried leaves nothing in memory once it is released."""

import gc
import weakref

from engine.games import forms
from tests.portable.hostile import Dice, play


def test_nothing_of_a_form_that_was_played_stays():
    game = forms.tried(dict(forms.data_of("oh_hell"), form="ours"))
    play(Dice(1), game)
    left = weakref.ref(game)
    forms.release(game)
    del game
    gc.collect()
    assert left() is None
