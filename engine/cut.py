"""The draw for the first dealer: what each has cut, ties again, a wild again (ALL-9)."""

from engine.play.questions import cards as ask_cards


class Drawn:
    """How a draw came out: `dealer`, and `cuts`, the (name, card) of all that was cut, in order."""

    def __init__(self, dealer, cuts):
        self.dealer = dealer
        self.cuts = cuts


def best(game, house, cut):
    """Return the names whose card is the best of `cut`, a list of (name, card); no card is wild.

    The game says whether the highest or the lowest deals, and how an ace counts (RMN-3, GSK-13,
    RML-1, RSK-1, TUS-13).

    >>> from engine.games.game import Game
    >>> best(Game, {}, [("Ana", 9), ("Bo", 22), ("Cy", 4)])
    ['Ana', 'Bo']
    """
    order = game.cut_order(house)
    places = [order.index(card % 13) for _, card in cut]
    wanted = min(places) if game.cut == "lowest" else max(places)
    return [cut[index][0] for index in range(len(cut)) if places[index] == wanted]


def asking(game, house, names):
    """Ask what each of `names` has cut, until one of them deals; ends with a Drawn.

    `game` is the game's class. Whoever cut a wild cuts again, and so do those who are equal, from
    the whole deck each time (ALL-9).
    """
    deck = game.deck_for(house)
    cuts = []
    rivals = list(names)
    key = "dealer.ask_cut"
    while len(rivals) > 1:
        cut = []
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
    """A draw as an `Entry` asks it: what stands in a game's place before there is a game.

    `house` and `card_order` are the game's, as the card picker wants them.
    """

    def __init__(self, game, house, names):
        self.house = house
        self._game = game
        self._names = names

    def card_order(self, house):
        """Return the order of cards that the game has."""
        return self._game.card_order(house)

    def questions(self, action, old):
        """Return the questions of the draw."""
        return asking(self._game, self.house, self._names)


def any_card(deck, taken, bits):
    """Return a card of `deck` besides those `taken`, each as likely; `bits(n)` gives n random bits.

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
