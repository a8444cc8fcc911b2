"""The card picker: cards keyed with few presses, the same for every deck, screen and key count."""

from engine.compat import TYPE_CHECKING, is_list
from engine.errors import EngineError
from engine.game.questions import CARDS
from engine.texts import range_of
from firmware.display.card_faces import Faces
from firmware.input.cardpad import ARROWS, Cross, Thirds
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.game.game import Game
    from engine.game.questions import Question
    from engine.types import Label, Message
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.display.widgets import Hint, Ui
    from firmware.input.cardpad import Kept
    from firmware.screens.base import Hints


class Cards(Screen):
    """Ask `question` for cards; `done(cards)` takes them.

    `game` says how cards are named and how a run has them. The pad depends on the keys of the
    board. `given` are (name, number) of the answers before; the last one is shown.
    """

    def __init__(
        self,
        app: "App",
        question: "Question",
        done: "Callable[[list[int]], object]",
        game: "Game",
        given: "Sequence[tuple[Label, int | str]]" = (),
    ):
        super().__init__(app)
        self.given = given
        # For an aid that asks: its screen, and what it needs to ask again after a power cut.
        self.aid: list[Any] | None = None
        self.question = question
        self.done = done
        deck: Any = question.deck
        self.faces = Faces(deck, game.faces.names(game.house))
        neighbours = game.faces.order(game.house)
        keyed: Sequence[int] = question.default if is_list(question.default) else ()
        if question.default is None:
            keyed = app.session.taken_up(_which(question), question.taken, deck)
        self.crossed = app.keys.presses("left")
        rules = game.own_rules()
        twins = rules is not None and rules.twins
        self.pad: Any = (Cross if self.crossed else Thirds)(
            deck, question.taken, neighbours, keyed, twins, question.gap
        )
        if question.kind == CARDS:
            self.minimum, self.maximum = question.minimum, question.maximum
        else:
            self.minimum, self.maximum = question.hand
        # Whether back has led here, and nothing was keyed since: then it leads on.
        self.returning = False
        # The card selected for removal, or None while cards are keyed.
        self.at: int | None = None
        # The cards before the last press: a press that turns out to be a hold takes no card.
        self.before: Kept = self.pad.kept()
        # Whether OK is down to take a card: held, it finishes, so that the press counts once it is
        # released.
        self.waiting = False
        # What is typed of a card, and whether cards are typed: then Enter is done.
        self.word = ""
        self.typist = False
        # Whether the last row has said, and says now, how to finish.
        self.told = self.telling = False

    def shown(self) -> None:
        """Forget a key that was down when another screen was opened."""
        self.waiting = False

    def wants(self) -> "dict[str, Any] | None":
        """Return the cards of the deck, those keyed, and whether they are enough.

        `suits` has (sign, name) of each suit or colour, `rows` for each the [face, what is typed,
        how many are keyed, how many more can be] of its cards, `wild` the same of the wild card or
        None, and `keyed` [face, what is typed] in order. A minus before what is typed takes a card
        out. `erase` is how many letters of a card were typed. While a card is chosen to be taken
        out, nothing is wanted.
        """
        if self.at is not None:
            return None
        pad, faces = self.pad, self.faces
        deck, words = pad.deck, faces.shortest()

        def shown(card: int) -> "list[str | int]":
            keyed = pad.cards.count(card)
            free = deck.count(card) - keyed - pad.taken.count(card) if pad.likely[card] else 0
            if self.full():
                free = 0
            return [faces.card(card), words[card], keyed, max(0, free)]

        suits = range(len(deck.suits))
        return {
            "kind": "cards",
            "suits": [[faces.suit(suit), faces.legends(suit)[0]] for suit in suits],
            "rows": [[shown(13 * suit + rank - 1) for rank in deck.ranks] for suit in suits],
            "wild": shown(deck.wild) if deck.wilds else None,
            "keyed": [[faces.card(card), words[card]] for card in pad.cards],
            "coloured": faces.before,
            "erase": len(self.word),
            "ready": self.enough(),
        }

    def expects(self, letter: str) -> bool:
        """Return whether a letter goes on with the cards that are typed."""
        return self.typist and letter not in "\n\b "

    # -- drawing ------------------------------------------------------------------------------

    def draw(self, ui: "Ui") -> None:
        """Draw what is keyed, what each key leads to, and what OK adds."""
        question = self.question
        count = len(self.pad.cards)
        tally = str(count)
        if self.maximum == 1:
            # A single card need not be counted.
            tally = ""
        elif self.maximum - self.minimum <= 2:
            tally = ("ui.cards_of", {"n": count, "all": self.wanted()})
        elif question.kind != CARDS:
            # The question is for points: a bare number would be taken for them.
            tally = ("ui.cards_keyed", {"n": count})
        if question.kind == CARDS and 0 < count == self.minimum == self.maximum - 1:
            # The hand is complete, and may include the card drawn and not discarded yet.
            ui.bar(("ui.or_drawn", {"n": count, "more": self.maximum}))
        else:
            ui.bar((question.key, question.facts), tally)
        if self.at is not None:
            self.draw_taking(ui)
            return
        if self.full():
            # Nothing can be added: all cards are shown, and OK accepts them.
            self.draw_all(ui)
            edit: Hint = ("back–" if self.crossed else "left", ("ui.menu", {}))
            back: Label = ("ui.menu", {}) if self.back_asks() else self.back_does()
            hints: list[Hint] = [("ok", ("ui.done", {})), ("back", back), edit]
            alone = self.maximum == 1 or (self.crossed and self.app.keys.holds("back"))
            ui.hints(*(hints[:2] if alone else hints))
            return
        self.draw_keyed(ui)
        if self.crossed:
            leads = _cross_leads(self.pad, self.faces)
            _draw_arrows(ui, self.pad, self.faces, leads)
            finish: Message | None = None
            if self.word and self.word in self.words():
                finish = ("ui.enter_takes", {"card": self.word.upper()})
            elif self.typist and not self.word and self.enough():
                # On a keyboard, OK is not held.
                finish = ("ui.enter_to_finish", {})
            elif self.telling:
                finish = ("ui.hold_to_finish", {"key": ui.label("ok")})
            if finish:
                ui.part("ok–", ui.best(finish, ui.width - 2), 1, ui.height - 8)
            else:
                ui.hints(*self.cross_hints(ui, leads[4]))
        else:
            _draw_thirds(ui, self)

    def back_does(self) -> "Label":
        """Return what back does."""
        begun = self.pad.cards or self.pad.on_the_way()
        return ("ui.rub" if begun and not self.returning else "ui.back"), {}

    def wanted(self) -> str:
        """Return how many cards are wanted, as text."""
        return range_of(self.minimum, self.maximum)

    def draw_keyed(self, ui: "Ui") -> None:
        """Draw the cards keyed so far, or the last ones if there are too many."""
        words = [self.faces.card(card) for card in self.pad.cards]
        if self.word:
            words.append(self.word.upper() + "_")
        y = ui.top
        room = ui.width - 14
        first = len(words)
        used = 0
        while first and used + ui.size(words[first - 1]) + 4 <= room:
            first -= 1
            used += ui.size(words[first]) + 4
        x = 2
        if first:
            ui.display.text("«", 0, y)
            x = 6
        for index in range(first, len(words)):
            x = ui.part(index, words[index], x, y) + 3
        if len(words) < self.maximum:
            ui.display.frame(x, y + 1, 7, 6)
            if self.waiting:
                # OK is down: where its card goes is filled until it is decided what it means.
                ui.display.fill(x + 2, y + 3, 3, 2, 1)
        if self.given and not words:
            name, value = self.given[-1]
            value = " " + str(value)
            room = ui.width - x - 14 - ui.size(value)
            name = ui.shorten(ui.best(name, room), room)
            ui.display.text(name + value, ui.width - 2 - ui.size(name + value), y)
        elif self.faces.named and not self.crossed and not words:
            # Where no key stands for a colour, what the letters mean is told before the first card.
            legend = " ".join(self.short_legend())
            if x + 10 + ui.size(legend) <= ui.width:
                ui.display.text(legend, ui.width - ui.size(legend), y)

    def short_legend(self) -> list[str]:
        """Return the letters of the colours, each with the short form of its name."""
        faces = self.faces
        return [faces.suit(suit) + faces.legends(suit)[-1] for suit in range(len(faces.suits))]

    def back_asks(self) -> bool:
        """Return whether back opens the menu of the cards, where OK cannot be held to finish.

        It does so without a card as well where none is an answer.
        """
        if not self.crossed or self.returning or not self.app.keys.holds("back"):
            return False
        return not self.pad.on_the_way() and bool(self.pad.cards or self.enough())

    def cross_hints(self, ui: "Ui", offered: str) -> "Hints":
        """Return the hints of OK, which adds the card `offered`, and of back."""
        pad = self.pad
        hints: list[Hint] = []
        if offered and not ui.holds_cross():
            hints.append(("ok", offered))
        hints.append(("back", ("ui.menu", {}) if self.back_asks() else self.back_does()))
        begun = pad.on_the_way() or self.word
        if self.enough() and not begun and not self.app.keys.holds("back"):
            hints.insert(0, ("ok–", ("ui.done", {})))
        return hints

    def done_key(self) -> str:
        """Return the logical key that finishes with few keys: right if it is held, else OK."""
        return "right" if self.app.keys.holds("right") else "ok"

    # -- taking a card out --------------------------------------------------------------------

    def draw_taking(self, ui: "Ui") -> None:
        """Draw the cards, with one selected for removal."""
        self.draw_legend(ui, self.draw_all(ui) + 8)
        ui.hints(("ok", ("ui.take_out", {})), ("back", ("ui.done", {})))

    def draw_all(self, ui: "Ui") -> int:
        """Draw all cards keyed, the selected one inverted; return the y of the last row."""
        x, y = 2, ui.top
        for index, card in enumerate(self.pad.cards):
            words = self.faces.card(card)
            width = ui.size(words)
            if x + width > ui.width - 2:
                x, y = 2, y + 8
            ui.part(index, words, x, y)
            if index == self.at:
                ui.choose(x - 1, y, width + 2)
            x += width + 4
        return y

    def draw_legend(self, ui: "Ui", y: int) -> None:
        """Draw what the letters of colours mean, by their short names if room is short."""
        if not self.faces.named:
            return
        suits = range(len(self.faces.suits))
        faces = self.faces
        names = [faces.suit(suit) + " " + faces.legends(suit)[0] for suit in suits]
        rows = (ui.height - 8 - y) // 8
        # At the end of a row, at most the width of a name is lost.
        if sum([ui.size(name) + 3 for name in names]) > rows * (ui.width - 36):
            names = self.short_legend()
        x = 2
        for words in names:
            if x + ui.size(words) > ui.width:
                x, y = 2, y + 8
            if y + 8 > ui.height - 8:
                return
            x = ui.display.text(words, x, y) + 3

    def press_taking(self, key: str, kind: str) -> None:
        """Select one of the cards keyed; OK removes it, and the next card takes its place."""
        if kind == "long" or self.at is None:
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

    def take_all(self) -> None:
        """Remove all cards."""
        self.pad.put_back(([], None))

    def put_aside(self) -> None:
        """Leave; the cards are offered when the same question is asked again in this round."""
        self.app.session.put_aside(_which(self.question), self.pad.cards)
        self.leave()

    def take_one(self) -> None:
        """Select a card for removal."""
        self.pad.start()
        self.at = len(self.pad.cards) - 1

    # -- keys ---------------------------------------------------------------------------------

    def full(self) -> bool:
        """Return whether no more cards can be keyed."""
        return len(self.pad.cards) >= self.maximum

    def unfinished(self) -> "list[Any] | str | None":
        """Return the cards keyed so far, and in a list of its own where one was taken out."""
        gap = [] if self.pad.place is None else [[self.pad.place]]
        return list(self.pad.cards) + gap or None

    def why_not(self, key: str) -> "Label":
        """Return what is missing, or that nothing is."""
        if self.full():
            words = "keys.card_all" if self.maximum == 1 else "keys.cards_all"
            return (words, {"n": self.maximum, "key": self.app.ui.label("ok")})
        if key == "ok" and not self.enough():
            return self.too_few()
        # A key without a card on it: the keys that have one.
        ui, options = self.app.ui, self.pad.options()
        keys = self.pad.keys
        labels = [
            ui.label(keys[at]) for at in range(len(keys)) if at < len(options) and options[at]
        ]
        if len(labels) < 2:
            return ("keys.only_key", {"key": "".join(labels)})
        return ("keys.only_keys", {"keys": " ".join(labels[:-1]), "key": labels[-1]})

    def too_few(self) -> "Message":
        """Return the message that more cards are wanted."""
        if self.maximum == 1:
            return ("keys.one_card", {})
        return ("keys.cards_more", {"n": len(self.pad.cards), "want": self.wanted()})

    def enough(self) -> bool:
        """Return whether there are enough cards to finish."""
        return self.minimum <= len(self.pad.cards) <= self.maximum

    def press(self, key: str, kind: str) -> None:
        """Key cards, undo, finish, or open the menu of the cards."""
        if kind == "press":
            self.word, self.typist = "", False
        if self.at is not None:
            self.press_taking(key, kind)
        elif kind == "long":
            self.held(key)
        elif kind == "press":
            self.telling = False
            self.let_go()
            if key == "ok" and self.takes_a_card() and self.app.keys.down_for(key, 0) is not None:
                self.waiting = True
            else:
                self.pressed(key)

    def type(self, letter: str) -> None:
        """Type the next card as it is written, or a minus and one to take out; Enter finishes.

        After a space, Enter finishes although no card was typed.
        """
        if self.at is not None:
            super().type(letter)
        elif letter == "\n":
            self.typed_enter()
        elif letter == "\b":
            if self.word:
                self.word = self.word[:-1]
            else:
                self.pressed("back")
        elif letter == " ":
            self.typist = True
            if self.word:
                self.take_word()
        elif self.full() and letter != "-" and not self.word:
            self.app.say(self.why_not(letter))
        else:
            self.typed_letter(letter.lower())

    def words(self) -> "dict[str, int]":
        """Return {what is typed: the card}; for a card to be taken out, -1 - card."""
        found = self.faces.words()
        keyed = self.pad.cards
        for word in list(found):
            if found[word] in keyed:
                found["-" + word] = -1 - found[word]
        return found

    def typed_letter(self, letter: str) -> None:
        """Add a letter to the word of a card; a word that can be but one card is that card."""
        self.let_go()
        self.typist, self.telling = True, False
        self.pad.start()
        words = self.words()
        if self.word in words and not [1 for word in words if word.startswith(self.word + letter)]:
            # The letter begins the next card.
            if not self.take_word() or self.full():
                return
        begun = self.word + letter
        fitting = [word for word in words if word.startswith(begun)]
        if not fitting:
            self.app.say(("keys.no_such_card", {"word": begun.upper()}))
            return
        self.word = begun
        if fitting == [begun]:
            self.take_word()

    def typed_enter(self) -> None:
        """Take the card that was typed; without one, finish, or do as OK where none was typed."""
        if self.word:
            self.take_word()
        elif self.typist:
            self.finish()
        else:
            self.press("ok", "press")

    def take_word(self) -> bool:
        """Take the card that was typed; return whether that was possible."""
        word, self.word = self.word, ""
        card = self.words().get(word)
        if card is None:
            self.word = word
            self.app.say(("keys.no_such_card", {"word": word.upper()}))
            return False
        if card < 0:
            self.before = self.pad.kept()
            keyed = self.pad.cards
            self.pad.take_out(max([at for at in range(len(keyed)) if keyed[at] == -1 - card]))
            return True
        if not self.pad.likely[card]:
            self.app.say(("keys.card_gone", {"card": self.pad.deck.text(card)}))
            return False
        self.add(card)
        return True

    def touch(self, pointer: "Pointer") -> None:
        """Take the card or the rank that is pointed at; a keyed card is selected to be removed."""
        what, word = pointer.what, pointer.word
        # A hold has no press before it that it takes back.
        self.before = self.pad.kept()
        if isinstance(what, int):
            if what < len(self.pad.cards):
                self.word = ""
                self.pad.start()
                if what == self.at:
                    self.press_taking("ok", "press")
                else:
                    self.at = what
        elif self.at is not None or what not in self.pad.keys or self.full():
            super().touch(pointer)
        elif self.crossed:
            ranks = self.pad.groups()
            at = self.pad.keys.index(what)
            fresh = self.pad.group is None
            super().touch(pointer)
            if fresh and self.pad.group == at and at < len(ranks):
                for index, rank in enumerate(ranks[at]):
                    if self.faces.rank(rank) == word:
                        self.press(ARROWS[index], "press")
        else:
            cards = self.pad.options()[self.pad.keys.index(what)]
            found = [card for card in cards if self.faces.card(card) == word]
            if found:
                self.add(found[0])
            else:
                super().touch(pointer)

    def add(self, card: int) -> None:
        """Add a card that was named, and finish if one is all."""
        self.before = self.pad.kept()
        self.pad.add(card)
        if self.maximum == 1:
            self.finish()

    def takes_a_card(self) -> bool:
        """Return whether OK, pressed now, takes a card or goes a step on the way to one."""
        if self.full() or "ok" not in self.pad.keys:
            return False
        return bool(self.pad.options()[self.pad.keys.index("ok")])

    def tick(self, now: int) -> None:
        """Let the press of OK count once it is released."""
        if self.waiting and self.app.keys.down_for("ok", now) is None:
            self.let_go()
            self.app.dirty = True
            self.app.keep_draft()

    def let_go(self) -> None:
        """Let a press that waited count."""
        if self.waiting:
            self.waiting = False
            self.pressed("ok")

    def pressed(self, key: str) -> None:
        """Key a card or a part of the way to one, undo, or finish."""
        asks = key == "back" and self.back_asks()
        returning, self.returning = self.returning, False
        if returning and key == "back":
            self.leave()
            return
        if key == "back":
            self.before = self.pad.kept()
            if asks:
                self.app.open("asking.cards_menu", self)
            elif not self.pad.step_back():
                self.leave()
        elif not self.crossed and key == "right":
            if self.app.keys.holds("right"):
                self.finish()
        elif not self.crossed and key == "left":
            self.open_menu()
        elif self.full():
            if key == "ok":
                self.finish()
            else:
                self.app.say(self.why_not(key))
        elif key in self.pad.keys:
            self.before = self.pad.kept()
            offered = self.crossed and key == "ok" and self.pad.offer is not None
            taken = self.pad.press(key)
            if offered and taken is not None and not self.full():
                self.tell_how_to_finish()
            # One card is all that was asked for; a hand is looked at before it is taken.
            if self.maximum == 1 and self.full() and taken is not None:
                self.finish()

    def tell_how_to_finish(self) -> None:
        """Say how to finish the first time that OK takes a card: OK alone will not."""
        if self.told or self.minimum == self.maximum or self.app.keys.holds("back"):
            return
        self.told = self.telling = True

    def held(self, key: str) -> None:
        """Finish (OK) or open the menu (back), in place of what the press would have done."""
        if self.waiting and key == "ok":
            self.waiting = False
            self.pad.look_ahead()
        else:
            self.pad.put_back(self.before)
        if key == "ok":
            self.finish()
        else:
            self.open_menu()

    def open_menu(self) -> None:
        """Open the menu of the cards that are keyed: to take out one or all, or to leave them."""
        if self.pad.cards:
            self.app.open("asking.cards_menu", self)
        else:
            self.app.say(("keys.no_cards", {}))

    def finish(self) -> None:
        """Hand the cards over if there are enough."""
        if not self.enough():
            self.app.say(self.too_few())
            return
        cards = list(self.pad.cards)
        try:
            self.question.check(cards)
        except EngineError as error:
            self.app.refuse(error)
            return
        self.done(cards)


