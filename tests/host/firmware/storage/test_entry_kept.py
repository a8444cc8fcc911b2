"""An entry is answers and a position: the real box against a plain model, whatever way leads out.

The model asks everything again from the start after each answer, and shares no code with `Entry` or
with the drafts. A random player answers by keys, goes back, leaves by every way, and comes back by
every way; after each step the box has the answers, the position and what is keyed of the next one
that the model has, and what is saved at the end is what the model comes to. Many more with
MELDMATE_SOAK=1.
"""

import json
import os
import random

import pytest

from engine import games, texts
from engine.errors import InputError, RuleError
from engine.game.questions import NUMBER, PICK, TEXT
from firmware.screens.event_words import begun_words
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator
from tests.portable.tools import first_answer
from tests.proof import samples
from tests.proof.powercut.person import Person
from tests.proof.robot.ways import keys_number

SOAK = os.environ.get("MELDMATE_SOAK") == "1"
EVENINGS = 40 if SOAK else 1
STEPS = 60 if SOAK else 24
BOARDS = ("sim_128x64", "sim_128x64_4", "sim_72x40", "feather_rp2040")
GAMES = ("any", "rumino", "gin", "rummoli", "tuscan", "ginski", "rumski")
seen = {"steps": 0, "cuts": 0, "saved": 0}


class Paper:
    """Answers and a position, in the plainest way: `ask()` is a new generator of questions."""

    def __init__(self, ask):
        self.ask = ask
        self.answers = []
        self.at = 0
        # What was answered, by what is asked of whom: (offered, answer).
        self.notes = {}

    def walk(self):
        """Return ([(row, question)] of all that is asked, the event or None)."""
        steps, asked, counts = self.ask(), [], {}
        step = next(steps)
        for answer in [*self.answers, None]:
            if not hasattr(step, "kind"):
                return asked, step
            who = (step.field or step.key, step.who or str(step.facts.get("name", "")))
            counts[who] = counts.get(who, 0) + 1
            asked.append(((*who, counts[who]), step))
            if len(asked) > len(self.answers):
                return asked, None
            step.check(answer)
            step = steps.send(answer)
        raise AssertionError(self.answers)

    def answer(self, value):
        """Answer at the position; return whether it is possible."""
        asked, _ = self.walk()
        row, before = asked[self.at][0], (list(self.answers), dict(self.notes))
        if self.answers[self.at :] and same(self.answers[self.at], value):
            self.at += 1
            return True
        changed = self.at < len(self.answers)
        below = list(zip(asked, self.answers, strict=False))[self.at + 1 :]
        for (place, question), old in below:
            if belongs(question):
                self.notes[place] = (question.default, old)
        self.notes.pop(row, None)
        self.answers[self.at :] = [value]
        try:
            self.walk()
        except (RuleError, InputError):
            self.answers, self.notes = before
            return False
        self.at += 1
        while self.again():
            pass
        if changed and any(question.page for _, question in self.walk()[0]):
            # A change among rows leads to the first one without an answer, or to the result.
            self.at = len(self.answers)
        return True

    def again(self):
        """Give one more of the answers that were below; return whether there was one."""
        asked, event = self.walk()
        row, question = asked[-1]
        note = self.notes.get(row)
        if event is not None or note is None or note[0] != question.default:
            return False
        self.answers.append(note[1])
        try:
            self.walk()
        except (RuleError, InputError):
            self.answers.pop()
            return False
        del self.notes[row]
        return True


def belongs(question):
    """Tell whether an answer belongs to its question whatever comes before."""
    if question.kind == NUMBER and not question.several:
        return bool(question.who or question.facts.get("name") or question.deck)
    return question.kind == TEXT or question.deck is not None


def same(one, other):
    return json.dumps(one) == json.dumps(other)


