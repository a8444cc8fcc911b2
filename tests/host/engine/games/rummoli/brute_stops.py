"""The stops phase played forward with open hands: every legal play is written out at each card.

Cards are texts. A table is the hands of all players (sets), the cards laid, and who laid them; the
legal plays follow from RML-9 to RML-13 read one sentence at a time, as the house plays them.
Nothing of the engine's is used.
"""

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
RED = "HD"
DECK = [rank + suit for suit in "SHDC" for rank in RANKS]
# What the house may play otherwise, the usual way first.
WAYS = {
    "next_lead": ("colour", "suit", "any"),
    "lowest": ("hand", "suit"),
    "first_suit": ("any", "black"),
}
USUAL = {name: values[0] for name, values in WAYS.items()}
BOARDS = {
    "rummoli": ["10S", "JD", "QC", "KH", "AS", "AD-KD", "7-8-9"],
    "tripoley": ["10H", "JH", "QH", "KH", "AH", "KH-QH", "8-9-10"],
}


def rank_of(card):
    """Return 0 for a 2 to 12 for an ace."""
    return RANKS.index(card[:-1])


def shade(card):
    """Return the colour."""
    return "red" if card[-1] in RED else "black"


class Table:
    """A hand of Rummoli in its stops phase; `hands` are the cards that the players hold."""

    def __init__(self, players, hands, ends=True, house=USUAL):
        self.players = players
        self.house = house
        self.hands = {name: set(hands[name]) for name in players}
        self.laid = []
        self.ends = ends

    def following(self):
        """Return the card that continues the suit, or None after an ace."""
        card = self.laid[-1][1]
        place = rank_of(card) + 1
        return RANKS[place] + card[-1] if place < 13 else None

    def holder(self, card):
        """Return who has a card, or None."""
        for name in self.players:
            if card in self.hands[name]:
                return name
        return None

    def over(self):
        """Tell whether somebody has gone out (RML-13)."""
        return self.ends and any(not self.hands[name] for name in self.players)

    def may_lead(self, name):
        """Return the set of cards that a player may lead now, were it their turn to lead."""
        cards = {card for card in self.hands[name] if self.fits(card)}
        if self.house["lowest"] == "suit":
            return {
                card
                for card in cards
                if rank_of(card) == min(rank_of(c) for c in cards if c[-1] == card[-1])
            }
        least = min([rank_of(card) for card in cards], default=None)
        return {card for card in cards if rank_of(card) == least}

    def fits(self, card):
        """Tell whether a card may be led after the last one, by its suit."""
        if not self.laid:
            return self.house["first_suit"] == "any" or shade(card) == "black"
        last = self.laid[-1][1]
        if self.house["next_lead"] == "colour":
            return shade(card) != shade(last)
        return self.house["next_lead"] == "any" or card[-1] != last[-1]

    def leader(self):
        """Return who leads after a stop, or None (RML-10, RML-11)."""
        at = self.players.index(self.laid[-1][0])
        for name in self.players[at:] + self.players[:at]:
            if self.may_lead(name):
                return name
        return None

    def legal(self, first=None):
        """Return all (name, card) that may be laid now; `first` is who leads the first card."""
        if self.over():
            return set()
        if not self.laid:
            return {(first, card) for card in self.may_lead(first)}
        card = self.following()
        if card is not None and self.holder(card) is not None:
            return {(self.holder(card), card)}
        name = self.leader()
        return {(name, card) for card in self.may_lead(name)} if name else set()

    def lay(self, name, card):
        """Lay a card."""
        self.hands[name].remove(card)
        self.laid.append((name, card))


def before(plays, players, left):
    """Return the hands as they were dealt: what is left and what was laid."""
    hands = {name: set(left.get(name, ())) for name in players}
    for name, cards in plays:
        hands[name] |= set(cards)
    return hands


def first_wrong(plays, players, left, house=USUAL):
    """Return (index of the first play that is not legal or None, the table before that card).

    `left` is None where the hands are not known: then all cards that nobody lays are taken to be
    in the dead hand, the one case that makes the fewest plays wrong, and nobody is ever out.
    A card of the suit that skips the next one is wrong all the same.
    """
    table = Table(players, before(plays, players, left or {}), left is not None, house)
    for index, (name, cards) in enumerate(plays):
        for card in cards:
            if (name, card) not in table.legal(plays[0][0]):
                return index, table
            table.lay(name, card)
    return None, table


def collected(laid, spaces):
    """Return [name, space] in the order of collecting (RML-12)."""
    found = []
    done = set()
    for end in range(1, len(laid) + 1):
        name = laid[end - 1][0]
        own = []
        for who, card in reversed(laid[:end]):
            if who != name:
                break
            own.insert(0, card)
        for space in spaces:
            if space not in done and any(is_last(own, want) for want in wanted(space)):
                done.add(space)
                found.append([name, space])
    return found


def wanted(space):
    """Return the lists of cards, lowest first, of which one fills the space."""
    parts = space.split("-")
    if len(parts) == 3:
        return [[rank + suit for rank in parts] for suit in "SHDC"]
    return [sorted(parts, key=rank_of)]


def is_last(own, cards):
    """Tell whether `own` holds `cards` in their order and ends with the last of them."""
    places = [own.index(card) if card in own else -1 for card in cards]
    return -1 not in places and places == sorted(places) and places[-1] == len(own) - 1


def passes(players, hands, laid, how, ended=False):
    """Return {name: chips} put on Rummoli by those who had to pass, asked one by one.

    `hands` are those dealt, and `laid` a legal course. `how` is who pays: nobody ("no"), who has no
    card to lead ("lead"), or whose turn it is and has no card at all ("turn"). If `ended`, the
    players were asked for the card after the last one, too.
    """
    chips = dict.fromkeys(players, 0)
    held = {name: set(hands[name]) for name in players}
    for time, (name, card) in enumerate(laid):
        held[name].remove(card)
        if time + 1 == len(laid) and not ended:
            break
        at = players.index(name)
        round_table = players[at:] + players[:at]
        rank = rank_of(card) + 1
        wanted = RANKS[rank] + card[-1] if rank < 13 else None
        if wanted in [c for _, c in laid[:time]]:
            wanted = None
        if wanted in held[name]:
            continue
        holder = None
        if wanted:
            for who in round_table[1:]:
                if wanted in held[who]:
                    holder = who
                    break
                chips[who] += how == "turn"
        if holder is None and time + 1 < len(laid):
            for who in round_table:
                if who == laid[time + 1][0]:
                    break
                chips[who] += how != "no"
    return chips
