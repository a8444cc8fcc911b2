"""Scala 40, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "scala40", "title": "Scala 40", "prefix": "SCL", "edition": 2, "players": [2, 6],
        "source": "fisca.it, spazioinwind.libero.it, koksblandare.eu",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "closed_in_hand", "is": ["double", "single"], "rule": 3, "en": "closed in hand|in hand", "values": {"double": "counts twice|twice", "single": "counts once|once"}},
            {"option": "fourteen", "is": ["no", "yes"], "rule": 1, "en": "the dealer has 14|dealer has 14|14 cards"},
            {"option": "target", "is": "1 to 9999", "default": 101, "rule": 4, "en": "limit"},
            {"option": "rientri", "is": ["none", 1, 2, "any"], "default": 1, "rule": 5, "en": "re-entries", "values": {"none": "none|no", "1": "one", "2": "two", "any": "any number|any"}}],
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [
                {"field": "closer", "is": "player", "en": "who closed", "ask": {"en": "Who closed?|Closed?"}},
                {"field": "in_hand", "is": "yes/no", "default": "no", "en": "closed in hand|in hand", "ask": {"en": "Closed in hand?|In hand?"}},
                {"field": "points", "for": "each player", "is": "1 to 198", "when": "not closer", "rule": 2, "cards": "melds", "en": "points"}],
             "score": "points * (2 if in_hand and closed_in_hand == 'double' else 1)",
             "notes": [
                {"rule": 3, "parts": [{"is": "in_hand and closed_in_hand == 'double'", "en": "{closer} closed in hand: points count twice|In hand: twice"}]}],
             "coming": {"en": "Play until someone closes, then count the others' cards.|Play, then count"}}],
        "end": {"wins": "last in", "limit": "target", "reached": "out", "rule": 4},
        "again": {"event": "rientro", "score": "max(total)", "times": "999 if rientri == 'any' else rientri", "least": 2, "stake": "each", "rule": 5, "en": "re-entry"},
        "deal": {"from": "casino.giocodigitale.it, scala-40-online: 13 each, one at a time, a card turned up, the player to the left starts; spazioinwind.libero.it: the dealer takes 14 and discards one", "cards": 13, "by": 1, "dealer": "fourteen", "upcard": "not fourteen", "starts": "dealer if fourteen else next", "rule": 1},
        "rules": [
            {"from": "solitariocarte.com: two to six; sapere.it: two to five", "en": "Two to six players, each alone, with two decks and four jokers.| Everyone has 13 cards; with {option:fourteen=yes} the dealer has 14, and starts by discarding one."},
            {"from": "spazioinwind.libero.it: 13 cards; ace 11 in hand, joker 25, court cards 10; solitariocarte.com: an ace alone 1; counted: four jokers, eight aces, a ten", "en": "Who closes scores nothing.| The others score what is left in their hands: ace 11, court cards 10, a joker 25. At some tables an ace that is the only card left is 1. Thirteen cards make at most 198."},
            {"from": "koksblandare.eu: closed in hand, the others count twice", "asked": {"en": "What is closing in hand, and what does it cost the others?|Closed in hand?"}, "en": "Who closes without having laid cards before closes in hand: the others' points count twice.| With {option:closed_in_hand=single} they do not."},
            {"from": "koksblandare.eu: out at 101, also 151, 201, 301, 501", "on": "win", "en": "Who has 101 points (house rule {option:target}) or more is out.| The last one in wins."},
            {"from": "onmadesoft.com/scala-40/come-si-gioca-a-scala-40.html: some play with re-entries; the score was not verified, acanomas.com says it of Chinchon", "on": "win", "asked": {"en": "May a player who is out re-enter?|Re-entry?"}, "en": "Who is out may re-enter between two hands with the score of the worst of those in, while two are in.| By the house rule {option:rientri} never, once, twice, or as often as they like; each time for another stake."},
            {"from": "fisca.it/regolamento_scala.html, as ciboetrash.it has it: 3.2, 3.3, the ace before the two or after the king", "on": "cards", "en": "A set is three or four cards of a rank in different suits, a run three or more in order in one suit; the ace is before the two or after the king."},
            {"from": "not verified", "on": "cards", "asked": {"en": "How many jokers may a meld have?|Jokers?"}, "en": "A joker stands for any card; a meld has at most one."},
            {"from": "spazioinwind.libero.it: more than 39, the joker as the card it stands for, the ace 1 before the two", "on": "turn", "asked": {"en": "With how many points may I open?|Opening?"}, "en": "The first melds are worth 40 points or more.| A joker counts as the card it stands for, an ace 11, before the two 1."},
            {"from": "spazioinwind.libero.it: only who has opened, on all melds; wikipedia2007.classicistranieri.com/it/s/c/a/Scala_40.html: the last card is discarded", "on": "turn", "en": "Who has opened may lay off cards on any meld of the table, and closes by discarding the last card."}],
        "melds": {
            "deck": "52 x 2 + 4", "set": "3 to 4", "run": "3 to 14", "ace": "both", "wild": "*", "wilds": 1, "hand": 13, "counts": "all",
            "cards": {"A": 11, "*": 25}, "worth": {"A": 11, "A low": 1}, "opens": "40 points", "lay off": "table",
            "rule": {"set": 6, "run": 6, "wild": 7, "hand": 2, "close": 9, "counts": 2, "opens": 8, "lay off": 9}},
    }
