"""Runs inside the page's MicroPython: score forms, those of the box and the one that is made.

The engine reads and checks a form and plays it with made-up numbers, so the page has no logic of
its own.
"""

from engine import games
from engine.compat import load_module
from engine.errors import EngineError, InputError
from engine.game.entry import Entry
from engine.game.questions import NUMBER, PICK
from engine.games import forms
from engine.games.forms.expressions import SIDE
from engine.games.forms.mistakes import FormError
from engine.record.ledger import Ledger
from engine.texts import language
from engine.texts import text as words_of
from firmware.display.fitting import say
from firmware.storage import forms as kept
from host_tools.play.form_words import with_table, with_words
from host_tools.play.more_forms import MORE

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

# Who plays, with made-up numbers.
_NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fil", "Gea", "Ugo", "Ivo", "Jan", "Kai", "Lea")
# How many rounds are played, and how often numbers are made up that are refused.
_ROUNDS = 2
_TRIES = 40
# Of a range so large, small numbers are likelier.
_WIDE = 40


def keep(app: "Any", text: str) -> None:
    """Keep the form of a link's text on the box; raise InputError."""
    why = kept.keep(app.store, text)
    if why:
        raise InputError("form", why[0], **why[1])


def play(app: "Any", name: str) -> None:
    """Show the set-up of the form called `name`; a game that is on the table waits."""
    app.home()
    app.open("setup.which_game")
    if not app.keyless:
        # Where it is touched, all games are one list.
        app.open("setup.forms")
    app.open("setup.ready", forms.PREFIX + name)


def given(app: "Any") -> list:
    """Return [title, text of its link] of the forms that the box was given."""
    rows = kept.given(app.store)
    return [[games.facts(forms.PREFIX + row[0])[0], row[4]] for row in rows]


def ready() -> "Any":
    """Return [name, title] of the forms that are ready."""
    return [[row[0], row[1]] for row in forms.SHIPPED]


def more() -> "Any":
    """Return [name, title] of the forms that only the page has, to be sent."""
    return [row[:2] for row in MORE]


def data(name: str) -> "Any":
    """Return the data of a form that is ready, or that only the page has.

    One that is ready has its words in English and in the language that is spoken; one of the page
    in that language, or in English where it has none: a box takes 4,000 letters.
    """
    if [1 for row in MORE if row[0] == name]:
        return _with_more(load_module("more." + name).form(), language())
    return with_words(forms.data_of(name), language())


def _with_more(form: "Any", language: str) -> "Any":
    """Put the words of a language in place of the English ones of a form of `more/`.

    A form without a table of that language stays as it is.
    """
    try:
        # MicroPython takes no every second one of a tuple, but of a list.
        table = list(load_module("more.%s.%s" % (language, form["form"])).TEXTS)
    except ImportError:
        return form
    return alone(with_table(form, language, dict(zip(table[::2], table[1::2])).get), language)


def alone(part: "Any", language: str) -> "Any":
    """Return a part of a form without its English where it has the words of a language, too."""
    if isinstance(part, list):
        return [alone(one, language) for one in part]
    if not isinstance(part, dict):
        return part
    names = [name for name in part if name != "en" or language not in part]
    return {name: alone(part[name], language) for name in names}


def tried(form: "Any", players: int, seed: int, events: "Any") -> dict:
    """Return what two rounds of a form come to.

    `players` is how many play, as near as the form allows; `events` are those of the last time, of
    which those are used that still fit; the others are made up by `seed`. In the answer, `error` is
    a sentence, with `where` if the form is wrong; else `steps` has each entry: `title`, `coming`,
    `event`, `fields`, `sums`, `notes`, and `refused`, a sentence; `warnings` has [where, sentence]
    of what its author may not have meant.
    """
    game: Any = None
    try:
        game = forms.tried(form)
        found = _played(game, players, seed, events)
        told = load_module("engine.games.forms.reading.warnings").warnings(game.form)
        found["warnings"] = [[where, _sentence(why)] for where, why in told]
        return found
    except FormError as error:
        return {"error": _sentence(error.reason), "where": error.where}
    except EngineError as error:
        return {"error": error.why(), "where": ""}
    finally:
        if game is not None:
            forms.release(game)


