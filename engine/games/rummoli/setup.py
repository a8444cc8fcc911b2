"""How the chips of Rummoli are given out (RML-2, RML-21), and what each player put in (ALL-12)."""

from ...compat import TYPE_CHECKING
from ...game.payments import Payments
from ...game.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...game.house import Option
    from ...types import House, Label, Message


def divided(house: "House", players: int) -> tuple[int, int]:
    """Return (chips that each of `players` gets, chips that stay in the box) (RML-2, RML-21).

    >>> divided({"chips_total": 250, "chips_each": 50}, 6)
    (41, 4)
    """
    total = house["chips_total"]
    if not total:
        return house["chips_each"], 0
    return total // players, total % players


class RummoliSetup(Setup):
    """How many chips there are in all (RML-21)."""

    option = "chips_total"

    def in_force(self, options: "Sequence[Option]", house: "House") -> "Sequence[Option]":
        """Return the house rules that count: chips in all leave out those each (RML-21)."""
        unused = "chips_each" if house["chips_total"] else ""
        return [option for option in options if option.name != unused]

    def words(self, house: "House", count: int) -> "tuple[Label, Label]":
        total = house["chips_total"]
        left: Label = (
            ("rummoli.setup_total", {"n": total}) if total else ("rummoli.setup_chips", {})
        )
        return left, ("rummoli.setup_each", {"n": divided(house, count)[0]})

    def told(self, house: "House", count: int) -> "Message":
        each, rest = divided(house, count)
        facts = {"n": house["chips_total"], "players": count, "each": each, "rest": rest}
        return "rummoli.told_divided" if rest else "rummoli.told_even", facts


class RummoliPayments(Payments):
    """Each chip more or less than a player put in: `each` at the start, and what they bought."""

    in_chips = True
    _state = ("each", "_bought")

    each = 0

    def __init__(self) -> None:
        self._bought: dict[str, int] = {}

    def buys(self, name: str, chips: int) -> None:
        """Note the chips that a player got beside those of the start."""
        self._bought[name] = self._bought.get(name, 0) + chips

    def put_in(self, name: str) -> int:
        return self.each + self._bought.get(name, 0)
