"""The deal of every form, fact by fact, against a table with an address for each fact.

What the table does not have, no source was found for: the form must not say it.
"""

from engine.ask import answer
from engine.errors import RuleError
from engine.games import forms
from engine.games.forms.mistakes import FormError
from tests.portable import paged
from tests.portable.tools import raises, untyped

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")


def hands_of_oh_hell(players, round):
    """10 for three to five, 8 for six, 7 for seven: down to one and up again."""
    largest = {6: 8, 7: 7}.get(players, 10)
    course = list(range(largest, 0, -1)) + list(range(2, largest + 1))
    return course[round - 1]


def liverpool(players, round):
    return 10 if round <= 4 else 12


# {form: {fact: (value, address)}}. A value is one for all, or by the number of players, or a
# function of players and round. What is not here must not be said.
TABLE = {
    "hearts": {
        "deck": (52, "thebearknowsbest.com/hearts"),
        "each": (
            {3: 17, 4: 13, 5: 10, 6: 8, 7: 7},
            "thebearknowsbest.com/hearts; 6, 7 counted",
        ),
        "out": (
            {3: "2D", 4: "", 5: "2D 2C", 6: "2C 3C 4C 5C", 7: "2C 3C 4C"},
            "thebearknowsbest.com/hearts; gamerkingslot.xyz (howstuffworks): the lowest clubs",
        ),
        "by": (1, "thebearknowsbest.com/hearts: one at a time"),
        "starts": ("card", "thebearknowsbest.com/hearts: the two of clubs, else the three"),
        "pass": (
            {
                count: (lambda players, round: ("left", "right", "across", "no")[(round - 1) % 4])
                if count == 4
                else ""
                for count in range(3, 8)
            },
            "hobbygaiety.com/10741953; browsergames.topcreditcardsreviewed.com",
        ),
    },
    "spades": {
        "deck": (52, "webyourself.eu/blogs/18980"),
        "each": (13, "webyourself.eu/blogs/18980"),
        "by": (1, "webyourself.eu/blogs/18980: one at a time"),
        "starts": ("next", "webyourself.eu/blogs/18980, palace-of-cards.com/card-games/spades"),
    },
    "oh_hell": {
        "deck": (52, "liquisearch.com/oh_hell/rules"),
        "each": (hands_of_oh_hell, "traditionalgamerules.neocities.org/ohhell; watchaware.com"),
        "by": (1, "liquisearch.com/oh_hell/rules: one by one"),
        "upcard": (1, "liquisearch.com/oh_hell/rules: the next card is turned face up"),
        "starts": ("next", "liquisearch.com/oh_hell/rules, traditionalgamerules.neocities.org"),
    },
    "king": {
        "deck": (52, "wikarta.com/pt/titulo/King"),
        "each": (13, "wikarta.com/pt/titulo/King: the whole deck"),
        "by": (1, "wikarta.com/pt/titulo/King: one by one"),
        "starts": ("next", "sbn.pt; the dealer by wikarta.com, litomaia.com: house rule starter"),
    },
    "scala40": {
        "deck": (108, "casino.giocodigitale.it/it/blog/giochi/scala-40-online"),
        "each": (13, "casino.giocodigitale.it/it/blog/giochi/scala-40-online"),
        "by": (1, "casino.giocodigitale.it/it/blog/giochi/scala-40-online"),
        "upcard": (1, "casino.giocodigitale.it/it/blog/giochi/scala-40-online"),
        "starts": ("next", "casino.giocodigitale.it; tattoomuse.it/wiki: to the dealer's left"),
    },
    "scopa": {
        "deck": (40, "lettera43.it/it/comefare, 2017/04/29"),
        "each": (3, "storiedicarte.it/giochi-di-carte-scopa-briscola/come-giocare-a-scopa"),
        "beside": ("4", "storiedicarte.it: four on the table; lettera43.it"),
        "further": (3, "storiedicarte.it: three again until the deck is used up"),
        "way": ("right", "viniciocoletti.it, siciliansintheworld.com: counter-clockwise"),
        "starts": ("next", "storiedicarte.it: the player to the right of the dealer"),
    },
    "burraco": {
        "deck": (108, "eburraco.com/distribuire-carte-burraco"),
        "each": (11, "eburraco.com/distribuire-carte-burraco"),
        "by": (1, "eburraco.com/distribuire-carte-burraco: one at a time"),
        "beside": (
            {2: "11 11", 3: "18 11", 4: "11 11"},
            "eburraco.com/distribuire-carte-burraco, eburraco.com/burraco-a-3-perche-no",
        ),
        "upcard": (1, "eburraco.com/distribuire-carte-burraco"),
        "starts": ("next", "eburraco.com/distribuire-carte-burraco: who is dealt to first plays"),
    },
    "canasta": {
        "deck": (108, "websiteperu.com/search/canasta-rules"),
        "each": (
            {2: 15, 3: 13, 4: 11},
            "liquisearch.com/canasta/canasta_for_two_or_three_players; nelock.mystrikingly.com",
        ),
        "by": (1, "nelock.mystrikingly.com/blog/card-game-with-two-players: one by one"),
        "upcard": (1, "nelock.mystrikingly.com/blog/card-game-with-two-players"),
        "starts": ("next", "techwalla.com/articles/rules-for-the-canasta-card-game"),
    },
    "euchre": {
        "deck": (24, "euchrestrategy.info/tag/dealing"),
        "each": (5, "euchrestrategy.info/tag/dealing"),
        "by": (
            {3: "3 2 3, 2 3 2", 4: "3 2 3 2, 2 3 2 3"},
            "euchrestrategy.info/tag/dealing; rarepike.com/euchre/three-handed-euchre",
        ),
        "upcard": (1, "euchrestrategy.info/tag/dealing"),
        "beside": (
            {3: "8", 4: "3"},
            "euchrestrategy.info/tag/dealing: four; rarepike.com/euchre/three-handed-euchre: nine",
        ),
        "starts": ("next", "noodle.com/learn/details/100163/how-to-play-euchre"),
    },
    "skat": {
        "deck": (32, "spiel.pickuptheater.com/index.php?id=skat"),
        "each": (10, "spiel.pickuptheater.com/index.php?id=skat"),
        "by": ("3, 0, 4, 3", "spiel.pickuptheater.com/index.php?id=skat; skatspielen.info"),
        "beside": ("2", "spiel.pickuptheater.com/index.php?id=skat"),
        "starts": ("next", "spielautomaten-24.de/skat: to the left of the dealer"),
    },
    "schieber": {
        "deck": (36, "allmedias.ch/index.php?page=99"),
        "each": (9, "allmedias.ch/index.php?page=99"),
        "by": ("3, 3, 3", "jassclubkilchberg.jimdo.com/regeln-spieltipps-einzelschieber"),
        "way": ("right", "jassonkel.ch/jasslehrgang/jassrunde.htm"),
        "starts": ("next", "jassonkel.ch/jasslehrgang/jassrunde.htm: to the right of the dealer"),
    },
    "rummy500": {
        "deck": (
            {2: 54, 3: 54, 4: 54, 5: 108, 6: 108, 7: 108, 8: 108},
            "pagat.com/rummy/500rum.html",
        ),
        "each": (
            {2: 13, 3: 7, 4: 7, 5: 7, 6: 7, 7: 7, 8: 7},
            "yeezyboost350v2.us.org/500-rum-card-game-guidelines, cardgamesplanet.com",
        ),
        "upcard": (1, "yeezyboost350v2.us.org/500-rum-card-game-guidelines"),
        "starts": ("next", "yeezyboost350v2.us.org, reference.com/hobbies-games"),
    },
    "chinchon": {
        "deck": ({2: 40, 3: 40, 4: 40, 5: 80, 6: 80, 7: 80, 8: 80}, "nhfournier.es/?p=908"),
        "each": (7, "nhfournier.es/?p=908"),
        "by": (1, "nhfournier.es/?p=908: one by one"),
        "upcard": (1, "nhfournier.es/?p=908, juegoacartas.com/chinchon"),
        "way": ("right", "selecciondejuegos.blogspot.com/2008/11, nhfournier.es"),
        "starts": ("next", "nhfournier.es/?p=908: who deals sits to the left of who starts"),
    },
    "phase10": {
        "deck": (108, "411answers.com, ourpastimes.com/phase-ten-card-game-instructions"),
        "each": (10, "gamexpla.in/en/g/8sm"),
        "upcard": (1, "gamexpla.in/en/g/8sm"),
        "starts": ("next", "online.documentine.com, phase-10-rule-eng"),
    },
    "ramino": {
        "deck": (108, "sedutocomodo.it/ramino"),
        "each": (10, "sedutocomodo.it/ramino, outsidersmusica.it"),
        "by": (1, "outsidersmusica.it/le-regole-del-ramino-classico-397"),
        "upcard": (1, "sedutocomodo.it/ramino, outsidersmusica.it"),
    },
    "conquian": {
        "deck": (40, "bicyclecards.com/how-to-play/conquian"),
        "each": (10, "bicyclecards.com/how-to-play/conquian"),
        "way": ("right", "gamevelvet.com/conquian-online/rules: counter-clockwise"),
        "starts": ("next", "bicyclecards.com/how-to-play/conquian: who does not deal"),
    },
    "romme": {
        "deck": (110, "meinspiel.de/blog/glossar/romme: three jokers with each of two decks"),
        "each": (13, "meinspiel.de/blog/glossar/romme"),
        "by": (1, "rommespielen.org/romme-regeln: one at a time"),
        "upcard": (1, "meinspiel.de/blog/glossar/romme"),
        "starts": ("next", "meinspiel.de/blog/glossar/romme: to the left of the dealer"),
    },
    "kalooki": {
        "deck": (106, "playginrummyonline.com/kalookie"),
        "each": (13, "playginrummyonline.com/kalookie"),
        "by": (1, "playginrummyonline.com/kalookie: one at a time"),
        "upcard": (1, "playginrummyonline.com/kalookie"),
        "starts": ("next", "online-rummy.co.uk/rummy-blog/kaluki-rules"),
    },
    "liverpool": {
        "deck": (
            {3: 108, 4: 108, 5: 162, 6: 162, 7: 162, 8: 162},
            "en.wikipedia.org/wiki/Liverpool_rummy",
        ),
        "each": (liverpool, "en.wikipedia.org/wiki/Liverpool_rummy"),
        "upcard": (1, "en.wikipedia.org/wiki/Liverpool_rummy"),
        "starts": ("next", "en.wikipedia.org/wiki/Liverpool_rummy"),
    },
    "continental": {
        "deck": (108, "nhfournier.es/como-jugar/continental: two jokers with each deck"),
        "each": (lambda players, round: 6 + round, "continental.org.es, page 2"),
        "by": (1, "nhfournier.es/como-jugar/continental: one by one"),
        "upcard": (1, "nhfournier.es/como-jugar/continental"),
        "way": ("right", "nhfournier.es/como-jugar/continental, continental.org.es"),
    },
    "indian_rummy": {
        "deck": (106, "support.rummyculture.com: a printed joker with each deck"),
        "each": (13, "g4a-indian-rummy.fd4a.net"),
        "upcard": (1, "g4a-indian-rummy.fd4a.net, indianrummy.org/p/how-to-play-rummy.html"),
        "beside": ("1", "rummylegends.mystrikingly.com, support.rummyculture.com: the wild joker"),
        "starts": ("next", "followexperts.online/articles_4a2eca.html"),
    },
    "three_thirteen": {
        "deck": (
            {2: 52, 3: 104, 4: 104, 5: 156, 6: 156, 7: 208, 8: 208},
            "gamesitereviews.biz, three-thirteen-rummy-games",
        ),
        "each": (lambda players, round: 2 + round, "rummyrulebook.com/pages/three-thirteen"),
        "upcard": (1, "rummyrulebook.com/pages/three-thirteen"),
        "starts": ("next", "rummyrulebook.com/pages/three-thirteen"),
    },
    "wizard": {
        "deck": (60, "gamerholic.com.au/products/wizard"),
        "each": (lambda players, round: round, "wizardcards.com/Wizard-GettingStarted.html"),
        "upcard": (
            lambda players, round: 1 if round < 60 // players else 0,
            "gamerholic.com.au/products/wizard: on the last round all cards are dealt",
        ),
        "starts": ("next", "wizardcards.com/Wizard-GettingStarted.html"),
    },
    "doppelkopf": {
        "deck": (48, "doppelkopf-regeln.com"),
        "each": (12, "doppelkopf-regeln.com"),
        "by": ("4, 4, 4", "doppelkopf-regeln.com, casinospiegel.net/doppelkopf-3.html"),
        "starts": ("next", "doppelkopf-regeln.com: the left neighbour of the dealer"),
    },
    "belote": {
        "deck": (32, "ffbelote.org, regles-officielles-de-la-Belote-27-01-2016, 2"),
        "each": (5, "ffbelote.org, the same, 3.4: five before somebody takes"),
        "by": ("3, 2", "ffbelote.org, the same, 3.4: three and two, or two and three"),
        "upcard": (1, "ffbelote.org, the same, 3.4"),
        "way": ("right", "ffbelote.org, the same, 3.4: counter-clockwise"),
        "starts": ("next", "ffbelote.org, the same, 5.1: the player to the right of the dealer"),
    },
    "coinche": {
        "deck": (32, "ffbelote.org, REGLES-DE-LA-BELOTE-COINCHEE, 2"),
        "each": (8, "ffbelote.org, the same, 3.4"),
        "by": ("3, 2, 3", "ffbelote.org, the same, 3.4, and in other orders"),
        "way": ("right", "ffbelote.org, the same, 3.4: counter-clockwise"),
        "starts": ("next", "ffbelote.org, the same, 5.1: the player to the right of the dealer"),
    },
    "tarot": {
        "deck": (78, "fftarot.fr, R-RO201206, 3"),
        "each": ({3: 24, 4: 18, 5: 15}, "fftarot.fr, R-RO201206, 5, 15, 16"),
        "beside": ({3: "6", 4: "6", 5: "3"}, "fftarot.fr, R-RO201206, 5, 15, 16"),
        "way": ("right", "fftarot.fr, R-RO201206, 5: counter-clockwise"),
        "starts": ("next", "fftarot.fr, R-RO201206, 12: the player to the right of the dealer"),
    },
    "skyjo": {
        "deck": (150, "ludovico.at/skyjo, wikiboardgames.com/skyjo-rules"),
        "each": (12, "wikiboardgames.com/skyjo-rules"),
        "upcard": (1, "wikiboardgames.com/skyjo-rules: the first card of the discard pile"),
        "starts": ("card", "ludovico.at/skyjo: who has the most on two cards turned"),
    },
    "schafkopf": {
        "deck": (32, "schafkopfschule.de/index.php/spielanleitungen.html"),
        "each": (8, "schafkopfschule.de/index.php/spielanleitungen.html"),
        "by": ("4, 4", "saukopf.eu/basics.htm: twice four"),
        "starts": ("next", "saukopf.eu/basics.htm: who sits to the left of the dealer"),
    },
    "thousand": {
        "deck": (24, "docslib.org/doc/1884222/rules-of-card-games-1000"),
        "each": ({2: 10, 3: 7, 4: 7}, "zagraj.pl/do/gry/tysiac/pomoc/zasady"),
        "by": (1, "docslib.org/doc/1884222/rules-of-card-games-1000: one at a time"),
        "beside": ({2: "4", 3: "3", 4: "3"}, "zagraj.pl/do/gry/tysiac/pomoc/zasady"),
        "starts": ("next", "gryonline.naprzerwie.pl: who sits to the left of the dealer"),
    },
}
# What is said where the table is silent.
SILENT = {"out": "", "beside": "", "upcard": 0, "further": 0, "pass": "", "starts": "", "by": ""}
# How many play of those at the table.
PLAY = {("skat", 4): 3, ("skat", 5): 3, ("doppelkopf", 5): 4, ("thousand", 4): 3}
# The last rounds that are played where the game ends by points.
ROUNDS = 6