def _which(question: "Question") -> "tuple[Any, ...]":
    """Return what tells a question from others, in the same round."""
    return question.key, question.who, sorted(question.facts.items())


def _cross_leads(pad: "Cross", faces: "Faces") -> list[str]:
    """Return what left, up, right, down and OK lead to on a cardpad.Cross."""
    words: list[str] = []
    options = pad.options()
    for index in range(4):
        cards = options[index]
        if not cards:
            words.append("")
        elif pad.rank is not None:
            words.append(faces.suit(cards[0] // 13))
        elif pad.group is not None:
            words.append(faces.rank(pad.groups()[pad.group][index]))
        else:
            ranks = [rank for rank in pad.groups()[index] if pad.cards_of(rank)]
            words.append(" ".join([faces.rank(rank) for rank in ranks]))
    return words + [faces.card(options[4][0]) if options[4] else ""]


def _draw_arrows(ui: "Ui", pad: "Cross", faces: "Faces", words: list[str]) -> None:
    """Draw the five texts that `_cross_leads` returned, as the size of the screen allows."""
    arrows, offered = words[:4], words[4]
    if ui.holds_cross():
        _draw_cross(ui, pad, faces, arrows)
        if offered:
            _draw_offer(ui, offered)
    else:
        _draw_arrow_rows(ui, pad, faces, arrows)


def _draw_cross(ui: "Ui", pad: "Cross", faces: "Faces", words: list[str]) -> None:
    """Draw the arrows around a point, with what each leads to."""
    x, y = 44, ui.top + 28
    size = 8 if pad.group is None else 16
    if pad.rank is not None and faces.named:
        # Colours are shown as letters, suits of few tables as pictures, and here also by name.
        size = 8
        words = _colours(ui, faces, words, (x - 14, ui.width, ui.width - x - 48, ui.width))
    left, up, right, down = words
    half = size // 2
    part = ui.part
    part("up", "▲", x - 2, y - 8)
    part("down", "▼", x - 2, y + 1 if size == 8 else y)
    part("left", "◀", x - 9, y - 4)
    part("right", "▶", x + 6, y - 4)
    part("up", up, x - ui.size(up, size) // 2, y - 16 if size == 8 else y - 21, size)
    part("down", down, x - ui.size(down, size) // 2, y + 9 if size == 8 else y + 6, size)
    part("left", left, x - 12 - ui.size(left, size), y - half, size)
    part("right", right, x + 12, y - half, size)


def _draw_offer(ui: "Ui", offered: str) -> None:
    """Draw, at the right, the card that OK adds."""
    x, y, width = ui.width - 36, ui.top + 11, 36
    ui.area("ok", x, y, width, 28)
    ui.display.frame(x, y, width, 28)
    label = ui.label("ok")
    ui.display.text(label, x + (width - ui.size(label)) // 2, y + 2)
    ui.display.text(offered, x + (width - ui.size(offered, 16)) // 2, y + 10, 16)


def _draw_arrow_rows(ui: "Ui", pad: "Cross", faces: "Faces", words: list[str]) -> None:
    """Draw in two rows what the arrows lead to; OK is among the hints."""
    y = ui.top + (8 if ui.rows <= 3 else 16)
    middle = ui.width // 2
    words = [_narrow(word) for word in words]
    if pad.rank is not None and faces.named:
        words = _colours(ui, faces, words, [middle - 9] * 4)
    left, up, right, down = words
    part = ui.part
    part("up", "▲" + up if up else "", 2, y)
    part("left", "◀" + left if left else "", middle + 2, y)
    part("down", "▼" + down if down else "", 2, y + 8)
    part("right", "▶" + right if right else "", middle + 2, y + 8)


def _narrow(words: str) -> str:
    """Return several ranks as the first and the last of them."""
    ranks = words.split(" ")
    return words if len(ranks) < 3 else ranks[0] + "–" + ranks[-1]


def _colours(ui: "Ui", faces: "Faces", words: list[str], room: "Sequence[int]") -> list[str]:
    """Return the letters of colours with their names, in the longest form that fits into `room`.

    Where not even the short names fit, the letters stay alone.
    """
    for whole in (True, False):
        named = [_named(faces, word, whole) for word in words]
        if all([ui.fits(named[index], room[index]) for index in range(4)]):
            return named
    return words


def _named(faces: "Faces", letter: str, whole: bool) -> str:
    """Return the letter of a colour with its name, or the short name; "" for no colour."""
    return (
        letter + " " + faces.legends(faces.suits.find(letter))[0 if whole else -1] if letter else ""
    )


def _draw_thirds(ui: "Ui", screen: "Cards") -> None:
    """Draw what `screen`, a card picker with thirds, offers."""
    labels = [ui.label(key) for key in screen.pad.keys]
    options = screen.pad.options()
    if ui.rows >= 6:
        _draw_third_rows(ui, screen, labels, options)
    else:
        _draw_third_line(ui, screen, labels, options)


def _draw_third_rows(
    ui: "Ui", screen: "Cards", labels: list[str], options: list[list[int]]
) -> None:
    """Draw a row for each key, so that nothing of a card is left out."""
    left = max([ui.size(label) for label in labels]) + 6
    for index in range(3):
        y = ui.top + 12 + index * 11
        key = screen.pad.keys[index]
        ui.part(key, labels[index], 2, y)
        ui.part(key, _third(ui, screen.faces, options[index], ui.width - left - 2), left, y)
    key = screen.done_key()
    back = screen.back_does()
    hints: list[Hint] = [("back", back)]
    if screen.enough():
        hints.insert(0, (key if key == "right" else key + "–", ("ui.done", {})))
    if screen.pad.cards:
        hints.append(("left", ("ui.menu", {})))
    ui.hints(*hints)


def _third(ui: "Ui", faces: "Faces", cards: list[int], room: int) -> str:
    """Return the cards of a part, or the first and the last if they do not fit into `room`."""
    words = " ".join([faces.card(card) for card in cards])
    if len(cards) < 3 or ui.fits(words, room):
        return words
    return faces.card(cards[0]) + " – " + faces.card(cards[-1])


def _draw_third_line(
    ui: "Ui", screen: "Cards", labels: list[str], options: list[list[int]]
) -> None:
    """Draw all three parts in the last row, and above it how to undo or to finish."""
    y = ui.height - 8
    for short in (False, True):
        parts: list[str] = []
        for index in range(3):
            parts.append(
                labels[index] + ":" + ends(screen, options, index, short) if options[index] else ""
            )
        if sum([ui.size(part) for part in parts]) + 8 <= ui.width:
            break
    left, middle, right = [ui.size(part) for part in parts]
    ui.part("up", parts[0], 0, y)
    ui.part("ok", parts[1], (left + ui.width - right - middle) // 2, y)
    ui.part("down", parts[2], ui.width - right, y)
    ui.part("back", ui.hint("back", screen.back_does(), 44), 1, ui.top + 8)
    if screen.enough():
        key = screen.done_key()
        words = ui.best(("ui.done_is", {"key": ui.label(key)}), 44)
        ui.part(key if key == "right" else key + "–", words, 46, ui.top + 8)
    if screen.pad.cards:
        words = ui.best(("ui.menu_is", {"key": ui.label("left")}), 40)
        ui.part("left", words, ui.width - 1 - ui.size(words), ui.top + 8)


def ends(screen: "Cards", options: list[list[int]], index: int, short: bool) -> str:
    """Return the first and the last card of part `index` of `options`, three lists of cards.

    If `short`, the suit is left out unless the next part has a card of the same rank.
    """
    faces, wild = screen.faces, screen.pad.deck.wild
    cards = options[index]
    found: list[str] = []
    for card, beside in ((cards[0], index - 1), (cards[-1], index + 1)):
        shared = False
        if 0 <= beside < 3 and options[beside]:
            shared = options[beside][-1 if beside < index else 0] % 13 == card % 13
        found.append(
            faces.rank(card % 13 + 1) if short and not shared and card != wild else faces.card(card)
        )
    return found[0] if len(cards) == 1 or found[0] == found[1] else "–".join(found)


SCREEN = Cards
