"""One grammar of keys on every screen: every picture is whole, every key answers, and never for
another page; lists behave as lists, a key named in the footer does what it says, what does
something has a name, and no plain direction moves points.
"""

import pytest

from engine import games, texts
from tests.apart import in_a_child
from tests.host.firmware.screens import atlas
from tests.host.firmware.screens.atlas import DIRECTIONS, View, goes_back, pressed
from tests.host.firmware.screens.inspector import inspect
from tests.host.firmware.screens.tour import BOARDS, SOAK, pin_of, read
from tests.proof import samples
from tests.proof.played import PLAYED
from tests.proof.robot.sitter import Sitter


def opens(*modules):
    """Return the test of a hint that opens a screen."""
    return lambda before, after, moved: after.top in modules


def changes(before, after, moved):
    """Something that is seen changes, and it is no refusal."""
    return after.picture != before.picture and not after.said


def keeps(before, after, moved):
    """One entry is kept."""
    return after.kept == before.kept + 1


# What the words of the footer promise; all others promise that something changes.
PROMISES = {
    "ui.back": goes_back,
    "ui.mend": goes_back,
    "ui.menu": opens("table.menu", "asking.cards_menu"),
    "ui.read_on": lambda before, after, moved: not moved and changes(before, after, moved),
    "ui.rule": opens("book.rule"),
    "ui.referee": opens("book.referee"),
    "ui.rulebook": opens("book.rulebook"),
    "ui.see_history": opens("past.history"),
    "ui.see_board": opens("rummoli.board"),
    "ui.player": opens("table.player"),
    "payments.cut": opens("asking.entry", "confirm"),
    "ui.deck": opens("table.deck"),
    "ui.offer": opens("table.upcard"),
    "ui.rename": opens("asking.name", "asking.keyboard"),
    "ui.amend": opens("asking.entry", "message"),
    "ui.rematch": opens("setup.ready"),
    "ui.delete": opens("past.delete"),
    "ui.why": opens("message"),
    "ui.type": opens("asking.keyboard"),
    "ui.do_begin": opens("table.sheet"),
    "ui.do_keep": keeps,
    "ui.do_undo": keeps,
    "ui.do_redo": keeps,
    "stops_screen.collect": keeps,
}

# Keys that do something where nothing on the screen names them, each with its reason: by the module
# of the screen (None: of any) and the logical key, a held one with a dash.
TURNED = "the other way round of the key that is named"
SAME = "does the same as the key that is named"
UNNAMED = {
    (None, "up"): "up and down move in every list and text; the edge says that there is more",
    (None, "down"): "as up",
    (None, "back"): "the way back, from everywhere",
    (None, "back–"): "home, from everywhere; the first start teaches it",
    ("asking.entry", "left"): "the arrows choose among the cards to take out, all four alike",
    ("asking.entry", "right"): "as left",
    ("asking.entry", "ok–"): "ends the keying of cards, also where one is taken out",
    ("table.menu", "left"): TURNED,
    ("box.settings", "left"): TURNED,
    ("setup.ready", "left"): TURNED,
    ("setup.house", "left"): TURNED,
    ("book.rule", "left"): TURNED,
    ("rummoli.board", "right"): SAME,
    ("rumski.table_back", "left"): "named on the steps that need no scrolling",
    ("rumski.table_meld", "left"): "the arrows choose among the cards of a row, all four alike",
    ("rumski.table_meld", "right"): "as left",
    ("table.sheet", "left"): "the history, or who is chosen: three names are all the room there is",
    ("table.sheet", "right"): "the referee, where a chosen player's name leaves no room for it",
    ("asking.keyboard", "left"): "with letters for a finger, a key shows where the keys lead",
    ("asking.keyboard", "right"): "as left",
    ("box.timer", "left"): "as up: the player before",
    ("box.timer", "right"): SAME,
    ("table.upcard", "right"): SAME,
    ("box.frame", "left"): "any key but OK is no, as the picture says in its own words",
    ("box.frame", "right"): "as left",
}


