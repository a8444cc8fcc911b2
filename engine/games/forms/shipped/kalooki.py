"""Kalooki 40 and 51, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "kalooki", "title": "Kalooki", "prefix": "KAL", "players": [2, 6],
        "source": "getwpt.com (a copy of pagat.com), kalooki.co.uk, ludopoli.us",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "opening", "is": [40, 51], "rule": 5, "en": "points to open|to open"},
            {"option": "jokers", "is": [2, 4], "rule": 1, "en": "jokers"},
            {"option": "joker", "is": [15, 25], "rule": 6, "en": "a joker in hand|joker"},
            {"option": "target", "is": "1 to 9999", "default": 151, "rule": 7, "en": "limit"},
            {"option": "buy_in", "is": ["any", "none", 1, 2], "rule": 8, "en": "re-entries", "values": {"any": "any number|any", "none": "none|no", "1": "one", "2": "two"}}],
        "let": [["most", "jokers * joker + 88 + 10 * (5 - jokers)"]],
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [
                {"field": "closer", "is": "player", "en": "who went out", "ask": {"en": "Who called up?|Called up?"}},
                {"field": "points_left", "for": "each player", "is": "2 to most", "when": "not closer", "rule": 6, "cards": "melds", "en": "points"}],
             "score": "points_left",
             "coming": {"en": "Play until someone goes out, then count the others' cards.|Play, then count"}}],
        "end": {"wins": "last in", "limit": "target", "reached": "out", "rule": 7},
        "again": {"event": "re_enter", "score": "max(total)", "times": "999 if buy_in == 'any' else buy_in", "least": 2, "stake": "each", "rule": 8, "en": "re-entry"},
        "melds": {
            "deck": "52 x 2 + jokers", "set": "3 to 4", "run": "3", "ace": "high", "wild": "*", "hand": 13, "counts": "all",
            "cards": {"A": 11, "*": "joker"}, "opens": "opening points", "lay off": "table",
            "rule": {"set": 2, "run": 3, "wild": 4, "hand": 6, "close": 5, "opens": 5, "lay off": 5}},
        "deal": {"from": "playginrummyonline.com/kalookie: 13 each, one at a time, the next card turned up; online-rummy.co.uk/rummy-blog/kaluki-rules: the player to the left of the dealer begins", "cards": 13, "by": 1, "upcard": 1, "starts": "next", "rule": 1},
        "rules": [
            {"from": "getwpt.com/cardgames/rummy/kaluki-europe-north-america, kalooki.co.uk: two to five, 106 cards with two jokers, 13 cards; ludopoli.us: up to six, four jokers", "en": "Two to six players, each alone, with two decks and two jokers, or four (house rule {option:jokers}).| Everyone has 13 cards."},
            {"from": "kalooki.co.uk/howtoplay.htm: three or four of a rank, no two of a suit", "on": "cards", "en": "Three or four cards of a rank in different suits are a set."},
            {"from": "kalooki.co.uk/howtoplay.htm: the lowest run is 2 3 4, the highest Q K A; rummychief.com: elsewhere an ace is 1, too", "on": "cards", "asked": {"en": "Is A 2 3 a run?|A 2 3?"}, "en": "Three or more cards in order in one suit are a run.| The ace is high: Q K A is a run, A 2 3 is none."},
            {"from": "getwpt.com: a joker takes the place and the points of a card; equal-chance.co.uk: a set may have two", "on": "cards", "en": "A joker stands for any card.| A meld has at least one card that is not a joker."},
            {"from": "cardgamesplanet.com, ludopoli.us: 40 or 51 points, only then laid off; ludopoli.us: the joker as the card it stands for, an ace 11; ludopoli.us/kalooki40_rules.aspx: the last card is discarded", "on": "turn", "asked": {"en": "With how many points may I open?|Opening?"}, "en": "The first melds of a player are worth 40 points or more, by the house rule {option:opening} 51.| A joker counts as the card it stands for, an ace 11. Who has opened may lay off cards on any meld of the table, and goes out by discarding the last card."},
            {"from": "getwpt.com, kalooki.co.uk: ace 11, court cards 10, a joker 15; raminoz.com: 25; counted: the jokers, eight aces, tens", "asked": {"en": "What do the cards in hand count?|Cards in hand?"}, "en": "Who goes out scores nothing.| The others score what is left in their hands: ace 11, court cards 10, a joker 15 (house rule {option:joker}). Thirteen cards make at most 148 with two jokers of 15."},
            {"from": "getwpt.com, kalooki.co.uk: more than 150 is out, the last one in wins", "on": "win", "en": "Who has more than 150 points is out: 151 or more (house rule {option:target}).| The last one in wins."},
            {"from": "getwpt.com: back for a new stake; with which score was not verified, the highest of those in as in other games", "on": "win", "en": "Who is out may re-enter between two hands with the score of the worst of those in, while two are in; each time for another stake.| By the house rule {option:buy_in} as often as they like, once, twice or never."}],
    }
