"""Disputes about melds from public sources, and how the box has to settle them.

Of each game: (question, cards, other fields of the question, what the answer has, rule, address
where the source answers it). Where an example there has no suits, or a picture, its cards are
filled in here.
"""

YES, NO = {"ok": True}, {"ok": False}
RUN, SET = {"ok": True, "kind": "run"}, {"ok": True, "kind": "set"}
# The gaps that a refusal names.
FEW = {"ok": False, "why": "a meld needs at least 3 cards, not 2"}


def counts(n, **more):
    return dict({"deadwood": n}, **more)


JAC = "juegoacartas.com/chinchon"
NHF = "nhfournier.es/?p=908"
ACA = "acanomas.com/Reglamentos-Juegos-de-Naipes/956/Chin-Chon-pag.2.htm"
DIA = "diariopopular.com.ar/suerte/el-chin-chon-uno-los-juegos-naipes-mas-antiguos-n157233/amp"
CON = "diariopopular.com.ar/suerte/quien-se-trepa-la-conga-n349414"
WIK = "es.wikipedia.org, Chinchón"
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
    ("meld", "QS KS AS", {}, NO, "CHN-4", ACA),
    ("meld", "KS AS 2S", {}, NO, "CHN-4", ACA),
    ("meld", "4S 5H 6S", {}, NO, "CHN-4", DIA),
    ("meld", "6D 7D", {}, FEW, "CHN-4", NHF),
    ("deadwood", "AS 2S 3S 4H 5H 6H KD", {}, counts(10, may_end=False), "CHN-6", JAC),
    ("deadwood", "JS 4D 4C 4H KD QC AS", {}, counts(31, may_end=False), "CHN-6", JAC),
    ("deadwood", "AS 2S 3S 4H 5H 6H 4D", {}, counts(4, may_end=True), "CHN-6", JAC),
    ("deadwood", "4S 5S 6S 7H 7D 7C 5D", {}, counts(5, may_end=True), "CHN-6", CON),
    ("deadwood", "4S 5S 6S 7H 7D 7C 6D", {}, counts(6, may_end=False), "CHN-6", CON),
    ("deadwood", "AS 2S 3S 4S 5S 6S 7S", {}, counts(0, wins=True), "CHN-7", WIK),
    ("deadwood", "4S 5S 6S 7S JS QS KS", {}, counts(0, wins=True), "CHN-7", JAC),
    ("deadwood", "4S 5S 6S 7S JH QH KH", {}, counts(0, wins=False), "CHN-6", JAC),
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
    ("meld", "KS AS 2S", {}, NO, "SCL-6", KOK),
    ("meld", LONG, {}, RUN, "SCL-6", KOK),
    ("meld", LONG + " *", {}, RUN, "SCL-6", KOK),
    ("meld", "8S 8H 8D 8C", {}, SET, "SCL-6", KOK),
    ("meld", "8S 8H", {}, FEW, "SCL-6", KOK),
    ("meld", "6S 7H 8S", {}, NO, "SCL-6", KOK),
    ("deadwood", "AS 2H *", {}, {"deadwood": 38}, "SCL-2", SPA),
    ("deadwood", "AS KH 9D", {}, {"deadwood": 30}, "SCL-2", CAS),
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
    ("meld", "KS AS 2S", {}, NO, "INR-3", OCT),
    ("meld", "7S 7S 7H", {}, NO, "INR-2", CIR),
    ("meld", "JD QD KD AD", {}, RUN, "INR-3", NIS),
    ("meld", "8S * 10S", {}, RUN, "INR-3", SOC),
    ("meld", "KC KD *", {}, SET, "INR-2", NIS),
    ("meld", "5H 6H AD", {"turned": "*"}, RUN, "INR-3", NEX),
    ("meld", "5H 6H AD", {}, NO, "INR-3", NEX),
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
        counts(15 + 30 + 6 + 27 + 10, may_end=False),
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
    ("meld", "KS 2S 3S", {}, NO, "ROM-3", RCH),
    ("meld", "5H * *", {}, NO, "ROM-4", ORL),
    ("meld", "3H * * 6H", {}, RUN, "ROM-3", ORL),
    ("meld", "7S 7H", {}, FEW, "ROM-2", ORL),
    ("opens", "QH KH AH 3S 3H 3D", {}, {"ok": True, "points": 40}, "ROM-5", PAL),
    ("opens", "AH 2H 3H 10S 10H 10D", {}, {"ok": False, "points": 36}, "ROM-5", R24),
    ("opens", "AH 2H 3H 10S 10H 10D", THIRTY, {"ok": True, "points": 36}, "ROM-5", PAL),
    ("opens", "10H JH QH", {}, {"ok": False, "points": 30}, "ROM-5", ABL),
    ("opens", "10H JH QH", THIRTY, {"ok": True, "points": 30}, "ROM-5", PAL),
    ("opens", "10H * QH KH", {}, {"ok": True, "points": 40}, "ROM-5", R24),
    ("deadwood", "AS 2H *", {}, {"deadwood": 33}, "ROM-6", R24),
    ("deadwood", "AS KH *", {"options": {"joker": 25}}, {"deadwood": 46}, "ROM-6", RCH),
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
    ("meld", "KS AS 2S", {}, NO, "RFH-5", HOW),
    ("meld", "QS KS AS 2S", {}, NO, "RFH-5", HOW),
    ("meld", "KS AS 2S 3S", {}, NO, "RFH-5", HOW),
    ("meld", "9S 10S *", {}, RUN, "RFH-5", REF),
    ("meld", "9S 9H *", {}, SET, "RFH-4", REF),
    ("meld", "9S 9H", {}, FEW, "RFH-4", YEE),
    ("meld", "9S 10S", {}, FEW, "RFH-5", YEE),
    ("meld", "3D 4D 5H", {}, NO, "RFH-5", YEE),
    ("layoff", "2S", QKA, {"laid": []}, "RFH-8", HOW),
    ("layoff", "KS", A23, {"laid": []}, "RFH-8", HOW),
    ("layoff", "JS", QKA, {"laid": [["JS", 0]]}, "RFH-8", HOW),
    ("layoff", "4S", A23, {"laid": [["4S", 0]]}, "RFH-8", HOW),
    ("layoff", "7S 8S", {"table": [["4S", "5S", "6S"]]}, {"deadwood": 0}, "RFH-8", HOW),
    ("deadwood", "AS 9H *", {}, {"deadwood": 39}, "RFH-7", PAG),
    ("deadwood", "KS QH 2D", {}, {"deadwood": 22}, "RFH-7", PAG),
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
    ("meld", "8S 8H 8H", {}, NO, "KAL-2", KCO),
    ("meld", "2S 3S 4S", {}, RUN, "KAL-3", KCO),
    ("meld", "QS KS AS", {}, RUN, "KAL-3", KCO),
    ("meld", "AS 2S 3S", {}, NO, "KAL-3", KCO),
    ("meld", "2S 3S 4H", {}, NO, "KAL-3", KCO),
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
    ("deadwood", "AS KH *", {}, {"deadwood": 36}, "KAL-6", WPT),
    ("deadwood", "AS KH *", {"options": {"joker": 25}}, {"deadwood": 46}, "KAL-6", EQU),
    ("deadwood", "7S 9H", {}, {"deadwood": 16}, "KAL-6", LUD),
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
    ("meld", "R3 S B5", {}, NO, "PTN-3", ANS),
    ("meld", "R4 S G4", {}, NO, "PTN-3", ANS),
    ("meld", "R11 R12 R1", {}, NO, "PTN-3", WIN),
    ("meld", "R4 W W", {}, YES, "PTN-3", RFO),
    ("meld", "W W W", {}, NO, "PTN-3", RFO),
    ("opens", "R3 G3 B3 R5 G5 B5", stage(1), YES, "PTN-2", BGT),
    ("opens", "R3 G3 B3 R5 G5", stage(1), NO, "PTN-2", BGT),
    ("opens", "R3 G3 B3 R5 G6 B7 Y8", stage(2), YES, "PTN-2", BGT),
    ("opens", "R3 G3 B3 R5 G6 B7", stage(2), NO, "PTN-2", BGT),
    ("opens", "R3 G3 B3 W R5 G6 B7 Y8", stage(3), YES, "PTN-2", BGT),
    ("opens", "R1 G2 B3 Y4 R5 G6 B7", stage(4), YES, "PTN-2", WIN),
    ("opens", "R1 G2 B3 W R5 G6 B7", stage(4), YES, "PTN-2", WIN),
    ("opens", "R1 R2 R3 R4 R5 R6 R8", stage(4), NO, "PTN-2", WIN),
    ("opens", "R1 R3 R4 R4 R9 R11 R12", stage(8), YES, "PTN-2", BGT),
    ("opens", "R1 R3 R4 R4 R9 R11 S", stage(8), NO, "PTN-2", ANS),
    ("opens", "R3 G3 B3 Y3 R3 R9 G9", stage(9), YES, "PTN-2", WIN),
    ("opens", "R3 G3 B3 W R5 G5 W", stage(1), YES, "PTN-2", RFO),
    ("deadwood", "R12 S Y4", {}, {"deadwood": 30}, "PTN-5", RFO),
)
DISPUTES = (
    ("chinchon", CHINCHON),
    ("scala40", SCALA),
    ("indian_rummy", INDIAN),
    ("romme", ROMME),
    ("rummy500", RUMMY500),
    ("kalooki", KALOOKI),
    ("phase10", PHASE10),
)
