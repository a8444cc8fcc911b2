"""Quiddler, as a score form: words of cards, with bonuses that nobody has where two are equal."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "quiddler", "title": "Quiddler", "prefix": "QDL", "players": [2, 8],
        "source": "toycrossing.com/quiddler/basic-rules.shtml, everything2.com/title/Quiddler, myshopinabox.com.au/product/quiddler",
        "unit": {"en": "round"}, "units": {"en": "rounds"},
        "options": [
            {"option": "bonuses", "is": ["both", "longest", "most", "none"], "rule": 4, "en": "bonuses", "values": {"both": "both", "longest": "longest word|longest", "most": "most words|most", "none": "none"}}],
        "let": [["dealt", "round + 2"], ["most_points", "15 * dealt"]],
        "steps": [
            {"step": "round", "en": "round",
             "fields": [
                {"field": "closer", "is": "player", "rule": 2, "en": "who went out", "ask": {"en": "Who went out first?|Out?"}},
                {"field": "words", "for": "each player", "is": "0 to most_points", "rule": 3, "en": "points in words|words"},
                {"field": "left", "for": "each player", "is": "0 to most_points", "when": "not closer", "rule": 3, "en": "points left over|left"},
                {"field": "long", "is": "player or nobody", "when": "bonuses == 'both' or bonuses == 'longest'", "rule": 4, "en": "longest word|longest", "ask": {"en": "Who has the longest word?|Longest word?|Longest?"}},
                {"field": "many", "is": "player or nobody", "when": "bonuses == 'both' or bonuses == 'most'", "rule": 4, "en": "most words|most", "ask": {"en": "Who has the most words?|Most words?"}}],
             "check": [
                {"each": "words + left >= dealt", "rule": 3, "en": "{dealt} cards count {dealt} or more, not {words} and {left}.|{dealt} or more"},
                {"each": "words + left <= most_points", "rule": 3, "en": "{dealt} cards count {most_points} at most, not {words} and {left}.|{most_points} at most"},
                {"each": "words or not long", "rule": 4, "en": "{name} has no word.|No word"},
                {"each": "words or not many", "rule": 4, "en": "{name} has no words.|No words"}],
             "score": ["words", {"is": "-left", "en": "left"}, {"is": "10 if long", "en": "longest word"}, {"is": "10 if many", "en": "most words"}],
             "coming": {"en": "Deal {dealt} each and turn one up.|Deal {dealt} each"}}],
        "end": {"wins": "high", "rounds": 8, "equal": "share", "rule": 5},
        "rules": [
            {"from": "toycrossing.com/quiddler/basic-rules.shtml: up to eight, three cards, one more each hand, ten in the eighth, one turned up, left of the dealer begins", "en": "Two to eight players, each alone. Everyone has three cards in the first of eight rounds, then one more each time; one is turned up, and who sits to the left of the dealer begins."},
            {"from": "toycrossing.com/quiddler/basic-rules.shtml, everything2.com/title/Quiddler: two cards a word, one to discard, one more turn", "on": "turn", "asked": {"en": "Someone goes out. Who still plays?|Who still plays?|Last turn?"}, "en": "Who has all cards in words of two cards or more, with one to discard, goes out.| Each of the others has one more turn."},
            {"from": "everything2.com/title/Quiddler: the cards in words, 1 to 15 each, less those left; myshopinabox.com.au: the same", "asked": {"en": "What do cards left over cost?|Left over?"}, "en": "Cards in words count what they say, from 1 to 15; those left over are taken off.| Who went out has none left."},
            {"from": "myshopinabox.com.au: 10 each, nobody in a tie; everything2.com/title/Quiddler: by letters; this project: that one or both may be left out", "asked": {"en": "Two have the longest word. Who gets 10?|Longest word: a tie?|A tie?"}, "en": "The longest word, by its letters, is 10 more, and the most words are, too.| Where two are equal, nobody has it. The house rule {option:bonuses} leaves one or both out."},
            {"from": "myshopinabox.com.au/product/quiddler: the highest after eight rounds", "on": "win", "en": "After eight rounds the highest score wins; equal scores share the win."}],
    }
