"""Random evenings open everywhere: on every screen, in every report, after a power cut anywhere.

An evening is a game of any kind under random house rules, in which everything happens that can:
rounds, joiners, leavers, those who return, misdeals, penalties, undo, redo, amends, a stake, new
names. A thousand of them with MELDMATE_SOAK=1, else a sample. The seed of one that fails is in the
message.
"""

import os
import random

import pytest

from engine import games, texts
from engine.errors import InputError, RuleError
from engine.game.questions import NAME, NUMBER, PICK, TEXT
from engine.record import settle_up
from firmware.games import stakes
from firmware.screens.asking.entry import EntryScreen
from firmware.screens.table.menu import Menu
from host_tools.evening.export.__main__ import FORMATS
from host_tools.evening.export.__main__ import main as export
from host_tools.evening.scores.__main__ import main as scores
from host_tools.simulated.simulator import Simulator
from tests.host.engine.games.naive_score import BOARDS as PRESETS
from tests.host.engine.games.naive_score import SEATS, Book
from tests.host.engine.games.test_score_property import OWN, random_entry, random_options
from tests.proof.played import PLAYED
from tests.proof.robot.on_table import number_on_table

SOAK = os.environ.get("MELDMATE_SOAK") == "1"
EVENINGS = 1000 if SOAK else 30
# So many evenings are saved on one box, and told in one report.
SAVED = 10
BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40", "sim_128x64_4", "sim_128x64_5")
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "WWWWWWWWWWWW")
# Entries of an evening, and of a long one now and then.
LENGTHS = (3, 12, 25, 40, 90)
# The screens on which a game or its players are seen.
ABOUT_GAMES = set(
    "asking.cards table.qr_code confirm table.deal table.deck table.ending asking.entry"
    " past.event past.delete table.help past.history setup.house asking.keyboard table.menu"
    " message asking.number table.players asking.choice table.player table.preview setup.ready"
    " book.rule book.rulebook past.saved people.payments table.sheet people.stake setup.start"
    " people.statistics people.statistics_of past.undo box.timer table.upcard book.verdict"
    " rummoli.board rummoli.recount rummoli.stops rumski.table rumski.table_before"
    " rumski.table_more".split()
)
seen = {"evenings": 0, "entries": 0, "cuts": 0, "screens": {}, "kinds": {}}


