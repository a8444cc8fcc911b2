"""Questions and answers by words: read from their texts, under house rules, by moment."""

from engine import games, texts
from engine.game import agreements
from engine.game.house import is_span
from engine.texts import disputes, rulebook

PREFIXES = ["ALL"] + [games.load(name).prefix for name in games.names()]


def said(one, value):
    """Return an answer in all its lengths, None if there is none."""
    message = one.says(value)
    return None if message is None else texts.variants(message[0], **message[1])


def test_a_decided_question():
    one = disputes.find("GIN", "corner")
    assert (one.name, one.rule, one.option, one.is_open) == ("corner", "GIN-4", None, False)
    assert texts.variants(one.label()[0]) == ["Q-K-A: a run?", "Q-K-A"]
    assert texts.text(one.asked()[0]) == "Is Q-K-A a run? And K-A-2?"
    assert one.values() == [""]
    assert said(one, None) == ["No. The ace is low: only A-2-3 is a run."]


def test_a_question_of_a_house_rule():
    one = disputes.find("GIN", "big_gin")
    assert (one.rule, one.option, one.is_open) == ("GIN-11", "big_gin", False)
    assert one.values() == ["no", "*"]
    assert said(one, "no") == ["No. It counts as gin."]
    assert said(one, 50) == ["Yes. It scores 50 and the opponent's deadwood."]
    assert said(disputes.find("GIN", "equal"), "someone") is None


def test_a_question_left_to_the_table():
    """ALL-14."""
    one = disputes.find("GIN", "look_back")
    assert (one.rule, one.option, one.is_open) == ("ALL-14", None, True)
    assert one.values() == ["no", "yes"]
    assert said(one, "no") == ["No. Only the top card is seen.", "Top card only"]
    assert said(one, "perhaps") is None and said(one, None) is None


def test_other_house_rules_and_the_number_of_players_may_change_an_answer():
    """GIN-1, GIN-6, GIN-12, GIN-14, GIN-15, RML-7, RML-9, RML-12, RML-14, TUS-1 and TUS-12."""
    for prefix, name, players, options, begins in (
        ("RML", "first_bet", 3, {}, "No one. There are no bets"),
        ("RML", "first_bet", 3, {"poker": "betting"}, "The player at the dealer's left"),
        ("RML", "first_bet", 3, {"poker": "betting", "first_bet": "dealer"}, "The dealer."),
        ("RML", "lowest", 3, {}, "No. You lead the lowest card of your hand"),
        ("RML", "lowest", 3, {"first_suit": "black"}, "No. You lead the lowest black card"),
        ("RML", "lowest", 3, {"first_suit": "black", "lowest": "suit"}, "You choose a black suit"),
        ("RML", "first_suit", 3, {"first_suit": "black", "lowest": "suit"}, "Yes, the lowest card"),
        ("RML", "unplayed", 3, {}, "No. The chips stay"),
        ("RML", "unplayed", 3, {"collect": "held"}, "It collects before the poker"),
        ("RML", "split_run", 3, {}, "No one. One player must play"),
        ("RML", "split_run", 3, {"collect": "held"}, "It collects before the poker"),
        ("RML", "forgot_pay", 3, {"unclaimed": "stays"}, "Yes, once the next card"),
        ("RML", "forgot_pay", 3, {"unclaimed": "stays", "collect": "held"}, "Yes, once the poker"),
        ("GIN", "ace_up", 2, {}, "The ace changes nothing here."),
        ("GIN", "ace_up", 2, {"knock_limit": "upcard"}, "A player with at most 1"),
        ("GIN", "ace_up", 2, {"knock_limit": "upcard", "oklahoma_ace": "gin"}, "No one."),
        ("GIN", "ace_up", 2, {"knock_limit": "gin"}, "No one. Only gin ends a hand here."),
        ("GIN", "equal", 2, {"knock_limit": "gin"}, "No one knocks here."),
        ("GIN", "undercut_pays", 2, {"knock_limit": "gin"}, "No one knocks here."),
        ("GIN", "next_deal", 2, {"deals": "winner"}, "The player who won the hand."),
        ("GIN", "next_deal", 3, {"deals": "winner"}, "The player who lost the hand"),
        ("GIN", "next_deal", 3, {"idle_deals": "no"}, "The player who comes in."),
        ("GIN", "next_deal", 4, {"deals": "winner"}, "A player of the pair that won"),
        ("GIN", "last_two", 2, {}, "No. The hand is cancelled"),
        ("GIN", "last_two", 4, {}, "No. The hand is drawn."),
        ("GIN", "last_two", 4, {"last_discard": "knock"}, "Yes, but only to knock"),
        (
            "GIN",
            "last_two",
            2,
            {"last_discard": "knock", "knock_limit": "gin"},
            "Yes, but only to go",
        ),
        ("GIN", "shutout", 2, {}, "The winner's total is doubled."),
        ("GIN", "shutout", 3, {}, "If both others have won none"),
        ("GIN", "third_win", 2, {}, "Hollywood is not played here."),
        ("GIN", "third_win", 2, {"hollywood": "last_twice"}, "In all games still open."),
        ("GIN", "fourth_game", 2, {"hollywood": "yes"}, "No. There are three games."),
        ("GIN", "extra", 2, {"box": 0, "extra_boxes": "yes"}, "Here a hand won adds nothing"),
        ("TUS", "gap_7_j", 2, {}, "Yes, in the Italian deck"),
        ("TUS", "gap_7_j", 2, {"deck": "german36"}, "No, with the German deck"),
        ("TUS", "ace", 2, {}, "The Italian deck is played here."),
        ("TUS", "ace", 2, {"deck": "german36", "german_ace": "low"}, "No. It is next to the 6"),
    ):
        kind = games.with_prefix(prefix)
        house = kind.with_defaults(options)
        game = kind(["Ana", "Ben", "Cy", "Di"][:players], house, None)
        one = disputes.find(prefix, name)
        case = agreements.answer(game, house, one)
        words = texts.text(*one.words(case, agreements.value(game, house, one))[:1])
        assert words.startswith(begins), (name, options, words)
    # Without a game nobody knows how many play.
    one = disputes.find("GIN", "last_two")
    kind = games.load("gin")
    assert agreements.answer(kind, kind.with_defaults(None), one) == "no"


