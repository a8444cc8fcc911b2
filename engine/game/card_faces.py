"""How a house calls its cards, and in which order they follow one another."""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from ..types import House


class CardFaces:
    """The faces of a game's cards; in most games they are French, and in numerical order."""

    # -- the faces of the cards (`game.faces`) -------------------------------------------------

    def names(self, house: "House") -> str:
        """Return how suits and courts are named under `house`: "french", or texts of `faces`."""
        return "french"

    def order(self, house: "House") -> "tuple[int, ...] | None":
        """Return the ranks (minus one) in the order of a run, or None for numerical order."""
        return None

    def offered(self, language: str) -> "House":
        """Return the house rules offered first in a `language`, where they are not the defaults."""
        return {}
