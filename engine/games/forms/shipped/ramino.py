"""Ramino, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "ramino", "title": "Ramino", "prefix": "RAM", "edition": 2, "players": [2, 6],
        "source": "sapere.it, sedutocomodo.it/ramino, outsidersmusica.it",
        "unit": {"en": "hand", "it": "mano"},
        "options": [
            {"option": "close", "is": [5, 0, 10], "rule": 5, "en": "points to close|to close", "it": "punti per chiudere|chiusura"},
            {"option": "duplicates", "is": ["no", "yes"], "rule": 2, "en": "equal cards in a set|same suit", "it": "carte uguali in un gruppo|carte uguali"},
            {"option": "target", "is": "1 to 9999", "default": 101, "rule": 8, "en": "limit", "it": "limite di punti|limite"},
            {"option": "rientri", "is": ["none", 1, 2, "any"], "default": 1, "rule": 9, "en": "re-entries: none|no, one, two, any number|any", "it": "rientri: nessuno|no, uno, due, quanti si vuole|liberi"}],
        "steps": [
            {"step": "round", "en": "hand", "it": "mano",
             "fields": [
                {"field": "closer", "is": "player", "en": "who closed", "it": "chi ha chiuso", "ask": {"en": "Who closed?|Closed?", "it": "Chi ha chiuso?|Chiude?"}},
                {"field": "how", "is": ["all", "points", "colour", "ramino"], "rule": 6, "en": "closed: all ten melded|all ten, with points, one suit, ramino", "it": "chiusura: tutte legate|legate, con punti, colore, ramino", "ask": {"en": "Closed how?|How?", "it": "Come ha chiuso?|Come?"}},
                {"field": "points_left", "for": "each player", "is": "0 to 166", "when": "(not closer or how == 'points') and (edition == 1 or how != 'ramino')", "rule": 4, "cards": "melds", "en": "points", "it": "punti"}],
             "check": [
                {"each": "not closer or not points_left_wins", "rule": 7, "en": "{name} has a ramino or a colour.|{name}: ramino, colour", "it": "{name} ha un ramino o un colore.|{name}: ramino, colore"},
                {"each": "not closer or how != 'points' or close > 0", "rule": 5, "en": "Here nobody closes with points.|Not with points", "it": "Qui non si chiude con punti.|Non con punti"},
                {"each": "not closer or points_left <= close", "rule": 5, "en": "{name} closes with at most {close}.", "it": "{name} può chiudere con {close} punti al massimo."},
                {"each": "not closer or how != 'points' or points_left > 1", "rule": 5, "en": "{name} closed with points: 2 or more.|{name}: 2 or more", "it": "{name} ha chiuso con punti: almeno 2.|{name}: almeno 2"},
                {"each": "points_left != 1", "rule": 4, "en": "No card counts 1.", "it": "Nessuna carta vale 1."}],
             "score": ["points_left", "-10 if closer and how == 'all'", "-25 if closer and how == 'colour'"],
             "notes": [
                {"rule": 6, "parts": [{"is": "how == 'all'", "en": "{closer}: all ten melded, -10|All ten: -10", "it": "{closer}: tutte e dieci legate, -10|Tutte legate: -10"},
                    {"is": "how == 'colour'", "en": "{closer}: a colour, -25|Colour: -25", "it": "{closer}: colore, -25|Colore: -25"}]}],
             "coming": {"en": "Play until someone closes, then count the cards.|Play, then count", "it": "Giocate finché qualcuno non chiude, poi contate le carte.|Giocate, poi contate"}}],
        "end": {"wins": "last in", "limit": "target", "reached": "out", "rule": 8,
                "won": {"is": "closer and how == 'ramino'", "rule": 7, "en": "Ramino: ten in order", "it": "Ramino: dieci in scala"}},
        "again": {"event": "rientro", "score": "max(total)", "times": "999 if rientri == 'any' else rientri", "least": 2, "stake": "each", "rule": 9, "en": "re-entry", "it": "rientro"},
        "melds": {
            "deck": "52 x 2 + 4", "set": "3 to 4", "suits": "any if duplicates else differ", "run": "3", "ace": "both", "wild": "*", "hand": 10, "close": "close",
            "cards": {"A": 11, "*": 25}, "wins": ["run 10", "suit 10"],
            "rule": {"set": 2, "run": 3, "wild": 3, "hand": 4, "close": 5, "wins": 7}},
        "deal": {"from": "outsidersmusica.it: ten each, one at a time, a card turned up; to the right there, to the left at sedutocomodo.it; who starts was not verified", "cards": 10, "by": 1, "upcard": 1, "rule": 1},
        "rules": [
            {"from": "sapere.it/enciclopedia/ramino: two decks and four jokers, three to six, 9 or 10 cards; outsidersmusica.it: 10 cards, two to seven; sedutocomodo.it: ten, elsewhere 7, 9, 13", "en": "Two to six players, each alone, with two decks and four jokers. Everyone has ten cards; in a turn a player takes the top card of the stock or the last discard, and discards one.", "it": "Da due a sei giocatori, ognuno per sé, con due mazzi e quattro jolly. Ognuno ha dieci carte; a turno si prende la prima carta del tallone o l'ultimo scarto, e se ne scarta una."},
            {"from": "sedutocomodo.it/ramino: different suits, duplicates only where agreed", "on": "cards", "asked": {"en": "May a set have duplicates?|Duplicates?", "it": "Un gruppo può avere due carte uguali?|Carte uguali?"}, "en": "Three or four cards of a rank in different suits are a set; by the house rule duplicates suits may be equal.", "it": "Tre o quattro carte dello stesso valore e di semi diversi sono un gruppo: tris o poker. Con la regola della casa duplicates i semi possono essere uguali."},
            {"from": "outsidersmusica.it, ramino.it: the ace before the two or after the king, the joker for any card", "on": "cards", "en": "Three or more cards in order in one suit are a run; the ace is before the two or after the king. A joker stands for any card.", "it": "Tre o più carte consecutive dello stesso seme sono una scala; l'asso va prima del due o dopo il re. Il jolly vale qualsiasi carta."},
            {"from": "sapere.it/enciclopedia/ramino: 2 to 10 their number, court cards 10, an ace 11, a joker 25; treccani.it: a joker 11; counted: four jokers, six aces", "asked": {"en": "What do the cards in no meld count?|Cards left?", "it": "Quanto valgono le carte slegate?|Carte slegate?"}, "en": "After a close everyone scores the cards that are in no meld: ace 11, court cards 10, a joker 25. Ten cards make at most 166.", "it": "Quando qualcuno chiude, ognuno segna le carte slegate: asso 11, figure 10, jolly 25. Dieci carte fanno al massimo 166."},
            {"from": "outsidersmusica.it: at zero, or with 5 or 10 points; sapere.it: with 5, 4, 3 by agreement", "on": "hands", "asked": {"en": "With how many points may I close?|Closing?", "it": "Con quanti punti si può chiudere?|Per chiudere?"}, "en": "Who has 5 points or fewer in no meld after the discard may close (house rule close), and scores them.", "it": "Chi dopo lo scarto ha al massimo 5 punti slegati può chiudere (regola della casa close), e li segna."},
            {"from": "sapere.it/enciclopedia/ramino: 10 less at zero, 25 less with one suit", "on": "score", "en": "Who closes with all ten melded scores -10, with ten cards of one suit, a colour, -25.", "it": "Chi chiude con tutte e dieci le carte legate segna -10, chi chiude con dieci carte di un seme, un colore, -25."},
            {"from": "sapere.it, glam.giocodigitale.it: a ramino wins the game; treccani.it: ten in order, or all of one suit, close", "on": "win", "asked": {"en": "What does a ramino win?|A ramino?", "it": "Che cosa vince un ramino?|Ramino?"}, "en": "Ten cards in order in one suit are a ramino: it wins the game. Ten cards of one suit in any order close, melded or not.", "it": "Dieci carte in scala dello stesso seme sono un ramino: vince la partita. Con dieci carte di un seme, legate o no, si chiude."},
            {"from": "sapere.it/enciclopedia/ramino: more than 100 is out, the last one wins", "on": "win", "en": "Who has 101 points (house rule target) or more is out. The last one in wins.", "it": "Chi ha 101 punti (regola della casa target) o più è fuori. Vince chi resta per ultimo."},
            {"from": "sapere.it/enciclopedia/ramino: back for a stake with the score of whoever is nearest to 100", "on": "win", "en": "Who is out may re-enter between two hands with the score of the worst of those in, while two are in. By the house rule rientri never, once, twice, or as often as they like; each time for another stake.", "it": "Chi è fuori può rientrare tra due mani con il punteggio peggiore tra chi è in gioco, finché si è in gioco almeno in due. Quante volte, lo dice la regola della casa rientri; ogni volta pagando un'altra posta."}],
    }
