"""The choice of a game on a page that is touched: every game once, by what it is and is called."""

import importlib

import pytest

from engine import games, texts
from engine.games import forms
from firmware.screens import GUESTS
from firmware.storage import forms as kept
from host_tools.play import form_link
from host_tools.play.more_forms import MORE
from host_tools.simulated.shown import games as choice
from host_tools.simulated.shown import screens
from tests.host.host_tools.simulated.test_shown import FOUR, Reader

KNOCK = {"event": "round", "ender": "Ben", "deadwood": {"Ana": 60, "Ben": 3, "Cy": 15, "Di": 28}}


@pytest.fixture
def table():
    before = dict(GUESTS)
    screens.use()
    with Reader("sim_128x64", FOUR) as reader:
        reader.box.device.app.platform["keyless"] = True
        yield reader
    GUESTS.clear()
    GUESTS.update(before)
    texts.use("en")
    games.live_in([])


def choose(table):
    app = table.box.device.app
    app.home()
    app.open("setup.which_game")
    table.box.wait(400)
    return table.part("games")


def titles(part, where):
    return [row[0] for row in part["games"] if row[4] == where]


def test_every_game_is_there_once_and_is_of_a_kind():
    known = set()
    for kind, names in choice._KINDS:
        assert not known & set(names.split())
        known |= set(names.split())
        assert kind != choice._POINTS
    # What adds up points is all the rest: a new game is put where it belongs, here.
    shipped = {name.removeprefix(forms.PREFIX) for name in games.names() + forms.names()}
    assert shipped - known == {"any", "rummoli", "skyjo"}
    more = {"five_crowns", "rummikub", "cribbage", "burraco_melds", "canasta_melds", "schafkopf"}
    assert known - shipped <= more
    assert set(choice._ALSO) <= shipped | more
    assert {name for name in choice._KNOWN.split()} <= shipped


def test_other_names_are_others():
    """None is the game's own name, or stands twice; a comma and a space are between them."""
    for name, words in choice._ALSO.items():
        found = words.split(", ")
        assert len(set(found)) == len(found) and all(one == one.strip() != "" for one in found)
        assert "," not in "".join(found)
        if name != "any" and name in [row[0] for row in forms.SHIPPED]:
            title = games.facts(forms.PREFIX + name)[0]
            assert title not in found, name


def test_it_lists_what_was_played_then_what_is_known_then_all_others_by_title(table):
    everyone = len(games.names() + forms.names()) + 3
    part = choose(table)
    assert len(part["games"]) == everyone and part["goes_on"] is None
    assert titles(part, "here") == []
    assert titles(part, "known")[:3] == ["Gin Rummy", "Spades", "Hearts"]
    others = titles(part, "")
    assert others == sorted(others, key=str.lower) and "Any game" in others
    assert part["games"][part["any"]][0] == "Any game"
    # A game in which nothing was entered goes with the next one.
    for game, names in (("rumino", FOUR), ("form:scopa", FOUR[:2]), ("form:skat", FOUR[:3])):
        table.box.show_game(game, names, {})
        if game == "rumino":
            table.box.device.app.session.add(KNOCK)
        table.box.wait(400)
    part = choose(table)
    assert titles(part, "here") == ["Skat", "Rumino"]
    assert len(part["games"]) == everyone and len(titles(part, "known")) == 8
    assert [row[6] for row in part["games"][:2]] == [3, 4]
    assert part["goes_on"][0] == "Skat" and part["goes_on"][2] == "Ana, Ben, Cy"


def test_what_was_left_goes_on_and_any_row_is_set_up(table):
    app = table.box.device.app
    table.box.show_game("rumino", FOUR, {})
    part = choose(table)
    table.act("resume")
    assert app.stack[-1].module == "table.sheet" and app.game.name == "rumino"
    part = choose(table)
    for title in ("Skat", "Scrabble", "Gin Rummy"):
        at = [row[0] for row in part["games"]].index(title)
        table.box.device.give(at, "take")
        table.box.wait(400)
        assert app.stack[-1].module == "setup.ready"
        assert table.told["bar"][0].startswith(title)
        part = choose(table)


@pytest.mark.parametrize(
    ("tags", "first"),
    [
        (["de-DE"], ["Skat", "Doppelkopf", "Rommé", "Schieber"]),
        (["de-CH"], ["Schieber", "Rommé"]),
        (["es-ES"], ["Chinchón", "Conquián"]),
        (["it-IT"], ["Burraco", "Scala 40", "Scopa"]),
        (["fr-FR"], ["Belote", "Tarot"]),
    ],
)
def test_what_is_known_is_that_of_where_people_live(table, tags, first):
    texts.use(tags[0][:2])
    games.live_in(tags)
    part = choose(table)
    assert titles(part, "known")[: len(first)] == first
    assert len(titles(part, "known")) == 8


def test_what_the_platform_brings_stands_among_them_until_it_is_there(table):
    app = table.box.device.app
    before = len(choose(table)["games"])
    app.platform["more"] = MORE
    texts.use("de")
    part = choose(table)
    rows = {row[7]: row for row in part["games"] if row[7]}
    assert sorted(rows) == sorted(row[0] for row in MORE)
    assert len(part["games"]) == before + len(MORE)
    assert titles(part, "") == sorted(titles(part, ""), key=str.lower)
    # German has the words of Schafkopf, and not those of Cribbage.
    assert rows["schafkopf"][:3] == ["Schafkopf", "4 Spieler", "tricks"]
    assert "Englisch" in rows["cribbage"][1] and rows["cribbage"][3] == "Crib"
    at = [row[0] for row in part["games"]].index("Cribbage")
    table.box.device.give(at, "take")
    assert app.stack[-1].module == "setup.which_game"
    # Once it is on the box it is a game like others.
    data = importlib.import_module("host_tools.play.web.inside.more.cribbage").form()
    assert kept.keep(app.store, form_link.text_of(data)) is None
    part = choose(table)
    assert [row[7] for row in part["games"] if row[0] == "Cribbage"] == [""]
    assert len(part["games"]) == before + len(MORE)


def test_where_keys_are_pressed_it_is_the_list_of_the_box(table):
    app = table.box.device.app
    app.platform["keyless"] = False
    app.home()
    app.open("setup.which_game")
    table.box.wait(400)
    rows = [row[0] for row in table.part("list")["rows"]]
    assert "More games" in rows and "Skat" not in rows
