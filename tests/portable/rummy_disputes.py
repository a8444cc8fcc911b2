"""Disputes about melds from public sources, and how the box has to settle them.

Of each game: (question, cards, other fields of the question, what the answer has, rule, address
where the source answers it). Where an example there has no suits, or a picture, its cards are
filled in here.
"""

YES = {"ok": True}
RUN, SET = {"ok": True, "kind": "run"}, {"ok": True, "kind": "set"}


def no(why):
    return {"ok": False, "why": why}


def suit(card):
    return no("a run has one suit: %s has another" % card)


def twins(card):
    return no("no duplicates in a set: two " + card)


def not_all(what):
    return no("not all there: " + what)


def besides(there, what):
    return no("there: %s; missing: %s" % (there, what))


FEW = no("a meld needs at least 3 cards, not 2")
LOW = no("the ace is low: no run goes past the king")
ENDS = no("the ace starts or ends a run: none goes past it")


def counts(n, **more):
    return dict({"deadwood": n}, **more)


JAC = "juegoacartas.com/chinchon"
NHF = "nhfournier.es/?p=908"
ACA = "acanomas.com/Reglamentos-Juegos-de-Naipes/956/Chin-Chon-pag.2.htm"
DIA = "diariopopular.com.ar/suerte/el-chin-chon-uno-los-juegos-naipes-mas-antiguos-n157233/amp"
CON = "diariopopular.com.ar/suerte/quien-se-trepa-la-conga-n349414"
WIK = "es.wikipedia.org, Chinchón"
MAX = "github.com/maxpaulus43/chinchon"
HCK = "hackappone.com/us/app/chinch%C3%B3n-card-game-hack-id1556078262"
TWO_LOOSE, THREE_CLOSE = "4S 5S 6S 7S JS AH 4D", {"options": {"close": 3}}
CHINCHON = (
    ("meld", "4C 4H 4S", {}, SET, "CHN-3", DIA),
    ("meld", "KS KH KD KC", {}, SET, "CHN-3", DIA),
    ("meld", "AS AH AD", {}, SET, "CHN-3", ACA),
    ("meld", "5S 5H", {}, FEW, "CHN-3", NHF),
    ("meld", "7S 7H", {}, FEW, "CHN-3", JAC),
    ("meld", "4D 5D 6D", {}, RUN, "CHN-4", DIA),
    ("meld", "AS 2S 3S", {}, RUN, "CHN-4", ACA),
    ("meld", "6S 7S JS", {}, RUN, "CHN-4", JAC),
    ("meld", "JS QS KS", {}, RUN, "CHN-4", NHF),
    ("meld", "QS KS AS", {}, LOW, "CHN-4", ACA),
    ("meld", "KS AS 2S", {}, LOW, "CHN-4", ACA),
    ("meld", "4S 5H 6S", {}, suit("5H"), "CHN-4", DIA),
    ("meld", "6D 7D", {}, FEW, "CHN-4", NHF),
    ("deadwood", "AS 2S 3S 4H 5H 6H KD", {}, counts(10, may_end=False), "CHN-6", JAC),
    ("deadwood", "JS 4D 4C 4H KD QC AS", {}, counts(31, may_end=False), "CHN-6", JAC),
    ("deadwood", "AS 2S 3S 4H 5H 6H 4D", {}, counts(4, may_end=True), "CHN-6", JAC),
    ("deadwood", "4S 5S 6S 7H 7D 7C 5D", {}, counts(5, may_end=True), "CHN-6", CON),
    ("deadwood", "4S 5S 6S 7H 7D 7C 6D", {}, counts(6, may_end=False), "CHN-6", CON),
    ("deadwood", "AS 2S 3S 4S 5S 6S 7S", {}, counts(0, wins=True), "CHN-7", WIK),
    ("deadwood", "4S 5S 6S 7S JS QS KS", {}, counts(0, wins=True), "CHN-7", JAC),
    ("deadwood", "4S 5S 6S 7S JH QH KH", {}, counts(0, wins=False), "CHN-6", JAC),
    ("deadwood", TWO_LOOSE, {}, counts(5, may_end=False), "CHN-6", JAC),
    ("deadwood", TWO_LOOSE, {"options": {"loose": "any"}}, counts(5, may_end=True), "CHN-6", CON),
    ("best_discard", TWO_LOOSE + " KD", {}, {"discard": "KD", "may_end": False}, "CHN-6", MAX),
    ("best_discard", TWO_LOOSE + " QS", {}, {"discard": "4D", "may_end": True}, "CHN-6", MAX),
    ("deadwood", "AS 2S 3S 4H 5H 6H 4D", THREE_CLOSE, counts(4, may_end=False), "CHN-6", HCK),
    ("deadwood", "AS 2S 3S 4H 5H 6H 3D", THREE_CLOSE, counts(3, may_end=True), "CHN-6", HCK),
    ("deadwood", "4S 5S 6S 7S JS AH AD", THREE_CLOSE, counts(2, may_end=False), "CHN-6", HCK),
    ("layoff", "8S", {"table": [["5S", "6S", "7S"]]}, {"field": "cards"}, None, JAC),
    ("layoff", "JS", {"table": [["5S", "6S", "7S"]]}, {"laid": [["JS", 0]]}, "CHN-8", WIK),
    ("layoff", "4H", {"table": [["4S", "4D", "4C"]]}, {"laid": [["4H", 0]]}, "CHN-8", WIK),
)
SPA = "spazioinwind.libero.it/carte/scala%2040.htm"
LOT = "lottomatica.it/skill/tutto-sui-giochi-di-carte/faq-scala-40"
KOK = "koksblandare.eu/gioco-carte-101.html (FISCA 3.2)"
CAS = "casinosanremogratis.growthagents.org/?p=955"
FRO = "it.frojeostern.com/post/how-much-is-the-joker-in-the-40-scale"
LONG = "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
SCALA = (
    ("opens", "AS AH AD", {}, {"ok": False, "points": 33}, "SCL-8", LOT),
    ("opens", "AS AH AD 3S 3H 3D", {}, {"ok": True, "points": 42}, "SCL-8", LOT),
    ("opens", "4S 4H 4D 3C 4C 5C 6C 7C", {}, {"ok": False, "points": 37}, "SCL-8", KOK),
    ("opens", "AS AH AD KS KH KD", {}, {"ok": True, "points": 63}, "SCL-8", FRO),
    ("opens", "KS KH KD KC", {}, {"ok": True, "points": 40}, "SCL-8", SPA),
    ("opens", "9S 10S JS QS", {}, {"ok": False, "points": 39}, "SCL-8", SPA),
    ("opens", "QH KH AH 3S 3H 3D", {}, {"ok": True, "points": 40}, "SCL-8", SPA),
    ("opens", "AS 2S 3S JH QH KH", {}, {"ok": False, "points": 36}, "SCL-8", CAS),
    ("opens", "QH KH * 3S 3H 3D", {}, {"ok": True, "points": 40}, "SCL-8", CAS),
    ("opens", "7S 7H * 6C 7C 8C", {}, {"ok": True, "points": 42}, "SCL-8", SPA),
    ("opens", "7S 7H * 5C 6C 7C", {}, {"ok": False, "points": 39}, "SCL-8", SPA),
    ("meld", "QS KS AS", {}, RUN, "SCL-6", CAS),
    ("meld", "AS 2S 3S", {}, RUN, "SCL-6", CAS),
    ("meld", "KS AS 2S", {}, ENDS, "SCL-6", KOK),
    ("meld", LONG, {}, RUN, "SCL-6", KOK),
    ("meld", LONG + " *", {}, RUN, "SCL-6", KOK),
    ("meld", "8S 8H 8D 8C", {}, SET, "SCL-6", KOK),
    ("meld", "8S 8H", {}, FEW, "SCL-6", KOK),
    ("meld", "6S 7H 8S", {}, suit("7H"), "SCL-6", KOK),
    ("pays", "AS 2H *", {}, {"points": 38}, "SCL-2", SPA),
    ("pays", "AS KH 9D", {}, {"points": 30}, "SCL-2", CAS),
    ("layoff", "8S", {"table": [["5S", "6S", "7S"]]}, {"laid": [["8S", 0]]}, "SCL-9", SPA),
)
NEX = "nexgenplaytech.com/home/faq"
OCT = "rummy.octro.com/aboutus.html"
CIR = "rummycircle.com/help/pool-rummy/format.html"
SOC = "socialrummyindia.com/blog/rummy-sequence-examples/"
NIS = "nishofun.com/rules.html"
XYR = "xyrmixo.com/what-is-a-valid-set-and-sequence-in-rummy/"
G4A = "g4a-indian-rummy.fd4a.net"
Q = {"turned": "QC"}
INDIAN = (
    ("meld", "5H 6H 7H", {}, RUN, "INR-3", NEX),
    ("meld", "3S 4S 5S 6S", {}, RUN, "INR-3", NEX),
    ("meld", "6D 7D QS 9D", Q, RUN, "INR-3", NEX),
    ("meld", "5S QH 7S 8S *", Q, RUN, "INR-3", NEX),
    ("meld", "AH AC AD", {}, SET, "INR-2", NEX),
    ("meld", "8D 8C 8S 8H", {}, SET, "INR-2", NEX),
    ("meld", "9D QS 9S 9H", Q, SET, "INR-2", NEX),
    ("meld", "5D 5C 5S *", {}, SET, "INR-2", NEX),
    ("meld", "5D 5C QS *", Q, SET, "INR-2", NEX),
    ("meld", "5D 5C * QH QS", Q, SET, "INR-2", NEX),
    ("meld", "QS KS AS", {}, RUN, "INR-3", NEX),
    ("meld", "AS 2S 3S", {}, RUN, "INR-3", NEX),
    ("meld", "KS AS 2S", {}, ENDS, "INR-3", OCT),
    ("meld", "7S 7S 7H", {}, twins("7S"), "INR-2", CIR),
    ("meld", "JD QD KD AD", {}, RUN, "INR-3", NIS),
    ("meld", "8S * 10S", {}, RUN, "INR-3", SOC),
    ("meld", "KC KD *", {}, SET, "INR-2", NIS),
    ("meld", "5H 6H AD", {"turned": "*"}, RUN, "INR-3", NEX),
    ("meld", "5H 6H AD", {}, suit("AD"), "INR-3", NEX),
    ("meld", "8S 9S 10S JS QS KS", {}, RUN, "INR-3", OCT),
    (
        "deadwood",
        "4S 5S 6S 8H * 10H JH KD KC KS 2C 2D 2H",
        {},
        counts(0, may_end=True),
        "INR-5",
        CIR,
    ),
    (
        "deadwood",
        "4S * 6S 8H * 10H JH KD KC KS 2C 2D 2H",
        {},
        counts(4 + 6 + 8 + 20 + 30 + 6, may_end=False),
        "INR-5",
        NEX,
    ),
    (
        "deadwood",
        "4S 5S 6S KD KC KS 2C 2D 2H 9S 9H 9D JC",
        {},
        # They come to 88; no hand counts more than 80 (rummy.octro.com, taashsutra.com).
        counts(80, may_end=False),
        "INR-5",
        G4A,
    ),
)
ORL = "online-romme-lernen.de/figuren-bei-romme.html"
R24 = "romme24.com/wissenswertes/spielregeln_wertungspunkte"
PAL = "romme-palast.de/romme-spielen-lernen/"
RIN = "rommeregeln.info"
RCH = "rummy.ch/pages/de/rummy-spielregeln/romme-mit-auslegen/deutsches-romme.php"
ABL = "online-romme-lernen.de/spielablauf.html"
THIRTY = {"options": {"opening": 30}}
ROMME = (
    ("meld", "KH KD KS", {}, SET, "ROM-2", ORL),
    ("meld", "3S 3H 3D 3C", {}, SET, "ROM-2", ORL),
    ("meld", "KD KH KS", {}, SET, "ROM-2", RIN),
    ("meld", "2D 2S 2C", {}, SET, "ROM-2", RIN),
    ("meld", "AH 2H 3H", {}, RUN, "ROM-3", ORL),
    ("meld", "10H JH QH", {}, RUN, "ROM-3", RIN),
    ("meld", "3C 4C 5C 6C 7C", {}, RUN, "ROM-3", RIN),
    ("meld", "QS KS AS", {}, RUN, "ROM-3", RCH),
    ("meld", "AS 2S 3S", {}, RUN, "ROM-3", RCH),
    ("meld", "KS 2S 3S", {}, no("these cards do not follow one another"), "ROM-3", RCH),
    ("meld", "KS AS 2S", {}, ENDS, "ROM-3", RCH),
    ("meld", "KS AS 2S", {"options": {"corner": "yes"}}, RUN, "ROM-3", RIN),
    ("meld", "5H * *", {}, no("wild cards among 3: 2 are not allowed"), "ROM-4", ORL),
    ("meld", "3H * * 6H", {}, RUN, "ROM-3", ORL),
    ("meld", "7S 7H", {}, FEW, "ROM-2", ORL),
    ("opens", "QH KH AH 3S 3H 3D", {}, {"ok": True, "points": 40}, "ROM-5", PAL),
    ("opens", "AH 2H 3H 10S 10H 10D", {}, {"ok": False, "points": 36}, "ROM-5", R24),
    ("opens", "AH 2H 3H 10S 10H 10D", THIRTY, {"ok": True, "points": 36}, "ROM-5", PAL),
    ("opens", "10H JH QH", {}, {"ok": False, "points": 30}, "ROM-5", ABL),
    ("opens", "10H JH QH", THIRTY, {"ok": True, "points": 30}, "ROM-5", PAL),
    ("opens", "10H * QH KH", {}, {"ok": True, "points": 40}, "ROM-5", R24),
    ("pays", "AS 2H *", {}, {"points": 33}, "ROM-6", R24),
    ("pays", "AS KH *", {"options": {"joker": 25}}, {"points": 46}, "ROM-6", RCH),
    ("layoff", "AH 5H", {"table": [["2H", "3H", "4H"]]}, {"deadwood": 0}, "ROM-5", ABL),
)
PAG = "pagat.com/rummy/500rum.html"
HOW = "entertainment.howstuffworks.com/how-to-play-500-rum.htm"
YEE = "yeezyboost350v2.us.org/500-rum-card-game-guidelines/"
CGP = "cardgamesplanet.com/rummy-500-rules/"
REF = "reference.com/hobbies-games/official-rules-rummy-500-3fd9b8a2500969ee"
QKA, A23 = {"table": [["QS", "KS", "AS"]]}, {"table": [["AS", "2S", "3S"]]}
RUMMY500 = (
    ("meld", "7S 7H 7D", {}, SET, "RFH-4", YEE),
    ("meld", "7S 7H 7D 7C", {}, SET, "RFH-4", YEE),
    ("meld", "3D 4D 5D", {}, RUN, "RFH-5", YEE),
    ("meld", "QS QH QD", {}, SET, "RFH-4", CGP),
    ("meld", "4S 5S 6S", {}, RUN, "RFH-5", CGP),
    ("meld", "AS 2S 3S", {}, RUN, "RFH-5", PAG),
    ("meld", "QS KS AS", {}, RUN, "RFH-5", HOW),
    ("meld", "KS AS 2S", {}, ENDS, "RFH-5", HOW),
    ("meld", "QS KS AS 2S", {}, ENDS, "RFH-5", HOW),
    ("meld", "KS AS 2S 3S", {}, ENDS, "RFH-5", HOW),
    ("meld", "9S 10S *", {}, RUN, "RFH-5", REF),
    ("meld", "9S 9H *", {}, SET, "RFH-4", REF),
    ("meld", "9S 9H", {}, FEW, "RFH-4", YEE),
    ("meld", "9S 10S", {}, FEW, "RFH-5", YEE),
    ("meld", "3D 4D 5H", {}, suit("5H"), "RFH-5", YEE),
    ("layoff", "2S", QKA, {"laid": []}, "RFH-8", HOW),
    ("layoff", "KS", A23, {"laid": []}, "RFH-8", HOW),
    ("layoff", "JS", QKA, {"laid": [["JS", 0]]}, "RFH-8", HOW),
    ("layoff", "4S", A23, {"laid": [["4S", 0]]}, "RFH-8", HOW),
    ("layoff", "7S 8S", {"table": [["4S", "5S", "6S"]]}, {"deadwood": 0}, "RFH-8", HOW),
    ("pays", "AS 9H *", {}, {"points": 39}, "RFH-7", PAG),
    ("pays", "KS QH 2D", {}, {"points": 22}, "RFH-7", PAG),
)
KCO = "kalooki.co.uk/howtoplay.htm"
WPT = "getwpt.com/cardgames/rummy/kaluki-europe-north-america"
LUD = "ludopoli.us/kalooki40_rules.aspx"
EQU = "equal-chance.co.uk/kalooki/index.html"
CPL = "cardgamesplanet.com/rummy-card-game-rules/"
RRO = "rummyroyal.co.uk/how_to_play/kalooki40/rules.html"
K51 = {"options": {"opening": 51}}
KALOOKI = (
    ("meld", "8S 8H 8D", {}, SET, "KAL-2", KCO),
    ("meld", "8S 8H 8D 8C", {}, SET, "KAL-2", KCO),
    ("meld", "8S 8H 8H", {}, twins("8H"), "KAL-2", KCO),
    ("meld", "2S 3S 4S", {}, RUN, "KAL-3", KCO),
    ("meld", "QS KS AS", {}, RUN, "KAL-3", KCO),
    ("meld", "AS 2S 3S", {}, no("the ace is high: no run goes past it"), "KAL-3", KCO),
    ("meld", "2S 3S 4H", {}, suit("4H"), "KAL-3", KCO),
    ("meld", "6H 7H 8H 9H", {}, RUN, "KAL-3", RRO),
    ("meld", "4H 4S 4D", {}, SET, "KAL-2", RRO),
    ("meld", "JS QS KS AS", {}, RUN, "KAL-3", "raminoz.com/how_to_play/kaluki/rules.html"),
    ("meld", "9S * *", {}, SET, "KAL-2", EQU),
    ("meld", "7S * 9S", {}, RUN, "KAL-3", EQU),
    ("opens", "QS QH QD", {}, {"ok": False, "points": 30}, "KAL-5", CPL),
    ("opens", "QS QH QD 4S 5S 6S", {}, {"ok": True, "points": 45}, "KAL-5", CPL),
    ("opens", "QS QH QD 4S 5S 6S", K51, {"ok": False, "points": 45}, "KAL-5", CPL),
    ("opens", "QS QH QD 6S 7S 8S", K51, {"ok": True, "points": 51}, "KAL-5", CPL),
    ("opens", "9S 9H * 4S 5S 6S", {}, {"ok": True, "points": 42}, "KAL-5", LUD),
    ("opens", "AS AH AD 2S 2H 2D", {}, {"ok": False, "points": 39}, "KAL-5", LUD),
    ("pays", "AS KH *", {}, {"points": 36}, "KAL-6", WPT),
    ("pays", "AS KH *", {"options": {"joker": 25}}, {"points": 46}, "KAL-6", EQU),
    ("pays", "7S 9H", {}, {"points": 16}, "KAL-6", LUD),
    ("layoff", "8C", {"table": [["8S", "8H", "8D"]]}, {"laid": [["8C", 0]]}, "KAL-5", EQU),
    ("layoff", "8H", {"table": [["8S", "8H", "8D"]]}, {"laid": []}, "KAL-5", EQU),
)
WIN = "winenfood.com/an-faq-for-every-phase-10-phase-rule"
ANS = "answers.com/toys-and-games/How-many-skips-are-in-phase-10"
RFO = "rf-onlinegame.com/can-you-take-a-wild-in-phase-10/"
BGT = "boardgamestips.com/card-games/what-are-the-phases-in-the-game-phase-10/"


