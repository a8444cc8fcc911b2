"""Conquián, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "conquian", "title": "Conquián", "prefix": "CNQ", "players": [2, 3], "direction": "right",
        "source": "bitlit.ru (Foster's Complete Hoyle), rummy.com, gamevelvet.com",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "cards", "is": [10, 9, 8], "rule": 1, "en": "cards each"},
            {"option": "tie", "is": ["pool", "nothing"], "rule": 6, "en": "a tie", "values": {"pool": "one more in the next hand|one more"}},
            {"option": "target", "is": "1 to 99", "default": 5, "rule": 7, "en": "target"}],
        "carried": [{"name": "pool", "is": "0 if winner or others(winner) or tie == 'nothing' else pool + 1", "en": "in the pool"}],
        "let": [["needed", "cards + 1"]],
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [{"field": "winner", "is": "player or nobody", "rule": 5, "en": "who won", "ask": {"en": "Who has all melded?|Who won?|Won?"}}],
             "score": ["1 if winner", {"is": "pool if winner", "en": "pool"}],
             "notes": [
                {"rule": 5, "parts": [{"is": "winner", "en": "{winner}: {needed} cards melded, 1|{needed} melded: 1"}]}],
             "coming": {"en": "Play until someone has melded {needed} cards.|Play for {needed} cards"}}],
        "end": {"wins": "high", "limit": "target", "rule": 7},
        "melds": {
            "deck": "40", "set": "3 to 4", "run": "3", "hand": "cards + 1", "counts": "nothing", "discard": "no", "lay off": "own",
            "rule": {"set": 2, "run": 3, "hand": 5, "close": 5, "lay off": 4}},
        "deal": {"from": "bicyclecards.com/how-to-play/conquian: ten each, no card turned up, who does not deal begins; gamevelvet.com: to the right", "cards": "cards", "starts": "next", "rule": 1},
        "rules": [
            {"from": "bitlit.ru, Foster's Complete Hoyle: two, forty cards without 8, 9, 10; rummy.com: ten cards; docslib.org, Watsonville: nine; gamevelvet.com: three players; nine melded", "en": "Two or three players, each alone, with a Spanish deck of 40 cards.| Everyone has ten cards, by the house rule {option:cards} nine or eight."},
            {"from": "docslib.org, Watsonville; gathertogethergames.com: three or four of a rank", "on": "cards", "en": "Three or four cards of a rank in different suits are a set."},
            {"from": "docslib.org, Watsonville: from three on, the ace low, 6 7 J, not Q K A", "on": "cards", "asked": {"en": "Is 6 7 J a run?|6 7 J?"}, "en": "Three or more cards in order in one suit are a run.| The ace is low, the jack follows the seven."},
            {"from": "play-win-rummy.com/conquian, gathertogethergames.com: an opponent can force a card that fits a meld on the table", "on": "turn", "asked": {"en": "Must I take a card that fits my meld?|Forced?"}, "en": "A card is taken only if it is melded at once.| Who has a meld on the table that the card fits must add it if an opponent wants that."},
            {"from": "rummy.com, docslib.org: eleven with ten cards, ten with nine; gamevelvet.com: nine with eight", "on": "win", "asked": {"en": "How many cards must I meld?|How many?"}, "en": "Who has one card more melded than were dealt wins the hand and scores 1: eleven with ten cards, ten with nine, nine with eight."},
            {"from": "bitlit.ru, Foster's Complete Hoyle: at a tie each puts up a counter, the next winner takes the pool", "asked": {"en": "Nobody gets there. What now?|A tie?"}, "en": "If the stock runs out and nobody is there, the hand is a tie: the next winner scores 1 more for each tie.| With {option:tie=nothing} it is forgotten."},
            {"from": "a choice: Foster settles each deal by itself", "on": "win", "en": "The first with 5 points (house rule {option:target}) wins."}],
    }
