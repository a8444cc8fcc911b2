"""Wizard, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "wizard", "title": "Wizard", "prefix": "WIZ", "players": [3, 6],
        "source": "engagingminds.ca, en.1jour-1jeu.com, neroplug.blogg.se",
        "unit": {"en": "round", "it": "mano"},
        "options": [
            {"option": "hook", "is": ["no", "yes"], "rule": 3, "en": "bids must not add up|the hook", "it": "somma pari alle prese|somma esatta|somma: libera, vietata"}],
        "let": [["dealt", "min(round, 60 // players)"], ["called", "sum(bid)"]],
        "steps": [
            {"step": "bids", "en": "bids", "it": "chiamate|chiam.",
             "fields": [{"field": "bid", "for": "each player", "is": "0 to dealt", "rule": 3, "en": "bid", "it": "chiamate", "ask": {"en": "{name}: bid?|{name}?", "it": "Quante prese chiama {name}?|{name}: chiamata?|{name}?"}}],
             "check": [{"once": "not hook or sum(bid) != dealt", "rule": 3, "en": "The bids must not add up to {dealt}.", "it": "La somma delle chiamate non può fare {dealt}."}],
             "notes": [{"parts": [{"is": "dealt", "en": "{called} bid, {n} trick#{called} bid, {n} tricks", "it": "chiamate {called}, prese {n}"}]}],
             "coming": {"en": "Deal {dealt} each, turn up trumps, then bid.|Deal {dealt}, bid", "it": "Carte a testa: {dealt}, poi briscola e chiamate.|Carte: {dealt}, chiamate"}},
            {"step": "hand", "en": "tricks", "it": "prese",
             "fields": [{"field": "tricks", "for": "each player", "is": "0 to dealt", "sum": "dealt", "rule": 4, "en": "tricks", "it": "prese"}],
             "score": ["20 + 10 * bid if tricks == bid", "-10 * abs(tricks - bid)"],
             "notes": [
                {"rule": 5, "parts": [{"is": "count(tricks == bid)", "en": "bids made: {n}|made {n}", "it": "chiamate giuste: {n}|giuste {n}"}, {"is": "count(tricks != bid)", "en": "missed: {n}|missed {n}", "it": "sbagliate: {n}|sbagliate {n}"}]}],
             "coming": {"en": "Tricks to play: {dealt}. Then enter them.|Play, enter the tricks", "it": "Prese da giocare: {dealt}. Poi segnatele.|Giocate, segnate le prese"}}],
        "shown": [{"is": "bid", "en": "bid {n}|{n}", "it": "chiama {n}|{n}"}],
        "end": {"wins": "high", "rounds": "60 // started", "rule": 6},
        "deal": {"from": "wizardcards.com/Wizard-GettingStarted.html: one card, the next one turned up, the player to the left of the dealer leads; gamerholic.com.au/products/wizard: in the last round all are dealt, none is turned up", "cards": "dealt", "deck": {"suits": "SHDC", "ranks": "A to K", "dead": {"Z": 4, "N": 4}}, "upcard": "dealt * players < 60", "starts": "next", "rule": 2},
        "rules": [
            {"from": "gamerholic.com.au/products/wizard: 60 cards; engagingminds.ca: three to six", "en": "Three to six players, each alone, with 60 cards: four suits of 13, four wizards, four jesters.", "it": "Da tre a sei giocatori, ognuno per sé, con 60 carte: quattro semi da 13, quattro maghi, quattro giullari."},
            {"on": "deal", "from": "en.1jour-1jeu.com/cardgame/2010-wizard: one card, then two, three, until all are dealt", "en": "The first round has one card each, and each round one more.", "it": "La prima mano ha una carta a testa, ogni mano una in più."},
            {"on": "turn", "from": "neroplug.blogg.se: a common variant forbids that the bids make the sum", "asked": {"en": "May the bids add up to the tricks?|Sum of bids?", "it": "La somma delle chiamate può essere il numero di prese?|Somma delle chiamate?|Somma?"}, "en": "From the player after the dealer on, everyone bids. With hook=yes the bids must not add up to the tricks.", "it": "Da chi segue il mazziere, tutti chiamano. Con hook=yes la somma delle chiamate non può essere il numero di prese."},
            {"on": "hands", "from": "counted: as many tricks as cards each", "en": "The tricks that the players took add up to the cards of a round.", "it": "La somma delle prese è il numero di carte della mano."},
            {"from": "neroplug.blogg.se: 20, and 10 a trick; missed, 10 lost for each trick off", "asked": {"en": "What does a missed bid cost?|Missed bid?", "it": "Quanto costa una chiamata fallita?|Chiamata fallita?|Fallita?"}, "en": "Who took as many tricks as they bid scores 20, and 10 for each. Others lose 10 for each trick that they are off.", "it": "Chi ha fatto le prese che ha chiamato segna 20, più 10 per ognuna. Gli altri perdono 10 per ogni presa di differenza."},
            {"on": "win", "from": "engagingminds.ca: 10 to 20 rounds by players", "en": "The game ends when all 60 cards have been dealt: after 20, 15, 12 or 10 rounds. The highest score wins; equal scores share the win.", "it": "La partita finisce quando si danno tutte le 60 carte: dopo 20, 15, 12 o 10 mani. Vince il punteggio più alto; a pari punti la vittoria è divisa."}],
    }
