"""Rumski's table, followed turn by turn: the melds that lie there, and what the player does to them."""

from engine.cards import RUMSKI70
from engine.community_turn import all_cards
from engine.questions import cards as ask_cards
from firmware.box import Box
from firmware.faces import Faces
from firmware.screens.base import Screen


class Table(Screen):
    """All melds, whose turn it is, and what is wrong; below them a new meld, and the turn's end.

    A cross marks a meld that is none, a plus one that did not lie so before the turn. Left shows
    the table as it was before, right what is rarer.
    """

    def __init__(self, app):
        Screen.__init__(self, app)
        self.box = app.game.box = Box(app)
        self.house = app.game.house
        self.faces = Faces(RUMSKI70)
        self.log = app.game.table_log()
        self.top = 0
        self.settle()

    # -- what other screens of the table use -----------------------------------------------------

    def settle(self):
        """Look at the table anew; the choice goes to a new meld, which comes next most often."""
        self.faults = self.log.faults(self.house)
        self.at = len(self.log.melds)
        self.app.dirty = True

    def changed(self):
        """Keep the table after a change."""
        self.box.keep("table", self.log.form())
        self.settle()

    def pick(self, key, least, most, done, **facts):
        """Let cards be keyed that do not lie on the table; `done(cards)` takes them, the picker closed."""

        def take(cards):
            self.app.close()
            done(cards)

        taken = tuple(all_cards(self.log.melds))
        question = ask_cards(key, RUMSKI70, least, most, taken, **facts)
        self.app.open("cards", question, take, self.app.game)

    def words(self, meld):
        """Return a meld's cards, and in short its first and last one, as a row shows them."""
        ends = meld if len(meld) < 4 else (meld[0], meld[-1])
        short = self.faces.cards(ends) if len(meld) < 4 else "–".join([self.faces.card(card) for card in ends])
        return ("table_screen.row", {"words": self.faces.cards(meld), "short": short})

    def none(self, meld):
        """Tell whether a meld of now is none by the rules."""
        return meld in [cards for cards, _ in self.faults]

    # -- drawing -----------------------------------------------------------------------------

    def draw(self, ui):
        """Draw the bar, the melds as far as there is room, and the keys."""
        log = self.log
        if self.faults:
            detail = ("table_screen.bad", {"n": len(self.faults)})
        else:
            detail = ("table_screen.count", {"n": len(all_cards(log.melds))})
        ui.bar(("table_screen.turn", {"name": log.turn}), detail)
        lines = self.lines(ui)
        chosen = [index for index in range(len(lines)) if lines[index][0] == self.at]
        self.top = max(min(self.top, chosen[0]), chosen[-1] - ui.rows + 1)
        self.top = max(0, min(self.top, len(lines) - ui.rows))
        for index in range(min(ui.rows, len(lines) - self.top)):
            item, mark, words = lines[self.top + index]
            ui.row(index, words, "", item == self.at, 7)
            ink = 0 if item == self.at else 1
            ui.display.text(mark, 1, ui.top + index * 8, 8, ink)
        ui.more(self.top > 0, self.top + ui.rows < len(lines))
        ok = ("open", "lay", "do_end")[max(0, self.at - len(log.melds) + 1)]
        ui.hints(("ok", "table_screen." + ok), ("back", "ui.back"), ("left", "table_screen.before"), ("right", "table_screen.more"))

    def lines(self, ui):
        """Return the rows: (what is chosen by it, its mark, words)."""
        lines = []
        melds = self.log.melds
        for at in range(len(melds)):
            mark = "✗" if self.none(melds[at]) else "+" if self.log.is_new(at) else ""
            for words in ui.wrap(self.faces.cards(melds[at]), ui.width - 12):
                lines.append((at, mark, words))
                mark = ""
        lines.append((len(melds), "", ("table_screen.new", {})))
        lines.append((len(melds) + 1, "", ("table_screen.end", {})))
        return lines

    # -- keys --------------------------------------------------------------------------------

    def press(self, key, kind):
        """Choose a meld or what to do."""
        if key in ("up", "down") and kind != "long":
            step = 1 if key == "down" else -1
            self.at = (self.at + step) % (len(self.log.melds) + 2)
        elif kind != "press":
            return
        elif key == "ok":
            self.chosen()
        elif key == "left":
            self.app.open("table_before", self)
        elif key == "right":
            self.app.open("table_more", self)
        elif key == "back":
            self.leave()

    def chosen(self):
        """Open a meld, lay a new one, or end the turn."""
        count = len(self.log.melds)
        if self.at < count:
            self.app.open("table_meld", self, self.at)
        elif self.at == count:
            self.pick("table_screen.ask_new", 1, 14, self.lay)
        else:
            self.app.open("table_end", self)

    def lay(self, cards):
        """Lay a new meld from the hand."""
        self.log.lay(cards)
        self.changed()


SCREEN = Table
