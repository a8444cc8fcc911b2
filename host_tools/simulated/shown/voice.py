"""What is new on a screen, as a sentence to be heard (of what `data.shown` returns)."""

from engine.compat import TYPE_CHECKING
from firmware.display.fitting import say
from host_tools.simulated.shown.suits import name_of

if TYPE_CHECKING:
    from typing import Any

    Part = dict[str, Any]
    Shown = dict[str, Any]

# What ends a sentence.
_ENDS = ".?!…:"
# Marks for the eye: what they mean stands beside them in words.
_MARKS = "■▶◀▲▼"
# What is said of a part, by its kind; what is not named here is found by moving over it.
_SAID = {
    "text": ("words",),
    "big": ("words", "below"),
    "verdict": ("head", "words", "rule"),
    "list": ("about", "empty"),
    "number": ("value", "range"),
    "name": ("text",),
    "code": ("words",),
    "deck": ("tally",),
    "ending": ("title", "score", "reason"),
}


def said(now: "Shown", before: "Shown | None", sheet: "Part | None" = None) -> str:
    """Return what a voice says of `now` when `before` was heard already; "" for nothing new.

    `sheet` is how everyone stood on the score sheet that was heard last (`sheet_of`).

    >>> one = {"screen": "x", "bar": ["Ben?", ""], "rule": "", "note": "", "parts": []}
    >>> three = dict(one, parts=[{"kind": "big", "words": "3"}])
    >>> said(three, None), said(three, one), said(dict(three, note="0 to 7"), three)
    ('Ben? 3', '3', '0 to 7')
    """
    is_new = before is None or _place(before) != _place(now)
    heard = [] if is_new or before is None else _phrases(before)
    phrases = [words for words in now["bar"] if words != now["rule"]] if is_new else []
    if before is not None:
        is_sheet = bool([1 for part in now["parts"] if part["kind"] == "sheet"])
        answered = is_new or is_sheet
        phrases = (_answered(now, before) if answered else _erased(now, before)) + phrases
    phrases = _saved(sheet_of(now), sheet) + phrases
    phrases += [words for words in _phrases(now) if words not in heard]
    if now["note"] and (before is None or before["note"] != now["note"]):
        phrases.append(now["note"])
    return " ".join([_ended(plain(words)) for words in phrases if words]).rstrip(".")


def sheet_of(shown: "Shown") -> "Part | None":
    """Return how everyone stands, on the sheet and at the end; None on other screens."""
    for part in shown["parts"]:
        if part["kind"] in ("players", "ending"):
            return part if part["kind"] == "players" else part["sheet"]
    return None


def _saved(now: "Part | None", before: "Part | None") -> "list[str]":
    """Return that something was saved, if it was, and the totals, if they are others."""
    if now is None or before is None or _standing(now) == _standing(before):
        return []
    if [one["name"] for one in now["players"]] != [one["name"] for one in before["players"]]:
        return []
    totals = ["%s %s" % (one["name"], one["score"]) for one in now["players"]]
    # An entry that was undone is not there.
    saved = [say(("sim.saved", {}))] if len(now["rounds"]) >= len(before["rounds"]) else []
    return saved + [", ".join(totals)]


def _standing(sheet: "Part") -> "Any":
    return [one["score"] for one in sheet["players"]], sheet["rounds"]


def _answered(now: "Shown", before: "Shown") -> "list[str]":
    """Return the answers that `now` shows and `before` did not: "Ben 31"."""
    old = _answers(before)
    return ["%s %s" % one for one in _answers(now) if one[1] not in ("", "-") and one not in old]


def _answers(shown: "Shown") -> "list[tuple[str, str]]":
    """Return (of whom or of what, what is answered)."""
    found: list[tuple[str, str]] = []
    for part in shown["parts"]:
        if part["kind"] == "sheet":
            found += [(one["name"], one["words"]) for one in part["cells"]]
        page = part.get("page") or {"rows": [], "at": -1}
        for at, row in enumerate(page["rows"]):
            # What is offered is no answer yet.
            if not (at == page["at"] and part["offered"]):
                found.append((row[0], row[2]))
        found += [(name, value) for name, value in part.get("given") or []]
    return found


def _erased(now: "Shown", before: "Shown") -> "list[str]":
    """Return what was taken back of what was keyed, as a sentence."""
    for part, old in zip(now["parts"], before["parts"]):
        new, was = _keyed(part), _keyed(old)
        if part["kind"] == old["kind"] and len(new) < len(was):
            at = 0
            while at < len(new) and new[at] == was[at]:
                at += 1
            gone = was[at : at + len(was) - len(new)]
            return [say(("sim.erased", {"what": (" " if len(gone[0]) > 1 else "").join(gone)}))]
    return []


def _keyed(part: "Part") -> "list[str]":
    """Return the signs that are keyed, in order: digits, letters, cards."""
    if part["kind"] == "deck":
        return [plain(face) for face, _ in part["keyed"]]
    if part["kind"] == "number" and part["offered"]:
        # Nothing of it was keyed.
        return []
    return list(part.get({"number": "value", "name": "text"}.get(part["kind"], "")) or "")


def _ended(words: str) -> str:
    """Return a text with a mark at its end."""
    return words if words[-1:] in _ENDS else words + "."


def plain(words: str) -> str:
    """Return a text as it is read: letters in place of those in frames, suits by name, no marks.

    >>> plain("\\ue047 7"), plain("■ Ana deals, ▶ Ben starts"), plain("◀ 4 players ▶")
    ('G 7', 'Ana deals, Ben starts', '4 players')
    >>> plain("7\\ue011, 8♥")
    '7 cups, 8♥'
    """
    found = ""
    for sign in words:
        if "\ue041" <= sign <= "\ue05a":
            found += chr(ord(sign) - 0xE000)
        elif name_of(sign):
            found += " " + name_of(sign)
        elif sign not in _MARKS:
            found += sign
    return " ".join([word for word in found.split(" ") if word])


def _place(shown: "Shown") -> "tuple[Any, Any]":
    return shown["screen"], shown["bar"]


def _phrases(shown: "Shown") -> "list[str]":
    """Return what is said of the parts, in order."""
    found: list[str] = []
    for part in shown["parts"]:
        kind = part["kind"]
        if kind == "sum":
            found.append("%s %s" % (part["name"], part["total"]))
        elif kind == "outcome":
            added = " %s," % part["added"] if part["added"] else ""
            found.append("%s%s %s" % (part["name"], added, part["new"]))
        elif kind == "sheet":
            # What is asked by a sentence; of rows the bar says it.
            asked = [one["name"] for one in part["cells"] if not one["words"]][:1]
            found += asked if part["cells"][-1]["of"] < 0 else []
            found += [part["sum"], part["barred"]] + [one["wrong"] for one in part["cells"]]
            found += [words for words, _ in part["notes"]]
        elif kind == "deck":
            found.append(" ".join([face for face, _ in part["keyed"]]))
        elif kind == "players":
            # Who deals and starts; how a round goes is found by moving over it.
            found += [part["won"]] + part["lines"][:1] + part["near"]
        for name in _SAID.get(kind, ()):
            words = part.get(name)
            found += words if isinstance(words, list) else [words]
    # A minus for what is not there yet is no word.
    return [found[at] for at in range(len(found)) if found[at] not in ["", "-"] + found[:at]]