def fact(form, name, players, round):
    """Return what the table says."""
    if name not in TABLE[form]:
        return "left" if name == "way" else SILENT[name]
    value, address = TABLE[form][name]
    assert "." in address, (form, name)
    if isinstance(value, dict):
        value = value[players]
    return value(players, round) if callable(value) else value


def packets(plan):
    """Return the packets as the table writes them."""
    if plan.packets and plan.packets == [1] * len(plan.packets):
        return 1
    rows = []
    for one in plan.packets:
        if isinstance(one, list):
            one = " ".join([str(one[at % len(one)]) for at in range(len(plan.order))])
        rows.append(str(one))
    return ", ".join(rows)


def said(game):
    """Return what a plan says, as the table names it."""
    plan = game.deal()
    each = set([plan.counts[name] for name in plan.order])
    assert len(each) == 1
    starts = ""
    if plan.opening:
        assert plan.first is None
        starts = "card"
    elif plan.first:
        assert plan.first == plan.order[0]
        starts = "next"
    return {
        "deck": plan.deck.size,
        "each": each.pop(),
        "out": " ".join(plan.deck.texts(plan.without)),
        "beside": " ".join([str(n) for _, _, n in plan.beside]),
        "upcard": plan.upcard,
        "by": packets(plan),
        "further": plan.further,
        "pass": plan.passing[0] if plan.passing else "",
        "way": plan.direction,
        "starts": starts,
    }


