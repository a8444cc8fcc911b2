"""No text says "1 cards": what counts something has a form for one, or is never about one."""

import re

import pytest

from engine import texts
from engine.games import forms
from tests.host.engine.texts.test_languages import SECTIONS, _module
from tests.host.engine.texts.test_terms import of_forms
from tests.proof.played import PLAYED

# A number, and a noun in the plural after it.
NOUNS = {
    "en": "bags boxes burracos canastas cards characters chips decks days entries events "
    "forms games hands hours letters melds minutes names operations phases places "
    "players points rounds seconds seats sides times tricks winners",
    "it": "altri burrachi canaste caratteri carte denari entrate eventi fasi fiches "
    "giocatori giorni lettere mani mazzi minuti moduli nomi operazioni ore partite "
    "posti prese punti scope secondi squadre vincitori voci volte",
}
COUNTED = {
    language: re.compile(r"\{(\w+)\} (?:[a-z]+ )?(?:%s)\b" % nouns.replace(" ", "|"))
    for language, nouns in NOUNS.items()
}
# Facts that are not numbers. Then facts of forms that are never 1 where a text tells them: the
# points to close with in Chinchón, too many points in Phase 10, the coins of a napola, the cards
# to meld in Conquián.
NO_NUMBERS = {"name", "other", "names", "game", "cards", "kind", "field", "key"}
NO_NUMBERS |= {"close", "points_left", "length", "needed"}
# Texts about numbers that are never one: limits of ours, hands of a known size, Canasta's points.
NEVER_ONE = set(
    """
    all.hand_size all.player_count all.player_count_exact all.name_length all.ender_cards
    all.text_length all.table_full any.how_many_win ask.too_much_again forms.too_few_in
    forms.idle_bad forms.too_many forms.text_too_long forms.bad_least forms.too_long forms.too_much
    gin.did_boxes gin.too_much gin.too_much_upcard judge.ask_hand judge.ask_discard
    judge.ask_tuscan judge.poker_is keys.cards_all keys.players keys.letters_all kit.wilds
    kit.asks_suit kit.asks_colour kit.points kit.no_points kit.gap
    meld.few meld.long_run meld.set_size
    meld.short_run own.bad_title own.too_many payments.bad_stake rummoli.left_limit
    rummoli.told_divided rummoli.told_even rummoli.too_few_chips rumski_screen.where
    rumski_table.one
    rumski_table.one_at_least sim.too_small sim.glyphs_do_not_fit stats.too_few
    store.found_again tuscan.wrong_kind tuscan_hands.by_length tuscan_hands.too_many_hands
    ui.players_count ui.players_turn ui.or_drawn
    form_canasta.check_round_14 form_canasta.check_round_15
    form:canasta.steps.0.check.14 form:canasta.steps.0.check.15
    """.split()
)


def counted(language):
    """Yield (text's name, text) of what counts something and has no form for one."""
    for name, words in [*in_sections(language), *of_forms(language)]:
        found = COUNTED[language].findall(words) if "#" not in words else ()
        if set(found) - NO_NUMBERS and name not in NEVER_ONE:
            yield name, words


def in_sections(language):
    """Yield (text's name, text) of all sections of a language."""
    for section in SECTIONS:
        table = getattr(_module(language, section), "TEXTS", ())
        for at in range(0, len(table), 2):
            yield f"{section}.{table[at]}", table[at + 1]


@pytest.mark.parametrize("language", PLAYED)
def test_what_counts_something_has_a_form_for_one(language):
    assert list(counted(language)) == []


def test_the_last_hand_of_oh_hell_is_dealt_in_words_that_fit_one_card():
    game = forms.load("form:oh_hell")(["Ana", "Ben", "Cy"], None, None)
    game.rounds = 9
    for language, wrong in (("en", "1 cards"), ("it", "1 carte")):
        texts.use(language)
        try:
            key, facts = game.coming()
            assert "1" in texts.text(key, **facts) and wrong not in texts.text(key, **facts)
        finally:
            texts.use("en")


@pytest.mark.parametrize(
    ("name", "words"), [("skat", "to hand 36"), ("king", "to round 10"), ("oh_hell", "to hand 19")]
)
def test_a_goal_by_rounds_says_what_a_round_is_called(name, words):
    form = forms.load("form:" + name)
    names = ["Ana", "Ben", "Cy", "Di"][: form.min_players if name != "king" else 4]
    key, facts = form(names, form.with_defaults(None), None).goal()
    assert texts.text(key, **facts) == words


@pytest.mark.parametrize("language", PLAYED)
def test_no_text_has_a_number_at_once_after_a_name(language):
    """Between a name and a number stands a sign or a word: "Player 3 3" is read as one."""
    beside = re.compile(
        r"\{(?:name|names|other|who|player)\} \{(?:n|points|total|score|value|has|rest)\}"
    )
    found = []
    for section in SECTIONS:
        table = getattr(_module(language, section), "TEXTS", ())
        found += [
            f"{section}.{table[at]}"
            for at in range(0, len(table), 2)
            if beside.search(table[at + 1])
        ]
    assert found == []