class Evening:
    """A random game of `seed` on the table of `box`, and what somebody would write down of it."""

    def __init__(self, box, seed):
        self.box, self.seed = box, seed
        self.rng = rng = random.Random(seed)
        name = rng.choice(list(OWN))
        minimum, maximum = SEATS[name]
        players = rng.sample(NAMES, rng.randint(minimum, min(maximum, len(NAMES))))
        game = games.load(name)
        house = game.with_defaults(random_options(rng, name))
        plain = dict(house)
        if name == "rummoli":
            board = plain["board"]
            plain["board"] = PRESETS[board] if isinstance(board, str) else list(board)
        self.app.go_home()
        self.app.session.start_game(name, players, house, players[0])
        self.book = Book(name, players, players[0], plain)
        self.number = self.app.open_game.number
        self.step()

    @property
    def app(self):
        return self.box.device.app

    @property
    def ledger(self):
        return self.app.open_game.ledger

    def step(self):
        """Draw what is shown; whatever fails is raised, or is on the screen."""
        self.app.dirty = True
        self.box.step()
        # A key that comes sooner could be meant for the page before.
        self.box.bench.now += 500
        self.box.step()
        assert self.box.device.trace is None, self.box.text()
        top = self.app.stack[-1]
        if getattr(top, "part", None):
            note(type(top.part).__module__[len("firmware.screens.") :])
        note(top.module)

    # -- the evening ---------------------------------------------------------------------------

    def play(self):
        """Make random entries; once the power fails, wherever the players are."""
        rng = self.rng
        count = rng.choice(LENGTHS)
        cut = rng.randrange(count)
        for at in range(count):
            self.enter(self.entry())
            if rng.random() < 0.1:
                self.stake()
            if at == cut:
                self.cut_power()
        if rng.random() < 0.2:
            self.rename()
        self.app.show_sheet()
        self.step()
        seen["evenings"] += 1

    def entry(self):
        """Return an entry to try: of any kind, and more often than elsewhere who comes and goes."""
        rng, evening = self.rng, self.book.evening
        if evening.result is None and rng.random() < 0.1:
            if evening.left and rng.random() < 0.6:
                return {"event": "join", "player": rng.choice(evening.left)}
            return {"event": "leave", "player": rng.choice(evening.seats)}
        return random_entry(rng, self.book)

    def enter(self, entry):
        """Save an entry, if the rules allow it."""
        if entry.get("event") in ("stop", "finish", "rumino") and self.rng.random() < 0.8:
            return
        returns = entry.get("player") in self.book.evening.left
        try:
            self.ledger.add(entry)
        except (RuleError, InputError):
            return
        self.book.add(entry)
        seen["entries"] += 1
        kind = entry["event"]
        if kind == "join" and returns:
            kind = "return"
        seen["kinds"][kind] = seen["kinds"].get(kind, 0) + 1

    def stake(self):
        """Set what is played for."""
        kind = self.rng.choice(settle_up.kinds(self.ledger.game))
        stake = self.rng.choice(((kind, self.rng.randint(1, 200)), None))
        assert stakes.keep(self.app.store, self.number, stake)
        seen["kinds"]["stake"] = seen["kinds"].get("stake", 0) + 1

    def rename(self):
        """Call a player otherwise, from the first entry on."""
        old = self.rng.choice(self.ledger.game.players).name
        self.app.session.rename(old, "Zoë")
        assert self.ledger.game.find("Zoë")

    def standing(self):
        game = self.ledger.game
        return [(player.name, player.score, player.has_left) for player in game.players], game.over

    def cut_power(self):
        """Cut the power on some screen: the game is there again, and it is the same."""
        before, log = self.standing(), list(self.ledger.log)
        tab = self.rng.choice(Menu.tabs)
        self.choose(tab, self.rng.randrange(self.count(tab)))
        self.box.restart()
        seen["cuts"] += 1
        if self.app.session.open_game is None:
            # Saved and left, or over: it is not on the table again.
            assert before[1] or tab == "game"
            self.app.session.resume(self.number)
        self.step()
        assert self.standing() == before and list(self.ledger.log) == log

    # -- every screen --------------------------------------------------------------------------

    def count(self, tab):
        """Return how many rows a group of the menu has."""
        menu = self.menu(tab)
        self.step()
        return len(menu.rows)

    def menu(self, tab):
        """Open the menu over the sheet, at a group; return it."""
        self.app.show_sheet()
        menu = self.app.open("table.menu")
        while menu.tabs[menu.tab] != tab:
            menu.press("right", "press")
        return menu

    def choose(self, tab, row):
        """From the sheet, choose a row of the menu, and look around where it leads."""
        if number_on_table(self.app) != self.number:
            self.app.session.resume(self.number)
        menu = self.menu(tab)
        menu.at = row
        menu.choose(row)
        self.step()
        self.look_around()

    def look_around(self):
        """Press two directions, which save nothing, and answer what is asked up to the preview."""
        app = self.app
        log = len(self.ledger.log) if self.app.session.open_game else 0
        for _ in range(8):
            top = app.stack[-1]
            question = top.entry.question if isinstance(top, EntryScreen) else None
            value = answer_to(question, self.rng) if question else None
            if value is None:
                break
            top.answer(value)
            self.step()
        for key in self.rng.sample(("down", "up", "left", "right"), 2):
            app.press(key, "press")
            self.step()
        assert not self.app.session.open_game or len(self.ledger.log) == log

    def open_all(self):
        """Open everything that there is about the game."""
        app = self.app
        for tab in Menu.tabs:
            for row in range(self.count(tab)):
                self.choose(tab, row)
        if number_on_table(app) != self.number:
            app.session.resume(self.number)
        for player in self.ledger.game.players:
            self.open("table.player", player.name)
        for index in self.rng.sample(range(self.ledger.count), min(5, self.ledger.count)):
            self.open("past.event", index)
            # What an edit of it asks first.
            app.press("ok", "press")
            self.step()
            self.look_around()
        for rule, _, _ in self.ledger.last.notes if self.ledger.last else ():
            if rule:
                self.open("book.rule", rule)
        if app.game.over:
            self.open("table.ending")
            app.press("ok", "press")
            self.step()
            assert app.stack[-1].module == "setup.ready"
        for name in ("people.statistics", "past.saved", "setup.which_game", "box.settings"):
            self.open(name)
            self.look_around()
        # What OK leads to: a person's statistics, the stake, the upcard; then the turn timer.
        app.settings.put("timer", 30)
        for name in ("people.statistics", "people.payments", "table.deal", "box.timer"):
            if name in ("table.deal", "box.timer") and (app.game.over or not app.game.deal_rule):
                continue
            self.open(name)
            app.press("ok", "press")
            self.step()

    def open(self, name, *arguments):
        """Open a screen over the sheet, and page through it."""
        self.app.show_sheet()
        self.app.open(name, *arguments)
        self.step()
        self.app.press("down", "press")
        self.step()


