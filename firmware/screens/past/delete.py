"""A question before a saved game is deleted: no, keep only its result, or delete it."""

from engine.compat import TYPE_CHECKING
from firmware.screens.confirm import Confirm

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from firmware.app import App
    from firmware.screens.base import Row


class Forget(Confirm):
    """The question for game `number`; `done()` is called if something changed.

    With `is_result`, only the result of the game is saved; the statistics would lose it as well.
    """

    seldom = True

    def __init__(
        self, app: "App", number: int, done: "Callable[..., object]", is_result: bool = False
    ):
        key = "store.delete_result" if is_result else "store.delete_or_keep"
        super().__init__(app, (key, {"n": number}), done)
        self.number = number
        self.ways: list[Callable[[int], None] | None] = [
            None,
            app.session.archive,
            app.session.remove,
        ]
        self.words = ["all.no", "store.keep_result", "store.delete"]
        if is_result:
            del self.ways[1]
            del self.words[1]

    def items(self) -> "Sequence[Row]":
        """Return no and the ways to make room."""
        return [((key, {}), "") for key in self.words]

    def choose(self, index: int) -> None:
        """Close, and do it."""
        self.app.close()
        do = self.ways[index]
        if do:
            do(self.number)
            self.done()


SCREEN = Forget
