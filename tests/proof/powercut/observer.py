"""Sees every change of the saved data while the firmware makes it."""

from collections.abc import Callable
from typing import Any, Self

from firmware.storage.journal import Journal
from firmware.storage.store import Store


class Change:
    """A change of the saved data: `kind`, `number` of the game, `value`.

    `kind` is create, append, delete, archive, draft or rename. `first` and `last` count the flash
    operations when it began and when it was confirmed.
    """

    def __init__(self, kind: str, number: int | None, value: Any) -> None:
        self.kind, self.value = kind, value
        self.number: Any = number
        self.first = 0
        self.last: int | None = None


def number_of(journal: Any) -> int:
    """Return the number of the game in a journal."""
    return int(journal.name[:5])


class Observer:
    """While used as a context manager, calls `begun` and `confirmed` for each change."""

    def __init__(self) -> None:
        self._replaced: list[tuple[Any, str, Callable]] = []

    def __enter__(self) -> Self:
        observe = self.observe
        observe(Journal, "append", lambda journal, entry: ("append", number_of(journal), entry))
        observe(Journal, "keep_draft", lambda journal, draft: ("draft", number_of(journal), draft))
        observe(Journal, "drop_draft", lambda journal: ("draft", number_of(journal), None))
        observe(Store, "create", lambda store, header: ("create", None, header))
        observe(Store, "delete", lambda store, number: ("delete", number, None))
        observe(Store, "archive", lambda store, number, scores, *_: ("archive", number, scores))
        return self

    def __exit__(self, *_: object) -> None:
        for owner, name, function in self._replaced:
            setattr(owner, name, function)
        self._replaced.clear()

    def observe(self, owner: Any, name: str, describe: Callable) -> None:
        """Note each call of a function; `describe` returns (kind, number, value) of its change."""
        function = getattr(owner, name)
        self._replaced.append((owner, name, function))

        def observed(*arguments):
            change = Change(*describe(*arguments))
            self.begun(change)
            try:
                result = function(*arguments)
            except Exception:
                # Not PowerCut: a change that the power cut off is neither confirmed nor refused.
                self.refused(change)
                raise
            if change.kind == "create":
                change.number = result[0]
            self.confirmed(change)
            return result

        setattr(owner, name, observed)

    def begun(self, change: Change) -> None:
        """Note a change that is about to be made."""

    def confirmed(self, change: Change) -> None:
        """Note that a change was made."""

    def refused(self, change: Change) -> None:
        """Note that a change was refused, and not made."""
