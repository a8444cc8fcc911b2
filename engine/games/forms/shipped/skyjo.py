"""Skyjo, as a score form: who ends a round pays double unless alone the lowest."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "skyjo", "title": "Skyjo", "prefix": "SKJ", "players": [2, 8],
        "source": "german-toys.com/skyjo-anleitung, wikiboardgames.com/skyjo-rules, cccgames.co.uk, ludovico.at/skyjo",
        "unit": {"en": "round"}, "units": {"en": "rounds"},
        "options": [
            {"option": "target", "is": "20 to 500", "default": 100, "rule": 6, "en": "target"}],
        "let": [
            ["ended", "sum(points if closer)"],
            ["beaten", "count(points <= ended) > 1"]],
        "steps": [
            {"step": "round", "en": "round",
             "fields": [
                {"field": "closer", "is": "player", "rule": 4, "en": "who ended it", "ask": {"en": "Who ended the round?|Who ended it?|Ended?"}},
                {"field": "points", "for": "each player", "is": "-17 to 140", "rule": 2, "en": "points"}],
             "score": [
                "points",
                {"is": "points if closer and beaten and points > 0", "en": "doubled"}],
             "notes": [
                {"rule": 5, "parts": [
                    {"is": "ended if beaten and ended > 0", "en": "{closer}: not alone the lowest, {n} twice|{closer}: {n} twice"}]}],
             "tell": {"parts": [{"is": "closer", "en": "{closer}"}]},
             "coming": {"en": "Twelve cards each, two face up. Play until all of someone's lie face up.|Deal 12, turn two"}}],
        "end": {"wins": "low", "limit": "target", "rule": 6},
        "deal": {"from": "wikiboardgames.com/skyjo-rules: twelve each, the next card is the discard pile; ludovico.at/skyjo: 150 cards, five -2, fifteen 0, ten of each other; who has the most on two cards starts", "cards": 12, "deck": {"suits": "BCDEF", "ranks": "1 to 12", "copies": 2, "dead": {"N": 10, "O": 15, "P": 5}}, "upcard": 1, "starts": {"en": "The most on two cards goes first|Most on two cards"}, "rule": 1},
        "rules": [
            {"from": "wikiboardgames.com/skyjo-rules: two to eight, twelve cards each in four columns of three, two face up", "en": "Two to eight players, each alone. Each has twelve cards face down, in four columns of three, and turns two.| Who has the most on these starts."},
            {"from": "ludovico.at/skyjo: 150 cards from -2 to 12", "en": "The cards count -2 to 12, as they say. Twelve cards make -17 at least."},
            {"from": "german-toys.com/skyjo-anleitung, skyjoe.net/rules: three alike in a column are discarded", "on": "hands", "en": "Three alike in a column are discarded and count nothing."},
            {"from": "german-toys.com/skyjo-anleitung: then each has one more turn, and all cards are turned", "on": "turn", "asked": {"en": "All my cards lie face up. What now?|All face up?"}, "en": "When all cards of a player lie face up, each of the others has one more turn.| Then all cards are turned, and each adds up what lies there."},
            {"from": "german-toys.com/skyjo-anleitung: fewer or as many points of another double; points below 0 are not doubled, -4 and -5 stay", "asked": {"en": "Who ended it is not the lowest. What then?|Not the lowest?|Not lowest?"}, "en": "If another one has as few points or fewer, the points of whoever ended the round count twice.| Points of 0 or less do not change."},
            {"from": "wikiboardgames.com/skyjo-rules, cccgames.co.uk: 100 at the end of a round, the lowest total wins", "on": "win", "en": "The game ends after the round in which someone has 100 points (house rule {option:target}) or more. The lowest score wins; equal scores share the win."}],
    }
