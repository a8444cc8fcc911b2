"""Events in words, for the lists of what has happened."""

from engine.compat import TYPE_CHECKING, const, is_list
from engine.texts import has, listed, text
from firmware.display.card_faces import space_words
from firmware.display.fitting import say
from firmware.display.page import Note

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.game.effect import Effect
    from engine.game.game import Game
    from engine.record.ledger import Ledger
    from engine.types import Bonus, Event, Label, Message
    from firmware.screens.base import Row


# In so many rows, what each has said and what it comes to are in sight at once.
_ROOM = const(6)


def title_of(game: "Game", index: int, event: "Event", effect: "Effect") -> "Message":
    """Return the title of an event: "round 6", or its name."""
    kind = event["event"]
    name: Message = (game.key_of("name_", kind), {})
    if effect.number:
        return ("ui.event_number", {"event": name, "n": effect.number})
    return name


def title_of_game(game: "Game | type[Game]") -> "Label":
    """Return a game's title, also in short where it has a short one.

    A brief one leaves room for what is asked; alone it would not say which game.
    """
    for form in (".brief", ".short"):
        if has(game.section + form) and not game.given:
            return game.section + form, {}
    return game.title


def won_words(game: "Game") -> "Message":
    """Return who has won: one, a side, or several that share it."""
    winners = game.winners
    if len(winners) > len(game.sides.of(winners[0])):
        return "ui.share", {"names": listed(game.sides.lines(winners))}
    return "ui.side_wins" if len(winners) > 1 else "ui.wins", {"names": listed(list(winners))}


def change_of(added: int, old: int | None) -> str:
    """Return what is added, as it stands after a name; "" for who had no score before."""
    return "" if old is None else " " + (signed(added) if added else "+0")


def score_of(old: int | None, new: int) -> str:
    """Return a score before and after, in one number where it is the same."""
    return str(new) if old is None or old == new else "%d → %d" % (old, new)


def way_to(words: str, total: int, added: int, old: int | None, new: int) -> str:
    """Return the arithmetic that leads to what is `added` to a score, "" if it says nothing new.

    >>> way_to("10 + 2", 12, 12, 20, 32), way_to("25 + 9", 34, 9, 25, 34)
    ('10 + 2', '')
    >>> way_to("41 + 3 + 2", 46, 5, 41, 46), way_to("115 + 50", 165, 80, 85, 165)
    ('3 + 2', '115 + 50 = 165')
    """
    before = "%s " % old
    if total == new and words.startswith(before):
        # The score before is in its row.
        sign, _, terms = words[len(before) :].partition(" ")
        terms = "-" + terms if sign == "-" else terms
        if terms == str(added):
            return ""
        return terms
    return words if total == added else "%s = %d" % (words, total)


def editing(ledger: "Ledger", index: int) -> "Message":
    """Return that event `index` is being edited."""
    event, effect = ledger.find(index)
    facts = {"what": title_of(ledger.game, index, event, effect), "n": effect.number or ""}
    return ("ui.editing", facts)


def begun_words(game: "Game", ledger: "Ledger", draft: "dict[str, Any]") -> "Message":
    """Return what is begun: "round 3", or the name of the event or of the referee's question."""
    action, index = draft["action"], draft["index"]
    if index is not None:
        return editing(ledger, index)
    for name, key, _, _ in game.referee:
        if name == action:
            return key, {}
    event: Message = (game.key_of("name_", action), {})
    if text(event[0]) == text(game.unit(game.house)):
        return "ui.begun_number", {"event": event, "n": game.rounds + 1}
    return event


def go_on_words(game: "Game", ledger: "Ledger", draft: "dict[str, Any]") -> "Message":
    """Return that what is begun can be continued, and where: "continue: round 3, 3 of 5".

    Who left or joined meanwhile has changed how many rows there are: then it does not say where.
    """
    what, place = begun_words(game, ledger, draft), draft.get("place")
    names = game.names_in_play()
    gone = [1 for row in draft["answers"] if row[1] and row[1] not in names]
    if is_list(place) and place[2:] == [len(names)] and not gone:
        return "ui.continue_at", {"what": what, "n": place[0], "of": place[1]}
    return "ui.continue", {"what": what}


def _moved(effect: "Effect", game: "Game") -> list[tuple[str, int]]:
    """Return [(name, points)] of what changed: players in seat order, then spaces of the board.

    The effect's own dicts are not ordered on every runtime.
    """
    names = [player.name for player in game.players]
    leads = [name for name in names if game.sides.leads(name)]
    found = [(name, effect.changes.get(name, 0)) for name in leads]
    found += [(name, effect.changes[name]) for name in sorted(effect.changes) if name not in names]
    found += [
        (section, effect.pots[section]) for section in game.board.sections if section in effect.pots
    ]
    return [(name, points) for name, points in found if points]


