"""In no list is a word cut, or a name shorter than its room allows: every game and form, eight long
names where so many can play, both languages, three sizes.

Each game is walked through on one size in one language; MELDMATE_SOAK=1 walks all of them. The
lists of the golden scenes are looked at where their pictures are compared.
"""

import os
import random

import pytest

from engine import games
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.game.questions import NUMBER, PICK
from engine.games import forms
from firmware.screens.asking.entry import EntryScreen
from firmware.screens.base import ListScreen
from firmware.screens.setup.house import fixed_values
from host_tools.base.speaking import speaking
from tests.host.firmware.screens.list_watch import Watch, afresh
from tests.proof.played import PLAYED
from tests.proof.robot.sitter import Sitter

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
NAMES = (
    "Alessandra", "Alessandro", "Massimiliano", "Christopher",
    "Benedetta", "Bartolomeo", "Carlotta", "Wilhelmina",
)  # fmt: skip
GAMES = [*games.names(), *forms.names()]
# The narrow one is where it is tight.
SIZES = [
    (board, language)
    for board in ("sim_72x40", "sim_128x64", "sim_72x40", "sim_128x32")
    for language in PLAYED
]
CASES = [
    (name, *size)
    for at, name in enumerate(GAMES)
    for size in (sorted(set(SIZES)) if SOAK else [SIZES[at % len(SIZES)]])
]
OPENED = (
    ("past.history",),
    ("past.undo", "undo"),
    ("past.saved",),
    ("table.players",),
    ("book.disputes",),
    ("book.referee",),
    ("people.statistics",),
    ("people.payments",),
    ("people.people",),
)


class Walk:
    """A walk through the lists of a game, with entries and house rules at random."""

    def __init__(self, table, watch, name, chance):
        self.app = table.app
        self.watch = watch
        self.name = name
        self.chance = chance
        game = games.load(name)
        house = {}
        for option in game.options:
            trial = dict(house, **{option.name: chance.choice([*fixed_values(option), None])})
            try:
                game.check_start(NAMES[: games.facts(name)[2]], game.with_defaults(trial))
                house = trial
            except EngineError:
                continue
        self.names = NAMES[: min(len(NAMES), games.facts(name)[2])]
        table.begin(name, self.names, house)

    def answer_to(self, question):
        """Return an answer, or None where cards are asked for."""
        if question.kind == PICK:
            return self.chance.choice([value for value, _ in question.choices])
        if question.kind != NUMBER:
            return None
        if question.default is not None and self.chance.random() < 0.5:
            return question.default
        value = self.chance.randint(question.minimum, min(question.maximum, question.minimum + 40))
        return value - (value - question.minimum) % question.step

    def kinds(self):
        """Return the entries that are possible now."""
        game = self.app.game
        found = [*game.order(), *(kind.name for kind in game.shared.event_types)]
        return [kind for kind in found if not game.over and not game.why_not(kind)]

    def play(self, count):
        """Add up to `count` entries."""
        for _ in range(count):
            kinds = [kind for kind in self.kinds() if kind not in ("stop", "finish")]
            if not kinds:
                return
            step = self.app.game.actions()[0]
            entry = Entry(self.app.game, self.chance.choice([step] * 4 + kinds))
            try:
                while entry.question:
                    entry.answer(self.answer_to(entry.question))
                self.app.open_game.ledger.add(entry.event)
            except EngineError:
                continue

    def look(self, screen):
        """Look at every row of a list."""
        for _ in range(screen.count() if isinstance(screen, ListScreen) else 1):
            afresh(self.app)
            if isinstance(screen, ListScreen):
                screen.move(1)

    def open(self, *opened):
        """Open a screen over the sheet, and look at it; return it."""
        self.app.show_sheet()
        self.watch.where = f"{self.name} {opened[0]}"
        self.app.open(*opened)
        screen = self.app.stack[-1]
        self.look(screen)
        return screen

    def menus(self):
        """Look at the groups of the menu, and at the values of house rules."""
        menu = self.open("table.menu")
        for _ in menu.tabs[1:]:
            menu.press("right", "press")
            self.look(menu)
        game = self.app.game
        house = self.open("setup.house", type(game), dict(game.house), True)
        for index in range(house.count()):
            option, below = house.places[house.at]
            if house.at == index and not below and len(fixed_values(option)) > 1:
                for _ in fixed_values(option):
                    house.choose(house.at)
                    if self.app.stack[-1] is not house:
                        self.app.close()
                    afresh(self.app)
            house.move(1)

    def questions(self, kind):
        """Look at the questions of an entry."""
        screen = self.open("asking.entry", kind)
        for _ in range(40):
            if self.app.stack[-1] is not screen or not isinstance(screen, EntryScreen):
                return
            if screen.entry.question is None:
                return
            self.look(screen.part)
            value = self.answer_to(screen.entry.question)
            if value is None:
                return
            screen.answer(value)