def loaded(name):
    paged.known(name)
    return forms.load("form:" + name)


def begun(name, players, options=None, round=1):
    made = loaded(name)
    names = list(NAMES[:players])
    game = made(names, made.with_defaults(options), names[0])
    game.rounds = round - 1
    return game


def cards_of(plan):
    """Return how many cards are anywhere."""
    there = sum([plan.counts[name] for name in plan.order]) + plan.upcard + plan.stock
    return there + len(plan.without) + sum([n for _, _, n in plan.beside])


def test_the_table_has_every_form():
    dealt = [name for name in paged.NAMES if "deal" in paged.data(name)]
    assert sorted(TABLE) == sorted([name[5:] for name in forms.names()] + dealt)


def test_every_deal_is_what_its_sources_say_for_every_number_of_players_and_round():
    rounds = 0
    for form in sorted(TABLE):
        for players in untyped(loaded(form)).form.counts:
            last = untyped(begun(form, players)).last or ROUNDS
            for round in range(1, min(last, 40) + 1):
                game = begun(form, players, None, round)
                found = said(game)
                for name in found:
                    want = fact(form, name, players, round)
                    assert found[name] == want, (form, players, round, name, found[name], want)
                plan = game.deal()
                assert cards_of(plan) == plan.deck.size and plan.stock >= 0, (form, players, round)
                assert len(plan.order) == PLAY.get((form, players), players)
                assert plan.order[-1] == "Ana" or len(plan.order) < players
                rounds += 1
    assert rounds > 800


