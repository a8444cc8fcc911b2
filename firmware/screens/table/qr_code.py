"""The score sheet as a QR code: a link to the browser page with the sheet in it, or plain text.

The evening is plain text always: any phone reads it, and the page has one sheet at a time.

A code of 29 modules, two pixels each, is the largest that 64 rows of pixels hold with a margin.
What does not fit into one is shown in several, one after the other.
"""

from engine.compat import TYPE_CHECKING, const, crc32, utf8
from engine.record.sheet_text import rows, sheet_text
from firmware.display import qr
from firmware.display.fitting import say
from firmware.games.evening import Evening, numbers_of
from firmware.games.stakes import payment_words, settled
from firmware.screens.base import Screen
from firmware.screens.page import Page, wrapped

if TYPE_CHECKING:
    from engine.game.game import Game
    from engine.record.ledger import Ledger
    from engine.types import Facts, Label, Payment
    from firmware.app import App
    from firmware.display.page import Line
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

    # (text, key, facts) of a code: what it holds, and its title.
    Titled = tuple[str, str, Facts]

_VERSION = const(3)
# No one photographs more codes than this of a sheet; the scores alone take one.
_MAX_CODES = const(12)
# Characters of the sheet that must fit beside the address.
_MIN_ROOM = const(12)
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class AddressTooLong(Exception):
    """The address leaves no room for a sheet."""


def page_address(app: "App") -> str:
    """Return where the browser page is, from the settings or else the platform; or ""."""
    words = app.settings.get("address")
    return written(words) if words else app.platform.get("address", "")


def written(words: str) -> str:
    """Return an address in the form that takes the least room in a code.

    A host name means the same in capitals; what follows it does not.

    >>> written("meldmate.example/box/"), written("http://x.example")
    ('HTTPS://MELDMATE.EXAMPLE/box/', 'HTTP://X.EXAMPLE/')
    """
    if "://" not in words:
        words = "https://" + words
    end = words.find("/", words.find("://") + 3)
    return words.upper() + "/" if end < 0 else words[:end].upper() + words[end:]


