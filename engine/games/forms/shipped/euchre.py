"""Euchre, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "euchre", "title": "Euchre", "prefix": "EUC", "players": [3, 4], "sides": "opposite",
        "source": "rarepike.com, euchre.cards/scoring",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "five", "is": [3, 4], "rule": 5, "en": "all five, of three players|all five of 3"},
            {"option": "target", "is": "5 to 15", "default": 10, "rule": 4, "en": "target"}],
        "steps": [
            {"step": "hand", "en": "hand",
             "fields": [
                {"field": "maker", "is": "player", "en": "who made trumps", "ask": {"en": "Who made trumps?|Made trumps?|Maker?"}},
                {"field": "alone", "is": "yes/no", "when": "players == 4", "rule": 5, "en": "played alone", "ask": {"en": "Played alone?|Alone?"}},
                {"field": "tricks", "is": "0 to 5", "rule": 2, "en": "tricks of the makers", "ask": {"en": "Tricks of the makers?|Tricks?"}}],
             "score": "((five if players == 3 else 4 if alone else 2) if tricks == 5 else 1 if tricks > 2) if maker else 2 if tricks < 3",
             "notes": [
                {"rule": 2, "parts": [{"is": "tricks < 3", "en": "{tricks} of 5 tricks for the makers: 2 for the others|Makers {tricks} of 5|Took {tricks} of 5"},
                    {"is": "tricks > 2 and (tricks < 5 or not alone)", "en": "{tricks} of 5 tricks for the makers|Makers {tricks} of 5|Took {tricks} of 5"}]},
                {"rule": 3, "parts": [{"is": "alone and tricks == 5", "en": "{maker} alone took all five: 4|Alone, all five: 4"}]}],
             "coming": {"en": "Five cards each. Make trumps, play five tricks.|Deal 5, make trumps"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 4},
        "deal": {"from": "euchrestrategy.info/tag/dealing: 3, 2, 3, 2, then 2, 3, 2, 3, four cards left, the top one turned up; noodle.com/learn/details/100163: the player to the left of the dealer leads", "cards": 5, "deck": {"suits": "SHDC", "ranks": "A 9 to K"}, "by": [[3, 2], [2, 3]], "upcard": 1, "beside": [{"cards": "3 if players == 4 else 8", "en": "kitty"}], "starts": "next", "rule": 1},
        "rules": [
            {"from": "rarepike.com: four in two sides, 24 cards; rarepike.com/euchre/three-handed-euchre: three, each alone", "en": "Four players in two sides, or three, each alone, with 24 cards, 9 to ace."},
            {"from": "euchre.cards/scoring: 3 or 4 tricks 1, five 2, euchred 2", "en": "The makers score 1 with three or four tricks and 2 with all five.| With fewer the others score 2."},
            {"from": "euchre.cards/scoring: alone and all five, 4; democraticunderground.com: defending alone is worth more; playingcardgames.net: 4 where a lone maker is euchred; forums.hardwoodgames.com: 2", "asked": {"en": "What does playing alone score?|Alone?"}, "en": "A maker who plays alone and takes all five scores 4 for the side.| Some give 4 also to a defender who plays alone, or where a lone maker has fewer than three; enter that as a correction."},
            {"from": "rarepike.com: 10, also 11 and 15", "on": "win", "en": "A side with 10 points (house rule {option:target}) wins.| Of three, two may come there in one hand: the higher one wins, and if they are equal, play continues."},
            {"from": "52pickup.net/card-games/three-player-euchre: three or four tricks 1, all five 3, fewer 2 for each of the others; worldeuchrefederation.com, cut-throat-euchre: all five often 4", "asked": {"en": "How do three players score?|Three players?"}, "en": "Of three players whoever makes trumps plays alone against both others: three or four tricks are 1, all five 3 (house rule {option:five}).| With fewer each of the others scores 2."}],
    }
