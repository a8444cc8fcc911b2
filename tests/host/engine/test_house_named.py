"""The house rules that an answer names are those that decide it: each is changed, and compared.

The questions by words are compared with what the engine does (`EXAMPLES`), which does not read
them. For answers by cards, what a house rule decides is found here by asking again under each other
house, without the engine's own search for it.
"""

import random
import re

import pytest

from engine import ask, games, texts
from engine.errors import InputError, RuleError
from engine.game import agreements, fields
from engine.games.gin import rules
from engine.texts import disputes
from tests.host.host_tools.documents.published import EXAMPLES
from tests.proof.played import PLAYED

SHELVES = [(games.load(name), games.load(name).prefix) for name in games.names()]
PREPARED = [(game, one) for game, prefix in SHELVES for one in disputes.disputes(prefix)]
IDS = [f"{game.name} {one.name}" for game, one in PREPARED]
NAMED = re.compile(r" \(house: ([^()]*)\)$")


def values_of(option, drawn):
    """Return the values of a house rule: all of a list, of a range both ends and one between."""
    found = []
    for value in option.values:
        if isinstance(value, str | int):
            found.append(value)
        else:
            between = drawn.randint(value.minimum, value.maximum)
            found += [value.minimum, between, value.maximum]
    return found


def houses(game, drawn, count):
    """Yield the usual house, and others drawn at random, with few own rules or with many."""
    yield game.with_defaults(None)
    for share in drawn.choices((0.2, 0.5, 1), k=count):
        options = [option for option in game.options if drawn.random() < share]
        yield game.with_defaults({o.name: drawn.choice(values_of(o, drawn)) for o in options})


# -- questions by words ------------------------------------------------------------------------


def words_of(game, house, one):
    """Return the answer under a house, as it is shown."""
    case = agreements.answer(game, house, one)
    if case is None:
        return None
    key, facts = one.words(case, agreements.value(game, house, one))
    return texts.text(key, **facts)


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize(("game", "one"), PREPARED, ids=IDS)
def test_a_prepared_question_names_the_house_rules_whose_change_changes_its_answer(
    game, one, language
):
    drawn = random.Random(one.name)
    texts.use(language)
    try:
        for house in houses(game, drawn, 6):
            now = words_of(game, house, one)
            named = agreements.deciding(game, house, one)
            assert len(set(named)) == len(named)
            for option in game.options:
                others = [
                    words_of(game, dict(house, **{option.name: value}), one)
                    for value in values_of(option, drawn)
                ]
                assert (option.name in named) == any(said != now for said in others), (
                    option.name,
                    now,
                )
    finally:
        texts.use("en")


# What else the numbers of an example are made of: the answer is about something else.
BESIDE = {
    ("RML", "all_in"): {"dealer_ante"},
    ("RML", "equal_poker"): {"dealer_ante"},
    ("GIN", "boxes"): {"hollywood"},
    ("GIN", "extra"): {"hollywood", "shutout"},
    ("GIN", "shutout"): {"extra_boxes", "hollywood"},
    ("GIN", "third_game"): {"extra_boxes", "shutout"},
    ("GSK", "two_under"): {"undercut_pays"},
    ("RML", "bets"): {"dealer_ante"},
    ("RML", "first_bet"): {"dealer_ante"},
    ("RML", "forgot_pay"): {"dealer_ante"},
    ("RML", "hearts"): {"dealer_ante"},
    ("RML", "last_chips"): {"dealer_ante"},
    ("RML", "no_chips"): {"dealer_ante"},
    ("RML", "share_run"): {"dealer_ante"},
}


def is_played(found):
    """Return whether the story of an example was played to its end: it can be refused."""
    return found is not None and not re.search("[A-Z]{3}-[0-9]", str(found))


