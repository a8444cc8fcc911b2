"""King, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "king", "title": "King", "prefix": "KNG", "players": [4],
        "source": "sbn.pt, unicame.blogspot.com, gambiter.com",
        "unit": {"en": "round"}, "units": {"en": "rounds"},
        "options": [{"option": "starter", "is": ["next", "dealer"], "rule": 1, "en": "who leads first|leads", "values": {"next": "after the dealer|after", "dealer": "the dealer|dealer"}},
            {"option": "auction", "is": ["yes", "no"], "rule": 3, "en": "trumps are auctioned|auction"}],
        "phases": [
            {"cards": 13, "worth": -20, "en": "No tricks"},
            {"cards": 13, "worth": -20, "en": "No hearts"},
            {"cards": 4, "worth": -50, "en": "No queens"},
            {"cards": 8, "worth": -30, "en": "No men: kings and jacks|No men"},
            {"cards": 1, "worth": -160, "en": "No king of hearts"},
            {"cards": 2, "worth": -90, "en": "No last two tricks"},
            {"cards": 13, "worth": 25, "times": 4, "en": "Trumps"}],
        "steps": [
            {"step": "round", "en": "round",
             "fields": [
                {"field": "buyer", "is": "player or nobody", "when": "worth > 0 and auction", "rule": 3, "en": "who bought trumps", "ask": {"en": "Who bought trumps?|Bought trumps?|Bought?"}},
                {"field": "price", "is": "1 to 13", "when": "buyer", "rule": 3, "en": "tricks paid", "ask": {"en": "For how many tricks?|How many?"}},
                {"field": "taken", "for": "each player", "is": "0 to cards", "sum": "cards", "rule": 2, "en": "taken", "ask": {"en": "{name}: taken?|{name}?"}}],
             "check": [{"each": "not buyer or turn != players", "rule": 3, "en": "{name} deals, and sells trumps.|{name} sells trumps"}],
             "score": [
                "taken * worth",
                {"is": "-price * worth if buyer", "en": "paid"},
                {"is": "price * worth if turn == players and others(buyer)", "en": "sold"}],
             "notes": [
                {"rule": 2, "parts": [{"is": "worth if worth < 0", "en": "{n} for each"}]},
                {"rule": 3, "parts": [{"is": "worth if worth > 0", "en": "{n} a trick"}]}],
             "coming": {"en": "{phase}: {worth} each, {cards} in all.|{phase}"}}],
        "end": {"wins": "high", "rounds": 10, "rule": 4},
        "deal": {"from": "wikarta.com/pt/titulo/King: the whole deck, one by one, and the dealer leads; litomaia.com/jogos/king.html: the dealer leads; sbn.pt: the player after the dealer", "cards": 13, "deck": "52", "by": 1, "starts": "next if starter == 'next' else dealer", "rule": 1},
        "rules": [
            {"from": "sbn.pt: four players, ten hands", "en": "Four players, each alone, with a standard deck: 13 cards each, ten rounds.| The player after the dealer leads to the first trick, with {option:starter=dealer} the dealer."},
            {"from": "sbn.pt, unicame.blogspot.com: -20, -20, -50 queens third, -30 kings and jacks fourth, -160, -90", "asked": {"en": "In which order are the negative rounds, and what do they cost?|Negative rounds?|Negatives?"}, "en": "Six rounds are negative, in this order: each trick -20, each heart -20, each queen -50, each king and jack -30, the king of hearts -160, each of the last two tricks -90."},
            {"from": "sbn.pt, gambiter.com: four positive hands of 25 a trick, auctioned; b2b.copagloja.com.br/institucional/regras-de-jogo/trunfo: the dealer chooses trumps, or sells that for tricks, which are paid at the end of the hand; hands of nulls were not verified", "asked": {"en": "Who chooses trumps, and what is paid for it?|Who chooses trumps?|Trumps?"}, "en": "Then four rounds are played with trumps: each trick is 25 points.| The dealer chooses trumps, or sells the choice for a number of tricks: the buyer's score gives them to the dealer's. With {option:auction=no} it is not sold. Hands of nulls are not counted here."},
            {"from": "gambiter.com: all scores together are 0", "on": "win", "en": "The highest score wins.| All scores together are 0 at the end."}],
    }
