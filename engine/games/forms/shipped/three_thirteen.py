"""Three Thirteen, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "three_thirteen", "title": "3-13 Rummy", "prefix": "THT", "players": [2, 8],
        "source": "gamesitereviews.biz (a copy of pagat.com), rummyrulebook.com",
        "unit": {"en": "round", "it": "mano"},
        "options": [
            {"option": "ace", "is": [1, 15], "rule": 6, "en": "an ace in hand|ace", "it": "un asso in mano|asso"},
            {"option": "wild", "is": ["rank", 20], "rule": 6, "en": "a wild card in hand|wild: its number|number, 20", "it": "una matta in mano|matta: il suo valore|valore, 20"}],
        "let": [["packs", "max(started, players)"], ["dealt", "round + 2"], ["most", "max(10, ace, 20 if wild == 20) * dealt"]],
        "steps": [
            {"step": "round", "en": "round", "it": "mano",
             "fields": [
                {"field": "closer", "is": "player", "en": "who went out", "it": "chi ha chiuso", "ask": {"en": "Who went out first?|Out?", "it": "Chi ha chiuso per primo?|Chiude?"}},
                {"field": "points_left", "for": "each player", "is": "0 to most", "when": "not closer", "rule": 6, "cards": "melds", "en": "points", "it": "punti"}],
             "score": "points_left",
             "coming": {"en": "Deal {dealt} each: cards of {dealt} are wild.|Deal {dealt}, wild {dealt}", "it": "Carte a testa: {dealt}; matte: le carte da {dealt}.|Carte e matte: {dealt}"}}],
        "end": {"wins": "low", "rounds": 11, "rule": 7},
        "melds": {
            "deck": "52 x (1 if packs < 3 else 2 if packs < 5 else 3 if packs < 7 else 4)", "set": "3", "suits": "any", "run": "3",
            "wild": "rank dealt", "wilds": "wilds <= cards", "natural": "yes", "hand": "dealt",
            "cards": {"A": "ace", "wild": "20 if wild == 20 else min(dealt, 10)"},
            "rule": {"set": 2, "run": 3, "wild": 4, "hand": 1, "close": 5, "counts": 6}},
        "deal": {"from": "rummyrulebook.com/pages/three-thirteen: three, then one more each round, the top card turned up, the player to the left of the dealer starts", "cards": "dealt", "upcard": 1, "starts": "next", "rule": 1},
        "rules": [
            {"from": "gamesitereviews.biz/guides/202401/three-thirteen-rummy-games, a copy of pagat.com: eleven rounds, three to thirteen cards, one deck for two, two for three or four, more as needed", "en": "Two players with one deck, three or four with two, up to six with three, up to eight with four, each alone. In the first of eleven rounds everyone has three cards, then one more each time.", "it": "Si gioca in due con un mazzo, in tre o quattro con due, fino a sei con tre, fino a otto con quattro, ognuno per sé. Le mani sono undici: nella prima ognuno ha tre carte, poi una in più ogni volta."},
            {"from": "gamesitereviews.biz: three or more of a rank, the same card twice, too", "on": "cards", "asked": {"en": "May a set have duplicates?|Duplicates?", "it": "Un gruppo può avere due carte uguali?|Carte uguali?"}, "en": "Three or more cards of a rank in any suits are a set.", "it": "Tre o più carte dello stesso valore, di semi qualsiasi, sono un gruppo."},
            {"from": "gamesitereviews.biz: A 2 3, not Q K A", "on": "cards", "asked": {"en": "Is Q K A a run?|Q K A?", "it": "Q K A è una scala?|Q K A?"}, "en": "Three or more cards in order in one suit are a run. The ace is low.", "it": "Tre o più carte consecutive dello stesso seme sono una scala. L'asso è basso."},
            {"from": "gamesitereviews.biz: the cards of as many as were dealt are wild, melds of wild cards alone, too", "on": "cards", "asked": {"en": "Are three wild cards a meld?|Wild alone?", "it": "Tre matte sono una combinazione?|Solo matte?"}, "en": "The cards of as many as were dealt are wild, up to jacks, queens and kings for 11, 12 and 13. They stand for any card, and melds of wild cards alone are allowed.", "it": "Sono matte le carte del numero di carte date, fino a fanti, donne e re per 11, 12 e 13. Valgono qualsiasi carta, e una combinazione può essere di sole matte."},
            {"from": "boardgames.about.com/od/cardgames/a/Three-Thirteen.htm: all in sets and runs with one to discard; the others have one more turn; rummyrulebook.com: nothing is laid off", "on": "hands", "asked": {"en": "Who still plays when someone goes out?|Who still plays?|Last turn?", "it": "Chi gioca ancora quando uno chiude?|Chi gioca ancora?|Ultimo turno?"}, "en": "Who has all cards in melds after the discard goes out. The others have one more turn. Nothing is laid off on melds of others.", "it": "Chi dopo lo scarto ha tutte le carte legate chiude. Gli altri hanno ancora un turno. Non si attacca niente alle combinazioni degli altri."},
            {"from": "tournament-rook.com/ThreeThirteen, playginrummyonline.com: the cards in no meld; ace 1 as it ranks, court cards 10; that some count an ace 15 or a wild card 20 was not verified", "en": "The others score the cards in no meld: an ace 1, court cards 10, a wild card its number. By the house rules ace and wild an ace is 15, a wild card 20.", "it": "Gli altri segnano le carte slegate: asso 1, figure 10, una matta il suo valore. Con le regole della casa ace e wild l'asso vale 15, una matta 20."},
            {"from": "en.wikipedia.org/wiki/Three_thirteen: the fewest points after the last round", "on": "win", "en": "After eleven rounds the fewest points win.", "it": "Dopo undici mani vince chi ha meno punti."}],
    }