def test_nobody_who_joins_or_goes_makes_a_deck_too_small():
    for form in sorted(TABLE):
        made = untyped(loaded(form))
        for began in made.form.counts:
            for players in range(made.min_players, made.max_players + 1):
                game = untyped(begun(form, players))
                game.started = began
                for round in range(1, (game.last or ROUNDS) + 1):
                    game.rounds = round - 1
                    if made.form.idle and players not in made.form.counts:
                        continue
                    plan = game.deal()
                    assert cards_of(plan) == plan.deck.size, (form, began, players, round)
                    assert plan.stock >= 0 and min(plan.counts.values()) > 0


def test_house_rules_where_sources_differ():
    # spazioinwind.libero.it, onlineromme.com: the dealer has 14 and starts, no card is turned up.
    for form in ("scala40", "romme"):
        plan = begun(form, 3, {"fourteen": "yes"}).deal()
        assert (plan.counts, plan.first) == ({"Ben": 13, "Cleo": 13, "Ana": 14}, "Ana")
        assert plan.upcard == 0 and cards_of(plan) == plan.deck.size
    # wikarta.com, litomaia.com: the dealer leads.
    assert begun("king", 4, {"starter": "dealer"}).first_player() == "Ana"
    assert begun("king", 4).first_player() == "Ben"
    # genovagioca.it: three pots from the start; eburraco.com: from 1000 points on.
    assert said(begun("burraco", 3, {"three": "tournament"}))["beside"] == "11 11 11"
    game = begun("burraco", 3)
    game.players[1].score = 1000
    assert said(game)["beside"] == "11 11 11"
    # docslib.org, gamevelvet.com: nine or eight.
    assert said(begun("conquian", 2, {"cards": 8}))["each"] == 8
    # liquisearch.com: where no card is left, none is turned up.
    found = said(begun("oh_hell", 4, {"cards": 13}))
    assert (found["each"], found["upcard"]) == (13, 0)
    # jassonkel.ch to the right; by the house to the left.
    assert begun("schieber", 4, {"direction": "left"}).first_player() == "Ben"
    assert begun("schieber", 4).first_player() == "Dan"


