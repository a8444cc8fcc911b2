"""Continental, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "continental", "title": "Continental", "prefix": "CNT", "players": [2, 6], "direction": "right",
        "source": "continental.org.es, acanomas.com",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [{"option": "decks", "is": [2, 3], "rule": 1, "en": "decks"}],
        "phases": [
            {"sets": 2, "en": "two sets|2 sets"},
            {"sets": 1, "en": "a set and a run|set, run"},
            {"sets": 0, "en": "two runs|2 runs"},
            {"sets": 3, "en": "three sets|3 sets"},
            {"sets": 2, "en": "two sets and a run|2 sets, run"},
            {"sets": 1, "en": "a set and two runs|set, 2 runs"},
            {"sets": 0, "en": "three runs|3 runs"}],
        "let": [["dealt", "round + 6"]],
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [
                {"field": "closer", "is": "player", "en": "who closed", "ask": {"en": "Who closed?|Closed?"}},
                {"field": "at_once", "is": "yes/no", "rule": 7, "en": "down and closed at once|at once", "ask": {"en": "Down and closed in one turn?|In one turn?"}},
                {"field": "points_left", "for": "each player", "is": "2 to 999", "when": "not closer", "rule": 6, "cards": "melds", "en": "points"}],
             "score": ["points_left", "-10 if closer and at_once"],
             "notes": [
                {"rule": 7, "parts": [{"is": "at_once", "en": "{closer}: down and closed in one turn, -10|In one turn: -10"}]}],
             "coming": {"en": "Deal {dealt} each: {phase}.|{dealt}: {phase}|{phase}"}}],
        "end": {"wins": "low", "rounds": 7, "rule": 8},
        "melds": {
            "deck": "52 x decks + 2 * decks", "set": "3", "suits": "any", "run": "4", "ace": "round", "wild": "*", "apart": "yes", "hand": "dealt to 24", "counts": "all", "then": "lay off",
            "cards": {"A": 20, "*": 50},
            "opens": ["2 sets 3", "set 3 + run 4", "2 runs 4", "3 sets 3", "2 sets 3 + run 4", "set 3 + 2 runs 4", "3 runs 4"], "lay off": "table",
            "rule": {"set": 2, "run": 3, "wild": 4, "hand": 1, "close": 5, "counts": 6, "opens": 5, "lay off": 5}},
        "deal": {"from": "nhfournier.es/como-jugar/continental: one by one, to the right, the top card turned up; continental.org.es: how many", "cards": "dealt", "by": 1, "upcard": 1, "rule": 1},
        "rules": [
            {"from": "continental.org.es: seven hands, one card more than the contract needs; ciudad-terminus.blogspot.com: two decks or more; how many players was not verified", "en": "Two to six players, each alone, with two decks and four jokers, by the house rule {option:decks} three and six.| In the first of seven hands everyone has seven cards, then one more each time."},
            {"from": "continental.org.es: three or more of a number or letter, whatever the suit", "on": "cards", "en": "Three or more cards of a rank in any suits are a set."},
            {"from": "continental.org.es: four or more, round and round, the ace also between king and two", "on": "cards", "asked": {"en": "Is Q K A 2 a run?|Q K A 2?"}, "en": "Four or more cards in order in one suit are a run.| It may pass the ace: the ace is also between the king and the two."},
            {"from": "es.stringtranslate.com/wiki/Continental: no two jokers side by side in a run", "on": "cards", "asked": {"en": "May two jokers be side by side?|Two jokers?"}, "en": "A joker stands for any card.| In a run no two are side by side; a meld has at least one card that is not a joker."},
            {"from": "continental.org.es: the seven contracts; acanomas.com: laid off after one's own, the rest stays in hand, combined or not; es.stringtranslate.com/wiki/Continental: the last card is discarded", "on": "hands", "asked": {"en": "What do I need to go down?|To go down?"}, "en": "The contracts: two sets; a set and a run; two runs; three sets; two sets and a run; a set and two runs; three runs.| Who lays the contract of the hand down may lay off cards on any meld of the table, but lays no others, and closes by discarding the last card; without it nobody closes."},
            {"from": "continental.org.es: ace 20, joker 50, court cards 10", "asked": {"en": "What do the cards in hand count?|Cards in hand?"}, "en": "Who closes scores nothing.| The others score what is left in their hands, cards taken out of turn, too: ace 20, court cards 10, a joker 50."},
            {"from": "es.stringtranslate.com/wiki/Continental: down and closed in one turn, -10", "on": "score", "en": "Who goes down and closes in one turn scores -10."},
            {"from": "continental.org.es: seven hands; that the fewest points win, acanomas.com", "on": "win", "en": "After seven hands the fewest points win."}],
    }