@pytest.mark.parametrize(("prefix", "name"), sorted(EXAMPLES))
def test_where_another_house_rule_changes_what_the_engine_does_the_answer_changes(prefix, name):
    """Numbers stay: of a story with other limits and amounts, only the amounts are others."""
    game, one = games.with_prefix(prefix), disputes.find(prefix, name)
    probe, values = EXAMPLES[prefix, name]
    for own in values:
        base = {one.option: own}
        came, now = probe(base), words_of(game, game.with_defaults(base), one)
        for option in game.options:
            for value in option.values:
                beside = option.name in BESIDE.get((prefix, name), ())
                if option.name == one.option or beside or not isinstance(value, str):
                    continue
                changed = dict(base, **{option.name: value})
                try:
                    found = probe(changed)
                except (AssertionError, KeyError, InputError, RuleError):
                    continue
                if found != came and is_played(found) and is_played(came):
                    said = words_of(game, game.with_defaults(changed), one)
                    assert said != now, (changed, came, found, now)


def played(name, options, events, names=("Ann", "Bo", "Cy")):
    """Return the answer of `score`."""
    question = {"ask": "score", "game": name, "players": list(names), "dealer": names[0]}
    return ask.answer(dict(question, options=options, events=events))


def gin_hand(ender, **deadwood):
    return {"event": "round", "ender": ender, "deadwood": deadwood, "upcard": "5H"}


def bets(options):
    """Who bets first, or None where nobody may."""
    first = ask.answer(
        {"ask": "deal", "game": "rummoli", "players": ["Ann", "Bo", "Cy"], "dealer": "Ann"}
        | {"options": options}
    )["first_turn"]
    moves = [[first, "check"]] + [[n, "check"] for n in ("Bo", "Cy", "Ann", "Bo") if n != first][:2]
    reply = played("rummoli", options, [{"event": "ante"}, {"event": "bets", "moves": moves}])
    return None if "error" in reply else first


def reached(options):
    """Whether the game is over with the first player at the target, by an undercut."""
    hand = gin_hand("Ann", Ann=3, Bo=2)
    options = dict(options, target=10, knock_limit=10)
    return played("gin", options, [hand], ("Ann", "Bo"))["status"]


def layoff(knocker, opponent):
    """Return the probe of both hands with a heart and with a spade turned up, by points."""

    def points(options):
        asked = {"ask": "layoff", "game": "gin", "options": options}
        asked.update(knocker=knocker.split(), opponent=opponent.split())
        found = [ask.answer(dict(asked, upcard=card)) for card in ("KH", "KS")]
        return [one.get("points") for one in found]

    return points


OPPONENT = "2C 2H 4D 6C 8D 10D 10C JC QC 4C"
UNDERCUT = layoff("AS 2S 3S 5H 6H 7H 9S 9H 9C 4D", "AC 2C 3C 5D 6D 7D 10S 10H 10C AD")
LAID_OFF = layoff("7S 8S 9S 5H 6H 7H 2S 2H 2D 4S", "10S JS 4D 6C 8D 9D QC KC KD 4C")


def boxes(options):
    """What the winner of one hand by a knock, and by gin, has added for hands."""
    options = dict(options, target=1, knock_limit=10, hollywood="no")
    found = []
    for deadwood in (3, 0):
        reply = played("gin", options, [gin_hand("Ann", Ann=deadwood, Bo=30)], ("Ann", "Bo"))
        found.append(reply["bonuses"]["Ann"]["boxes"])
    return found


def limits(options):
    house = games.load("gin").with_defaults(options)
    return [rules.limit(house, card) for card in range(52)]


def gins(options):
    """The score of who went gin in the first three rounds, and whether that won the game."""
    hand = {"event": "round", "ender": "Ann", "deadwood": {"Ann": 0, "Bo": 5, "Cy": 5}}
    reply = played("rumino", options, [hand] * 3)
    return None if "error" in reply else reply["status"] == "over" or reply["scores"]["Ann"]


def others_gin(options):
    """What a hand without deadwood changes at somebody else's knock, with 0 and with 40 points."""
    found = []
    for before in (0, 40):
        start = {"event": "adjust", "player": "Bo", "by": before, "reason": "x"}
        hand = {"event": "round", "ender": "Ann", "deadwood": {"Ann": 1, "Bo": 0, "Cy": 5}}
        found.append(played("rumino", options, [start, hand] if before else [hand])["scores"]["Bo"])
    return found