def deal(**fields):
    return answer(dict({"ask": "deal", "game": "form", "dealer": "Ana"}, **fields))


def test_a_round_of_oh_hell_with_thirteen_cards():
    found = deal(form="oh_hell", players=list(NAMES[:4]), options={"cards": 13}, round=3)
    assert found["cards_each"] == {"Ben": 11, "Cleo": 11, "Dan": 11, "Ana": 11}
    assert found["extra"] == {"upcard": 1, "stock": 7}
    assert (found["first_turn"], found["rule"]) == ("Ben", "OHL-2")
    assert found["why"] == "11 each; Ben starts (house: cards=13)"


def test_what_the_question_says_of_what_lies_beside():
    found = deal(form="skat", players=list(NAMES[:4]))
    assert found["order"] == ["Ben", "Cleo", "Dan"] and found["packets"] == [3, 0, 4, 3]
    assert found["extra"] == {"skat": 2} and found["deck"] == {"name": "skat", "cards": 32}
    found = deal(form="hearts", players=list(NAMES[:5]), language="it")
    assert found["left_out"] == ["2D", "2C"] and found["extra"] == {"left_out": 2}
    assert found["first_turn"] is None and "fiori" in found["why"]
    found = deal(form="hearts", players=list(NAMES[:4]), round=7)
    assert found["pass"] == {"to": "across", "cards": 3}
    # What it is called does not hang on the language.
    found = deal(form="euchre", players=list(NAMES[:4]), language="it")
    assert found["extra"] == {"kitty": 3, "upcard": 1} and found["packets"] == [[3, 2], [2, 3]]
    assert deal(form="scopa", players=list(NAMES[:2]))["further"] == 3


