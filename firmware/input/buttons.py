"""From pins to logical keys: `up down left right ok back`.

A board lists its keys as `(label, pin, logical key on press, logical key on hold or None)`.
Contacts bounce for up to 20 ms, those of rubber keys for up to 50: the first edge counts at once
and the next 50 ms are ignored, so that even a press of 30 ms counts once, and at once. Edges are
caught by interrupt where the pins have one, so nothing is lost during a long search; `poll` turns
them into presses. An interrupt runs between any two instructions of `poll`, so while `poll` itself
reads the pins, an interrupt only makes it read them once more.

An arrow that means left or right when held repeats, as any other arrow, where these mean nothing
(`scrolls`): a long list is one long press on every board.

No interrupt runs while a block of the flash is erased, which takes some chips 150 ms and more. The
one of a tap that lies wholly within comes afterwards, and finds the key at rest as before. When the
tap was, and which of two came first, is lost: it is given as "fast", as below.

Presses of one key that follow each other like bounces give one press. Another key's press right
after may mean something that needs them all, so it is given as "fast": presses before it may be
missing (firmware/input/attention.py ignores it). Two keys at once are two presses.
"""

from engine.compat import TYPE_CHECKING, const, sleep_ms, ticks_diff
from engine.texts import text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, Protocol

    from engine.types import Clock

    class Pin(Protocol):
        """A pin of the board."""

        def value(self) -> int:
            """Return its level."""
            ...

        def irq(self, handler: "Callable[[Pin], None]", trigger: int) -> object:
            """Call `handler` at edges."""
            ...

    # A row of the table: label, pin, meaning of a press, meaning of a hold or None.
    Key = tuple[str, int, str, "str | None"]
    # What happened: (logical key, kind) each.
    Presses = tuple[tuple[str, str], ...]

_SETTLE = const(50)
# An ignored press that lasted so long may have been another press of the key, no bounce.
_TAP = const(15)
# For so long after a press, another key's press may follow some that looked like bounces.
_APART = const(100)
# The same after an edge for which there was no room.
_FULL = const(500)
# For so long after power-on a capacitor at a key may look like a press: 100 nF behind an RP2040's
# resistor, 80 kilohms at most (its datasheet, 5.5.3.4), have a time constant of 8 milliseconds.
_CHARGED = const(30)
_HOLD = const(500)
_REPEAT_AFTER = const(400)
_REPEAT_EVERY = const(120)
_RING = const(32)

# The key that a typed letter stands for where no letters are typed.
TYPED = {"\n": "ok", " ": "ok", "\b": "back"}
_DIRECTIONS = ("up", "down", "left", "right")
_ARROWS = ("▲", "▼", "◀", "▶")
_NONE: "Presses" = ()


