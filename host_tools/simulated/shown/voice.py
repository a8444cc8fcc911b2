"""What is new on a screen, as a sentence to be heard (of what `data.shown` returns)."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    Shown = dict[str, Any]

# What ends a sentence.
_ENDS = ".?!…:"
# Marks for the eye: what they mean stands beside them in words.
_MARKS = "■▶◀▲▼"
# What is said of a part, by its kind; what is not named here is found by moving over it.
_SAID = {
    "text": ("words",),
    "big": ("words", "below"),
    "verdict": ("head", "words"),
    "list": ("about", "empty"),
    "number": ("value", "range"),
    "name": ("text",),
    "code": ("words",),
    "deck": ("tally",),
    "ending": ("title", "score", "reason"),
}


def said(now: "Shown", before: "Shown | None") -> str:
    """Return what a voice says of `now` when `before` was heard already; "" for nothing new.

    >>> one = {"screen": "x", "bar": ["Ben?", ""], "rule": "", "note": "", "parts": []}
    >>> three = dict(one, parts=[{"kind": "big", "words": "3"}])
    >>> said(three, None), said(three, one), said(dict(three, note="0 to 7"), three)
    ('Ben? 3', '3', '0 to 7')
    """
    is_new = before is None or _place(before) != _place(now)
    heard = [] if is_new or before is None else _phrases(before)
    phrases = [words for words in now["bar"] if words != now["rule"]] if is_new else []
    phrases += [words for words in _phrases(now) if words not in heard]
    if now["note"] and (before is None or before["note"] != now["note"]):
        phrases.append(now["note"])
    return " ".join([_ended(plain(words)) for words in phrases if words]).rstrip(".")


def _ended(words: str) -> str:
    """Return a text with a mark at its end."""
    return words if words[-1:] in _ENDS else words + "."


def plain(words: str) -> str:
    """Return a text as it is read: letters in place of those in frames, and no marks.

    >>> plain("\\ue047 7"), plain("■ Ana deals, ▶ Ben starts"), plain("◀ 4 players ▶")
    ('G 7', 'Ana deals, Ben starts', '4 players')
    """
    found = ""
    for sign in words:
        if "\ue041" <= sign <= "\ue05a":
            found += chr(ord(sign) - 0xE000)
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
        if kind == "sum" or kind == "outcome":
            found.append("%s %s" % (part["name"], part["total" if kind == "sum" else "new"]))
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
