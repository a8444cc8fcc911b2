"""Scopa, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "scopa", "title": "Scopa", "prefix": "SCO", "players": [2, 3, 4, 6], "sides": "alternate", "direction": "right",
        "source": "siciliansintheworld.com, spazioinwind.libero.it, blackjack-baccarat.net",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "re_bello", "is": ["no", "yes"], "rule": 3, "en": "the king of coins counts|king of coins|the king"},
            {"option": "napola", "is": ["no", "yes"], "rule": 5},
            {"option": "target", "is": "1 to 999", "default": 11, "rule": 4, "en": "target"},
            {"option": "finish", "is": ["hand", "sweeps", "cards"], "rule": 4, "en": "at the target|target", "values": {"hand": "after the hand|hand", "sweeps": "at once, sweeps first|sweeps first|sweeps", "cards": "at once, sweeps last|sweeps last|cards"}}],
        "cards": {"primiera": {"suits": "all", "7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}},
        "steps": [
            {"step": "round", "en": "hand",
             "fields": [
                {"field": "cards", "is": "side or nobody", "en": "most cards", "ask": {"en": "Who has most cards?|Most cards?"}},
                {"field": "coins", "is": "side or nobody", "en": "most coins", "ask": {"en": "Who has most coins?|Most coins?"}},
                {"field": "primiera", "is": "side or nobody", "cards": "primiera", "rule": 6, "ask": {"en": "Who has the primiera?|Primiera?"}},
                {"field": "seven", "is": "side", "holds": "7D", "rule": 2, "en": "seven of coins", "ask": {"en": "Who has the seven of coins?|Seven of coins?|7 of coins?"}},
                {"field": "king", "is": "side", "when": "re_bello", "holds": "KD", "rule": 3, "en": "king of coins", "ask": {"en": "Who has the king of coins?|King of coins?"}},
                {"field": "run", "is": "side or nobody", "when": "napola", "holds": ["AD", "2D", "3D"], "rule": 5, "en": "napola", "ask": {"en": "Who has a napola?|Napola?"}},
                {"field": "length", "is": "3 to 10", "when": "run", "holds": ["AD", "2D", "3D", "4D", "5D", "6D", "7D", "JD", "QD", "KD"], "whose": "run", "rule": 5, "en": "coins in a row", "ask": {"en": "How many coins in a row?|How many?"}},
                {"field": "sweeps", "for": "each side", "is": "0 to 19", "rule": 2},
                {"field": "first", "is": "side", "rule": 4, "en": "who was first", "ask": {"en": "Who was first at the target?|Who was first?|First?"}}],
             "check": [
                {"once": "sum(sweeps) < 20", "rule": 2, "en": "The 40 cards make 19 sweeps at most.|19 sweeps at most"},
                {"each": "not run or length < 6 or coins", "rule": 5, "en": "{name}: {length} coins in a row, so the most coins, too.|{name}: {length} of ten coins"},
                {"each": "not run or length < 7 or seven", "rule": 5, "en": "{name}: {length} coins in a row, so the seven, too.|{name}: the seven, too"},
                {"each": "not run or length < 10 or king >= re_bello", "rule": 5, "en": "{name}: ten coins, so the king, too.|{name}: the king, too"}],
             "score": [
                {"is": "sweeps if finish == 'sweeps'", "en": "sweeps"},
                {"is": "cards", "en": "cards"},
                {"is": "coins", "en": "coins"},
                {"is": "seven", "en": "seven"},
                {"is": "primiera", "en": "primiera"},
                {"is": "king", "en": "king"},
                {"is": "length if run", "en": "napola"},
                {"is": "sweeps if finish != 'sweeps'", "en": "sweeps"}],
             "coming": {"en": "Play the hand, then count the cards you took.|Play, then count"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 4,
                "when": "round if finish == 'hand' else at once", "first": "first",
                "won": {"is": "run and length == 10", "rule": 5, "en": "All ten coins: Napoleone"}},
        "deal": {"from": "storiedicarte.it, come-giocare-a-scopa: three each, four on the table, three again until the deck is used up, the player to the right of the dealer starts; lettera43.it: so with two, three, four and six", "cards": 3, "deck": "40", "beside": [{"cards": 4, "en": "on the table"}], "further": 3, "starts": "next", "rule": 1},
        "rules": [
            {"from": "profilpelajar.com, a copy of the Italian encyclopedia: 2, 3 alone, 4 in pairs, 6 in two threes", "en": "Two or three players, each alone, or four or six in two sides, with 40 cards."},
            {"from": "siciliansintheworld.com: most cards, most coins, seven of coins, primiera, sweeps; equal, nobody; counted: two cards a sweep, and none with the last", "asked": {"en": "Two have as many cards. Who has the point?|Equal cards?"}, "en": "A point each for most cards, most coins, the primiera, the seven of coins, and each sweep.| Nobody scores where two are equal. The cards make 19 sweeps at most."},
            {"from": "not verified", "en": "With {option:re_bello=yes} the king of coins is a point, too."},
            {"from": "dimensionecasino.com: 11; ludopoli.us: 21; siciliansintheworld.com: at the end of a hand; spazioinwind.libero.it/carte/scopa.htm: as soon as a player says to have won; github.com/Daoductrung/PlayAural: by a sweep at once, as an option; the order of the rest not verified", "on": "win", "asked": {"en": "Two are at 11. Who wins?|Both at 11?"}, "en": "Who is at 11 (house rule {option:target}) or more at the end of a hand, and alone at the top, wins.| If the best are equal, play continues. With {option:finish=sweeps} the first one there wins: sweeps count when made, then cards, coins, the seven, primiera, king, napola. With {option:finish=cards} sweeps count last."},
            {"from": "spazioinwind.libero.it: ace, two, three of coins are 3, one more for each that follows; xoomer.virgilio.it/jmpcav/carte/spunti.htm: all ten win", "en": "With {option:napola=yes}, ace, two and three of coins are 3 points, one more for each that follows.| All ten, the Napoleone, win the game, whatever the scores."},
            {"from": "blackjack-baccarat.net/piglio/primiera.htm: 21 18 16 15 14 13 12 10; none without a card of each suit, even with three sevens", "asked": {"en": "Three sevens, but no card of the fourth suit: is that a primiera?|Primiera: four suits?|Four suits?"}, "en": "The primiera adds the best card of each suit: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, court cards 10.| It needs a card of each suit."}],
    }
