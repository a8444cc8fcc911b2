"""Slips in what forms say of each player, in feats and in a yes or no: a test notices each."""

import pytest

from engine.game.declared import BoolField
from engine.games.forms import readings, world
from engine.games.forms.asking.numbers import FormFlag
from engine.games.forms.scoring import points
from engine.games.forms.telling import lines, remarks
from tests.portable.engine.games.forms import test_feats as feats
from tests.portable.engine.games.forms import test_flags as flags
from tests.portable.engine.games.forms import test_forms as forms
from tests.portable.engine.games.forms import test_tricks as tricks

feats_of, run = points._feats, lines.run


def of_heads(game, there):
    heads = [there.names[at] for at in there.heads]
    return [pair for pair in feats_of(game, there) if pair[0] in heads]


def means_yes(field, game, entry):
    if field.name in entry.event:
        BoolField.read(field, game, entry)
    else:
        entry[field.name] = True


# What is put in place of what, and the tests that notice it.
SLIPS = {
    "a note of each is told once": (
        (remarks, "whose", lambda line, there: (0,)),
        (forms.test_a_note_of_each_player_or_side_is_told_of_those_of_whom_it_is_true,
         tricks.test_spd_4_each_nil_has_a_line_with_the_name_of_who_bid_it),
    ),
    "a note of each side is told of each player": (
        (remarks, "whose", lambda line, there: range(len(there.names) if line.level else 1)),
        (forms.test_a_note_of_each_player_or_side_is_told_of_those_of_whom_it_is_true,),
    ),
    "a note of each player is told of each side": (
        (remarks, "whose", lambda line, there: there.heads if line.level else (0,)),
        (tricks.test_spd_4_each_nil_has_a_line_with_the_name_of_who_bid_it,),
    ),
    "a side is called by its first player": (
        (world.World, "words", lambda there, at: there.names[at]),
        (forms.test_a_note_of_each_player_or_side_is_told_of_those_of_whom_it_is_true,),
    ),
    "a note's number is that of the first player": (
        (lines, "run", lambda code, there, at=0: run(code, there, 0)),
        (forms.test_a_note_of_each_player_or_side_is_told_of_those_of_whom_it_is_true,),
    ),
    "a yes or no must be given": (
        (FormFlag, "required", True),
        (flags.test_what_may_be_left_out_means_no,),
    ),
    "every yes or no may be left out": (
        (FormFlag, "required", False),
        (flags.test_what_may_be_left_out_means_no,),
    ),
    "what is left out means yes": (
        (FormFlag, "read", means_yes),
        (flags.test_what_may_be_left_out_means_no,
         flags.test_a_hand_of_scala_40_without_a_word_of_closing_in_hand),
    ),
    "a feat of a side is its first player's": (
        (points, "_feats", of_heads),
        (feats.test_burracos_are_of_both_partners_and_a_closing_of_one,
         feats.test_spd_4_a_nil_that_is_made_counts_for_who_bid_it),
    ),
    "a feat counts as often as a form says": (
        (points, "MOST_OF_A_FEAT", 10**6),
        (feats.test_a_feat_refuses_no_entry_and_fills_no_memory,),
    ),
    "a feat counts once": (
        (points, "MOST_OF_A_FEAT", 1),
        (feats.test_burracos_are_of_both_partners_and_a_closing_of_one,
         feats.test_a_feat_of_an_own_form_with_words_in_both_languages),
    ),
    "a feat that cannot be worked out refuses the entry": (
        (points, "RuleError", KeyError),
        (feats.test_a_feat_refuses_no_entry_and_fills_no_memory,),
    ),
}  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_noticed(slip, monkeypatch):
    (owner, name, value), noticed = SLIPS[slip]
    for test in noticed:
        test()
        with monkeypatch.context() as patched:
            patched.setattr(owner, name, value)
            readings.make_room(0, 0)
            with pytest.raises(Exception) as raised:  # noqa: PT011  a refusal, or what is asserted
                test()
        assert raised.type.__name__ in ("AssertionError", "RuleError", "InputError"), raised
        # What was read meanwhile has the slip in it.
        readings.make_room(0, 0)
        test()
