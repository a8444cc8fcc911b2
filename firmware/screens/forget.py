"""One question before a saved game goes: no, keep only its result, or delete it."""

from engine.compat import TYPE_CHECKING
from firmware.screens.confirm import Confirm

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from firmware.app import App
    from firmware.screens.base import Row


class Forget(Confirm):
    """The question about game `number`; `done()` is called where something has changed."""

    def __init__(self, app: "App", number: int, done: "Callable[..., object]"):
        super().__init__(app, ("store.delete_or_keep", {"n": number}), done)
        self.number = number

    def items(self) -> "Sequence[Row]":
        """Return no and the two ways to make room."""
        return [(("all.no", {}), ""), (("store.keep_result", {}), ""), (("store.delete", {}), "")]

    def chosen(self, index: int) -> None:
        """Close, and do it."""
        self.app.close()
        if index:
            (self.app.session.archive if index == 1 else self.app.session.remove)(self.number)
            self.done()


SCREEN = Forget
