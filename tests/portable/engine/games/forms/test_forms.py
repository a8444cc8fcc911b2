"""Score forms: what every form has, and what is refused."""

from engine import games, texts
from engine.ask import answer
from engine.errors import InputError
from engine.game.questions import NOBODY
from engine.games import forms
from engine.games.forms.mistakes import FormError
from engine.record.ledger import Ledger
from engine.texts import rulebook
from tests.portable.form_tables import THREE, bid_and_play, burraco, each, table, two, words_of
from tests.portable.tools import FOUR, Table, fill_in, raises, untyped

# Who closes at Burraco has the pot and a burraco, at Canasta a canasta.
# Their cards are worth what a burraco or canasta is worth at least.
CLOSING = {
    "burraco": ("A", True, 1, 1, 0, 0, 0, 0, 35, 35, 10, 10),
    "canasta": ("A", False, True, True, 1, 1, 0, 0, 0, 0, 50, 50, 10, 10),
    "chinchon": ("A", "all"),
    "phase10": ("A",) + 5 * (True,),
    "rummy500": 8 * (0,),
}


def test_an_abbreviation_is_no_question():
    for row in forms.SHIPPED:
        for language in texts.LANGUAGES:
            words = words_of("form:" + row[0], language)
            asked = [words[name] for name in words if name[:4] == "ask_"]
            assert asked and not [one for one in asked if ".?" in one], (row[0], language)


def test_a_form_has_no_functions_for_its_own_events():
    # MicroPython would keep the names that are looked for, and players' forms have any.
    game = games.load("form:scala40")
    assert [game._may_have(one.name) for one in game.events] == [False, False]
    assert game._may_have("void") and games.load("gin")._may_have("round")


def test_every_form_can_be_played_and_has_its_words():
    for row in forms.SHIPPED:
        game = games.load("form:" + row[0])
        assert (game.title, game.min_players, game.max_players, game.prefix) == row[1:]
        names = list("ABCDEFGH")[: row[3]]
        ledger = Ledger(game, names)
        for _ in range(2 * len(game.steps)):
            if ledger.game.over:
                break
            entry = fill_in(ledger.game, ledger.game.actions()[0], answers=CLOSING.get(row[0], ()))
            ledger.check(entry.event)
            ledger.add(entry.event)
            key, facts = ledger.game.coming()
            assert "{" not in texts.text(key, **facts), key
        for language in texts.LANGUAGES:
            assert words_of("form:" + row[0], language)
            rules = forms.rules(row[4], language)
            assert len(rules) == len(untyped(game).form.rules)


def test_italians_are_offered_their_games_first():
    assert games.forms_offered() == forms.names()
    texts.use("it")
    try:
        found = games.forms_offered()
    finally:
        texts.use("en")
    assert found[:2] == ["form:burraco", "form:scala40"]
    # All the others follow as they are.
    assert sorted(found) == sorted(forms.names())
    assert found[4:] == [name for name in forms.names() if name not in found[:4]]


def test_the_deal_goes_the_way_of_the_house_rule():
    for name, house, second in (
        ("scopa", {}, "Di"),
        ("scopa", {"direction": "left"}, "Bo"),
        ("schieber", {}, "Di"),
        ("king", {}, "Bo"),
        ("king", {"direction": "right"}, "Di"),
    ):
        game = table(name, **house)
        game.add("void")
        assert game.game.dealer == "Ann"
        assert game.game.following("Ann")[0] == second, (name, house)
        assert game.game.copy().following("Ann")[0] == second


# A taker and their partner, who are two, and words that are like others.
TAROT = {
    "form": "pairs",
    "players": [3, 4],
    "options": [{"option": "bonus", "is": ["no", "ten", 20]}],
    "steps": [
        {
            "step": "hand",
            "fields": [
                {"field": "taker", "is": "player or nobody"},
                {"field": "partner", "is": "player or nobody", "when": "taker"},
                {"field": "doubled", "is": ["no", "once", "yes"], "when": "taker"},
            ],
            "check": [{"each": "not (taker and partner)", "rule": 1}],
            "score": [
                "1 if taker and doubled == 'no'",
                "3 if taker and doubled == 'yes'",
                "5 if bonus == 'no' else 7 if bonus == 'ten' else bonus",
            ],
        }
    ],
    "end": {"wins": "high"},
    "rules": [{"en": "Nobody is a partner of their own."}],
}


def pairs(hand, **house):
    question = {"ask": "score", "game": "form", "form": TAROT, "players": list("ABC")}
    return answer(dict(question, events=[dict(hand, event="hand")], options=house))


def test_a_check_of_each_is_made_for_each_player_of_a_field():
    found = pairs({"taker": "A", "partner": "B", "doubled": "once"})
    assert found["scores"] == {"A": 5, "B": 5, "C": 5}
    found = pairs({"taker": "A", "partner": "A", "doubled": "once"})
    assert (found["rule"], found["error"]) == ("PAI-1", "Nobody is a partner of their own.")
    assert "error" not in pairs({"taker": None})