def links(address: str, text: str, most: int = _MAX_CODES) -> list[str]:
    """Return the links that carry a `text` to the page at `address`, one for each code.

    There are none if it takes more than `most`. A link ends with `#R`, its number, the number of
    all, a check of the whole text, and a part of it. Numbers and check are in base 36. Raises
    AddressTooLong.

    >>> links("HTTPS://MELDMATE.EXAMPLE/", "1:GINSKI:ANN/BO:1:31.12")
    ['HTTPS://MELDMATE.EXAMPLE/#R11YN21:GINSKI:ANN/BO:1:31.12']
    """
    room = _room(address + "#R11000")
    count = max(1, (len(text) + room - 1) // room)
    if count > most:
        return []
    check = crc32(utf8(text)) % 46656
    head = _DIGITS[count] + _DIGITS[check // 1296] + _DIGITS[check // 36 % 36] + _DIGITS[check % 36]
    return [
        address + "#R" + _DIGITS[at + 1] + head + text[at * room : (at + 1) * room]
        for at in range(count)
    ]


def _room(head: str) -> int:
    """Return how many characters of a sheet's text fit into a code after `head`."""
    room = 0
    while _fits(head + "0" * (room + 1)):
        room += 1
    if room < _MIN_ROOM:
        raise AddressTooLong()
    return room


def _fits(text: str) -> bool:
    try:
        return qr.version_for(text) <= _VERSION
    except qr.TooLong:
        return False


def plain_texts(lines: list[str]) -> list[str]:
    """Return the texts of the codes for `lines`, as many lines in each as fit.

    >>> plain_texts(["Ginski", "Ann 31", "Bo 12"])
    ['Ginski\\nAnn 31\\nBo 12']
    """
    found: list[str] = []
    for line in lines:
        for part in _parts(line):
            if found and _fits(found[-1] + "\n" + part):
                found[-1] += "\n" + part
            else:
                found.append(part)
    return found


def _parts(line: str) -> list[str]:
    """Return a line in parts that each fit into a code, divided at spaces where there are any."""
    found: list[str] = []
    while not _fits(line):
        end = len(line) - 1
        while not _fits(line[:end]):
            end -= 1
        space = line.rfind(" ", 0, end + 1)
        found.append(line[:space] if space > 0 else line[:end])
        line = line[space + 1 :] if space > 0 else line[end:]
    return found + [line]


def score_lines(game: "Game", paid: "list[Payment]") -> list[str]:
    """Return the lines of a game's scores and payments: title, scores, who pays whom."""
    lines = [say(game.title)]
    for player in game.players:
        mark = " *" if player.name in game.winners else ""
        lines.append(player.name + " " + str(player.score) + mark)
    return lines + payment_words(paid)


def round_lines(ledger: "Ledger") -> list[str]:
    """Return the lines of a game's rounds: the names, then what each round added.

    The first line has the start, where that is not 0 for all.
    """
    table = rows(ledger)
    lines = ["/".join([player.name for player in ledger.game.players])]
    for at in range(len(table)):
        if at or any(table[0]):
            lines.append("%d: " % at + "/".join([str(points) for points in table[at]]))
    return lines if len(lines) > 1 else []


class Codes(Screen):
    """Codes about what is called `what`: (text, key, facts) of each; key and facts are its title.

    Up, down and OK show another code. The code of an `evening` is the last one; its games are
    opened once it is shown.
    """

    def __init__(self, app: "App", what: "Label", codes: "list[Titled]"):
        super().__init__(app)
        self.at = 0
        self.what = what
        self.codes = codes
        self.modules: list[int] | None = None
        # The games of the evening until they are counted.
        self.evening: Evening | None = None

    def asked(self) -> object:
        """Return which code is shown."""
        return self.at

    @property
    def awake(self) -> bool:
        """Whether games are being opened: then the box neither goes on standby nor sleeps."""
        return self.counting() is not None

    def counting(self) -> "Evening | None":
        """Return the evening whose games are being opened, or None."""
        return None if self.codes[self.at][0] else self.evening

    def tick(self, now: int) -> None:
        """Open one more game of the evening; after the last one, there are its codes."""
        evening = self.counting()
        if evening is None:
            return
        evening.step()
        self.app.dirty = True
        if not evening.left:
            texts = plain_texts(evening.lines())
            self.codes = self.codes[:-1] + [
                (text, "qr_code.evening", {"n": evening.count}) for text in texts
            ]
            self.evening = None

    def draw(self, show: "Show") -> None:
        """Show the code, and what it is of."""
        show.code(self)

    def hints(self) -> "Hints":
        """Return what the keys do."""
        hints: list[Hint] = [("back", ("ui.back", {}))]
        if len(self.codes) > 1:
            hints.insert(0, ("ok", ("qr_code.next", {})))
        return hints

    def press(self, key: str, kind: str) -> None:
        """Show another code, or leave."""
        step = {"ok": 1, "down": 1, "up": -1}.get(key, 0)
        if step and kind == "press" and len(self.codes) > 1:
            self.at = (self.at + step) % len(self.codes)
            self.modules = None
        else:
            super().press(key, kind)

    def why_not(self, key: str) -> "Label":
        """Return that there is no other code."""
        return ("qr_code.only", {}) if key in ("ok", "up", "down") else ""


class Code(Codes):
    """The codes of the game on the table: the scores, every round if they fit, then the evening."""

    def __init__(self, app: "App"):
        super().__init__(app, app.game.title, self._made(app))
        numbers = numbers_of(app.store, app.open_game.number)
        if len(numbers) > 1:
            self.evening = Evening(app.session, numbers)
            self.codes.append(("", "qr_code.evening", {"n": self.evening.count}))

    def _made(self, app: "App") -> "list[Titled]":
        ledger = app.open_game.ledger
        # Payments are of a game that is over; before, they would be out of date on paper.
        paid = settled(app.store, app.open_game)[1] if app.game.over else []
        address = page_address(app)
        if address:
            scores = links(address, sheet_text(ledger, False, paid))
            whole = links(address, sheet_text(ledger, True, paid))
        else:
            scores = plain_texts(score_lines(app.game, paid))
            whole = plain_texts(round_lines(ledger))
            # More codes than anyone photographs are left out, as they are with an address.
            whole = whole if len(whole) <= _MAX_CODES else []
        count = len(whole)
        found: list[Titled] = [(text, "qr_code.scores", {}) for text in scores]
        return found + [
            (whole[at], "qr_code.rounds", {"n": at + 1, "of": count}) for at in range(count)
        ]


class NoCode(Page):
    """Why there is no code."""

    def __init__(self, app: "App", why: "Label"):
        super().__init__(app)
        self.why = why

    def title(self) -> "Row":
        """Return the bar."""
        return ("qr_code.title", {}), ""

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the reason."""
        return wrapped(ui, self.why)


def screen(app: "App") -> "Screen":
    """Return the codes, or why there are none."""
    try:
        return Code(app)
    except AddressTooLong:
        return NoCode(app, ("qr_code.too_long", {"address": page_address(app)}))


SCREEN = screen
