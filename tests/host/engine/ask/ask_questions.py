"""Thousands of mixed questions for `ask`, good and bad, the same every time."""

import json
import random

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
STANDARD = [rank + suit for suit in "SHDC" for rank in RANKS]
ITALIAN = [card for card in STANDARD if card[:-1] not in ("8", "9", "10")]
GERMAN = [card for card in STANDARD if card[:-1] not in ("2", "3", "4", "5")]
RUMINO = STANDARD * 2 + ["JK"] * 4
RUMSKI = [colour + str(number) for colour in "RBGPY" for number in range(1, 14)] + ["W"] * 5
NAMES = ["Ann", "Bo", "Cy", "Di", "Éva", "Flò", "Gus", "Hal"]
DECKS = {
    "rumino": RUMINO,
    "ginski": RUMSKI,
    "rumski": RUMSKI,
    "tuscan": ITALIAN,
    "rummoli": STANDARD,
}
SEATS = {"rumino": (2, 6), "ginski": (3, 3), "rummoli": (2, 8), "rumski": (2, 6), "tuscan": (2, 4)}
HOUSE = {
    "rumino": {"twins": ["yes", "no"], "jokers_per_meld": ["any", 1, 2], "knock_limit": [7, 1, 15],
               "floor_zero": ["no", "yes"], "natural_rumino": ["no", "yes"], "out_at": [100, 60]},
    "ginski": {"end_limit": [13, 1, 25], "undercut_pays": ["both_others", "ender_only"],
               "undercut_tie": ["nearer_left", "both"], "target": [100, 50]},
    "rummoli": {"wheel": ["yes", "no"], "board": ["rummoli", "tripoley"], "short": ["owes", "all_in"]},
    "rumski": {"target": ["100*players", 150], "wild_discard": ["free", "never"]},
    "tuscan": {"hands": [3, 0, 1], "hand_values": ["one", "ranked"]},
}  # fmt: skip


