"""Games in which one side takes, dealt card by card, and the same games as a form says them.

The models share no code with the engine: they hand out cards and tricks, and count what lies
before each side. Each function plays a random game; AssertionError where the form sees another.

    python -m tests.portable.taker_models --games 5000 [--seed 1]
"""

from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable.brute import Chance
from tests.portable.tools import FOUR, untyped

# What the cards of a suit count, and how they are called: of trumps, and of another suit.
TRUMPS = (("J", 20), ("9", 14), ("A", 11), ("10", 10), ("K", 4), ("Q", 3), ("8", 0), ("7", 0))
PLAIN = (("A", 11), ("10", 10), ("K", 4), ("Q", 3), ("J", 2), ("9", 0), ("8", 0), ("7", 0))
# What one player may declare with eight cards.
DECLARED = (0, 0, 0, 20, 20, 40, 50, 70, 100, 120, 150, 200)


def _deal(chance):
    """Return (points of both sides, the side with all tricks, the side with the belote)."""
    cards = [("trump", name, worth) for name, worth in TRUMPS]
    for suit in range(3):
        cards += [(str(suit), name, worth) for name, worth in PLAIN]
    hands = [[] for _ in range(4)]
    for at in range(32):
        hands[at % 4].append(cards.pop(chance.below(len(cards))))
    belote = None
    for seat in range(4):
        royal = [card for card in hands[seat] if card[0] == "trump" and card[1] in ("K", "Q")]
        if len(royal) == 2:
            belote = seat % 2
    piles = [[], []]
    # Now and then one side takes all of them.
    strong = chance.of((0, 1, 1, 2, 2, 3, 4))
    last = 0
    for _ in range(8):
        last = 0 if chance.below(4) < strong else 1
        piles[last].append([hand.pop(chance.below(len(hand))) for hand in hands])
    points = [sum([card[2] for trick in pile for card in trick]) for pile in piles]
    # The last trick is 10, and 100 if it is one of all.
    points[last] += 100 if len(piles[last]) == 8 else 10
    return points, last if len(piles[last]) == 8 else None, belote


def _close(chance, belote):
    """Return points that make a tie, or nearly."""
    first = chance.of((81, 81, 82, 80, 71, 91))
    if belote is not None and chance.sometimes(2):
        first = 71 if belote == 0 else 91
    return [first, 162 - first]


def _melds(chance):
    found = [0, 0]
    found[chance.below(2)] = chance.of(DECLARED) + chance.of(DECLARED)
    return found


def _dealt(chance, house, close):
    """Return (points of both sides, the side with the belote, what both declare) of a deal.

    Of `close` deals one is a tie, or nearly.
    """
    points, capot, belote = _deal(chance)
    if capot is None and chance.sometimes(close):
        points = _close(chance, belote)
    return points, belote, _melds(chance) if house["declared"] == "yes" else [0, 0]


def _rounded(points):
    """Return points to the nearest ten, five upwards."""
    last = points % 10
    return points - last if last < 5 else points + 10 - last


def _sides(first, second):
    return {FOUR[0]: first, FOUR[1]: second}


def _play(chance, name, house, target, deal):
    """Play deals until a side alone is the best at the target; `deal` returns (event, marks)."""
    game_class = forms.load("form:" + name)
    house["target"] = target
    ledger = Ledger(game_class, list(FOUR), game_class.with_defaults(house))
    paper = [0, 0]
    over = False
    while not over:
        event, marks = deal()
        event["event"] = "deal"
        for side in (0, 1):
            paper[side] += _rounded(marks[side]) if house["rounding"] == "yes" else marks[side]
        ledger.add(event)
        if chance.sometimes(10):
            ledger.add({"event": "undo"})
            ledger.add({"event": "redo"})
        game = untyped(ledger.game)
        assert [game.find(one).score for one in FOUR] == paper + paper, (house, event, paper)
        over = max(paper) >= target and paper[0] != paper[1]
        assert game.over == over, (house, event, paper)
    best = 0 if paper[0] > paper[1] else 1
    assert sorted(ledger.game.winners) == [FOUR[best], FOUR[best + 2]]


