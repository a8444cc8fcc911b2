"""Rummikub, as a score form with its melds."""


def form() -> "dict[str, object]":
    """Return the form."""
    return {
        "form": "rummikub",
        "title": "Rummikub",
        "prefix": "RKB",
        "players": [2, 4],
        "source": "onlyclassicgames.com/rummikub, cardgamerummy.com",
        "steps": [
            {
                "step": "round",
                "en": "round",
                "it": "mano",
                "fields": [
                    {
                        "field": "closer",
                        "is": "player",
                        "en": "who finished",
                        "it": "chi ha chiuso",
                        "ask": {
                            "en": "Who has no tiles left?|Finished?",
                            "it": "Chi ha finito le tessere?|Chiude?",
                        },
                    },
                    {
                        "field": "points_left",
                        "for": "each player",
                        "is": "1 to 788",
                        "when": "not closer",
                        "rule": 6,
                        "en": "points",
                        "it": "punti",
                    },
                ],
                "check": [
                    {
                        "once": "sum(points_left) <= 788",
                        "rule": 6,
                        "en": "All tiles together count 788.|All tiles: 788",
                        "it": "Tutte le tessere insieme fanno 788.|Tutte: 788",
                    }
                ],
                "score": ["sum(points_left) if closer", "-points_left"],
                "coming": {
                    "en": "Play until someone has no tiles left, then count the others'.|Play, then count",
                    "it": "Giocate finché qualcuno non finisce le tessere, poi contate quelle degli altri.|Giocate, poi contate",
                },
            }
        ],
        "end": {"wins": "high", "rule": 7},
        "melds": {
            "deck": "tiles x 2 + 2",
            "set": "3 to 4",
            "run": "3",
            "wild": "*",
            "hand": 14,
            "cards": {"11": 11, "12": 12, "13": 13, "*": 30},
            "opens": "30 points",
            "lay off": "table",
            "counts": "all",
            "rule": {
                "set": 2,
                "run": 3,
                "wild": 4,
                "hand": 1,
                "close": 6,
                "counts": 6,
                "opens": 5,
                "lay off": 5,
            },
        },
        "rules": [
            {
                "from": "onlyclassicgames.com/rummikub: 104 tiles in four colours and two jokers, 14 each; jungleerummy.com: two to four",
                "en": "Two to four players, each alone, with the tiles from 1 to 13 in red, blue, yellow and black, twice each, and two jokers. Everyone has 14 tiles.",
                "it": "Da due a quattro giocatori, ognuno per sé, con le tessere da 1 a 13 in rosso, blu, giallo e nero, due volte ognuna, e due jolly. Ognuno ha 14 tessere.",
            },
            {
                "from": "onlyclassicgames.com/rummikub: a group has no duplicates",
                "on": "cards",
                "en": "Three or four tiles of a number in different colours are a group.",
                "it": "Tre o quattro tessere dello stesso numero e di colori diversi sono un gruppo.",
            },
            {
                "from": "onlyclassicgames.com/rummikub: a run; cs.nyu.edu/perlin/rummikub",
                "on": "cards",
                "asked": {
                    "en": "Does the 1 follow the 13?|1 after 13?",
                    "it": "L'1 segue il 13?|1 dopo il 13?",
                },
                "en": "Three or more tiles in order in one colour are a run. The 1 does not follow the 13.",
                "it": "Tre o più tessere consecutive dello stesso colore sono una scala. L'1 non segue il 13.",
            },
            {
                "from": "cs.nyu.edu/perlin/rummikub: for any tile; replaced by the tile it stands for, and used at once",
                "on": "turn",
                "asked": {
                    "en": "When may I take a joker from the table?|A joker?",
                    "it": "Quando posso prendere un jolly dal tavolo?|Un jolly?",
                },
                "en": "A joker stands for any tile. Who has melded may put the tile that it stands for in its place, and must use it at once.",
                "it": "Il jolly vale qualsiasi tessera. Chi ha già aperto può sostituirlo con la tessera che rappresenta, e deve usarlo subito.",
            },
            {
                "from": "onlyclassicgames.com/rummikub: 30 points from the rack, a joker as the tile it stands for; tortuga.ge: not on other players' tiles",
                "on": "turn",
                "asked": {
                    "en": "With how many points may I open?|Opening?",
                    "it": "Con quanti punti si apre?|Apertura?",
                },
                "en": "The first melds of a player are worth 30 points or more, all from the rack; a joker counts as the tile it stands for. After that tiles are laid off on the table, and its melds taken apart and put together anew, if in the end all are melds.",
                "it": "Si apre con almeno 30 punti, tutti dal proprio leggio; il jolly vale la tessera che rappresenta. Dopo si possono attaccare tessere a quelle sul tavolo, scomporle e ricomporle, se alla fine sono tutte combinazioni.",
            },
            {
                "from": "cardgamerummy.com: a joker 30; onlyclassicgames.com/rummikub: the winner scores what the others have",
                "on": "score",
                "asked": {
                    "en": "What do the tiles left count?|Tiles left?",
                    "it": "Quanto valgono le tessere rimaste?|Tessere rimaste?",
                },
                "en": "The others lose what their tiles count: their number, a joker 30. Who has no tiles left scores all of that.",
                "it": "Gli altri perdono quanto valgono le loro tessere: il numero, il jolly 30. Chi ha finito segna tutti quei punti.",
            },
            {
                "from": "tortuga.ge: one round or many",
                "on": "win",
                "en": "Play as many rounds as you like. The most points win.",
                "it": "Si giocano quante mani si vuole. Vince chi ha più punti.",
            },
        ],
    }
