"""King, as a score form."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "king", "title": "King", "prefix": "KNG", "players": [4],
        "source": "sbn.pt, unicame.blogspot.com, gambiter.com",
        "unit": {"en": "round", "it": "mano"},
        "options": [{"option": "starter", "is": ["next", "dealer"], "rule": 1, "en": "who leads first|leads: after the dealer|after, the dealer|dealer", "it": "chi esce per primo|esce: dopo il mazziere|dopo, il mazziere|mazziere"},
            {"option": "auction", "is": ["yes", "no"], "rule": 3, "en": "trumps are auctioned|auction", "it": "briscola all'asta|asta"}],
        "phases": [
            {"cards": 13, "worth": -20, "en": "No tricks", "it": "Niente prese"},
            {"cards": 13, "worth": -20, "en": "No hearts", "it": "Niente cuori"},
            {"cards": 4, "worth": -50, "en": "No queens", "it": "Niente donne"},
            {"cards": 8, "worth": -30, "en": "No men: kings and jacks|No men", "it": "Niente uomini: re e fanti|Niente uomini"},
            {"cards": 1, "worth": -160, "en": "No king of hearts", "it": "Niente re di cuori"},
            {"cards": 2, "worth": -90, "en": "No last two tricks", "it": "Niente ultime due"},
            {"cards": 13, "worth": 25, "times": 4, "en": "Trumps", "it": "Briscola"}],
        "steps": [
            {"step": "round", "en": "round", "it": "mano",
             "fields": [
                {"field": "buyer", "is": "player or nobody", "when": "worth > 0 and auction", "rule": 3, "en": "who bought trumps", "it": "briscola comprata da|comprata da", "ask": {"en": "Who bought trumps?|Bought trumps?|Bought?", "it": "Chi ha comprato la briscola?|Chi ha comprato?|Chi compra?"}},
                {"field": "price", "is": "1 to 13", "when": "buyer", "rule": 3, "en": "tricks paid", "it": "prese pagate|pagate", "ask": {"en": "For how many tricks?|How many?", "it": "Per quante prese?|Quante?"}},
                {"field": "taken", "for": "each player", "is": "0 to cards", "sum": "cards", "rule": 2, "en": "taken", "it": "prende", "ask": {"en": "{name}: taken?|{name}?", "it": "Quante ne prende {name}?|{name}: quante?|{name}?"}}],
             "check": [{"each": "not buyer or turn != players", "rule": 3, "en": "{name} deals, and sells trumps.|{name} sells trumps", "it": "{name} dà le carte: la briscola la vende.|{name} vende la briscola"}],
             "score": [
                "taken * worth",
                {"is": "-price * worth if buyer", "en": "paid", "it": "pagate"},
                {"is": "price * worth if turn == players and others(buyer)", "en": "sold", "it": "ricevute"}],
             "notes": [
                {"rule": 2, "parts": [{"is": "worth if worth < 0", "en": "{n} for each", "it": "{n} per ognuna"}]},
                {"rule": 3, "parts": [{"is": "worth if worth > 0", "en": "{n} a trick", "it": "{n} a presa"}]}],
             "coming": {"en": "{phase}: {worth} each, {cards} in all.|{phase}", "it": "{phase}: {worth} ogni volta, {cards} in tutto.|{phase}"}}],
        "end": {"wins": "high", "rounds": 10, "rule": 4},
        "deal": {"from": "wikarta.com/pt/titulo/King: the whole deck, one by one, and the dealer leads; litomaia.com/jogos/king.html: the dealer leads; sbn.pt: the player after the dealer", "cards": 13, "deck": "52", "by": 1, "starts": "next if starter == 'next' else dealer", "rule": 1},
        "rules": [
            {"from": "sbn.pt: four players, ten hands", "en": "Four players, each alone, with a standard deck: 13 cards each, ten rounds. The player after the dealer leads to the first trick, with starter=dealer the dealer.", "it": "Quattro giocatori, ognuno per sé, con un mazzo francese: 13 carte a testa, dieci mani. Per primo esce chi segue il mazziere, con starter=dealer il mazziere."},
            {"from": "sbn.pt, unicame.blogspot.com: -20, -20, -50 queens third, -30 kings and jacks fourth, -160, -90", "asked": {"en": "In which order are the negative rounds, and what do they cost?|Negative rounds?|Negatives?", "it": "In che ordine sono le mani negative, e quanto costano?|Mani negative?"}, "en": "Six rounds are negative, in this order: each trick -20, each heart -20, each queen -50, each king and jack -30, the king of hearts -160, each of the last two tricks -90.", "it": "Sei mani sono negative, in quest'ordine: ogni presa -20, ogni carta di cuori -20, ogni donna -50, ogni re e fante -30, il re di cuori -160, ognuna delle ultime due prese -90."},
            {"from": "sbn.pt, gambiter.com: four positive hands of 25 a trick, auctioned; b2b.copagloja.com.br/institucional/regras-de-jogo/trunfo: the dealer chooses trumps, or sells that for tricks, which are paid at the end of the hand; hands of nulls were not verified", "asked": {"en": "Who chooses trumps, and what is paid for it?|Who chooses trumps?|Trumps?", "it": "Chi sceglie la briscola, e quanto si paga?|Chi sceglie la briscola?|Briscola?"}, "en": "Then four rounds are played with trumps: each trick is 25 points. The dealer chooses trumps, or sells the choice for a number of tricks: the buyer's score gives them to the dealer's. With auction=no it is not sold. Hands of nulls are not counted here.", "it": "Poi si giocano quattro mani con la briscola: ogni presa vale 25 punti. Il mazziere sceglie la briscola, o vende la scelta per un numero di prese: chi compra ne dà i punti al mazziere. Con auction=no non si vende. Le mani a perdere («nulli») qui non si segnano."},
            {"from": "gambiter.com: all scores together are 0", "on": "win", "en": "The highest score wins. All scores together are 0 at the end.", "it": "Vince il punteggio più alto. Alla fine tutti i punti insieme danno 0."}],
    }
