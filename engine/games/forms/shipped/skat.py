"""Skat, as a score form: by facts, or by the value alone."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "skat", "title": "Skat", "prefix": "SKT", "players": [3, 5],
        "idle": {"is": "players == 4 and turn == 4 or players == 5 and (turn == 3 or turn == 5)", "rule": 1},
        "source": "skatspielen.info, skatregeln.net, skatblog.com",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "entry", "is": ["facts", "value"], "rule": 9, "en": "a hand is entered|entry", "values": {"facts": "by facts|facts", "value": "by its value|value"}},
            {"option": "seeger", "is": ["no", "yes"], "rule": 3, "en": "Seeger-Fabian scoring|Seeger-Fabian|Seeger-F."},
            {"option": "rounds", "is": "3 to 108", "default": 36, "rule": 4, "en": "hands"}],
        "let": [
            ["number", "bid + value"],
            ["suited", "(number % 9 == 0 and number < 163) or (number % 10 == 0 and number < 181) or (number % 11 == 0 and number < 199) or (number % 12 == 0 and number < 217) or number % 24 == 0"],
            ["nulled", "number == 23 or number == 35 or number == 46 or number == 59"],
            ["base", "9 if game == 'diamonds' else 10 if game == 'hearts' else 11 if game == 'spades' else 12 if game == 'clubs' else 24 if game == 'grand'"],
            ["fixed", "(59 if hand and open else 46 if open else 35 if hand else 23) if game == 'null'"],
            ["level", "1 if announced == 'schneider' else 2 if announced == 'schwarz' else 3 if announced == 'open'"],
            ["reached", "1 if result == 'schneider' or result == 'lost_schneider' else 2 if result == 'schwarz' or result == 'lost_schwarz'"],
            ["factor", "tops + 1 + hand + max(reached, min(level, 2)) + level if base"],
            ["worth", "value + fixed + base * factor"],
            ["lost", "max(worth, base * ((bid + base - 1) // max(base, 1)))"],
            ["made", "declarer and bid <= worth and reached >= min(level, 2) and (won or result == 'won' or result == 'schneider' or result == 'schwarz')"],
            ["twice", "2 * lost"]],
        "steps": [
            {"step": "hand", "en": "hand",
             "fields": [
                {"field": "declarer", "is": "player or nobody", "en": "who declared", "ask": {"en": "Who declared?|Declarer?"}},
                {"field": "value", "is": "18 to 264", "when": "declarer and entry == 'value'", "rule": 5, "en": "value of the game|value", "ask": {"en": "Value of the game?|Value?"}},
                {"field": "bid", "is": "18 to 264", "when": "declarer and entry == 'facts'", "rule": 5, "en": "bid", "ask": {"en": "The bid?|Bid?"}},
                {"field": "game", "is": ["diamonds", "hearts", "spades", "clubs", "grand", "null"], "when": "declarer and entry == 'facts'", "rule": 5, "en": "game", "ask": {"en": "Which game?|Game?"}},
                {"field": "jacks", "is": ["with", "without"], "when": "declarer and base", "rule": 5, "en": "jack of clubs", "ask": {"en": "With or without?|With?"}},
                {"field": "tops", "is": "1 to 4 if game == 'grand' else 11", "when": "declarer and base", "rule": 5, "en": "tops", "ask": {"en": "With or without how many?|How many?"}},
                {"field": "hand", "is": "yes/no", "when": "declarer and entry == 'facts'", "rule": 5, "en": "hand game|hand", "ask": {"en": "A hand game?|Hand?"}},
                {"field": "announced", "is": ["no", "schneider", "schwarz", "open"], "when": "hand and base", "rule": 7, "en": "announced", "values": {"no": "nothing"}, "ask": {"en": "What was announced?|Announced?"}},
                {"field": "open", "is": "yes/no", "when": "game == 'null'", "rule": 6, "en": "open", "ask": {"en": "Played open?|Open?"}},
                {"field": "result", "is": ["won", "schneider", "schwarz", "lost", "lost_schneider", "lost_schwarz"], "when": "declarer and base", "rule": 2, "en": "result", "ask": {"en": "How did it end?|The end?"}},
                {"field": "won", "is": ["yes", "no"], "when": "declarer and (entry == 'value' or game == 'null')", "rule": 2, "en": "won"}],
             "check": [{"once": "suited or nulled", "rule": 5, "en": "No game of Skat is worth {number}.|None is worth {number}."}],
             "score": [
                "(factor * base if base else worth) if declarer and made",
                "-2 * lost if declarer and not made",
                "(50 if made else -50) if declarer and seeger",
                "120 // players if seeger and worth and not made and not declarer"],
             "notes": [
                {"rule": 5, "parts": [
                    {"is": "tops", "en": "{jacks} {n}"},
                    {"is": "tops + 1 if tops", "en": "game {n}"},
                    {"is": "tops + 2 if tops and hand", "en": "hand {n}"},
                    {"is": "tops + 2 + hand if reached or level", "en": "schneider {n}"},
                    {"is": "tops + 3 + hand if level", "en": "announced {n}"},
                    {"is": "tops + 3 + hand + (1 if level) if reached == 2 or level > 1", "en": "schwarz {n}"},
                    {"is": "tops + 5 + hand if level > 1", "en": "announced {n}"},
                    {"is": "tops + 6 + hand if level > 2", "en": "open {n}"},
                    {"is": "worth if tops and bid <= worth", "en": ": {factor} x {base} = {n}"},
                    {"is": "worth if tops and bid > worth", "en": ": {n}; bid {bid}, so 2 x {lost}|: {n}, bid {bid}: 2 x {lost}"}]},
                {"rule": 6, "parts": [
                    {"is": "fixed", "en": "null"},
                    {"is": "fixed and hand", "en": "hand"},
                    {"is": "open", "en": "open"},
                    {"is": "fixed", "en": ": {n}"}]},
                {"rule": 7, "parts": [{"is": "declarer and reached < min(level, 2)", "en": "The announcement was missed: lost.|Announced, missed"}]},
                {"rule": 8, "parts": [{"is": "bid if declarer and bid > worth", "en": "overbid: {worth} with a bid of {n} loses {twice}|overbid: -{twice}"}]},
                {"rule": 3, "parts": [{"is": "120 // players if seeger and worth and not made", "en": "lost: {n} for each of the others|others: {n}"}]}],
             "tell": {"parts": [
                {"is": "not declarer", "en": "all passed|passed"},
                {"is": "declarer and not bid", "en": "{declarer}"},
                {"is": "declarer and bid", "en": "{declarer} {game}|{declarer}"}]},
             "coming": {"en": "Deal ten cards each, bid and play.|Deal 10, bid"}}],
        "judge": {"is": "worth", "fields": ["game", "jacks", "tops", "hand", "announced", "open", "result"], "options": {"entry": "facts"}, "rule": 5, "en": "What is this Skat hand worth?|What is it worth?|Hand worth?"},
        "end": {"wins": "high", "rounds": "rounds", "rule": 4},
        "deal": {"from": "spiel.pickuptheater.com: three each, two as skat, four, three; spielautomaten-24.de/skat: the player to the left of the dealer leads", "cards": 10, "deck": "32", "by": [3, 0, 4, 3], "beside": [{"cards": 2, "en": "skat"}], "starts": "next", "rule": 1},
        "rules": [
            {"from": "skatspielen.info: the dealer of four sits out, of five also the third to the left", "en": "Three play a hand, each alone, with 32 cards.| At a table of four the dealer sits out, at one of five the dealer and the third player after the dealer."},
            {"from": "en.wikipedia.org, a copy: lost counts twice, since 1999 in hand games, too", "en": "The declarer scores the value of the game, or loses twice that.| If all pass, nobody scores. Contra, Bock and Ramsch are not counted here."},
            {"from": "skatblog.com: 50; skatspielen.info: 40 at a table of three, 30 of four, also who sits out; 32karten.de, viewtopic p=119184: 24 of five", "en": "With {option:seeger=yes} a game won is 50 more; a game lost costs 50 more, and each of the others scores 40, at a table of four 30, of five 24, those who sit out, too."},
            {"from": "this project: the number of hands", "on": "win", "en": "The game ends after 36 hands (house rule {option:rounds}).| The highest score wins; equal scores share the win."},
            {"from": "yumpu.com/de/document/view/38595069/internationale-skatordnung-isko/26: the Skat Order 5.2.6, clubs open with two 9 x 12, grand open with four 11 x 24; skatregeln.net/gewinnstufen.html, Penguin Book of Card Games 68: bases and steps", "asked": {"en": "How is the value of a game worked out?|The value?"}, "en": "The base is 9 for diamonds, 10 hearts, 11 spades, 12 clubs, 24 grand.| It counts once for each top trump in a row, held or missing from the jack of clubs on, once for the game, and once more for each: hand, schneider, schneider announced, schwarz, schwarz announced, open."},
            {"from": "raschesspiele.de: 23, 35, 46, 59", "en": "Null is 23, as a hand game 35, open 46, hand and open 59."},
            {"from": "yumpu.com/de/document/view/38595069/internationale-skatordnung-isko/26: the Skat Order 5.2.5, 5.2.6: announced in a hand game only; missed, lost with at least that; open is schwarz announced", "asked": {"en": "What was announced is missed. Is the game lost?|Announced, missed?|Missed?"}, "en": "Schneider and schwarz are announced only in a hand game; open, too, announces both.| What was announced counts, and where it is missed the game is lost."},
            {"from": "skatblog.com/tag/ueberreizt: the Skat Order 5.4.2, lost, the multiple of the base that reaches the bid; that a null stays was not verified", "asked": {"en": "The game is worth less than the bid. What is lost?|Overbid?"}, "en": "A game that is worth less than the bid is lost.| It counts as the least multiple of its base that reaches the bid; a null counts as it is."},
            {"from": "yumpu.com/de/document/view/38595069/internationale-skatordnung-isko/26: the Skat Order 5.2.2 to 5.2.5: won with 61, schneider is the party with 30 or fewer, schwarz the one without a trick", "asked": {"en": "A declarer has 30 points. Does schneider count against them?|Schneider lost?|30 points?"}, "en": "Schneider is 90 of the 120 points, schwarz all tricks.| A declarer with 30 points or fewer, or without a trick, pays for schneider or schwarz, too. With {option:entry=value} only the value of the game is entered."}],
    }