def judged(form: "Any", words: str, steps: int, progress: "Any" = None) -> list:
    """Return what a form's melds say of the cards in `words`, and whether it says so for sure.

    That is [[question, answer] each, sure]. It is the first round of the fewest players under the
    usual house rules. What is wrong with the cards has no question; a form that is wrong, or has no
    melds, says nothing. With more `steps` for each search more may be found; `progress` is called
    with how many percent of them are done.
    """
    game: Any = None
    try:
        game = forms.tried(form)
        melds = game.form.melds
        if melds is None or not words.split():
            return [[], True]
        stage = 1 if melds.stage else None
        now = melds.judged(game.with_defaults(None), game.min_players, stage=stage)
        cards = now.deck.read_all(words.split(), "cards")
        return _judged(melds, now, cards, steps, progress)
    except FormError:
        return [[], True]
    except EngineError as error:
        return [[["", _sentence((error.key, error.facts))]], True]
    finally:
        if game is not None:
            forms.release(game)


def _judged(melds, now, cards, steps, progress):
    judge = load_module("engine.games.forms.judge")
    most = load_module("engine.rummy.table").MOST
    if len(cards) > most:
        why = _sentence(("forms.how_many", {"min": 1, "max": most, "n": len(cards)}))
        return [[["", why]], True]
    found = [("judge.do_meld", judge.judge_meld), ("judge.do_hand", judge.judge_hand)]
    if now.opens:
        found.append(("kit.do_opening", judge.judge_opening))
    if now.hand and len(cards) == now.hand + 1:
        found.append(("judge.do_discard", judge.judge_discard))
    rows, sure = [], True
    for question, by in found:
        verdict = by(melds, now, cards, steps, progress)
        sure = sure and verdict.key not in ("kit.at_most", "kit.unsure")
        rule, key, facts = verdict.full()
        why = _sentence((key, facts))
        rows.append([say((question, {})), "%s %s" % (why, rule) if rule else why])
    return [rows, sure]


def _sentence(why):
    words = words_of(why[0], **why[1])
    return words[:1].upper() + words[1:] + ("" if words[-1:] in ".?!" else ".")