def belote(chance):
    """Play a random game of Belote to its end; return how many deals were tied."""
    house = {"tie": chance.of(("held", "held", "lost", "made"))}
    house["declared"] = chance.of(("no", "yes"))
    house["rounding"] = chance.of(("no", "no", "yes"))
    # What waits in the middle of the table, and how often something was put there.
    middle, ties = [], [0]

    def deal():
        if chance.sometimes(12):
            return {"taker": None}, [0, 0]
        points, belote, melds = _dealt(chance, house, 3)
        taker = chance.below(2)
        other = 1 - taker
        event = {"taker": FOUR[taker], "belote": None if belote is None else FOUR[belote]}
        event["points"] = _sides(points[0], points[1])
        if house["declared"] == "yes":
            event["melds"] = _sides(melds[0], melds[1])
        has = [points[side] + melds[side] + (20 if belote == side else 0) for side in (0, 1)]
        won = has[taker] > has[other] or (has[taker] == has[other] and house["tie"] == "made")
        if has[0] == has[1]:
            ties[0] += 1
            if house["tie"] == "held":
                middle.append(has[taker])
                marks = [has[0], has[1]]
                marks[taker] = 0
                return event, marks
        marks = [has[0], has[1]]
        if not won:
            # All of the deal but the belote of the taker goes over.
            kept = 20 if belote == taker else 0
            marks[other] += marks[taker] - kept
            marks[taker] = kept
        winner = taker if won else other
        while middle:
            marks[winner] += middle.pop()
        return event, marks

    _play(chance, "belote", house, chance.of((101, 501, 1000)), deal)
    return ties[0]


def coinche(chance):
    """Play a random game of Coinche to its end; return how many contracts were doubled."""
    house = {"declared": chance.of(("yes", "no")), "rounding": chance.of(("yes", "yes", "no"))}
    house["doubled"] = chance.of(("all", "all", "cards", "contract"))
    house["again"], house["capot"] = chance.of((4, 4, 3)), chance.of((250, 250, 500))
    calls = [0]

    def deal():
        if chance.sometimes(12):
            return {"taker": None}, [0, 0]
        points, belote, melds = _dealt(chance, house, 4)
        taker = chance.below(2)
        contract = 10 * chance.of((8, 8, 8, 9, 9, 10, 11, 12, 14, 16, 18))
        asked_all = chance.sometimes(6)
        if asked_all:
            contract = 250
        elif house["declared"] == "yes" and chance.sometimes(8):
            contract = 10 * chance.of((19, 20, 25, 30))
        call = chance.of(("no", "no", "coinche", "surcoinche"))
        event = {"taker": FOUR[taker], "contract": contract, "call": call}
        if contract == 250 and house["declared"] == "yes":
            event["announced"] = asked_all
        event["belote"] = None if belote is None else FOUR[belote]
        event["points"] = _sides(points[0], points[1])
        if house["declared"] == "yes":
            event["melds"] = _sides(melds[0], melds[1])
        calls[0] += call != "no"
        return event, _contract(house, taker, contract, asked_all, call, belote, points, melds)

    _play(chance, "coinche", house, chance.of((301, 1000, 2000)), deal)
    return calls[0]


def _contract(house, taker, contract, asked_all, call, belote, points, melds):
    """Return what both sides mark for a contract, case by case as the federation has them."""
    other = 1 - taker
    own = [20 if belote == side else 0 for side in (0, 1)]
    has = [points[side] + melds[side] + own[side] for side in (0, 1)]
    all_tricks = points[taker] == 252
    made = has[taker] > has[other] and (all_tricks if asked_all else has[taker] >= contract)
    times = 1
    if call == "coinche":
        times = 2
    if call == "surcoinche":
        times = house["again"]
    marks = [0, 0]
    winner = taker if made else other
    flat = asked_all and house["capot"] == 500
    both = melds[0] + melds[1]
    value = 500 if flat else contract
    if made and (times == 1 or house["doubled"] == "contract"):
        marks[taker] = (0 if flat else points[taker]) + melds[taker] + own[taker] + times * value
        marks[other] = points[other] + melds[other] + own[other]
        if all_tricks:
            marks[taker] += melds[other]
            marks[other] -= melds[other]
        return marks
    cards = 250 if made and all_tricks else 160
    if flat:
        cards = 0
    marks[1 - winner] = own[1 - winner]
    if house["doubled"] == "all":
        marks[winner] = times * (cards + both + own[winner] + value)
    elif house["doubled"] == "cards":
        marks[winner] = times * (cards + both + value) + own[winner]
    else:
        marks[winner] = cards + both + times * value + own[winner]
    return marks


# -- French tarot ------------------------------------------------------------------------------

BOUTS = ("21", "petit", "excuse")
COURTS = (("king", 9), ("queen", 7), ("knight", 5), ("jack", 3))
SEATS = ("Ann", "Bo", "Cy", "Di", "Eve")


def _pack():
    """Return the 78 cards as (name, half points)."""
    cards = [(name, 9) for name in BOUTS] + [("trump", 1)] * 19
    for _ in range(4):
        cards += list(COURTS) + [("low", 1)] * 10
    return cards


