"""Twelve disputes of each rummy, from public sources, are settled by keys in both languages.

What is right stands with the address of its source in `tests/portable/rummy_disputes.py`; the box
has to say it, by which rule, and for the reason that `ask` gives.
"""

import pytest

from engine import texts
from engine.ask import answer
from engine.games import forms
from firmware.display.card_faces import Faces
from tests.portable.rummy_disputes import DISPUTES
from tests.proof.played import PLAYED
from tests.proof.robot.player import Player

NAMES = ("Ana", "Ben", "Cy")
ROWS = {
    "meld": "judge.do_meld",
    "opens": "kit.do_opening",
    "deadwood": "judge.do_hand",
    "best_discard": "judge.do_discard",
    "pays": "kit.do_pays",
}
# The card turned up at Indian Rummy, where a dispute names none.
TURNED = "QC"
# What a question may say of the moment, if it is that of a new game's first hand.
FIRST = {"round": 1, "stage": 1}


def chosen(game):
    """Return twelve disputes by the usual rules, of as many kinds as there are, in their order.

    They are of a first hand, but for Three Thirteen, whose rounds follow each other.
    """
    found = {}
    for one in dict(DISPUTES)[game]:
        question, _, fields, _, rule, _ = one
        now = all(name == "turned" or FIRST.get(name) == fields[name] for name in fields)
        now = now or (game == "three_thirteen" and list(fields) == ["round"])
        if question in ROWS and now:
            found.setdefault((question, rule), []).append(one)
    some = []
    while len(some) < 12 and any(found.values()):
        some += [ones.pop(0) for ones in found.values() if ones]
    return sorted(some[:12], key=lambda one: one[2].get("round", 1))


def judged(name, dispute, language):
    """Return what `ask` says of it."""
    question, cards, fields, expected, rule, _ = dispute
    said = {"ask": question, "game": "form", "form": name, "cards": cards.split()}
    said.update(fields, language=language, players=len(NAMES))
    if name == "indian_rummy":
        said.setdefault("turned", TURNED)
    found = answer(said)
    assert found["rule"] == rule, (found, dispute)
    for field in expected:
        assert field == "why" or found[field] == expected[field], (found, dispute)
    return found


def head(question, found, deck):
    """Return the large words of a verdict."""
    if question in ("meld", "opens"):
        return texts.text("judge.yes" if found["ok"] else "judge.no")
    if question == "best_discard":
        return Faces(deck).cards(deck.read_all([found["discard"]]))
    return str(found["points" if question == "pays" else "deadwood"])


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("game", [name for name, _ in DISPUTES])
def test_twelve_disputes_are_settled_by_keys(game, language):
    disputes = chosen(game)
    assert len(disputes) == 12
    with Player("sim_128x64", NAMES, {"language": language}) as table:
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        table.choose(texts.text(forms.load("form:" + game).title))
        table.seat(NAMES)
        table.choose("ui.begin")
        for dispute in disputes:
            question, cards, fields = dispute[:3]
            found = judged(game, dispute, language)
            texts.use(language)
            while table.app.game.rounds + 1 < fields.get("round", 1):
                left = dict.fromkeys(NAMES[1:], 0)
                table.app.save({"event": "round", "closer": NAMES[0], "points_left": left})
            table.app.show_sheet()
            table.box.step()
            table.changed()
            table.press("right")
            table.choose(ROWS[question])
            if table.part.question.deck is None:
                # Who opens, where each has a stage of their own.
                table.press("ok")
            if table.part.question.key == "kit.ask_turned":
                turned = fields.get("turned", TURNED)
                pad, deck = table.part.pad, table.part.question.deck
                if pad.cards and pad.cards != deck.read_all([turned]):
                    table.press("back")
                if pad.cards:
                    table.finish_cards()
                else:
                    table.key_cards(deck, turned, finish=True)
            deck = table.part.question.deck
            table.key_cards(deck, cards, finish=True)
            assert table.top.module == "book.verdict", (dispute, table.lines())
            table.says(head(question, found, deck), found["rule"])
            # The first word has a capital letter there, and cards have pictures.
            paper = table.paper()
            words = iter(paper.split())
            why = [
                word for word in found["why"].split()[1:] if word.strip(";:,")[-1:] not in "SHDC"
            ]
            assert all(word in words for word in why), (why, paper)
