"""Belote, as a score form: one side takes, and needs more than the other."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "belote", "title": "Belote", "prefix": "BLT", "players": [4], "sides": "opposite", "direction": "right",
        "source": "French Belote Federation, its rules of 27 January 2016, a copy at github.com/vareversat/carg, assets/rules/french_belote_rules.md",
        "unit": {"en": "deal"}, "units": {"en": "deals"},
        "options": [
            {"option": "tie", "is": ["held", "lost", "made"], "rule": 5, "en": "a tie", "values": {"held": "taker's points wait|wait", "lost": "the taker is down|down", "made": "the taker has made it|made"}},
            {"option": "capot", "is": [252, 250], "rule": 3, "en": "all tricks"},
            {"option": "declared", "is": ["no", "yes"], "rule": 6, "en": "declarations|declared"},
            {"option": "rounding", "is": ["no", "yes"], "rule": 7, "en": "rounding to tens|rounding"},
            {"option": "target", "is": "101 to 5000", "default": 1000, "rule": 8, "en": "target"}],
        "let": [
            ["own", "points + melds + (20 if belote)"],
            ["even", "own == others(own) and (taker or others(taker))"],
            ["held", "even and tie == 'held'"],
            ["wins", "own > others(own) or even and (taker if tie == 'made' else tie == 'lost' and not taker)"],
            ["cards", "points + others(points) if wins and not taker else points if wins or not taker"],
            ["shown", "melds + others(melds) if wins and not taker else melds if wins or not taker"],
            ["bonus", "20 if belote and not (held and taker)"],
            ["waiting", "pot + others(pot) if wins"],
            ["all_of", "cards + shown + bonus + waiting"],
            ["edge", "(all_of + 5) // 10 * 10 - all_of if rounding"]],
        "carried": [{"name": "pot", "is": "(pot + (own if taker) if held else 0) if taker or others(taker) else pot", "en": "waiting"}],
        "steps": [
            {"step": "deal", "en": "deal",
             "fields": [
                {"field": "taker", "is": "side or nobody", "rule": 3, "en": "who took", "ask": {"en": "Who took?|Taker?"}},
                {"field": "belote", "is": "side or nobody", "when": "taker", "rule": 4, "en": "belote", "ask": {"en": "Who has the belote?|Belote?"}},
                {"field": "points", "for": "each side", "is": "0 to 252", "when": "taker or others(taker)", "sum": "capot if max(points) == capot else 162", "rule": 2, "en": "points"},
                {"field": "melds", "for": "each side", "is": "0 to 550 by 10", "when": "declared and (taker or others(taker))", "rule": 6, "en": "declarations|declared"}],
             "check": [
                {"each": "points != 1 and points != 161", "rule": 2, "en": "No card counts 1: no side has 1 or 161.|No 1, no 161"},
                {"each": "melds != 10 and melds != 30", "rule": 6, "en": "No declarations are worth {melds}."},
                {"once": "min(melds) == 0", "rule": 6, "en": "Only one side's declarations count; the other has 0.|Declarations of one side only."}],
             "score": [
                "cards",
                {"is": "shown", "en": "declarations"},
                {"is": "bonus", "en": "belote"},
                {"is": "waiting", "en": "waited"},
                {"is": "edge", "en": "rounding"}],
             "notes": [
                {"rule": 3, "for": "each side", "parts": [
                    {"is": "wins and taker", "en": "{name}: made, {own}"},
                    {"is": "wins and others(taker)", "en": "{name}: the taker is down|{name}: taker down"}]},
                {"rule": 5, "for": "each side", "parts": [
                    {"is": "own if held and taker", "en": "{name}: a tie, {n} wait for the next deal|{name}: {n} wait"}]}],
             "tell": {"parts": [
                {"is": "not taker", "en": "all passed|passed"},
                {"is": "taker", "en": "{taker}"}]},
             "coming": {"en": "Deal five, turn one up. When someone has taken, three more, the taker two and that card.|Deal 5, turn one up"}}],
        "shown": [{"is": "pot", "en": "{n} wait|{n}"}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 8},
        "deal": {"from": "French Belote Federation 3.4, 3.5, 5.1: counter-clockwise, three and two, the next card is turned, three more, the taker two; the player to the right of the dealer leads", "cards": 5, "deck": "32", "by": [3, 2], "upcard": 1, "starts": "next", "rule": 1},
        "rules": [
            {"from": "French Belote Federation 2: four in two sides, 32 cards", "en": "Four players in two sides, with 32 cards."},
            {"from": "French Belote Federation 6, 9.1: what each card counts, and 10 for the last trick, 162 in all", "en": "All cards and the last trick are worth 162. No card counts 1, so no side has 1 or 161."},
            {"from": "French Belote Federation 9.2, 10.1, 10.2: more than the other side, belote included; down, the other side has 162, or 252; club-belote.com, le-decompte-des-points: 250; 3.4: nobody takes", "asked": {"en": "What does the taker need?|Taker needs?"}, "en": "The side that takes needs more points than the other one; then each scores its own.| Else it is down: the other side scores all 162. All tricks are 252 (house rule {option:capot}). Where nobody takes, the next player deals."},
            {"from": "French Belote Federation 7, 10.2: 20, also where the contract is down; 10.1.1: counted for the contract", "asked": {"en": "The taker is down. Whose is the belote?|Whose belote?"}, "en": "King and queen of trumps in one hand, the belote, are 20 for the side of whoever plays them, also if it is down.| They count for the contract."},
            {"from": "French Belote Federation 10.1.3: 81 each, or 91; whether a tournament plays it, and else down or made; contree.org/marque: to whoever wins the next deal; that they wait on after a second tie: this project", "asked": {"en": "Both have 81. What is scored?|Both have 81?|81 each?"}, "en": "Where both have 81, or 91 with a belote, the other side scores its own; those of the taker wait, and whoever wins the next deal has them too.| After another tie they wait on. With {option:tie=lost} the taker is down, with {option:tie=made} it is made."},
            {"from": "French Belote Federation 8: none in classic belote; its rules of Coinche 8: 20, 50, 100, four of a rank 100, nines 150, jacks 200, of one side; contree.org/marque: the side that is not down has all", "en": "With {option:declared=yes} sequences and four of a rank count, of one side only: three in order 20, four 50, five 100; four of a rank 100, nines 150, jacks 200, sevens and eights nothing.| They count for the contract. The taker who is down loses them to the other side."},
            {"from": "French Belote Federation 10.3: 84 is 80, 85 is 90; each tournament may", "en": "With {option:rounding=yes} what a side scores is rounded to tens: 84 is 80, 85 is 90."},
            {"from": "French Belote Federation 10.4.2: the higher, and another deal if they are equal; belotejeu.fr/calcul-points: 1000", "on": "win", "en": "The first side at 1000 (house rule {option:target}) after a deal wins; where both are there, the higher one.| If they are equal, play continues."}],
    }
