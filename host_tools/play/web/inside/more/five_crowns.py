"""Five Crowns, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "five_crowns",
        "title": "Five Crowns",
        "prefix": "FVC",
        "players": [2, 7],
        "source": "docslib.org/doc/7118591, officialgamerules.org/five-crowns",
        "unit": {"en": "hand", "it": "mano"},
        "let": [["dealt", "round + 2"], ["most", "50 * min(dealt, 6) + 20 * max(dealt - 6, 0)"]],
        "steps": [
            {
                "step": "round",
                "en": "hand",
                "it": "mano",
                "fields": [
                    {
                        "field": "closer",
                        "is": "player",
                        "en": "who went out",
                        "it": "chi ha chiuso",
                        "ask": {
                            "en": "Who went out first?|Out?",
                            "it": "Chi ha chiuso per primo?|Chiude?",
                        },
                    },
                    {
                        "field": "points_left",
                        "for": "each player",
                        "is": "0 to most",
                        "when": "not closer",
                        "rule": 6,
                        "cards": "melds",
                        "en": "points",
                        "it": "punti",
                    },
                ],
                "score": "points_left",
                "coming": {
                    "en": "Deal {dealt} each: cards of {dealt} are wild.|Deal {dealt}, wild {dealt}",
                    "it": "Carte a testa: {dealt}; matte: le carte da {dealt}.|Carte e matte: {dealt}",
                },
            }
        ],
        "end": {"wins": "low", "rounds": 11, "rule": 7},
        "melds": {
            "deck": {"suits": "SHDCX", "ranks": "3 to K", "copies": 2, "jokers": 6},
            "set": "3",
            "suits": "any",
            "run": "3",
            "wild": ["*", "rank dealt"],
            "wilds": "wilds <= cards",
            "natural": "yes",
            "hand": "dealt",
            "cards": {"J": 11, "Q": 12, "K": 13, "wild": 20, "*": 50},
            "rule": {"set": 2, "run": 3, "wild": 4, "hand": 1, "close": 5},
        },
        "rules": [
            {
                "from": "docslib.org/doc/7118591: two decks of five suits from 3 to king, six jokers, two to seven players, three cards, then one more each hand",
                "en": "Two to seven players, each alone, with two decks of five suits, stars (X) among them, from 3 to king, and six jokers. In the first of eleven hands everyone has three cards, then one more each time.",
                "it": "Da due a sette giocatori, ognuno per sé, con due mazzi di cinque semi, uno dei quali le stelle (X), dal 3 al re, e sei jolly. Le mani sono undici: nella prima ognuno ha tre carte, poi una in più ogni volta.",
            },
            {
                "from": "docslib.org/doc/7118591: a book, of any suits",
                "on": "cards",
                "asked": {
                    "en": "May a set have duplicates?|Duplicates?",
                    "it": "Un gruppo può avere due carte uguali?|Carte uguali?",
                },
                "en": "Three or more cards of a rank in any suits are a set.",
                "it": "Tre o più carte dello stesso valore, di semi qualsiasi, sono un gruppo.",
            },
            {
                "from": "docslib.org/doc/7118591: a run in one suit",
                "on": "cards",
                "en": "Three or more cards in order in one suit are a run, from 3 to king.",
                "it": "Tre o più carte consecutive dello stesso seme sono una scala, dal 3 al re.",
            },
            {
                "from": "officialgamerules.org/five-crowns: as many wild cards as you wish, side by side, too",
                "on": "cards",
                "asked": {
                    "en": "How many wild cards may a meld have?|Wild cards?",
                    "it": "Quante matte può avere una combinazione?|Quante matte?",
                },
                "en": "Jokers are wild, and the cards of as many as were dealt, up to kings for 13. They stand for any card; a meld has as many as you like.",
                "it": "Sono matti i jolly e le carte del numero di carte date, fino ai re per 13. Valgono qualsiasi carta; una combinazione ne ha quante si vuole.",
            },
            {
                "from": "nairapreneurs.com/five-crown-rules: all at once but the discard, then one turn for each of the others",
                "on": "hands",
                "asked": {
                    "en": "Who still plays when someone goes out?|Who still plays?|Last turn?",
                    "it": "Chi gioca ancora quando uno chiude?|Chi gioca ancora?|Ultimo turno?",
                },
                "en": "Who has all cards in melds after the discard goes out. The others have one more turn.",
                "it": "Chi dopo lo scarto ha tutte le carte legate chiude. Gli altri hanno ancora un turno.",
            },
            {
                "from": "docslib.org/doc/7118591: the number, J 11, Q 12, K 13, the wild card 20, jokers 50",
                "en": "The others score the cards in no meld: their number, a jack 11, a queen 12, a king 13, a card that is wild 20, a joker 50.",
                "it": "Gli altri segnano le carte slegate: il loro numero, fante 11, donna 12, re 13, una carta matta 20, jolly 50.",
            },
            {
                "from": "docslib.org/doc/7118591: the fewest points after eleven hands",
                "on": "win",
                "en": "After eleven hands the fewest points win.",
                "it": "Dopo undici mani vince chi ha meno punti.",
            },
        ],
    }
