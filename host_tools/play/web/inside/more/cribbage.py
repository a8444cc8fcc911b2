"""Cribbage, as a score form whose hands are counted from cards."""


def form() -> "dict[str, object]":
    """Return the form."""
    # In turn from the dealer's left; with muggins what a hand overlooks is counted after it.
    hands: list[object] = []
    for turn in range(1, 5):
        hands.append("sum(hand - missed if turn == %d)" % turn)
        hands.append("others(missed if turn == %d) if muggins" % turn)
    return {
        "form": "cribbage",
        "title": "Cribbage",
        "prefix": "CRB",
        "players": [2, 4],
        "sides": "opposite",
        "source": "thecribbagebookstore.blogspot.com, bicyclecards.com, cribbagecorner.com",
        "unit": {"en": "deal", "it": "smazzata"},
        "units": {"en": "deals", "it": "smazzate"},
        "options": [
            {
                "option": "target",
                "is": [121, 61],
                "rule": 8,
                "en": "target",
                "it": "traguardo|punti",
            },
            {"option": "muggins", "is": ["no", "yes"], "rule": 9, "en": "muggins", "it": "muggins"},
        ],
        "steps": [
            {
                "step": "play",
                "en": "play",
                "it": "gioco",
                "fields": [
                    {
                        "field": "heels",
                        "is": "0 to 2 by 2",
                        "cards": "cut",
                        "rule": 3,
                        "en": "card cut",
                        "it": "carta tagliata",
                        "ask": {
                            "en": "Was a jack cut? 2, else 0|Jack cut? 2 or 0|Jack? 2/0",
                            "it": "Tagliato un fante? 2, se no 0|Fante? 2 o 0|Fante?",
                        },
                    },
                    {
                        "field": "pegs",
                        "for": "each side",
                        "is": "0 to 60",
                        "rule": 4,
                        "en": "pegs in the play|pegs",
                        "it": "punti nel gioco|punti",
                    },
                    {
                        "field": "first",
                        "is": "side",
                        "rule": 8,
                        "en": "who was first",
                        "it": "chi è arrivato primo",
                        "ask": {
                            "en": "Who was first at the target?|Who was first?|First?",
                            "it": "Chi è arrivato per primo?|Chi per primo?|Primo?",
                        },
                    },
                ],
                "score": [
                    {"is": "sum(heels if turn == players)", "en": "heels", "it": "fante"},
                    "pegs",
                ],
                "coming": {
                    "en": "Lay away to the crib, cut a card, and play.|Crib, cut, play",
                    "it": "Scartate nel crib, tagliate una carta e giocate.|Crib, taglio, gioco",
                },
            },
            {
                "step": "hands",
                "en": "hands",
                "it": "mani",
                "fields": [
                    {
                        "field": "hand",
                        "for": "each player",
                        "is": "0 to 29",
                        "cards": "show",
                        "rule": 5,
                        "en": "hand",
                        "it": "mano",
                    },
                    {
                        "field": "missed",
                        "for": "each player",
                        "is": "0 to 29",
                        "when": "muggins and players != 3 and hand",
                        "rule": 9,
                        "en": "overlooked",
                        "it": "dimenticati",
                    },
                ],
                "check": [
                    {
                        "each": "hand != 19 and (hand < 25 or hand > 27)",
                        "rule": 5,
                        "en": "No hand counts {hand}.",
                        "it": "Nessuna mano vale {hand}.",
                    },
                    {
                        "each": "missed <= hand",
                        "rule": 9,
                        "en": "No more is overlooked than the hand counts: {hand}.",
                        "it": "Non si dimentica più di quanto vale la mano: {hand}.",
                    },
                ],
                "score": hands,
                "coming": {
                    "en": "Count the hands, the dealer's last.|Count the hands",
                    "it": "Contate le mani, per ultima quella del mazziere.|Contate le mani",
                },
            },
            {
                "step": "crib",
                "en": "crib",
                "it": "crib",
                "fields": [
                    {
                        "field": "box",
                        "is": "0 to 29",
                        "cards": "crib",
                        "rule": 6,
                        "en": "crib",
                        "it": "crib",
                    }
                ],
                "check": [
                    {
                        "once": "box != 19 and (box < 25 or box > 27)",
                        "rule": 5,
                        "en": "No crib counts {box}.",
                        "it": "Nessun crib vale {box}.",
                    }
                ],
                "score": "sum(box if turn == players)",
                "coming": {
                    "en": "The dealer counts the crib.|Count the crib",
                    "it": "Il mazziere conta il crib.|Contate il crib",
                },
            },
        ],
        "end": {"wins": "high", "limit": "target", "when": "at once", "first": "first", "rule": 8},
        "deal": {
            "from": "thecribbagebookstore.blogspot.com, bicyclecards.com: six each with two, else five, with three one to the crib",
            "cards": "6 if players == 2 else 5",
            "deck": "52",
            "by": 1,
            "beside": [{"cards": "1 if players == 3", "en": "crib", "it": "crib"}],
            "starts": "next",
            "rule": 2,
        },
        "rules": [
            {
                "from": "bicyclecards.com/card-games/rule/four-hand-cribbage: partners add up their scores",
                "en": "Two or three players, each alone, or four in pairs.",
                "it": "Due o tre giocatori, ognuno per sé, o quattro in due coppie.",
            },
            {
                "from": "thecribbagebookstore.blogspot.com/p/rules-of-cribbage.html: six cards, two to the crib; bicyclecards.com/card-games/rule/four-hand-cribbage: five, one to the crib",
                "en": "Two have six cards each and lay away two; three or four have five and lay away one, three with one more from the deck. These four are the crib, the dealer's.",
                "it": "In due si hanno sei carte e se ne scartano due; in tre o quattro cinque e se ne scarta una, in tre con una del mazzo. Queste quattro sono il crib, del mazziere.",
            },
            {
                "from": "thecribbagebookstore.blogspot.com/p/rules-of-cribbage.html: a jack is 2 for the dealer",
                "en": "A card is cut. A jack is 2 for the dealer, at once.",
                "it": "Si taglia una carta. Un fante vale subito 2 per il mazziere.",
            },
            {
                "from": "thecribbagebookstore.blogspot.com/p/rules-of-cribbage.html: 15 is 2, a pair 2, three 6, four 12, a run a card, 31 is 2, the last card 1",
                "on": "turn",
                "asked": {
                    "en": "What is pegged in the play?|The play?",
                    "it": "Che cosa vale nel gioco?|Nel gioco?",
                },
                "en": "In the play 15 is 2, a pair 2, three alike 6, four 12, a run 1 a card, 31 is 2, the last card 1.",
                "it": "Nel gioco il 15 vale 2, una coppia 2, un tris 6, un poker 12, una scala 1 a carta, il 31 vale 2, l'ultima carta 1.",
            },
            {
                "from": "lumetta.web.engr.illinois.edu/humor/cribbage.html: fifteens 2, pairs 2, runs, and how many hands count what; telework.ro/en/cribbage-tactics-2: never 19, 25, 26, 27",
                "on": "hands",
                "asked": {
                    "en": "What does a hand count?|A hand?",
                    "it": "Quanto vale una mano?|Una mano?",
                },
                "en": "A hand counts with the card that was cut: each fifteen 2, each pair 2, each run of three or more 1 a card. No hand has 19, 25, 26 or 27.",
                "it": "La mano conta con la carta tagliata: ogni quindici 2, ogni coppia 2, ogni scala di tre o più 1 a carta. Nessuna mano vale 19, 25, 26 o 27.",
            },
            {
                "from": "pinocchiopedia.com/wiki/Cribbage_statistics: in the crib the cut must be of the suit, too; lumetta.web.engr.illinois.edu/humor/cribbage.html: 4, with the cut 5",
                "on": "hands",
                "asked": {
                    "en": "Four cards of a suit: a flush?|A flush?",
                    "it": "Quattro carte di un seme: colore?|Colore?",
                },
                "en": "Four cards of a suit in the hand are 4, with the cut 5; in the crib only all five count.",
                "it": "Quattro carte di un seme in mano valgono 4, col taglio 5; nel crib solo tutte e cinque.",
            },
            {
                "from": "lumetta.web.engr.illinois.edu/humor/cribbage.html: a jack of the suit of the cut is 1",
                "on": "hands",
                "en": "A jack in the hand of the suit of the cut is 1.",
                "it": "Un fante in mano del seme del taglio vale 1.",
            },
            {
                "from": "cribbagecorner.com/cribbage-rules-winning: the first at 121, by any count; a skunk below 91, a double one below 61; bicyclecards.com: hands from the dealer's left, the crib last",
                "on": "win",
                "asked": {
                    "en": "Both reach 121. Who wins?|Both at 121?",
                    "it": "Tutti e due a 121. Chi vince?|Due a 121?",
                },
                "en": "The first at 121 (house rule {option:target}) wins, in any count: heels, the play, the hands from the dealer's left, the crib. A loser below 91 is skunked, which counts twice, below 61 four times; settle that by yourselves.",
                "it": "Vince chi arriva per primo a 121 (regola della casa {option:target}), in qualsiasi conto: fante, gioco, mani dalla sinistra del mazziere, crib. Chi perde sotto 91 perde doppio, sotto 61 quadruplo; questo lo regolate voi.",
            },
            {
                "from": "cribbagecorner.com/cribbage-rules-muggins: points overlooked go to who says so",
                "on": "hands",
                "asked": {
                    "en": "I overlook points. Who has them?|Overlooked?",
                    "it": "Ho dimenticato dei punti. Di chi sono?|Dimenticati?",
                },
                "en": "With {option:muggins=yes}, with two or four players, the other side has what a player overlooks in the hand. The hand is entered whole.",
                "it": "Con {option:muggins=yes}, in due o in quattro, i punti dimenticati in una mano sono degli avversari. La mano si segna intera.",
            },
        ],
    }
