"""The set-up of a game: how many play, who, who deals first, house rules; one press starts it.

No one has to be named: there are ready-made names, and the players of the last game.
"""

from engine import games
from engine.compat import TYPE_CHECKING, const, load_module
from engine.game.house import find, is_span
from engine.game.questions import NUMBER, Question
from engine.texts import language
from firmware.screens.base import ListScreen
from firmware.screens.event_words import title_of_game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import House, Label
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row

# How many play if no game has been played yet, and the game allows it.
_USUAL = const(4)
# So many are in sight at a time on every score sheet.
_ALWAYS_SEEN = const(6)


def ready_names(ui: "Ui", known: "Sequence[str]", count: int) -> list[str]:
    """Return `count` names: those `known`, then ready-made ones with the number of their seat.

    They are short if `ui` is narrow. Where somebody is called so already, the next numbers follow.
    """
    names = list(known[:count])
    number = len(names) + 1
    # Where rows are few, two players share one on the score sheet.
    room = ui.width * 2 // 5 if ui.rows >= 6 else ui.width // 3
    while len(names) < count:
        name = ui.best(("ui.ready_name", {"n": number}), room)
        if name not in names:
            names.append(name)
        number += 1
    return names


def ready_made(ui: "Ui", count: int) -> list[str]:
    """Return the ready-made names of up to `count` players, in all their lengths."""
    found: list[str] = []
    for number in range(1, count + 1):
        found += ui.forms(("ui.ready_name", {"n": number}))
    return found