def test_no_and_yes_among_other_words_are_words():
    hand = {"taker": "A", "partner": None}
    assert pairs(dict(hand, doubled="no"))["scores"] == {"A": 6, "B": 5, "C": 5}
    assert pairs(dict(hand, doubled="yes"), bonus="ten")["scores"] == {"A": 10, "B": 7, "C": 7}
    assert pairs(dict(hand, doubled="once"), bonus=20)["scores"] == {"A": 20, "B": 20, "C": 20}


def test_what_is_refused_names_the_field():
    found = pairs({"taker": "A", "partner": None, "doubled": "twice"})
    assert found["error"] == "doubled: one of these: no, once, yes"
    assert pairs({"taker": None, "partner": "B"})["error"] == "partner is not asked here"
    question = {"ask": "score", "game": "form", "form": "oh_hell", "players": list("ABC")}
    found = answer(dict(question, events=[{"event": "bid"}]))
    assert found["error"] == "Oh Hell has no event bid; its own are bids, hand"


def test_the_history_names_who_is_asked_for():
    game = table("skat", THREE, entry="value")
    hand = {"declarer": "Bo", "value": 48, "won": False}
    told = game.game.story(dict(hand, event="hand"), game.add("hand", **hand))
    assert told[1]["name"] == "Bo"
    closed = table("burraco")
    told = closed.game.story(dict(burraco(), event="round"), closed.add("round", **burraco()))
    assert told[1]["name"] == "Ann"
    # Of several, who is somebody in every round.
    coins = table("scopa")
    entry = {"cards": "Ann", "coins": None, "primiera": "Cy", "seven": "Di", "sweeps": two(0, 0)}
    told = coins.game.story(dict(entry, event="round"), coins.add("round", **entry))
    assert told[1]["name"] == "Di"


# Numbers among the values of lists, an instant win, and sentences that tell what was said.
MIXED = {
    "form": "mixed",
    "players": [2, 4],
    "options": [
        {"option": "goal", "is": ["usual", "50 to 100 * players"]},
        {"option": "twice", "is": ["no", "yes"]},
    ],
    "carried": [{"name": "runs", "is": "runs + 1 if times == 3"}],
    "steps": [
        {
            "step": "hand",
            "fields": [
                {"field": "times", "is": [1, 2, 3]},
                {"field": "bid", "for": "each player", "is": "0 to 20"},
                {"field": "winner", "is": "player"},
            ],
            "check": [
                {"once": "sum(bid) != 13 * times", "en": "{times}: not {n}, with {goal}."},
                {
                    "each": "not winner or bid > 0",
                    "rule": 1,
                    "en": "{name} has won with {bid}.",
                },
            ],
            "score": "bid * times",
        }
    ],
    "end": {
        "wins": "high",
        "limit": "goal if goal != 'usual' else 200",
        "won": {"is": "total == 31 or runs == 2", "rule": 1},
    },
    "rules": [{"en": "Whoever wins has bid."}],
}


def mixed(*hands, **house):
    question = {"ask": "score", "game": "form", "form": MIXED, "players": ["A", "B"]}
    events = [
        {"event": "hand", "times": times, "bid": {"A": a, "B": b}, "winner": who}
        for times, a, b, who in hands
    ]
    return answer(dict(question, events=events, options=house))


def test_a_list_has_numbers_and_an_option_a_range():
    assert mixed((2, 5, 1, "A"))["scores"] == {"A": 10, "B": 2}
    assert mixed((4, 5, 1, "A"))["error"] == "times: one of these: 1, 2, 3"
    assert mixed((True, 5, 1, "A"))["error"] == "times: one of these: 1, 2, 3"
    assert mixed((2, 20, 1, "A"), goal=50)["status"] == "playing"
    assert mixed((3, 20, 1, "A"), goal=50)["status"] == "over"
    assert mixed((3, 20, 1, "A"))["status"] == "playing"
    assert mixed(goal=200)["status"] == "playing"
    assert "50 to 200" in mixed(goal=201)["error"]
    assert mixed(goal="other")["field"] == "options"


def test_a_check_says_its_own_sentence():
    found = mixed((1, 6, 7, "A"))
    assert found["error"] == "1: not 13, with usual."
    found = mixed((1, 6, 0, "B"))
    assert (found["rule"], found["error"]) == ("MIX-1", "B has won with 0.")