def _tarot_deal(chance, count, bid):
    """Play a deal; return (whether the taker is alone, bouts, half points, petit, slam).

    Ann takes; with five Bo is called, or nobody. `petit` and `slam` are the side that has them.
    """
    cards = _pack()
    alone = count < 5 or chance.sometimes(4)
    ours = (0,) if alone else (0, 1)
    dog = [cards.pop(chance.below(len(cards))) for _ in range(3 if count == 5 else 6)]
    each = len(cards) // count
    hands = [[cards.pop(chance.below(len(cards))) for _ in range(each)] for _ in range(count)]
    mine, theirs = [], []
    if bid in ("prise", "garde"):
        hands[0] += dog
        for _ in range(len(dog)):
            lies = [card for card in hands[0] if card[0] != "king" and card[0] not in BOUTS]
            card = chance.of(lies)
            hands[0].remove(card)
            mine.append(card)
    elif bid == "sans":
        mine += dog
    else:
        theirs += dog
    strong, tricks, petit = chance.of((0, 1, 2, 2, 3, 3, 4, 5)), [0, 0], "no"
    for trick in range(each):
        wins = chance.below(5) < strong
        tricks[0 if wins else 1] += 1
        for seat in range(count):
            card = hands[seat].pop(chance.below(len(hands[seat])))
            pile = mine if wins else theirs
            if card[0] == "excuse" and wins != (seat in ours):
                # It goes back to who played it, for a low card.
                pile.append(("low", 1))
                (theirs if wins else mine).append(("excuse", 8))
                continue
            pile.append(card)
            if card[0] == "petit" and trick == each - 1:
                petit = "taker" if wins else "defence"
    bouts = len([card for card in mine if card[0] in BOUTS])
    half = sum([card[1] for card in mine])
    assert half + sum([card[1] for card in theirs]) == 182
    slam = "defence" if not tricks[0] else "" if tricks[1] else "taker"
    return alone, bouts, half, petit, slam


def tarot(chance):
    """Play a random game of French tarot to its end; return how many contracts were made."""
    count, last = 3 + chance.below(3), 3 + chance.below(4)
    names = untyped(list(SEATS[:count]))
    game_class = forms.load("form:tarot")
    ledger = Ledger(game_class, names, game_class.with_defaults({"rounds": last}))
    paper, won = [0] * count, 0
    for number in range(last):
        # Whoever takes is the first of the seats of this deal.
        taker = chance.below(count)
        seats = names[taker:] + names[:taker]
        bid = chance.of(("prise", "garde", "garde", "sans", "contre"))
        alone, bouts, half, petit, slam = _tarot_deal(chance, count, bid)
        wanted = 2 * (36 if bouts == 3 else 41 if bouts == 2 else 51 if bouts else 56)
        made = half >= wanted
        # A half point is of the side that wins.
        points = (half + 1) // 2 if made else half // 2
        event = {"event": "deal", "taker": seats[0], "bid": bid, "bouts": bouts, "points": points}
        if count == 5:
            event["called"] = None if alone else seats[1]
        event["petit"] = petit
        event["handful"] = chance.of((0, 0, 20, 30, 40, 50) if count == 5 else (0, 0, 20, 30, 40))
        said = chance.sometimes(8)
        event["slam"] = "missed" if said else "no"
        if slam == "taker":
            event["slam"] = "announced" if said else "made"
        elif slam and not said:
            event["slam"] = "defence"
        ledger.add(event)
        # What each of the defence pays, one heap of counters after the other.
        heaps = [25 + (points - wanted // 2 if made else wanted // 2 - points)]
        for _ in range({"prise": 0, "garde": 1, "sans": 3, "contre": 5}[bid]):
            heaps.append(heaps[0])
        heaps.append(event["handful"])
        pays = sum(heaps) if made else -sum(heaps)
        if petit != "no":
            of_petit = 10 * (len(heaps) - 1)
            pays += of_petit if petit == "taker" else -of_petit
        if event["slam"] in ("made", "announced"):
            pays += 400 if said else 200
        elif event["slam"] != "no":
            pays -= 200
        friend = names.index(seats[1]) if count == 5 and not alone else None
        for at in range(count):
            if at in (taker, friend):
                continue
            # The last counter of three defenders is the partner's.
            paper[at] -= pays
            paper[taker] += pays
        if friend is not None:
            paper[friend] += pays
            paper[taker] -= pays
        won += made
        game = untyped(ledger.game)
        scores = [player.score for player in game.players]
        assert scores == paper and sum(scores) == 0, (event, scores, paper)
        assert game.over == (number + 1 == last)
    best = max(paper)
    assert ledger.game.winners == [names[at] for at in range(count) if paper[at] == best]
    return won


def main(words=None):
    """Play what is asked for; return the exit status."""
    import argparse

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="games of each")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    chance = Chance(asked.seed)
    found = sum([belote(chance) for _ in range(asked.games)])
    print("Belote: %d games agree, %d deals were a tie" % (asked.games, found))
    found = sum([coinche(chance) for _ in range(asked.games)])
    print("Coinche: %d games agree, %d contracts were doubled" % (asked.games, found))
    found = sum([tarot(chance) for _ in range(asked.games)])
    print("French tarot: %d games agree, %d contracts were made" % (asked.games, found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
