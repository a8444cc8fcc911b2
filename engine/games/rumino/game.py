"""Rumino (RMN): the lowest score wins, who reaches 100 is out, a Rumino ends the game."""

from engine.cards import RUMINO108
from engine.errors import RuleError
from engine.games.game import Game
from engine.games.rumino import rules
from engine.play import deal
from engine.play.questions import NOBODY, NUMBER, Question, pick, pick_name, yes_no
from engine.rummy.counted_hands import (
    REFEREE,
    cards_among,
    count_hands,
    deadwood_of,
    told,
    told_before,
)

HAND = rules.RuminoRules.size
MOST_DEADWOOD = rules.RuminoRules.most
GIN = -10


class Rumino(Game):
    """Two to six players, seven cards each from 108 (RMN-1 to RMN-14)."""

    name = "rumino"
    title = "Rumino"
    prefix = "RMN"
    section = "rmn"
    deal_rule = "RMN-3"
    cut_rule = "RMN-3"
    least = 2
    most = 6
    lowest_wins = True
    out_rule = "RMN-12"
    by_cards = "round"
    feats = {"rmn.did_gin": "gins", "rmn.did_rumino": "ruminos"}
    actions_of_round = ("round", "rumino", "re_enter")
    # `fallen`: lists of names in the order in which they went out, those who went at once and
    # with equal totals in one list; `returned`: who came back already;
    # `gins`: who has gone gin in every round so far, or None.
    state = ("fallen", "returned", "gins")

    reasons = ("rmn.reason_knock", "all.reason_count", "all.reason_shown", "all.reason_turn")
    events = {
        "round": (("ender",), ("deadwood", "hands")),
        "rumino": (("player",), ("cards",)),
        "re_enter": (("player",), ()),
    }

    referee = REFEREE

    def begin(self):
        """Nobody is out yet."""
        self.fallen = []
        self.returned = []
        self.gins = None

    @classmethod
    def options(cls):
        """Return the house rules of Rumino, a tuple of Options."""
        return rules.options()

    @classmethod
    def deck_for(cls, house):
        """Return the 108 cards (RMN-2)."""
        return RUMINO108

    @classmethod
    def rules_for(cls, house):
        """Return what melds and hands are (RMN-4 to RMN-8, RMN-10, RMN-11)."""
        return rules.RuminoRules(house)

    def order(self):
        """Return the events of a round; coming back only where the house has it."""
        once = self.house["re_entry"] == "once"
        return [kind for kind in self.actions_of_round if once or kind != "re_enter"]

    def actions(self):
        """Return what can be entered now."""
        back = ["re_enter"] if self.can_return() else []
        return ["round", "rumino"] + back + ["void", "adjust", "dealer", "leave", "join", "stop"]

    def goal(self):
        """Return the line that says who is out when."""
        return "rmn.goal", {"n": self.house["out_at"]}

    def coming(self):
        """Return what a round is about (RMN-3, RMN-8)."""
        return "rmn.coming", {"limit": self.house["knock_limit"]}

    def progress(self, player):
        """Return the points on the way to being out (RMN-12)."""
        return player.score, self.house["out_at"]

    def can_return(self):
        """Return the names of those who may come back now (RMN-12)."""
        if self.house["re_entry"] != "once" or len(self.in_play()) < 2:
            return []
        return [
            player.name
            for player in self.players
            if player.out and not player.gone and player.name not in self.returned
        ]

    def deal(self):
        """Return the plan of the deal: seven cards each, one turned up (RMN-3)."""
        order = self.following(self.dealer)
        return deal.even(self.dealer, order, HAND, [1] * HAND, "left", 1, RUMINO108)

    def joining_score(self):
        """Return the highest total of those still in (ALL-3)."""
        return max([player.score for player in self.in_play()])

    def returning_score(self, player):
        """Return the own total, or the highest of those still in if that is more (ALL-3)."""
        if player.score >= self.house["out_at"]:
            raise RuleError("RMN-12", "all.is_out", name=player.name, n=player.out)
        return max(player.score, self.joining_score())

    def eliminated(self):
        """Return who is out, in the order in which they went, a winner never (RMN-12)."""
        return [name for group in self.fallen for name in group if name not in self.winners]

    def places(self):
        """Return the standing: who went out comes after those still in, the last first (ALL-10)."""
        groups = [list(self.winners)] if self.winners else []
        groups.extend(self.ranked([p for p in self.in_play() if p.name not in self.winners]))
        groups.extend([list(group) for group in reversed(self.fallen)])
        return groups

    def plan_round(self, event):
        """RMN-8 to RMN-10: everybody adds the own deadwood; gin takes ten off."""
        ender = event["ender"]
        if ender is None:
            if self.house["stock_out"] != "score":
                raise RuleError("RMN-14", "rmn.no_ender")
        else:
            self.active(ender)
        deadwood = count_hands(self, event)
        limit = self.house["knock_limit"]
        if ender is not None and deadwood[ender] > limit:
            raise RuleError("RMN-8", "rmn.over_limit", name=ender, n=deadwood[ender], limit=limit)
        effect = self.round_effect("round")
        effect.facts["gin"] = ender is not None and deadwood[ender] == 0
        if ender is None:
            effect.note("RMN-14", "rmn.did_stock_out")
        elif effect.facts["gin"]:
            effect.note("RMN-10", "rmn.did_gin", name=ender)
        else:
            effect.note("RMN-8", "rmn.did_knock", name=ender, n=deadwood[ender])
        for player in self.in_play():
            name = player.name
            points = deadwood[name]
            if points == 0 and ender is not None:
                if name == ender or self.house["gin_bonus_for_all"] == "yes":
                    points = GIN
            points = self.floored(player, points)
            effect.changes[name] = points
            effect.sum(name, (player.score, points), player.score + points)
        return effect

    def floored(self, player, points):
        """Return `points`, held so that no total goes below zero where the house wants it
        (RMN-10).
        """
        if self.house["floor_zero"] == "yes" and player.score + points < 0:
            return -player.score
        return points

    def done_round(self, event, effect):
        """The round is played: count gins in a row from the first, pass the deal (RMN-11,
        RMN-13).
        """
        self.rounds += 1
        ender = event["ender"]
        if not effect.facts["gin"] or (self.rounds > 1 and self.gins != ender):
            self.gins = None
        elif self.rounds == 1:
            self.gins = ender
        if self.house["three_gins"] == "yes" and self.rounds == 3 and self.gins:
            limit = self.house["out_at"]
            self.put_out([player for player in self.in_play() if player.score >= limit], effect)
            self.end([self.gins], "RMN-11", "rmn.end_three_gins", name=self.gins)
        # Who has reached the limit is out before the deal passes over them (RMN-13).
        if not self.over:
            self.check_end(effect)
        if not self.over:
            self.pass_deal()

    def plan_adjust(self, event):
        """ALL-5, with totals held at zero where the house wants it."""
        effect = super().plan_adjust(event)
        player = self.find(event["player"])
        effect.changes[player.name] = self.floored(player, event["by"])
        return effect

    def check_end(self, effect):
        """RMN-12: who is at the limit is out; the last one in wins."""
        limit = self.house["out_at"]
        playing = self.in_play()
        falling = [player for player in playing if player.score >= limit]
        if falling:
            if len(falling) == len(playing):
                winners = self.best_of(falling)
                self.put_out([p for p in falling if p.name not in winners], effect)
                self.end(winners, "RMN-12", "rmn.end_all_out", n=limit)
                return
            self.put_out(falling, effect)
            playing = self.in_play()
        if len(playing) == 1:
            self.end([playing[0].name], "RMN-12", "rmn.end_last", name=playing[0].name, n=limit)

    def put_out(self, players, effect):
        """Mark players as out, those with the higher totals first."""
        for points in sorted(set([player.score for player in players]), reverse=True):
            group = [player for player in players if player.score == points]
            for player in group:
                player.out = max(1, self.rounds)
                effect.note("RMN-12", "rmn.did_out", name=player.name, n=points)
            self.fallen.append([player.name for player in group])

    def done_leave(self, event, effect):
        """ALL-2: in Rumino who leaves counts as out."""
        super().done_leave(event, effect)
        player = self.find(event["player"])
        if not player.out:
            player.out = max(1, self.rounds)
            self.fallen.append([player.name])

    def done_join(self, event, effect):
        """ALL-3: who left and comes back is out no more."""
        former = self.former(event["player"])
        super().done_join(event, effect)
        if former:
            self.take_from_fallen(former)

    def take_from_fallen(self, player):
        """Let a player who was out be in again."""
        player.out = 0
        for group in self.fallen:
            if player.name in group:
                group.remove(player.name)
        self.fallen = [group for group in self.fallen if group]

    def plan_rumino(self, event):
        """RMN-11: seven of a rank, or seven in order in one suit, ends the game at once."""
        player = self.active(event["player"])
        if "cards" in event:
            cards = RUMINO108.read_all(event["cards"], "events")
            if not self.is_rumino(cards):
                raise RuleError("RMN-11", "rmn.no_rumino", name=player.name)
        effect = self.round_effect("rumino")
        effect.note("RMN-11", "rmn.did_rumino", name=player.name)
        return effect

    def done_rumino(self, event, effect):
        """The game is over."""
        self.rounds += 1
        self.end([event["player"]], "RMN-11", "rmn.end_rumino", name=event["player"])

    def plan_re_enter(self, event):
        """RMN-12: a player who is out comes back once, at the highest total of those still in."""
        player = self.find(event["player"])
        if self.house["re_entry"] != "once":
            raise RuleError("RMN-12", "rmn.no_re_entry")
        if not player.out or player.gone:
            raise RuleError("RMN-12", "rmn.not_out", name=player.name)
        if player.name in self.returned:
            raise RuleError("RMN-12", "rmn.returned_already", name=player.name)
        if len(self.in_play()) < 2:
            raise RuleError("RMN-12", "rmn.too_few_in")
        effect = self.effect("re_enter")
        effect.changes[player.name] = self.joining_score() - player.score
        effect.note("RMN-12", "rmn.did_re_enter", name=player.name, n=self.joining_score())
        return effect

    def done_re_enter(self, event, effect):
        """The player is in again."""
        player = self.find(event["player"])
        self.take_from_fallen(player)
        self.returned.append(player.name)

    def ask_round(self, old):
        """Ask who ended the round and what is left in each hand."""
        names = self.names_in_play()
        choices = [(name, name) for name in names]
        if self.house["stock_out"] == "score":
            choices.append((NOBODY, ("rmn.nobody", {})))
        was_rumino = old.get("event") == "rumino"
        if was_rumino:
            # Entered in a round, it is offered again as one without deadwood.
            name, cards = old["player"], old.get("cards")
            told_of = {"hands": {name: cards}} if cards else {"deadwood": {name: 0}}
            old = dict(told_of, event="rumino", ender=name)
        before = old.get("ender")
        if old.get("event") == "round" and before is None:
            before = NOBODY
        ender = (yield pick("rmn.ask_ender", choices, before)) or None
        limit = self.house["knock_limit"]
        deadwood = {}
        order = names if ender is None else [ender] + [name for name in names if name != ender]
        for name in order:
            knocks = name == ender
            deadwood[name] = yield Question(
                NUMBER,
                "rmn.ask_knocker" if knocks else "rmn.ask_deadwood",
                {"name": name, "limit": limit},
                most=limit if knocks else MOST_DEADWOOD,
                odd=None if knocks else 61,
                default=told_before(old, name, "deadwood", "hands", RUMINO108),
                who=name,
                rule="RMN-8" if knocks else "RMN-4",
                limit="rmn.knocker_limit" if knocks else "rmn.hand_limit",
                deck=RUMINO108,
                taken=cards_among(deadwood),
                hand=(HAND, HAND) if knocks else (HAND - 1, HAND + 1),
                private=True,
            )
            if knocks and (was_rumino or not old):
                # RMN-11 is asked where it is seen: nothing is left of the hand.
                hand = deadwood[name]
                if isinstance(hand, list):
                    if self.is_rumino(hand):
                        yield {"event": "rumino", "player": name, "cards": RUMINO108.texts(hand)}
                        return
                elif hand == 0 and (yield yes_no("rmn.ask_is_rumino", was_rumino, name=name)):
                    yield {"event": "rumino", "player": name}
                    return
        event = {"event": "round", "ender": ender}
        yield told(
            event, deadwood, "deadwood", "hands", RUMINO108, lambda cards: deadwood_of(self, cards)
        )

    def is_rumino(self, cards):
        """Tell whether the cards are a Rumino (RMN-11)."""
        return self.rules_for(self.house).wins(cards)

    def ask_rumino(self, old):
        """Ask who has the Rumino."""
        return self.ask_player("rumino", "rmn.ask_rumino", self.names_in_play(), old)

    def ask_re_enter(self, old):
        """Ask who comes back."""
        name = yield pick_name("rmn.ask_re_enter", self.can_return(), old.get("player"))
        yield {"event": "re_enter", "player": name}


GAME = Rumino
