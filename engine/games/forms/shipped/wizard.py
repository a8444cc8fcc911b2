"""Wizard, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "wizard", "title": "Wizard", "prefix": "WIZ", "players": [3, 6],
        "source": "engagingminds.ca, en.1jour-1jeu.com, neroplug.blogg.se",
        "unit": {"en": "round"}, "units": {"en": "rounds"},
        "options": [
            {"option": "hook", "is": ["no", "yes"], "rule": 3, "en": "bids must not add up|the hook"}],
        "let": [["dealt", "min(round, 60 // players)"], ["called", "sum(bid)"]],
        "steps": [
            {"step": "bids", "en": "bids",
             "fields": [{"field": "bid", "for": "each player", "is": "0 to dealt", "rule": 3, "en": "bid", "ask": {"en": "{name}: bid?|{name}?"}}],
             "check": [{"once": "not hook or sum(bid) != dealt", "rule": 3, "en": "The bids must not add up to {dealt}."}],
             "notes": [{"parts": [{"is": "dealt", "en": "{called} bid, {n} trick#{called} bid, {n} tricks"}]}],
             "coming": {"en": "Deal {dealt} each, turn up trumps, then bid.|Deal {dealt}, bid"}},
            {"step": "hand", "en": "tricks",
             "fields": [{"field": "tricks", "for": "each player", "is": "0 to dealt", "sum": "dealt", "rule": 4, "en": "tricks"}],
             "score": ["20 + 10 * bid if tricks == bid", "-10 * abs(tricks - bid)"],
             "notes": [
                {"rule": 5, "parts": [{"is": "count(tricks == bid)", "en": "bids made: {n}|made {n}"}, {"is": "count(tricks != bid)", "en": "missed: {n}|missed {n}"}]}],
             "coming": {"en": "Tricks to play: {dealt}. Then enter them.|Play, enter the tricks"}}],
        "shown": [{"is": "bid", "en": "bid {n}|{n}"}],
        "end": {"wins": "high", "rounds": "60 // started", "rule": 6},
        "deal": {"from": "wizardcards.com/Wizard-GettingStarted.html: one card, the next one turned up, the player to the left of the dealer leads; gamerholic.com.au/products/wizard: in the last round all are dealt, none is turned up", "cards": "dealt", "deck": {"suits": "SHDC", "ranks": "A to K", "dead": {"Z": 4, "N": 4}}, "upcard": "dealt * players < 60", "starts": "next", "rule": 2},
        "rules": [
            {"from": "gamerholic.com.au/products/wizard: 60 cards; engagingminds.ca: three to six", "en": "Three to six players, each alone, with 60 cards: four suits of 13, four wizards, four jesters."},
            {"on": "deal", "from": "en.1jour-1jeu.com/cardgame/2010-wizard: one card, then two, three, until all are dealt", "en": "The first round has one card each, and each round one more."},
            {"on": "turn", "from": "neroplug.blogg.se: a common variant forbids that the bids make the sum", "asked": {"en": "May the bids add up to the tricks?|Sum of bids?"}, "en": "From the player after the dealer on, everyone bids.| With {option:hook=yes} the bids must not add up to the tricks."},
            {"on": "hands", "from": "counted: as many tricks as cards each", "en": "The tricks that the players took add up to the cards of a round."},
            {"from": "neroplug.blogg.se: 20, and 10 a trick; missed, 10 lost for each trick off", "asked": {"en": "What does a missed bid cost?|Missed bid?"}, "en": "Who took as many tricks as they bid scores 20, and 10 for each.| Others lose 10 for each trick that they are off."},
            {"on": "win", "from": "engagingminds.ca: 10 to 20 rounds by players", "en": "The game ends when all 60 cards have been dealt: after 20, 15, 12 or 10 rounds.| The highest score wins; equal scores share the win."}],
    }
