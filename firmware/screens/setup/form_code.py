"""A score form as QR codes, each a link to the browser page with a part of the form in it."""

from engine.compat import TYPE_CHECKING
from firmware.screens.table.qr_code import Codes

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App


class FormCodes(Codes):
    """The codes of the form with a title, as `links`."""

    seldom = True

    def __init__(self, app: "App", title: "Label", links: "list[str]"):
        super().__init__(app, title, [(link, "forms.codes", {}) for link in links])


SCREEN = FormCodes