def test_rounds_and_forms_that_there_are_not():
    four = list(NAMES[:4])
    assert deal(form="oh_hell", players=four, round=20)["field"] == "round"
    assert deal(form="oh_hell", players=four, round=0)["field"] == "round"
    assert deal(form="oh_hell", players=four, round=True)["field"] == "round"
    assert deal(form="scopa", players=list(NAMES[:5]))["field"] == "players"
    found = answer({"ask": "deal", "game": "rumino", "form": "skat", "players": four})
    assert found["field"] == "form"
    rumino = {"ask": "deal", "game": "rumino", "players": four, "dealer": "Ana", "round": 5}
    assert answer(rumino)["extra"] == {"upcard": 1, "stock": 79}


# -- forms that people make ------------------------------------------------------------------

FORM = {
    "form": "mine",
    "players": [2, 5],
    "options": [{"option": "long", "is": ["no", "yes"]}, {"option": "big", "is": "1 to 30"}],
    "steps": [
        {
            "step": "round",
            "fields": [{"field": "points", "for": "each player", "is": "0 to 9"}],
            "score": "points",
        }
    ],
    "end": {"wins": "high", "rounds": 20},
    "rules": [{"en": "Two to five play."}],
}
FORM["options"][1]["default"] = 5

# (the part, where its mistake is, what is said).
SPOILT = (
    ({"cards": 11, "deck": "52"}, "deal.cards", "with 5, in round 1, it takes 55 of the 52"),
    ({"cards": "round", "deck": "52"}, "deal.cards", "with 3, in round 18, it takes 54"),
    ({"cards": "big - 5", "deck": "52"}, "deal.cards", "with 2, in round 1, nobody gets a card"),
    ({"cards": 10, "deck": "52", "upcard": 3}, "deal.cards", "with 5, in round 1, it takes 53"),
    ({"cards": 10, "deck": "52", "dealer": 3}, "deal.cards", "takes 53"),
    ({"cards": 5, "deck": "52", "dealer": -1}, "deal.cards", "nobody gets"),
    (
        {"cards": 10, "deck": "52", "beside": [{"cards": 3, "en": "pot"}]},
        "deal.cards",
        "it takes 53 of the 52",
    ),
    ({"cards": 10, "deck": "52", "without": ["2D", "2C", "3C"]}, "deal.cards", "takes 53"),
    ({"cards": 5, "deck": "52", "by": [3, 3]}, "deal.by", "everyone has 5, the packets make 6"),
    ({"cards": 5, "deck": "52", "by": [[3, 2], [3, 2]]}, "deal.by", "the packets make 6"),
    ({"cards": 5, "deck": "52", "by": [3, 0, 2]}, "deal.by", "packets"),
    ({"cards": 5, "deck": "52", "by": 0}, "deal.by", "packets"),
    ({"cards": 5, "deck": "52", "by": "one"}, "deal.by", "packets"),
    ({"cards": 5}, "deal", "'deck' is missing"),
    ({"deck": "52"}, "deal", "'cards' is missing"),
    ({"cards": 5, "deck": "53"}, "deal.deck", "52, 48, 40"),
    ({"cards": 5, "deck": "32", "without": ["2D"]}, "deal.without[0]", "2D"),
    ({"cards": 5, "deck": "52", "without": [3]}, "deal.without[0]", ""),
    ({"cards": 5, "deck": "52", "without": ["2D if nix"]}, "deal.without[0]", "nix"),
    ({"cards": "points", "deck": "52"}, "deal.cards", "points"),
    ({"cards": 5, "deck": "52", "upcard": True}, "deal.upcard", "an expression"),
    ({"cards": "5 // (players - 2)", "deck": "52"}, "deal", "divide by 0"),
    ({"cards": 5, "deck": "52", "beside": [{"cards": 1}]}, "deal.beside[0]", "'en' is missing"),
    ({"cards": 5, "deck": "52", "pass": {"cards": 3, "to": ["up"]}}, "deal.pass.to", "left, right"),
    ({"cards": 5, "deck": "52", "starts": "left"}, "deal.starts", "next, dealer, previous"),
    ({"starts": "next if long"}, "deal.starts", "next, dealer, previous"),
    ({"starts": {}}, "deal.starts", "'en' is missing"),
    ({"starts": "next", "rule": 2}, "deal.rule", "1 to 1"),
    ({"cards": 5, "deck": "52", "stock": 3}, "deal", "no 'stock'"),
    ("left", "deal", "an object in braces"),
)


