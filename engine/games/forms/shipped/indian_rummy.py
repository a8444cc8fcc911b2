"""Indian Rummy, thirteen cards, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "indian_rummy", "title": "Indian Rummy", "prefix": "INR", "players": [2, 6],
        "source": "rummycircle.com, nexgenplaytech.com, jungleerummy.com",
        "unit": {"en": "deal"}, "units": {"en": "deals"},
        "options": [
            {"option": "drop", "is": ["usual", 20, 25], "rule": 8, "en": "first drop|drop", "values": {"usual": "usual"}},
            {"option": "target", "is": "81 to 9999", "default": 101, "rule": 9, "en": "limit"},
            {"option": "rejoin", "is": [1, "none", 2, "any"], "rule": 10, "en": "rejoining|rejoin", "values": {"1": "once", "none": "never|no", "2": "twice", "any": "any number|any"}}],
        "let": [["fee", "drop if drop != 'usual' else 25 if target > 200 else 20"]],
        "steps": [
            {"step": "round", "en": "deal",
             "fields": [
                {"field": "closer", "is": "player", "en": "who declared", "ask": {"en": "Who declared?|Declared?"}},
                {"field": "valid", "is": "yes/no", "rule": 7, "en": "a valid declaration|valid", "ask": {"en": "Was the declaration valid?|Valid?"}},
                {"field": "dropped", "for": "each player", "is": "yes/no", "when": "not closer", "rule": 8, "en": "dropped", "ask": {"en": "{name} dropped?"}},
                {"field": "later", "for": "each player", "is": "yes/no", "when": "dropped", "rule": 8, "en": "a later drop|later", "ask": {"en": "{name}: after taking a card?|{name}: later?"}},
                {"field": "points_left", "for": "each player", "is": "0 to 80", "when": "valid and not closer and not dropped", "rule": 6, "en": "points"}],
             "check": [
                {"each": "points_left != 1", "rule": 6, "en": "No card counts 1."}],
             "score": [
                "points_left",
                "80 if closer and not valid",
                {"is": "fee * (2 if later else 1) if dropped", "en": "drop"}],
             "notes": [
                {"rule": 7, "parts": [{"is": "not valid", "en": "{closer}: the declaration is not valid, 80|Not valid: 80"}]}],
             "coming": {"en": "Play until someone declares, then count the cards.|Play, then count"}}],
        "end": {"wins": "last in", "limit": "target", "reached": "out", "rule": 9},
        "again": {"event": "rejoin_pool", "score": "max(total) + 1", "times": "999 if rejoin == 'any' else rejoin", "least": 2, "stake": "each", "rule": 10, "en": "re-entry"},
        "melds": {
            "deck": "52 x 2 + 2", "set": "3 to 13", "run": "3 to 13", "ace": "both", "wild": ["*", "turned"], "natural": "yes", "hand": 13,
            "cards": {"A": 10, "*": 0, "wild": 0}, "needs": "run 3 pure + run 3", "most": 80,
            "rule": {"set": 2, "run": 3, "wild": 4, "hand": 6, "close": 5, "needs": 5}},
        "deal": {"from": "g4a-indian-rummy.fd4a.net: 13 each, a card turned up; rummylegends.mystrikingly.com: another one as the joker; followexperts.online/articles_4a2eca.html: the player to the left of the dealer starts", "cards": 13, "upcard": 1, "beside": [{"cards": 1, "en": "joker turned up|joker"}], "starts": "next", "rule": 1},
        "rules": [
            {"from": "rummycircle.com/help/pool-rummy: two to six, two decks with a printed joker each, 13 cards", "en": "Two to six players, each alone, with two decks and a joker from each.| Everyone has 13 cards, and one card is turned up as the joker of the deal."},
            {"from": "nexgenplaytech.com/home/faq: the same rank in different suits, more than four cards with jokers; rummycircle.com: not the same card twice", "on": "cards", "asked": {"en": "May a set have two cards of a suit?|A suit twice?"}, "en": "Three or more cards of a rank in different suits are a set; with jokers it may have more than four."},
            {"from": "nexgenplaytech.com/home/faq, rummy.octro.com: A 2 3 and Q K A, not K A 2", "on": "cards", "asked": {"en": "Is K A 2 a sequence?|K A 2?"}, "en": "Three or more cards in order in one suit are a sequence; the ace is before the two or after the king, not both."},
            {"from": "support.rummyculture.com, nexgenplaytech.com: all cards of the rank turned up are wild, aces for a printed joker; taashsutra.com: pure is without a joker as a substitute", "on": "cards", "asked": {"en": "May a wild card be itself in a pure sequence?|Wild, pure?"}, "en": "Jokers and all cards of the rank turned up are wild: they stand for any card.| If a joker is turned up, the aces are wild. A wild card that stands for itself leaves a sequence pure."},
            {"from": "rummycircle.com, nexgenplaytech.com: two sequences, one of them pure; all 13 cards grouped", "on": "hands", "asked": {"en": "What do I need to declare?|To declare?"}, "en": "Who has all 13 cards in sequences and sets may declare.| Two are sequences, one of these pure: without a wild card."},
            {"from": "nexgenplaytech.com, g4a-indian-rummy.fd4a.net: ace and court cards 10, wild cards 0, all 13 cards without both sequences; rummy.octro.com, taashsutra.com: at most 80", "asked": {"en": "What do the cards in hand count?|Cards in hand?"}, "en": "The others score the cards in no meld: ace and court cards 10, wild cards nothing; without two sequences, one pure, all 13 cards; at most 80."},
            {"from": "rummycircle.com: who declared without meeting the objective gets 80; that the others then score nothing was not verified", "asked": {"en": "What does a wrong declaration cost?|Wrong?"}, "en": "Who declares and is valid scores nothing.| A declaration that is not valid costs 80; the others then score only their drops."},
            {"from": "jungleerummy.com/pool-rummy, rummyera.com/pool-rummy: 20 and 40 in pool 101, 25 and 50 in pool 201; rummybaazi.com: 20 and 40 in both", "asked": {"en": "What does a drop cost?|A drop?"}, "en": "A drop before taking a card scores 20, later 40; from limit 201 on 25 and 50.| House rule {option:drop}: one for all limits."},
            {"from": "rummycircle.com, jungleerummy.com: out at 101 or 201, the last one wins", "on": "win", "en": "Who has 101 points (house rule {option:target}, often 201) or more is out.| The last one in wins."},
            {"from": "icalshare.com/calendars/11922, rummy-rules.over-blog.com: back while nobody is above 79, to 201 above 174; the score, one more than the highest, was not verified", "on": "win", "en": "Who is out may rejoin between two deals with one point more than the worst of those in, while two are in; each time for another stake.| By the house rule {option:rejoin} once, never, twice, or as often as they like; most tables allow it only while nobody has more than 79, to 201 more than 174."}],
    }
