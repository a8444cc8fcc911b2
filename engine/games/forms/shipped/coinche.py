"""Coinche, belote with contracts, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "coinche", "title": "Coinche", "prefix": "COI", "players": [4], "sides": "opposite", "direction": "right",
        "source": "French Belote Federation, its rules of Coinche, a copy at github.com/vareversat/carg, assets/rules/coinche_belote_rules.md",
        "unit": {"en": "deal"}, "units": {"en": "deals"},
        "options": [
            {"option": "declared", "is": ["yes", "no"], "rule": 6, "en": "declarations|declared"},
            {"option": "doubled", "is": ["all", "cards", "contract"], "rule": 7, "en": "coinche doubles|2 x", "values": {"all": "all", "cards": "not the belote|no belote", "contract": "the contract|contract"}},
            {"option": "again", "is": [4, 3], "rule": 7, "en": "surcoinche, times|surcoinche"},
            {"option": "capot", "is": [250, 500], "rule": 8, "en": "capot announced|capot", "values": {"250": "250 more|+250", "500": "500 in all|500"}},
            {"option": "rounding", "is": ["yes", "no"], "rule": 9, "en": "rounding to tens|rounding"},
            {"option": "target", "is": "301 to 10000", "default": 2000, "rule": 10, "en": "target"}],
        "let": [
            ["slam", "contract == 250 and (announced or not declared)"],
            ["whole", "slam and capot == 500"],
            ["own", "points + melds + (20 if belote)"],
            ["made", "taker and own > others(own) and (points == 252 if slam else own >= contract)"],
            ["wins", "made or others(taker) and not others(made)"],
            ["times", "again if call == 'surcoinche' else 2 if call == 'coinche' else 1"],
            ["factor", "1 if doubled == 'contract' else times"],
            ["left", "not taker and others(taker) and factor == 1"],
            ["swept", "others(points) == 252"],
            ["cards", "(0 if whole else points if taker and factor == 1 else 250 if taker and points == 252 else 160) if wins else points if left"],
            ["shown", "(melds + (others(melds) if not taker or factor > 1 or points == 252)) if wins else melds if left and not swept"],
            ["bonus", "(20 * (factor if wins and doubled == 'all' else 1)) if belote"],
            ["value", "(500 if whole else contract) if wins"],
            ["all_of", "factor * (cards + shown) + bonus + times * value"],
            ["edge", "(all_of + 5) // 10 * 10 - all_of if rounding"]],
        "steps": [
            {"step": "deal", "en": "deal",
             "fields": [
                {"field": "taker", "is": "side or nobody", "rule": 3, "en": "who took", "ask": {"en": "Who has the contract?|Whose contract?|Taker?"}},
                {"field": "contract", "is": "80 to 650 by 10", "when": "taker", "rule": 3, "en": "contract", "ask": {"en": "The contract? Capot is 250|Contract? Capot 250|Contract?"}},
                {"field": "announced", "is": ["yes", "no"], "when": "contract == 250 and declared", "rule": 8, "en": "capot announced|capot", "ask": {"en": "Was a capot announced?|Capot?"}},
                {"field": "call", "is": ["no", "coinche", "surcoinche"], "when": "taker", "rule": 7, "en": "coinche", "values": {"no": "no", "coinche": "coinche", "surcoinche": "surcoinche|sur"}, "ask": {"en": "Was there a coinche?|Coinche?"}},
                {"field": "belote", "is": "side or nobody", "when": "taker", "rule": 5, "en": "belote", "ask": {"en": "Who has the belote?|Belote?"}},
                {"field": "points", "for": "each side", "is": "0 to 252", "when": "taker or others(taker)", "sum": "252 if max(points) == 252 else 162", "rule": 2, "en": "points"},
                {"field": "melds", "for": "each side", "is": "0 to 550 by 10", "when": "declared and (taker or others(taker))", "rule": 6, "en": "declarations|declared"}],
             "check": [
                {"once": "declared or contract <= 180 or contract == 250", "rule": 3, "en": "Without declarations the most is 180, or 250, a capot.|80 to 180, or 250"},
                {"each": "points != 1 and points != 161", "rule": 2, "en": "No card counts 1: no side has 1 or 161.|No 1, no 161"},
                {"each": "melds != 10 and melds != 30", "rule": 6, "en": "No declarations are worth {melds}."},
                {"once": "min(melds) == 0", "rule": 6, "en": "Only one side's declarations count; the other has 0.|Declarations of one side only."}],
             "score": [
                "factor * cards",
                {"is": "factor * shown", "en": "declarations"},
                {"is": "bonus", "en": "belote"},
                {"is": "times * value", "en": "contract"},
                {"is": "edge", "en": "rounding"}],
             "notes": [
                {"rule": 4, "for": "each side", "parts": [
                    {"is": "own + 1 if made", "en": "{name}: made, {own}"},
                    {"is": "taker and not made", "en": "{name}: down, {own}"}]}],
             "tell": {"parts": [
                {"is": "not taker", "en": "all passed|passed"},
                {"is": "contract", "en": "{taker} {n}|{n}"},
                {"is": "call != 'no' and taker", "en": "{call}"}]},
             "coming": {"en": "Deal eight cards each, bid and play.|Deal 8, bid"}}],
        "end": {"wins": "high", "limit": "target", "equal": "play on", "rule": 10},
        "deal": {"from": "French Belote Federation, Coinche 3.4, 5.1: counter-clockwise, three, two, three; the player to the right of the dealer leads", "cards": 8, "deck": "32", "by": [3, 2, 3], "starts": "next", "rule": 1},
        "rules": [
            {"from": "French Belote Federation, Coinche 2: four in two sides, 32 cards", "en": "Four players in two sides, with 32 cards."},
            {"from": "French Belote Federation, Coinche 6, 9: what each card counts, 10 for the last trick, 162 in all, 252 for all tricks", "en": "All cards and the last trick are worth 162, all tricks together 252. No card counts 1, so no side has 1 or 161."},
            {"from": "French Belote Federation, Coinche 4.1: 80 or more, in tens, or a capot; all pass, the next player deals", "en": "A contract is 80 points or more, in tens, or a capot, all tricks, entered as 250.| Where all pass, the next player deals."},
            {"from": "French Belote Federation, Coinche 4.2, 10.1: the contract reached, and more than the other side; made, both score their own, and the contract; down, 160 and the contract for the others; a capot takes the declarations of the others", "asked": {"en": "What does a contract score?|A contract?"}, "en": "A contract is made with as many points as it says, belote and declarations included, and more than the other side has.| Then the taker scores these and the contract, the other side its own. Down, the other side scores 160, all declarations and the contract. A tie is down."},
            {"from": "French Belote Federation, Coinche 7, 10.1: 20 for its side, also if it is down or coinched", "asked": {"en": "A contract is down. Whose is the belote?|Whose belote?"}, "en": "King and queen of trumps in one hand, the belote, are 20 for the side of whoever plays them, always."},
            {"from": "French Belote Federation, Coinche 8: 20, 50, 100, four of a rank 100, nines 150, jacks 200, of one side; its Contrée 8: without", "en": "Sequences and four of a rank count, of one side only: three in order 20, four 50, five 100; four of a rank 100, nines 150, jacks 200, sevens and eights nothing.| With {option:declared=no}, as in Contrée, they do not."},
            {"from": "French Belote Federation, Coinche 10.1: (160, or 250 for all tricks, declarations, belote, contract) x 2, x 4; coinchons.fr: the belote is 20 in all cases; exoty.com/compter-points-coinche: doubles the contract; iscool.helpshift.com, coinche rules: surcoinche x 3", "asked": {"en": "What does a coinche double?|Coinche doubles?|Coinche?"}, "en": "After a coinche the winner alone scores: 160, or 250 for all tricks made, all declarations, the belote and the contract, twice, after a surcoinche four times; the other side has its belote.| With {option:doubled=cards} the belote is 20 always; with {option:doubled=contract} only the contract is doubled, and all else counts as without."},
            {"from": "French Belote Federation, Coinche 10.1: 250 for a capot announced; coinchons.fr: 500, made or not", "en": "A capot that was announced is a contract of 250.| With {option:capot=500} it is 500 in all, for whoever wins; belote and declarations are added."},
            {"from": "French Belote Federation, Coinche 10.2: 84 is 80, 85 is 90; the contract is not rounded: lacontree.free.fr/index.php?page=lecon2_2", "en": "What a side scores is rounded to tens: 84 is 80, 85 is 90.| A contract is not made by rounding. {option:rounding=no} leaves it out."},
            {"from": "French Belote Federation, Coinche 10.3: the higher, and another deal if they are equal; contree.net/regles-du-jeu/score, coinchons.fr: 2000; that a belote alone does not win is not counted here", "on": "win", "en": "The first side at 2000 (house rule {option:target}) after a deal wins; where both are there, the higher one.| If they are equal, play continues."}],
    }
