"""The cut for the first dealer: the best card deals, ties and wild cards cut again (ALL-9)."""

from .compat import TYPE_CHECKING
from .game.questions import cards as ask_cards
from .game.upcard import Upcard

if TYPE_CHECKING:
    from collections.abc import Callable

    from .cards import Deck
    from .game.game import Game
    from .types import Event, House, Questions


class Drawn:
    """The result of a cut.

    `dealer` is the name of the first dealer; `cuts` lists every (name, card) in the order of
    cutting.
    """

    def __init__(self, dealer: str, cuts: list[tuple[str, int]]) -> None:
        self.dealer = dealer
        self.cuts = cuts


def best(game: "type[Game]", house: "House", cut: list[tuple[str, int]]) -> list[str]:
    """Return the names with the best card of `cut`, a list of (name, card) without wild cards.

    The game decides whether the highest or the lowest card deals, and whether the ace is high
    (RMN-3, GSK-13, RML-1, RSK-1, TUS-13).

    >>> from engine.game.game import Game
    >>> best(Game, {}, [("Ana", 9), ("Bo", 22), ("Cy", 4)])
    ['Ana', 'Bo']
    """
    order = game.cut.order(house)
    places = [order.index(card % 13) for _, card in cut]
    wanted = min(places) if game.cut.deals == "lowest" else max(places)
    return [cut[index][0] for index in range(len(cut)) if places[index] == wanted]


def asking(game: "type[Game]", house: "House", names: list[str]) -> "Questions":
    """Ask each of `names` for the card cut until one player deals; the last item is a Drawn.

    `game` is the game's class. A player who cuts a wild card cuts again. Players who tie cut again
    from the whole deck (ALL-9).
    """
    deck = game.faces.deck(house)
    cuts: list[tuple[str, int]] = []
    rivals = list(names)
    key = "dealer.ask_cut"
    while len(rivals) > 1:
        cut: list[tuple[str, int]] = []
        for name in rivals:
            again = key
            card = deck.wild
            while card == deck.wild:
                taken = tuple([card for _, card in cut])
                given = yield ask_cards(again, deck, 1, 1, taken, name, name=name)
                card = given[0]
                cuts.append((name, card))
                again = "dealer.ask_wild_again"
            cut.append((name, card))
        rivals = best(game, house, cut)
        key = "dealer.ask_tie_again"
    yield Drawn(rivals[0], cuts)


class Cutting:
    """The cut as an `Entry` asks it, standing in for a game that does not exist yet.

    `house` and the `faces` of the cards are those of the game, for the card picker.
    """

    upcard = Upcard()

    def __init__(self, game: "type[Game]", house: "House", names: list[str]) -> None:
        self.house = house
        self.faces = game.faces
        self._game = game
        self._names = names

    def own_rules(self) -> None:
        """Return None: melds do not matter in the cut."""

    def questions(self, action: str, old: "Event") -> "Questions":
        """Return the questions of the cut."""
        return asking(self._game, self.house, self._names)


def any_card(deck: "Deck", taken: tuple[int, ...], bits: "Callable[[int], int]") -> int:
    """Return a random card of `deck` other than those `taken`; `bits(n)` returns n random bits.

    Every remaining card is equally likely.

    >>> from engine.cards import STANDARD52
    >>> any_card(STANDARD52, (0, 1), lambda n: 0)
    2
    """
    left = deck.size - len(taken)
    at = bits(8)
    while at >= left:
        at = bits(8)
    for card in range(deck.wild + 1):
        at -= deck.count(card) - taken.count(card)
        if at < 0:
            return card
    return deck.wild