def folded(options):
    moves = [["Bo", "bet", 1], ["Cy", "fold"], ["Ann", "call"]]
    if options.get("first_bet") == "dealer":
        moves = [["Ann", "bet", 1], ["Bo", "call"], ["Cy", "fold"]]
    events = [{"event": "ante"}, {"event": "bets", "moves": moves}]
    return played("rummoli", options, events + [{"event": "poker", "winners": ["Cy"]}])["index"]


# What the engine does about a question, by the options: the answer changes when it does, and only
# then.
EXACT = {
    ("RML", "bets"): bets,
    ("RML", "folded"): folded,
    ("GIN", "reached"): reached,
    ("GIN", "undercut_pays"): UNDERCUT,
    ("GIN", "lay_longer"): lambda options: [one is None for one in LAID_OFF(options)],
    ("GIN", "knocker_lays"): lambda options: [one is None for one in LAID_OFF(options)],
    ("GIN", "gin_pays"): layoff("AS 2S 3S 5H 6H 7H 9S 9H 9C 4S", OPPONENT),
    ("GIN", "big_gin"): layoff("AS 2S 3S 4S 5H 6H 7H 9S 9H 9C 9D", OPPONENT[:-3] + " KC"),
    ("GIN", "boxes"): boxes,
    ("GIN", "limit"): limits,
    ("RMN", "three_gins"): gins,
    ("RMN", "others_gin"): others_gin,
}


@pytest.mark.parametrize(("prefix", "name"), sorted(EXACT))
def test_an_answer_changes_exactly_where_the_engine_does_something_else(prefix, name):
    game, one, probe = games.with_prefix(prefix), disputes.find(prefix, name), EXACT[prefix, name]
    drawn = random.Random(name)
    changes = 0
    # Other limits and amounts would make another story.
    choices = {
        o: values_of(o, drawn)
        if o.name == one.option
        else [o.default] + [value for value in o.values if isinstance(value, str)]
        for o in game.options
        if o.name != "board"
    }
    for _ in range(8):
        some = [o for o in choices if drawn.random() < 0.4]
        base = {o.name: drawn.choice(choices[o]) for o in some}
        came, now = probe(base), words_of(game, game.with_defaults(base), one)
        for option, values in choices.items():
            for value in values:
                changed = dict(base, **{option.name: value})
                said = words_of(game, game.with_defaults(changed), one)
                assert (probe(changed) != came) == (said != now), (base, changed, now, said)
                changes += said != now
    assert changes


# -- answers by cards --------------------------------------------------------------------------

KINDS = {
    "meld": ("rumino", "tuscan", "gin"),
    "deadwood": ("rumino", "gin", "ginski"),
    "best_discard": ("rumino", "gin", "ginski"),
    "layoff": ("gin",),
    "classify": ("tuscan",),
    "showdown": ("tuscan",),
    "poker": ("rummoli",),
    "stops": ("rummoli",),
    "discard": ("rumski",),
    "deal": ("gin", "ginski", "rummoli", "tuscan"),
}
# What an answer lays out, of which there may be several as good.
LAID_OUT = ("melds", "own", "left", "laid_off")
# The house rules that some of the random answers must name.
MUST = (
    "twins jokers_per_meld natural_rumino knock_limit oklahoma_ace spades_double "
    "gin_bonus big_gin end_limit deck german_ace first_suit lowest "
    "next_lead wild_discard upcard_offer first_bet"
).split()


