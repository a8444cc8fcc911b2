"""The screens that have a golden picture: each scene plays with keys and yields a name at every
picture.

A scene is a generator function of a `Sitter`; what it yields, with the scene's name before it, is
the picture's name. Together the scenes open every screen module of the firmware.
"""

from engine import games
from engine.cards import ITALIAN40, RUMINO108, RUMSKI70, STANDARD52
from firmware.screens.lesson import to_hold
from host_tools.robot.player import Player, seats_row
from host_tools.robot.scenes_aids import SCENES as AIDS
from host_tools.robot.scenes_tables import SCENES as TABLES

NAMES = ("Ana", "Benedetta", "Carlo", "Dina")


class Sitter(Player):
    """A player who can also key cards, in the way that the picker offers."""

    def key_cards(self, deck, words, hold=False):
        """Key cards, a text of card names with blanks between; `hold` finishes."""
        for card in deck.read_all(words.split()):
            picker = part_of(self)
            pad = picker.pad
            keyed = len(pad.cards)
            while len(pad.cards) == keyed:
                options = pad.options()
                ways = [pad.keys[i] for i in range(len(options)) if card in options[i]]
                exact = "ok" in ways and options[pad.keys.index("ok")] == [card]
                self.press("ok" if exact else ways[0])
            if len(pad.cards) == picker.most > 1 and not hold:
                # The hand is complete: nothing but OK is offered any more.
                self.press("ok")
        if hold:
            self.finish_cards()

    def finish_cards(self):
        """Finish keying cards with the key that the picker names for it."""
        if self.box.device.app.keys.holds("right"):
            self.press("right")
        elif self.box.device.app.keys.holds("back"):
            # OK cannot be held here: the way back asks what is meant.
            self.press("back")
            self.choose("ui.done")
        else:
            self.box.hold("ok")
            self.changed()

    def wish(self, name, value):
        """Set a setting at once."""
        self.box.device.app.wishes.put(name, value)

    def date(self, when):
        """Give the box a time of day, which stands still."""
        self.box.device.app.store.clock = lambda: when

    def seen_cards(self):
        """Return the letters on the screen that are pictures of suits or colours."""
        return [char for char in self.screen() if char in "♠♥♦♣" or 0xE000 <= ord(char) <= 0xE005]

    def begin(self, game, names=NAMES, house=None, events=()):
        """Start a game at once, with some events in its ledger, and look at its sheet."""
        app = self.box.device.app
        names = list(names)
        app.start_game(game, names, games.load(game).settle(house), names[0])
        for event in events:
            app.ledger.add(event)
        app.show_sheet()
        self.box.step()
        self.changed()

    def open(self, name, *arguments):
        """Open a screen at once."""
        self.box.device.app.open(name, *arguments)
        self.box.step()
        self.changed()


def part_of(table):
    """Return what is asked on the screen: the screen itself, or the part in it."""
    screen = table.box.device.app.stack[-1]
    return screen.part or screen


def deadwood(ender, **counts):
    """Return the event of a round by deadwood."""
    return {"event": "round", "ender": ender, "deadwood": counts}


STORY = (
    deadwood("Benedetta", Ana=12, Benedetta=0, Carlo=31, Dina=40),
    deadwood("Ana", Ana=5, Benedetta=10, Carlo=26, Dina=30),
    deadwood("Benedetta", Ana=20, Benedetta=7, Carlo=31, Dina=34),
)


def setup(table):
    """From switching on to the first deal."""
    yield "start"
    table.press("ok")
    yield "games"
    table.press("ok")
    yield "ready"
    table.press("right")
    yield "five"
    table.choose(*seats_row())
    yield "seats"
    table.press("ok")
    yield "names"
    table.choose("ui.new_name")
    yield "keyboard"
    table.type("Anna")
    yield "seated"
    table.press("back")
    table.choose("ui.house_rules")
    yield "house"
    table.choose("rmn.option_knock_limit")
    yield "house_number"


def lesson(table):
    """The lesson about the keys."""
    table.open("lesson")
    yield "choose"
    table.press("ok")
    yield "hold"
    logical = to_hold(table.box.device.app.keys)
    if logical == "ok":
        table.box.hold("ok")
        table.changed()
    else:
        table.press(logical)
    yield "back"


def names_kept(table):
    """The people whose names are kept, two of whom are one."""
    people = table.box.device.app.people
    people.remember(("Ana", "Benedetta", "Carlo", "ana"))
    people.rename("Carlo", "Carla", 1)
    table.open("known")
    yield "people"
    table.choose("ana")
    yield "person"
    table.choose("people.merge")
    yield "same"
    table.choose("Ana")
    yield "merge"
    table.press("back", "back")
    table.choose("Carla")
    table.choose("people.separate", name="Carlo")
    yield "separate"
    table.press("back")
    table.choose("people.remove")
    yield "remove"


def rumino(table):
    """A round, its mistakes, the menu and what there is to read."""
    table.begin("rumino", events=STORY)
    yield "sheet"
    table.press("ok")
    yield "ender"
    table.press("ok")
    yield "number"
    table.number(7)
    taken = table.attempt(81)
    yield "impossible"
    table.box.wait(1100)
    table.changed()
    table.press(*["back"] * taken)
    table.number(65)
    yield "odd"
    table.choose("all.yes")
    table.number(9)
    yield "preview"
    table.press("ok")
    yield "sheet_out"
    table.press("back")
    yield "menu"
    for group in ("referee", "look", "table", "game", "enter"):
        table.press("right")
        yield "menu_" + group
    table.press("back")
    table.menu("ui.undo")
    yield "undo"
    table.press("back", "back")
    table.menu("ui.history")
    yield "history"
    table.press("ok")
    yield "event"
    table.press("back", "back", "back")
    table.menu("ui.deal")
    yield "deal"
    table.press("back", "back")
    table.menu("ui.players")
    yield "people"
    table.press("ok")
    yield "player"


