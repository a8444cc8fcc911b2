"""A name that is cut has one short name in all views of a game, and it is nobody else's name."""

import pytest

from engine import games
from tests.proof.robot.player import Player

BOARDS = ("sim_128x64", "sim_72x40")
# Names that begin alike, end alike, are parts of each other, wide, with numbers and of two words.
HOSTILE = (
    ("Ana", "Anna", "Annabella", "Bo"),
    ("Annabella", "Anna", "Alessandro", "Bo", "Alessandra", "Ab"),
    ("Al", "Ali", "Alice", "Alicia", "Alix", "Alexandra", "Alexander", "Alexandre"),
    ("An", "Annabell", "Annabella", "A"),
    ("Player 1", "Player 10", "Player 11", "P1"),
    ("WWWWWWWWWWWW", "WWWWWWWWWWWM", "W", "WM"),
    ("Maria Rosa", "Maria", "Rosa", "Mariarosa"),
    ("Bernardo", "Lia", "Mimmo", "Wilhelmina"),
)


@pytest.fixture(scope="module", params=BOARDS)
def table(request):
    with Player(request.param) as player:
        yield player


def begin(table, name, names):
    game = games.load(name)
    table.app.session.start_game(name, list(names), game.with_defaults({}), names[0])
    see(table, table.app.show_sheet)


def see(table, do):
    """Do something, and let the box draw what it shows then."""
    do()
    table.app.dirty = True
    table.box.wait(50)
    table.changed()


def preview(table, entry):
    effect, game = table.app.open_game.ledger.preview(entry)
    see(table, lambda: table.app.open("table.preview", entry, effect, game))


def told(names, name, form):
    """Return whether a form is a beginning of a name that nobody else's name has."""
    return [one for one in names if one.startswith(form)] == [name]


@pytest.mark.parametrize("names", HOSTILE)
def test_a_cut_name_is_the_short_one_or_a_longer_beginning_and_nobody_else(table, names):
    ui = table.app.ui
    ui.names = names
    shorts = {name: ui.short(name) for name in names}
    for width in range(5, ui.width + 1):
        every = ui.short_forms(names, width)
        assert len(set(every.values())) == len(names)
        for name in names:
            # Whoever else is in sight: alone, beside one other, and among all.
            few = ui.short_forms([name, names[0]], width)
            for form in (ui.shorten(name, width), few[name], every[name]):
                assert ui.fits(form, width)
                assert form == name or form not in names, (width, every)
                if all(ui.fits(shorts[one], width) for one in names):
                    longer = told(names, name, shorts[name]) and told(names, name, form)
                    assert form in (name, shorts[name]) or longer, (width, name, form)


@pytest.mark.parametrize("names", [one for one in HOSTILE if len(one) == 4])
def test_partners_are_told_apart_by_the_same_names(table, names):
    ui = table.app.ui
    ui.names = names
    sides = [names[0] + " + " + names[2], names[1] + " + " + names[3]]
    least = max(ui.size(ui.short(side)) for side in sides)
    for width in range(least, ui.width + 1):
        for side in sides:
            form = ui.shorten(side, width)
            parts = form.replace(" + ", "+").split("+")
            assert ui.fits(form, width)
            for name, part in zip(side.split(" + "), parts, strict=True):
                assert part == name or part not in names, (width, form)
                assert part in (name, ui.short(name)) or told(names, name, part), (width, form)


def test_who_has_left_keeps_the_name(table):
    begin(table, "rummoli", ("Ana", "Anna", "Annabella", "Bo"))
    assert table.app.session.add({"event": "leave", "player": "Anna"})
    assert table.app.session.add({"event": "ante"})
    preview(table, {"event": "widow", "how": "sold", "buyer": "Annabella", "price": 30})
    words = table.screen().split()
    assert "Anna" not in words and "Anla" not in words, words
    short = table.app.ui.short("Annabella")
    assert short in words or any(told(table.app.ui.names, "Annabella", one) for one in words)


def test_a_preview_of_sides_names_both_with_two_letters(table):
    begin(table, "form:schieber", ("G1", "G2", "G3", "G4"))
    event = {"event": "round", "points": {"G1": 150, "G2": 7}, "melds": {"G1": 20, "G2": 0}}
    preview(table, dict(event, factor=3))
    shown = table.screen().replace(" + ", "+")
    assert "G1+G3" in shown and "G2+G4" in shown and "+510" in shown


@pytest.mark.parametrize("count", [4, 6])
def test_the_row_of_the_players_names_the_first_by_their_short_names(table, count):
    names = HOSTILE[1][:count]
    see(table, lambda: table.app.open("setup.ready", "rummoli", list(names), None, None, None))
    ui = table.app.ui
    words = table.top.seats_words()[1]["names"].split(" ")
    for name, form in zip(names, words, strict=False):
        if not form.startswith("+"):
            assert form == ui.shorts(names)[name] or told(names, name, form), words
