"""Examples of what is published: one for each question that a house rule answers.

`EXAMPLES` has, by the prefix of the game and the question's name, what is done (a function of the
house rules), and for each value of the house rule who plays it so and what comes of it. The name is
that of a source in docs/variants.toml, which says so; None: no source was found, or it is the other
way round of what the sources say.
"""

from engine import games, texts
from engine.ask import answer
from engine.cards import STANDARD52
from engine.errors import RuleError
from engine.game import agreements
from engine.games.rummoli.stops_log import Phase
from engine.record.ledger import Ledger
from engine.texts import disputes

SEATS = ("Ana", "Ben", "Cy", "Di")


def asked(question, *fields):
    """Return what asks a question under house rules: a function that returns these fields."""

    def ask(house):
        reply = answer(dict(question, options=house))
        assert "error" not in reply, reply
        found = [reply[field] for field in fields]
        return found[0] if len(found) == 1 else found

    return ask


def scored(game, count, *events):
    """Return what enters events in a game of so many: the scores, or the rule that refuses."""

    def score(house):
        players = list(SEATS[:count])
        question = {"ask": "score", "game": game, "players": players, "options": house}
        reply = answer(dict(question, events=list(events)))
        if "error" in reply:
            return reply["rule"]
        return [reply["scores"][name] for name in players]

    return score


def played(game, count, look, *events):
    """Return what plays events in a game of so many, and looks at the game then."""

    def play(house):
        kind = games.load(game)
        ledger = Ledger(kind, list(SEATS[:count]), kind.with_defaults(house), "Ana")
        try:
            for event in events:
                ledger.add(event)
        except RuleError as error:
            return error.rule
        return look(ledger.game)

    return play


def to_the_end(house):
    """Return the scores of a game in which Ana wins hands of 80 until it is over."""
    kind = games.load("gin")
    ledger = Ledger(kind, list(SEATS[:2]), kind.with_defaults(house), "Ana")
    while not ledger.game.over:
        ledger.add(knock("Ana", 0, "Ben", 55))
    return [player.score for player in ledger.game.players]


def of_three(house):
    """Return who sits out first, and who sits out and deals after Ben has won."""
    kind = games.load("gin")
    ledger = Ledger(kind, list(SEATS[:3]), kind.with_defaults(house), "Ana")
    idle = ledger.game.sides.idle
    (other,) = {"Ana", "Cy"} - {idle}
    ledger.add(knock("Ben", 4, other, 30))
    return idle, ledger.game.sides.idle, ledger.game.dealer


def is_asked(game, count):
    """Return what looks who is asked first whether they take the upcard, None if no one is."""

    def look(found):
        offer = found.upcard.offer(found)
        return offer and offer.asked()

    return played(game, count, look)


def told(prefix, name):
    """Return what reads an answer: the players carry it out, and the box has nothing to enter."""

    def tell(house):
        kind = games.with_prefix(prefix)
        one = disputes.find(prefix, name)
        rules = kind.with_defaults(house)
        case = agreements.answer(kind, rules, one)
        return texts.text(one.words(case, "")[0])

    return tell


def passes(*plays):
    """Return what follows the stops of Ana, Ben and Cy, who have 13 cards each: the passes."""

    def follow(house):
        rules = games.load("rummoli").with_defaults(house)
        phase = Phase(list(SEATS[:3]), dict.fromkeys(SEATS[:3], 13), rules, plays[0][0])
        for name, word in plays:
            if word == "-":
                phase.pass_over()
            else:
                phase.lay(name, STANDARD52.read(word))
        return [phase.passes()[name] for name in SEATS[:3]]

    return follow


def stops(hands, *plays):
    """Return what asks whether cards are laid in order; `hands` are those left, as words."""
    left = {name: words.split() for name, words in zip(SEATS, hands, strict=False)}
    question = {"ask": "stops", "game": "rummoli", "players": list(left), "hands": left}
    question["plays"] = [[name, [card]] for name, card in plays]
    return asked(question, "ok")


def may_knock(game, cards, *fields, **more):
    """Return what asks whether a hand may end the round."""
    question = {"ask": "deadwood", "game": game, "cards": cards.split()}
    return asked(dict(question, **more), *(fields or ("may_end",)))