class Ready(ListScreen):
    """Start, or change something first; left and right change how many play.

    `names` are in seat order (None: those of the last game, or the usual number), `house` are the
    house rules (None: those offered first), `dealer` deals first. `stake` is what is played for,
    (kind, coins), or None.
    """

    seldom = True
    next_modules = (
        "firmware.screens.setup.seats",
        "firmware.screens.table.sheet",
        "firmware.display.sheet",
        "firmware.games.round_memo",
    )
    sides = True
    main_row = 0

    def __init__(
        self,
        app: "App",
        game: str,
        names: "Sequence[str] | None" = None,
        house: "House | None" = None,
        dealer: str | None = None,
        stake: "Any" = None,
    ):
        super().__init__(app)
        app.comfort.speak(game)
        self.game = games.load(game)
        if house is None and self.game.given:
            # Those that the table played it with last.
            house = load_module("firmware.storage.own").house_of(app.store, game)
        # A copy: the house rules of the previous game are frozen into its ledger.
        offered = self.game.faces.offered(language())
        self.house = self.game.with_defaults(offered if house is None else house)
        table = app.session.last_table() or {}
        last = table.get("players", [])
        count = len(names or last) or _USUAL
        if not names and table.get("game") != game:
            count = self.game.setup.usual or count
        count = max(self.game.min_players, min(self.game.max_players, count))
        # Who is seated, then who would be if more played: the last table, then other known names.
        known = list(names or [])
        for name in last + app.people.names():
            if name not in known and not self.game.board.is_reserved(name):
                known.append(name)
        self.seated = ready_names(app.ui, known, self.game.max_players)
        self.names = self.seated[:count]
        self.dealer = dealer
        self.stake = stake
        self.changed = 0

    def setup(self) -> "list[Any] | None":
        """Return what reopens this screen after a power cut."""
        names = list(self.names)
        return ["setup.ready", self.game.name, names, self.house, self.dealer, self.stake]

    def title(self) -> "Row":
        """Return the bar; where the score sheet does not show all at a time, how many it shows."""
        said: Label = ("ui.ready", {})
        if len(self.names) > _ALWAYS_SEEN:
            lines = len(self.teams() or self.names)
            seen = load_module("firmware.display.sheet").in_sight(self.app.ui, lines)
            if seen < lines:
                said = ("ui.in_sight", {"n": seen})
        return title_of_game(self.game), said

    def make(self) -> None:
        """Count the house rules that are not the default."""
        options = self.game.setup.in_force(self.game.options, self.house)
        self.changed = len([o for o in options if self.house[o.name] != o.default])

    def first_dealer(self) -> str:
        """Return who deals first."""
        dealer = self.dealer
        return dealer if dealer and dealer in self.names else self.names[0]

    def items(self) -> "Sequence[Row]":
        """Return the rows."""
        turns = (
            "ui.players_turn"
            if self.game.min_players < self.game.max_players and not self.app.keyless
            else "ui.players_count"
        )
        rows: list[Row] = [
            (("ui.begin", {}), (turns, {"n": len(self.names)})),
            (self.seats_words(), ""),
        ]
        if self.game.cut.is_made(self.house):
            rows.append((("ui.first_dealer", {"name": self.first_dealer()}), ""))
            rows.append((("ui.draw_dealer", {}), ""))
        if self.game.setup.option:
            rows.append(self.game.setup.words(self.house, len(self.names)))
        rows.append((("ui.house_rules", {}), str(self.changed or "")))
        rows.append((("ui.stake", {}), self.stake_words()))
        if self.is_own_form():
            rows.append((("ui.own_form", {}), ""))
        elif self.game.given:
            rows.append((("ui.own_game", {}), self.game.title))
        elif games.can_be_named(self.game.name):
            rows.append((("ui.name_game", {}), ""))
        return rows

    def seats_words(self) -> "Label":
        """Return who plays with whom, worth knowing before the start: names are cut for it.

        Without sides, the first players, and how many more.
        """
        ui = self.app.ui
        made = ready_made(ui, self.game.max_players)
        sides = self.players_row()[2]
        usual, forms = ui.shorts(self.names), {name: name for name in self.names}
        for letters in range(max([len(name) for name in self.names]), 1, -1):
            what = self.seats_row([[forms[name] for name in side] for side in sides])
            if self.names[0] in made:
                return what
            if ui.fits(ui.forms(what)[0], ui.width - 4):
                # A letter more for those for whom there is room.
                longer = ui.lettered(letters + 2, self.names)
                for name in self.names:
                    more = dict(forms)
                    more[name] = longer[name]
                    row = self.seats_row([[more[one] for one in side] for side in sides])
                    if ui.fits(ui.forms(row)[0], ui.width - 4):
                        what, forms = row, more
                return what
            forms = ui.lettered(letters, self.names)
            others = [one for one in forms if forms[one] != usual[one]]
            if [one for one in others if not one.startswith(forms[one])]:
                break
        for count in range(len(sides) - 1 if len(sides) == len(self.names) else 0, 0, -1):
            what = self.seats_row(
                [[usual[name]] for name in self.names[:count]], len(sides) - count
            )
            if ui.fits(ui.forms(what)[0], ui.width - 4):
                return what
        before = ui.forms(("ui.seats", {"names": ""}))[0]
        room = (ui.width - 4 - ui.size(before)) // len(sides) - ui.size(" ")
        return self.seats_row([[ui.shorten(" + ".join(side), room)] for side in sides])

    def seats_row(self, sides: "Sequence[Sequence[str]]", more: int = 0) -> "Label":
        """Return the row of the players with `sides` as they fit, and how many more there are."""
        words = ["+".join(side) for side in sides] + (["+%d" % more] if more else [])
        return "ui.seats", {"names": " ".join(words)}

    def players_row(self) -> "tuple[int, Label, list[list[str]]]":
        """Return the row of the players, and who plays with whom."""
        return 1, ("ui.seats", {"names": ""}), self.teams() or [[name] for name in self.names]

    def teams(self) -> "list[list[str]]":
        """Return who plays together as they sit, [] where everybody plays alone."""
        return self.game.sides.seated(self.names, self.house)

    def is_own_form(self) -> bool:
        """Return whether the game goes by a score form that the box was given."""
        return games.form_of(self.game.name) is not None

    def stake_words(self) -> "Label":
        """Return what is played for."""
        if not self.stake:
            return "payments.per_none", {}
        kind, coins = self.stake
        # Few play for something: its module is imported for them only.
        amount = load_module("firmware.games.stakes").amount_words(coins)
        return "payments.at_" + kind, {"amount": amount}

    def row(self, index: int) -> str:
        """Return what a row is for: the name of its text, without "ui."; "" for a game's own."""
        key = self.items()[index][0][0]
        return key[3:] if key.startswith("ui.") else ""

    def hints(self) -> "Hints":
        """Return the hints for this row."""
        row = self.row(self.at)
        key = {"begin": "ui.do_begin", "draw_dealer": "ui.do_draw"}.get(row, "ui.do_change")
        ok: Label = (key, {})
        if self.game.min_players == self.game.max_players:
            return (("ok", ok), ("back", ("ui.back", {})))
        return (("ok", ok), ("back", ("ui.back", {})), ("right", ("ui.one_more", {})))

    def actions(self) -> "Hints":
        """Return what can be done besides the rows: one player more, or fewer."""
        found = list(super().actions())
        if self.app.keyless and self.game.min_players < self.game.max_players:
            found[1:] = [("left", ("ui.fewer", {})), ("right", ("ui.more", {}))]
        return found

    def why_not(self, key: str) -> "Label":
        """Say how many players the game is for, where left and right cannot change that."""
        if key in ("left", "right"):
            return "keys.players", {"n": self.game.min_players}
        return ""

    def press(self, key: str, kind: str) -> None:
        """Change how many play on left and right; else as in a list."""
        if key in ("left", "right") and kind != "long":
            game = self.game
            span = game.max_players - game.min_players + 1
            count = len(self.names) + (1 if key == "right" else -1)
            count = game.min_players + (count - game.min_players) % span
            self.seated = self.names + [name for name in self.seated if name not in self.names]
            self.names = self.seated[:count]
            if self.top:
                # The row that says it comes into sight.
                self.at = 0
        else:
            super().press(key, kind)

    def touch(self, pointer: "Pointer") -> None:
        """Change how many play at the arrows beside their number; else as in a list."""
        left, right = self.items()[0]
        detail = pointer.pair(left, right, pointer.width - 8)[1]
        wide = pointer.size(detail)
        begin = pointer.width - 2 - wide
        if pointer.row_at == 0 and not self.top and "▶" in detail and pointer.x >= begin - 2:
            self.press("left" if pointer.x < begin + wide // 2 else "right", "press")
        else:
            super().touch(pointer)

    def choose(self, index: int) -> None:
        """Begin, or change something."""
        row = self.row(index)
        if row == "begin":
            made = ready_made(self.app.ui, self.game.max_players)
            self.app.people.remember([name for name in self.names if name not in made])
            self.begin()
        elif row == "seats":
            made = ready_made(self.app.ui, self.game.max_players)
            self.app.open("setup.seats", self.names, made, self.teams)
        elif row == "first_dealer":
            at = self.names.index(self.first_dealer())
            self.dealer = self.names[(at + 1) % len(self.names)]
        elif row == "draw_dealer":
            self.app.open("setup.cut", self.game, self.house, self.names, self.take_dealer)
        elif not row:
            self.ask_own()
        elif row == "own_form":
            self.app.open("setup.form", self.game.name)
        elif row == "own_game":
            self.app.open("setup.own", self.game.name, self.become)
        elif row == "name_game":
            ask_title = load_module("firmware.screens.setup.own").ask_title
            ask_title(self.app, ("own.ask_title", {}), "", self.give_title)
        elif row == "stake":
            self.app.open("people.stake", self.game, self.house, self.stake, self.take_stake)
        else:
            self.app.open("setup.house", self.game, self.house, True)

    def begin(self) -> None:
        """Begin the game, and save what it is played for."""
        app, session = self.app, self.app.session
        if self.game.given:
            load_module("firmware.storage.own").keep(app.store, self.game.name, self.house)
        session.start_game(self.game.name, self.names, self.house, self.first_dealer())
        begun = session.open_game
        if self.stake and begun:
            load_module("firmware.games.stakes").keep(app.store, begun.number, self.stake)

    def give_title(self, title: str) -> None:
        """Save the game under a name, with its settings, and go on with it."""
        name = games.name_of(title)
        if load_module("firmware.storage.own").keep(self.app.store, name, self.house):
            self.become(name)

    def become(self, name: str) -> None:
        """Go on under another name of the game, with all that was set."""
        self.app.close()
        self.app.open("setup.ready", name, self.names, self.house, self.dealer, self.stake)

    def ask_own(self) -> None:
        """Ask for the number of the game's `setup.option`."""
        name: Any = self.game.setup.option
        option: Any = find(self.game.options, name)
        span = [known for known in option.values if is_span(known)][0]
        question = Question(
            NUMBER,
            self.game.section + ".ask_" + name,
            minimum=max(span.minimum, len(self.names)),
            maximum=span.maximum,
            default=self.house[name] or None,
        ).bounded(rule=option.rule)
        self.app.open("asking.number", question, self.take_own)

    def take_own(self, number: int) -> None:
        """Take the number, and say what follows from it."""
        name: Any = self.game.setup.option
        self.house[name] = number
        self.app.close()
        rule = [option.rule for option in self.game.options if option.name == name][0]
        told = self.game.setup.told(self.house, len(self.names))
        self.app.open("message", self.game.title, rule, told)

    def take_dealer(self, name: str) -> None:
        """Make the player who won the cut the first dealer."""
        self.dealer = name

    def take_stake(self, stake: "Any") -> None:
        """Play for another stake."""
        self.stake = stake
        self.app.close_to("setup.ready")


SCREEN = Ready
