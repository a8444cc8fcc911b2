"""Schieber Jass, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "schieber", "title": "Schieber", "prefix": "SCH", "edition": 2, "players": [4], "sides": "opposite", "direction": "right",
        "source": "pagat.com, swisslos.ch, jassonkel.ch, allmedias.ch",
        "unit": {"en": "round"}, "units": {"en": "rounds"},
        "options": [
            {"option": "counting", "is": ["times", "once"], "rule": 3, "en": "a round counts|counts", "values": {"times": "by its trumps|trumps"}},
            {"option": "target", "is": ["usual", "500 to 10000"], "rule": 4, "en": "target", "values": {"usual": "the usual|usual"}},
            {"option": "finish", "is": ["melds", "tricks", "round"], "rule": 4, "en": "at the target|target", "values": {"melds": "melds before tricks|melds first|melds", "tricks": "tricks before melds|tricks first|tricks", "round": "after the round|round"}}],
        "let": [["times", "factor if counting == 'times' else 1"]],
        "steps": [
            {"step": "round", "en": "round",
             "fields": [
                {"field": "factor", "is": [1, 2, 3], "when": "counting == 'times'", "rule": 3, "en": "counts how often|how often", "ask": {"en": "Counts how often?|How often?"}},
                {"field": "stoeck", "is": "side or nobody", "when": "edition > 1 and factor < 3", "rule": 5, "en": "Stöck", "ask": {"en": "Who has the Stöck?|Stöck?"}},
                {"field": "points", "for": "each side", "is": "0 to 257", "sum": "257 if max(points) == 257 else 157", "rule": 2, "en": "points"},
                {"field": "melds", "for": "each side", "is": "0 to 1000 by 10", "rule": 3, "en": "melds"},
                {"field": "first", "is": "side", "rule": 4, "en": "who was first", "ask": {"en": "Both are at the target. Who was first?|Who was first?|First?"}}],
             "check": [
                {"each": "points != 1 and points != 156", "rule": 2, "en": "No card counts 1: no side has 1 or 156.|No 1, no 156"},
                {"each": "melds != 10 and melds != 30", "rule": 5, "en": "No melds are worth {melds}."},
                {"once": "factor < 3 or min(melds) == 0", "rule": 5, "en": "Without trumps there is no Stöck: one side's melds are 0.|No trumps: no Stöck"},
                {"once": "edition == 1 or min(melds) == 0", "rule": 5, "en": "Only one side's melds count; the other has 0. The Stöck are asked by themselves.|Melds of one side only, without the Stöck."},
                {"once": "min(melds) == 0 or min(melds) == 20", "rule": 5, "en": "Only one side's melds count; the other has 0, or 20 for the Stöck.|Melds of one side only, and 20 for the Stöck."}],
             "score": [
                {"is": "20 * times if stoeck", "en": "Stöck"},
                {"is": "melds * times if finish != 'tricks'", "en": "melds"},
                "points * times",
                {"is": "melds * times if finish == 'tricks'", "en": "melds"}],
             "coming": {"en": "Nine cards each. Choose trumps, play nine tricks.|Deal 9, choose trumps"}}],
        "end": {"wins": "high", "limit": "target if target != 'usual' else 2500 if counting == 'times' else 1000", "equal": "play on", "rule": 4,
                "when": "at once if edition > 1 and finish != 'round' else round", "first": "first"},
        "deal": {"from": "jassclubkilchberg.jimdo.com: three times three; jassonkel.ch/jasslehrgang/jassrunde.htm: the player to the right of the dealer leads", "cards": 9, "deck": "36", "by": 3, "starts": "next", "rule": 1},
        "rules": [
            {"from": "pagat.com/de/jass/schieber.html: four in two sides, 36 cards", "en": "Four players in two sides, with 36 cards."},
            {"from": "pagat.com/de/jass/schieber.html: 157 a round, 257 for all tricks, and what each card counts; thalheim.ch: 157 in tournaments", "en": "A round has 157 points; no card counts 1, so no side has 1 or 156.| A side that takes all tricks has 257, the other 0; in some tournaments 157, too."},
            {"from": "swisslos.ch: roses or hearts and acorns or diamonds once, shields or spades and bells or clubs twice, Obenabe and Undenufe three times", "asked": {"en": "How often does a round count?|Counts how often?|How often?"}, "en": "Melds are added, and the sum counts as trumps were chosen: once for roses and acorns (hearts, diamonds), twice for shields and bells (spades, clubs), three times for Obenabe and Undenufe.| With {option:counting=once} every round counts once."},
            {"from": "swisslos.ch: 2500, or 1000 where all counts once; pagat.com: 3000; thalheim.ch: 8 or 12 rounds; allmedias.ch: Stoeck, melds, tricks unless the house says Stoeck, tricks, melds; the first to say so wins", "on": "win", "asked": {"en": "Both sides get to the target. Who wins?|Both at the target?|Both there?"}, "en": "The first side at 2500 wins, with {option:counting=once} at 1000 (house rule {option:target}).| In a round the Stöck count first, then melds, then tricks; with {option:finish=tricks} melds count last. If tricks bring both there, the side that says so first wins. With {option:finish=round} the higher one after the round wins; if they are equal, play continues. Tournaments of 8 or 12 rounds are stopped after these (ALL-4)."},
            {"from": "jassonkel.ch/jasslehrgang/weis.htm: only one side's melds count, besides the Stoeck; 20, 50, 100, 150, 200, 250, 300; jassen.ch: four nines 150, no trumps with Obenabe and Undenufe", "asked": {"en": "Both sides have melds. Whose count?|Whose melds?"}, "en": "Only the side with the best meld counts its melds.| Stöck, king and queen of trumps, are 20 for whoever holds them; Obenabe and Undenufe have none. Three in order are 20, four 50, five 100, each further one 50 more; four of a rank 100, four nines 150, four jacks 200."}],
    }
