"""Chinchón, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "chinchon", "title": "Chinchón", "prefix": "CHN", "edition": 2, "players": [2, 8], "direction": "right",
        "source": "juegoacartas.com/chinchon, nhfournier.es, acanomas.com",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "deck", "is": [40, 48], "rule": 1, "en": "cards of a deck|deck"},
            {"option": "ace", "is": [0, 25, 50], "rule": 11, "en": "the ace of coins is wild|ace of coins|ace", "values": {"0": "no"}},
            {"option": "index", "is": ["no", "yes"], "rule": 5, "en": "court cards by index|courts by index|by index"},
            {"option": "close", "is": [5, 4, 3], "rule": 6, "en": "points to close|to close"},
            {"option": "loose", "is": [1, "any"], "rule": 6, "en": "cards in no meld to close|loose", "values": {"1": "one", "any": "any number|any"}},
            {"option": "chinchon", "is": ["wins", "points"], "rule": 7, "en": "a chinchón|chinchón", "values": {"wins": "wins the game|wins", "points": "-10"}},
            {"option": "target", "is": "1 to 999", "default": 100, "rule": 9, "en": "limit"},
            {"option": "re_entry", "is": ["none", 1, 2, "any"], "default": 1, "rule": 10, "en": "re-entries", "values": {"none": "none|no", "1": "one", "2": "two", "any": "any number|any"}}],
        "let": [["packs", "1 if max(started, players) < 5 else 2"], ["most_loose", "7 if loose == 'any' else loose"],
            ["king", "12 if index and deck == 48 else 10"],
            ["most", "7 * king + packs * (ace - king if ace) - (3 - (ace > 0) if index and packs == 1)"]],
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [
                {"field": "closer", "is": "player", "en": "who closed", "ask": {"en": "Who closed?|Closed?"}},
                {"field": "how", "is": ["points", "all", "chinchon"], "rule": 6, "en": "closed", "values": {"points": "with points", "all": "all seven melded|all seven", "chinchon": "chinchón"}, "ask": {"en": "Closed how?|How?"}},
                {"field": "points_left", "for": "each player", "is": "0 to most", "when": "(not closer or how == 'points') and (edition == 1 or how != 'chinchon' or chinchon != 'wins')", "rule": 5, "cards": "melds", "en": "points"}],
             "check": [{"each": "not closer or points_left <= close", "rule": 6, "en": "{name} closes with at most {close}."},
                {"each": "not closer or points_left_wins or points_left_loose <= most_loose", "rule": 6, "en": "{name} closes with at most one card in no meld."},
                {"each": "not closer or how != 'points' or points_left > 0 or points_left_wins", "rule": 6, "en": "{name} closed with points: 1 or more.|{name}: 1 or more"}],
             "score": ["points_left", "-10 if closer and (how != 'points' or points_left_wins)"],
             "notes": [
                {"rule": 6, "parts": [{"is": "how == 'all'", "en": "{closer}: all seven melded, -10|All seven: -10"}]},
                {"rule": 7, "parts": [{"is": "how == 'chinchon' or sum(points_left_wins) > 0", "en": "{closer}: chinchón, -10|Chinchón: -10"}]}],
             "coming": {"en": "Play until someone closes, then count the cards.|Play, then count"}}],
        "end": {"wins": "last in", "limit": "target", "reached": "out", "rule": 9,
                "won": {"is": "closer and (how == 'chinchon' or points_left_wins) and chinchon == 'wins'", "rule": 7, "en": "A chinchón: seven in order"}},
        "again": {"event": "re_enter", "score": "max(total)", "times": "999 if re_entry == 'any' else re_entry", "least": 2, "stake": "each", "rule": 10, "en": "re-entry"},
        "melds": {
            "deck": "48 x packs if deck == 48 else 40 x packs", "set": "3 to 4", "run": "3", "wild": "AD if ace", "wilds": 1, "natural": "yes", "hand": 7,
            "cards": {"AD": "max(1, ace)", "J": "king - 2 * index", "Q": "king - index", "K": "king"}, "close": "close", "loose": "most_loose", "wins": "run 7", "lay off": "closer unless all",
            "rule": {"set": 3, "run": 4, "wild": 11, "hand": 5, "close": 6, "wins": 7, "lay off": 8}},
        "deal": {"from": "nhfournier.es/?p=908: seven each, one by one, the next card turned up; who sits to the right of the dealer starts", "cards": 7, "by": 1, "upcard": 1, "starts": "next", "rule": 2},
        "rules": [
            {"from": "nhfournier.es, cccj.es/reglaments/chinchon.htm: two to eight, from five on two decks; the deal goes to the right; juegoacartas.com/chinchon, ludoteka.com: 40 or 48 cards", "en": "Two to four players, each alone, with a Spanish deck of 40 cards, by the house rule {option:deck} of 48, with eights and nines; five to eight with two decks."},
            {"from": "nhfournier.es: seven cards", "on": "turn", "en": "Everyone has seven cards.| In a turn a player takes a card from the stock or the discard, and discards one."},
            {"from": "juegoacartas.com/chinchon: sets", "on": "cards", "en": "Three or four cards of a rank in different suits are a set."},
            {"from": "juegoacartas.com/chinchon: runs, the jack after the seven", "on": "cards", "en": "Three or more cards in order in one suit are a run.| The ace is low, the jack follows the seven, with 48 cards the nine."},
            {"from": "juegoacartas.com/chinchon: the number, court cards 10; nhfournier.es: by index, of 40 cards the jack 8, the knight 9; counted: seven cards", "en": "After a close everyone scores the cards that are in no meld: their number, court cards 10; with {option:index=yes} 8, 9, 10, of 48 cards 10, 11, 12.| Seven cards make at most 70, by index 84; a wild ace counts as CHN-11 says."},
            {"from": "2play1game.com/chinchon, vanikar.games/games/chinchon: 5 points or fewer close; juegoacartas.com/chinchon: at most one card in no meld, of 4 or less; github.com/maxpaulus43/chinchon: one, of 5 or less; diariopopular.com.ar, conga: any number; all melded, -10", "on": "hands", "asked": {"en": "With how many points may I close?|Closing?"}, "en": "Who has at most one card in no meld after the discard, of 5 points or fewer, may close (house rules {option:loose} and {option:close}).| Who closes with all seven cards melded scores -10."},
            {"from": "es.wikipedia.org, elegirjuegodemesa.com: seven in order wins at once; acanomas.com: 10 less; androlib: 50 less", "on": "win", "asked": {"en": "What is a chinchón, and does it win?|A chinchón?"}, "en": "A run of seven cards is a chinchón: it wins the game.| With {option:chinchon=points} it counts -10."},
            {"from": "acanomas.com: laid off on the melds of who closed", "on": "hands", "en": "The others may lay off on the melds of who closed, unless all seven are melded."},
            {"from": "nhfournier.es: out at 100", "on": "win", "en": "Who has 100 points (house rule {option:target}) or more is out.| The last one in wins."},
            {"from": "acanomas.com: back for another stake, with the score of whoever has most", "on": "win", "en": "Who is out may re-enter between two hands with the score of the worst of those in, while two are in.| By the house rule {option:re_entry} never, once, twice, or as often as they like; each time for another stake."},
            {"from": "cccj.es/reglaments/chinchon.htm: the ace of coins is wild, 25 points; es.wikipedia.org, of 2009: one wild card in a meld; 50, and that it may be itself and in a chinchón: not verified", "on": "cards", "asked": {"en": "Is the ace of coins wild?|Ace of coins?"}, "en": "By the house rule {option:ace} the ace of coins stands for any card, at most one in a meld, also in a chinchón, and counts 25 or 50 in no meld.| It may be itself, too."}],
    }