class Buttons:
    """The keys of a board: `table` as above, `pins` in its order, `pressed` the level of a press.

    `clock` returns milliseconds like `time.ticks_ms`. A key that means something else when held
    gives its press on release, and the other key after half a second. Any other key gives its press
    at once, then repeats (directions) or gives one "long" (ok and back). `hold_text` says that one
    is held; "": as the box's texts say it.

    >>> class Pin:
    ...     level = 1
    ...     value = lambda self: self.level
    >>> pin = Pin()
    >>> keys = Buttons((("OK", 2, "ok", "back"),), (pin,), 0, lambda: 0)
    >>> keys.label("ok"), keys.label("back"), keys.has("up"), keys.count
    ('OK', 'hold OK', False, 1)
    >>> pin.level = 0
    >>> keys.poll(100)
    ()
    >>> pin.level = 1
    >>> keys.poll(200)
    (('ok', 'press'),)
    """

    def __init__(
        self,
        table: "Sequence[Key]",
        pins: "Sequence[Pin]",
        pressed: int,
        clock: "Clock",
        hold_text: str = "hold {button}",
    ):
        self.count = len(table)
        # As the board lists them, or as they are with the box upside down.
        self.table = table
        self._pins = pins
        self._pressed = pressed
        self._clock = clock
        self._hold_text = hold_text
        # Whether the box is upside down.
        self.turned = False
        # Whether left and right mean nothing on the page that is shown.
        self.scrolls = False
        count = self.count
        # The state of each key as the interrupt handler last saw it.
        self._level = [False] * count
        self._changed = [clock() - _SETTLE] * count
        # The level after each key's last edge, an ignored one too, and when that was.
        self._rest = [False] * count
        self._rested = [clock() - _SETTLE] * count
        # When a press was last ignored that may have been no bounce.
        self._missed = [clock() - _APART] * count
        # A ring of what it saw, for `poll`, and when: key * 8, plus 4 if presses before it are
        # lost, plus 2 if edges of its key were ignored before it, plus the level.
        self._what = [0] * _RING
        self._when = [0] * _RING
        self._head = 0
        self._tail = 0
        # Whether edges of a key were ignored since its last change; whether an edge found the ring
        # full, and when.
        self._bounced = [False] * count
        # When the pins were last read, whether they are being read, and whether an interrupt came
        # meanwhile.
        self._polled = clock()
        self._reading = False
        self._again = False
        self._lost = False
        self._lost_at = 0
        # The state of each key as `poll` last returned it: down, what it means when held, since
        # when, hold given, next repeat.
        self._down = [False] * count
        self._holds: list[str | None] = [None] * count
        self._since = [0] * count
        self._fired = [False] * count
        self._next = [0] * count
        # Whether its press came too fast; the key that was pressed last, when, and whether that may
        # have been before.
        self._fast = [False] * count
        self._last: int | None = None
        self._last_at = 0
        self._late = False

    def _note(self, index: int, level: bool, now: int) -> None:
        """Record a change of a key unless it is a bounce; allocates nothing."""
        rest, since = self._rest[index], self._rested[index]
        if level != rest:
            self._rest[index] = level
            self._rested[index] = now
            if rest and since != self._changed[index] and ticks_diff(now, since) >= _TAP:
                self._missed[index] = since
        if rest != self._level[index] and ticks_diff(now, since) >= _SETTLE:
            # What was ignored was no bounce: the contact has rested since.
            self._bounced[index] = False
            self._change(index, rest, since)
        if level == self._level[index]:
            return
        if ticks_diff(now, self._changed[index]) < _SETTLE:
            self._bounced[index] = True
            return
        self._change(index, level, now)

    def _edge(self, index: int, level: bool, now: int) -> None:
        """Record an edge, and a tap for which no interrupt could run; allocates nothing."""
        at_rest = not (level or self._rest[index] or self._level[index])
        if at_rest and ticks_diff(now, self._polled) >= _TAP:
            # Where the pins were read just now, it was no tap but noise.
            if ticks_diff(now, self._changed[index]) >= _SETTLE:
                self._lost = True
                self._lost_at = now
                self._doubt(now)
                self._note(index, True, now)
        self._note(index, level, now)

    def _doubt(self, now: int) -> None:
        """Note of the presses that were seen just now that others may have come before."""
        at = self._tail
        while at != self._head:
            if self._what[at] & 1 and ticks_diff(now, self._when[at]) < _TAP:
                self._what[at] |= 4
            at = (at + 1) % _RING

    def _change(self, index: int, level: bool, now: int) -> None:
        """Put a change of a key into the ring; allocates nothing."""
        head = self._head
        following = (head + 1) % _RING
        if following == self._tail:
            # Full: the state stays, so that `poll` notices the change itself.
            if level:
                self._lost = True
                self._lost_at = now
            return
        lost = False
        if self._lost and level:
            self._lost = False
            lost = 0 <= ticks_diff(now, self._lost_at) < _FULL
        self._what[head] = index * 8 + 4 * lost + 2 * self._bounced[index] + level
        self._bounced[index] = False
        self._when[head] = now
        self._level[index] = level
        self._changed[index] = now
        self._head = following

    def poll(self, now: int) -> "Presses":
        """Return what happened since the last call, a sequence of `(logical key, kind)`.

        The kind is "press", "repeat", "long", or "fast": a press before which others may be
        missing. `now` is the clock's reading in milliseconds.
        """
        self._polled = now
        self._again = True
        while self._again:
            self._again = False
            self._reading = True
            for index in range(self.count):
                level = self._pins[index].value() == self._pressed
                # A key at rest needs no note: nearly all of them, nearly always.
                if level != self._rest[index] or level != self._level[index]:
                    self._note(index, level, now)
            self._reading = False
        happened = _NONE
        while self._tail != self._head:
            what, when = self._what[self._tail], self._when[self._tail]
            self._tail = (self._tail + 1) % _RING
            index = what >> 3
            if what & 1:
                happened += self._press(index, when, what)
            else:
                happened += self._release(index, when)
        for index in range(self.count):
            if self._down[index]:
                happened += self._held(index, now)
        return happened

    def waiting(self) -> bool:
        """Return whether an interrupt caught something that `poll` has not returned yet."""
        return self._tail != self._head

    def idle(self) -> bool:
        """Return whether no key is down, as `poll` last saw them, and nothing waits for it."""
        return True not in self._down and not self.waiting()

    def _press(self, index: int, when: int, what: int) -> "Presses":
        if self._down[index]:
            return _NONE
        since = ticks_diff(when, self._last_at)
        near = 0 <= since < _APART and (since or self._late)
        if self._last is not None:
            near = near or 0 <= ticks_diff(when, self._missed[self._last]) < _APART
        self._fast[index] = bool(what & 4 or near and self._last not in (None, index))
        self._last = index
        self._last_at = when
        self._late = bool(what & 2)
        self._down[index] = True
        self._since[index] = when
        self._next[index] = _REPEAT_AFTER
        _, _, logical, hold = self.table[index]
        if self.scrolls and logical in _DIRECTIONS and hold in _DIRECTIONS:
            hold = None
        self._holds[index] = hold
        self._fired[index] = False
        return _NONE if hold else ((logical, self._kind(index)),)

    def _release(self, index: int, when: int) -> "Presses":
        if not self._down[index]:
            return _NONE
        happened = self._held(index, when, True)
        self._down[index] = False
        if self._holds[index] and not self._fired[index]:
            return ((self.table[index][2], self._kind(index)),)
        return happened

    def _kind(self, index: int) -> str:
        return "fast" if self._fast[index] else "press"

    def _held(self, index: int, now: int, released: bool = False) -> "Presses":
        logical, hold = self.table[index][2], self._holds[index]
        time = ticks_diff(now, self._since[index])
        if hold:
            if time >= _HOLD and not self._fired[index]:
                self._fired[index] = True
                return ((hold, self._kind(index)),)
        elif logical in _DIRECTIONS:
            # A late poll gives one repeat rather than all that were missed.
            if time >= self._next[index] and not released:
                self._next[index] = time + _REPEAT_EVERY
                return ((logical, "repeat"),)
        elif time >= _HOLD and not self._fired[index]:
            self._fired[index] = True
            return ((logical, "long"),)
        return _NONE

    def watch(self, trigger: int) -> None:
        """Catch edges by interrupt; `trigger` is rising and falling in terms of `machine`."""
        for index, pin in enumerate(self._pins):
            pin.irq(handler=self._handler(index), trigger=trigger)

    def _handler(self, index: int) -> "Callable[[Pin], None]":
        def edge(pin: "Pin") -> None:
            if self._reading:
                self._again = True
            else:
                self._edge(index, pin.value() == self._pressed, self._clock())

        return edge

    def forget(self) -> None:
        """Drop the presses that were not polled yet."""
        self._tail = self._head

    def turn(self, on: bool) -> None:
        """Swap opposite directions if `on`, because the box is upside down.

        The meaning of a held key moves with its direction. A key with a printed arrow is labelled
        by the arrow as it is seen now; a key with a letter keeps its letter.

        >>> class Pin:
        ...     value = lambda self: 1
        >>> table = (("A", 1, "up", "back"), ("B", 2, "ok", "right"), ("C", 3, "down", "left"))
        >>> keys = Buttons(table, (Pin(), Pin(), Pin()), 0, lambda: 0)
        >>> keys.turn(True)
        >>> keys.label("up"), keys.label("left"), keys.label("right")
        ('C', 'hold A', 'hold B')
        """
        if bool(on) == self.turned:
            return
        self.turned = bool(on)
        table = list(self.table)
        places: dict[str, int] = {}
        for index in range(self.count):
            places[table[index][2]] = index
        for one, other in (("up", "down"), ("left", "right")):
            if one in places and other in places:
                first, second = places[one], places[other]
                table[first], table[second] = _swapped(self.table[first], self.table[second])
        self.table = tuple(table)

    def ignore_down(self) -> None:
        """Ignore the keys that are down right now until they are released."""
        for index in range(self.count):
            self._level[index] = self._rest[index] = self._pins[index].value() == self._pressed

    def held(self, logical: str) -> bool:
        """Return whether the key for `logical` is held down at power-on, for safe mode.

        One that is down is looked at until a capacitor at it would be charged.
        """
        for index in range(self.count):
            if self.table[index][2] == logical:
                for _ in range(_CHARGED):
                    if self._pins[index].value() != self._pressed:
                        return False
                    sleep_ms(1)
                return True
        return False

    def down_now(self) -> list[int]:
        """Return the rows of the table whose keys are down, as their pins are read."""
        return [at for at in range(self.count) if self._pins[at].value() == self._pressed]

    def _row_of(self, logical: str) -> int | None:
        """Return the index of the key for `logical`, pressed rather than held; or None."""
        for column in (2, 3):
            for index in range(self.count):
                if self.table[index][column] == logical:
                    return index
        return None

    def down_for(self, logical: str, now: int) -> int | None:
        """Return for how many milliseconds the key for `logical` has been down, or None."""
        index = self._row_of(logical)
        if index is None or not self._down[index]:
            return None
        return ticks_diff(now, self._since[index])

    # -- what the keys are called ------------------------------------------------------------

    def has(self, logical: str) -> bool:
        """Return whether a press or a hold of some key means `logical`."""
        return any(logical in (press, hold) for _, _, press, hold in self.table)

    def presses(self, logical: str) -> bool:
        """Return whether some key means `logical` without being held."""
        return self.has(logical) and not self.holds(logical)

    def holds(self, logical: str) -> bool:
        """Return whether `logical` needs a key to be held."""
        for _, _, press, _ in self.table:
            if press == logical:
                return False
        return self.has(logical)

    def key_of(self, logical: str) -> str:
        """Return the label of the key for `logical`, even if it must be held; "" if none."""
        index = self._row_of(logical)
        return "" if index is None else self.table[index][0]

    def label(self, logical: str) -> str:
        """Return what to show for `logical`: the key's label, "hold A", or "" if there is none."""
        for label, _, press, _ in self.table:
            if press == logical:
                return label
        for label, _, _, hold in self.table:
            if hold == logical:
                # The texts of a board are not looked for before one is needed.
                words = self._hold_text or text("device.hold", button="{button}")
                return words.format(button=label)
        return ""


def per_key(value: "int | str | tuple[Any, ...] | None", count: int) -> "tuple[Any, ...]":
    """Return what a board says of each of `count` keys: a tuple as it is, else `value` of each.

    >>> per_key(0, 3), per_key((0, 1, 1), 3)
    ((0, 0, 0), (0, 1, 1))
    """
    return value if isinstance(value, tuple) else (value,) * count


def _swapped(first: "Key", second: "Key") -> "tuple[Key, Key]":
    """Return two rows of a table with their meanings swapped; printed arrows move with them."""
    if first[0] in _ARROWS:
        return (second[0],) + first[1:2] + second[2:], (first[0],) + second[1:2] + first[2:]
    return first[:2] + second[2:], second[:2] + first[2:]
