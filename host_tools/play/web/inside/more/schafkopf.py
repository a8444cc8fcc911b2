"""Schafkopf, as a score form: Sauspiel with a partner, Wenz and Solo alone; it adds up to 0."""


def form() -> "dict[str, object]":
    """Return the form."""
    twice = "(16 if %s == 4 else 8 if %s == 3 else 4 if %s == 2 else 2 if %s else 1)"
    share = "(1 if game == 'sauspiel' else 3) if player else 1 if partner else -1"
    return {
        "form": "schafkopf", "title": "Schafkopf", "prefix": "SFK", "players": [4], "stake": "points",
        "source": "sauspiel.de/schafkopf-lernen/spielabrechnung, internet-schafkopf.de/allgemeines/regeln.html",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "sau", "is": "1 to 500", "default": 20, "rule": 3, "en": "a Sauspiel"},
            {"option": "alone", "is": "1 to 500", "default": 50, "rule": 3, "en": "Solo and Wenz|Solo"},
            {"option": "extra", "is": "0 to 500", "default": 10, "rule": 4, "en": "Schneider, Laufende|Schneider"},
            {"option": "rounds", "is": "4 to 200", "default": 32, "rule": 8, "en": "hands"}],
        "let": [
            ["played", "game == 'sauspiel' or game == 'wenz' or game == 'solo'"],
            ["way", "1 if (won if tout != 'no' and game != 'sauspiel' else eyes > 60) else -1"],
            ["schneider", "(eyes > 90 or eyes < 31) and (tout == 'no' or game == 'sauspiel')"],
            ["base", "sau if game == 'sauspiel' else alone"],
            ["more", "schneider + black + runners"],
            ["times", "(2 if tout == 'tout' else 4 if tout == 'sie' else 1) * " + twice.replace("%s", "laid")],
            ["factor", "times * " + twice.replace("%s", "contra")],
            ["value", "factor * (base + extra * more) if played"]],
        "steps": [
            {"step": "hand", "en": "hand",
             "fields": [
                {"field": "player", "is": "player or nobody", "rule": 2, "en": "who played", "ask": {"en": "Who played?|Player?"}},
                {"field": "game", "is": ["sauspiel", "wenz", "solo"], "when": "player", "rule": 3, "en": "game", "values": {"sauspiel": "Sauspiel", "wenz": "Wenz", "solo": "Solo"}, "ask": {"en": "Which game?|Game?"}},
                {"field": "partner", "for": "each player", "is": "yes/no", "when": "game == 'sauspiel' and not player", "rule": 2, "en": "called partner|partner", "ask": {"en": "{name} had the ace called?|{name}: the ace?"}},
                {"field": "tout", "is": ["no", "tout", "sie"], "when": "game == 'wenz' or game == 'solo'", "rule": 7, "en": "tout", "values": {"no": "no", "tout": "Tout", "sie": "Sie"}, "ask": {"en": "A Tout, or a Sie?|Tout or Sie?|Tout?"}},
                {"field": "won", "is": ["yes", "no"], "when": "tout == 'tout' or tout == 'sie'", "rule": 7, "en": "all tricks", "ask": {"en": "All tricks made?|All tricks?"}},
                {"field": "eyes", "is": "0 to 120", "when": "game == 'sauspiel' or tout == 'no'", "rule": 2, "en": "card points|points", "ask": {"en": "Card points of who played?|Their points?|Points?"}},
                {"field": "black", "is": "yes/no", "when": "(game == 'sauspiel' or tout == 'no') and (eyes == 0 or eyes == 120)", "rule": 4, "en": "no trick", "ask": {"en": "The losers had no trick?|No trick?"}},
                {"field": "runners", "is": "0 to 14", "when": "player", "rule": 5, "en": "Laufende"},
                {"field": "laid", "is": "0 to 4", "when": "player", "rule": 6, "en": "laid down|laid", "ask": {"en": "How many laid, or knocked?|How many laid?|Laid?"}},
                {"field": "contra", "is": "0 to 4", "when": "player", "rule": 6, "en": "Kontra", "ask": {"en": "Kontra 1, Re 2, and so on?|Kontra, Re?|Kontra?"}}],
             "check": [
                {"once": "game != 'sauspiel' or count(partner) == 1", "rule": 2, "en": "One has the ace called, not {n}."},
                {"once": "eyes != 1 and eyes != 119", "rule": 2, "en": "No card counts 1: no side has 1 or 119.|No 1, no 119"},
                {"once": "runners == 0 or runners > 2 or game == 'wenz' and runners == 2", "rule": 5, "en": "Laufende count from three on, at a Wenz from two.|From 3, Wenz from 2"},
                {"once": "game != 'wenz' or runners < 5", "rule": 5, "en": "A Wenz has four trumps.|Wenz: at most 4"},
                {"once": "tout != 'sie' or won", "rule": 7, "en": "A Sie cannot be lost.|A Sie is won"}],
             "score": ["way * value * (" + share + ")"],
             "notes": [
                {"rule": 3, "parts": [
                    {"is": "played and way > 0", "en": "won"},
                    {"is": "played and way < 0", "en": "lost"},
                    {"is": "schneider", "en": "Schneider"},
                    {"is": "black", "en": "no trick"},
                    {"is": "runners", "en": "Laufende {n}"},
                    {"is": "value if played and factor > 1", "en": ": {factor} x ({base} + {more} x {extra}) = {n}"},
                    {"is": "value if played and factor == 1", "en": ": {base} + {more} x {extra} = {n}"}]}],
             "tell": {"parts": [
                {"is": "not played", "en": "all passed|passed"},
                {"is": "played", "en": "{player} {game}|{player}"}]},
             "coming": {"en": "Deal eight each, four and four, bid and play.|Deal 8, bid, play"}}],
        "end": {"wins": "high", "rounds": "rounds", "rule": 8},
        "deal": {"from": "saukopf.eu/basics.htm: four and four; who sits to the left of the dealer leads", "cards": 8, "deck": "32", "by": 4, "starts": "next", "rule": 1},
        "rules": [
            {"from": "schafkopfschule.de: four, eight cards each of 32", "en": "Four players, each alone, with 32 cards, eight each."},
            {"from": "sauspiel.de, spielabrechnung: at 60 each the other side has won; raschesspiele.de, reg6abre: 61; saukopf.eu: nobody plays", "asked": {"en": "Both have 60. Who wins?|60 each?"}, "en": "In a Sauspiel the player and whoever has the ace called are one side, in a Wenz or a Solo the player is alone.| That side wins with 61 of the 120 points; with 60 each the others have won. Where nobody plays, the next player deals."},
            {"from": "sauspiel.de, spielabrechnung: 10-20-50; all three pay a Solo; online-schafkopf-lernen.de/schafkopf-spielwerte.html: 5/20, 10/20", "asked": {"en": "What is a hand worth?|Worth?"}, "en": "A Sauspiel is worth 20, a Wenz or a Solo 50 (house rules {option:sau} and {option:alone}).| In a Sauspiel both losers pay it, in a Wenz or a Solo the player pays it to each or gets it from each, so every hand adds up to 0."},
            {"from": "internet-schafkopf.de: 91 for the player, 90 for the others; 10 each for Schneider and Schwarz: online-schafkopf-lernen.de", "asked": {"en": "When is a side Schneider?|Schneider?"}, "en": "Schneider is 10 more (house rule {option:extra}), without a trick another 10, whichever side has lost.| The player's side is Schneider with 30 points or fewer, the others with 29 or fewer."},
            {"from": "internet-schafkopf.de: from three, at a Wenz from two, 10 each; schafkopf-palast.de, lektion-2: also who loses", "asked": {"en": "From how many do Laufende count?|Laufende?"}, "en": "The highest trumps in a row in one side's hands are Laufende: three or more, at a Wenz two or more, are 10 each (house rule {option:extra}), whichever side wins."},
            {"from": "sauspiel.de, spielabrechnung: each who lays doubles; internet-schafkopf.de: twice, four times; dokutransdata.de: Sub, Hirsch", "asked": {"en": "What do laying and Kontra do?|Kontra?"}, "en": "Everyone who laid, or knocked, before the second four cards doubles the hand; so do Kontra, Re, Sub and Hirsch, each again."},
            {"from": "dokutransdata.de/SkatBlock/manual/node9: a Tout twice, a Sie four times; that Schneider does not count beside: not verified", "asked": {"en": "What is a Tout worth?|A Tout?"}, "en": "A Tout, all tricks announced, doubles a Wenz or a Solo, a Sie, all four Ober and Unter in one hand, counts four times.| A Tout that misses a trick is lost. Schneider does not count beside."},
            {"from": "this project: the number of hands", "on": "win", "en": "The game ends after 32 hands (house rule {option:rounds}).| The highest score wins; equal scores share the win."}],
    }
