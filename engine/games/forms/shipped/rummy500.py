"""Rummy 500, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "rummy500", "title": "Rummy 500", "prefix": "RFH", "players": [2, 8],
        "source": "pagat.com/rummy/500rum.html",
        "options": [
            {"option": "entry", "is": ["points", "both"], "rule": 2, "en": "a round is entered|entry", "values": {"points": "by its points|points", "both": "by laid and held|both"}},
            {"option": "target", "is": "1 to 99999", "default": 500, "rule": 3, "en": "target"}],
        "cards": {"cards": {"A": 15, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9, "10": 10, "J": 10, "Q": 10, "K": 10, "*": 15}},
        "let": [["decks", "1 if max(started, players) < 5 else 2"], ["most", "426 * decks"]],
        "steps": [
            {"step": "round", "en": "round",
             "fields": [
                {"field": "points", "for": "each player", "is": "-most to most", "when": "entry == 'points'", "rule": 2, "en": "points"},
                {"field": "laid", "for": "each player", "is": "0 to most", "when": "entry == 'both'", "rule": 2, "cards": "cards", "en": "points laid|laid"},
                {"field": "held", "for": "each player", "is": "0 to most", "when": "entry == 'both'", "rule": 2, "cards": "cards", "en": "points held|held"}],
             "check": [
                {"each": "held != 1", "rule": 2, "en": "No card held counts 1."},
                {"once": "sum(abs(points) + laid + held) <= most and sum(abs(points) + laid + held) != most - 1", "rule": 2, "en": "No cards make these points: all are worth {most}.|All cards: {most}"}],
             "score": ["points", "laid", "-held"],
             "coming": {"en": "Play until someone goes out, then count the cards.|Play, then count"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 3},
        "melds": {
            "deck": "52 x decks + 2 * decks", "set": "3 to 4", "run": "3 to 13", "ace": "both", "wild": "*", "hand": "13 if players == 2 else 7 to 24", "counts": "all", "discard": "may",
            "cards": {"A": 15, "*": 15}, "lay off": "table",
            "rule": {"set": 4, "run": 5, "wild": 6, "hand": 7, "close": 8, "lay off": 8}},
        "deal": {"from": "yeezyboost350v2.us.org/500-rum-card-game-guidelines: 13 for two, seven for more, the top card turned up, the player to the left of the dealer begins", "cards": "13 if players == 2 else 7", "upcard": 1, "starts": "next", "rule": 7},
        "rules": [
            {"from": "pagat.com/rummy/500rum.html: two to eight, from five on two decks", "en": "Two to eight players, each alone, with one deck, from five players on two."},
            {"from": "pagat.com/rummy/500rum.html: laid less held; the most is counted from the cards", "en": "A player scores the cards laid, less those held: an ace is 15, before the two 1, a joker 15.| With one deck and two jokers that is -426 to 426 in a round, with two -852 to 852, of all players together, too. With {option:entry=both} the cards laid and those held are entered each by itself, by cards, too, where no ace is before a two."},
            {"from": "pagat.com/rummy/500rum.html: 500", "on": "win", "asked": {"en": "Two are above 500. Who wins?|Both above 500?|Above 500?"}, "en": "At 500 (house rule {option:target}) or more at the end of a round, who is alone at the top wins.| If the best are equal, play continues."},
            {"from": "pagat.com/rummy/500rum.html, yeezyboost350v2.us.org/500-rum-card-game-guidelines: three or four of a rank", "on": "cards", "en": "Three or four cards of a rank in different suits are a set."},
            {"from": "entertainment.howstuffworks.com/how-to-play-500-rum.htm: in one suit, the ace high or low, not round the corner", "on": "cards", "asked": {"en": "Is K A 2 a run?|K A 2?"}, "en": "Three or more cards in order in one suit are a run; the ace is before the two or after the king, not both."},
            {"from": "pagat.com/rummy/500rum.html, reference.com: two jokers with each deck stand for any card; how many in a meld was not verified", "on": "cards", "en": "A joker stands for any card.| A meld has at least one card that is not a joker."},
            {"from": "cardgamesplanet.com/rummy-500-rules: 13 cards for two, seven for more; the cards in hand count against their owner", "on": "deal", "asked": {"en": "How many cards are dealt?|Dealt?"}, "en": "Two players have 13 cards each, more players seven.| A hand counts the cards that are in it, melds that could be laid, too, against its owner."},
            {"from": "entertainment.howstuffworks.com/how-to-play-500-rum.htm: on one's own melds and others', kept before oneself; bufton.org/meggiesoft/rummy500.htm: out by a meld or by a discard", "on": "turn", "asked": {"en": "May I lay off on melds of others?|On others' melds?|Others' melds?"}, "en": "Cards may be laid off on any meld of the table; they count for who lays them.| Who has no cards left, with a discard or without, ends the round."}],
    }
