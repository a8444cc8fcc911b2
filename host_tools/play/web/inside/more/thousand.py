"""Thousand, as a score form: a bid that is won or lost, the barrel at 880, and what is rounded."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "thousand", "title": "Thousand", "prefix": "THO", "players": [2, 4],
        "idle": {"is": "players == 4 and turn == 4", "rule": 1},
        "source": "chelmetar.ru/raznoe/pravila-igry-1000-v-karty-na-troix-pravila-igry-v-1000-na-troix.html, zagraj.pl/do/gry/tysiac/pomoc/zasady",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "rounding", "is": ["ten", "five", "ten_down", "five_down", "no"], "rule": 4, "en": "rounded", "values": {"ten": "to 10", "five": "to 5", "ten_down": "down to 10", "five_down": "down to 5", "no": "no"}},
            {"option": "ends", "is": ["barrel", "limit", "open"], "rule": 5, "en": "before the end", "values": {"barrel": "barrel at 880|barrel", "limit": "only bids over 800|bids over 800|bids", "open": "all counts|all"}},
            {"option": "zeros", "is": ["no", "yes"], "rule": 6, "en": "three times nothing|3 x nothing"},
            {"option": "target", "is": [1000, 1001], "rule": 7, "en": "target"}],
        "let": [
            ["step", "10 if rounding == 'ten' or rounding == 'ten_down' else 5 if rounding == 'five' or rounding == 'five_down' else 1"],
            ["half", "step // 2 if rounding == 'ten' or rounding == 'five'"],
            ["rounded", "(taken + half) // step * step"],
            ["own", "bid if made else -bid"],
            ["high", "ends == 'barrel' and total >= 880"],
            ["hand", "tries + 1 if high"],
            ["plain", "own if taker else rounded if not idle and not (ends == 'limit' and total > 800)"],
            ["fresh", "min(plain, 880 - total) if ends == 'barrel' else plain"],
            ["there", "own if taker and (not made or total + bid >= target) else -120 if hand == 3 and not idle"],
            ["nothing", "zeros and not taker and not idle and not high and taken == 0"],
            ["third", "nothing and blanks == 2"]],
        "carried": [
            {"name": "tries", "is": "0 if not high or there != 0 else tries + (not idle)", "en": "hands on the barrel"},
            {"name": "blanks", "is": "0 if third else blanks + nothing", "en": "times nothing"}],
        "steps": [
            {"step": "hand", "en": "hand",
             "fields": [
                {"field": "taker", "is": "player", "rule": 3, "en": "who bid most", "ask": {"en": "Who bid most?|Most?"}},
                {"field": "bid", "is": "100 to 400 by 5", "rule": 3, "en": "bid"},
                {"field": "made", "is": ["yes", "no"], "rule": 3, "en": "made", "ask": {"en": "Was it made?|Made?"}},
                {"field": "taken", "for": "each player", "is": "0 to 400", "when": "not taker", "rule": 4, "en": "points"}],
             "check": [
                {"each": "taken != 1", "rule": 2, "en": "No card counts 1.|Not 1"},
                {"once": "sum(taken) <= 400 - (bid if made)", "rule": 2, "en": "Cards and pairs count 400 together, at most.|400 at most"},
                {"once": "made or players == 2 or 120 - sum(taken) < bid", "rule": 3, "en": "The cards alone leave the bidder {bid} or more: it was made.|{bid} was made"}],
             "score": [
                "there if high else fresh",
                {"is": "-120 if third", "en": "three times nothing"}],
             "notes": [
                {"rule": 5, "for": "each player", "parts": [{"is": "ends == 'barrel' and not high and total + fresh == 880", "en": "{name} sits on the barrel|{name}: barrel"}]},
                {"rule": 5, "for": "each player", "parts": [{"is": "high and there < 0", "en": "{name} falls off the barrel|{name} falls"}]}],
             "tell": {"parts": [{"is": "made", "en": "{taker} {bid}"}, {"is": "not made", "en": "{taker} -{bid}"}]},
             "coming": {"en": "Deal, bid and play, then count the tricks.|Deal, bid, play"}}],
        "shown": [{"is": "hand", "en": "barrel {n}|b{n}"}, {"is": "blanks", "en": "nothing {n} x|{n} x"}],
        "end": {"wins": "high", "limit": "target", "equal": "share", "rule": 7},
        "deal": {"from": "docslib.org/doc/1884222/rules-of-card-games-1000, zagraj.pl: seven each and three beside, with two ten and four; left of the dealer bids first", "cards": "10 if players == 2 else 7", "deck": {"suits": "SHDC", "ranks": "A 9 to K"}, "by": 1, "beside": [{"cards": "4 if players == 2 else 3", "en": "talon"}], "starts": "next", "rule": 1},
        "rules": [
            {"from": "zagraj.pl: two, three or four, of four the last to bid sits out; docslib.org: 24 cards", "en": "Two to four players, each alone, with 24 cards, nine to ace.| Of four the dealer sits out."},
            {"from": "zagraj.pl, mixcoin.ru: what cards and pairs count", "on": "cards", "asked": {"en": "What does a pair count?|A pair?"}, "en": "An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2.| A king and queen of a suit, declared, are 100 in hearts, 80 in diamonds, 60 in clubs, 40 in spades."},
            {"from": "rh1.dev/projects/thousand: 100 or more, by 5; everything2.com/title/1000: 140 for a bid of 120 are 120, 100 lose 120", "asked": {"en": "I took more than I bid. What counts?|More than bid?"}, "en": "Who bids most, 100 or more by fives, scores the bid if it was made, else loses it.| More than the bid counts nothing."},
            {"from": "zagraj.pl: to 10; everything2.com/title/1000: down to 5 or 10", "asked": {"en": "How are points rounded?|Rounded?"}, "en": "The others score what they took, to the nearest 10, 5 up (house rule {option:rounding})."},
            {"from": "chelmetar.ru: at 880, three hands, only a bid, -120, a lost bid off; zagraj.pl: over 800 only bids", "asked": {"en": "I come over 880. What now?|Over 880?"}, "en": "Who comes to 880 or more sits on the barrel, at 880. There only a made bid counts that reaches the target.| After three hands without one 120 are lost, after a lost bid the bid. With {option:ends=limit}, over 800 only bids count."},
            {"from": "glinskie.ru: 120 for each third time; liejaelle671.amebaownd.com/posts/31464742: not on the barrel", "en": "With {option:zeros=yes}, who takes nothing for the third time loses 120; on the barrel it does not count."},
            {"from": "zagraj.pl: 1000; lankansports.com/1000points: 1001; marsrus.ru: from the barrel 120 for 1000; this project: equal scores", "on": "win", "en": "Who has 1000 (house rule {option:target}) or more wins; of several the highest, and equal scores share the win."}],
    }
