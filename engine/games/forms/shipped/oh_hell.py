"""Oh Hell, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "oh_hell", "title": "Oh Hell", "prefix": "OHL", "players": [3, 7],
        "source": "watchaware.com, dkmgames.com, traditionalgamerules.neocities.org",
        "unit": {"en": "hand"}, "units": {"en": "hands"},
        "options": [
            {"option": "cards", "is": ["usual", "1 to 52 // players"], "rule": 2, "en": "cards in the largest hand|largest hand|largest", "values": {"usual": "the usual|usual"}},
            {"option": "course", "is": ["down_up", "down", "up", "up_down"], "rule": 2, "en": "hands", "values": {"down_up": "down and up|down-up", "up_down": "up and down|up-down"}},
            {"option": "hook", "is": ["yes", "no"], "rule": 3, "en": "bids must not add up|the hook"},
            {"option": "missed", "is": ["tricks", 0], "rule": 5, "en": "a missed bid|missed", "values": {"tricks": "1 a trick|1 each", "0": "nothing|0"}}],
        "let": [
            ["largest", "cards if cards != 'usual' else 10 if started < 6 else 14 - started"],
            ["dealt", "min(52 // players, round if course == 'up' else largest - abs(largest - round) if course == 'up_down' else abs(largest - round) + 1)"],
            ["called", "sum(bid)"]],
        "steps": [
            {"step": "bids", "en": "bids",
             "fields": [{"field": "bid", "for": "each player", "is": "0 to dealt", "rule": 3, "en": "bid", "ask": {"en": "{name}: bid?|{name}?"}}],
             "check": [{"once": "not hook or sum(bid) != dealt", "rule": 3, "en": "The bids must not add up to {dealt}."}],
             "notes": [{"parts": [{"is": "dealt", "en": "{called} bid, {n} trick#{called} bid, {n} tricks"}]}],
             "coming": {"en": "Deal {dealt} each, then bid.|Deal {dealt}, bid"}},
            {"step": "hand", "en": "tricks",
             "fields": [{"field": "tricks", "for": "each player", "is": "0 to dealt", "sum": "dealt", "rule": 4, "en": "tricks"}],
             "score": ["10 + bid if tricks == bid", "tricks if tricks != bid and missed == 'tricks'"],
             "notes": [
                {"rule": 5, "parts": [{"is": "count(tricks == bid)", "en": "bids made: {n}|made {n}"}, {"is": "count(tricks != bid)", "en": "missed: {n}|missed {n}"}]}],
             "coming": {"en": "Tricks to play: {dealt}. Then enter them.|Play, enter the tricks"}}],
        "shown": [{"is": "bid", "en": "bid {n}|{n}"}],
        "end": {"wins": "high", "rounds": "(cards if cards != 'usual' else 10 if started < 6 else 14 - started) * (1 if course == 'up' or course == 'down' else 2) - (0 if course == 'up' or course == 'down' else 1)", "rule": 6},
        "deal": {"from": "liquisearch.com/oh_hell/rules: one by one, the next card turned up, none where no card is left, the player to the left leads", "cards": "dealt", "deck": "52", "by": 1, "upcard": "dealt * players < 52", "starts": "next", "rule": 2},
        "rules": [
            {"from": "sites.google.com/view/feelinggamey: three to seven", "en": "Three to seven players, each alone, with a standard deck."},
            {"from": "sites.google.com/view/feelinggamey: 10 cards for three to five, 8 for six, 7 for seven; watchaware.com, online.documentine.com: down and up, 19 hands; encyclopedia4u.com, mambuko.com: up and down; traditionalgamerules.neocities.org: down", "on": "deal", "en": "The largest hand has 10 cards each, with six players 8, with seven 7 (house rule {option:cards}).| It is the first; the hands shrink to one card, and grow again. With {option:course=down} they only shrink, with {option:course=up} they only grow, with {option:course=up_down} they grow and shrink. When a player joins, no more are dealt than the deck has."},
            {"from": "liquisearch.com: the dealer's bid must not make the sum", "on": "turn", "asked": {"en": "May the last bid make the sum of the cards?|The last bid?"}, "en": "From the player after the dealer on, everyone bids.| The bids must not add up to the cards of a hand; {option:hook=no} leaves that out."},
            {"from": "watchaware.com: as many tricks as cards", "on": "hands", "en": "The tricks that the players took add up to the cards of a hand."},
            {"from": "watchaware.com, dkmgames.com: 1 a trick, and 10 more for the exact bid; jmlk.mystrikingly.com: a missed bid scores nothing", "asked": {"en": "What does a missed bid score?|Missed bid?"}, "en": "Who took as many tricks as they bid scores 10 and the bid.| Others score 1 a trick, with {option:missed=0} nothing."},
            {"from": "watchaware.com: the most points after the last hand; a tie has several winners", "on": "win", "en": "The game ends after the last hand.| The highest score wins; equal scores share the win."}],
    }