def stage(n):
    return {"stage": n}


PHASE10 = (
    ("meld", "R4 G4 B4", {}, SET, "PTN-3", BGT),
    ("meld", "R4 R4 Y4", {}, SET, "PTN-3", BGT),
    ("meld", "R4 Y4", {}, SET, "PTN-3", BGT),
    ("meld", "R3 G4 B5 Y6", {}, RUN, "PTN-3", WIN),
    ("meld", "R3 R4 W R6", {}, RUN, "PTN-3", WIN),
    ("meld", "R3 S B5", {}, no("S is in no meld"), "PTN-3", ANS),
    ("meld", "R4 S G4", {}, no("S is in no meld"), "PTN-3", ANS),
    ("meld", "R10 R11 R12 R1", {}, no("no run goes past 12"), "PTN-3", WIN),
    ("meld", "R4 W W", {}, YES, "PTN-3", RFO),
    ("meld", "W W W", {}, no("a meld needs at least one natural card"), "PTN-3", RFO),
    ("opens", "R3 G3 B3 R5 G5 B5", stage(1), YES, "PTN-2", BGT),
    (
        "opens",
        "R3 G3 B3 R5 G5",
        stage(1),
        besides("1 set of 3 or more", "1 set of 3 or more"),
        "PTN-2",
        BGT,
    ),
    ("opens", "R3 G3 B3 R5 G6 B7 Y8", stage(2), YES, "PTN-2", BGT),
    (
        "opens",
        "R3 G3 B3 R5 G6 B7",
        stage(2),
        besides("1 set of 3 or more", "1 run"),
        "PTN-2",
        BGT,
    ),
    ("opens", "R3 G3 B3 W R5 G6 B7 Y8", stage(3), YES, "PTN-2", BGT),
    ("opens", "R1 G2 B3 Y4 R5 G6 B7", stage(4), YES, "PTN-2", WIN),
    ("opens", "R1 G2 B3 W R5 G6 B7", stage(4), YES, "PTN-2", WIN),
    ("opens", "R1 R2 R3 R4 R5 R6 R8", stage(4), not_all("1 run of 7 or more"), "PTN-2", WIN),
    ("opens", "R1 R3 R4 R4 R9 R11 R12", stage(8), YES, "PTN-2", BGT),
    ("opens", "R1 R3 R4 R4 R9 R11 S", stage(8), not_all("7 cards of one colour"), "PTN-2", ANS),
    ("opens", "R3 G3 B3 Y3 R3 R9 G9", stage(9), YES, "PTN-2", WIN),
    ("opens", "R3 G3 B3 W R5 G5 W", stage(1), YES, "PTN-2", RFO),
    ("pays", "R12 S Y4", {}, {"points": 30}, "PTN-5", RFO),
)
SED = "sedutocomodo.it/ramino/"
OUT = "outsidersmusica.it/le-regole-del-ramino-classico-397/"
SAP = "sapere.it/enciclopedia/ramino²"
RIT = "ramino.it"
LOF = "giochi-di-carte.lotoflaughs.com/ramino-variante-a-punti.php"
TRE = "treccani.it/enciclopedia/ramino/"
ZERO, TEN = {"options": {"close": 0}}, {"options": {"close": 10}}
FIVE_LEFT = "4S 5S 6S KS KD KC 9H 9D 9C 5D"
SIX_LEFT = "4S 5S 6S KS KD KC 9H 9D 9C 6D"
RAMINO = (
    ("meld", "JS JH JD", {}, SET, "RAM-2", SED),
    ("meld", "AS AH AD", {}, SET, "RAM-2", SED),
    ("meld", "3S 3S 3D", {}, twins("3S"), "RAM-2", SED),
    ("meld", "3S 3S 3D", {"options": {"duplicates": "yes"}}, SET, "RAM-2", SED),
    ("meld", "KS KH KD KC", {}, SET, "RAM-2", SED),
    ("meld", "6C 7C 8C", {}, RUN, "RAM-3", SED),
    ("meld", "9H 10H JH QH", {}, RUN, "RAM-3", SED),
    ("meld", "AS 2S 3S", {}, RUN, "RAM-3", OUT),
    ("meld", "QS KS AS", {}, RUN, "RAM-3", OUT),
    ("meld", "KS AS 2S", {}, ENDS, "RAM-3", RIT),
    ("meld", "5H 6H 7H", {}, RUN, "RAM-3", RIT),
    ("meld", "7S 8H 9S", {}, suit("8H"), "RAM-3", OUT),
    ("meld", "* 6C 8C", {}, RUN, "RAM-3", RIT),
    ("meld", "* JS JH", {}, SET, "RAM-2", RIT),
    ("meld", "6C 7C", {}, FEW, "RAM-3", SED),
    ("deadwood", "QS QH QD 7H 8H 9H 10H AC 2S 5H", {}, counts(18, may_end=False), "RAM-5", LOF),
    ("deadwood", FIVE_LEFT, {}, counts(5, may_end=True), "RAM-5", OUT),
    ("deadwood", SIX_LEFT, {}, counts(6, may_end=False), "RAM-5", OUT),
    ("deadwood", SIX_LEFT, TEN, counts(6, may_end=True), "RAM-5", OUT),
    ("deadwood", FIVE_LEFT, ZERO, counts(5, may_end=False), "RAM-5", OUT),
    ("deadwood", "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S", {}, counts(0, wins=True), "RAM-7", TRE),
    ("deadwood", "AS 3S 4S 5S 7S 8S 9S JS QS KS", {}, {"wins": True}, "RAM-7", TRE),
    ("deadwood", "AS KH 9D 2C 4C 6H 8D JC QS 5S", {}, counts(75), "RAM-5", SAP),
)
WAT = "docslib.org/download/8219368/caesars-club-watsonville"
VIP = "vipgames.com/blog/how-to-play-conquian-card-game/"
GAT = "gathertogethergames.com/conquian"
GAM = "gamevelvet.com/conquian-online/rules"
COO = "coololdgames.com/card-games/rummy/conquian/"
RUC = "rummy.com/conquian.html"
PWR = "play-win-rummy.com/conquian"
NINE, EIGHT = {"options": {"cards": 9}}, {"options": {"cards": 8}}
ELEVEN = "AS 2S 3S 4S 5S 6S 7S JS 5H 5D 5C"
CONQUIAN = (
    ("meld", "7H 7C 7S", {}, SET, "CNQ-2", "apps.apple.com, Conquian Classic"),
    ("meld", "6C 6D 6S", {}, SET, "CNQ-2", COO),
    ("meld", "KS KH KD KC", {}, SET, "CNQ-2", GAT),
    ("meld", "4C 5C 6C", {}, RUN, "CNQ-3", "apps.apple.com, Conquian Classic"),
    ("meld", "5D 6D 7D", {}, RUN, "CNQ-3", COO),
    ("meld", "4C 5D 7S", {}, no("neither one rank nor one suit"), "CNQ-3", COO),
    ("meld", "7S JS QS", {}, RUN, "CNQ-3", VIP),
    ("meld", "6S 7S JS", {}, RUN, "CNQ-3", RUC),
    ("meld", "AS 2S 3S", {}, RUN, "CNQ-3", WAT),
    ("meld", "QS KS AS", {}, LOW, "CNQ-3", RUC),
    ("meld", "KS AS 2S", {}, LOW, "CNQ-3", GAM),
    ("meld", "JS QS KS", {}, RUN, "CNQ-3", PWR),
    ("meld", "6S 7S", {}, FEW, "CNQ-3", COO),
    ("meld", "AS 2S 3S 4S 5S 6S 7S JS", {}, RUN, "CNQ-3", PWR),
    ("deadwood", ELEVEN, {}, counts(0, may_end=True), "CNQ-5", GAT),
    ("deadwood", ELEVEN.replace("5C", "KH"), {}, counts(10, may_end=False), "CNQ-5", GAT),
    ("deadwood", "AS 2S 3S 4S 5S 6S 7S 5H 5D 5C", NINE, counts(0, may_end=True), "CNQ-5", COO),
    ("deadwood", "AS 2S 3S 4S 5S 6S 5H 5D 5C", EIGHT, counts(0, may_end=True), "CNQ-5", GAM),
    ("layoff", "JS", {"table": [["5S", "6S", "7S"]]}, {"laid": [["JS", 0]]}, "CNQ-4", PWR),
    ("layoff", "7H", {"table": [["7D", "7C", "7S"]]}, {"laid": [["7H", 0]]}, "CNQ-4", GAT),
    ("layoff", "QS", {"table": [["5S", "6S", "7S"]]}, {"laid": []}, "CNQ-4", GAT),
)
WLR = "en.wikipedia.org/wiki/Liverpool_rummy"
DUM = "docstoc.com/docs/28470552/Dummy-Rummy"
WEE = "weekendamerica.publicradio.org/programs/2005/08/13/rummy.html"
BIC = "bicyclecards.com/card-games/rule/contract-rummy"


