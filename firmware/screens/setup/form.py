"""A score form that the box was given: send it as QR codes, or delete it from the list of games."""

from engine import games
from engine.compat import TYPE_CHECKING, const
from firmware.screens.base import ActionList
from firmware.screens.table import qr_code
from firmware.storage import forms

if TYPE_CHECKING:
    from engine.types import Label, Message
    from firmware.app import App
    from firmware.screens.base import Row

# As many codes as have a number of one digit.
_MOST = const(35)
# The version of a form in a code, as those of sheets (engine.record.sheet_text).
_VERSION = "5"
# Three of these letters carry two bytes; each of them is short in a code, and stays as it is in an
# address.
_LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-."


def code_text(text: str) -> str:
    """Return what the codes of a form carry, whose link has `text` (firmware.storage.forms).

    >>> code_text("1.00000000.AAECAw")
    '5:100NC0'
    """
    data = forms.data_of(text)
    found = ""
    for at in range(0, len(data), 2):
        last = at + 1 == len(data)
        number = data[at] if last else data[at] * 256 + data[at + 1]
        for _ in range(2 if last else 3):
            found += _LETTERS[number % 41]
            number //= 41
    return _VERSION + ":" + found


class Form(ActionList):
    """What can be done with the form of the game `name`."""

    seldom = True

    def __init__(self, app: "App", name: str):
        super().__init__(app)
        self.name = name
        self.words: Label = games.facts(name)[0]

    def make(self) -> None:
        """List what can be done."""
        self.rows = [
            (("forms.send", {}), "", self.send),
            (("own.delete", {}), "", self.ask_delete),
        ]

    def title(self) -> "Row":
        """Return the bar: the title of the form."""
        return self.words, ""

    def send(self) -> None:
        """Show the form as QR codes, or say why there are none."""
        links, why = self.codes()
        if links:
            self.app.open("setup.form_code", self.words, links)
        else:
            self.app.open("message", ("qr_code.title", {}), None, why)

    def codes(self) -> "tuple[list[str], Message]":
        """Return (the links of the codes, why there are none)."""
        if not self.app.ui.holds_code():
            return [], ("qr_code.too_small", {})
        address = qr_code.page_address(self.app)
        if not address:
            return [], ("forms.no_address", {})
        text = code_text(forms.text_of(self.app.store, self.name))
        try:
            return qr_code.links(address, text, _MOST), ("forms.no_room", {})
        except qr_code.AddressTooLong:
            return [], ("qr_code.too_long", {"address": address})

    def ask_delete(self) -> None:
        """Ask whether to delete the form."""
        self.app.ask(("own.sure_delete", {"game": self.words}), self.delete)

    def delete(self) -> None:
        """Take it off the list, and go back to the list of forms."""
        if forms.delete(self.app.store, self.name):
            self.app.close_to("setup.forms")


SCREEN = Form
