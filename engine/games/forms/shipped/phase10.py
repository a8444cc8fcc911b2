"""Phase 10, as a score form with its phases."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "phase10", "title": "Phase 10", "prefix": "PTN", "players": [2, 6],
        "source": "howwiki.pro, bergeronwoodgrains.ca, gamexpla.in",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [{"option": "floating", "is": ["no", "yes"], "rule": 5, "en": "another one without cards|no cards"}],
        "let": [
            ["phase", "min(done + 1, 10)"],
            ["replay", "max(done) >= 10"],
            ["best", "done >= 10 and total == min(total if done >= 10 else 999999)"],
            ["rest", "4 if phase == 1 else 1 if phase == 6 else 2 if phase == 3 or phase == 5 or phase == 7 or phase == 10 else 3"]],
        "carried": [{"name": "done", "is": "done + (closer if replay else made)", "en": "phases"}],
        "steps": [
            {"step": "hand", "en": "hand",
             "fields": [
                {"field": "closer", "is": "player", "rule": 4, "en": "who went out", "ask": {"en": "Who went out?|Out?"}},
                {"field": "made", "for": "each player", "is": "yes/no", "when": "not replay", "rule": 2, "en": "made the phase|phase", "ask": {"en": "{name} made the phase?|{name}: made?"}},
                {"field": "points_left", "for": "each player", "is": "5 - 5 * floating to 230 by 5", "when": "not closer and not replay", "rule": 5, "cards": "melds", "en": "points"}],
             "check": [
                {"each": "not closer or not replay or best", "rule": 6, "en": "{name} does not play phase 10 again.|{name} does not replay"},
                {"each": "not closer or made or replay", "rule": 4, "en": "{name} cannot go out without the phase."},
                {"each": "closer or made or replay or points_left >= 50", "rule": 5, "en": "{name} made no phase and holds ten cards: at least 50.|{name}: ten cards, 50 or more"},
                {"each": "closer or not made or points_left <= 25 * rest", "rule": 5, "en": "{name}, after phase {phase}: cards held at most {rest}, not {points_left} points.|{name}: cards, at most {rest}"}],
             "score": "points_left",
             "coming": {"en": "Play until someone goes out, then count the cards held.|Play, then count"}}],
        "shown": [{"is": "phase", "en": "phase {n}|ph.{n}"}],
        "end": {"wins": "low", "rule": 6, "equal": "play on", "won": {"is": "done >= 10 and done == max(done)", "rule": 6, "en": "Phase 10 is made"}},
        "melds": {
            "deck": {"suits": "RYGB", "ranks": "1 to 12", "copies": 2, "jokers": 8, "dead": {"S": 4}},
            "set": 2, "suits": "any", "run": 4, "run suits": "any", "wild": ["*"], "wilds": "wilds < cards", "hand": 10, "counts": "all", "then": "lay off", "discard": "may",
            "cards": {"1": 5, "2": 5, "3": 5, "4": 5, "5": 5, "6": 5, "7": 5, "8": 5, "9": 5, "10": 10, "11": 10, "12": 10, "S": 15, "*": 25},
            "opens": ["2 sets 3", "set 3 + run 4", "set 4 + run 4", "run 7", "run 8", "run 9", "2 sets 4", "suit 7", "set 5 + set 2", "set 5 + set 3"],
            "stage": "done", "lay off": "table", "rule": {"set": 3, "run": 3, "wild": 3, "hand": 1, "close": 4, "counts": 5, "opens": 2, "lay off": 4}},
        "deal": {"from": "gamexpla.in/en/g/8sm: ten each, the top card turned up; online.documentine.com, phase-10-rule-eng: the player to the left of the dealer starts", "cards": 10, "upcard": 1, "starts": "next", "rule": 1},
        "rules": [
            {"from": "bergeronwoodgrains.ca/phase-10: two to six, ten cards each", "en": "Two to six players, each alone, with ten cards each."},
            {"on": "hands", "from": "howwiki.pro/how-to-play-phase-10: the ten phases", "en": "The phases in order: two sets of 3; a set of 3 and a run of 4; a set of 4 and a run of 4; runs of 7, 8, 9; two sets of 4; 7 cards of one colour; sets of 5 and 2; sets of 5 and 3.| Who lays a phase down has made it, and has the next one in the next hand."},
            {"on": "cards", "from": "bergeronwoodgrains.ca/phase-10: wild cards stand for any, skips are in no phase; ourpastimes.com/phase-ten-card-game-instructions-5405730.html: a run is four or more", "en": "A set is two or more cards of a number, a run four or more in order, in any colours.| A wild card stands for any card; a skip is in no phase."},
            {"on": "hands", "from": "tekatrade.com: going out by hitting on phases that lie", "asked": {"en": "May I go out without the phase?|Out: the phase?"}, "en": "Who has made the phase may lay off cards on any phase, and goes out with the last card."},
            {"from": "gamexpla.in/en/g/8sm: 1 to 9 are 5, 10 to 12 are 10, a skip 15, a wild 25; phase10.fandom.com/wiki/Going_Out: who cannot discard floats, and scores 0", "asked": {"en": "What do the cards held count?|Cards held?"}, "en": "Who went out scores nothing.| The others score the cards they hold: 1 to 9 are 5, 10 to 12 are 10, a skip 15, a wild card 25. Ten cards are 50 to 230; after a phase of six cards four are left, of seven three, of eight two, of nine one. With {option:floating=yes}, another one with the phase may hold none: 0."},
            {"on": "win", "from": "howwiki.pro/how-to-play-phase-10: first with phase 10; several, the lowest score; fullerwasseve.blogspot.com, a copy of the encyclopedia, and lasasindi.blogg.se: where these are equal, they play phase 10 again, and the first to go out wins", "asked": {"en": "Two make phase 10 in one hand. Who wins?|Both at 10?"}, "en": "Who makes phase 10 wins at the end of that hand; of several who do, the one with the lowest score.| Where these are equal, they alone play phase 10 again, and the first to go out wins."}],
    }
