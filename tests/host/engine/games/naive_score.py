"""A second, naive reading of the rules of scoring, to compare the engine with.

It shares no code and no idea with the engine: all events in force are played from the start, every
time, by one long function over plain dicts; undo and redo are two stacks of whole lists. Card
counting stays out: events carry numbers, and cards only where Rumski values them one by one.
"""

import copy
import itertools

FIELDS = {
    "void": ([], []),
    "leave": (["player"], []),
    "join": (["player"], ["seat"]),
    "stop": ([], []),
    "adjust": (["player", "by", "reason"], []),
    "dealer": (["player"], []),
    "agree": (["question", "answer"], []),
    "rumino round": (["ender"], ["deadwood"]),
    "rumino rumino": (["player"], []),
    "rumino re_enter": (["player"], []),
    "ginski round": (["ender"], ["deadwood", "big"]),
    "gin round": (["ender"], ["opponent", "deadwood", "big", "upcard"]),
    "rumski round": (["winner"], ["left", "points"]),
    "tuscan hand": (["winner"], ["kind"]),
    "any join": (["player"], ["seat", "score"]),
    "any round": (["points"], []),
    "any points": (["player", "points"], []),
    "any won": (["winners", "points"], []),
    "any limit": (["to"], []),
    "rummoli ante": ([], []),
    "rummoli widow": (["how"], ["buyer", "price"]),
    "rummoli bet": (["player", "chips"], []),
    "rummoli bets": ([], ["moves", "chips", "folded"]),
    "rummoli poker": ([], ["winners", "pots"]),
    "rummoli hearts": (["collects"], []),
    "rummoli pay": (["player", "space"], []),
    "rummoli pass": (["chips"], []),
    "rummoli out": (["player", "left"], []),
    "rummoli deadlock": (["left"], []),
    "rummoli rebuy": (["player", "chips"], []),
    "rummoli finish": ([], ["winner"]),
    "rummoli adjust": (["from", "to", "chips", "reason"], []),
}


class Scored(dict):
    """How many play each game that is scored here."""

    def __missing__(self, game):
        raise AssertionError(
            "%s has no second scorer: add how many play it to SEATS, its events to FIELDS and how"
            " they score to Evening, all in tests/host/engine/games/naive_score.py" % game
        )


SEATS = Scored(
    {
        "rumino": (2, 6),
        "ginski": (3, 3),
        "gin": (2, 4),
        "rummoli": (2, 8),
        "rumski": (2, 6),
        "tuscan": (2, 4),
        "any": (2, 12),
    }
)
YES_NO = ["yes", "no"]
# What tables may agree on during a game, by question (ALL-14): the house rule that changes, or
# None, and the answers.
AGREED = {
    "rumino": {
        "re_enter": ("re_entry", ["no", "once"]),
        "below_zero": ("floor_zero", YES_NO),
        "stock": ("stock_out", ["reshuffle", "void", "score"]),
        "same_suit": ("twins", YES_NO),
        "others_gin": ("gin_bonus_for_all", YES_NO),
        "joker_rumino": ("natural_rumino", YES_NO),
        "three_gins": ("three_gins", YES_NO),
        "jokers": ("jokers_per_meld", ["any", 1, 2]),
        "out_of_turn": (None, YES_NO),
        "joker_up": (None, ["stays", "next"]),
    },
    "ginski": {
        "stock": ("stock_out", ["reshuffle", "void"]),
        "undercut_pays": ("undercut_pays", ["both_others", "ender_only"]),
        "two_under": ("undercut_tie", ["nearer_left", "both"]),
    },
    "gin": {
        "big_gin": ("big_gin", [31, 50, "no"]),
        "equal": ("undercut_tie", ["opponent", "knocker"]),
        "gin_pays": ("gin_bonus", [25, 20]),
        "spade_up": ("spades_double", YES_NO),
        "next_deal": ("deals", ["alternate", "loser", "winner"]),
        "undercut_pays": ("undercut_bonus", [25, 10, 20]),
        "last_two": ("last_discard", ["no", "knock"]),
        "ace_up": ("oklahoma_ace", [1, "gin"]),
        "count_stock": (None, YES_NO),
        "look_back": (None, YES_NO),
    },
    "rummoli": {
        "low_straight": ("wheel", YES_NO),
        "after_stop": ("next_lead", ["colour", "suit", "any"]),
        "no_next": ("pass_chip", ["no", "lead", "turn"]),
        "no_colour": ("pass_chip", ["no", "lead", "turn"]),
        "lowest": ("lowest", ["hand", "suit"]),
        "first_bet": ("first_bet", ["left", "dealer"]),
        "all_in": ("side_pots", YES_NO),
        "who_leads": ("first_lead", ["winner", "left", "dealer"]),
        "first_suit": ("first_suit", ["any", "black"]),
        "forgot_pay": ("unclaimed", ["paid", "stays"]),
        "last_chips": ("board_end", ["cut", "divided"]),
        "swap_pay": ("widow_for", ["anyone", "no_pay_card"]),
        "dealer_ante": ("dealer_ante", ["same", "double"]),
        "own_five": (None, ["free", "best"]),
    },
    "rumski": {
        "throw_wild": ("wild_discard", ["free", "never"]),
        "turn_time": (None, ["free", "one", "two"]),
        "penalty": (None, ["none", "three"]),
    },
    "tuscan": {
        "ace": ("german_ace", ["high", "low"]),
        "worth": ("hand_values", ["one", "ranked"]),
    },
}
BOARDS = {
    "rummoli": ["10S", "JD", "QC", "KH", "AS", "AD-KD", "7-8-9"],
    "tripoley": ["10H", "JH", "QH", "KH", "AH", "KH-QH", "8-9-10"],
}


class Refused(Exception):
    """The rules do not allow this event."""


def need(condition):
    if not condition:
        raise Refused


def number(value, minimum, maximum):
    need(type(value) is int and minimum <= value <= maximum)
    return value