def cards_of(deck, drawn, count):
    """Return cards as texts: a few melds first, more often than chance has them."""
    pool = [card for card in range(deck.wild + 1) for _ in range(deck.count(card))]
    drawn.shuffle(pool)
    taken = []
    while drawn.random() < 0.85 and len(taken) < count:
        first, run = drawn.choice(pool), drawn.random() < 0.5
        near = [
            c
            for c in pool
            if c != deck.wild
            and (c // 13 if run else c % 13) == (first // 13 if run else first % 13)
        ]
        if run:
            near = sorted({c for c in near if first <= c < first + 4})
        for card in near[: drawn.choice((3, 4, 7))]:
            taken.append(card)
            pool.remove(card)
    for at in range(min(len(taken), drawn.choice((0, 0, 1, 2)))):
        if deck.wild in pool:
            pool.remove(deck.wild)
            taken[at] = deck.wild
    return deck.texts((taken + pool)[:count])


def question(drawn):
    """Return a question about random cards, under a random house."""
    kind = drawn.choice(list(KINDS))
    game = games.load(drawn.choice(KINDS[kind]))
    *_, house = houses(game, drawn, 1)
    deck = game.faces.deck(house)
    asked = {"ask": kind, "game": game.name}
    asked["options"] = {o.name: house[o.name] for o in game.options if house[o.name] != o.default}
    names = ["Ann", "Bo", "Cy", "Di"]
    if kind == "meld":
        asked["cards"] = cards_of(deck, drawn, drawn.randint(3, 7))
    elif kind in ("deadwood", "best_discard"):
        size = (7 if game.name == "rumino" else 10) + (
            kind == "best_discard" or drawn.random() < 0.3
        )
        asked["cards"] = cards_of(deck, drawn, size)
    elif kind == "layoff":
        both = cards_of(deck, drawn, 21)
        big = drawn.random() < 0.2
        asked.update(knocker=both[: 10 + big], opponent=both[11:])
    elif kind == "classify":
        asked["cards"] = cards_of(deck, drawn, 7)
    elif kind == "showdown":
        both = cards_of(deck, drawn, 14)
        asked.update(hands={"Ann": both[:7], "Bo": both[7:]}, exhausted=drawn.random() < 0.5)
    elif kind == "poker":
        both = cards_of(deck, drawn, 12)
        asked["hands"] = {"Ann": both[:6], "Bo": both[6:]}
    elif kind == "stops":
        laid = cards_of(deck, drawn, drawn.randint(1, 4))
        asked["plays"] = [[drawn.choice(names[:2]), [card]] for card in sorted(laid)]
        asked["players"] = names[:2]
        if drawn.random() < 0.7:
            rest = [card for card in deck.texts(range(52)) if card not in laid]
            rest = drawn.sample(rest, 8)
            asked["hands"] = {"Ann": rest[:4], "Bo": rest[4:]}
    elif kind == "discard":
        card, top = cards_of(deck, drawn, 2)
        asked.update(card=drawn.choice((card, "W")), top=top)
    else:
        players = names[: drawn.randint(game.min_players, min(4, game.max_players))]
        asked.update(players=players, dealer=players[0])
    if game.name == "gin" and kind in ("layoff", "deadwood", "best_discard"):
        asked["upcard"] = drawn.choice(["AS", "AD", "AC", "AH", "KS", "QH", "3S", "5D"])
        for hand in ("cards", "knocker", "opponent"):
            if asked["upcard"] in asked.get(hand, ()):
                del asked["upcard"]
                break
    return asked


def judged(asked, options):
    """Return (the answer under `options`, the house rules that its reason names)."""
    reply = ask.answer(dict(asked, options=options))
    if "error" in reply:
        return reply["error"], []
    found = NAMED.search(reply["why"])
    named = [one.split("=")[0] for one in found.group(1).split(", ")] if found else []
    reply["why"] = NAMED.sub("", reply["why"])
    for name in LAID_OUT:
        reply.pop(name, None)
    return reply, named


def without(options, names):
    return {name: options[name] for name in options if name not in names}


def test_of_2000_random_questions_each_names_the_house_rules_that_decide_it(monkeypatch):
    search = fields.deciding
    drawn = random.Random("house")
    seen, answered = set(), 0
    while answered < 2000:
        asked = question(drawn)
        options = asked["options"]
        monkeypatch.setattr(fields, "deciding", search)
        said, named = judged(asked, options)
        if isinstance(said, str):
            continue
        # The answers that are compared are given without it.
        monkeypatch.setattr(fields, "deciding", lambda *_: [])
        answered += 1
        alone = {name for name in options if judged(asked, without(options, [name]))[0] != said}
        if alone or not named:
            assert sorted(named) == sorted(alone), (asked, said)
            # Nor do all together, where none is named.
            assert alone or judged(asked, {})[0] == said, (asked, said)
        else:
            assert judged(asked, without(options, named))[0] != said, (asked, said)
            for name in named:
                fewer = [other for other in named if other != name]
                assert judged(asked, without(options, fewer))[0] == said, (asked, said)
        seen |= set(named)
    assert set(MUST) <= seen, set(MUST) - seen
