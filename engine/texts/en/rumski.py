"""Texts of Rumski."""

TEXTS = (
    "why_deal", "Ten cards each, twelve for two players; {first} starts",
    "not_by_five", "{name}: {n} is not a multiple of five",
    "empty_hand", "{name} has 0 points: then {name} went out, not {winner}",
    "over_deck", "{n} is impossible: the whole deck counts {max}",
    "points_limit", "{n} is out of range: {min} to {max}",
    "did_win", "{name} goes out",
    "ask_winner", "Who went out?",
    "ask_points", "Points in {name}'s hand?|{name}'s points?",
    "reason_table", "illegal table",
    "reason_pile", "pile taken wrongly|wrong pile",
    "do_round", "Enter round|round",
    "name_round", "round",
    "unit", "round",
    "units", "rounds",
    "option_wild_discard", "Discard a wild|Drop wild",
    "option_target", "Target score|Target|Goal",
    "about_wild_discard", "May a wild be discarded?|Discard wilds?",
    "about_target", "Whoever gets there first wins.|First there wins|First wins",
    "value_free", "always|yes",
    "value_never", "never|no",
    "value_100*players", "100 each",
    # What comes next, for those who play for the first time.
    "coming", "Deal and turn one up. In turn, draw, lay melds, discard. The first player to go out wins the round. Enter it here.|Deal, play, go out|Go out",
    "tell_round", "{name} goes out|{name} out",
    # What players try to do, and a worked example, for the rulebook.
    "aim", "Be the first to go out: lay sets and runs on the table, and rearrange those already there.",
    "example_1", "A run of four lies on the table; this player holds two sixes.",
    "example_2", "The 6 of the run moves: three cards are still a run, and with it the sixes make a set. All melds are legal, so the table stands (RSK-7).",
    "example_3", "Ana goes out. Ben has 7 and 12 left: 5 + 10. Cy has a wild and 3: 25 + 5. Ana scores 45 (RSK-10).",
)
