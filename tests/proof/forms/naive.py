"""A second, plain reading of the forms: a function for each, that shares nothing with forms.

The events in force are played from the start, every time, over plain dicts. The numbers and rules
are those of the games as people write them down, not of `engine/games/forms/`.
"""

import itertools


class Refused(Exception):
    """The rules do not allow this event."""


def need(condition):
    if not condition:
        raise Refused


def whole(value, least, most, step=1):
    need(type(value) is int and least <= value <= most and value % step == 0)
    return value


def flag(value):
    need(value is True or value is False)
    return value


def numbers(given, names, least, most, step=1):
    need(isinstance(given, dict) and sorted(given) == sorted(names))
    for name in names:
        whole(given[name], least, most, step)
    return given


def flags(given, names):
    need(isinstance(given, dict) and sorted(given) == sorted(names))
    for name in names:
        flag(given[name])
    return given


def only(event, *fields):
    need(set(event) == {"event", *fields})


def sums_of(cards, most, trick=1):
    """The sums that up to `most` of the cards make, in whole tricks of so many."""
    found = {(0, 0)}
    for worth in cards:
        found |= {(count + 1, total + worth) for count, total in found if count < most}
    return {total for count, total in found if count % trick == 0}


# Ace, ten, king, queen, jack, and those that count nothing; at Jass a suit is trumps.
_SUIT = [11, 10, 4, 3, 2, 0, 0, 0, 0]
_TRICKS = sums_of([20, 14, 11, 10, 4, 3, 0, 0, 0] + 3 * _SUIT, 36, 4)
# With the last trick five more; no trick is nothing.
JASS = _TRICKS | {total + 5 for total in _TRICKS}
SCHAFKOPF = sums_of(4 * _SUIT[:8], 32, 4)
EYES = sums_of(8 * _SUIT[:6], 48, 4)
_BELOTE = sums_of([20, 14, 11, 10, 4, 3, 0, 0] + 3 * _SUIT[:8], 32, 4)
BELOTE = _BELOTE | {total + 10 for total in _BELOTE}
_RUMMY = 4 * [15, *range(2, 11), 10, 10, 10] + 2 * [15]
DECKS = [sums_of(_RUMMY * decks, 54 * decks) for decks in (1, 2)]