def test_a_spoilt_deal_is_refused_at_its_place():
    for part, where, why in SPOILT:
        found = answer({"ask": "form", "form": dict(FORM, deal=part)})
        assert found.get("where") == where and why in found["why"], (part, found)


def test_house_rules_that_deal_too_much_are_refused_when_a_game_begins():
    form = dict(FORM, deal={"cards": "big", "deck": "52", "starts": "previous"})
    three = list(NAMES[:3])
    assert deal(form=form, players=three, options={"big": 17})["cards_each"]["Ana"] == 17
    found = deal(form=form, players=three, options={"big": 18})
    assert found["field"] == "options" and "54 of the 52" in found["error"]
    assert deal(form=form, players=three)["first_turn"] == "Cleo"
    game = forms.class_of(form)(three, forms.class_of(form).with_defaults({"big": 17}), "Ana")
    joins = {"event": "join", "player": "Dan", "seat": 3}
    assert raises(RuleError, game.apply, joins).rule == "ALL-3"


def test_a_form_that_says_only_who_starts_has_no_deal():
    made = forms.class_of(dict(FORM, deal={"starts": "dealer if long else next"}))
    for long, name in (("no", "Ben"), ("yes", "Ana")):
        game = made(["Ana", "Ben"], made.with_defaults({"long": long}), "Ana")
        assert game.first_player() == name and game.deal() is None and game.deal_rule is None
    # Forms of before knew only this, and are in saved games.
    made = forms.class_of(dict(FORM, leads="left"))
    assert made(["Ana", "Ben"], made.with_defaults(None), "Ana").first_player() == "Ben"
    assert isinstance(raises(FormError, forms.class_of, dict(FORM, leads="right")), FormError)


def test_what_comes_is_the_deal_unless_the_form_says_it_itself():
    part = {"cards": 7, "deck": "52"}
    form = dict(FORM, deal=part)
    found = forms.class_of(form)(["Ana", "Ben"], forms.class_of(form).with_defaults(None), "Ana")
    assert found.coming()[0] == "forms.coming_deal" and found.coming()[1]["n"] == 7
    own = dict(FORM["steps"][0], coming={"en": "Seven cards."})
    made = forms.class_of(dict(form, steps=[own]))
    assert (
        made(["Ana", "Ben"], made.with_defaults(None), "Ana").coming()[0].endswith("coming_round")
    )