def referee(table):
    """Is it a meld? No."""
    table.begin("rumino")
    table.press("right")
    yield "list"
    table.press("ok")
    yield "cards"
    table.key_cards(RUMINO108, "QS KS")
    yield "two"
    table.key_cards(RUMINO108, "AS", hold=True)
    yield "no"
    table.press("right")
    yield "rule"
    table.press("back", "back")
    if table.box.device.app.keys.holds("left"):
        table.press("left")
    elif table.box.device.app.keys.holds("back"):
        table.press("back")
        table.choose("ui.take_out")
    else:
        table.box.hold("back")
        table.changed()
    yield "taking"


def counted(table):
    """A hand is counted, and the round entered by cards."""
    table.begin("ginski", NAMES[:3])
    table.open("entry", "judge_hand")
    table.key_cards(RUMSKI70, "R1 R2 R3 B5 G5 P5 W Y9 Y12 G13", hold=True)
    yield "count"
    table.press("ok")
    yield "layout"
    table.open("entry", "round", None, None, True)
    table.press("ok")
    yield "pass"
    table.press("ok")
    yield "private"


def endings(table):
    """The end of a game, the start after it, saved games."""
    table.begin(
        "rumino",
        NAMES[:2],
        events=(deadwood("Ana", Ana=3, Benedetta=60), deadwood("Ana", Ana=0, Benedetta=41)),
    )
    yield "over"
    table.menu("code.title")
    yield "code"
    table.press("back", "back")
    table.menu("ui.put_away")
    yield "start_again"
    table.choose("ui.saved_games")
    yield "saved"
    table.press("right")
    yield "delete"


def codes(table):
    """The sheet as a code that links to a page."""
    table.begin("rumino", NAMES[:2], events=(deadwood("Ana", Ana=3, Benedetta=60),))
    table.wish("address", "meldmate.example")
    table.menu("code.title")
    yield "link"


def editing(table):
    """An earlier round is edited, and marked in the history."""
    table.begin("rumino", events=STORY)
    table.menu("ui.edit_entry")
    table.press("down", "ok", "ok")
    yield "question"
    table.press("ok")
    yield "number"
    for _ in range(4):
        table.accept()
    yield "preview"
    table.press("ok")
    table.menu("ui.history")
    yield "history"


def dated(table):
    """What was kept while the time of day was known."""
    table.date("2026-11-21T20:15")
    table.begin("rumino", NAMES[:3], events=(deadwood("Ana", Ana=3, Benedetta=40, Carlo=21),))
    table.menu("ui.history")
    table.press("ok")
    yield "event"
    table.press("back", "back", "back")
    table.menu("ui.put_away")
    table.choose("ui.saved_games")
    yield "saved"


def rummoli(table):
    """A board of the house's own, an ante, the board."""
    table.begin("rummoli", NAMES, events=({"event": "ante"}, {"event": "widow", "how": "kept"}))
    yield "sheet"
    table.press("left")
    yield "board"
    table.press("back", "ok")
    yield "menu"
    table.press("back")
    table.menu("ui.redo")
    yield "not_now"
    app = table.box.device.app
    game = app.ledger.game_class
    table.open("rummoli.boardset", game, app.game.house, game.options()[1])
    yield "boardset"
    table.begin("rummoli")
    table.open("entry", "judge_five")
    table.key_cards(STANDARD52, "AS KS QS JS 10S 2H", hold=True)
    yield "five"


def tuscan(table):
    """A hand of Tuscan Rummy with the Italian names."""
    table.begin("tuscan", NAMES[:2], {"suit_names": "italian"})
    table.open("entry", "judge_tuscan")
    yield "cards"
    table.key_cards(ITALIAN40, "AS 2S 3S 4S 5S 6S 7S JD QD KD")
    yield "ramino"


def counter(table):
    """Any game: points with a sign, nobody deals, the lowest score wins."""
    points = {"Ana": 12, "Benedetta": -1305, "Carlo": 0, "Dina": 48}
    house = {"deals": "no", "wins": "low", "target": 100}
    table.begin("any", NAMES, house, ({"event": "round", "points": points},))
    yield "sheet"
    table.press("ok")
    yield "points"
    table.signed(-25)
    yield "next"
    for _ in range(3):
        table.accept()
    yield "preview"
    table.begin("any", NAMES, house)
    table.open("ready", "any", list(NAMES), dict(house, entry="round"), None)
    yield "ready"


def wide(table):
    """Twelve wide letters, eight players, scores from -99 to 999."""
    names = ["WWWWWWWWWWW" + letter for letter in "ABCDEFGH"]
    chips = [{"event": "adjust", "from": names[0], "to": names[1], "chips": 149, "reason": "x"}]
    chips += [{"event": "rebuy", "player": names[2], "chips": 949}]
    table.begin("rummoli", names, events=chips)
    yield "sheet"
    table.press("ok")
    yield "menu"


SCENES = (
    (setup, lesson, names_kept, rumino, referee, counted, endings, codes)
    + (editing, dated, rummoli, tuscan, counter, wide)
    + AIDS
    + TABLES
)