class Table:
    """One game: who plays, in which sides, under which options, and how it stands."""

    def __init__(self, form, names, options, sides=None):
        self.form, self.names = form, list(names)
        self.options = dict(DEFAULTS[form], **options)
        self.sides = [list(side) for side in sides] if sides else [[name] for name in names]
        self.scores = dict.fromkeys(names, 0)
        self.dealer = names[0]
        self.round = 1
        self.bids = None
        self.bags = {side[0]: 0 for side in self.sides}
        self.backs = dict.fromkeys(names, 0)
        self.pool = 0
        self.fallen = []
        # Who wins by what the last round was.
        self.decided = []
        self.over, self.winners = False, []

    # -- who ---------------------------------------------------------------------------------

    def playing(self):
        return [name for name in self.names if name not in self.fallen]

    def heads(self):
        return [side[0] for side in self.sides]

    def side(self, name):
        return next(side for side in self.sides if name in side)

    def player(self, name, nobody=False):
        need((name is None and nobody) or name in self.playing())
        return name

    def pass_deal(self):
        at = self.names.index(self.dealer)
        way = -1 if self.options["direction"] == "right" else 1
        for step in range(1, len(self.names) + 1):
            name = self.names[(at + way * step) % len(self.names)]
            if name not in self.fallen:
                self.dealer = name
                return

    # -- an event ----------------------------------------------------------------------------

    def take(self, event):
        need(isinstance(event, dict) and not self.over)
        kind = event.get("event")
        if kind == "void":
            only(event)
            self.bids = None
        elif kind == "adjust":
            only(event, "player", "by", "reason")
            self.player(event["player"])
            need(event["by"] != 0)
            whole(event["by"], -9999, 9999)
            need(isinstance(event["reason"], str) and event["reason"].strip())
            for name in self.side(event["player"]):
                self.scores[name] += event["by"]
        elif kind == "dealer":
            only(event, "player")
            self.dealer = self.player(event["player"])
        elif kind == "stop":
            only(event)
            self.finish(self.playing(), self.best())
        elif kind in ("rientro", "re_enter", "rejoin_pool"):
            self.re_enter(event)
        else:
            self.play(kind, event)
        if not self.over and self.bids is None:
            self.check_end()
        if not self.over and self.dealer in self.fallen:
            self.pass_deal()

    def play(self, kind, event):
        first, last = STEPS[self.form][0], STEPS[self.form][-1]
        need(kind == (last if first == last or self.bids is not None else first))
        points = RULES[self.form](self, event)
        if points is None:
            return
        for name, gained in points.items():
            self.scores[name] += gained
        self.bids = None
        self.decided = DECIDED[self.form](self, event) if self.form in DECIDED else []
        self.round += 1
        self.pass_deal()

    def re_enter(self, event):
        kind, option = RE_ENTERED.get(self.form, ("", ""))
        need(event["event"] == kind and self.bids is None)
        only(event, "player")
        name = event["player"]
        need(name in self.fallen)
        said = self.options[option]
        times = 0 if said == "none" else 10**6 if said == "any" else said
        need(self.backs[name] < times and len(self.playing()) >= 2)
        self.backs[name] += 1
        self.scores[name] = max(self.scores[other] for other in self.playing())
        self.scores[name] += 1 if self.form == "indian_rummy" else 0
        self.fallen.remove(name)

    # -- the end -----------------------------------------------------------------------------

    def best(self):
        scores = [self.scores[name] for name in self.playing()]
        return min(scores) if LOW[self.form] else max(scores)

    def finish(self, names, score):
        self.over, self.winners = True, [n for n in names if self.scores[n] == score]

    def check_end(self):
        form, options, best = self.form, self.options, self.best()
        if self.decided:
            best = min if LOW[form] else max
            score = best(self.scores[name] for name in self.decided)
            if form == "phase10" and [self.scores[n] for n in self.decided].count(score) > 1:
                return
            self.finish(self.decided, score)
            return
        if form == "phase10":
            return
        if form in RE_ENTERED:
            gone = [n for n in self.playing() if self.scores[n] >= options["target"]]
            if len(gone) == len(self.playing()):
                self.fallen += sorted(
                    [n for n in gone if self.scores[n] != best], key=lambda n: -self.scores[n]
                )
                self.over, self.winners = True, [n for n in gone if self.scores[n] == best]
                return
            self.fallen += sorted(gone, key=lambda n: -self.scores[n])
            if len(self.playing()) == 1:
                self.over, self.winners = True, self.playing()
            return
        fixed = {"king": 10, "liverpool": 7, "continental": 7, "three_thirteen": 11}
        fixed["quiddler"] = 8
        if form in ("oh_hell", "skat", "wizard", "doppelkopf", "tarot", "schafkopf", *fixed):
            rounds = fixed.get(form) or options.get("rounds", 60 // len(self.names))
            if form == "oh_hell":
                rounds = len(course(self))
            if self.round > rounds:
                self.finish(self.names, best)
            return
        target = options["target"]
        if target == "usual":
            target = jass_target(self) if form == "schieber" else 2005
            if len(self.names) == 3 and options.get("three") == "federation":
                target = 1505
        target += options.get("exactly") == "yes"
        if max(self.scores.values()) < target:
            return
        top = [side for side in self.sides if self.scores[side[0]] == best]
        if form in ("hearts", "romme", "skyjo", "ligretto", "thousand") or len(top) == 1:
            self.finish(self.names, best)


# -- the games -------------------------------------------------------------------------------


def hearts(t, event):
    jack = t.options["jack_of_diamonds"] != "no"
    points = dict(numbers(event.get("points"), t.names, 0, 26))
    need(sum(points.values()) == 26)
    need(any(taken >= 13 for taken in points.values()))
    taker = [name for name in t.names if points[name] == 26]
    if t.options["jack_of_diamonds"] == "moon" and event.get("jack") not in taker:
        taker = []
    chosen = ["off"] if taker and t.options["moon"] == "choice" else []
    only(event, "points", *(["jack"] if jack else []), *chosen)
    less = flag(event["off"]) if chosen else t.options["moon"] == "self"
    if taker and less:
        points = {name: -26 if name in taker else 0 for name in t.names}
    elif taker:
        points = {name: 0 if name in taker else 26 for name in t.names}
    if jack and t.player(event["jack"], True):
        points[event["jack"]] -= 10
    return points


def spades(t, event):
    if t.bids is None:
        bids = numbers(event.get("bid"), t.names, 0, 13)
        blind = []
        if t.options["blind_nil"] == "yes":
            for side, others in (t.sides, t.sides[::-1]):
                if t.scores[others[0]] - t.scores[side[0]] >= 100:
                    blind += [name for name in side if bids[name] == 0]
        only(event, "bid", *(["blind"] if blind else []))
        for side in t.sides:
            need(sum(bids[name] for name in side) >= t.options["least"])
        t.blind = flags(event["blind"], blind) if blind else {}
        t.bids = bids
        return None
    only(event, "tricks")
    tricks = numbers(event["tricks"], t.names, 0, 13)
    need(sum(tricks.values()) == 13)
    points, options = {}, t.options
    for side in t.sides:
        contract = taken = gained = bags = 0
        for name in side:
            contract += t.bids[name]
            if t.bids[name] == 0:
                worth = options["nil"] * (2 if t.blind.get(name) else 1)
                gained += worth if tricks[name] == 0 else -worth
                if options["failed_nil"] == "lost":
                    continue
                if options["failed_nil"] == "bags":
                    bags += tricks[name]
                    continue
            taken += tricks[name]
        price = 10 * contract
        if contract == 10 and options["ten"] == "yes":
            price = 200
        if taken < contract:
            gained -= price
        else:
            bags += taken - contract
            gained += price
        gained += bags
        if options["bags"] == "ten":
            t.bags[side[0]] += bags
            while t.bags[side[0]] >= options["bag_limit"]:
                t.bags[side[0]] -= options["bag_limit"]
                gained -= options["bag_price"]
        for name in side:
            points[name] = gained
    return points


def course(t):
    """The cards of each hand of Oh Hell."""
    largest = t.options["cards"]
    if largest == "usual":
        largest = {6: 8, 7: 7}.get(len(t.names), 10)
    up = list(range(1, largest + 1))
    down = up[::-1]
    return {"down": down, "up": up, "down_up": down + up[1:], "up_down": up + down[1:]}[
        t.options["course"]
    ]


def oh_hell(t, event):
    cards = course(t)[t.round - 1]
    if t.bids is None:
        only(event, "bid")
        bids = numbers(event["bid"], t.names, 0, cards)
        need(t.options["hook"] == "no" or sum(bids.values()) != cards)
        t.bids = bids
        return None
    only(event, "tricks")
    tricks = numbers(event["tricks"], t.names, 0, cards)
    need(sum(tricks.values()) == cards)
    points = {}
    for name in t.names:
        if tricks[name] == t.bids[name]:
            points[name] = 10 + tricks[name]
        else:
            points[name] = tricks[name] if t.options["missed"] == "tricks" else 0
    return points


def king(t, event):
    contracts = [(13, -20), (13, -20), (4, -50), (8, -30), (1, -160), (2, -90)] + [(13, 25)] * 4
    cards, worth = contracts[t.round - 1]
    sold = t.round > 6 and t.options["auction"] == "yes"
    buyer = t.player(event.get("buyer"), True)
    only(event, "taken", *(["buyer"] if sold else []), *(["price"] if buyer else []))
    taken = numbers(event["taken"], t.names, 0, cards)
    need(sum(taken.values()) == cards)
    points = {name: worth * taken[name] for name in t.names}
    if buyer:
        need(buyer != t.dealer)
        points[buyer] -= 25 * whole(event["price"], 1, 13)
        points[t.dealer] += 25 * event["price"]
    return points


def scala40(t, event):
    need(set(event) <= {"event", "closer", "in_hand", "points"})
    need("closer" in event)
    closer = t.player(event["closer"])
    # Left out, it was not in hand.
    doubled = flag(event.get("in_hand", False)) and t.options["closed_in_hand"] == "double"
    others = [name for name in t.playing() if name != closer]
    points = numbers(event.get("points"), others, 1, 4 * 25 + 8 * 11 + 10)
    return {name: points[name] * (2 if doubled else 1) for name in others}


def chinchon(t, event):
    need({"closer", "how"} <= set(event) <= {"event", "closer", "how", "points_left"})
    closer, how = t.player(event["closer"]), event["how"]
    need(how in ("points", "all", "chinchon"))
    if seven_in_order(t, event):
        # The game is over: nobody counts.
        need("points_left" not in event)
        return dict.fromkeys(t.playing(), 0) | {closer: -10}
    others = [name for name in t.playing() if name != closer or how == "points"]
    left = dict(numbers(event.get("points_left"), others, 0, dearest_seven(t)))
    # With all seven melded they close with "all".
    need(how != "points" or 1 <= left[closer] <= t.options["close"])
    return {closer: -10} | left


def dearest_seven(t):
    """The seven cards of Chinchón that count most, of one deck or of two."""
    index, long = t.options["index"] == "yes", t.options["deck"] == 48
    worth = [*range(1, 10 if long else 8)]
    worth += [worth[-1] + 1, worth[-1] + 2, worth[-1] + 3] if index else 3 * [10]
    cards = 3 * worth + worth[1:] + [t.options["ace"] or 1]
    decks = 1 if len(t.names) < 5 else 2
    return sum(sorted(decks * cards)[-7:])


def seven_in_order(t, event):
    """Who has won at Chinchón with a run of seven."""
    wins = event["how"] == "chinchon" and t.options["chinchon"] == "wins"
    return [event["closer"]] if wins else []


def scopa(t, event):
    king_counts = t.options["re_bello"] == "yes"
    fields = ["cards", "coins", "primiera", "seven", "sweeps"] + ["king"] * king_counts
    if t.options["napola"] == "yes":
        fields.append("run")
        if event.get("run") is not None:
            fields.append("length")
    only(event, *fields, *(["first"] if "first" in event else []))
    # What each side writes down, one after the other.
    written = []
    for field in ("cards", "coins", "seven", "primiera", "king"):
        if field in fields:
            who = t.player(event[field], field in ("cards", "coins", "primiera"))
            written.append([int(who in side) for side in t.sides])
    if "run" in fields and t.player(event["run"], True):
        side, length = t.side(event["run"]), whole(event["length"], 3, 10)
        # More than half of the ten coins, the seventh of them, the tenth.
        need(length <= 5 or event["coins"] in side)
        need(length < 7 or event["seven"] in side)
        need(length < 10 or not king_counts or event["king"] in side)
        written.append([length if one == side else 0 for one in t.sides])
    sweeps = numbers(event["sweeps"], t.heads(), 0, 20)
    # Two of the forty cards each, and the last card makes none.
    need(2 * sum(sweeps.values()) < 40)
    first = 0 if t.options["finish"] == "sweeps" else len(written)
    written.insert(first, [sweeps[side[0]] for side in t.sides])
    return raced(t, event, written, t.options["target"], t.options["finish"] != "hand")


def raced(t, event, written, target, at_once):
    """What all score by what each side writes down; at once, up to where somebody is there."""
    board = [t.scores[side[0]] for side in t.sides]
    t.first, said = [], t.player(event["first"]) if "first" in event else None
    ended = None
    for marks in written:
        board = [had + more for had, more in zip(board, marks, strict=True)]
        there = [side for at, side in enumerate(t.sides) if board[at] >= target]
        if there and at_once and ended is None:
            need((len(there) > 1) == (said is not None))
            ended = list(board)
            t.first = next((side for side in there if said is None or said in side), None)
            need(t.first)
            if not napoleone(t, event):
                break
    else:
        need(said is None or ended)
    return {n: board[at] - t.scores[n] for at, side in enumerate(t.sides) for n in side}


def fives(cards, points):
    """How many of `cards` cards of 5 and 10 count 5 at least, for these points or fewer."""
    return next((n for n in range(cards) if 5 * n + 10 * (cards - n) <= points), cards)


def burraco(t, event):
    semi = t.options["semi_clean"] == "yes"
    fields = ["closer", "clean", "dirty", "laid", "held"] + ["semi"] * semi
    sides, alone = t.sides, None
    if len(t.names) == 3 and t.options["three"] == "federation" and max(t.scores.values()) < 1000:
        fields.append("alone")
        need("alone" in event)
        alone = t.player(event["alone"], True)
        if alone:
            pair = [name for name in t.names if name != alone]
            sides = sorted([[alone], pair], key=lambda side: t.names.index(side[0]))
    heads = [side[0] for side in sides]
    only(event, *fields, *["pot"] * ("pot" in event))
    closer = t.player(event["closer"], True)
    # Who closes has the pot, and who took the first one: it is said of the others.
    have = [side[0] for side in sides if closer in side or alone in side]
    asked = [side[0] for side in sides if side[0] not in have]
    need(bool(asked) == ("pot" in event))
    if asked:
        flags(event["pot"], asked)
    pots = {side[0]: side[0] in have or event["pot"][side[0]] for side in sides}
    if "alone" in fields and alone is None:
        need(not any(pots.values()))
    # Two decks and four jokers: sets of seven, and what all are worth together.
    made = ["clean", "dirty"] + ["semi"] * semi
    most = {"clean": 14, "dirty": 12, "semi": 12}
    need(7 * sum(sum(numbers(event[one], heads, 0, most[one]).values()) for one in made) <= 108)
    ranks = {"A": 15, "2": 20, "joker": 30}
    all_cards = 8 * (ranks["A"] + ranks["2"] + 5 * 5 + 6 * 10) + 4 * ranks["joker"]
    # Who plays alone and closes holds none, and is not asked.
    holding = [side[0] for side in sides if closer not in side or len(side) > 1]
    laid = numbers(event["laid"], heads, 0, all_cards, 5)
    held = dict.fromkeys(heads, 0) | numbers(event["held"], holding, 0, all_cards, 5)
    # Each who has not closed holds a card.
    holders = {side[0]: len([name for name in side if name != closer]) for side in sides}
    need(all(held[head] >= 5 * count for head, count in holders.items()))
    # Of a pot that nobody took eleven cards are missing, of three in two pots 29 at most.
    untaken = 11 * len([head for head in heads if not pots[head]])
    untaken = min(untaken, 18 + 11)
    rest = all_cards - sum(laid.values()) - sum(held.values())
    need(rest >= 5 * untaken)
    # Eight twos and four jokers, one in each burraco that is not clean.
    wild = {head: sum(event[field][head] for field in made if field != "clean") for head in heads}
    need(sum(wild.values()) <= 8 + 4)
    sevens = {head: 7 * (event["clean"][head] + (event["semi"][head] if semi else 0))
              for head in heads}  # fmt: skip
    # Where something is laid it is three cards at least.
    natural = {head: max(sevens[head] + 6 * event["dirty"][head], 3 if laid[head] else 0)
               for head in heads}  # fmt: skip
    need(sum(natural.values()) + sum(wild.values()) + untaken <= 108)
    # Forty cards count 5, 48 ten. How many of 5 do all need at least, wherever jokers (10 more than
    # a two) and aces (5 more than a ten) lie?
    more = 2 * max(0, sum(wild.values()) - 8) + max(0, sum(natural.values()) - 40 - 48)
    most = 0
    for split in itertools.product(range(more + 1), repeat=len(heads)):
        if sum(split) == more:
            left = [laid[h] - 20 * wild[h] - 5 * one for h, one in zip(heads, split)]
            found = [fives(natural[h], points) for h, points in zip(heads, left)]
            found += [fives(untaken, rest)] + [fives(keep, held[h]) for h, keep in holders.items()]
            most = max(most, 40 - sum(found) + 1)
    need(most > 0)
    points = {}
    for side in sides:
        head = side[0]
        made = event["semi"][head] if semi else 0
        total = 200 * event["clean"][head] + 150 * made + 100 * event["dirty"][head]
        total += event["laid"][head] - held[head]
        # Seven of the cheapest cards; with one or more of them a wild card, at least a two.
        cheapest = [7 * 5] * event["clean"][head] + [7 * 5 + 20] * made
        need(event["laid"][head] >= sum(cheapest) + (6 * 5 + 20) * event["dirty"][head])
        need(event["laid"][head] not in (5, 10))
        if not pots[head]:
            total -= 100
        if closer in side:
            made = event["clean"][head], made, event["dirty"][head]
            need(any(made[:1] if t.options["clean_close"] == "yes" else made))
            total += 100
        else:
            need(held[head] > 0)
        if alone and len(side) == 2:
            total = (total + total % 2) // 2
        for name in side:
            points[name] = total
    return points


def ranks_of_five(natural, mixed, points):
    """How many of the ranks of these canastas count 5, at least, for these points or fewer."""
    found = [
        cheap + other
        for cheap in range(natural + 1)
        for other in range(mixed + 1)
        if 7 * (5 * cheap + 10 * (natural - cheap)) + 6 * (5 * other + 10 * (mixed - other))
        <= points - 20 * mixed
    ]
    return min(found, default=5)


def canasta(t, event):
    wild = t.options["wild"] == "yes"
    fields = ["closer", "concealed", "melded", "natural", "mixed", "red", "laid", "held"]
    only(event, *fields, *(["wilds"] if wild else []))
    heads = t.heads()
    closer = t.player(event["closer"], True)
    need(closer is not None or not flag(event["concealed"]))
    flag(event["concealed"])
    flags(event["melded"], heads)
    # Eleven ranks are melded, 4 to ace; 104 cards besides the red threes are 14 canastas.
    made = dict.fromkeys(heads, 0)
    wilds = numbers(event["wilds"], heads, 0, 1) if wild else made
    for counted in (numbers(event["natural"], heads, 0, 11), numbers(event["mixed"], heads, 0, 11)):
        made = {head: made[head] + counted[head] for head in heads}
    made = {head: made[head] + wilds[head] for head in heads}
    need(7 * sum(made.values()) <= 104)
    # A rank has eight cards: one natural canasta, or two mixed ones of four and three wild cards.
    natural, mixed = (sum(event[field].values()) for field in ("natural", "mixed"))
    second = max(0, natural + mixed - 11)
    need(2 * second <= mixed and (mixed - 2 * second) + 6 * second + 7 * sum(wilds.values()) <= 12)
    need(sum(numbers(event["red"], heads, 0, 4).values()) <= 4)
    aces_and_twos, black_threes, jokers = 16 * 20, 4 * 5, 4 * 50
    all_cards = aces_and_twos + black_threes + 8 * (4 * 5 + 6 * 10) + jokers
    counted = [numbers(event[field], heads, 0, all_cards, 5) for field in ("laid", "held")]
    need(sum(sum(each.values()) for each in counted) <= all_cards)
    # Fours to sevens are the only ranks of five points.
    ranks = {head: (event["natural"][head], event["mixed"][head]) for head in heads}
    laid = {head: event["laid"][head] - 7 * 20 * wilds[head] for head in heads}
    taken = {head: ranks_of_five(*ranks[head], laid[head]) for head in heads}
    need(sum(taken.values()) <= 4)
    # All but the canastas that have to count 5 count 10: what is left of the points.
    left = {}
    for head, (one, other) in ranks.items():
        cheap = max(
            7 * 5 * some + 6 * 5 * (taken[head] - some)
            for some in range(one + 1) if 0 <= taken[head] - some <= other
        )  # fmt: skip
        left[head] = laid[head] - 70 * one - 80 * other + cheap
    # Where all four ranks are taken, what is left is laid as the eighth cards of natural canastas,
    # as three tens, black threes or wild cards, or with another's five and two wild cards.
    free, odd = 4 - sum(taken.values()), {}
    for head, (one, other) in ranks.items():
        ways = [left[head] <= 5 * taken[head] + 10 * (one - taken[head]), left[head] >= 30]
        ways += [other > 0, wilds[head] and left[head] >= 20]
        if not taken[head]:
            ways = [laid[head] % 10 == 0]
        # Three more fives: black ones, or those beside another's five and two wild cards.
        threes = [closer in t.side(head)]
        threes += [left[h] >= 15 for h in heads if h != head and ranks[h][1] and taken[h]]
        fits = any(ways) or left[head] >= 15 and any(threes)
        odd[head] = not fits
        need(fits or free > 0)
        need(fits or sum(ranks[head]) > taken[head] or left[head] >= 15)
    # What a side without wild cards has left pays nothing but a canasta of aces, 70 more than one
    # of tens; of twelve canastas one is of aces, or two have a rank together, of which each has
    # three wild cards. More than eight wild cards are jokers, 30 more each. A rank of 5 that is
    # still free saves 35; less than 20 left over pays none of these without.
    twelfth = max(0, natural + mixed - 11)
    alike = {head: ranks[head][1] + 7 * wilds[head] for head in heads}
    all_alike = sum(alike.values())
    may = {head: min(free, sum(ranks[head]) - taken[head]) for head in heads}
    more = min(free, sum(may.values()))
    # Of whose mixed canastas two may have a rank together.
    able = sum(ranks[head][1] for head in heads if left[head] + 35 * may[head] >= 20)
    need(able >= 2 * twelfth)
    jokers = max(0, all_alike + 4 * twelfth - 8)
    dear = 30 * jokers
    if natural + mixed >= 12:
        dear += (70 if able == 2 * twelfth else 60) + 35 * twelfth + (0 if free else 5)
    elif natural + mixed == 11:
        dear += 60 if all_alike > 4 else 35
    paying = [head for head in heads if made[head]]
    paying = [head for head in paying if alike[head] or left[head] + 35 * may[head] >= 70]
    need(dear <= sum(left[head] for head in paying) + 35 * more)
    need(dear <= sum(left[head] for head in paying if left[head] >= 20) + (35 + 15) * more)
    # Jokers and two of a rank are paid by who has wild cards.
    need(30 * jokers + 35 * twelfth <= sum(left[h] + 35 * may[h] for h in heads if alike[h]))
    # Each joker is paid by one side; a free rank that an odd sum needs saves another 15 at most.
    twos = 0
    for head in heads:
        others = sum(odd[h] for h in heads if h != head)
        paid = left[head] + max(0, 35 * may[head] - 20 * others)
        if not taken[head] and not may[head] and laid[head] % 10:
            paid -= 15
        twos += max(0, alike[head] - max(0, paid) // 30)
    need(twos <= 8)
    # Ten natural canastas leave a rank, and two mixed ones of it nothing else: eight tens each, or
    # aces once, black threes, three jokers or twos a mixed one, and a meld of six of that rank.
    if natural >= 10:
        rest = 180 if natural == 10 and mixed < 2 else 0
        for head, (one, other) in ranks.items():
            most = 80 * one + 80 + 360 * wilds[head] + (320 if other else rest)
            need(event["laid"][head] <= most + (20 if closer in t.side(head) else 0))
    # Beside wild cards alone no two cards are laid.
    need(all(sum(ranks[h]) or not wilds[h] or laid[h] != 10 for h in heads))
    points = {}
    for side in t.sides:
        head = side[0]
        total = 500 * event["natural"][head] + 300 * event["mixed"][head]
        total += 1000 * wilds[head] + event["laid"][head] - event["held"][head]
        least = 35 * event["natural"][head] + 50 * event["mixed"][head] + 7 * 20 * wilds[head]
        need(event["laid"][head] >= least)
        score = t.scores[head]
        opening = 15 if score < 0 else 50 if score < 1500 else 90 if score < 3000 else 120
        red = event["red"][head]
        red = 800 if red == 4 else red * 100
        if event["melded"][head]:
            total += red
            concealed = closer in side and event["concealed"]
            need(concealed or event["laid"][head] >= opening)
        else:
            need(made[head] == event["laid"][head] == 0)
            total -= red
        if closer in side:
            need(made[head] >= (2 if len(t.names) == 2 else 1))
            need(len(side) == 2 or event["held"][head] == 0)
            total += 200 if event["concealed"] else 100
        else:
            need(event["held"][head] > 0)
        need(event["held"][head] >= 5 * len([name for name in side if name != closer]))
        for name in side:
            points[name] = total
    return points


def euchre(t, event):
    three = len(t.names) == 3
    only(event, "maker", "tricks", *([] if three else ["alone"]))
    maker = t.player(event["maker"])
    alone, tricks = not three and flag(event["alone"]), whole(event["tricks"], 0, 5)
    makers = [maker] if three else t.side(maker)
    if tricks < 3:
        return {name: 0 if name in makers else 2 for name in t.names}
    march = t.options["five"] if three else 4 if alone else 2
    won = 1 if tricks < 5 else march
    return {name: won if name in makers else 0 for name in t.names}


def idle(t):
    """Who sits out at Skat: the dealer of four; of five also the third after the dealer."""
    at = t.names.index(t.dealer)
    way = -1 if t.options["direction"] == "right" else 1
    steps = {3: (), 4: (0,), 5: (0, 3)}[len(t.names)]
    return [t.names[(at + way * step) % len(t.names)] for step in steps]


NULLS = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
BASES = {"diamonds": 9, "hearts": 10, "spades": 11, "clubs": 12, "grand": 24}
# All that a game of Skat can be worth.
WORTHS = {base * times for base in (9, 10, 11, 12) for times in range(2, 19)}
WORTHS |= {24 * times for times in range(2, 12)} | set(NULLS.values())


def skat_value(event, *more):
    """Return (what the game is worth, whether the declarer has won), without a look at the bid."""
    kind = event["game"]
    hand = flag(event["hand"])
    if kind == "null":
        only(event, "declarer", "bid", "game", "hand", "open", "won", *more)
        return NULLS[hand, flag(event["open"])], flag(event["won"])
    need(isinstance(kind, str) and kind in BASES)
    fields = ["declarer", "bid", "game", "jacks", "tops", "hand", "result"]
    only(event, *fields, *(["announced"] if hand else []), *more)
    need(event["jacks"] in ("with", "without"))
    times = whole(event["tops"], 1, 4 if kind == "grand" else 11) + 1
    result = event["result"]
    need(isinstance(result, str))
    need(result in ("won", "schneider", "schwarz", "lost", "lost_schneider", "lost_schwarz"))
    won = not result.startswith("lost")
    said = event["announced"] if hand else "no"
    need(said in ("no", "schneider", "schwarz", "open"))
    small, black = "schneider" in result or "schwarz" in result, "schwarz" in result
    if hand:
        times += 1
    if said != "no":
        times += 1
        won = won and small
        small = True
    if said in ("schwarz", "open"):
        times += 1
        won = won and black
        black = True
    if said == "open":
        times += 1
    return BASES[kind] * (times + small + black), won


def skat(t, event):
    need("declarer" in event)
    declarer = t.player(event["declarer"], True)
    need(declarer not in idle(t))
    if declarer is None:
        only(event, "declarer")
        return {}
    contra, times = ["called"] if t.options["contra"] == "yes" else [], 1
    if contra:
        need(event.get("called") in ("no", "contra", "re"))
        times = {"no": 1, "contra": 2, "re": 4}[event["called"]]
    if t.options["entry"] == "value":
        only(event, "declarer", "value", "won", *contra)
        value, won = whole(event["value"], 18, 264), flag(event["won"])
        need(value in WORTHS)
    else:
        need({"bid", "game", "hand"} <= set(event))
        bid = whole(event["bid"], 18, 264)
        need(bid in WORTHS)
        value, won = skat_value(event, *contra)
        if value < bid:
            won = False
            while value < bid and event["game"] != "null":
                value += 1
                while value % BASES[event["game"]]:
                    value += 1
    seeger = t.options["seeger"] == "yes"
    if won:
        return {declarer: value * times + 50 * seeger}
    points = dict.fromkeys(t.names, {3: 40, 4: 30, 5: 24}[len(t.names)] * seeger)
    points[declarer] = -2 * value * times - 50 * seeger
    return points


def ramino(t, event):
    need({"closer", "how"} <= set(event) <= {"event", "closer", "how", "points_left"})
    closer, how = t.player(event["closer"]), event["how"]
    need(how in ("all", "points", "colour", "ramino"))
    if how == "ramino":
        need("points_left" not in event)
        return dict.fromkeys(t.playing(), 0)
    counted = [name for name in t.playing() if name != closer or how == "points"]
    left = dict(numbers(event.get("points_left"), counted, 0, 4 * 25 + 6 * 11))
    need(1 not in left.values())
    need(how != "points" or 2 <= left[closer] <= t.options["close"])
    return {closer: {"all": -10, "colour": -25}.get(how, 0)} | left


def ramino_made(t, event):
    """Who has won at Ramino with ten in order."""
    return [event["closer"]] if event["how"] == "ramino" else []


def dearest(cards, jokers, joker):
    """The most points of a hand: its jokers, the eight aces, tens."""
    hand = sorted([joker] * jokers + [11] * 8 + [10] * cards, reverse=True)
    return sum(hand[:cards])


def romme(t, event):
    only(event, "closer", "hand_romme", "points_left")
    closer = t.player(event["closer"])
    doubled = flag(event["hand_romme"]) and t.options["in_hand"] == "double"
    others = [name for name in t.playing() if name != closer]
    most = dearest(13, t.options["jokers"], t.options["joker"])
    left = numbers(event["points_left"], others, 2, most)
    return {name: left[name] * (2 if doubled else 1) for name in others}


def kalooki(t, event):
    only(event, "closer", "points_left")
    closer = t.player(event["closer"])
    others = [name for name in t.playing() if name != closer]
    most = dearest(13, t.options["jokers"], t.options["joker"])
    return dict(numbers(event["points_left"], others, 2, most))


def liverpool(t, event):
    cuts = t.options["cut"] == "yes"
    only(event, "closer", "points_left", *(["cutter"] if cuts else []))
    closer = t.player(event["closer"])
    others = [name for name in t.names if name != closer]
    points = {closer: 0} | numbers(event["points_left"], others, 2, 999)
    if cuts and t.player(event["cutter"], True):
        points[event["cutter"]] -= 50
    return points


def continental(t, event):
    only(event, "closer", "at_once", "points_left")
    closer = t.player(event["closer"])
    others = [name for name in t.names if name != closer]
    left = dict(numbers(event["points_left"], others, 2, 999))
    return {closer: -10 if flag(event["at_once"]) else 0} | left


def indian_rummy(t, event):
    need({"closer", "valid", "dropped"} <= set(event))
    need(set(event) <= {"event", "closer", "valid", "dropped", "later", "points_left"})
    closer, valid = t.player(event["closer"]), flag(event["valid"])
    others = [name for name in t.playing() if name != closer]
    dropped = flags(event["dropped"], others)
    gone = [name for name in others if dropped[name]]
    stayed = [name for name in others if not dropped[name]] if valid else []
    need(("later" in event) == bool(gone) and ("points_left" in event) == bool(stayed))
    later = flags(event.get("later", {}), gone)
    points = {closer: 0 if valid else 80}
    leaving = t.options["drop"]
    if leaving == "usual":
        leaving = 20 if t.options["target"] <= 200 else 25
    points |= {name: leaving * (2 if later[name] else 1) for name in gone}
    points |= numbers(event.get("points_left", {}), stayed, 0, 80)
    need(1 not in points.values())
    return points


def three_thirteen(t, event):
    only(event, "closer", "points_left")
    closer = t.player(event["closer"])
    others = [name for name in t.names if name != closer]
    dearest_card = max(10, t.options["ace"], 20 if t.options["wild"] == 20 else 0)
    return dict(numbers(event["points_left"], others, 0, dearest_card * (t.round + 2)))


def conquian(t, event):
    only(event, "winner")
    winner = t.player(event["winner"], True)
    if winner is None:
        # Each tie adds one to what the next winner gets.
        t.pool += 1 if t.options["tie"] == "pool" else 0
        return {}
    points = {winner: 1 + t.pool}
    t.pool = 0
    return points


def wizard(t, event):
    if t.bids is None:
        only(event, "bid")
        bids = numbers(event["bid"], t.names, 0, t.round)
        need(t.options["hook"] == "no" or sum(bids.values()) != t.round)
        t.bids = bids
        return None
    only(event, "tricks")
    tricks = numbers(event["tricks"], t.names, 0, t.round)
    need(sum(tricks.values()) == t.round)
    points = {}
    for name in t.names:
        off = abs(tricks[name] - t.bids[name])
        points[name] = -10 * off if off else 20 + 10 * tricks[name]
    return points


def phase10(t, event):
    tied = [name for name in t.names if t.bags[name] >= 10]
    if tied:
        # Those with the fewest points play phase 10 once more.
        only(event, "closer")
        fewest = min(t.scores[name] for name in tied)
        need(event["closer"] in [name for name in tied if t.scores[name] == fewest])
        t.bags[event["closer"]] += 1
        return dict.fromkeys(t.names, 0)
    only(event, "closer", "made", "points_left")
    closer = t.player(event["closer"])
    made = flags(event["made"], t.names)
    others = [name for name in t.names if name != closer]
    least = 0 if t.options["floating"] == "yes" else 5
    left = numbers(event["points_left"], others, least, 8 * 25 + 2 * 15, 5)
    need(made[closer])
    for name in others:
        need(made[name] or left[name] >= 10 * 5)
        # Ten cards less those of the phase: two sets of 3, a set of 3 and a run of 4 and so on.
        laid = [6, 3 + 4, 4 + 4, 7, 8, 9, 4 + 4, 7, 5 + 2, 5 + 3][t.bags[name]]
        need(not made[name] or left[name] <= 25 * (10 - laid))
    for name in t.names:
        t.bags[name] += made[name]
    return dict(left)


def finished(t, event):
    """Who has made phase 10, and whoever of those who were equal went out first."""
    most = max(t.bags.values())
    return [name for name in t.names if t.bags[name] == most] if most >= 10 else []


def doppelkopf(t, event):
    playing = [name for name in t.names if len(t.names) == 4 or name != t.dealer]
    fields = ["game", "re", "re_said", "contra_said", "eyes"]
    need(set(fields) <= set(event) and event["game"] in ("normal", "solo"))
    re = flags(event["re"], playing)
    parties = [[n for n in playing if re[n]], [n for n in playing if not re[n]]]
    normal = event["game"] == "normal"
    need(len(parties[0]) == (2 if normal else 1))
    eyes = whole(event["eyes"], 0, 240)
    need(eyes in EYES)
    calls = [flag(event["re_said"]), flag(event["contra_said"])].count(True)
    fields += ["black"] * (eyes in (0, 240)) + ["special"] * normal
    if t.options["calls"] == "all":
        fields += ["re_no"] * event["re_said"] + ["contra_no"] * event["contra_said"]
    only(event, *fields)
    black = flag(event["black"]) if eyes in (0, 240) else False
    if t.options["calls"] == "all":
        win, value = announced(eyes, black, event)
        return doko_points(t, event, playing, parties, win, value, 1)
    needed = 121
    if t.options["calls"] == "add" and event["contra_said"] and not event["re_said"]:
        needed = 120
    win = 0 if eyes >= needed else 1
    less = 240 - eyes if win == 0 else eyes
    value = 1 + [less < 90, less < 60, less < 30, black].count(True)
    if normal and win == 1:
        value += 1
    times = 1
    if t.options["calls"] == "add":
        value += 2 * calls
    else:
        times = 2**calls
    return doko_points(t, event, playing, parties, win, value, times)


def doko_points(t, event, playing, parties, win, value, times):
    """What all score where a side has made so many points, and what is special."""
    normal = event["game"] == "normal"
    points = dict.fromkeys(t.names, 0)
    heads = [next(name for name in t.names if name in party) for party in parties]
    special = numbers(event["special"], heads, 0, 12) if normal else dict.fromkeys(heads, 0)
    more = special[heads[win]] - special[heads[1 - win]]
    for name in playing:
        won = name in parties[win]
        points[name] = times * (value + more) * (1 if won else -1)
        if not normal and name in parties[0]:
            points[name] *= 3
    return points


# What may be announced at Doppelkopf, in order, with what makes a point against it.
ANNOUNCED = ((90, 120), (60, 90), (30, 60), (0, 30))


def announced(eyes, black, event):
    """Which side scores at Doppelkopf, and how much, where no 90 and so on are announced.

    The rules of the German federation: 7.1.2, who of Re has won; 7.1.3, who of Contra; 7.1.4, where
    neither has; 7.2.2, (a) to (f).
    """
    have = [eyes, 240 - eyes]
    said = [whole(event.get(field, 0), 0, 4) for field in ("re_no", "contra_no")]
    reached = []
    for side in (0, 1):
        left = have[1 - side]
        if said[side] == 4:
            reached.append(left == 0 and black)
        else:
            reached.append(said[side] == 0 or left < ANNOUNCED[said[side] - 1][0])
    scored = []
    for side in (0, 1):
        # (a) without what is won, then (e) and (f): what is reached against the others.
        marks = [have[1 - side] < bound for bound in (90, 60, 30)]
        marks += [have[side] >= least for _, least in ANNOUNCED[: said[1 - side]]]
        scored.append(marks.count(True))
    if said == [0, 0]:
        alone = event["contra_said"] and not event["re_said"]
        winner = 0 if eyes > 120 or (eyes == 120 and alone) else 1
    elif reached == [False, False]:
        return 0, scored[0] - scored[1]
    elif said[0] and said[1]:
        winner = reached.index(True)
    else:
        # One side has announced something: it has won, or the other one.
        side = 0 if said[0] else 1
        winner = side if reached[side] else 1 - side
    value = 1 + scored[winner] + sum(said)
    value += 2 * event["re_said"] + 2 * event["contra_said"]
    value += black and have[1 - winner] == 0
    value += winner == 1 and event["game"] == "normal"
    return winner, value


def schieber(t, event):
    once = t.options["counting"] == "once"
    factor = 1 if once else whole(event.get("factor"), 1, 3)
    asked = [] if once else ["factor"]
    asked += ["stoeck"] if once or factor < 3 else []
    need(set(event) - {"first"} == {"event", "points", "melds", *asked})
    stoeck = t.player(event["stoeck"], True) if "stoeck" in asked else None
    points = numbers(event["points"], t.heads(), 0, 257)
    need(sorted(points.values()) == [0, 257] or sum(points.values()) == 157)
    need(257 in points.values() or set(points.values()) <= JASS)
    melds = numbers(event["melds"], t.heads(), 0, 1000, 10)
    need(not {10, 30} & set(melds.values()))
    need(min(melds.values()) == 0)
    written = [
        [factor * 20 if stoeck in side else 0 for side in t.sides],
        [factor * melds[side[0]] for side in t.sides],
        [factor * points[side[0]] for side in t.sides],
    ]
    if t.options["finish"] == "tricks":
        written = [written[0], written[2], written[1]]
    return raced(t, event, written, jass_target(t), t.options["finish"] != "round")


def jass_target(t):
    target = t.options["target"]
    if target == "usual":
        return 1000 if t.options["counting"] == "once" else 2500
    return target


def rummy500(t, event):
    possible = DECKS[len(t.names) > 4]
    if t.options["entry"] == "both":
        only(event, "laid", "held")
        laid = numbers(event["laid"], t.names, 0, max(possible))
        held = numbers(event["held"], t.names, 0, max(possible))
        need(1 not in held.values())
        need(sum(laid.values()) + sum(held.values()) in possible | {1})
        return {name: laid[name] - held[name] for name in t.names}
    only(event, "points")
    points = numbers(event["points"], t.names, -max(possible), max(possible))
    need(sum(abs(one) for one in points.values()) in possible | {1})
    return dict(points)


def mercy(t, event):
    """Who has won at Spades because a side is at -200."""
    lost = [name for name in t.names if t.scores[name] <= -200]
    if len(set(t.scores.values())) == 1:
        return []
    return t.names if lost and t.options["mercy"] == "yes" else []


def napoleone(t, event):
    """Who has won at Scopa with all ten coins."""
    return t.side(event["run"]) if event.get("length") == 10 else []


def ended_scopa(t, event):
    """Who has won at Scopa with all ten coins, or was first at the target."""
    return napoleone(t, event) or t.first


def exactly(t, event):
    """Who has won at Hearts with exactly the limit."""
    limit = t.options["target"] if t.options["exactly"] == "yes" else None
    return [name for name in t.names if t.scores[name] == limit]


def belot(t, event, declared, capot):
    """What each side has in cards and declarations, and which sides have all tricks."""
    heads = t.heads()
    points = numbers(event["points"], heads, 0, 252)
    first, second = (points[head] for head in heads)
    need(sorted((first, second)) == [0, capot] or first + second == 162)
    need(capot in (first, second) or {first, second} <= BELOTE)
    melds = dict.fromkeys(heads, 0)
    if declared:
        melds = numbers(event["melds"], heads, 0, 550, 10)
        need(0 in melds.values() and not {10, 30} & set(melds.values()))
    return points, melds, [head for head in heads if points[head] == capot]


def nobody_took(t, event):
    """Whether all have passed; nothing else is entered then."""
    need("taker" in event)
    if t.player(event["taker"], True) is not None:
        return False
    only(event, "taker")
    return True


def to_tens(score, rounding):
    """The score, to the nearest ten."""
    rest = score % 10
    return score if rounding == "no" else score - rest + (10 if rest >= 5 else 0)


def by_side(t, marks):
    return {name: marks[side[0]] for side in t.sides for name in side}


def belote(t, event):
    declared = t.options["declared"] == "yes"
    if nobody_took(t, event):
        return dict.fromkeys(t.names, 0)
    only(event, "taker", "belote", "points", *(["melds"] if declared else []))
    points, melds, _ = belot(t, event, declared, t.options["capot"])
    belote = t.player(event["belote"], True)
    taking = t.side(event["taker"])[0]
    (other,) = [head for head in t.heads() if head != taking]
    extra = {side[0]: 20 if belote in side else 0 for side in t.sides}
    have = {head: points[head] + melds[head] + extra[head] for head in t.heads()}
    verdict = "made" if have[taking] > have[other] else "lost"
    if have[taking] == have[other]:
        verdict = t.options["tie"]
    if verdict == "held":
        # What the taker has is for the next deal that somebody wins.
        t.pool += have[taking]
        marks = {taking: 0, other: have[other]}
    else:
        if verdict == "made":
            marks = {taking: have[taking] + t.pool, other: have[other]}
        else:
            everything = sum(points.values()) + sum(melds.values())
            marks = {taking: extra[taking], other: everything + extra[other] + t.pool}
        t.pool = 0
    return by_side(t, {head: to_tens(mark, t.options["rounding"]) for head, mark in marks.items()})


def coinche(t, event):
    options = t.options
    declared = options["declared"] == "yes"
    if nobody_took(t, event):
        return dict.fromkeys(t.names, 0)
    contract = whole(event.get("contract"), 80, 650, 10)
    asked = ["taker", "contract", "call", "belote", "points"] + ["melds"] * declared
    slam = contract == 250
    if slam and declared:
        asked.append("announced")
        slam = flag(event.get("announced"))
    only(event, *asked)
    need(declared or contract <= 180 or slam)
    need(event["call"] in ("no", "coinche", "surcoinche"))
    times = {"no": 1, "coinche": 2, "surcoinche": options["again"]}[event["call"]]
    points, melds, all_tricks = belot(t, event, declared, 252)
    belote = t.player(event["belote"], True)
    taking = t.side(event["taker"])[0]
    (other,) = [head for head in t.heads() if head != taking]
    extra = {side[0]: 20 if belote in side else 0 for side in t.sides}
    have = {head: points[head] + melds[head] + extra[head] for head in t.heads()}
    made = taking in all_tricks if slam else have[taking] >= contract
    made = made and have[taking] > have[other]
    alone = times > 1 and options["doubled"] != "contract"
    winner, loser = (taking, other) if made else (other, taking)
    marks = {loser: extra[loser]}
    won = {"cards": 160, "melds": sum(melds.values()), "contract": 500 if slam else contract}
    if slam and options["capot"] == 250:
        won["contract"] = 250
    elif slam:
        won["cards"] = 0
    if made and won["cards"]:
        won["cards"] = 250 if taking in all_tricks else 160
    if made and not alone:
        # Both have what they made; all tricks bring the declarations of the other side.
        won["cards"] = points[taking] if won["cards"] else 0
        marks[other] += points[other]
        if taking not in all_tricks:
            won["melds"] = melds[taking]
            marks[other] += melds[other]
    by = {"all": 4 * [times], "cards": [times, times, times, 1], "contract": [1, 1, times, 1]}
    each = by[options["doubled"]]
    parts = (won["cards"], won["melds"], won["contract"], extra[winner])
    marks[winner] = sum(part * factor for part, factor in zip(parts, each, strict=True))
    return by_side(t, {head: to_tens(mark, options["rounding"]) for head, mark in marks.items()})


def tarot(t, event):
    """French tarot: what one defender pays is the unit, and everybody has some of it."""
    if nobody_took(t, event):
        return dict.fromkeys(t.names, 0)
    taker, friend = event["taker"], None
    fields = ["taker", "bid", "bouts", "points", "petit", "handful", "slam"]
    if len(t.names) == 5:
        fields.append("called")
    only(event, *fields)
    if len(t.names) == 5:
        # Who has called a king of their own is alone.
        friend = t.player(event["called"], True)
        friend = None if friend == taker else friend
    need(event["bid"] in ("prise", "garde", "sans", "contre"))
    need(event["petit"] in ("no", "taker", "defence"))
    need(event["slam"] in ("no", "made", "announced", "missed", "defence"))
    bouts, points = whole(event["bouts"], 0, 3), whole(event["points"], 0, 91)
    handful = whole(event["handful"], 0, 60, 10)
    need(handful != 10 and (handful <= 40 or len(t.names) == 5))
    # Each bout is four points at least, for whoever has it.
    need(4 * bouts <= points <= 91 - 4 * (3 - bouts))
    need(not (event["petit"] == "taker" and bouts == 0))
    need(not (event["petit"] == "defence" and bouts == 3))
    wanted = {0: 56, 1: 51, 2: 41, 3: 36}[bouts]
    if event["slam"] in ("made", "announced") and event["bid"] != "contre":
        need(points >= 87)
    need(event["slam"] != "defence" or points < wanted)
    times = {"prise": 1, "garde": 2, "sans": 4, "contre": 6}[event["bid"]]
    pays = times * (25 + points - wanted) + handful
    if points < wanted:
        pays = -times * (25 + wanted - points) - handful
    pays += {"no": 0, "taker": 10, "defence": -10}[event["petit"]] * times
    pays += {"no": 0, "made": 200, "announced": 400, "missed": -200, "defence": -200}[event["slam"]]
    found = {name: -pays for name in t.names if name not in (taker, friend)}
    if friend:
        found[friend] = pays
    found[taker] = -sum(found.values())
    return found


def skyjo(t, event):
    only(event, "closer", "points")
    closer = t.player(event["closer"])
    points = dict(numbers(event["points"], t.names, -17, 140))
    lowest = min(points[name] for name in t.names if name != closer)
    if points[closer] >= max(lowest, 1):
        points[closer] *= 2
    return points


def schafkopf(t, event):
    """Schafkopf: a price, doubled so many times, that everybody wins or pays."""
    need("player" in event)
    player = t.player(event["player"], True)
    if player is None:
        only(event, "player")
        return dict.fromkeys(t.names, 0)
    game = event.get("game")
    need(game in ("sauspiel", "wenz", "solo"))
    fields = ["player", "game", "runners", "laid", "contra"]
    friends, tout = [player], "no"
    if game == "sauspiel":
        fields.append("partner")
        others = [name for name in t.names if name != player]
        asked = event.get("partner")
        need(isinstance(asked, dict) and set(asked) == set(others))
        friends += [name for name in others if flag(asked[name])]
        need(len(friends) == 2)
    else:
        fields.append("tout")
        tout = event.get("tout")
        need(tout in ("no", "tout", "sie"))
    price = t.options["sau" if game == "sauspiel" else "alone"]
    extras = runners = whole(event.get("runners"), 0, 14)
    need(runners not in ((1,) if game == "wenz" else (1, 2)) and (game != "wenz" or runners <= 4))
    if tout == "no":
        fields.append("eyes")
        eyes = whole(event.get("eyes"), 0, 120)
        need(eyes in SCHAFKOPF)
        won = eyes >= 61
        # The player's side needs 31 and the others 30 not to be Schneider.
        extras += 1 if (120 - eyes < 30 if won else eyes < 31) else 0
        if eyes in (0, 120):
            fields.append("black")
            extras += flag(event.get("black"))
    else:
        fields.append("won")
        won = flag(event.get("won"))
        need(won or tout == "tout")
    only(event, *fields)
    doubles = whole(event["laid"], 0, 4) + whole(event["contra"], 0, 4)
    doubles += {"no": 0, "tout": 1, "sie": 2}[tout]
    pays = (price + extras * t.options["extra"]) * 2**doubles * (1 if won else -1)
    found = {name: -pays for name in t.names if name not in friends}
    for name in friends:
        found[name] = pays * len(found) if len(friends) == 1 else pays
    return found


def ligretto(t, event):
    """Ligretto: a point for each card in the middle, less what is left of the pile."""
    only(event, "closer", "laid", "left")
    closer = t.player(event["closer"], True)
    laid = numbers(event["laid"], t.names, 0, 40)
    left = numbers(event["left"], [name for name in t.names if name != closer], 1, 10)
    found = {}
    for name in t.names:
        need(laid[name] + left.get(name, 0) <= 40)
        found[name] = laid[name] - left.get(name, 0) * t.options["price"]
    return found


def quiddler(t, event):
    """Quiddler: the cards in words less those left, and what is 10 more."""
    bonuses = {"long": ("both", "longest"), "many": ("both", "most")}
    asked = [name for name in bonuses if t.options["bonuses"] in bonuses[name]]
    only(event, "closer", "words", "left", *asked)
    closer, cards = t.player(event["closer"]), t.round + 2
    found = dict(numbers(event["words"], t.names, 0, 15 * cards))
    others = [name for name in t.names if name != closer]
    left = numbers(event["left"], others, 0, 15 * cards)
    for name in t.names:
        need(cards <= found[name] + left.get(name, 0) <= 15 * cards)
    for bonus in asked:
        who = t.player(event[bonus], True)
        need(who is None or event["words"][who])
        if who:
            found[who] += 10
    for name in others:
        found[name] -= left[name]
    return found


def thousand(t, event):
    """Thousand: the bid for the taker, what was taken for the others, and the barrel."""
    only(event, "taker", "bid", "made", "taken")
    sits = [t.dealer] if len(t.names) == 4 else []
    taker = t.player(event["taker"])
    bid, made = whole(event["bid"], 100, 400), flag(event["made"])
    need(taker not in sits and bid % 5 == 0)
    others = [name for name in t.names if name not in (taker, *sits)]
    taken = numbers(event["taken"], others, 0, 400)
    together = sum(taken.values())
    need(1 not in taken.values() and together + (bid if made else 0) <= 400)
    need(made or len(t.names) == 2 or together > 120 - bid)
    step, up = {"five": (5, True), "five_down": (5, False), "no": (1, True)}.get(
        t.options["rounding"], (10, t.options["rounding"] == "ten")
    )
    found = {}
    for name in t.names:
        stands, barrel = t.scores[name], t.options["ends"] == "barrel"
        if barrel and stands >= 880:
            found[name] = 0
            if name in sits:
                continue
            t.bags[name] += 1
            if name == taker and not made:
                found[name] = -bid
            elif name == taker and stands + bid >= t.options["target"]:
                found[name] = bid
            elif t.bags[name] == 3:
                found[name] = -120
            if found[name]:
                t.bags[name] = 0
            continue
        t.bags[name] = 0
        if name == taker:
            found[name] = bid if made else -bid
        elif name in sits or (t.options["ends"] == "limit" and stands > 800):
            found[name] = 0
        else:
            over = taken[name] % step
            found[name] = taken[name] - over + (step if up and over and 2 * over >= step else 0)
        if barrel and stands + found[name] > 880:
            found[name] = 880 - stands
        if t.options["zeros"] == "yes" and taken.get(name) == 0:
            t.backs[name] += 1
            if t.backs[name] == 3:
                t.backs[name] = 0
                found[name] -= 120
    return found


DECIDED = {"spades": mercy, "chinchon": seven_in_order, "scopa": ended_scopa, "phase10": finished}
DECIDED["ramino"] = ramino_made
DECIDED["hearts"] = exactly
DECIDED["schieber"] = lambda t, event: t.first
RULES = {
    "hearts": hearts,
    "spades": spades,
    "oh_hell": oh_hell,
    "king": king,
    "scala40": scala40,
    "chinchon": chinchon,
    "scopa": scopa,
    "burraco": burraco,
    "canasta": canasta,
    "euchre": euchre,
    "skat": skat,
    "schieber": schieber,
    "rummy500": rummy500,
    "wizard": wizard,
    "phase10": phase10,
    "doppelkopf": doppelkopf,
    "ramino": ramino,
    "conquian": conquian,
    "romme": romme,
    "kalooki": kalooki,
    "liverpool": liverpool,
    "continental": continental,
    "indian_rummy": indian_rummy,
    "three_thirteen": three_thirteen,
    "belote": belote,
    "coinche": coinche,
    "tarot": tarot,
    "skyjo": skyjo,
    "schafkopf": schafkopf,
    "ligretto": ligretto,
    "quiddler": quiddler,
    "thousand": thousand,
}
STEPS: dict[str, tuple[str, ...]] = dict.fromkeys(RULES, ("round",))
STEPS.update(spades=("bids", "hand"), oh_hell=("bids", "hand"), euchre=("hand",), skat=("hand",))
STEPS.update(wizard=("bids", "hand"), phase10=("hand",), doppelkopf=("hand",))
STEPS["thousand"] = ("hand",)
STEPS.update(belote=("deal",), coinche=("deal",), tarot=("deal",), schafkopf=("hand",))
RUMMIES = ("ramino", "romme", "kalooki", "liverpool", "continental", "indian_rummy")
LOW = dict.fromkeys(RULES, False)
LOW.update(dict.fromkeys(("hearts", "scala40", "chinchon", "phase10", "three_thirteen"), True))
LOW.update(dict.fromkeys(RUMMIES, True))
LOW["skyjo"] = True
# Where players who are out re-enter: the event, and the option that says how often.
RE_ENTERED = {
    "scala40": ("rientro", "rientri"),
    "chinchon": ("re_enter", "re_entry"),
    "ramino": ("rientro", "rientri"),
    "kalooki": ("re_enter", "buy_in"),
    "indian_rummy": ("rejoin_pool", "rejoin"),
}
DEFAULTS = {
    "hearts": {"moon": "others", "jack_of_diamonds": "no", "target": 100, "exactly": "no"},
    "spades": {
        "nil": 100,
        "failed_nil": "bags",
        "blind_nil": "no",
        "bags": "ten",
        "bag_limit": 10,
        "bag_price": 100,
        "ten": "no",
        "least": 0,
        "mercy": "no",
        "target": 500,
    },
    "oh_hell": {"cards": "usual", "course": "down_up", "hook": "yes", "missed": "tricks"},
    "king": {"auction": "yes"},
    "scala40": {"closed_in_hand": "double", "target": 101, "rientri": 1},
    "chinchon": {
        "deck": 40,
        "ace": 0,
        "index": "no",
        "close": 5,
        "chinchon": "wins",
        "target": 100,
        "re_entry": 1,
    },
    "scopa": {"re_bello": "no", "napola": "no", "target": 11, "finish": "hand"},
    "burraco": {"semi_clean": "yes", "clean_close": "no", "three": "federation", "target": "usual"},
    "canasta": {"wild": "no", "target": 5000},
    "euchre": {"five": 3, "target": 10},
    "skat": {"entry": "facts", "seeger": "no", "contra": "no", "rounds": 36},
    "schieber": {"counting": "times", "target": "usual", "finish": "melds"},
    "rummy500": {"entry": "points", "target": 500},
    "wizard": {"hook": "no"},
    "phase10": {"floating": "no"},
    "doppelkopf": {"calls": "double", "rounds": 24},
    "ramino": {"close": 5, "target": 101, "rientri": 1},
    "conquian": {"cards": 10, "tie": "pool", "target": 5},
    "romme": {"opening": 40, "jokers": 6, "joker": 20, "in_hand": "double", "target": 500},
    "kalooki": {"opening": 40, "jokers": 2, "joker": 15, "target": 151, "buy_in": "any"},
    "liverpool": {"joker": 15, "cut": "no", "exact": "no"},
    "continental": {"decks": 2},
    "indian_rummy": {"drop": "usual", "target": 101, "rejoin": 1},
    "three_thirteen": {"ace": 1, "wild": "rank"},
    "belote": {"tie": "held", "capot": 252, "declared": "no", "rounding": "no", "target": 1000},
    "coinche": {
        "declared": "yes",
        "doubled": "all",
        "again": 4,
        "capot": 250,
        "rounding": "yes",
        "target": 2000,
    },
    "tarot": {"rounds": 20},
    "skyjo": {"target": 100},
    "ligretto": {"price": 2, "target": 99},
    "quiddler": {"bonuses": "both"},
    "thousand": {"rounding": "ten", "ends": "barrel", "zeros": "no", "target": 1000},
    "schafkopf": {"sau": 20, "alone": 50, "extra": 10, "rounds": 32},
}
for _form, _options in DEFAULTS.items():
    _right = (
        "scopa",
        "schieber",
        "chinchon",
        "continental",
        "conquian",
        "belote",
        "coinche",
        "tarot",
    )
    _options["direction"] = "right" if _form in _right else "left"


class Book:
    """A list of entries with undo, redo and amend: whole lists of events on two stacks."""

    def __init__(self, *table):
        self.table = table
        self.past, self.future = [[]], []
        # The Table after the entries in force: nobody changes it.
        self.latest = self.played([])

    def played(self, events):
        """Return the Table after `events`; raise Refused if one is refused."""
        table = Table(*self.table)
        for event in events:
            table.take(event)
        return table

    def add(self, entry):
        """Take an entry; raise Refused, and change nothing, if it is refused."""
        now = self.past[-1]
        kind = entry.get("event") if isinstance(entry, dict) else None
        if kind == "undo":
            only(entry)
            need(len(self.past) > 1)
            self.future.append(self.past.pop())
            self.latest = self.played(self.past[-1])
            return
        if kind == "redo":
            only(entry)
            need(self.future)
            self.past.append(self.future.pop())
            self.latest = self.played(self.past[-1])
            return
        if kind == "amend":
            only(entry, "index", "to")
            index, to = entry["index"], entry["to"]
            need(type(index) is int and 0 <= index < len(now))
            need(isinstance(to, dict) and to.get("event") not in ("amend", "undo", "redo"))
            after = [*now[:index], to, *now[index + 1 :]]
        else:
            after = [*now, entry]
        self.latest = self.played(after)
        self.past.append(after)
        self.future = []

    def now(self):
        return self.latest
