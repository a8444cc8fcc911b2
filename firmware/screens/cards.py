"""The card picker: cards keyed with few presses, the same for every deck, screen and key count."""

from engine.errors import EngineError
from engine.play.questions import CARDS
from engine.rummy.melds import run_order
from firmware.display.card_faces import Faces
from firmware.input.cardpad import Cross
from firmware.input.thirds import Thirds
from firmware.screens import cross
from firmware.screens.base import Screen


class Cards(Screen):
    """Ask `question` for cards; `done(cards)` takes them. The house rules of `game` say how cards are called.

    The pad is the one that the board has keys for.
    """

    def __init__(self, app, question, done, game):
        super().__init__(app)
        self.question = question
        self.done = done
        deck = question.deck
        names = game.house.get("suit_names", "french")
        self.faces = Faces(deck, names)
        neighbours = run_order("tuscan", game.house) if game.name == "tuscan" else None
        keyed = question.default if isinstance(question.default, list) else ()
        self.crossed = app.keys.presses("left")
        self.pad = (Cross if self.crossed else Thirds)(deck, question.taken, neighbours, keyed)
        if question.kind == CARDS:
            self.least, self.most = question.least, question.most
        else:
            self.least, self.most = question.hand
        # The card that is looked at while cards are taken out, or None while they are keyed.
        self.at = None
        # The cards before the last press: one that turns out to be held takes no card.
        self.before = list(keyed)

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, ui):
        """Draw what is keyed, what each key leads to, and what OK adds."""
        question = self.question
        count = len(self.pad.cards)
        if self.most - self.least > 2:
            tally = str(count)
        else:
            tally = ("ui.cards_of", {"n": count, "all": max(count, self.wanted())})
        ui.bar((question.key, question.facts), tally)
        if self.at is not None:
            self.draw_taking(ui)
            return
        self.draw_keyed(ui)
        if not self.crossed:
            self.draw_thirds(ui)
            return
        leads = cross.leads(self.pad, self.faces)
        cross.draw(ui, self.pad, self.faces, leads)
        ui.hints(*self.cross_hints(ui, leads[4]))

    def wanted(self):
        """Return the number of cards that a hand has."""
        return self.least + (1 if self.most - self.least == 2 else 0)

    def draw_keyed(self, ui):
        """Draw the cards keyed so far, the last ones where there are too many."""
        words = [self.faces.card(card) for card in self.pad.cards]
        y = ui.top
        room = ui.width - 10
        first = len(words)
        used = 0
        while first and used + ui.size(words[first - 1]) + 4 <= room:
            first -= 1
            used += ui.size(words[first]) + 4
        x = 2
        if first:
            ui.display.text("«", 0, y)
            x = 6
        for word in words[first:]:
            x = ui.display.text(word, x, y) + 3
        if len(words) < self.most:
            ui.display.frame(x, y + 1, 7, 6)

    def cross_hints(self, ui, offered):
        """Return what OK, which adds the card `offered`, and back do now."""
        pad = self.pad
        hints = []
        if offered and ui.rows < 6:
            hints.append(("ok", ("ui.literal", {"words": offered})))
        back = "ui.rub" if pad.cards or pad.on_the_way() else "ui.back"
        if pad.cards and not pad.on_the_way() and self.app.keys.holds("back"):
            back = "ui.menu"
        hints.append(("back", back))
        if len(pad.cards) >= self.most:
            hints = [("ok", "ui.done"), hints[-1]]
        elif self.enough() and not pad.on_the_way() and not self.app.keys.holds("back"):
            hints.insert(0, ("ok–", "ui.done"))
        return hints

    def done_key(self):
        """Return the logical key that finishes with few keys: a hold that means right, else OK held."""
        return "right" if self.app.keys.holds("right") else "ok"

    # -- three keys ---------------------------------------------------------------------------

    def draw_thirds(self, ui):
        """Draw the three parts that the three keys lead to, and how to take back or to finish."""
        y = ui.height - 8 if ui.rows < 6 else ui.height - 16
        labels = [ui.label(key) for key in self.pad.keys]
        options = self.pad.options()
        for short in (False, True):
            parts = [self.part_words(labels[index], options[index], short) for index in range(3)]
            if sum([ui.size(part) for part in parts]) + 8 <= ui.width:
                break
        left, middle, right = [ui.size(part) for part in parts]
        ui.display.text(parts[0], 0, y)
        ui.display.text(parts[1], (left + ui.width - right - middle) // 2, y)
        ui.display.text(parts[2], ui.width - right, y)
        words = ui.best(("ui.back_is", {"key": ui.label("back")}), 40)
        ui.display.text(words, 1, ui.top + 8)
        if self.enough():
            words = ui.best(("ui.done_is", {"key": ui.label(self.done_key())}), 44)
            ui.display.text(words, 46, ui.top + 8)
        if self.pad.cards:
            words = ui.best(("ui.edit_is", {"key": ui.label("left")}), 40)
            ui.display.text(words, ui.width - 1 - ui.size(words), ui.top + 8)

    def part_words(self, label, cards, short):
        """Return a key with the first and the last card that it leads to; without suits if `short`."""
        if not cards:
            return ""
        if len(cards) == 1:
            return label + ":" + self.faces.card(cards[0])
        ends = []
        for card in (cards[0], cards[-1]):
            wild = card == self.question.deck.wild
            ends.append(self.faces.rank(14 if wild else card % 13 + 1) if short else self.faces.card(card))
        return label + ":" + (ends[0] if ends[0] == ends[1] else "–".join(ends))

    # -- taking a card out --------------------------------------------------------------------

    def draw_taking(self, ui):
        """Draw the cards with one chosen, to be taken out."""
        display = ui.display
        x, y = 2, ui.top
        for index, card in enumerate(self.pad.cards):
            words = self.faces.card(card)
            width = ui.size(words)
            if x + width > ui.width - 2:
                x, y = 2, y + 8
            display.text(words, x, y)
            if index == self.at:
                display.invert(x - 1, y, width + 2, 8)
            x += width + 4
        self.draw_legend(ui, y + 8)
        ui.hints(("ok", "ui.take_out"), ("back", "ui.done"))

    def draw_legend(self, ui, y):
        """Draw what the letters of colours stand for; three letters of each name where room is short."""
        if not self.faces.before:
            return
        suits = range(len(self.faces.suits))
        names = [self.faces.suit(suit) + " " + self.faces.legend(suit) for suit in suits]
        rows = (ui.height - 8 - y) // 8
        # A row loses at most a name's width at its end.
        if sum([ui.size(name) + 3 for name in names]) > rows * (ui.width - 36):
            names = [self.faces.suit(suit) + self.faces.legend(suit)[:3] for suit in suits]
        x = 2
        for words in names:
            if x + ui.size(words) > ui.width:
                x, y = 2, y + 8
            if y + 8 > ui.height - 8:
                return
            x = ui.display.text(words, x, y) + 3

    def press_taking(self, key, kind):
        """Choose among the cards keyed; OK takes one out, the next one keyed stands in its place."""
        if kind == "long":
            return
        count = len(self.pad.cards)
        if key in ("left", "up"):
            self.at = (self.at - 1) % count
        elif key in ("right", "down"):
            self.at = (self.at + 1) % count
        elif key == "ok" and kind == "press":
            self.pad.take_out(self.at)
            self.at = None
        elif key == "back" and kind == "press":
            self.at = None

    def take_one(self):
        """Choose a card to be taken out."""
        if self.pad.cards:
            self.pad.start()
            self.at = len(self.pad.cards) - 1

    # -- keys ---------------------------------------------------------------------------------

    def enough(self):
        """Tell whether there are enough cards to finish."""
        return self.least <= len(self.pad.cards) <= self.most

    def press(self, key, kind):
        """Key cards, take them back, finish, or take one out."""
        if self.at is not None:
            self.press_taking(key, kind)
        elif kind == "long":
            self.held(key)
        elif kind != "press":
            return
        elif key == "back":
            self.before = list(self.pad.cards)
            if self.crossed and self.app.keys.holds("back") and self.pad.cards and not self.pad.on_the_way():
                self.app.open("finish", self)
            elif not self.pad.step_back():
                self.leave()
        elif not self.crossed and key == "right":
            if self.app.keys.holds("right"):
                self.finish()
        elif not self.crossed and key == "left":
            self.take_one()
        elif key == "ok" and len(self.pad.cards) >= self.most:
            self.finish()
        elif key in self.pad.keys:
            self.before = list(self.pad.cards)
            taken = self.pad.press(key)
            # Where fewer would do, the press may turn out to be a hold that takes no card.
            if len(self.pad.cards) == self.most == self.least and taken is not None:
                self.finish()

    def held(self, key):
        """OK held finishes, back held takes one out; what their press did first is taken back."""
        self.pad.cards = self.before
        self.pad.settle()
        if key == "ok":
            self.finish()
        else:
            self.take_one()

    def finish(self):
        """Hand the cards over if there are enough."""
        if not self.enough():
            return
        cards = list(self.pad.cards)
        try:
            self.question.check(cards)
        except EngineError as error:
            self.app.refuse(error)
            return
        self.done(cards)


SCREEN = Cards
