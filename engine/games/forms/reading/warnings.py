"""What a form may say that its author did not mean: it can be played, and is told as a warning.

In a `let` that is worked out once, the player of a field is true as soon as anybody is named. So
`let bonus: 20 if belote` gives everybody 20, where `20 if belote` in a score gives them to those
who have it.
"""

from ....compat import TYPE_CHECKING
from ..expressions import ONCE
from ..form import WHO_ONCE, WHO_PLAYER, WHO_SIDE

if TYPE_CHECKING:
    from ....types import Message
    from ..expressions import Code
    from ..form import Form


def warnings(form: "Form") -> "list[tuple[str, Message]]":
    """Return (where, Message) of each expression that gives everybody what some should have."""
    found: list[tuple[str, Message]] = []
    for code in _for_each(form):
        for let in code.lets:
            name = _for_all(form, code, let)
            if name:
                facts = {"let": _called(form, let), "name": name}
                found.append((code.where, ("forms.same_for_all", facts)))
    return found


def _for_each(form: "Form") -> "list[Code]":
    """Return what is worked out for each player or side: points, what is carried, wins, feats."""
    found = [code for step in form.steps for code, _ in step.score]
    found += [row[1] for row in form.carried + form.feats]
    if form.won is not None:
        found.append(form.won)
    return [code for code in found if code.level != ONCE]


def _for_all(form: "Form", code: "Code", let: int) -> str:
    """Return the field that a let asks for once where `code` does not ask whose it is, or ""."""
    own = form.lets[let]
    if own.level != ONCE:
        return ""
    asked = [code] + [form.lets[one] for one in code.lets]
    theirs = [form.slots[slot][1] for one in asked for slot in one.loads()
              if slot >= 0 and form.slots[slot][0] in (WHO_PLAYER, WHO_SIDE)]  # fmt: skip
    for slot in own.loads():
        if slot >= 0 and form.slots[slot][0] == WHO_ONCE and form.slots[slot][1] not in theirs:
            return str(form.slots[slot][1])
    return ""


def _called(form: "Form", let: int) -> str:
    """Return the name of the let at a slot."""
    return [name for name in form.names if let in form.names[name].slots][0]