def test_who_wins_at_once_ends_the_game():
    found = mixed((1, 11, 0, "A"), (1, 20, 1, "A"))
    assert (found["status"], found["winners"]) == ("over", ["A"])
    # What is carried counts as it is after the round, and of several the best wins.
    found = mixed((3, 1, 2, "A"), (3, 1, 2, "A"))
    assert (found["status"], found["winners"]) == ("over", ["B"])
    assert mixed((3, 1, 2, "A"), (1, 1, 2, "A"))["status"] == "playing"


def test_an_amended_bid_is_scored_anew():
    game = table("spades")
    bid_and_play(game, (4, 3, 3, 2), (5, 2, 4, 2))
    game.add("amend", index=0, to={"event": "bids", "bid": each(5, 2, 4, 2)})
    assert game.scores() == [90, 40, 90, 40]
    game.add("undo")
    assert game.scores() == [72, -50, 72, -50]


def test_a_misdeal_drops_the_bids():
    game = table("spades")
    game.add("bids", bid=each(4, 3, 3, 2))
    game.add("void")
    assert game.game.actions()[0] == "bids" and game.game.dealer == "Ann"


def test_a_correction_is_for_both_partners():
    game = table("spades")
    game.adjust("Di", -10)
    assert game.scores() == [0, -10, 0, -10]


def test_who_leaves_a_pair_ends_the_game_and_nobody_joins():
    game = table("burraco")
    assert game.refuses("join", player="Eve") == "ALL-3"
    game.leave("Cy")
    assert game.game.over and game.game.ending[0] == "ALL-2"


def test_a_house_rule_must_fit_the_players():
    from engine.errors import InputError

    game = games.load("form:oh_hell")
    names = list("ABCDEFG")
    raises(InputError, Ledger, game, names, game.with_defaults({"cards": 8}))
    Ledger(game, names, game.with_defaults({"cards": 7}))
    full = Table("form:oh_hell", names[:6], cards=8)
    assert full.refuses("join", player="Zoe") == "ALL-3"


def test_everyone_is_asked_from_the_dealers_left():
    game = Table("form:oh_hell", THREE, "Bo")
    entry = fill_in(game.game, "bids")
    assert [question.who for question in entry.asked] == ["Cy", "Ann", "Bo"]
    sides = Table("form:burraco", FOUR, "Ann")
    answers = ("Ann", True, 1, 1, 0, 0, 0, 0, 35, 35, 10, 10)
    asked = fill_in(sides.game, "round", answers=answers).asked
    assert [question.facts.get("name") for question in asked[:4]] == [
        None,
        "Bo + Di",
        "Bo + Di",
        "Ann + Cy",
    ]


def test_what_is_left_is_offered():
    game = Table("form:schieber", FOUR)
    entry = fill_in(game.game, "round", answers=(1, NOBODY, 57))
    assert entry.event["points"] == {"Bo": 57, "Ann": 100}
    entry = fill_in(game.game, "round", answers=(1, NOBODY, 257))
    assert entry.event["points"] == {"Bo": 257, "Ann": 0}


MINIMAL = {
    "form": "minimal",
    "players": [2, 8],
    "steps": [
        {
            "step": "turn",
            "fields": [{"field": "hit", "for": "each player", "is": "0 to 180"}],
            "score": "hit",
        }
    ],
    "end": {"wins": "high", "limit": 501},
}


def test_the_rules_of_a_game_are_never_those_of_a_strangers_form():
    data = dict(MINIMAL, form="ours", title="Ours", rules=[{"en": "One."}])
    taken = [row[4] for row in forms.SHIPPED] + ["ALL", "RMN", "GSK", "RML", "RSK", "TUS", "GIN"]
    for prefix in taken:
        ours = forms.tried(dict(data, prefix=prefix))
        assert ours.prefix[:2] == prefix[:2] and ours.prefix not in taken
        assert [rule.full for rule in rulebook.in_order(ours.prefix)] == ["One."]
        others = [rule.full for rule in rulebook.in_order(prefix)]
        assert others and "One." not in others
        forms.release(ours)
    # A form that says no prefix has the first letters of its name.
    ginger = forms.tried(dict(data, form="ginger"))
    assert ginger.prefix == "GIX"
    forms.release(ginger)
    # A copy of a shipped form is that form.
    spades = forms.tried(forms.data_of("spades"))
    assert spades.prefix == "SPD"
    forms.release(spades)


def test_of_two_strangers_forms_with_a_prefix_the_rules_are_those_of_the_game_that_is_played():
    kinds = {}
    for name in ("one", "two"):
        data = dict(MINIMAL, form=name, prefix="OUR", rules=[{"en": name}])
        forms.announce(name, name, (2, 8), lambda data=data: data)
        kinds[name] = games.load("form:" + name)
    for name in ("one", "two", "one"):
        assert games.load("form:" + name) is kinds[name]
        assert [rule.full for rule in rulebook.in_order("OUR")] == [name]
    for name in ("one", "two"):
        forms.forget(name)