class _Dice:
    """Numbers that look made up, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 40503 + 12345) & 0x3FFFFFFF

    def below(self, count: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x3FFFFFFF
        return (self.state >> 8) % count


def _played(game_class, players, seed, events):
    count = max(game_class.min_players, min(game_class.max_players, players))
    names: list[str] = list(_NAMES[:count])
    house = game_class.with_defaults(None)
    game_class.check_start(names, house)
    ledger = Ledger(game_class, names, house, names[-1])
    dice = _Dice(seed)
    found: dict[str, Any] = {
        "title": say(game_class.title),
        "players": [game_class.min_players, game_class.max_players],
        "names": names,
        "steps": [],
    }
    for at in range(_ROUNDS * len(game_class.form.steps)):
        game = ledger.game
        if game.over:
            break
        old = events[at] if at < len(events) else None
        row = _entered(ledger, game, dice, old)
        found["steps"].append(row)
        if "refused" in row:
            break
    game = ledger.game
    found["sides"] = [game.sides.words(name) for name in _heads(game)]
    found["scores"] = [game.find(name).score for name in _heads(game)]
    found["over"] = say(game.ending[1:]) if game.over and game.ending else ""
    return found


def _heads(game):
    return [player.name for player in game.players if game.sides.leads(player.name)]


def _entered(ledger, game, dice, old):
    """Enter the next step; return what is shown of it."""
    action = game.steps[game.step_index]
    name = (game.key_of("name_", action), {})
    row: dict[str, Any] = {
        "title": say(("ui.event_number", {"event": name, "n": game.rounds + 1})),
        "coming": say(game.coming()),
    }
    step = [one for one in game.form.steps if one.name == action][0]
    if old and old.get("event") == action and _fits(step, old):
        event, why = old, _refusal(ledger, old)
        if why and not old.get("mine"):
            event, why = _made_up(ledger, game, action, dice)
    else:
        event, why = _made_up(ledger, game, action, dice)
    event = {key: event[key] for key in event if key != "mine"}
    row["event"] = event
    row["fields"] = [_field(game, field, event) for field in step.fields]
    if why:
        row["refused"] = why
        return row
    effect = ledger.find(ledger.count - 1)[1]
    summed = {name: [words, total] for name, words, total in effect.sums}
    row["sums"] = []
    if step.score:
        for name in _heads(game):
            points = effect.changes.get(name, 0)
            row["sums"].append([game.sides.words(name)] + summed.get(name, ["", points]))
    row["notes"] = [say((key, facts)) for _, key, facts in effect.notes]
    return row


def _fits(step, event):
    """Return whether an event has fields of this step only; which are missing is said later."""
    known = [field.name for field in step.fields]
    return not [key for key in event if key not in known and key not in ("event", "mine")]


def _refusal(ledger, event):
    """Add an event to a ledger; return why that is refused, or ""."""
    try:
        ledger.add({key: event[key] for key in event if key != "mine"})
    except EngineError as error:
        return error.why()
    return ""


def _made_up(ledger, game, action, dice):
    """Add a made-up event; return (it, why none of them is accepted or "")."""
    why, event = "", {"event": action}
    for tries in range(_TRIES):
        try:
            entry = Entry(game, action)
            while entry.question:
                entry.answer(_answer(entry.question, dice, tries))
            event = entry.event
        except EngineError as error:
            why = error.why()
            continue
        why = _refusal(ledger, event)
        if not why:
            break
    return event, why


def _answer(question, dice, tries):
    """Return a made-up answer; after some refused ones, more of those that are offered."""
    offered = question.default
    if question.kind == PICK:
        choices = [value for value, _ in question.choices if value != " "]
        return choices[dice.below(len(choices))]
    if question.kind != NUMBER:
        return offered
    first, last, _ = question.limits()
    if offered is not None and first <= offered <= last:
        # What is left for the last one.
        return offered
    span = (last - first) // question.step + 1
    if span > _WIDE and tries < _TRIES // 2:
        least = max(first, min(0, last))
        least -= (least - first) % question.step
        return min(last, least + question.step * dice.below(_WIDE))
    if tries % 2 and dice.below(2):
        return first
    # Of two numbers the smaller: few take all the tricks.
    return first + question.step * min(dice.below(span), dice.below(span))


def _called(game, names, sides):
    """Return [name, how it is called] of the players, or of the first of each side."""
    if sides:
        return [[name, game.sides.words(name)] for name in _heads(game)]
    return [[name, name] for name in names]


def _field(game, field, event):
    """Return what is shown of a field: who has a value, and which can be chosen."""
    names = [player.name for player in game.players]
    found: dict[str, Any] = {
        "name": field.name,
        "label": say(game.word_of(field.name)),
        "kind": field.takes,
        "value": event.get(field.name),
        "choices": [],
    }
    if field.level:
        found["owners"] = _called(game, names, field.level == SIDE)
    if field.takes == "flag":
        found["choices"] = [[False, words_of("all.no")], [True, words_of("all.yes")]]
    elif field.takes in ("player", "side"):
        found["choices"] = _called(game, names, field.takes == "side")
        if field.nobody:
            found["choices"].append([None, words_of("forms.nobody")])
    elif field.takes == "word":
        key = "%s.value_%s_" % (game.section, field.name)
        found["choices"] = [[value, words_of(key + value)] for value in field.values]
    return found
