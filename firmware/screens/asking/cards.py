"""The card picker: cards keyed with few presses, the same for every deck, screen and key count."""

from engine.compat import TYPE_CHECKING, is_list
from engine.errors import EngineError
from engine.game.questions import CARDS
from engine.texts import range_of
from firmware.display.card_faces import Faces, names_of
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
    from firmware.display.widgets import Hint
    from firmware.input.cardpad import Kept
    from firmware.screens.base import Hints, Row
    from firmware.types import Show


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
        self.faces = Faces(deck, names_of(game, game.house))
        neighbours = game.faces.order(game.house)
        keyed: Sequence[int] = question.default if is_list(question.default) else ()
        if question.default is None:
            keyed = app.session.taken_up(_which(question), question.taken, deck)
            if question.lasts:
                keyed = keyed or app.session.told(_which(question))
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

    def resumed(self) -> None:
        """Forget a key that was down when another screen was opened."""
        self.waiting = False

    def expects(self, letter: str) -> bool:
        """Return whether a letter goes on with the cards that are typed."""
        return self.typist and letter not in "\n\b "

    # -- what is shown ------------------------------------------------------------------------

    def title(self) -> "Row":
        """Return the question, and how many cards are keyed."""
        tally = self.tally()
        return (tally, "") if self.may_have_drawn() else (self.asks(), tally)

    def may_have_drawn(self) -> bool:
        """Return whether the hand is complete, and may include the card drawn and not discarded."""
        whole = self.question.kind == CARDS and 0 < len(self.pad.cards) == self.minimum
        return whole and self.minimum == self.maximum - 1

    def asks(self) -> "Label":
        """Return the question."""
        return self.question.key, self.question.facts

    def tally(self) -> "Label":
        """Return how many cards are keyed, or what a hand that is complete may still have."""
        question = self.question
        count = len(self.pad.cards)
        if self.may_have_drawn():
            return ("ui.or_drawn", {"n": count, "more": self.maximum})
        tally: Label = str(count)
        if self.maximum == 1:
            # A single card need not be counted.
            tally = ""
        elif self.maximum - self.minimum <= 2:
            # "10 of 9-11" would be read as a share of something.
            key = "ui.cards_of" if self.minimum == self.maximum else "ui.cards_between"
            tally = (key, {"n": count, "all": self.wanted()})
        elif question.kind != CARDS:
            # The question is for points: a bare number would be taken for them.
            tally = ("ui.cards_keyed", {"n": count})
            if question.adds and question.worth and count:
                facts = {"n": count, "worth": question.worth(self.pad.cards)}
                tally = ("ui.cards_worth", facts)
        return tally

    def draw(self, show: "Show") -> None:
        """Show the question, and what is keyed."""
        show.deck(self)

    def how_to_finish(self, ok: str) -> "Message | None":
        """Return what to say of how to finish, where it is said; `ok` is what the key is called."""
        if self.word and self.word in self.words():
            return ("ui.enter_takes", {"card": self.word.upper()})
        if self.typist and not self.word and self.enough():
            # On a keyboard, OK is not held.
            return ("ui.enter_to_finish", {})
        return ("ui.hold_to_finish", {"key": ok}) if self.telling else None

    def hints(self) -> "Hints":
        """Return what the keys do besides leading to cards."""
        keys = self.app.keys
        back: Label = ("ui.menu", {}) if self.back_asks() else self.back_does()
        if self.at is not None:
            return [("ok", ("ui.take_out", {})), ("back", ("ui.done", {}))]
        if self.full():
            hints: list[Hint] = [("ok", ("ui.done", {})), ("back", back)]
            if self.maximum > 1 and not (self.crossed and keys.holds("back")):
                hints.append(("back–" if self.crossed else "left", ("ui.menu", {})))
            return hints
        hints = [("back", back)]
        if self.crossed:
            begun = self.pad.on_the_way() or self.word
            if self.enough() and not begun and not keys.holds("back"):
                hints.insert(0, ("ok–", ("ui.done", {})))
            return hints
        if self.enough():
            key = self.done_key()
            hints.insert(0, (key if key == "right" else key + "–", ("ui.done", {})))
        return hints + [("left", ("ui.menu", {}))] if self.pad.cards else hints

    def actions(self) -> "Hints":
        """Return what can be done besides choosing cards."""
        return (("done", ("ui.done", {})), ("leave", ("ui.back", {})))

    def can(self, name: str) -> bool:
        """Return whether there are enough cards, or one to erase."""
        if name == "done":
            return self.enough()
        return name != "erase" or bool(self.pad.cards)

    def act(self, name: str) -> None:
        """Finish, erase the last card, or leave; the cards are offered again."""
        if name == "done":
            self.finish()
        elif name == "erase":
            # Where there is none, a finger that goes on means nothing else.
            self.word = ""
            self.returning = False
            self.pad.start()
            if self.pad.cards:
                self.pad.step_back()
        elif name == "leave":
            self.leave()
        else:
            super().act(name)

    def short_legend(self) -> list[str]:
        """Return the letters of the colours, each with the short form of its name."""
        faces = self.faces
        return [faces.suit(suit) + faces.legends(suit)[-1] for suit in range(len(faces.suits))]

    def back_does(self) -> "Label":
        """Return what back does."""
        begun = self.pad.cards or self.pad.on_the_way()
        return ("ui.rub" if begun and not self.returning else "ui.back"), {}

    def wanted(self) -> str:
        """Return how many cards are wanted, as text."""
        return range_of(self.minimum, self.maximum)

    def back_asks(self) -> bool:
        """Return whether back opens the menu of the cards, where OK cannot be held to finish.

        It does so without a card as well where none is an answer.
        """
        if not self.crossed or self.returning or not self.app.keys.holds("back"):
            return False
        return not self.pad.on_the_way() and bool(self.pad.cards or self.enough())

    def done_key(self) -> str:
        """Return the logical key that finishes with few keys: right if it is held, else OK."""
        return "right" if self.app.keys.holds("right") else "ok"

    # -- taking a card out --------------------------------------------------------------------

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
        """Return the cards keyed so far, and in a list of its own where one was taken out.

        None stands for no cards, unless some were offered: they were erased.
        """
        keyed: list[Any] = list(self.pad.cards)
        if self.pad.place is not None:
            keyed.append([self.pad.place])
        return keyed if keyed or is_list(self.question.default) else None

    def why_not(self, key: str) -> "Label":
        """Return what is missing, or that nothing is."""
        if self.full():
            if self.app.keyless:
                return ("keys.cards_most", {"n": self.maximum})
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

    def once(self, letters: str) -> str:
        """Return the card: tapped twice at once, it was meant once."""
        return letters.lstrip("-")

    def tap(self, letters: str) -> None:
        """Take the card of these letters; after a minus, take it out in all its copies."""
        if self.at is not None:
            return
        self.let_go()
        self.typist, self.telling = True, False
        self.pad.start()
        out = letters[:1] == "-"
        if self.full() and not out:
            self.app.say(self.why_not(letters))
            return
        self.word = letters
        while self.take_word() and out and letters in self.words():
            self.word = letters
        self.word = ""

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
        if self.question.lasts:
            self.app.session.tell(_which(self.question), cards)
        self.done(cards)


def _which(question: "Question") -> "tuple[Any, ...]":
    """Return what tells a question from others, in the same round."""
    return question.key, question.who, sorted(question.facts.items())


SCREEN = Cards