@pytest.mark.parametrize(("name", "board", "language"), CASES)
def test_in_no_list_is_a_word_cut_or_a_name_shorter_than_its_room(
    name, board, language, monkeypatch
):
    watch = Watch(monkeypatch)
    with speaking(language), Sitter(board, settings={"language": language}) as table:
        walk = Walk(table, watch, name, random.Random(f"whole {name}"))
        walk.play(14)
        walk.menus()
        for opened in OPENED:
            walk.open(*opened)
        house = dict(walk.app.game.house)
        walk.open("setup.ready", name, list(walk.names), house, walk.names[0])
        for kind in walk.kinds():
            walk.questions(kind)
    print(f"{name}, {board}, {language}: {len(watch.lists)} lists, {watch.rows} rows")
    assert watch.rows > 100
    assert len(watch.lists) > 15
    assert not watch.wrong, sorted(watch.wrong)


SPADES = ("Ana", "Benedetta", "Clo", "Dina")
BIDS = {"event": "bids", "bid": dict(zip(SPADES, (4, 3, 3, 2), strict=True))}
TRICKS = {"event": "hand", "tricks": dict(zip(SPADES, (5, 2, 4, 2), strict=True))}
THREE = ("Benedetta", "Christopher", "Ana")
KNOCK = {"event": "round", "ender": "Benedetta"}
KNOCK["deadwood"] = {"Benedetta": 5, "Christopher": 13, "Ana": 8}
CLOSED = {"event": "round", "closer": "Christopher", "in_hand": False}
CLOSED["points"] = {"Benedetta": 5, "Ana": 8}
LEFT = {"event": "leave", "player": "Christopher"}


@pytest.mark.parametrize(
    ("board", "name", "names", "events", "row"),
    [
        ("sim_128x64", "form:spades", SPADES, [BIDS, TRICKS], "1 tricks Ana + Clo +72"),
        ("sim_72x40", "form:spades", SPADES, [BIDS, TRICKS], "1 Ana+Clo +72"),
        ("sim_128x64", "rumino", THREE, [KNOCK], "1 Benedetta: 5 Christop +13"),
        ("sim_72x40", "rumino", THREE, [KNOCK], "1 Christo +13"),
    ],
)
def test_a_row_of_the_history_says_who_got_how_much(board, name, names, events, row):
    with Sitter(board) as table:
        table.begin(name, names, None, events)
        table.open("past.history")
        assert table.lines()[1].split() == row.split()


@pytest.mark.parametrize(
    ("board", "name", "names", "events", "said"),
    [
        ("sim_128x64", "form:spades", SPADES, [BIDS], "Undo bids 1"),
        ("sim_128x64", "rumino", THREE, [LEFT], "Undo Christopher leaves"),
        ("sim_128x64", "rumino", THREE, [KNOCK], "Undo Benedetta knocks 5"),
        # Where the row has no room for it, it stands below it, or the number of a round is enough.
        ("sim_72x40", "rumino", THREE, [LEFT], "Fix 2/6 Undo Chris leaves Redo not now"),
        ("sim_72x40", "rumino", THREE, [KNOCK], "Undo round 1 Redo not now"),
        # A name alone would be a player who is undone.
        ("sim_128x64", "form:scala40", THREE, [CLOSED], "Undo hand 1 (Christopher"),
        ("sim_72x40", "form:scala40", THREE, [CLOSED], "Undo hand 1 Redo not now"),
    ],
)
def test_undo_says_of_whom_and_what(board, name, names, events, said):
    with Sitter(board) as table:
        table.begin(name, names, None, events)
        table.open("table.menu")
        assert said in " ".join(" ".join(table.lines()).split())


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40"])
def test_eight_players_with_a_row_each_are_there_by_name(board):
    with Sitter(board) as table:
        table.begin("rummoli", NAMES)
        table.open("table.players")
        names = [line.split()[0] for line in table.lines()[1:-1]]
        assert all(NAMES[at].startswith(name[:8]) for at, name in enumerate(names)), names
