"""What the class of a form's game has for its melds: the referee's questions, how cards are keyed.

What judges them (`referee`) is imported once somebody asks.
"""

from ...compat import TYPE_CHECKING
from ...game.card_faces import CardFaces
from ...texts import has, text

if TYPE_CHECKING:
    from typing import Any

    from ...types import House
    from .decks import FormDeck
    from .form import Form
    from .melds import Melds

_MODULE = "engine.games.forms.referee"


class FormFaces(CardFaces):
    """Cards that are keyed in the order of a form's runs, where each rank stands there once."""

    def __init__(self, melds: "Melds") -> None:
        super().__init__()
        self._melds = melds

    def deck(self, house: "House") -> "FormDeck":
        """Return the deck of the fewest players in the first round."""
        return self._melds.deck_now(house, self._melds.form.least)

    def names(self, house: "House") -> str:
        """Return how cards are called with which the form is played where the language is spoken.

        A player's own form says nothing of it.
        """
        form = self._melds.form
        key = "games.suits_" + form.name
        return text(key) if form.data is None and has(key) else "french"

    def order(self, house: "House") -> "tuple[int, ...] | None":
        places = self._melds.places(house)
        once = len(set(places)) == len(places) == len(self.deck(house).ranks)
        return places if once else None


def facts(form: "Form") -> "dict[str, Any]":
    """Return what the class of a form's game has for its melds: the referee's questions, the order.

    Decks that cannot be keyed are asked about by `ask`.
    """
    melds: Melds | None = form.melds
    if melds is None or not melds.keyed:
        return {}
    rows = [("judge_meld", "judge.do_meld", _MODULE, "meld")]
    if melds.opens:
        rows.append(("judge_opening", "kit.do_opening", _MODULE, "opening"))
    rows.append(("judge_hand", "judge.do_hand", _MODULE, "hand"))
    rows.append(("judge_end", "kit.do_end", _MODULE, "end"))
    if [word for word, _ in melds.counts if word != "nothing"]:
        rows.append(("judge_pays", "kit.do_pays", _MODULE, "pays"))
    if melds.hand:
        rows.append(("judge_discard", "judge.do_discard", _MODULE, "discard"))
    if melds.fits:
        rows.append(("judge_fitting", "kit.do_fitting", _MODULE, "fitting"))
    return {"referee": tuple(rows), "faces": FormFaces(melds)}