def deal(n):
    return {"round": n}


def there_are(what):
    return {"ok": True, "why": "all there: " + what}


def exactly(**more):
    return dict({"options": {"exact": "yes"}}, **more)


TWO_SETS, SET_RUN = "7S 7H 7D KS KH KD", "7S 7H 7D 4H 5H 6H 7H"
TWO_RUNS = "2S 3S 4S 5S 10H JH QH KH"
GJO = "courseweb.unt.edu/gjones/summer2003/cecs5420/Sum2.03.5420.1/RicardoAnzaldua"
LIVERPOOL = (
    ("meld", "5S 5S 5H", {}, SET, "LIV-2", DUM),
    ("meld", "8S 8C 8D", {}, SET, "LIV-2", WLR),
    ("meld", "8S 8C", {}, FEW, "LIV-2", WLR),
    ("meld", "4S 5S 6S 7S", {}, RUN, "LIV-3", DUM),
    ("meld", "3S 4S 5S 6S 7S", {}, RUN, "LIV-3", WLR),
    ("meld", "4S 5S 6S", {}, no("a run has at least 4 cards, not 3"), "LIV-3", WEE),
    ("meld", "AS 2S 3S 4S", {}, RUN, "LIV-3", WEE),
    ("meld", "JS QS KS AS", {}, RUN, "LIV-3", WEE),
    ("meld", "QS KS AS 2S", {}, ENDS, "LIV-3", WEE),
    ("meld", "4S 5S 6H 7S", {}, suit("6H"), "LIV-3", WLR),
    ("meld", "4S * 6S 7S", {}, RUN, "LIV-3", WEE),
    ("opens", TWO_SETS, deal(1), YES, "LIV-5", WEE),
    ("opens", SET_RUN, deal(1), besides("1 set", "1 set"), "LIV-5", WEE),
    ("opens", SET_RUN, deal(2), YES, "LIV-5", WEE),
    ("opens", TWO_SETS, deal(2), besides("1 set", "1 run"), "LIV-5", WEE),
    ("opens", TWO_RUNS, deal(3), YES, "LIV-5", WEE),
    ("opens", TWO_SETS + " 2S 2H 2D", deal(4), YES, "LIV-5", WEE),
    ("opens", TWO_SETS + " 2S 3S 4S 5S", deal(5), YES, "LIV-5", WEE),
    ("opens", TWO_RUNS + " 7S 7H 7D", deal(6), YES, "LIV-5", WEE),
    ("opens", TWO_RUNS + " 7D 8D 9D 10D", deal(7), YES, "LIV-5", WEE),
    ("pays", "AS * KH 7D", {}, {"points": 47}, "LIV-6", BIC),
    ("layoff", "2S", {"table": [["2H", "2D", "2C"]]}, {"laid": [["2S", 0]]}, "LIV-5", WEE),
    # A definition of three and of four cards, and what that makes of a hand with more of them.
    ("opens", TWO_SETS, exactly(), there_are("2 sets of exactly 3"), "LIV-5", GJO),
    ("opens", SET_RUN, exactly(round=2), there_are("1 set of exactly 3, 1 run of exactly 4"),
     "LIV-5", GJO),
    ("may_end", TWO_SETS + " 7C 2D", exactly(), {"ok": False, "missing": ["1 card"]}, "LIV-5", GJO),
    ("may_end", TWO_SETS + " 2D", exactly(), YES, "LIV-5", GJO),
    ("may_end", TWO_RUNS + " 7D 8D 9D 10D JD", exactly(round=7), YES, "LIV-5", GJO),
)  # fmt: skip
COE = "continental.org.es/modules.php?name=Content&pa=showpage&pid=1&page=2"
STR = "es.stringtranslate.com/wiki/Continental_(juego)"
CAO = "casinoonlineespaña.es/juegos/continental/"
ACN = "acanomas.com/Reglamentos-Juegos-de-Naipes/1054/Continental-pag.2.htm"
CONTINENTAL = (
    ("meld", "7S 7S 7D", {}, SET, "CNT-2", COE),
    ("meld", "KS KH KD KC", {}, SET, "CNT-2", COE),
    ("meld", "7S 7H 7D 7C", {}, SET, "CNT-2", CAO),
    ("meld", "2C 3C 4C 5C", {}, RUN, "CNT-3", CAO),
    ("meld", "2C 3C 4C 5C 6C 7C", {}, RUN, "CNT-3", CAO),
    ("meld", "2C 3C 4C", {}, no("a run has at least 4 cards, not 3"), "CNT-3", COE),
    ("meld", "JS QS KS AS", {}, RUN, "CNT-3", COE),
    ("meld", "AS 2S 3S 4S", {}, RUN, "CNT-3", COE),
    ("meld", "QS KS AS 2S", {}, RUN, "CNT-3", COE),
    ("meld", "KS AS 2S 3S", {}, RUN, "CNT-3", COE),
    ("meld", "4S 5H 6S 7S", {}, suit("5H"), "CNT-3", COE),
    ("meld", "4S * 6S 7S", {}, RUN, "CNT-3", ACN),
    ("meld", "4S * * 7S", {}, no("two wild cards are side by side"), "CNT-4", STR),
    ("opens", TWO_SETS, deal(1), YES, "CNT-5", COE),
    ("opens", TWO_SETS, deal(2), besides("1 set", "1 run"), "CNT-5", COE),
    ("opens", SET_RUN, deal(2), YES, "CNT-5", COE),
    ("opens", TWO_RUNS, deal(3), YES, "CNT-5", COE),
    ("opens", "2S 3S 4S 5S 6S 7S 8S 9S", deal(3), YES, "CNT-5", COE),
    ("opens", TWO_SETS + " 7H 7C 7D", deal(4), YES, "CNT-5", COE),
    ("opens", TWO_SETS + " 2S 3S 4S 5S", deal(5), YES, "CNT-5", COE),
    ("opens", TWO_RUNS + " 7S 7H 7D", deal(6), YES, "CNT-5", COE),
    ("pays", "AS * KH 7D", {}, {"points": 87}, "CNT-6", COE),
)
GSR = "gamesitereviews.biz/guides/202401/three-thirteen-rummy-games/"
WTT = "en.wikipedia.org/wiki/Three_thirteen"
ROO = "tournament-rook.com/ThreeThirteen/rulesforplay.html"
ABO = "boardgames.about.com/od/cardgames/a/Three-Thirteen.htm"
THREE_THIRTEEN = (
    ("meld", "5C 5S 5D", {}, SET, "THT-2", GSR),
    ("meld", "9C 9C 9D", {"players": 3}, SET, "THT-2", GSR),
    ("meld", "4H 5H 6H", {}, RUN, "THT-3", GSR),
    ("meld", "8S 9S 10S JS QS", {}, RUN, "THT-3", GSR),
    ("meld", "7S 7H 7D 7C", {}, SET, "THT-2", GSR),
    ("meld", "AS 2S 4S", {}, no("3S is missing in this run"), "THT-3", GSR),
    ("meld", "AS 2S 3S", deal(2), RUN, "THT-3", GSR),
    ("meld", "QS KS AS", {}, LOW, "THT-3", GSR),
    ("meld", "3S 9H 9D", deal(1), SET, "THT-2", GSR),
    ("meld", "3S 9H 9D", deal(2), no("a set has one rank: 3S has another"), "THT-2", GSR),
    ("meld", "3S 3H 3D", deal(1), YES, "THT-2", GSR),
    ("meld", "KS 5H 6H", deal(11), RUN, "THT-3", GSR),
    ("meld", "JC JD 8S", deal(9), YES, "THT-2", WTT),
    ("meld", "4C 6H 9H", deal(2), no("2 cards are missing in this run, wilds: 1"), "THT-3", WTT),
    ("meld", "7C 6H 8H", deal(5), RUN, "THT-3", WTT),
    ("meld", "5C 5S", deal(2), FEW, "THT-2", ABO),
    ("meld", "4H 5H 6S", deal(1), suit("6S"), "THT-3", WTT),
    ("deadwood", "9C 9S 9D", deal(1), counts(0, may_end=True), "THT-5", ABO),
    ("deadwood", "9C 9S 9D KH", deal(2), counts(10, may_end=False), "THT-5", ABO),
    ("deadwood", "5S 6S 7S 6H 6C", deal(3), counts(7), "THT-5", GSR),
    ("meld", "5S 6S 7S 6H", deal(6), suit("6H"), "THT-3", GSR),
)
DISPUTES = (
    ("chinchon", CHINCHON),
    ("scala40", SCALA),
    ("indian_rummy", INDIAN),
    ("romme", ROMME),
    ("rummy500", RUMMY500),
    ("kalooki", KALOOKI),
    ("phase10", PHASE10),
    ("ramino", RAMINO),
    ("conquian", CONQUIAN),
    ("liverpool", LIVERPOOL),
    ("continental", CONTINENTAL),
    ("three_thirteen", THREE_THIRTEEN),
)