def note(module):
    seen["screens"][module] = seen["screens"].get(module, 0) + 1


def answer_to(question, rng):
    """Return an answer that fits a question, or None where there is none."""
    if question.kind == PICK:
        return rng.choice([value for value, _ in question.choices])
    if question.kind == NUMBER:
        return question.minimum if question.default is None else question.default
    if question.kind in (TEXT, NAME):
        return "Zed"
    deck, taken = question.deck, list(question.taken)
    cards = [card for card in range(deck.wild + 1) for _ in range(deck.count(card))]
    for card in taken:
        cards.remove(card)
    if len(cards) < question.minimum:
        return None
    count = rng.randint(question.minimum, min(question.maximum, question.minimum + 3, len(cards)))
    return rng.sample(cards, count)


def tell(folder, target, capsys):
    """Tell the evenings in all forms; nothing is left out."""
    for form in FORMATS:
        target = target.with_suffix("." + form)
        for stake in ((), ("--stake", "0.10")):
            done = export(["--from", folder, "--format", form, "-q", "-o", str(target), *stake])
            assert done == 0, (form, capsys.readouterr().err)
            assert target.stat().st_size
    for more in ((), ("--all",), ("--json",)):
        assert scores(["--from", folder, *more]) == 0
    capsys.readouterr()


@pytest.mark.parametrize("part", range(EVENINGS // SAVED))
def test_random_evenings_open_on_every_screen_and_in_every_report(part, tmp_path, capsys):
    rng = random.Random(part)
    language = PLAYED[part % 2]
    try:
        with Simulator(BOARDS[part % len(BOARDS)]) as box:
            box.device.app.settings.put("language", language)
            texts.use(language)
            for number in range(SAVED):
                seed = rng.getrandbits(32)
                try:
                    evening = Evening(box, seed)
                    evening.play()
                    evening.open_all()
                except BaseException as error:
                    said = f"evening {number} of part {part}, seed {seed}: {error!r}"
                    raise AssertionError(said) from error
            texts.use("en")
            tell(box.data, tmp_path / "report", capsys)
    finally:
        texts.use("en")


def test_the_evenings_were_full():
    """All kinds of things happened in them (when they ran in this process)."""
    if seen["evenings"] < EVENINGS:
        pytest.skip("counts what other tests of its module did: run the module without -n")
    print(seen)
    kinds, screens = seen["kinds"], seen["screens"]
    assert seen["entries"] > 8 * EVENINGS and seen["cuts"] == EVENINGS
    wanted = ("join", "return", "leave", "void", "adjust", "dealer", "undo", "redo", "amend")
    assert all(kinds.get(kind, 0) > EVENINGS / 10 for kind in (*wanted, "stake")), kinds
    missing = sorted(ABOUT_GAMES - set(screens))
    assert not missing or not SOAK, missing
    assert len(missing) < 8, missing