def contradicts(game, options):
    """Say whether no game can start with these house rules, by ANY-7, ANY-11 and ANY-13.

    Who reaches the limit is out: of what limit, if there is none? And everyone starts below it. A
    turn is what one player enters.
    """
    if game != "any":
        return False
    goal = options["target"]
    if options["limit"] == "turn" and options["entry"] != "single":
        return True
    return options["start"] >= goal if goal else options["limit"] != "ends"


def each_of(options, players):
    total = options["chips_total"]
    return total // players if total else options["chips_each"]


class Evening:
    """A game that is played event by event, as somebody with pencil and paper would."""

    def __init__(self, game, players, dealer, options):
        self.game = game
        # Of this evening alone: what is agreed on changes them.
        self.options = dict(options)
        self.seats = list(players)
        self.dealer = dealer
        self.left = []
        self.out = []
        self.back = []
        self.result = None
        self.enders = []
        self.rounds = []
        self.issued = 0
        self.bought = {}
        start = each_of(options, len(players)) if game == "rummoli" else options.get("start", 0)
        self.each = start
        self.score = dict.fromkeys(players, start)
        # What everyone sat down with, which they have not won.
        self.first = dict(self.score)
        self.pots = {}
        if game == "rummoli":
            board = options["board"]
            spaces = BOARDS[board] if isinstance(board, str) else board
            self.spaces = list(spaces)
            self.pots = dict.fromkeys(["poker", "rummoli"] + self.spaces, 0)
            self.issued = start * len(players)
        self.low = game == "rumino" or options.get("wins") == "low"
        if options.get("deals") == "no":
            self.dealer = None
        self.goal = options.get("target")
        if self.goal == "100*players":
            self.goal = 100 * len(players)
        # Do players go out at a limit, and who is out by it: they never come back from leaving.
        self.knockout = game == "rumino" or options.get("limit") == "out"
        self.beaten = []
        # Any game: how far down each column of the score sheet is filled in. A round is over when
        # its row is full (ANY-8), so two entries of one player in a row are of two rounds.
        self.filled = dict.fromkeys(players, 0)
        # And who was first at the limit, and who has thrown since.
        self.ahead, self.thrown = None, []
        # Gin: what is written on the sheet, or on the three of Hollywood (GIN-15). Each has lines,
        # (who, points, boxes: none for a correction), and says how it ended and who was away then.
        count = 0 if game != "gin" else 1 if options["hollywood"] == "no" else 3
        self.sheets = [{"lines": [], "end": None, "away": []} for _ in range(count)]
        # Four play in pairs that face each other (GIN-19), and enter two hands a round: the first
        # of them waits here, (who played it, who won it, points, extra boxes). Of three, one sits
        # out (GIN-18): the dealer, or with the other house rule who sits to the dealer's right.
        self.pairs = []
        self.waiting = None
        self.idle = None
        if game == "gin" and len(players) == 4:
            self.pairs = [players[0::2], players[1::2]]
        if game == "gin" and len(players) == 3:
            self.idle = dealer
            if options["idle_deals"] == "no":
                self.idle = players[players.index(dealer) - 1]
        self.hand = "none"
        self.done = set()
        self.base = None

    def fallen(self):
        return [name for group in self.out for name in group]

    def inside(self):
        return [n for n in self.seats if n not in self.left and n not in self.fallen()]

    def after(self, name):
        """Those still in, clockwise from the left neighbour of `name`, `name` last."""
        at = self.seats.index(name)
        ring = self.seats[at + 1 :] + self.seats[: at + 1]
        return [n for n in ring if n in self.inside()]

    def deal_on(self):
        at = self.seats.index(self.dealer)
        ring = self.seats[at + 1 :] + self.seats[:at]
        if self.game == "tuscan":
            ring.reverse()
        for name in ring:
            if name in self.inside():
                self.dealer = name
                return

    def who(self, name):
        need(isinstance(name, str) and name in self.inside())
        return name

    def best(self, names):
        values = [self.score[n] for n in names]
        value = min(values) if self.low else max(values)
        return [n for n in names if self.score[n] == value]

    def numbers(self, given, names, minimum, maximum):
        need(isinstance(given, dict) and set(given) == set(names))
        for name in names:
            number(given[name], minimum, maximum)
        return given

    # -- one event -----------------------------------------------------------------------------

    def play(self, event):
        need(isinstance(event, dict) and isinstance(event.get("event"), str))
        kind = event["event"]
        fields = FIELDS.get(self.game + " " + kind) or FIELDS.get(kind)
        need(fields is not None)
        given = set(event) - {"event"}
        need(set(fields[0]) <= given <= set(fields[0]) | set(fields[1]))
        need(self.result is None)
        before = self.on_paper()
        if self.game == "rummoli" and (
            self.game + " " + kind in FIELDS or kind in ("void", "leave")
        ):
            getattr(self, "chips_" + kind)(event)
        else:
            getattr(self, "play_" + kind)(event)
        self.end_by_score()
        if self.game == "any":
            self.end_by_rounds()
        if self.result is None:
            if self.dealer is not None and self.dealer not in self.inside():
                self.deal_on()
            if self.pairs and self.left:
                self.result = self.best([n for n in self.seats if not self.broken(n)])
            elif len(self.inside()) < SEATS[self.game][0]:
                self.result = self.best(self.inside())
        self.rounds.append({n: v - before.get(n, 0) for n, v in self.on_paper().items()})

    def on_paper(self):
        """The scores, in Gin without what an end has added."""
        if not self.sheets:
            return dict(self.score)
        lines = [line for sheet in self.sheets for line in sheet["lines"]]
        return {n: sum(points for who, points, _ in lines if n in who) for n in self.seats}

    def camp(self, name):
        """Those who win and lose together with `name` (GIN-19)."""
        return next((pair for pair in self.pairs if name in pair), [name])

    def broken(self, name):
        """Whether somebody of the camp of `name` has left."""
        return any(n in self.left for n in self.camp(name))

    def end_by_score(self):
        if self.result is not None or self.game == "rummoli":
            return
        if self.sheets:
            self.end_sheets()
            return
        inside = self.inside()
        if self.knockout:
            limit = self.options["out_at"] if self.game == "rumino" else self.goal
            over = [n for n in inside if self.score[n] >= limit]
            if over == inside:
                self.result = self.best(inside)
                self.drop([n for n in inside if n not in self.result])
            else:
                self.drop(over)
                if len(self.inside()) == 1:
                    self.result = self.inside()
            self.beaten += over
            return
        if self.options.get("limit") == "turn":
            self.end_by_turns([n for n in inside if self.score[n] >= self.goal])
            return
        goal = self.options["hands"] if self.game == "tuscan" else self.goal
        if goal and any(self.score[n] >= goal for n in inside):
            self.result = self.best(inside)

    def end_by_turns(self, there):
        """Who is `there` first has the others throw once more; then the best wins (ANY-13)."""
        if self.ahead not in there:
            most = max([self.score[n] for n in there], default=0)
            self.ahead = next((n for n in there if self.score[n] == most), None)
            self.thrown = []
        if self.ahead and {*self.inside()} <= {self.ahead, *self.thrown}:
            self.result = self.best(self.inside())

    def full_rows(self):
        return min(self.filled[n] for n in self.inside())

    def end_by_rounds(self):
        """After a number of rounds the best of those in play wins (ANY-8)."""
        if self.result is not None:
            return
        if 0 < self.options["rounds"] <= self.full_rows():
            self.result = self.best(self.inside())

    def drop(self, names):
        """Put players out, the worst first: they rank from the last one out (ALL-10)."""
        for value in sorted({self.score[n] for n in names}, reverse=self.low):
            self.out.append([n for n in names if self.score[n] == value])

    # -- every game ------------------------------------------------------------------------------

    def play_void(self, event):
        need(self.dealer is not None)
        self.enders = self.enders[:]
        self.waiting = None

    def play_agree(self, event):
        question, answer = event["question"], event["answer"]
        known = AGREED.get(self.game, {})
        need(isinstance(question, str) and question in known)
        option, answers = known[question]
        need([a for a in answers if type(a) is type(answer) and a == answer])
        if option:
            self.options[option] = answer

    def play_leave(self, event):
        need(self.waiting is None)
        name = event["player"]
        need(isinstance(name, str) and name in self.seats and name not in self.left)
        if self.dealer == name:
            self.deal_on()
        if self.knockout and name not in self.fallen():
            self.out.append([name])
        self.left.append(name)
        if self.sheets and len(self.inside()) > 1 and not self.pairs:
            # Two go on, and nobody sits out.
            self.idle = None
        else:
            self.break_off()

    def play_join(self, event):
        need(SEATS[self.game][0] != SEATS[self.game][1])
        need(self.hand != "on")
        need(len(self.seats) - len(self.left) < SEATS[self.game][1])
        if self.game == "gin":
            # The third, never the fourth; who comes sits out first (GIN-18, GIN-19).
            need(len(self.inside()) == 2)
        name = event["player"]
        need(isinstance(name, str) and name.strip())
        need(name not in self.seats or name in self.left)
        need(name not in ("widow",) and name not in self.pots)
        seat = number(event.get("seat", len(self.seats)), 0, len(self.seats))
        if name in self.left:
            need("score" not in event)
            self.come_back(name)
            self.sits_out(name)
            return
        points = 0
        if self.game == "rumino":
            points = max(self.score[n] for n in self.inside())
        if self.game == "rummoli":
            points = self.each
            self.issued += points
        if self.game == "any":
            scores = [self.score[n] for n in self.inside()]
            most = self.goal - 1 if self.goal else max(scores + [99999])
            # Nothing said: as everyone started (ANY-11).
            points = number(event.get("score", self.options["start"]), min(scores + [-99999]), most)
            # The rows above a newcomer are none of theirs, and no reason to wait.
            self.filled[name] = self.full_rows()
        self.seats[seat:seat] = [name]
        self.score[name] = points
        self.first[name] = points
        self.sits_out(name)
        if self.base:
            self.base[0][name] = points

    def sits_out(self, name):
        """Let who has come to two players of Gin sit out, and deal where that is how it is."""
        if self.game == "gin":
            self.idle = name
            if self.options["idle_deals"] == "yes":
                self.dealer = name

    def come_back(self, name):
        """Let somebody who left sit down again, in the old seat."""
        points = self.score[name]
        if self.game == "rumino":
            points = max([points] + [self.score[n] for n in self.inside()])
        if self.knockout:
            need(name not in self.beaten)
            self.out = [[n for n in group if n != name] for group in self.out]
            self.out = [group for group in self.out if group]
        if self.game == "rummoli":
            if points < 0:
                # The debt stays on paper: for the settlement it is as if it had been bought off.
                self.bought[name] = self.bought.get(name, 0) - points
                points = 0
            self.issued += points
        if self.game == "any":
            self.filled[name] = max(self.filled[name], self.full_rows())
        self.left.remove(name)
        self.score[name] = points
        if self.base:
            self.base[0][name] = points

    def play_stop(self, event):
        need(self.waiting is None)
        self.break_off()
        self.result = self.best(self.inside())

    def play_adjust(self, event):
        name = self.who(event["player"])
        most = 99999 if self.game == "any" else 9999
        by = number(event["by"], -most, most)
        need(by != 0 and isinstance(event["reason"], str) and event["reason"].strip())
        if self.sheets:
            self.open_sheets()[0]["lines"].append((self.camp(name), by, 0))
            return
        self.score[name] += by
        if self.options.get("floor_zero") == "yes":
            self.score[name] = max(0, self.score[name])

    def play_dealer(self, event):
        need(self.dealer is not None)
        name = self.who(event["player"])
        if self.idle is not None:
            # Who sits out deals; or who was to sit out changes with who was to deal.
            if self.options["idle_deals"] == "yes":
                self.idle = name
            elif name == self.idle:
                self.idle = self.dealer
        self.dealer = name

    # -- rounds ----------------------------------------------------------------------------------

    def play_round(self, event):
        getattr(self, self.game + "_round")(event)
        if self.game == "gin":
            return
        if self.result is None:
            self.end_by_score()
        if self.dealer is not None:
            self.deal_on()

    def any_round(self, event):
        need(self.options["entry"] == "round")
        wanted = self.options["sum"]
        # Points that are shared out are never below 0 (ANY-9).
        shared = wanted != "open" and wanted > 0
        least, most = (0, wanted) if shared else (-99999, 99999)
        points = self.numbers(event["points"], self.inside(), least, most)
        if wanted != "open" and sum(points.values()) != wanted:
            # Who took all of it gives it to each of the others (ANY-9).
            need(wanted > 0)
            need(sorted(points.values()) == [0] + [wanted] * (len(points) - 1))
        self.credit(points)

    def play_won(self, event):
        """The winners get what the others pay in equal parts, of whole points (ANY-10)."""
        need(self.options["entry"] == "won")
        winners = event["winners"]
        need(isinstance(winners, list) and 1 <= len(winners) <= 3)
        for name in winners:
            self.who(name)
        payers = [n for n in self.inside() if n not in winners]
        need(len(set(winners)) == len(winners) and payers)
        # Who wins gets something: 0 or less is no win. And ANY-6 holds for who pays, too.
        each = number(event["points"], 1, 99999)
        need(each * len(winners) % len(payers) == 0)
        part = number(each * len(winners) // len(payers), 1, 99999)
        moved = {n: each if n in winners else -part for n in self.inside()}
        if self.low:
            moved = {n: -points for n, points in moved.items()}
        self.credit(moved)
        if self.result is None:
            self.end_by_score()
        if self.dealer is not None:
            self.deal_on()

    def play_points(self, event):
        need(self.options["entry"] == "single")
        name = self.who(event["player"])
        if self.ahead:
            # Everyone else throws once more, the first one there never (ANY-13).
            need(name != self.ahead and name not in self.thrown)
            self.thrown.append(name)
        self.credit({name: number(event["points"], -99999, 99999)})

    def credit(self, points):
        """Write down the points of a round, or of one player of it."""
        for name, value in points.items():
            self.score[name] += value
            self.filled[name] += 1

    def play_limit(self, event):
        """Raise the limit that there is, up to the highest there can be (ANY-12, ANY-4)."""
        need(self.goal)
        self.goal = number(event["to"], self.goal + 1, 999999)

    def rumino_round(self, event):
        ender = event["ender"]
        need("deadwood" in event)
        if ender is None:
            need(self.options["stock_out"] == "score")
        else:
            self.who(ender)
        wood = self.numbers(event["deadwood"], self.inside(), 0, 70)
        if ender is not None:
            need(wood[ender] <= self.options["knock_limit"])
        for name in self.inside():
            gin = ender is not None and wood[name] == 0
            if gin and name != ender:
                gin = self.options["gin_bonus_for_all"] == "yes"
            self.score[name] += -10 if gin else wood[name]
            if self.options["floor_zero"] == "yes":
                self.score[name] = max(0, self.score[name])
        self.enders.append(ender if ender is not None and wood[ender] == 0 else None)
        first = self.enders[:3]
        if len(self.enders) == 3 and self.options["three_gins"] == "yes":
            if first[0] is not None and first.count(first[0]) == 3:
                over = [n for n in self.inside() if self.score[n] >= self.options["out_at"]]
                self.drop(over)
                self.result = [first[0]]

    def play_rumino(self, event):
        self.result = [self.who(event["player"])]

    def play_re_enter(self, event):
        name = event["player"]
        need(self.options["re_entry"] == "once" and isinstance(name, str))
        need(name in self.fallen() and name not in self.left and name not in self.back)
        need(len(self.inside()) >= 2)
        self.score[name] = max(self.score[n] for n in self.inside())
        self.out = [[n for n in group if n != name] for group in self.out]
        self.out = [group for group in self.out if group]
        self.back.append(name)
        self.beaten.remove(name)

    def ginski_round(self, event):
        need("deadwood" in event)
        ender = self.who(event["ender"])
        wood = self.numbers(event["deadwood"], self.inside(), 0, 165)
        big = event.get("big", False)
        need(type(big) is bool)
        own = wood[ender]
        need(own <= self.options["end_limit"] and not (big and own))
        first, second = self.after(ender)[:2]
        if own == 0:
            self.score[ender] += (31 if big else 25) + wood[first] + wood[second]
            return
        low = min(wood[first], wood[second])
        if low >= own:
            self.score[ender] += wood[first] + wood[second] - own
            return
        lucky = [n for n in (first, second) if wood[n] == low]
        if len(lucky) == 2 and self.options["undercut_tie"] == "nearer_left":
            lucky = [first]
        for name in lucky:
            rest = (
                own if self.options["undercut_pays"] == "ender_only" else sum(wood.values()) - low
            )
            self.score[name] += 25 + rest

    def gin_round(self, event):
        """A hand of two; with partners, the second hand of a round ends it (GIN-18, GIN-19)."""
        if not self.pairs:
            at_table = [n for n in self.inside() if n != self.idle]
            need("opponent" not in event)
            ender = self.who(event["ender"])
            need(ender in at_table)
            [other] = [n for n in at_table if n != ender]
            lucky, points, extra = self.gin_hand(event, ender, other)
            self.write_down([lucky], points, 1 + extra)
            self.gin_deal([lucky], other if lucky == ender else ender)
            return
        hand = ([], None, 0, 0)
        if event["ender"] is None:
            need(set(event) == {"event", "ender"})
        else:
            ender, other = self.who(event["ender"]), self.who(event.get("opponent"))
            need(self.camp(ender) != self.camp(other))
            need(not self.waiting or not {ender, other} & set(self.waiting[0]))
            hand = ([ender, other], *self.gin_hand(event, ender, other))
        if self.waiting is None:
            self.waiting = hand
            return
        both, self.waiting = [self.waiting, hand], None
        sums = [sum(p for _, who, p, _ in both if who in pair) for pair in self.pairs]
        if sums[0] == sums[1]:
            self.gin_deal([], None)
            return
        pair = self.pairs[0 if sums[0] > sums[1] else 1]
        extra = sum(boxes for _, who, _, boxes in both if who in pair)
        self.write_down(pair, abs(sums[0] - sums[1]), 1 + extra)
        self.gin_deal(pair, None)

    def gin_deal(self, winners, loser):
        """Pass the deal on (GIN-1, GIN-18, GIN-19)."""
        if self.idle is not None:
            if self.options["idle_deals"] == "yes":
                self.dealer = loser
            else:
                self.dealer = self.idle
            self.idle = loser
            return
        how = self.options["deals"]
        if how == "alternate":
            self.deal_on()
        elif winners:
            # One of those who won, or of the others: the dealer again, or the next.
            if (self.dealer in winners) != (how == "winner"):
                self.deal_on()

    def write_down(self, winners, points, boxes):
        """Write a hand on each sheet where it counts (GIN-15)."""
        for sheet in self.open_sheets():
            new = not self.won_on(sheet, winners[0])
            sheet["lines"].append((winners, points, boxes))
            if new:
                break

    def gin_hand(self, event, ender, other):
        """Two hands by their deadwood, the opponent's after laying off (GIN-6 to GIN-11).

        Returns (who wins, points, extra boxes).
        """
        need("deadwood" in event)
        rules = self.options
        wood = self.numbers(event["deadwood"], [ender, other], 0, 100)
        own, rest = wood[ender], wood[other]
        big = event.get("big", False)
        need(type(big) is bool and not (big and own))
        up = event.get("upcard")
        asked = rules["knock_limit"] == "upcard" or rules["spades_double"] == "yes"
        if asked or "upcard" in event:
            need(isinstance(up, str) and up[-1:] in ("S", "H", "D", "C"))
            need(up[:-1] in "A 2 3 4 5 6 7 8 9 10 J Q K".split())
        limit = rules["knock_limit"]
        if limit == "upcard":
            limit = {"A": 1, "J": 10, "Q": 10, "K": 10}.get(up[:-1]) or int(up[:-1])
            if up[0] == "A" and rules["oklahoma_ace"] == "gin":
                limit = "gin"
        need(own == 0 or (limit != "gin" and own <= limit))
        boxes = 0
        if own == 0:
            extra = rules["gin_bonus"]
            if big and rules["big_gin"] != "no":
                extra = rules["big_gin"]
            lucky, points, boxes = ender, extra + rest, 2
        elif rest < own or (rest == own and rules["undercut_tie"] == "opponent"):
            lucky, points, boxes = other, rules["undercut_bonus"] + own - rest, 1
        else:
            lucky, points = ender, rest - own
        if rules["spades_double"] == "yes" and up[-1] == "S":
            points *= 2
        return lucky, points, boxes if rules["extra_boxes"] == "yes" else 0

    def open_sheets(self):
        return [sheet for sheet in self.sheets if sheet["end"] is None]

    def won_on(self, sheet, name):
        """How many hands of a sheet somebody has won."""
        return len([1 for who, _, boxes in sheet["lines"] if boxes and name in who])

    def worth_on(self, sheet, name):
        """What somebody has on a sheet: points, then boxes, game bonus, shutout (GIN-14)."""
        mine = [line for line in sheet["lines"] if name in line[0]]
        points = sum(points for _, points, _ in mine)
        rules, end = self.options, sheet["end"]
        parts = {"boxes": 0, "game": 0, "shutout": 0}
        if end is not None and name not in sheet["away"]:
            parts["boxes"] = rules["box"] * sum(boxes for _, _, boxes in mine)
        if end not in (None, "broken off") and name in self.camp(end):
            parts["game"] = rules["game_bonus"]
            others = [n for n in self.seats if n not in self.camp(end)]
            if not any(self.won_on(sheet, n) for n in others) and rules["shutout"] != "no":
                twice = points + parts["boxes"] + parts["game"]
                parts["shutout"] = twice if rules["shutout"] == "double" else parts["game"]
        if len(self.sheets) == 3:
            parts["last"] = 0
            counts = sheet is self.sheets[2] and end is not None and name not in sheet["away"]
            if counts and rules["hollywood"] == "last_twice":
                parts["last"] = points + parts["boxes"] + parts["game"] + parts["shutout"]
        return points, parts

    def end_sheet(self, sheet, how):
        sheet["end"] = how
        sheet["away"] = [n for n in self.seats if self.broken(n)]

    def end_sheets(self):
        """End what somebody has won, and the game with the last of it (GIN-13, GIN-15)."""
        if not self.open_sheets():
            return
        for sheet in self.open_sheets():
            for name in self.seats:
                if sheet["end"] is None and self.worth_on(sheet, name)[0] >= self.goal:
                    self.end_sheet(sheet, name)
        self.add_up()
        if not self.open_sheets():
            self.result = self.best(self.inside())
            if len(self.sheets) == 1:
                self.result = list(self.camp(self.sheets[0]["end"]))

    def break_off(self):
        """Break off what nobody has won (GIN-14)."""
        for sheet in self.open_sheets():
            self.end_sheet(sheet, "broken off")
        self.add_up()

    def add_up(self):
        if self.sheets:
            self.score = {n: sum(self.total_on(s, n) for s in self.sheets) for n in self.seats}

    def total_on(self, sheet, name):
        points, parts = self.worth_on(sheet, name)
        return points + sum(parts.values())

    def rumski_round(self, event):
        winner = self.who(event["winner"])
        need(("left" in event) != ("points" in event))
        others = [n for n in self.inside() if n != winner]
        if "points" in event:
            worth = self.numbers(event["points"], others, 5, 550)
            need(all(worth[n] % 5 == 0 for n in others))
        else:
            need(isinstance(event["left"], dict) and set(event["left"]) == set(others))
            seen = []
            worth = {}
            for name in others:
                worth[name] = 0
                for card in event["left"][name]:
                    seen.append(card)
                    worth[name] += 25 if card == "W" else 5 if int(card[1:]) < 10 else 10
                need(worth[name])
            need(all(seen.count(c) <= (5 if c == "W" else 1) for c in seen))
        need(sum(worth.values()) <= 550)
        self.score[winner] += sum(worth.values())

    def play_hand(self, event):
        winner, kind = event["winner"], event.get("kind")
        size = 10 if len(self.inside()) == 2 and self.options["deck"] == "italian40" else 7
        ranked = self.options["hand_values"] == "ranked"
        if winner is None:
            need(kind is None)
        else:
            self.who(winner)
            known = ["gran_ramino", "ramino", "dieci", "points"]
            if size == 7:
                known = ["ramino", "sette", "points"]
            need(kind in known or (kind is None and not ranked))
            worth = {"gran_ramino": 3, "ramino": 2}.get(str(kind), 1) if ranked else 1
            self.score[winner] += worth
        self.end_by_score()
        self.deal_on()

    # -- Rummoli ---------------------------------------------------------------------------------

    def pay(self, name, chips):
        """Take chips from a player as the house plays it; return how many."""
        if chips > self.score[name]:
            need(self.options["short"] != "rebuy")
            if self.options["short"] == "all_in":
                chips = max(0, self.score[name])
        self.score[name] -= chips
        return chips

    def chips_ante(self, event):
        need(self.hand == "none")
        for name in self.inside():
            each = self.options["ante"]
            if name == self.dealer and self.options["dealer_ante"] == "double":
                each *= 2
            paid = self.pay(name, 9 * each)
            for pot in ["poker", "rummoli"] + self.spaces:
                put = min(each, paid)
                paid -= put
                self.pots[pot] += put
        self.hand = "on"
        self.done = set()
        self.base = (dict(self.score), dict(self.pots))

    def chips_widow(self, event):
        need(self.hand != "none" and not self.done)
        need(event["how"] in ("kept", "exchanged", "sold"))
        need(("buyer" in event) == ("price" in event) == (event["how"] == "sold"))
        if event["how"] == "sold":
            buyer = self.who(event["buyer"])
            need(buyer != self.dealer)
            paid = self.pay(buyer, number(event["price"], 0, 9999))
            self.score[self.dealer] += paid
        self.hand = "on"
        self.done.add("widow")

    def chips_hearts(self, event):
        """Those who hold the pay cards take the chips, before the poker hand."""
        need(self.options["collect"] == "held")
        need(self.hand != "none" and not self.done - {"widow"})
        need(isinstance(event["collects"], list))
        claims = {}
        for claim in event["collects"]:
            need(isinstance(claim, list) and len(claim) == 2)
            name = self.who(claim[0])
            need(isinstance(claim[1], str) and claim[1].upper() in self.spaces)
            space = claim[1].upper()
            need(self.pots[space] > 0 and name not in claims.setdefault(space, []))
            claims[space].append(name)
        hands = {name: set() for name in self.seats}
        for space, names in claims.items():
            if space.count("-") == 2:
                # One for each suit.
                need(len(names) <= 4)
            else:
                need(len(names) == 1)
                hands[names[0]] |= set(space.split("-"))
        held = [card for cards in hands.values() for card in cards]
        need(len(held) == len(set(held)))
        for space, names in claims.items():
            if space.count("-") == 2:
                # Deal out the suits in every way: in one of them no card is somebody else's.
                need(
                    any(
                        all(
                            rank + suit not in held or rank + suit in hands[name]
                            for name, suit in zip(names, suits, strict=False)
                            for rank in space.split("-")
                        )
                        for suits in itertools.permutations("SHDC")
                    )
                )
            while self.pots[space] >= len(names):
                for name in names:
                    self.score[name] += 1
                    self.pots[space] -= 1
        self.hand = "on"
        self.done.add("hearts")

    def chips_bets(self, event):
        """Bets in turn: a queue of those who have yet to speak."""
        need(self.hand != "none" and self.options["poker"] == "betting")
        need(not self.done & {"poker", "pay", "pass", "bets"})
        names = self.inside()
        at = names.index(self.dealer) + (self.options["first_bet"] == "left")
        order = names[at:] + names[:at]
        purse = {n: max(0, self.score[n]) for n in order}
        paid = dict.fromkeys(order, 0)
        need(("moves" in event) != ("chips" in event))
        if "moves" in event:
            need("folded" not in event and isinstance(event["moves"], list))
            folded = self.bid_round(event["moves"], order, purse, paid)
        else:
            folded = event.get("folded", [])
            need(isinstance(folded, list) and isinstance(event["chips"], dict))
            for name in folded:
                self.who(name)
            need(len(set(folded)) == len(folded) < len(order))
            need(set(event["chips"]) == set(order))
            paid = {n: number(event["chips"][n], 0, 9999) for n in order}
            need(all(paid[n] <= purse[n] for n in order))
            top = max(paid[n] for n in order if n not in folded)
            for n in order:
                need(paid[n] <= top)
                need(n in folded or paid[n] in (top, purse[n]))
        if any(paid.values()) and self.options["side_pots"] == "yes":
            self.done.add("odd chips")
        self.layers = None
        if "moves" in event and self.options["side_pots"] == "yes":
            # Chip by chip: what only one player put in is not lost.
            while sum(paid[n] == max(paid.values()) for n in order) == 1 < len(order):
                paid[max(order, key=paid.__getitem__)] -= 1
            self.layers = paid
        for n in order:
            self.score[n] -= paid[n]
            self.pots["poker"] += paid[n]
        self.folded = set(folded)
        self.hand = "on"
        self.done.add("bets")

    def bid_round(self, moves, order, purse, paid):
        """Play `moves`; fill in what each has `paid` and return who folded."""
        folded = []
        queue = [n for n in order if purse[n]]
        if len(queue) < 2:
            queue = []
        for move in moves:
            need(isinstance(move, list) and len(move) in (2, 3))
            name, what = move[:2]
            need(what in ("check", "bet", "call", "raise", "fold"))
            need((len(move) == 3) == (what in ("bet", "raise")))
            need(queue and queue.pop(0) == name)
            top = max(paid.values())
            if what == "check":
                need(paid[name] == top)
            elif what == "call":
                need(paid[name] < top)
                paid[name] = min(top, purse[name])
            elif what == "fold":
                folded.append(name)
            else:
                need((what == "bet") == (top == 0))
                paid[name] = top + number(move[2], 1, 9999)
                need(paid[name] <= purse[name])
                at = order.index(name) + 1
                others = order[at:] + order[: at - 1]
                queue = [n for n in others if n not in folded and paid[n] < purse[n]]
                need(queue)
            left = [n for n in order if n not in folded]
            rich = [n for n in left if paid[n] < purse[n]]
            top = max(paid.values())
            if len(left) < 2 or (len(rich) < 2 and not any(paid[n] < top for n in rich)):
                queue = []
        need(not queue)
        return folded

    def chips_bet(self, event):
        need(self.hand != "none" and self.options["poker"] == "betting")
        need(not self.done & {"poker", "pay", "pass", "bets"})
        name = self.who(event["player"])
        paid = self.pay(name, number(event["chips"], 1, 9999))
        need(paid > 0)
        self.pots["poker"] += paid
        self.hand = "on"
        self.done.add("bet")
        if self.options["side_pots"] == "yes":
            self.done.add("odd chips")

    def chips_poker(self, event):
        need(self.hand != "none" and not self.done & {"poker", "pay", "pass"})
        need(("winners" in event) != ("pots" in event) and self.pots["poker"] > 0)
        if "winners" in event:
            need(isinstance(event["winners"], list) and event["winners"])
            said = [[name, 0] for name in event["winners"]]
        else:
            said = event["pots"]
            need(isinstance(said, list) and said)
        for one in said:
            need(isinstance(one, list) and len(one) == 2)
            self.who(one[0])
            need("bets" not in self.done or one[0] not in self.folded)
            number(one[1], 0, 99)
        need(len({tuple(one) for one in said}) == len(said))
        in_turn = self.round_from_left()
        heaps = self.heaps(in_turn)
        need(all(place < len(heaps) for _, place in said))
        won = []
        for place, (names, chips) in enumerate(heaps):
            named = {name for name, at in said if at == place}
            best = named & names
            if won and won[-1] & names:
                best = won[-1] & names
            elif len(names) == 1:
                best = names
            need(best and named <= best)
            won.append(best)
            chips_left = chips
            while chips_left >= len(best) or (chips_left and "odd chips" in self.done):
                for name in in_turn:
                    if name in best and chips_left:
                        self.score[name] += 1
                        self.pots["poker"] -= 1
                        chips_left -= 1
        self.hand = "on"
        self.done.add("poker")

    def round_from_left(self):
        names = self.inside()
        at = names.index(self.dealer) + 1
        return names[at:] + names[:at]

    def heaps(self, in_turn):
        """Return [({who can win it}, chips)]: each chip goes on the heap of its rivals.

        The first chip of a player is for all who put in one or more, the second for all who put in
        two or more.
        """
        inside = {n for n in in_turn if "bets" not in self.done or n not in self.folded}
        lying = self.pots["poker"]
        if "bets" not in self.done or self.layers is None:
            return [(inside, lying)]
        found = [[inside, lying - sum(self.layers.values())]]
        for height in range(1, max(self.layers.values()) + 1):
            rivals = {n for n in inside if self.layers.get(n, 0) >= height}
            if rivals != found[-1][0]:
                found.append([rivals, 0])
            found[-1][1] += sum(chips >= height for chips in self.layers.values())
        # What a correction took away is taken from the main pot first.
        for heap, after in zip(found, found[1:], strict=False):
            if heap[1] < 0:
                after[1] += heap[1]
                heap[1] = 0
        return [(names, chips) for names, chips in found if chips]

    def chips_pay(self, event):
        name = self.who(event["player"])
        need(isinstance(event["space"], str) and event["space"].upper() in self.spaces)
        space = event["space"].upper()
        need(self.pots[space] > 0)
        if self.options["unclaimed"] == "stays":
            need(self.options["collect"] == "played" and self.hand != "none")
        self.after_poker()
        self.score[name] += self.pots[space]
        self.pots[space] = 0
        if self.hand != "none":
            self.hand = "on"
            self.done.add("pay")

    def chips_pass(self, event):
        """A chip for each time that somebody could not play, as the house says."""
        need(self.hand != "none" and self.options["pass_chip"] != "no")
        self.after_poker()
        self.numbers(event["chips"], self.inside(), 0, 52)
        for name in self.inside():
            self.pots["rummoli"] += self.pay(name, event["chips"][name])
        self.hand = "on"
        self.done.add("pass")

    def after_poker(self):
        """In a hand, the chips of the Poker Pot go before those of the stops."""
        need(self.hand == "none" or "poker" in self.done or not self.pots["poker"])

    def largest(self):
        hands = len(self.inside()) + 1
        return -(-52 // hands)

    def chips_out(self, event):
        need(self.hand != "none")
        self.after_poker()
        winner = self.who(event["player"])
        others = [n for n in self.inside() if n != winner]
        self.numbers(event["left"], others, 1, self.largest())
        won = self.pots["rummoli"]
        for name in others:
            won += self.pay(name, event["left"][name])
        self.pots["rummoli"] = 0
        self.score[winner] += won
        self.hand = "none"
        self.deal_on()

    def chips_deadlock(self, event):
        need(self.hand != "none")
        self.after_poker()
        self.numbers(event["left"], self.inside(), 1, self.largest())
        for name in self.inside():
            self.pots["rummoli"] += self.pay(name, event["left"][name])
        self.hand = "none"
        self.deal_on()

    def both(self, holder, chips):
        """Move chips that a void does not take back."""
        books = [(self.score, self.pots)] + ([self.base] if self.base else [])
        for scores, pots in books:
            where = scores if holder in self.score else pots
            where[holder] += chips

    def chips_rebuy(self, event):
        name = self.who(event["player"])
        self.both(name, number(event["chips"], 1, 9999))
        self.issued += event["chips"]
        self.bought[name] = self.bought.get(name, 0) + event["chips"]

    def chips_adjust(self, event):
        chips = number(event["chips"], 1, 9999)
        need(isinstance(event["reason"], str) and event["reason"].strip())
        need(event["from"] != event["to"])
        for holder in (event["from"], event["to"]):
            need(isinstance(holder, str) and (holder in self.pots or holder in self.inside()))
        source = event["from"]
        if source in self.pots:
            need(self.pots[source] >= chips)
        elif self.options["short"] != "owes":
            need(self.score[source] >= chips)
        self.both(source, -chips)
        self.both(event["to"], chips)

    def chips_void(self, event):
        if self.hand != "none":
            need(all(chips >= 0 for chips in self.base[1].values()))
            self.score.update({n: self.base[0][n] for n in self.inside()})
            self.pots = dict(self.base[1])
            self.hand = "again"
            self.done = set()

    def chips_leave(self, event):
        need(self.hand != "on")
        self.play_leave(event)
        self.issued -= self.score[event["player"]]

    def chips_finish(self, event):
        need(self.hand != "on")
        lying = sum(self.pots.values())
        if self.options["board_end"] == "divided":
            # One chip after the other, from the dealer's left.
            need("winner" not in event)
            names = self.round_from_left()
            for chip in range(lying):
                self.score[names[chip % len(names)]] += 1
        else:
            need("winner" in event)
            self.score[self.who(event["winner"])] += lying
        self.pots = dict.fromkeys(self.pots, 0)
        self.result = self.best(self.inside())

    def owed(self):
        """Return what each player has won or lost in chips, with debts that were left behind."""
        start = self.each
        return {n: self.score[n] - start - self.bought.get(n, 0) for n in self.seats}

    def pays_itself(self):
        """Say whether the points of a round are what some pay others (ANY-9, ANY-10)."""
        if self.game != "any":
            return False
        entry = self.options["entry"]
        return entry == "won" or (entry == "round" and self.options["sum"] == 0)

    def gained(self):
        """Return the points that each player is to the good since they sat down."""
        sign = -1 if self.low else 1
        return {n: sign * (self.score[n] - self.first[n]) for n in self.seats}

    # -- the standing ----------------------------------------------------------------------------

    def grouped(self, names):
        values = sorted({self.score[n] for n in names}, reverse=not self.low)
        return [sorted(n for n in names if self.score[n] == v) for v in values]

    def standing(self):
        """Return what `score` is asked for, with zeros left out of the rounds."""
        won = self.result or []
        places = [sorted(won)] if won else []
        places += self.grouped([n for n in self.inside() if n not in won])
        if self.knockout:
            places += [sorted(group) for group in reversed(self.out)]
        else:
            places += self.grouped(self.left)
        found = {
            "scores": dict(self.score),
            "status": "playing" if self.result is None else "over",
            "winners": sorted(won),
            "places": places,
            "out": self.fallen(),
            "dealer": self.dealer if self.result is None else None,
            "rounds": [{n: v for n, v in r.items() if v} for r in self.rounds],
        }
        if self.game == "rummoli":
            found["pots"] = dict(self.pots)
        if len(self.sheets) > 1:
            found["games"] = [
                {
                    "scores": {n: self.total_on(sheet, n) for n in self.seats},
                    "status": "playing" if sheet["end"] is None else "over",
                    "winner": sheet["end"] if sheet["end"] in self.seats else None,
                }
                for sheet in self.sheets
            ]
        if self.pairs:
            found["sides"] = [{"players": p, "score": self.score[p[0]]} for p in self.pairs]
        if self.sheets and self.result is not None:
            found["bonuses"] = {}
            for name in self.seats:
                parts = [self.worth_on(sheet, name)[1] for sheet in self.sheets]
                found["bonuses"][name] = {k: sum(p[k] for p in parts) for k in parts[0]}
        return found


class Book:
    """The events in force, and what undo and redo do to them: whole lists on two stacks."""

    def __init__(self, game, players, dealer, options):
        self.start = (game, players, dealer, options)
        self.events = []
        self.past = []
        self.future = []
        self.evening = self.replay([])

    def replay(self, events):
        evening = Evening(*self.start)
        for event in events:
            evening.play(event)
        return evening

    def add(self, entry):
        """Let an entry happen, or raise Refused and change nothing."""
        kind = entry.get("event") if isinstance(entry, dict) else None
        if kind in ("undo", "redo"):
            need(set(entry) == {"event"})
            here, there = (self.past, self.future) if kind == "undo" else (self.future, self.past)
            need(here)
            there.append(self.events)
            self.events = here.pop()
            self.evening = self.replay(self.events)
            return
        if kind == "amend":
            need(set(entry) == {"event", "index", "to"} and isinstance(entry["to"], dict))
            at = number(entry["index"], 0, len(self.events) - 1)
            need(entry["to"].get("event") not in ("undo", "redo", "amend"))
            events = self.events[:at] + [entry["to"]] + self.events[at + 1 :]
        else:
            events = [*self.events, entry]
        evening = self.replay(copy.deepcopy(events))
        self.past.append(self.events)
        self.events = events
        self.evening = evening
        self.future = []
