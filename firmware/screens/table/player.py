"""One player: the full name, the score, what was said, the way, and what happened."""

from engine.compat import TYPE_CHECKING, load_module
from engine.errors import EngineError
from engine.game.questions import pick_name
from firmware.display.page import wrapped
from firmware.screens.asking.name import MAX_LETTERS, remember_new
from firmware.screens.event_words import bonus_notes, signed, title_of
from firmware.screens.page import Page

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Facts, Message
    from firmware.app import App
    from firmware.display.page import Line
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Part


class PlayerScreen(Page):
    """The player called `name`; with `seat`, a new name is somebody else, who takes the seat."""

    def __init__(self, app: "App", name: str, seat: bool = False):
        super().__init__(app)
        self.name = name
        self.seat = seat
        # The names that are known when another one is asked for.
        self.known: list[str] = []

    def opened(self) -> None:
        """Read what happened to the player, the latest first."""
        story: list[Part] = []
        finished = shown = 0
        for index, event, effect, game in self.app.open_game.ledger.history():
            rows: list[Part] = []
            ended, finished = game.rounds > finished, game.rounds
            points = effect.changes.get(self.name)
            # A round in which nothing changed for this player is a round.
            if points or (points == 0 and ended and shown != effect.number):
                rows.append((title_of(game, index, event, effect), signed(points)))
                shown = effect.number
            for rule, key, facts in effect.notes:
                if facts.get("name") == self.name:
                    rows.append((key, facts))
                    if rule:
                        rows.append(("", rule))
            own = [bonus for bonus in effect.bonuses if bonus[0] == self.name]
            rows += bonus_notes(own, game)
            story = rows + story
        self.said = self.facts() + story

    def title(self) -> "Row":
        """Return the bar: who it is, with a partner."""
        return self.app.game.sides.words(self.name), ("ui.player", {})

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the rows. Where the bar has no room for the whole name, it comes first."""
        words = self.app.game.sides.words(self.name)
        named = [] if ui.fits(words, ui.width - 2) else wrapped(ui, words)
        return named + super().lines(ui)

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("ok", ("ui.rename", {})), ("back", ("ui.back", {})))

    def actions(self) -> "Hints":
        """Return what can be done with the player."""
        game, names = self.app.game, self.partners()
        alone = len(names) == 1
        found: list[Hint] = [("rename", ("ui.rename", {}))] if alone else []
        if not alone:
            found += [("rename " + name, ("ui.rename_one", {"name": name})) for name in names]
        if game.why_not("adjust") is None and not game.find(self.name).has_left:
            found.append(("adjust " + self.name, (game.key_of("do_", "adjust"), {})))
        there = [name for name in names if not game.find(name).has_left]
        if not game.over:
            taken = "ui.seat_taken" if alone else "ui.seat_of"
            found += [("seat " + name, (taken, {"name": name})) for name in there]
        if game.why_not("leave") is None:
            leave = game.key_of("tell_", "leave")
            found += [("leave " + name, (leave, {"name": name})) for name in there]
        return found + [("back", ("ui.back", {}))]

    def act(self, name: str) -> None:
        """Rename the player from the old name on, or begin an entry about them."""
        what, _, whom = name.partition(" ")
        if what == "rename":
            self.name = whom or self.name
            self.list_names().find(self.name)
        elif what == "seat":
            PlayerScreen(self.app, whom, True).ask_name()
        elif what in ("adjust", "leave"):
            self.app.open("asking.entry", what, given=[whom])
        else:
            super().act(name)

    def partners(self) -> "list[str]":
        """Return the names of the side, or the one of who takes a seat."""
        return [self.name] if self.seat else list(self.app.game.sides.of(self.name))

    def taken(self) -> list[str]:
        """Return the names at the table."""
        return [player.name for player in self.app.game.players]

    def asks(self) -> "tuple[Message, str]":
        """Return the question for the new name, and with what it begins."""
        facts: Facts = {"name": self.name}
        return (("ui.takes_seat", facts), "") if self.seat else (("ui.rename_to", facts), self.name)

    def list_names(self) -> "Any":
        """Ask for the new name beside those that are known; return the screen that does."""
        title, before = self.asks()
        self.known = self.app.people.names()
        return self.app.open("asking.name", title, self.taken(), self.rename, (), (), before)

    def ask_name(self) -> None:
        """Ask for the new name: where nobody else is known, there is no list to choose from."""
        known, taken = self.app.people.names(), self.taken()
        if any([name not in taken for name in known]):
            self.list_names()
            return
        title, before = self.asks()
        self.known = known
        most = MAX_LETTERS
        self.app.open("asking.keyboard", title, before[:most], most, self.take_new)

    def take_new(self, name: str) -> bool:
        """Take a name that was typed; return whether the keyboard closes."""
        if name and name == self.asks()[1][:MAX_LETTERS]:
            # It stays as it is.
            return True
        return remember_new(self.app, name, self.taken()) and self.rename(name)

    def rename_one(self, name: str) -> None:
        """Ask for the new name of one of the side."""
        self.name = name
        self.ask_name()

    def press(self, key: str, kind: str) -> None:
        """Rename the player on OK, or first choose which of a side; else as on a page."""
        names = self.partners()
        if key == "ok" and kind == "press" and len(names) > 1:
            self.app.open("asking.choice", pick_name("ui.rename_whom", names), self.rename_one)
        elif key == "ok" and kind == "press":
            self.ask_name()
        else:
            super().press(key, kind)

    def rename(self, name: str) -> bool:
        """Take the new name and show the sheet, or a message why not."""
        try:
            renamed = self.app.session.rename(self.name, name)
        except EngineError as error:
            self.app.refuse(error)
            return False
        if renamed and name not in self.known and not self.seat:
            self.put_right(name)
        return False

    def put_right(self, new: str) -> None:
        """Let the person be called `new`, which nobody was, as the game on the table has it.

        If no other game has the old name, it is not offered any more; else that is asked.
        """
        people, store, name = self.app.people, self.app.store, self.name
        if name not in people.names():
            # A ready-made name.
            return
        count = load_module("firmware.games.table_mates").games_of(store, name)
        if not count:
            people.remove(name)
            return
        facts = {"name": name, "new": new, "n": count}
        latest = store.numbers()[0]
        # No keeps the new name in this game: the bar says what the question is about.
        self.app.open(
            "confirm",
            ("people.sure_rename", facts),
            lambda: people.rename(name, new, latest),
            ("people.ask_everywhere", {}),
        )

    def facts(self) -> "list[Part]":
        """Return the score, what the player or side has said in this round, and how far it is."""
        game = self.app.game
        player = game.find(self.name)
        facts: list[Part] = [(("ui.score", {}), str(player.score))]
        facts += game.noted(game.sides.of(self.name))
        lacks = game.lacks(player)
        if lacks:
            facts.append((("ui.missing", {}), str(lacks)))
        return facts


SCREEN = PlayerScreen