def test_questions_of_all_games_are_found_in_each():
    assert disputes.find("RMN", "misdeal").rule == "ALL-1"
    assert disputes.find("ALL", "misdeal").rule == "ALL-1"
    for prefix, name in (("ALL", "equal"), ("RMN", "nothing"), ("RMN", 7), ("RMN", None)):
        assert disputes.find(prefix, name) is None
    assert list(disputes.disputes("XYZ")) == []


def test_what_has_no_text_is_none():
    for name in ("corner!", "corner?x", "equal:nobody", "nothing", "nothing?", ""):
        assert disputes.looks_up("disputes:gin", "en")(name) is None, name
    assert not texts.has("disputes:gin.nothing") and not texts.has("disputes:xyz.corner")
    assert texts.has("disputes:gin.corner")


def shelf(prefix):
    return [one.name for one in disputes.Shelf(prefix)]


def test_the_questions_come_by_moment_and_in_the_same_order_in_every_language():
    for prefix in PREFIXES:
        found = []
        for language in texts.LANGUAGES:
            texts.use(language)
            try:
                found.append(shelf(prefix))
            finally:
                texts.use("en")
        assert found[0] == found[-1]
        moments = [disputes.MOMENTS.index(one.moment) for one in disputes.Shelf(prefix)]
        assert moments == sorted(moments) and len(set(moments)) > 3
        names = [one.name for one in disputes.disputes(prefix)]
        names += [one.name for one in disputes.disputes("ALL")] if prefix != "ALL" else []
        assert sorted(found[0]) == sorted(names)


def test_what_comes_up_first_is_asked_first():
    """Before the deal, the deal, a turn, melds, the knock, the score, the end, who plays."""
    for prefix, names in (
        ("GIN", "next_deal first_card misdeal look_back corner limit gin_pays reached three"),
        ("RML", "late_ante seen_widow bets who_leads deadlock no_chips last_chips players"),
        ("RMN", "cut_tie joker_up thrown_back same_suit limit below_zero all_out re_enter"),
        ("RSK", "misdeal must_discard corner go_out wild_left stop_early leaves"),
    ):
        wanted = names.split()
        assert [name for name in shelf(prefix) if name in wanted] == wanted, prefix


def test_every_value_of_a_house_rule_has_an_answer():
    for name in games.names():
        game = games.load(name)
        for one in disputes.disputes(game.prefix):
            for option in game.options:
                if option.name != one.option:
                    continue
                for value in option.values:
                    value = value.minimum if is_span(value) else value
                    words = said(one, value)
                    assert words and "{" not in words[0], (one.name, value)


def test_a_language_without_questions_has_the_english_ones():
    texts.use("xx")
    try:
        assert texts.text("disputes:gin.corner") == "Q-K-A: a run?"
    finally:
        texts.use("en")


def test_an_unknown_kind_of_text_is_nothing():
    assert rulebook.rows_of("GIN", "riddles").starts == ()
    assert rulebook.rows_of("../GIN").starts == ()