class Evening:
    """A random player at a game, who keys an entry and is disturbed."""

    def __init__(self, board, game, seed):
        self.rng = random.Random(f"{board} {game} {seed}")
        self.flash = NorFlash(64)
        self.box = Simulator(board, flash=self.flash)
        self.person = Person(self.box, self.rng)
        names = samples.of(game).players
        self.app.session.start_game(game, names, games.load(game).with_defaults(None), names[0])
        self.box.step()
        self.number = self.app.open_game.number
        self.trail = []
        if game == "rummoli":
            assert self.app.session.add({"event": "ante"})
            self.app.show_sheet()
        self.begin()

    @property
    def app(self):
        return self.box.device.app

    @property
    def top(self):
        return self.app.stack[-1]

    @property
    def entry(self):
        return next(one for one in reversed(self.app.stack) if one.module == "asking.entry").entry

    def begin(self):
        """Begin an entry: what comes next, or sometimes a penalty."""
        self.action = self.app.game.actions()[0]
        if self.rng.random() < 0.2:
            self.action = "adjust"
        self.paper = Paper(lambda: self.app.game.questions(self.action, {}))
        self.half = None
        self.come_back(True)

    def come_back(self, by_menu=None):
        """From the sheet, go on with the entry by one of the ways."""
        if self.top.module != "table.sheet":
            self.app.show_sheet()
        if by_menu is None:
            by_menu = self.rng.random() < 0.5
        if by_menu or self.action == "adjust" or self.app.game.aids.next(self.app.game):
            self.person.menu(self.app.game.key_of("do_", self.action))
        else:
            self.person.press("ok")
        self.with_defaults()

    def with_defaults(self):
        """Let the box keep what was keyed."""
        self.app.keep_draft()
        self.person.wait(400)

    def step(self):
        """Do something, and compare."""
        ways = [self.answer] * 8 + [self.back] * 3
        ways += [self.half_way, self.cut, self.leave, self.hold_back, self.other_game]
        ways += [self.language, self.other_entry]
        way = self.rng.choice(ways)
        self.trail.append((way.__name__, list(self.paper.answers), self.paper.at, self.half))
        way()
        self.compare()
        seen["steps"] += 1

    def compare(self):
        """The box has what the model has."""
        entry, paper = self.entry, self.paper
        assert [same(*pair) for pair in zip(entry.answers, paper.answers, strict=True)].count(
            False
        ) == 0, (entry.answers, paper.answers)
        assert entry.at == paper.at, (entry.at, paper.at)
        asked, event = paper.walk()
        question = asked[paper.at][1] if paper.at < len(asked) else None
        if question is None:
            assert entry.event == event and self.top.module == "table.preview"
            return
        assert (entry.question.key, entry.question.whom()) == (question.key, question.whom())
        if self.half is not None:
            assert self.top.part.digits == self.half
        elif paper.at < len(paper.answers):
            assert same(entry.question.default, paper.answers[paper.at])

    # -- what a player does ----------------------------------------------------------------------

    def answer(self):
        """Answer what is asked, or save what is complete."""
        if self.top.module == "table.preview":
            self.save()
            return
        question, value = self.entry.question, None
        if self.rng.random() < 0.4 and question.default is not None:
            value = question.default
        elif question.kind == PICK:
            value = self.rng.choice(question.choices)[0]
        elif question.kind == NUMBER:
            value = self.person.likely_number(question)
        else:
            value = first_answer(question)
        self.half = None
        taken = self.paper.answer(value)
        if question.kind == PICK:
            self.person.choose_row([one for one, _ in question.choices].index(value))
        else:
            self.top.answer(value)
        self.with_defaults()
        assert taken == (self.top.module != "message"), (value, self.box.text())
        self.person.read_messages()

    def save(self):
        """Save it: the draft ends, and what was shown is what is saved."""
        event, count = self.paper.walk()[1], len(self.app.open_game.ledger.log)
        self.person.press("ok")
        self.with_defaults()
        self.person.read_messages()
        log = list(self.app.open_game.ledger.log)
        assert log[count:] == [event] and self.app.drafts.all() == []
        seen["saved"] += 1
        if self.app.game.over:
            self.person.undo()
            self.app.show_sheet()
        if self.rng.random() < 0.5:
            self.box.restart()
        assert self.app.drafts.due() is None
        self.begin()

    def back(self):
        """Go back a question, or out and in again."""
        self.half = None if self.top.module == "table.preview" else self.half
        if self.half is not None:
            return
        if self.top.module == "asking.entry" and self.entry.question.deck:
            self.top.part.leave()
            self.with_defaults()
            if self.top.module == "asking.entry" and self.entry.at == self.paper.at:
                # From the cards to the number.
                self.top.back()
                self.with_defaults()
        else:
            at, stack = self.paper.at, len(self.app.stack)
            for _ in range(9):
                self.person.press("back")
                self.with_defaults()
                if len(self.app.stack) < stack or self.entry.at < at:
                    break
        if self.paper.at:
            self.paper.at -= 1
        else:
            assert self.top.module != "asking.entry"
            self.left()
            self.come_back()

    def left(self):
        """Note that it was left by back: it goes on where answers end."""
        self.paper.at = len(self.paper.answers)

    def half_way(self):
        """Key a digit of a number."""
        part = getattr(self.top, "part", None)
        if self.top.module != "asking.entry" or not keys_number(part):
            return
        before = part.digits
        self.person.press("up")
        self.person.press("up" if part.cross else "down")
        self.person.press("up")
        if part.cross and part.group is not None:
            self.person.press("back")
        self.with_defaults()
        if part.digits != before:
            self.half = part.digits

    def cut(self):
        """Cut the power: the box comes back where it was."""
        self.box.restart()
        seen["cuts"] += 1
        if self.top.module == "table.sheet":
            assert not self.paper.answers and self.half is None
            self.come_back()

    def leave(self):
        """Leave by back for the sheet; the box may lose its power there."""
        if self.half is not None:
            return
        for _ in range(self.paper.at + 1):
            # Each goes back a question, the last one leaves.
            if self.top.module == "table.preview":
                self.app.close()
            else:
                self.top.back()
            self.with_defaults()
        assert self.top.module != "asking.entry"
        self.left()
        self.app.show_sheet()
        self.with_defaults()
        if self.rng.random() < 0.3:
            self.box.restart()
            assert self.top.module == "table.sheet"
        due = self.app.drafts.due()
        if due and self.paper.answers:
            shown = " ".join(self.box.text())
            what = begun_words(self.app.game, self.app.open_game.ledger, due)
            assert texts.text(what[0], **what[1]).split("|")[0] in shown, shown
        self.come_back()

    def hold_back(self):
        """Hold back, which goes home, and undoes what its press did; the game is taken up again."""
        if not self.app.keys.presses("back") or not self.paper.at:
            return
        if self.top.module == "asking.entry" and self.entry.question.deck:
            return
        self.box.hold("back")
        self.with_defaults()
        assert self.app.session.open_game is None
        self.resume()

    def resume(self):
        self.app.session.resume(self.number)
        self.with_defaults()
        if self.top.module != "asking.entry" and self.top.module != "table.preview":
            self.come_back()

    def other_game(self):
        """Another game is begun, and put away."""
        if not self.paper.answers:
            # Nothing was entered: the next game takes its place.
            return
        self.app.session.close()
        names = ["X", "Y", "Z"]
        self.app.session.start_game("any", names, games.load("any").with_defaults(None), names[0])
        self.app.open("asking.entry", "round").answer(3)
        self.with_defaults()
        self.app.session.close()
        self.with_defaults()
        self.resume()

    def language(self):
        """Another language; ready reasons are in the words of theirs."""
        if self.action == "adjust":
            return
        texts.use("it" if texts.language() == "en" else "en")
        self.cut()

    def other_entry(self):
        """Another entry is saved in between: half of this one stays."""
        if self.half is not None or self.top.module == "table.preview" or self.action == "adjust":
            return
        self.leave_for("adjust")

    def leave_for(self, action):
        while self.top.module == "asking.entry":
            self.top.back()
            self.with_defaults()
        self.left()
        self.app.show_sheet()
        screen = self.app.open("asking.entry", action)
        while screen.entry.question:
            screen.answer(first_answer(screen.entry.question))
        self.with_defaults()
        assert self.top.module == "table.preview"
        self.person.press("ok")
        self.with_defaults()
        self.person.read_messages()
        if self.app.game.over or self.paper.walk()[1] is not None:
            self.app.session.add({"event": "undo"})
        self.app.show_sheet()
        self.with_defaults()
        self.come_back()


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", GAMES)
def test_the_box_has_what_a_plain_model_has(board, game, record_property):
    language = texts.language()
    for seed in range(EVENINGS):
        evening = Evening(board, game, seed)
        try:
            for _ in range(STEPS):
                evening.step()
        except Exception as error:
            trail = "\n".join(str(one) for one in evening.trail[-6:])
            shown = [one.module for one in evening.app.stack], evening.box.text()
            raise AssertionError(f"{trail}\n{shown}") from error
        finally:
            evening.box.close()
            texts.use(language)
    if (board, game) == (BOARDS[-1], GAMES[-1]):
        record_property("summary", f"kept entries: {seen['steps']} steps, {seen['cuts']} cuts")
