"""Doppelkopf, as a score form: who is Re is said for each hand."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "doppelkopf", "title": "Doppelkopf", "prefix": "DOK", "players": [4, 5], "sides": "by re", "stake": "points",
        "idle": {"is": "players == 5 and turn == 5", "rule": 1},
        "source": "doppelkopfapp.com, kratzdiekurve.com, planetsenior.de",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "calls", "is": ["double", "add", "all"], "rule": 6, "en": "Re and Contra|calls", "values": {"add": "add two|add 2", "all": "add two, no 90 as well|no 90"}},
            {"option": "rounds", "is": "4 to 96", "default": 24, "rule": 7, "en": "hands"}],
        "let": [
            ["mine", "max(re)"],
            ["re_missed", "re_no and eyes <= 120 + 30 * re_no and not (black and eyes)"],
            ["contra_missed", "contra_no and eyes >= 120 - 30 * contra_no and (eyes or not black)"],
            ["draw", "re_missed and contra_missed"],
            ["ahead", "not re_missed if re_no else contra_missed if contra_no else eyes > 120 or eyes == 120 and calls != 'double' and contra_said and not re_said"],
            ["winner", "mine == ahead"],
            ["less", "240 if draw else 240 - eyes if ahead else eyes"],
            ["levels", "1 + max(0, (119 - less) // 30) + black"],
            ["over", "max(0, min(re_no, re_no + 1 - (eyes - 61) // 30)) - max(0, min(contra_no, contra_no + 1 - (179 - eyes) // 30))"],
            ["told", "re_no + contra_no + abs(over) if not draw"],
            ["won", "levels + (1 if game == 'normal' and not ahead) + (2 * (re_said + contra_said) if calls != 'double') + told"],
            ["worth", "over + max(0, (119 - eyes) // 30) - max(0, (eyes - 121) // 30) if draw else won"],
            ["factor", "(2 if re_said else 1) * (2 if contra_said else 1) if calls == 'double' else 1"]],
        "steps": [
            {"step": "hand", "en": "hand",
             "fields": [
                {"field": "game", "is": ["normal", "solo"], "rule": 5, "en": "game", "ask": {"en": "Which game?|Game?"}},
                {"field": "re", "for": "each player", "is": "yes/no", "rule": 2, "en": "Re", "ask": {"en": "{name} was Re?|{name}: Re?"}},
                {"field": "re_said", "is": "yes/no", "rule": 6, "en": "Re called|Re", "ask": {"en": "Was Re called?|Re called?"}},
                {"field": "contra_said", "is": "yes/no", "rule": 6, "en": "Contra called|Contra", "ask": {"en": "Was Contra called?|Contra?"}},
                {"field": "re_no", "is": [0, 1, 2, 3, 4], "when": "calls == 'all' and re_said", "rule": 8, "en": "announced by Re|by Re", "values": {"0": "nothing", "1": "no 90", "2": "no 60", "3": "no 30", "4": "no trick"}, "ask": {"en": "What did Re announce?|Re announced?"}},
                {"field": "contra_no", "is": [0, 1, 2, 3, 4], "when": "calls == 'all' and contra_said", "rule": 8, "en": "announced by Contra|by Contra", "values": {"0": "nothing", "1": "no 90", "2": "no 60", "3": "no 30", "4": "no trick"}, "ask": {"en": "What did Contra announce?|Contra announced?|Contra?"}},
                {"field": "eyes", "is": "0 to 240", "rule": 3, "en": "points of Re", "ask": {"en": "Card points of Re?|Re's points?|Points?"}},
                {"field": "black", "is": "yes/no", "when": "eyes == 0 or eyes == 240", "rule": 3, "en": "no trick", "ask": {"en": "The others had no trick?|No trick?"}},
                {"field": "special", "for": "each side", "is": "0 to 12", "when": "game == 'normal' and not idle", "rule": 4, "en": "special points|special"}],
             "check": [
                {"once": "eyes != 1 and eyes != 239", "rule": 3, "en": "No card counts 1: no side has 1 or 239.|No 1, no 239"},
                {"once": "count(re) == (2 if game == 'normal' else 1)", "rule": 2, "en": "Two are Re, one in a solo, not {n}."}],
             "score": [
                "(factor * worth if winner else -factor * worth) * (3 if mine and game == 'solo' else 1) if not idle",
                {"is": "factor * (special - others(special)) if not idle", "en": "special"}],
             "notes": [
                {"rule": 3, "parts": [
                    {"is": "ahead", "en": "Re won"},
                    {"is": "not ahead and not draw", "en": "Contra won"},
                    {"is": "1 + (less < 90) if less < 90", "en": "no 90: {n}"},
                    {"is": "3 if less < 60", "en": "no 60: {n}"},
                    {"is": "4 if less < 30", "en": "no 30: {n}"},
                    {"is": "5 if black", "en": "no trick: {n}"},
                    {"is": "levels + 1 if game == 'normal' and not ahead and not draw", "en": "against the old: {n}"},
                    {"is": "draw", "en": "nobody won"}]},
                {"rule": 8, "parts": [
                    {"is": "re_missed or contra_missed", "en": "announced and missed|missed"},
                    {"is": "told", "en": "announcements: {n}|announced: {n}"}]}],
             "tell": {"parts": [
                {"is": "ahead", "en": "Re won|Re"},
                {"is": "not ahead and not draw", "en": "Contra won|Contra"},
                {"is": "game == 'solo'", "en": "solo"},
                {"is": "draw", "en": "nobody won|nobody"}]},
             "coming": {"en": "Play, then enter who is Re and Re's points.|Play, then count"}}],
        "end": {"wins": "high", "rounds": "rounds", "rule": 7},
        "deal": {"from": "doppelkopf-regeln.com: 48 cards, four each until everyone has 12, the player to the left of the dealer leads", "cards": 12, "deck": {"suits": "SHDC", "ranks": "A 9 to K", "copies": 2}, "by": 4, "starts": "next"},
        "rules": [
            {"from": "braeuer.ch/doko/dokoreg.html, hanne.schliedermann.eu: four; of five the dealer sits out", "en": "Four players, each alone.| Of five the dealer sits out."},
            {"on": "turn", "from": "doppelkopf-web.de/doko-anleitung: who has a queen of clubs is Re", "en": "The two with a queen of clubs are Re, the others Contra.| Who has both, or plays a solo, is Re alone; a silent wedding is entered as a solo."},
            {"from": "doppelkopfapp.com/blog/doppelkopf-punkte-zaehlen-anleitung: 121 wins, for Contra 120; one each for no 90, 60, 30, no trick; planetsenior.de/doppelkopf_bewertung_ansagen, doko-wissen.de: 121 for Contra where only it called; planetsenior.de/doppelkopf_werte_spielziel: what each card counts", "asked": {"en": "Who wins with 120 points?|120 points?"}, "en": "Re wins with 121 of the 240 points, Contra with 120; with {option:calls=add}, Contra needs 121 where it called and Re did not.| The game is 1 point, and 1 more each if the others have fewer than 90, 60 or 30, or no trick. No card counts 1, so no side has 1 or 239."},
            {"from": "doppelkopfapp.com/blog/doppelkopf-punkte-zaehlen-anleitung: against the old; fox, Charlie, Doppelkopf", "en": "In a normal game Contra wins 1 point more, against the old.| A fox caught, Charlie in the last trick, and a trick of 40 or more are a special point each."},
            {"from": "kratzdiekurve.com/Doppelkopf: a solo has no special points, and counts three times for the soloist", "asked": {"en": "How does a solo count?|A solo?"}, "en": "In a solo nothing special counts, nor the old; who is Re alone counts three times.| All scores of a hand add up to 0."},
            {"from": "kratzdiekurve.com, doppelkopf-web.de: a call doubles; that it adds two in tournaments was not verified", "asked": {"en": "Re was called. What does it change?|Re called?"}, "en": "Re and Contra, if called, double the game and the special points each; with {option:calls=add} each adds 2 to the game."},
            {"on": "win", "from": "this project: the number of hands", "en": "The game ends after 24 hands (house rule {option:rounds}).| The highest score wins; equal scores share the win."},
            {"from": "doko-wissen.de, Turnierspielregeln: the rules of the German federation of April 2000, 7.1.2 to 7.1.4 and 7.2.2; planetsenior.de/doppelkopf_punktwertung: 1 for each, 120 against no 90, 90, 60, 30; if both miss, only what was reached", "asked": {"en": "No 60 was announced and missed. Who wins?|Announced and missed?|Missed?"}, "en": "With {option:calls=all}, calls are as with {option:calls=add}, and who called may announce no 90, no 60, no 30, no trick: 1 more each, those before it included.| A side that misses one has lost, whatever its points; 120 points against no 90, 90 against no 60, 60 against no 30, 30 against no trick are 1 more each. If both miss, nobody has won: only these count, and fewer than 90, 60, 30."}],
    }
