"""A screen as lines of plain text: for terminals that only print, and for those who listen."""

from typing import Any

from host_tools.simulated.shown.voice import plain


def lines(found: dict[str, Any]) -> list[str]:
    """Return the lines of what `host_tools.simulated.shown.data.shown` returned.

    What can be chosen has its number, what can be done a letter.
    """
    said = ["  ".join(part for part in found["bar"] if part)]
    if found["tabs"]:
        names, now = found["tabs"]
        said[0] = " | ".join(f"[{one}]" if at == now else one for at, one in enumerate(names))
    for part in found["parts"]:
        said += _PARTS[part["kind"]](part)
    said += [f"{letter}) {words}" for letter, (_, words) in lettered(found)]
    if found["note"]:
        said.append(found["note"])
    return [plain(line) for line in said]


def lettered(found: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """Return (letter, [name, words]) of the actions that are possible now."""
    actions = [one for one in found["actions"] if one[0] not in found["waits"]]
    return list(zip("abcdefghijklmnopqrstuvwxyz", actions, strict=False))


def _text(part):
    yield " ".join(one for one in (part["rule"], part["words"]) if one)


def _list(part):
    yield from _given(part)
    for at, row in enumerate(part["rows"], part["first"] + 1):
        yield f"{at}. " + "  ".join(words for words in row if words)
    yield from (words for words in (part["empty"], part["about"]) if words)


def _players(part):
    for at, one in enumerate(part["players"], 1):
        words = [one["name"], str(one["score"]), one["aside"], *one["says"]]
        yield f"{at}. " + "  ".join(words for words in words if words)
    yield from (words for words in (part["won"], *part["lines"], *part["near"]) if words)
    if part["pots"]:
        yield ", ".join(f"{name} {chips}" for name, chips, _ in part["pots"])


def _ending(part):
    yield "  ".join(words for words in (part["title"], part["score"]) if words)
    if part["reason"]:
        yield " ".join(words for words in (part["rule"], part["reason"]) if words)
    for place, name, words, score, out, _ in part["places"]:
        yield f"{place}. " + "  ".join(one for one in (name, words, str(score), out) if one)
    yield from part["bonuses"]
    yield from ("  ".join(row) for row in part["paid"])
    yield from (words for words in (part["why"],) if words)


def _given(part):
    yield from (f"{name} {value}" for name, value in part["given"])


def _number(part):
    yield from _given(part)
    if part["page"]:
        yield from ("  ".join(words for words in row[:4] if words) for row in part["page"]["rows"])
        yield part["page"]["left"]
    if part["choices"]:
        yield from (f"{at}. {words}" for at, words in enumerate(part["choices"], 1))
    else:
        yield ": ".join(words for words in (part["range"], part["value"]) if words)


def _sheet(part):
    for at, one in enumerate(part["cells"], 1):
        words = [one["name"], *one["said"], one["words"] or "-", one["after"], one["wrong"]]
        yield f"{at}. " + "  ".join(words for words in words if words)
    yield from (words for words in (part["sum"], part["barred"]) if words)
    yield from (" ".join(reversed([words for words in note if words])) for note in part["notes"])


def _games(part):
    if part["goes_on"]:
        yield "  ".join(words for words in part["goes_on"] if words)
    yield from (f"{at}. {row[0]}  {row[1]}" for at, row in enumerate(part["games"], 1))


def _seats(part):
    for at, (typed, made, others, _) in enumerate(part["seats"], 1):
        yield f"{at}. " + "  ".join(words for words in (typed or made, others) if words)
    yield ", ".join(part["known"])
    yield from part["wrong"][1:] if part["wrong"] else ()


def _questions(part):
    for at, (words, rule, _, mark, _) in enumerate(part["rows"], 1):
        yield f"{at}. " + "  ".join(words for words in (words, rule, mark) if words)


def _deck(part):
    yield from _given(part)
    keyed = " ".join(face for face, _ in part["keyed"]) or "-"
    yield "  ".join(words for words in (keyed, part["tally"]) if words)


def _name(part):
    yield part["text"] or "-"
    for at, (name, aside) in enumerate(part["names"], 2):
        yield f"{at}. " + "  ".join(words for words in (name, aside) if words)


def _verdict(part):
    yield part["head"]
    yield " ".join(one for one in (part["rule"], part["words"]) if one)
    yield from (f"{label} {cards}".strip() for label, cards in part["groups"])


_PARTS = {
    "text": _text,
    "pair": lambda part: [f"{part['left']}  {part['right']}".strip()],
    "sum": lambda part: [f"{part['name']}  {part['words']} = {part['total']}"],
    "outcome": lambda part: [
        f"{part['name']} {part['added']}{part['what']}  "
        f"{part['old']}{' -> ' * bool(part['old'])}{part['new']}",
        *part["sums"],
    ],
    "laid": lambda part: [" ".join(part["cards"]), part["due"]],
    "list": _list,
    "ending": _ending,
    "players": _players,
    "number": _number,
    "sheet": _sheet,
    "games": _games,
    "seats": _seats,
    "questions": _questions,
    "deck": _deck,
    "name": _name,
    "verdict": _verdict,
    "grid": lambda part: [f"{label}  {value}" for label, value, _ in part["cells"]],
    "cells": lambda part: [f"{at}. {words}" for at, words in enumerate(part["cells"], 1)],
    "code": lambda part: [*part["words"], part["data"]],
    "big": lambda part: [words for words in (part["words"], part["below"]) if words],
}
