"""Rommé, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "romme", "title": "Rommé", "prefix": "ROM", "players": [2, 6],
        "source": "romme24.com, online-romme-lernen.de, romme-palast.de",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "opening", "is": [40, 30, 51], "rule": 5, "en": "points to open|to open"},
            {"option": "jokers", "is": [6, 4, 2], "rule": 1, "en": "jokers"},
            {"option": "joker", "is": [20, 25, 30], "rule": 6, "en": "a joker in hand|joker"},
            {"option": "corner", "is": ["no", "yes"], "rule": 3, "en": "runs past the ace (K A 2)|K A 2"},
            {"option": "in_hand", "is": ["double", "single"], "rule": 7, "en": "all at once|at once", "values": {"double": "counts twice|twice", "single": "counts once|once"}},
            {"option": "fourteen", "is": ["no", "yes"], "rule": 1, "en": "the dealer has 14|dealer has 14|14 cards"},
            {"option": "target", "is": "1 to 9999", "default": 500, "rule": 8, "en": "limit"}],
        "let": [["most", "jokers * joker + 11 * min(13 - jokers, 8) + 10 * max(5 - jokers, 0)"]],
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [
                {"field": "closer", "is": "player", "en": "who closed", "ask": {"en": "Who closed?|Closed?"}},
                {"field": "hand_romme", "is": "yes/no", "rule": 7, "en": "Hand-Rommé", "ask": {"en": "All at once (Hand-Rommé)?|At once?"}},
                {"field": "points_left", "for": "each player", "is": "2 to most", "when": "not closer", "rule": 6, "cards": "melds", "en": "points"}],
             "score": "points_left * (2 if hand_romme and in_hand == 'double' else 1)",
             "coming": {"en": "Play until someone closes, then count the others' cards.|Play, then count"}}],
        "end": {"wins": "low", "limit": "target", "rule": 8},
        "melds": {
            "deck": "52 x 2 + jokers", "set": "3 to 4", "run": "3", "ace": "round if corner else both", "wild": "*", "wilds": "naturals >= 2", "hand": 13, "counts": "all", "outright": "yes",
            "cards": {"A": 11, "*": "joker"}, "worth": {"A": 11, "A low": 1}, "opens": "opening points", "lay off": "table",
            "rule": {"set": 2, "run": 3, "wild": 4, "hand": 6, "close": 5, "outright": 7, "opens": 5, "lay off": 5}},
        "deal": {"from": "rommespielen.org/romme-regeln: one at a time, 13, the dealer one more; meinspiel.de/blog/glossar/romme: 13 each, a card turned up, the player to the left of the dealer starts; onlineromme.com/romme-spielregeln: the dealer has 14 and starts", "cards": 13, "by": 1, "dealer": "fourteen", "upcard": "not fourteen", "starts": "dealer if fourteen else next", "rule": 1},
        "rules": [
            {"from": "rommespielen.org, de.wiki.li/Rommé: two decks, six jokers, two to six; rummy.ch: also four; casinospiegel.net: two; romme24.com: 13 cards", "en": "Two to six players, each alone, with two decks and six jokers (house rule {option:jokers}).| Everyone has 13 cards. With {option:fourteen=yes} the dealer has 14, and starts by discarding one."},
            {"from": "online-romme-lernen.de/figuren-bei-romme.html, rommeregeln.info: three or four of a rank in different suits", "on": "cards", "en": "Three or four cards of a rank in different suits are a set."},
            {"from": "rummy.ch, romme-palast.de: ace low or high; rommeregeln.info, online-romme-lernen.de: also between king and two", "on": "cards", "asked": {"en": "May a run pass the ace, K A 2?|K A 2?"}, "en": "Three or more cards in order in one suit are a run; the ace is before the two or after the king.| K A 2 is none, but by the house rule {option:corner}."},
            {"from": "online-romme-lernen.de/figuren-bei-romme.html: not one natural card with two jokers; two jokers side by side in a run of four", "on": "cards", "asked": {"en": "How many jokers may a meld have?|Jokers?"}, "en": "A joker stands for any card.| A meld has at least two cards that are not jokers; jokers may be side by side."},
            {"from": "online-romme-lernen.de/spielablauf.html: 40, laid off on any; romme-palast.de: 30; rummy.ch: 51; romme24.com: an ace before the two 1, a joker as the card it replaces; romme-palast.de/romme-spielen-lernen: the last card is discarded", "on": "turn", "asked": {"en": "With how many points may I open?|Opening?"}, "en": "The first melds of a player are worth 40 points or more (house rule {option:opening}).| A joker counts as the card it stands for, an ace 11, before the two 1. Who has opened may lay off cards on any meld of the table, and closes by discarding the last card."},
            {"from": "romme24.com: ace 11, court cards 10, a joker 20; rummy.ch: 25 or 30; counted: six jokers, seven aces", "asked": {"en": "What do the cards in hand count?|Cards in hand?"}, "en": "Who closes scores nothing.| The others score what is left in their hands: ace 11, court cards 10, a joker 20 (house rule {option:joker}). Thirteen cards make at most 197, with other jokers as many as the most of them and aces."},
            {"from": "vereinssport-in-deutschland.de: without the opening points, more minus points for the others; how many was not verified, double as in Scala 40", "asked": {"en": "What is a Hand-Rommé?|Hand-Rommé?"}, "en": "Who lays all cards at once without having opened, whatever they are worth, has a Hand-Rommé: the others' points count twice.| With {option:in_hand=single} they do not."},
            {"from": "romme-palast.de: until someone has more than 500, the fewest points win", "on": "win", "en": "The game ends with the hand in which someone has 500 points (house rule {option:target}) or more.| The fewest points win."}],
    }
