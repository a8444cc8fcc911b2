"""Each button in turn, before anything else is asked of it: whether it is wired, and to it alone.

The first start on a board asks for each: it counts if that one alone goes down and up. Before a
question about the screen's chip, and in safe mode, it only waits until all are up. It reads the
pins, as what a press means is of no use here, and says what it has to say in each language, one
after the other: none is chosen yet.
"""

from engine import texts
from engine.compat import TYPE_CHECKING, const, ticks_diff
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.types import Message, Ticks
    from firmware.app import App
    from firmware.screens.base import Row
    from firmware.types import Show

# Milliseconds of rest after which a press is over, of a hold that passes a button over, and until
# the same is said in another language.
_REST = const(30)
_HOLD = const(800)
_SPOKEN = const(3000)


class TryButtons(Screen):
    """Asks for each button, with `every`; else it waits until none is down.

    `done(dead)` is called at the end, once it has closed, with the rows of those that do not
    answer. It is part of a test then, and speaks the language that was chosen.
    """

    # There is no bar that fills.
    STEPS = 0
    seldom = True
    awake = True

    def __init__(
        self,
        app: "App",
        every: bool = True,
        done: "Callable[[Sequence[int]], object] | None" = None,
    ):
        super().__init__(app)
        self._every = every
        self._done = done
        self._spoken = texts.language()
        self._since: Ticks = None
        self._at = 0
        # Those that have been down from the start, those of this press, and which it was last seen.
        self._stuck = app.keys.down_now()
        self._seen: list[int] = []
        self._began: Ticks = None
        self._moved: Ticks = None
        # Those that were passed over, and whether this press has done so.
        self._dead: list[int] = []
        self._passed = False
        self._said: Message | None = None
        # What is drawn inverted, as the key is down.
        self.filled: int | None = None

    # -- drawing ------------------------------------------------------------------------------

    def title(self) -> "Row":
        """Return the bar."""
        if not self._every:
            return ("lesson.title", {}), ""
        count = self.app.keys.count
        facts = {"n": min(self._at + 1, count), "all": count}
        return ("lesson.title", {}), ("lesson.of", facts)

    def key(self) -> str:
        """Return the logical key that is asked for, or held."""
        return self.app.keys.table[self._shown()][2]

    def _shown(self) -> int:
        if not self._every:
            return self._stuck[0]
        return self._dead[0] if self._at == self.app.keys.count else self._at

    def _name(self, at: int) -> str:
        name = self.app.keys.table[at][0]
        return self.app.ui.label(name) if name == "back" else name

    def task(self) -> "Message":
        """Return what to do, or what was found."""
        keys, asked = self.app.keys, self._shown()
        if self._at == keys.count:
            return "lesson.dead", {"keys": " ".join([self._name(at) for at in self._dead])}
        if asked in self._stuck:
            return "lesson.held", {"key": self._name(asked)}
        return self._said or ("lesson.ask", {"key": self._name(asked)})

    def draw(self, show: "Show") -> None:
        """Show the key with what to do."""
        show.key(self)

    # -- keys ---------------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Read the pins, and go on once a press is over."""
        down = self.app.keys.down_now()
        if self._stuck:
            up = [at for at in self._stuck if at not in down]
            if up:
                self._stuck = [at for at in self._stuck if at in down]
                # A finger was there, or a wire: what it touched on its way counts for nothing.
                self._seen, self._began = [], None
                self.app.dirty = True
        if not self._every:
            if not self._stuck:
                self.app.close()
            return
        if self._done is None:
            self._speak(now)
        # The pins count, however fast.
        self.app.attention.settle()
        fresh = [at for at in down if at not in self._stuck]
        if fresh:
            self._follow(fresh, now)
        elif self._began is not None and ticks_diff(now, self._moved) >= _REST:
            self._over()

    def _speak(self, now: int) -> None:
        """Say it in the next language after a while."""
        if self._since is None:
            self._since = now
        elif ticks_diff(now, self._since) >= _SPOKEN:
            self._since = now
            spoken = texts.LANGUAGES
            texts.use(spoken[(spoken.index(texts.language()) + 1) % len(spoken)])
            self.app.dirty = True

    def _follow(self, fresh: list[int], now: int) -> None:
        """Note which keys are down in one press."""
        if self._began is None:
            self._began, self._passed = now, False
        self._moved = now
        for at in fresh:
            if at not in self._seen:
                self._seen.append(at)
                self._said = None
                self.filled = 0 if self._seen == [self._at] else None
                self.app.dirty = True
        other = len(self._seen) == 1 and self._at not in self._seen
        if other and not self._passed and ticks_diff(now, self._began) >= _HOLD:
            if self._at < self.app.keys.count:
                self._passed = True
                self._dead.append(self._at)
                self._next()

    def _over(self) -> None:
        """Judge a press that is over."""
        seen, self._seen, self._began, self.filled = self._seen, [], None, None
        self.app.dirty = True
        if self._at == self.app.keys.count:
            if not self._passed:
                self._end()
        elif self._passed:
            # What was held has done what it was held for.
            pass
        elif seen == [self._at]:
            self._next()
            if self._at == self.app.keys.count and not self._dead:
                self._end()
        elif len(seen) == 1:
            facts = {"key": self._name(seen[0]), "asked": self._name(self._at)}
            self._said = "lesson.was", facts
        else:
            self._said = "lesson.touch", {"key": self._name(seen[0]), "other": self._name(seen[1])}

    def _next(self) -> None:
        self._at += 1
        self._said = None
        self.app.dirty = True

    def _end(self) -> None:
        texts.use(self._spoken)
        self.app.close()
        if self._done is not None:
            self._done(self._dead)

    def press(self, key: str, kind: str) -> None:
        """Do nothing: the pins say more."""


SCREEN = TryButtons
