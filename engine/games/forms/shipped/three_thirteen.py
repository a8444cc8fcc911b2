"""Three Thirteen, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "three_thirteen", "title": "3-13 Rummy", "prefix": "THT", "players": [2, 8],
        "source": "gamesitereviews.biz (a copy of pagat.com), rummyrulebook.com",
        "unit": {"en": "round"}, "units": {"en": "rounds"},
        "options": [
            {"option": "ace", "is": [1, 15], "rule": 6, "en": "an ace in hand|ace"},
            {"option": "wild", "is": ["rank", 20], "rule": 6, "en": "a wild card in hand|wild", "values": {"rank": "its number|number"}}],
        "let": [["packs", "max(started, players)"], ["dealt", "round + 2"], ["most", "max(10, ace, 20 if wild == 20) * dealt"]],
        "steps": [
            {"step": "round", "en": "round",
             "fields": [
                {"field": "closer", "is": "player", "en": "who went out", "ask": {"en": "Who went out first?|Out?"}},
                {"field": "points_left", "for": "each player", "is": "0 to most", "when": "not closer", "rule": 6, "cards": "melds", "en": "points"}],
             "score": "points_left",
             "coming": {"en": "Deal {dealt} each: cards of {dealt} are wild.|Deal {dealt}, wild {dealt}"}}],
        "end": {"wins": "low", "rounds": 11, "rule": 7},
        "melds": {
            "deck": "52 x (1 if packs < 3 else 2 if packs < 5 else 3 if packs < 7 else 4)", "set": "3", "suits": "any", "run": "3",
            "wild": "rank dealt", "wilds": "wilds <= cards", "hand": "dealt",
            "cards": {"A": "ace", "wild": "20 if wild == 20 else min(dealt, 10)"},
            "rule": {"set": 2, "run": 3, "wild": 4, "hand": 1, "close": 5, "counts": 6}},
        "deal": {"from": "rummyrulebook.com/pages/three-thirteen: three, then one more each round, the top card turned up, the player to the left of the dealer starts", "cards": "dealt", "upcard": 1, "starts": "next", "rule": 1},
        "rules": [
            {"from": "gamesitereviews.biz/guides/202401/three-thirteen-rummy-games, a copy of pagat.com: eleven rounds, three to thirteen cards, one deck for two, two for three or four, more as needed", "en": "Two players with one deck, three or four with two, up to six with three, up to eight with four, each alone.| In the first of eleven rounds everyone has three cards, then one more each time."},
            {"from": "gamesitereviews.biz: three or more of a rank, the same card twice, too", "on": "cards", "asked": {"en": "May a set have duplicates?|Duplicates?"}, "en": "Three or more cards of a rank in any suits are a set."},
            {"from": "gamesitereviews.biz: A 2 3, not Q K A", "on": "cards", "asked": {"en": "Is Q K A a run?|Q K A?"}, "en": "Three or more cards in order in one suit are a run.| The ace is low."},
            {"from": "gamesitereviews.biz: the cards of as many as were dealt are wild, melds of wild cards alone, too", "on": "cards", "asked": {"en": "Are three wild cards a meld?|Wild alone?"}, "en": "The cards of as many as were dealt are wild, up to jacks, queens and kings for 11, 12 and 13.| They stand for any card, and melds of wild cards alone are allowed."},
            {"from": "boardgames.about.com/od/cardgames/a/Three-Thirteen.htm: all in sets and runs with one to discard; the others have one more turn; rummyrulebook.com: nothing is laid off", "on": "hands", "asked": {"en": "Who still plays when someone goes out?|Who still plays?|Last turn?"}, "en": "Who has all cards in melds after the discard goes out.| The others have one more turn. Nothing is laid off on melds of others."},
            {"from": "tournament-rook.com/ThreeThirteen, playginrummyonline.com: the cards in no meld; ace 1 as it ranks, court cards 10; that some count an ace 15 or a wild card 20 was not verified", "en": "The others score the cards in no meld: an ace 1, court cards 10, a wild card its number.| By the house rules {option:ace} and {option:wild} an ace is 15, a wild card 20."},
            {"from": "en.wikipedia.org/wiki/Three_thirteen: the fewest points after the last round", "on": "win", "en": "After eleven rounds the fewest points win."}],
    }
