"""French tarot, as a score form: a taker and a contract; every deal adds up to 0."""


def form() -> "dict[str, object]":
    """Return the form."""
    share = "(pays if taker else 1 if called and not alone else -1)"
    return {
        "form": "tarot", "title": "Tarot", "prefix": "TAR", "players": [3, 5], "direction": "right", "stake": "points",
        "source": "French Tarot Federation, its official rules (R-RO201206), a copy at github.com/vareversat/carg, assets/rules/tarot_rules.md",
        "unit": {"en": "deal"}, "units": {"en": "deals"},
        "options": [
            {"option": "rounds", "is": "3 to 100", "default": 20, "rule": 10, "en": "deals"}],
        "let": [
            ["alone", "not called or count(taker and called) > 0"],
            ["pays", "players - 1 if alone else 2"],
            ["need", "36 if bouts == 3 else 41 if bouts == 2 else 51 if bouts == 1 else 56"],
            ["over", "abs(points - need)"],
            ["way", "1 if points >= need else -1"],
            ["times", "6 if bid == 'contre' else 4 if bid == 'sans' else 2 if bid == 'garde' else 1"],
            ["played", "bid == 'prise' or times > 1"],
            ["contract", "way * (25 + over) * times"],
            ["end_bonus", "10 * times if petit == 'taker' else -10 * times if petit == 'defence'"],
            ["shown", "way * handful"],
            ["all_tricks", "400 if slam == 'announced' else 200 if slam == 'made' else -200 if slam == 'missed' or slam == 'defence'"],
            ["value", "contract + end_bonus + shown + all_tricks"]],
        "steps": [
            {"step": "deal", "en": "deal",
             "fields": [
                {"field": "taker", "is": "player or nobody", "rule": 2, "en": "who took", "ask": {"en": "Who took?|Taker?"}},
                {"field": "bid", "is": ["prise", "garde", "sans", "contre"], "when": "taker", "rule": 4, "en": "bid", "values": {"sans": "garde sans|sans", "contre": "garde contre|contre"}, "ask": {"en": "Which bid?|Bid?"}},
                {"field": "called", "is": "player or nobody", "when": "taker and players == 5", "rule": 8, "en": "called partner|partner", "ask": {"en": "Who has the king called?|Who was called?|Called?"}},
                {"field": "bouts", "is": "0 to 3", "when": "taker", "rule": 3, "en": "bouts", "ask": {"en": "Bouts of the taker?|Bouts?"}},
                {"field": "points", "is": "0 to 91", "when": "taker", "rule": 3, "en": "points", "ask": {"en": "Card points of the taker?|Taker's points?|Points?"}},
                {"field": "petit", "is": ["no", "taker", "defence"], "when": "taker", "rule": 5, "en": "petit at the end|petit", "values": {"no": "no", "taker": "the taker's side|taker", "defence": "the defence|defence"}, "ask": {"en": "Petit in the last trick? Whose?|Petit at the end?|Petit?"}},
                {"field": "handful", "is": [0, 20, 30, 40, 50, 60], "when": "taker", "rule": 6, "en": "handful", "values": {"0": "none", "20": "single 20|20", "30": "double 30|30", "40": "triple 40|40", "50": "together 50|50", "60": "together 60|60"}, "ask": {"en": "A handful shown?|Handful?"}},
                {"field": "slam", "is": ["no", "made", "announced", "missed", "defence"], "when": "taker", "rule": 7, "en": "slam", "values": {"no": "no", "made": "made, not announced|made", "announced": "announced and made|announced", "missed": "announced, missed|missed", "defence": "the defence's|defence"}, "ask": {"en": "All tricks, a slam?|A slam?|Slam?"}}],
             "check": [
                {"once": "points >= 4 * bouts and points <= 79 + 4 * bouts", "rule": 3, "en": "Bouts: {bouts}, points: {points}? Each bout is 4 at least.|Bouts {bouts}: not {points}"},
                {"once": "petit != 'taker' or bouts > 0", "rule": 5, "en": "The side of the petit has a bout.|A bout, the petit"},
                {"once": "petit != 'defence' or bouts < 3", "rule": 5, "en": "The defence has the petit, so the taker has at most two bouts.|At most two bouts"},
                {"once": "players == 5 or handful < 50", "rule": 6, "en": "Only with five players do handfuls make more than 40.|At most 40"},
                {"once": "(slam != 'made' and slam != 'announced') or bid == 'contre' or points >= 87", "rule": 7, "en": "With all tricks the taker has 87 points or more.|All tricks: 87 or more"},
                {"once": "slam != 'defence' or points < need", "rule": 7, "en": "Without a trick the taker has not made it.|No trick: down"}],
             "score": [
                "contract * " + share + " if played",
                {"is": "end_bonus * " + share, "en": "petit"},
                {"is": "shown * " + share, "en": "handful"},
                {"is": "all_tricks * " + share, "en": "slam"}],
             "notes": [
                {"rule": 3, "parts": [
                    {"is": "played and way > 0", "en": "made: {points} of {need}"},
                    {"is": "played and way < 0", "en": "down: {points} of {need}"},
                    {"is": "25 + over if played and times > 1", "en": ", {times} x (25 + {over})"},
                    {"is": "25 + over if played and times == 1", "en": ", 25 + {over}"}]}],
             "tell": {"parts": [
                {"is": "not played", "en": "all passed|passed"},
                {"is": "played", "en": "{taker} {bid}|{taker}"}]},
             "coming": {"en": "Deal, bid and play; then count what the taker has.|Deal, bid, play"}}],
        "judge": {"is": "value", "fields": ["bid", "bouts", "points", "petit", "handful", "slam"], "rule": 4, "en": "What does each defender pay at tarot?|What does each pay?|Each pays?"},
        "end": {"wins": "high", "rounds": "rounds", "rule": 10},
        # As many cards as six suits of 13 have.
        "deal": {"from": "French Tarot Federation 5, 7, 15, 16: counter-clockwise, 18 each, 24 with three, 15 with five; six beside, three with five; the player to the right of the dealer speaks and leads first", "cards": "24 if players == 3 else 18 if players == 4 else 15", "deck": {"suits": "SHDCEF", "ranks": "A to K"}, "beside": [{"cards": "3 if players == 5 else 6", "en": "dog"}], "starts": "next", "rule": 1},
        "rules": [
            {"from": "French Tarot Federation 3, 5, 15, 16: 78 cards; three to five players", "en": "Three to five players, each alone, with 78 cards: four suits of 14, 21 trumps and the excuse."},
            {"on": "turn", "from": "French Tarot Federation 4, 7, 14: one against the others; all pass, the next player deals", "en": "One player takes and plays against all others, the defence, in this deal.| Where all pass, the next player deals."},
            {"from": "French Tarot Federation 4, 13: 56, 51, 41, 36 by bouts; 25 and the difference; 15, 16: the half point is of the side that wins", "asked": {"en": "How many points does the taker need?|Taker needs?|Needs?"}, "en": "The taker needs 56 of the 91 points, 51 with one bout (the 21, the petit, the excuse), 41 with two, 36 with all three.| The difference and 25 count, for the taker if it is made, else for the defence. With three or five players a half point is of the side that wins: 40 and a half of 41 are 40."},
            {"from": "French Tarot Federation 7, 13, 14: unchanged, twice, four and six times; each defender the same, the taker three times that", "asked": {"en": "How often does a contract count?|Counts how often?|How often?"}, "en": "That counts once in a prise, twice in a garde, four times in a garde sans, six times in a garde contre the dog.| Each defender pays or gets it; the taker the same from each of them, so every deal adds up to 0."},
            {"from": "French Tarot Federation 11: 10, by the contract, whoever has won", "asked": {"en": "The petit is in the last trick. What is it worth?|Petit at the end?|Petit?"}, "en": "The petit in the last trick is 10 for the side that takes the trick, as often as the contract counts, whoever wins the deal."},
            {"from": "French Tarot Federation 10, 15, 16: 20, 30, 40, for the side that wins the deal; 10, 13, 15 trumps of four players, 13, 15, 18 of three, 8, 10, 13 of five", "asked": {"en": "A defender shows a handful. Who gets it?|Whose handful?|Handful?"}, "en": "A handful is 20, a double one 30, a triple one 40, for the side that wins the deal, whoever showed it; several are added.| It has 10, 13 or 15 trumps; with three players 13, 15 or 18, with five 8, 10 or 13."},
            {"from": "French Tarot Federation 9, 12: 400, 200, -200, 200 for each defender; the excuse stays with the defence", "asked": {"en": "What is a slam worth?|A slam?"}, "en": "A slam, all tricks, is 400 if it was announced, 200 if not; announced and missed it costs 200. If the defence takes all tricks, each of them gets 200."},
            {"from": "French Tarot Federation 16: two thirds and one third; alone against four", "asked": {"en": "How do five divide?|Five divide?"}, "en": "With five the taker calls a king; whoever has it is on the taker's side and gets or pays once, the taker twice.| Who has that king, or finds it in the dog, plays alone against four: nobody was called, or the taker. With three the taker gets or pays twice, with four three times."},
            {"from": "French Tarot Federation 8, 9, 12: prise and garde take the dog; garde sans counts it, garde contre gives it to the defence", "on": "hands", "en": "In a prise or a garde the taker takes the dog and lays as many cards away, no king and no bout; they count for the taker. In a garde sans the dog counts for the taker unseen, in a garde contre for the defence."},
            {"from": "regles2jeux.fr/les-points-au-tarot: a number of deals that was agreed; that they are 20: this project", "on": "win", "en": "The game ends after 20 deals (house rule {option:rounds}).| The highest score wins; equal scores share the win."}],
    }