def after(box, pin, held):
    """Press a key; return (View before, View after, whether the page is another one)."""
    return View(box), *pressed(box, pin, held)


def leads(place, pin, held):
    """Return the same for a key at a Place."""
    for answer in place.answers:
        if (answer.pin, answer.held) == (pin, held):
            return place.view, answer.view, answer.moved
    raise LookupError(pin)


def every_picture_is_whole(places):
    wrong = []
    for place in places:
        wrong += [f"{place.name}, {one}" for one in place.cut]
        for answer in place.answers:
            wrong += [f"{place.name}, {atlas.key_of(answer)}: {one}" for one in answer.cut]
    assert not wrong, "\n".join(wrong)


def every_key_answers_and_never_on_the_next_page(places):
    wrong = []
    for place in places:
        for answer in place.answers:
            key = f"{place.name}: {atlas.key_of(answer)}"
            # Another chip's driver may draw the same picture: then it is the right one, too. Where
            # a button is held down, only letting it go counts.
            if answer.silent and answer.view.top not in ("box.frame", "box.buttons"):
                wrong.append(f"{key} is silent")
            if answer.echo:
                wrong.append(f"{key}, pressed twice, {answer.echo}")
    assert not wrong, "\n".join(wrong)


def a_key_that_is_named_does_what_it_says(places):
    wrong, tried = [], 0
    for place in places:
        for (pin, held), what, words in place.hints:
            tried += 1
            found = leads(place, pin, held)
            if place.goes_on:
                # It counts once the winners' moment is over. Until then the box says to wait.
                before, after = found[:2]
                kept = (after.top, after.kept, after.number)
                assert kept == (before.top, before.kept, before.number), place.name
                assert after.lines != before.lines, place.name
            elif not PROMISES.get(what, changes)(*found):
                wrong.append(f"{place.name}: {words} ({what}) leads to {found[1].lines}")
    assert tried > (150 if SOAK else 25), tried
    assert not wrong, "\n".join(wrong)


def a_key_that_does_something_is_named_or_in_the_list(places):
    wrong = []
    for place in places:
        # What the last row has no room for on this screen, it names on a larger one.
        top, named = place.view.top, place.named | place.unnamed
        for answer in place.answers:
            key, hold = answer.press, answer.hold
            if answer.held:
                key = hold or key + "–"
            if top == "box.buttons":
                # It tries each button: pressing any is what it asks for, and all are judged.
                continue
            # While the winners are all that is seen, no key counts.
            if place.goes_on or key in named or (top, key) in UNNAMED or (None, key) in UNNAMED:
                continue
            if answer.held and not hold:
                short = leads(place, answer.pin, False)[1]
                # A direction that is held repeats; what a press does is no business of the hold.
                if answer.press in DIRECTIONS or short.picture == answer.view.picture:
                    continue
            if changes(place.view, answer.view, answer.moved):
                wrong.append(f"{place.name} ({top}): {key} leads to {answer.view.lines[:2]}")
    assert not wrong, "\n".join(wrong)


def no_direction_ends_undoes_or_moves_points(places):
    for place in places:
        for answer in place.answers:
            if (answer.hold if answer.held else answer.press) in DIRECTIONS:
                kept = answer.view.kept, answer.view.number
                assert kept == (place.view.kept, place.view.number), (place.name, answer.label)


def where_an_arrow_repeats_in_their_place_left_and_right_mean_nothing(places):
    tried = 0
    for place in places:
        for answer in place.answers:
            if place.scrolls and answer.press in ("left", "right") and not answer.held:
                tried += 1
                assert not changes(place.view, answer.view, answer.moved), (
                    place.name,
                    answer.label,
                )
    sided = any(answer.press == "left" for place in places for answer in place.answers)
    assert not sided or tried > (20 if SOAK else 2), tried


def lists_behave_as_lists(places):
    wrong = [f"{place.name}: {place.unlike_a_list}" for place in places if place.unlike_a_list]
    assert sum(place.is_list for place in places) > (20 if SOAK else 1)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", BOARDS)