class Maker:
    """Makes questions from a seed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.kinds = [
            self.meld,
            self.deadwood,
            self.best_discard,
            self.play,
            self.table,
            self.discard,
        ]
        self.kinds += [
            self.classify,
            self.showdown,
            self.poker,
            self.stops,
            self.deal,
            self.score,
            self.score,
        ]
        self.kinds += [self.book]

    def line(self):
        """Return one question as a line of JSON, or a line that is none."""
        pick = self.random.random()
        question = self.random.choice(self.kinds)()
        if pick < 0.85:
            return json.dumps(question, ensure_ascii=self.random.random() < 0.5)
        return self.spoilt(question)

    def game(self, *names):
        return self.random.choice(names or list(SEATS))

    def options(self, game):
        if self.random.random() < 0.6:
            return {}
        name = self.random.choice(list(HOUSE[game]))
        return {"options": {name: self.random.choice(HOUSE[game][name])}}

    def deck(self, game):
        return list(DECKS[game])

    def some(self, deck, count):
        return self.random.sample(deck, count)

    def near_run(self, deck, count):
        """Return `count` cards that lie close together, so that melds are in them."""
        start = self.random.randrange(len(deck))
        near = [deck[(start + step) % len(deck)] for step in range(count + 3)]
        rest = list(deck)
        for card in near:
            rest.remove(card)
        return self.random.sample(near, count - 1) + self.random.sample(rest, 1)

    def hand(self, deck, count):
        return self.near_run(deck, count) if self.random.random() < 0.4 else self.some(deck, count)

    def meld(self):
        game = self.game("rumino", "ginski", "rumski", "tuscan")
        count = self.random.randint(1, 8)
        if self.random.random() < 0.3:
            deck = self.deck(game)
            cards = [
                card for card in deck if card.strip("SHDCRBGPY") == self.random.choice(["7", "3"])
            ]
            cards = cards[:count] or deck[:3]
        else:
            cards = self.hand(self.deck(game), count)
        return {"ask": "meld", "game": game, "cards": cards, **self.options(game)}

    def deadwood(self, ask="deadwood", extra=(0, 1)):
        game = self.game("rumino", "ginski")
        count = {"rumino": 7, "ginski": 10}[game] + self.random.choice(extra)
        return {
            "ask": ask,
            "game": game,
            "cards": self.hand(self.deck(game), count),
            **self.options(game),
        }

    def best_discard(self):
        return self.deadwood("best_discard", (1,))

    def melds(self, deck):
        """Take some melds out of a Rumski deck."""
        found = []
        for _ in range(self.random.randint(0, 3)):
            colour, low = self.random.choice("RBGPY"), self.random.randint(1, 10)
            run = [colour + str(low + step) for step in range(self.random.randint(3, 4))]
            group = [other + str(low) for other in self.random.sample("RBGPY", 3)]
            cards = run if self.random.random() < 0.6 else group
            if all(card in deck for card in cards):
                for card in cards:
                    deck.remove(card)
                found.append(cards)
        return found

    def play(self):
        deck = self.deck("rumski")
        table = self.melds(deck)
        hand = self.hand(deck, self.random.randint(1, 8))
        return {"ask": "play", "game": "rumski", "hand": hand, "table": table, "opened": self.yes()}

    def yes(self):
        return self.random.random() < 0.5

    def table(self):
        deck = self.deck("rumski")
        before = self.melds(deck)
        own = self.melds(deck)
        after = before + own
        played = [card for cards in own for card in cards]
        if self.yes() and after:
            self.random.choice(after).reverse()
        if self.random.random() < 0.3:
            after = after[1:]
        return {"ask": "table", "game": "rumski", "before": before, "after": after, "played": played,
                "opened": self.yes(), "own_melds": own}  # fmt: skip

    def discard(self):
        top = self.random.choice([None, *RUMSKI])
        return {
            "ask": "discard",
            "game": "rumski",
            "card": self.random.choice(RUMSKI),
            "top": top,
            **self.options("rumski"),
        }

    def classify(self):
        if self.random.random() < 0.3:
            return {
                "ask": "classify",
                "game": "tuscan",
                "cards": self.hand(GERMAN, 7),
                "options": {"deck": "german36"},
            }
        return {
            "ask": "classify",
            "game": "tuscan",
            "cards": self.hand(ITALIAN, self.random.choice([7, 10])),
        }

    def showdown(self):
        count = self.random.choice([7, 10])
        deck = self.some(ITALIAN, 40) if self.yes() else ITALIAN
        names = NAMES[: 2 if count == 10 else self.random.randint(2, 4)]
        hands = {name: deck[at * count : (at + 1) * count] for at, name in enumerate(names)}
        return {"ask": "showdown", "game": "tuscan", "hands": hands, "exhausted": self.yes()}

    def poker(self):
        deck = self.some(STANDARD, 52)
        count = self.random.randint(5, 9)
        hands = {
            name: deck[at * count : (at + 1) * count]
            for at, name in enumerate(NAMES[: self.random.randint(1, 5)])
        }
        return {"ask": "poker", "game": "rummoli", "hands": hands, **self.options("rummoli")}

    def stops(self):
        players = NAMES[: self.random.randint(2, 5)]
        plays, suit, rank = [], self.random.choice("SHDC"), self.random.randrange(8)
        for _ in range(self.random.randint(0, 4)):
            count = self.random.randint(1, 3)
            cards = [RANKS[at] + suit for at in range(rank, min(13, rank + count))]
            if cards:
                plays.append([self.random.choice(players), cards])
            rank += count
            if self.random.random() < 0.3 or rank > 12:
                suit, rank = self.random.choice("SHDC"), self.random.randrange(8)
        question = {
            "ask": "stops",
            "game": "rummoli",
            "plays": plays,
            "players": players,
            **self.options("rummoli"),
        }
        if self.random.random() < 0.3:
            laid = [card for _, cards in plays for card in cards]
            left = [card for card in self.some(STANDARD, 30) if card not in laid]
            question["hands"] = {name: left[at * 4 : at * 4 + 4] for at, name in enumerate(players)}
        return question

    def players(self, game):
        minimum, maximum = SEATS[game]
        return self.random.sample(NAMES, self.random.randint(minimum, maximum))

    def deal(self):
        game = self.game()
        players = self.players(game)
        return {
            "ask": "deal",
            "game": game,
            "players": players,
            "dealer": self.random.choice(players),
        }

    def score(self):
        game = self.game()
        players = self.players(game)
        events = [
            self.event(game, players) for _ in range(self.random.choice([0, 1, 1, 1, 2, 2, 3, 5]))
        ]
        if game == "rummoli" and self.yes():
            events = [{"event": "ante"}, *events]
        return {
            "ask": "score",
            "game": game,
            "players": players,
            "events": events,
            **self.options(game),
        }

    def event(self, game, players):
        name = self.random.choice(players)
        pick = self.random.random()
        if pick < 0.12:
            return self.random.choice([
                {"event": "undo"}, {"event": "redo"}, {"event": "void"}, {"event": "stop"},
                {"event": "leave", "player": name}, {"event": "dealer", "player": name},
                {"event": "join", "player": "Zoe"},
                {"event": "adjust", "player": name, "by": self.random.randint(-9, 9), "reason": "misread"},
            ])  # fmt: skip
        others = [other for other in players if other != name]
        number = self.random.randint
        if game == "rumino":
            if pick < 0.16:
                return {"event": "rumino", "player": name}
            deadwood = {other: number(0, 70) for other in others}
            deadwood[name] = number(0, 7)
            if pick < 0.5:
                return {"event": "round", "ender": name, "deadwood": deadwood}
            deck = self.some(RUMINO, 7 * len(players))
            hands = {other: deck[7 * at : 7 * at + 7] for at, other in enumerate(players)}
            hands[name] = ["AS", "AD", "AH", "2S", "2D", "2H", "AC"] if self.yes() else hands[name]
            return {"event": "round", "ender": name, "hands": hands}
        if game == "ginski":
            return {
                "event": "round",
                "ender": name,
                "big": pick > 0.95,  # fmt: skip
                "deadwood": {other: number(0, 13 if other == name else 90) for other in players},
            }
        if game == "rumski":
            return {
                "event": "round",
                "winner": name,
                "points": {other: 5 * number(0, 30) for other in others},
            }
        if game == "tuscan":
            kind = self.random.choice(["gran_ramino", "ramino", "dieci", "sette", "points"])
            return {"event": "hand", "winner": self.random.choice([name, None]), "kind": kind}
        return self.random.choice([
            {"event": "ante"}, {"event": "widow", "how": "kept"}, {"event": "bet", "player": name, "chips": 2},
            {"event": "poker", "winners": [name]}, {"event": "pay", "player": name, "space": "10S"},
            {"event": "out", "player": name, "left": {other: number(0, 6) for other in others}},
            {"event": "deadlock", "left": {other: number(0, 3) for other in players}},
            {"event": "finish", "winner": name},
        ])  # fmt: skip

    def book(self):
        return self.random.choice([
            {"ask": "games"}, {"ask": "rule", "game": self.game()},
            {"ask": "rule", "number": self.random.choice(["RMN-6", "ALL-4", "RML-18", "GSK-99", "TUS-9"])},
        ])  # fmt: skip

    def spoilt(self, question):
        """Return a question with one fault, as a line."""
        pick = self.random.randrange(7)
        fields = list(question)
        name = self.random.choice(fields)
        bad = [
            None,
            True,
            -1,
            3.5,
            10**12,
            "",
            "7X",
            [],
            {},
            ["7S", 7],
            {"Ann": "x"},
            "è",
            [[]],
            ["ß"],
            1e99,
        ]
        if pick == 0:
            question[name] = self.random.choice(bad)
        elif pick == 1:
            del question[name]
        elif pick == 2:
            question["colour"] = 1
        elif pick == 3:
            question["options"] = self.random.choice(
                [{"x": 1}, {"target": "many"}, [], {"knock_limit": 99}]
            )
        elif pick == 4:
            return self.random.choice(
                ["", "{", "[]", "7", "nonsense", '"text"', "null", '{"ask":NaN}', "[1,2"]
            )
        elif pick == 5:
            for field in ("cards", "hand", "players"):
                if isinstance(question.get(field), list) and question[field]:
                    question[field].append(
                        self.random.choice([question[field][0], "1S", 4, None, 2.5, ["x"]])
                    )
        else:
            question["game"] = self.random.choice(["poker", "Rumino", 7, None])
        return json.dumps(question)


def lines(count, seed=1):
    """Return `count` questions, a line each."""
    maker = Maker(seed)
    return [maker.line() for _ in range(count)]
