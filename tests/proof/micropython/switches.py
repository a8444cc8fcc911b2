"""Runs inside MicroPython: everything of the program that is loaded by name, in turn.

`begin` switches a box on whose flash may be empty. Each `switch` puts another game on its table,
draws what people look at there, in one language or the other, and leaves it.
"""

import gc

import inside

from engine import games, texts
from engine.compat import TYPE_CHECKING
from engine.games import forms
from engine.texts import disputes, rulebook
from firmware.storage import forms as given

if TYPE_CHECKING:
    from typing import Any

# Screens that are opened over the sheet of any game, and over the start.
_OVER_SHEET = ("table.menu", "past.history", "box.settings", "table.deal")
_OVER_START = ("setup.which_game", "past.saved", "box.settings")
_NAMES = ("Ana", "Bo", "Cy", "Di", "Eva", "Flo")


class Box:
    """A box, and the names of its games: those built in, shipped forms, own forms, own names."""

    def __init__(self, data: str, editions: "list[list[str]]") -> None:
        """Switch on; `editions` are the texts of the links to all own forms in each edition."""
        self.hand = inside.Handheld(data)
        self.hand.start()
        self.now = 0
        self.app: Any = self.hand.device.app
        # Nobody presses anything.
        self.app.settings.put("rest", 0)
        self.saved: list[int] = []
        self.own: list[str] = []
        for edition in editions:
            for text in edition:
                why = given.keep(self.app.store, text)
                assert why is None, texts.text(why[0], **why[1])
            self.own = [forms.PREFIX + row[0] for row in given.given(self.app.store)]
            for name in self.own:
                self.begin(name)
                self.saved.append(self.app.session.open_game.number)
                # What has no entry would not be kept.
                self.app.session.open_game.ledger.add({"event": "leave", "player": "Ana"})
                self.app.home()
        self.names = games.names() + forms.names() + self.own
        self.names += [games.name_of("Ours %d" % at) for at in range(9)]

    def step(self) -> None:
        """Let the box draw and do what is due."""
        for _ in range(3):
            self.now += 10
            self.hand.bench.now = self.now
            self.hand.device.step(self.hand.clock())

    def begin(self, name: str) -> None:
        """Put a game on the table that nobody has played yet."""
        game = games.load(name)
        players = list(_NAMES[: max(game.min_players, min(4, game.max_players))])
        self.app.session.start_game(name, players, game.with_defaults(None), players[0])
        assert self.app.game.name == name, name
        self.step()

    def switch(self, at: int) -> None:
        """Play the switch with a number: another game, or a saved one of an own form."""
        app = self.app
        played: Any = None
        if at % 3 == 2 and at > len(games.names()):
            # Two editions of a form in turn.
            half = len(self.saved) // 2
            app.session.resume(self.saved[at // 6 % half + (at // 3) % 2 * half])
        else:
            # Those built in come first.
            self.begin(self.names[at % len(self.names)])
            played = app.session.open_game.number
        self.step()
        game = app.game
        for language in texts.LANGUAGES[:2]:
            texts.use(language)
            for name in game.actions()[:2]:
                assert texts.variants(game.key_of("do_", name)) and texts.fact(game.title)
            for prefix in (game.prefix, rulebook.SHARED):
                for rule in rulebook.rules(prefix):
                    assert rule.short
                for dispute in disputes.disputes(prefix):
                    assert dispute.name
        for name in _OVER_SHEET:
            app.open(name)
            self.step()
            app.close()
        app.home()
        for name in _OVER_START:
            app.open(name)
            self.step()
            app.go_home()
        if played is not None:
            app.session.remove(played)
        self.step()


def live() -> int:
    """Return the live bytes of the heap, right after a collection."""
    return gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