def largest_change(effect: "Effect", game: "Game") -> tuple[str, int] | None:
    """Return (name, points) of the largest change of a player, or None if nothing changed.

    Of equal ones it is that of who gained: what is said of the event is most often who won.
    """
    best: tuple[str, int] | None = None
    for name, points in _moved(effect, game):
        size, most = abs(points), abs(best[1]) if best else 0
        if name in effect.changes and (
            size > most or best and size == most and best[1] < 0 < points
        ):
            best = (name, points)
    return best and (game.sides.words(best[0]), best[1])


def standing_rows(before: "Game", after: "Game") -> "list[Row]":
    """Return a row of name and totals for each player whose score differs: "70 → 80"."""
    rows: list[Row] = []
    old: dict[str, int] = {}
    for player in before.players:
        old[player.name] = player.score
    for player in after.players:
        was = old.get(player.name)
        if was is not None and was != player.score and after.sides.leads(player.name):
            rows.append((after.sides.words(player.name), "%d → %d" % (was, player.score)))
    return rows


def undone_rows(effect: "Effect", game: "Game", way: int) -> "list[Row]":
    """Return a row of name and totals for each who scored, "91 → 60", and for the board's chips.

    The `way` is -1 where the effect is taken back, 1 where it comes again; 0 points are a score,
    too, where others have some.
    """
    if not _moved(effect, game):
        return []
    rows: list[Row] = []
    for player in game.players:
        name, sides = player.name, game.sides
        if name in effect.changes and sides.leads(name):
            points = effect.changes[name] + sum(
                [one[2] for one in effect.bonuses if one[0] == name]
            )
            rows.append((sides.words(name), score_of(player.score, player.score + way * points)))
    for name in game.board.sections:
        chips, moved = game.board.pots[name], effect.pots.get(name, 0)
        if moved:
            rows.append((space_words(game.section, name), score_of(chips, chips + way * moved)))
    return rows


def undone_words(game: "Game", last: "Any") -> "Message":
    """Return what undo would take back: `last` is from `Ledger.undone`."""
    what, index, event, effect = last
    if what == "amend":
        title = title_of(game, index, event, effect)
        return "ui.editing", {"what": title, "n": effect.number or ""}
    return _told(game, event, effect)


def undone_name(game: "Game", last: "Any") -> "Message":
    """Return what undo would take back, by name and number alone: "round 4", "bids 2"."""
    what, _, event, effect = last
    if what == "amend" or not effect.number:
        return undone_words(game, last)
    told: Message = (game.key_of("name_", event["event"]), {})
    return "ui.event_number", {"event": told, "n": effect.number}


def _told(game: "Game", event: "Event", effect: "Effect") -> "Message":
    """Return of whom an event was and what: "hand 2, Ana gin", "Ben leaves", "bids 2"."""
    story = game.story(event, effect)
    players = [player.name for player in game.players]
    # Several who gained by it are not whom it is about.
    if story and story[1].get("name") and story[1]["name"] not in players:
        story = None
    name: Message = (game.key_of("name_", event["event"]), {})
    told = story or name
    if not effect.number:
        return told
    if not story:
        # As the bar and the page of a player call it; the number alone says nothing.
        return "ui.begun_number", {"event": told, "n": effect.number}
    unit: Message = (game.unit(game.house), {})
    number: Message = ("ui.event_number", {"event": unit, "n": effect.number})
    # Where there is no room for both: "hand 3" would be more than the poker of the hand.
    brief: Message = ("ui.event_number", {"event": name, "n": effect.number})
    # A name alone after "undo" would be a player who is undone.
    bare = say(told) == story[1].get("name")
    return ("ui.event_of" if bare else "ui.event_told"), {
        "event": number,
        "told": told,
        "brief": brief,
    }


def signed(points: int) -> str:
    """Return points with their sign.

    >>> signed(31), signed(-10), signed(0)
    ('+31', '-10', '0')
    """
    return "+%d" % points if points > 0 else str(points)


def all_notes(effect: "Effect", game: "Game", rows: int) -> "list[Note]":
    """Return what is remarked, and what the end adds, for a screen of so many rows."""
    said = effect.notes
    if rows < _ROOM:
        # What each has said comes first, since not all is in sight.
        said = [one for one in said if "rows" in one[2]] + [
            one for one in said if "rows" not in one[2]
        ]
    return [Note((key, facts), rule) for rule, key, facts in said] + bonus_notes(
        effect.bonuses, game
    )


def bonus_notes(bonuses: "Sequence[Bonus]", game: "Game") -> "list[Note]":
    """Return what the end of a game added; the last one names the rule behind it."""
    notes: list[Note] = []
    for name, kind, points, facts in bonuses:
        if game.sides.leads(name):
            key = game.section + ".bonus_" + kind + ("_in" if "game" in facts else "")
            said = (key, dict(facts, name=game.sides.words(name), n=points))
            notes.append(Note(said, None, True))
    if notes:
        notes[-1].rule = game.columns.rule or ""
    return notes


def change_rows(effect: "Effect", game: "Game") -> "list[Row]":
    """Return a row of name and points for each change; those of the board come last."""
    rows: list[Row] = []
    for name, points in _moved(effect, game):
        held = name in effect.changes
        words = game.sides.words(name) if held else space_words(game.section, name)
        rows.append((words, signed(points)))
    return rows