def test_nothing_is_kept_of_a_form_that_was_only_tried():
    game = forms.tried(dict(MINIMAL, form="trial"))
    key = game.section + "." + min(words_of(game.section, "en"))
    assert texts.has(key)
    forms.release(game)
    assert not texts.has(key) and game.section not in texts._sections


def test_a_range_that_has_no_number_is_refused_where_it_is_said():
    field = dict(MINIMAL["steps"][0]["fields"][0])
    options = [{"option": "top", "is": "0 to 20", "default": 9}]

    def with_range(words):
        step = dict(MINIMAL["steps"][0], fields=[dict(field, **{"is": words})])
        return dict(MINIMAL, options=options, steps=[step])

    for words in ("99 to 0", "5 to 4 by 1", "10 to top", "players + 20 to 5"):
        error = raises(FormError, forms.tried, with_range(words))
        assert error.where == "steps[0].fields[0].is", words
    for words in ("0 to 0", "-5 to -5", "9 to top", "players to 2"):
        forms.release(forms.tried(with_range(words)))
    # House rules under which a question could not be answered are refused before the game.
    game = forms.tried(with_range("5 to top"))
    names = ["Ann", "Bo"]
    game.check_start(names, game.with_defaults({"top": 5}))
    error = raises(InputError, game.check_start, names, game.with_defaults({"top": 4}))
    assert error.field == "options" and "4" in error.why()
    forms.release(game)


def with_notes(notes, **parts):
    """Return a small form whose round has these notes."""
    step = dict(MINIMAL["steps"][0], notes=notes)
    return dict(MINIMAL, form="noted", steps=[step], **parts)


def test_a_note_of_each_player_or_side_is_told_of_those_of_whom_it_is_true():
    part = {"is": "hit if hit > 4", "en": "{name} has {n}"}
    for whose, players, sides, want in (
        ("each player", FOUR, None, ["Bo has 5", "Cy has 6"]),
        # In a form without sides each player is one.
        ("each side", FOUR, None, ["Bo has 5", "Cy has 6"]),
        ("once", FOUR, None, []),
        ("each side", FOUR, "opposite", ["Ann + Cy has 7", "Bo + Di has 9"]),
    ):
        data = with_notes([{"for": whose, "parts": [part]}])
        if whose == "once":
            data = with_notes([{"for": whose, "parts": [{"is": "max(hit) > 9", "en": "Much"}]}])
        if sides:
            field = {"field": "hit", "for": "each side", "is": "0 to 180"}
            step = dict(untyped(data["steps"])[0], fields=[field])
            data.update(steps=[step], sides=sides, players=[4])
        game = forms.tried(data)
        ledger = Ledger(game, list(players))
        points = {"Ann": 7, "Bo": 9} if sides else {"Ann": 3, "Bo": 5, "Cy": 6, "Di": 4}
        effect = ledger.add({"event": "turn", "hit": points})
        said = [texts.text(key, **facts) for _, key, facts in untyped(effect).notes]
        assert said == want, (whose, sides, said)
        forms.release(game)


def test_what_a_note_of_each_cannot_be():
    part = {"is": "hit", "en": "{name} has {n}"}
    for note, place in (
        # Told once, nobody is named, nor is a number of each known.
        ({"parts": [part]}, "steps[0].notes[0].parts[0]"),
        ({"for": "each", "parts": [part]}, "steps[0].notes[0].for"),
        ({"for": 1, "parts": [part]}, "steps[0].notes[0].for"),
        ({"for": ["each player"], "parts": [part]}, "steps[0].notes[0].for"),
    ):
        error = raises(FormError, forms.tried, with_notes([note]))
        assert error.facts["where"].startswith(place), (note, error.facts)
    # The line of the history is told once.
    step = dict(MINIMAL["steps"][0], tell={"for": "each player", "parts": [part]})
    error = raises(FormError, forms.tried, dict(MINIMAL, form="noted", steps=[step]))
    assert error.facts["where"].startswith("steps[0].tell"), error.facts


def test_twelve_play_a_form_that_allows_it():
    names = ["P%d" % number for number in range(12)]
    form = {
        "form": "twelve",
        "players": [2, 12],
        "steps": [
            {
                "step": "round",
                "fields": [{"field": "points", "for": "each player", "is": "0 to 50"}],
                "score": "points + (5 if points == max(points))",
            }
        ],
        "end": {"wins": "high", "limit": 50},
    }
    points = {name: at for at, name in enumerate(names)}
    question = {"ask": "score", "game": "form", "form": form, "players": names}
    found = answer(dict(question, events=[{"event": "round", "points": points}]))
    assert found["scores"] == dict(points, P11=16)
    assert answer(dict(question, players=names + ["P12"], events=[]))["field"] == "players"
    form = dict(form, players=[2, 13])
    assert answer({"ask": "form", "form": form})["where"] == "players"