def knock(ender, own, other, rest, **more):
    """Return a hand of Gin Rummy."""
    return dict({"event": "round", "ender": ender, "deadwood": {ender: own, other: rest}}, **more)


def three(*numbers):
    """Return a number for each of three players."""
    return dict(zip(SEATS, numbers, strict=False))


def on(fixed, probe):
    """Return a probe with other house rules fixed."""
    return lambda house: probe(dict(fixed, **house))


ANTE = {"event": "ante"}
POKER = {"event": "poker", "winners": ["Ben"]}
# Seven cards with 7 deadwood, and nine that are melded.
SEVEN = "9S 9D 9C KH KD KC 7S"
MELDED = "2H 3H 4H 9S 9D 9C KH KD KC "
SPADE = knock("Ana", 4, "Ben", 30, upcard="7S")
HELD = {"event": "hearts", "collects": [["Ana", "8-9-10"], ["Ben", "8-9-10"]]}
TRIPOLEY = {"board": "tripoley"}
GINS = [{"event": "round", "ender": "Ana", "deadwood": {"Ana": 0, "Ben": 5}}] * 3
# Ana wins every hand, as one of two.
SHUT = [knock("Ana", 0, "Ben", 40), knock("Ana", 0, "Ben", 40)]

EXAMPLES = {
    ("RMN", "limit"): (
        may_knock("rumino", SEVEN),
        {7: ("game_rules_rumino", True), 4: ("sapere_ramino", False)},
    ),
    ("RMN", "same_suit"): (
        asked({"ask": "meld", "game": "rumino", "cards": ["7H", "7H", "7S"]}, "ok"),
        {"yes": ("ramino_it", True), "no": ("studenti", False)},
    ),
    ("RMN", "jokers"): (
        lambda house: [
            asked({"ask": "meld", "game": "rumino", "cards": words.split()}, "ok")(house)
            for words in ("5H JK 7H", "5H JK JK 8H", "5H JK JK JK 9H")
        ],
        {
            "any": ("cool_rumino", [True, True, True]),
            2: ("ramino_51", [True, True, False]),
            1: ("giochi_regole", [True, False, False]),
        },
    ),
    ("RMN", "others_gin"): (
        scored("rumino", 2, {"event": "round", "ender": "Ana", "deadwood": {"Ana": 4, "Ben": 0}}),
        {"no": (None, [4, 0]), "yes": (None, [4, -10])},
    ),
    ("RMN", "below_zero"): (
        scored("rumino", 2, {"event": "round", "ender": "Ana", "deadwood": {"Ana": 0, "Ben": 9}}),
        {"no": ("cool_rumino", [-10, 9]), "yes": (None, [0, 9])},
    ),
    ("RMN", "joker_rumino"): (
        may_knock("rumino", "5H 6H 7H JK 9H 10H JH", "rumino"),
        {"no": ("cool_rumino", True), "yes": (None, False)},
    ),
    ("RMN", "three_gins"): (
        played("rumino", 2, lambda game: game.winners, *GINS),
        {"no": (None, []), "yes": ("wiki_rumino", ["Ana"])},
    ),
    ("RMN", "re_enter"): (
        scored(
            "rumino",
            3,
            {"event": "round", "ender": "Ana", "deadwood": {"Ana": 3, "Ben": 40, "Cy": 70}},
            {"event": "round", "ender": "Ana", "deadwood": {"Ana": 3, "Ben": 40, "Cy": 70}},
            {"event": "re_enter", "player": "Cy"},
        ),
        {"no": (None, "RMN-12"), "once": ("sapere_ramino", [6, 80, 80])},
    ),
    ("RMN", "stock"): (
        told("RMN", "stock"),
        {
            "reshuffle": ("trapani", "The discard pile, except its top card, is shuffled."),
            "void": ("rummy_ad", "The round is cancelled, and the same dealer deals again."),
            "score": (None, "Each player adds their own deadwood, and no one goes gin."),
        },
    ),
    ("RMN", "out"): (
        played(
            "rumino",
            3,
            lambda game: game.elimination.names(game.winners),
            {"event": "round", "ender": "Ana", "deadwood": {"Ana": 3, "Ben": 40, "Cy": 50}},
            {"event": "round", "ender": "Ana", "deadwood": {"Ana": 3, "Ben": 40, "Cy": 50}},
        ),
        {100: ("game_rules_rumino", ["Cy"]), 101: ("sapere_ramino", [])},
    ),
    ("GSK", "limit"): (
        scored("ginski", 3, {"event": "round", "ender": "Ana", "deadwood": three(13, 20, 15)}),
        {13: ("ginski_retold", [22, 0, 0]), 12: (None, "GSK-6")},
    ),
    ("GSK", "undercut_pays"): (
        scored("ginski", 3, {"event": "round", "ender": "Ana", "deadwood": three(9, 20, 5)}),
        {
            "both_others": ("ginski_retold", [0, 0, 54]),
            "ender_only": ("ginski_retold", [0, 0, 34]),
        },
    ),
    ("GSK", "two_under"): (
        scored("ginski", 3, {"event": "round", "ender": "Ana", "deadwood": three(9, 4, 4)}),
        {"nearer_left": (None, [0, 38, 0]), "both": (None, [0, 38, 38])},
    ),
    ("GSK", "first_card"): (
        is_asked("ginski", 3),
        {"yes": ("ginski_other", "Ben"), "no": (None, None)},
    ),
    ("GSK", "stock"): (
        told("GSK", "stock"),
        {
            "reshuffle": ("rummy_ad", "The discard pile, except its top card, is shuffled."),
            "void": ("rummy_ad", "The round is cancelled, and the same dealer deals again."),
        },
    ),
    ("RML", "who_leads"): (
        played("rummoli", 4, lambda game: game.leader, ANTE, {"event": "poker", "winners": ["Cy"]}),
        {
            "winner": ("rummoli_sheet", "Cy"),
            "left": ("michigan_rules", "Ben"),
            "dealer": ("pastimes_tripoly", "Ana"),
        },
    ),
    ("RML", "lowest"): (
        stops(("2H KS", "9D", "9C"), ("Ana", "5S")),
        {"hand": ("rummoli_sheet", False), "suit": ("michigan_rules", True)},
    ),
    ("RML", "after_stop"): (
        lambda house: [
            stops(hands, ("Ana", "2C"), ("Ana", card))(house)
            for hands, card in (
                (("9C 9H", "KD", "5H"), "3H"),
                (("9C 9H", "KD", "5H"), "3S"),
                (("9C 9H", "KD", "5H"), "5C"),
            )
        ],
        {
            "colour": ("rummoli_sheet", [True, False, False]),
            "suit": ("redblox", [True, True, False]),
            "any": ("love_rummy", [True, True, True]),
        },
    ),
    ("RML", "first_suit"): (
        stops(("9H KS", "9D", "9C"), ("Ana", "2H")),
        {"any": ("rummoli_sheet", True), "black": ("ehow", False)},
    ),
    ("RML", "no_colour"): (
        # Nobody has the 8; Ana and Ben have nothing red.
        passes(("Ana", "7S"), ("Ana", "-"), ("Cy", "3H")),
        {
            "no": ("bicycle_michigan", [0, 0, 0]),
            "lead": ("answers_411", [1, 1, 0]),
            "turn": ("ehow", [1, 2, 1]),
        },
    ),
    ("RML", "no_next"): (
        passes(("Ana", "7S"), ("Cy", "8S"), ("Cy", "-"), ("Ana", "3H")),
        {
            "no": (None, [0, 0, 0]),
            "lead": (None, [0, 0, 1]),
            "turn": ("ehow", [1, 2, 1]),
        },
    ),
    ("RML", "forgot_pay"): (
        scored(
            "rummoli",
            2,
            ANTE,
            POKER,
            {"event": "out", "player": "Ben", "left": {"Ana": 3}},
            {"event": "pay", "player": "Ana", "space": "AS"},
        ),
        {"paid": (None, [40, 48]), "stays": ("rods", "RML-12")},
    ),
    ("RML", "dealer_ante"): (
        scored("rummoli", 3, ANTE),
        {"same": ("rummoli_sheet", [41, 41, 41]), "double": ("michigan_rules", [32, 41, 41])},
    ),
    ("RML", "bets"): (
        scored(
            "rummoli", 2, ANTE, {"event": "bets", "moves": [["Ben", "bet", 3], ["Ana", "call"]]}
        ),
        {"showdown": ("rummoli_sheet", "RML-7"), "betting": ("rods", [38, 38])},
    ),
    ("RML", "first_bet"): (
        on(
            {"poker": "betting"},
            scored(
                "rummoli", 2, ANTE, {"event": "bets", "moves": [["Ben", "bet", 3], ["Ana", "call"]]}
            ),
        ),
        {"left": ("rods", [38, 38]), "dealer": ("pastimes_tripoly", "RML-20")},
    ),
    ("RML", "all_in"): (
        on(
            {"poker": "betting"},
            scored(
                "rummoli",
                3,
                ANTE,
                {"event": "adjust", "from": "Ben", "to": "Ana", "chips": 37, "reason": "x"},
                {
                    "event": "bets",
                    "moves": [["Ben", "bet", 4], ["Cy", "raise", 6], ["Ana", "call"]],
                },
                {"event": "poker", "winners": ["Ben"]},
            ),
        ),
        {"yes": ("home_tourney", "RML-20"), "no": (None, [68, 27, 31])},
    ),
    ("RML", "equal_poker"): (
        on(
            {"poker": "betting"},
            scored(
                "rummoli",
                3,
                ANTE,
                {"event": "bets", "moves": [["Ben", "bet", 1], ["Cy", "call"], ["Ana", "call"]]},
                {"event": "adjust", "from": "Ana", "to": "poker", "chips": 1, "reason": "x"},
                {"event": "poker", "winners": ["Ana", "Ben"]},
            ),
        ),
        {"yes": ("pokernews", [42, 44, 40]), "no": (None, [42, 43, 40])},
    ),
    ("RML", "low_straight"): (
        asked(
            {
                "ask": "poker",
                "game": "rummoli",
                "hands": {"Ana": "AS 2D 3C 4H 5S".split(), "Ben": "KS KD 3H 4C 7S".split()},
            },
            "winners",
        ),
        {"yes": ("oresteen", ["Ana"]), "no": ("da_rules", ["Ben"])},
    ),
    ("RML", "no_chips"): (
        on({"chips_each": 5}, scored("rummoli", 2, ANTE)),
        {
            "owes": (None, [-4, -4]),
            "all_in": ("home_game", [0, 0]),
            "rebuy": (None, "RML-15"),
        },
    ),
    ("RML", "last_chips"): (
        scored("rummoli", 2, ANTE, {"event": "void"}, {"event": "finish", "winner": "Ben"}),
        {"cut": ("rummoli_sheet", [41, 59]), "divided": ("pressman", "RML-17")},
    ),
    ("RML", "swap_pay"): (
        lambda house: (
            Ledger(
                games.load("rummoli"),
                list(SEATS),
                games.load("rummoli").with_defaults(house),
                "Ana",
                [ANTE],
            )
            .preview({"event": "widow", "how": "exchanged"})[0]
            .notes[1:]
        ),
        {
            "anyone": ("rummoli_sheet", []),
            "no_pay_card": ("michigan_rules", [("RML-6", "rummoli.no_pay_card", {"name": "Ana"})]),
        },
    ),
    ("RML", "hearts"): (
        on(TRIPOLEY, scored("rummoli", 3, ANTE, HELD)),
        {"played": ("rummoli_sheet", "RML-25"), "held": ("three_in_one", [42, 42, 41])},
    ),
    ("RML", "share_run"): (
        on(TRIPOLEY, scored("rummoli", 3, ANTE, HELD, POKER)),
        {"played": (None, "RML-25"), "held": ("three_in_one", [42, 45, 41])},
    ),
    ("RSK", "throw_wild"): (
        asked({"ask": "discard", "game": "rumski", "card": "W", "top": "R5"}, "ok"),
        {"free": ("learning_society", True), "never": (None, False)},
    ),
    ("TUS", "ace"): (
        on(
            {"deck": "german36"},
            asked(
                {"ask": "classify", "game": "tuscan", "cards": "AS 6S 7S 8S 9S 10S JS".split()},
                "hand",
            ),
        ),
        {"high": (None, "none"), "low": (None, "ramino")},
    ),
    ("TUS", "worth"): (
        scored("tuscan", 2, {"event": "hand", "winner": "Ana", "kind": "gran_ramino"}),
        {"one": (None, [1, 0]), "ranked": (None, [3, 0])},
    ),
    ("GIN", "equal"): (
        scored("gin", 2, knock("Ana", 4, "Ben", 4)),
        {"opponent": ("gin_scoring", [0, 25]), "knocker": ("gin_player", [0, 0])},
    ),
    ("GIN", "undercut_pays"): (
        scored("gin", 2, knock("Ana", 9, "Ben", 4)),
        {
            25: ("gin_scoring", [0, 30]),
            10: ("las_vegas", [0, 15]),
            20: ("rummy_games_corner", [0, 25]),
        },
    ),
    ("GIN", "gin_pays"): (
        scored("gin", 2, knock("Ana", 0, "Ben", 30)),
        {25: ("gin_scoring", [55, 0]), 20: ("gin_group", [50, 0])},
    ),
    ("GIN", "big_gin"): (
        scored("gin", 2, knock("Ana", 0, "Ben", 30, big=True)),
        {31: ("gin_scoring", [61, 0]), 50: (None, [80, 0]), "no": ("sac", [55, 0])},
    ),
    ("GIN", "limit"): (
        # Ten, eight and five, and no deadwood.
        lambda house: [
            may_knock("gin", MELDED + card, upcard="7D")(house)
            for card in ("10S", "8S", "5S", "9H")
        ],
        {
            10: ("group_games", [True, True, True, True]),
            9: ("artemis", [False, True, True, True]),
            "upcard": ("bicycle_oklahoma", [False, False, True, True]),
            "gin": ("gin_only", [False, False, False, True]),
        },
    ),
    ("GIN", "ace_up"): (
        on(
            {"knock_limit": "upcard"},
            may_knock("gin", "2H 3H 4H 9S 9D 9C KH KD KC AS", upcard="AD"),
        ),
        {1: ("rummy_rulebook", True), "gin": ("bicycle_oklahoma", False)},
    ),
    ("GIN", "spade_up"): (
        scored("gin", 2, SPADE),
        {"no": (None, [26, 0]), "yes": ("bicycle_oklahoma", [52, 0])},
    ),
    ("GIN", "last_two"): (
        told("GIN", "last_two"),
        {
            "no": (
                "expert_deadwood",
                "No. The hand is cancelled, and the same dealer deals again.",
            ),
            "knock": ("rubl_50", "Yes, but only to knock or go gin with it."),
        },
    ),
    ("GIN", "next_deal"): (
        lambda house: [
            played("gin", 2, lambda game: game.dealer, hand)(house)
            for hand in (knock("Ana", 4, "Ben", 30), knock("Ben", 4, "Ana", 30))
        ],
        {
            "alternate": ("hoyle_page", ["Ben", "Ben"]),
            "loser": (None, ["Ben", "Ana"]),
            "winner": ("spruce_hollywood", ["Ana", "Ben"]),
        },
    ),
    ("GIN", "first_card"): (
        is_asked("gin", 2),
        {"yes": ("spruce_hollywood", "Ben"), "no": (None, None)},
    ),
    ("GIN", "shutout"): (
        scored("gin", 2, *SHUT),
        {
            "double": ("gin_scoring", [560, 0]),
            "bonus_twice": ("gin_shutout", [380, 0]),
            "no": (None, [280, 0]),
        },
    ),
    ("GIN", "boxes"): (
        scored("gin", 2, knock("Ben", 0, "Ana", 20), *SHUT),
        {
            25: ("gin_scoring", [280, 70]),
            20: ("rummy_games_corner", [270, 65]),
            0: (None, [230, 45]),
        },
    ),
    ("GIN", "third_game"): (
        to_the_end,
        {
            # 160, two hands, 100, and all of it twice: once, in three games, in four.
            "no": (None, [620, 0]),
            "yes": ("gin_hollywood", [1860, 0]),
            "last_twice": ("rummy_talk_sheet", [2480, 0]),
        },
    ),
    ("GIN", "three"): (
        of_three,
        {"yes": ("gin_partners", ("Ana", "Cy", "Cy")), "no": ("cutthroat", ("Cy", "Ana", "Cy"))},
    ),
    ("GIN", "extra"): (
        scored("gin", 2, *SHUT),
        {"no": (None, [560, 0]), "yes": ("rummy_games_oklahoma", [760, 0])},
    ),
}