def test_at_every_picture_of_the_tour(board, language, subtests):
    places = atlas.of(board, language)
    assert len(places) > (50 if SOAK else 10), len(places)
    for check in (
        every_picture_is_whole,
        every_key_answers_and_never_on_the_next_page,
        a_key_that_is_named_does_what_it_says,
        a_key_that_does_something_is_named_or_in_the_list,
        no_direction_ends_undoes_or_moves_points,
        where_an_arrow_repeats_in_their_place_left_and_right_mean_nothing,
        lists_behave_as_lists,
    ):
        with subtests.test(check.__name__):
            check(places)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("board", BOARDS)
def test_the_main_screen_leads_on_to_the_menu_and_home(board, game):
    with Sitter(board) as table:
        table.begin(game, samples.of(game).players)
        box = table.box
        read(box)
        found = {}
        for key in ("ok", "back"):
            pin, held = pin_of(box, key)
            found[key] = in_a_child(lambda at=(box, pin, held): after(*at))[1]
        assert found["back"].top == "table.menu"
        # What comes next is entered, and is never the menu by another name.
        assert found["ok"].lines != found["back"].lines
        assert found["ok"].top != "table.menu" or found["ok"].lines[0] != found["back"].lines[0]
        pin, held = pin_of(box, "back")
        if not held:
            assert in_a_child(lambda: after(box, pin, True))[1].top == "setup.start"


# Each game on each board in one language, by turns; in every language with MELDMATE_SOAK=1.
@pytest.mark.parametrize(
    ("board", "game", "language"),
    [
        (board, game, language)
        for at, board in enumerate(BOARDS)
        for number, game in enumerate(games.names(), at)
        for turn, language in enumerate(PLAYED, number)
        if SOAK or turn % len(PLAYED) == 0
    ],
)
def test_at_the_end_of_a_game_the_keys_do_what_they_do_on_its_main_screen(board, game, language):
    with Sitter(board) as table:
        app = table.box.device.app
        app.settings.put("language", language)
        texts.use(language)
        try:
            table.begin(game, samples.of(game).players, events=({"event": "stop"},))
            box = table.box
            read(box)
            assert app.stack[-1].module == "table.ending"
            hints = inspect(box).hints
            assert [what for _, what, _ in hints[:2]] == ["ui.rematch", "ui.menu"]
            for key, what, words in hints:
                pin, held = pin_of(box, key)
                found = in_a_child(lambda at=(box, pin, held): after(*at))
                assert PROMISES.get(what, changes)(*found), (words, found[1].lines)
            for key in DIRECTIONS:
                way = pin_of(box, key)
                if way:
                    before, found, _ = in_a_child(lambda at=(box, *way): after(*at))
                    assert (found.kept, found.number) == (before.kept, before.number), key
            pin, held = pin_of(box, "back")
            if not held:
                assert in_a_child(lambda: after(box, pin, True))[1].top == "setup.start"
        finally:
            texts.use("en")


def rows_of(table):
    """Return the rows of all groups of the menu as they are listed, by their texts' keys."""
    menu = table.box.device.app.open("table.menu")
    found, first = [], menu.rows[0][0]
    for _ in range(12):
        found.append([row[0][0].replace("_what", "") for row in menu.rows])
        menu.press("right", "press")
        if menu.rows[0][0] == first:
            break
    table.box.device.app.close()
    return found


@pytest.mark.parametrize("game", games.names())
def test_the_menu_has_the_same_rows_in_the_same_places_whatever_can_be_done(game):
    with Sitter("sim_128x64") as table:
        table.begin(game, samples.of(game).players)
        app = table.box.device.app
        fresh = rows_of(table)
        assert app.session.add(samples.of(game).correction(samples.of(game).players, "x"))
        assert rows_of(table) == fresh
        app.session.add({"event": "undo"})
        assert rows_of(table) == fresh
        assert app.session.add({"event": "finish"}) or app.session.add({"event": "stop"})
        assert rows_of(table) == fresh
        assert texts.has(fresh[0][0])
