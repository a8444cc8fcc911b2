"""Ramino, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "ramino", "title": "Ramino", "prefix": "RAM", "edition": 2, "players": [2, 6],
        "source": "sapere.it, sedutocomodo.it/ramino, outsidersmusica.it",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "close", "is": [5, 0, 10], "rule": 5, "en": "points to close|to close"},
            {"option": "duplicates", "is": ["no", "yes"], "rule": 2, "en": "equal cards in a set|same suit"},
            {"option": "target", "is": "1 to 9999", "default": 101, "rule": 8, "en": "limit"},
            {"option": "rientri", "is": ["none", 1, 2, "any"], "default": 1, "rule": 9, "en": "re-entries", "values": {"none": "none|no", "1": "one", "2": "two", "any": "any number|any"}}],
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [
                {"field": "closer", "is": "player", "en": "who closed", "ask": {"en": "Who closed?|Closed?"}},
                {"field": "how", "is": ["all", "points", "colour", "ramino"], "rule": 6, "en": "closed", "values": {"all": "all ten melded|all ten", "points": "with points", "colour": "one suit"}, "ask": {"en": "Closed how?|How?"}},
                {"field": "points_left", "for": "each player", "is": "0 to 166", "when": "(not closer or how == 'points') and (edition == 1 or how != 'ramino')", "rule": 4, "cards": "melds", "en": "points"}],
             "check": [
                {"each": "not closer or not points_left_wins", "rule": 7, "en": "{name} has a ramino or a colour.|{name}: ramino, colour"},
                {"each": "not closer or how != 'points' or close > 0", "rule": 5, "en": "Here nobody closes with points.|Not with points"},
                {"each": "not closer or points_left <= close", "rule": 5, "en": "{name} closes with at most {close}."},
                {"each": "not closer or how != 'points' or points_left > 1", "rule": 5, "en": "{name} closed with points: 2 or more.|{name}: 2 or more"},
                {"each": "points_left != 1", "rule": 4, "en": "No card counts 1."}],
             "score": ["points_left", "-10 if closer and how == 'all'", "-25 if closer and how == 'colour'"],
             "notes": [
                {"rule": 6, "parts": [{"is": "how == 'all'", "en": "{closer}: all ten melded, -10|All ten: -10"},
                    {"is": "how == 'colour'", "en": "{closer}: a colour, -25|Colour: -25"}]}],
             "coming": {"en": "Play until someone closes, then count the cards.|Play, then count"}}],
        "end": {"wins": "last in", "limit": "target", "reached": "out", "rule": 8,
                "won": {"is": "closer and how == 'ramino'", "rule": 7, "en": "Ramino: ten in order"}},
        "again": {"event": "rientro", "score": "max(total)", "times": "999 if rientri == 'any' else rientri", "least": 2, "stake": "each", "rule": 9, "en": "re-entry"},
        "melds": {
            "deck": "52 x 2 + 4", "set": "3 to 4", "suits": "any if duplicates else differ", "run": "3", "ace": "both", "wild": "*", "hand": 10, "close": "close",
            "cards": {"A": 11, "*": 25}, "wins": ["run 10", "suit 10"],
            "rule": {"set": 2, "run": 3, "wild": 3, "hand": 4, "close": 5, "wins": 7}},
        "deal": {"from": "outsidersmusica.it: ten each, one at a time, a card turned up; to the right there, to the left at sedutocomodo.it; who starts was not verified", "cards": 10, "by": 1, "upcard": 1, "rule": 1},
        "rules": [
            {"from": "sapere.it/enciclopedia/ramino: two decks and four jokers, three to six, 9 or 10 cards; outsidersmusica.it: 10 cards, two to seven; sedutocomodo.it: ten, elsewhere 7, 9, 13", "en": "Two to six players, each alone, with two decks and four jokers.| Everyone has ten cards; in a turn a player takes the top card of the stock or the last discard, and discards one."},
            {"from": "sedutocomodo.it/ramino: different suits, duplicates only where agreed", "on": "cards", "asked": {"en": "May a set have duplicates?|Duplicates?"}, "en": "Three or four cards of a rank in different suits are a set; by the house rule {option:duplicates} suits may be equal."},
            {"from": "outsidersmusica.it, ramino.it: the ace before the two or after the king, the joker for any card", "on": "cards", "en": "Three or more cards in order in one suit are a run; the ace is before the two or after the king.| A joker stands for any card."},
            {"from": "sapere.it/enciclopedia/ramino: 2 to 10 their number, court cards 10, an ace 11, a joker 25; treccani.it: a joker 11; counted: four jokers, six aces", "asked": {"en": "What do the cards in no meld count?|Cards left?"}, "en": "After a close everyone scores the cards that are in no meld: ace 11, court cards 10, a joker 25.| Ten cards make at most 166."},
            {"from": "outsidersmusica.it: at zero, or with 5 or 10 points; sapere.it: with 5, 4, 3 by agreement", "on": "hands", "asked": {"en": "With how many points may I close?|Closing?"}, "en": "Who has 5 points or fewer in no meld after the discard may close (house rule {option:close}), and scores them."},
            {"from": "sapere.it/enciclopedia/ramino: 10 less at zero, 25 less with one suit", "on": "score", "en": "Who closes with all ten melded scores -10, with ten cards of one suit, a colour, -25."},
            {"from": "sapere.it, glam.giocodigitale.it: a ramino wins the game; treccani.it: ten in order, or all of one suit, close", "on": "win", "asked": {"en": "What does a ramino win?|A ramino?"}, "en": "Ten cards in order in one suit are a ramino: it wins the game.| Ten cards of one suit in any order close, melded or not."},
            {"from": "sapere.it/enciclopedia/ramino: more than 100 is out, the last one wins", "on": "win", "en": "Who has 101 points (house rule {option:target}) or more is out.| The last one in wins."},
            {"from": "sapere.it/enciclopedia/ramino: back for a stake with the score of whoever is nearest to 100", "on": "win", "en": "Who is out may re-enter between two hands with the score of the worst of those in, while two are in.| By the house rule {option:rientri} never, once, twice, or as often as they like; each time for another stake."}],
    }
