"""What a page says of building: the perfboard, the case, and a screen that stays dark.

For the boards that have a case it is said in English and in Italian; the facts are put in from the
boards' files and the case's measures.
"""

from host_tools.boardpages import perfboard
from host_tools.boardpages.markdown import table
from host_tools.case.design import cased, design
from host_tools.case.measures import (
    BATTERIES,
    DISPLAYS,
    DRAWING,
    PERFBOARD,
    PICO,
    SWITCH,
    TOGGLE,
    USUAL,
)

_WORDS = {
    "en": {
        "perfboard": "On a perfboard",
        "perfboard_alt": "which hole, which wire: the perfboard seen from the side of the keys",
        "perfboard_about": (
            "In a case, the six keys sit on a perfboard of 5 by 7 cm with {columns} by {rows} holes, not"
            " cut. It is drawn as seen from the side of the keys: columns 1 to {columns} from the left,"
            " rows A to R from the top. The wires are soldered on the other side, where left and right"
            " are swapped: mark hole A1 with a pen on both sides."
        ),
        "perfboard_steps": (
            "Put in a switch where the table says: it covers 4 by 3 holes. Bend its legs out a"
            " little, until they go in, and press it flat onto the board. Either way round will do.",
            "Solder all four legs of all six. On the other side, a leg's joint is in the hole that the"
            " table names.",
            "Join the grounds with insulated wire, from joint to joint: {chain}. From {last}, a wire of"
            " 12 cm goes to GND (pin {ground}) of the Pico.",
            "Solder a wire of 12 cm to each signal, and its other end into the Pico's pin.",
        ),
        "perfboard_table": ("key", "legs in", "signal", "to the Pico", "ground"),
        "perfboard_more": (
            "The signal wire and the ground wire are at opposite corners of the switch. These corners are"
            " joined only while it is pressed. In the drawing of the Pico, USB is above: pins 1 to 20 go down on the left, 21 to 40 up on the right. BAT is the"
            " battery ([Power](#power)); the others are the screen's, as in the table above."
        ),
        "pin": "pin {pin}",
        "case": "The case",
        "case_alt": "the case, closed and taken apart: caps, lid, display with its two bars,"
        " perfboard with the keys, battery and Pico, bottom",
        "case_about": (
            "`make case` makes it from this board's data, with OpenSCAD (Debian and Ubuntu:"
            " `sudo apt install openscad`). A release has all cases as one zip file."
        ),
        "case_sizes": ("command", "battery", "the case in mm"),
        "batteries": {"aaa": "three AAA", "lipo": "LiPo"},
        "case_large": 'The 2.42" module has wires of its own: [its page](pico_242.md).',
        "case_files": (
            "A folder in `build/case/` then has `bottom.stl`, `lid.stl`, `caps.stl` and `bars.stl` to"
            " print, the source `case.scad`, and a picture. Print each part as it lies, in PLA or PETG, in layers of 0.2 mm,"
            " without supports. No wall is thinner than 1.6 mm."
        ),
        "case_warning": (
            "**Nobody has printed it yet, and none of its measures was taken here**: the Pico's and"
            " the switch's are from their makers' drawings, the others are the sizes usually sold."
            " Measure your module first. Change what differs at the top of `case.scad`."
        ),
        "case_table": ("for the case", "size in mm", "source"),
        DRAWING: "its maker's drawing",
        USUAL: "usually sold",
        "case_parts": {
            "pico": "Pico, without pins",
            "module": 'OLED module {screen}": its board at most',
            "aaa": "open holder for three AAA, at most",
            "lipo": "or LiPo 503450 with a plug or wires, 1000 mAh, at most",
            "charger": "and its charger board with a TP4056 and protection, at most",
            "perfboard": "perfboard, {columns} by {rows} holes, 2.54 mm apart",
            "keys": "six push buttons of 6 mm (Omron B3F-1000), high",
            "toggle": "toggle switch MTS-102, its hole",
            "screws": "4 self-tapping screws for the lid",
            "small": "8 self-tapping screws for the Pico and the bars",
            "tape": "foam tape for the battery; 3 m of thin stranded wire (0.1 to 0.25 mm²)",
        },
        "case_steps": (
            "Install the program and test it on the table first. In the closed case BOOTSEL is out of"
            " reach: `mpremote bootloader` opens the drive for a newer image.",
            "The Pico needs no pins here, and a Pico H does not fit: solder the wires into its holes"
            " from above, and cut them short below. Screw it to its four posts, USB to the opening.",
            "Tape the battery down between its ribs; put the toggle switch into the hole in the left"
            " wall. The charger board of a LiPo goes into the frame beside it, its USB socket to the"
            " slot in the left wall.",
            "Lay the lid on its face. Put the module in, glass down, with the row of its pins on the"
            " side away from the keys. Solder the wires so that they lie flat. Screw the two bars over"
            " it.",
            "Put the caps into their holes and the perfboard on them, switches down. Put the bottom"
            " on top, without pinching a wire, hold both together, turn them over, and screw the lid"
            " on.",
            "For new cells, undo the four screws of the lid.",
        ),
        "dark": "If it stays dark",
        "dark_steps": {
            "drive": "{drive} If none appears, it is the cable (many only charge), the socket, or the"
            " board, not the wiring.",
            "image": "Install the image again: is it the one for this screen?",
            "console": '`make console`: "The screen does not respond" means that the program runs'
            " and the screen does not. If no port is found, it is the cable or the socket, or the program"
            " is not on the board ([more](../troubleshooting.md#a-computer-and-a-board)).",
            "wires": "Follow each wire of the screen with a finger, by the words printed on the"
            " module: on some, VCC and GND are the other way round. SDA and SCL swapped do no harm."
            " A meter shows 3.3 V between VCC and GND.",
            "joints": "Look at the joints of the headers: solder goes all round each pin.",
            "check": "`make check-board` says what is on the bus. If it finds a screen at another"
            ' address, write that in the board file: `"address": 0x3D`.',
            "spi": "By SPI nothing answers, so the console cannot tell: look at DC, CS and RES.",
            "enable": "Is the switch on? With EN at GND the board is off on the cable, too, and no drive"
            " appears; the battery is still charged. Take the wing off to reach the board's buttons.",
            "battery": "Dark only without the cable: is the switch on, the band of the diode towards"
            " the board, the battery the right way round and charged? Some charger boards give nothing"
            " until they have been on a cable once.",
        },
    },
    "it": {
        "perfboard": "Sulla millefori",
        "perfboard_alt": "quale foro, quale filo: la millefori vista dal lato dei tasti",
        "perfboard_about": (
            "In un contenitore, i sei tasti stanno su una millefori di 5 per 7 cm con {columns} per {rows}"
            " fori, intera. È disegnata vista dal lato dei tasti: colonne da 1 a {columns} da sinistra,"
            " righe da A a R dall'alto. I fili si saldano sull'altro lato, dove destra e sinistra sono"
            " scambiate: segna il foro A1 con una penna su tutti e due i lati."
        ),
        "perfboard_steps": (
            "Infila ogni pulsante dove dice la tabella: occupa 4 per 3 fori. Allarga un po' i piedini"
            " finché non entrano e premilo fino in fondo. Va bene in tutti e due i versi.",
            "Salda tutti e quattro i piedini di tutti e sei. Sull'altro lato, la saldatura di un piedino"
            " è nel foro che la tabella nomina.",
            "Unisci le masse con filo isolato, da saldatura a saldatura: {chain}. Da {last} un filo di"
            " 12 cm va a GND (piedino {ground}) del Pico.",
            "Salda un filo di 12 cm a ogni segnale, e l'altro capo nel piedino del Pico.",
        ),
        "perfboard_table": ("tasto", "fori dei piedini", "segnale", "al Pico", "massa"),
        "perfboard_more": (
            "Il filo del segnale e quello della massa sono agli angoli opposti del pulsante. Questi angoli"
            " sono uniti solo mentre lo si preme. Nel disegno del Pico l'USB è in alto: i piedini da 1 a 20 scendono a sinistra, da 21 a 40 salgono a destra. BAT è la"
            " batteria ([Alimentazione](#alimentazione)); gli altri sono dello schermo, come nella"
            " tabella sopra."
        ),
        "pin": "piedino {pin}",
        "case": "Il contenitore",
        "case_alt": "il contenitore, chiuso e smontato: tasti, coperchio, schermo con le due barrette,"
        " millefori con i pulsanti, batteria e Pico, fondo",
        "case_about": (
            "`make case` lo crea dai dati di questa scheda, con OpenSCAD (Debian e Ubuntu:"
            " `sudo apt install openscad`). Ogni versione pubblicata li ha tutti in un file zip."
        ),
        "case_sizes": ("comando", "batteria", "il contenitore in mm"),
        "batteries": {"aaa": "tre ministilo", "lipo": "LiPo"},
        "case_large": "Il modulo da 2,42 pollici ha un cablaggio suo: [la sua pagina](pico_242.md).",
        "case_files": (
            "In una cartella di `build/case/` ci sono `bottom.stl` (fondo), `lid.stl` (coperchio),"
            " `caps.stl` (tasti) e `bars.stl` (barrette) da stampare, il sorgente `case.scad` e un'immagine. Stampa ogni pezzo"
            " com'è orientato, in PLA o PETG, a strati di 0,2 mm, senza supporti. Nessuna parete è più"
            " sottile di 1,6 mm."
        ),
        "case_warning": (
            "**Nessuno l'ha ancora stampato, e nessuna misura è stata presa qui**: quelle del Pico e del"
            " pulsante vengono dai disegni dei produttori, le altre sono quelle più comuni in commercio."
            " Prima misura il tuo modulo. Quello che è diverso si cambia all'inizio di `case.scad`."
        ),
        "case_table": ("per il contenitore", "misura in mm", "fonte"),
        DRAWING: "disegno del produttore",
        USUAL: "comune in commercio",
        "case_parts": {
            "pico": "Pico, senza piedini",
            "module": "modulo OLED da {screen} pollici: la sua scheda al massimo",
            "aaa": "portabatterie aperto per tre ministilo (AAA), al massimo",
            "lipo": "oppure LiPo 503450 con connettore o fili, 1000 mAh, al massimo",
            "charger": "e il suo caricatore con TP4056 e protezione, al massimo",
            "perfboard": "millefori, {columns} per {rows} fori, a 2,54 mm",
            "keys": "sei pulsanti da 6 mm (Omron B3F-1000), alti",
            "toggle": "interruttore a levetta MTS-102, il suo foro",
            "screws": "4 viti autofilettanti per il coperchio",
            "small": "8 viti autofilettanti per il Pico e le barrette",
            "tape": "nastro biadesivo in schiuma per la batteria; 3 m di filo sottile, a trefoli (da 0,1 a"
            " 0,25 mm²)",
        },
        "case_steps": (
            "Prima installa il programma e provalo sul tavolo. Nel contenitore chiuso BOOTSEL non si"
            " raggiunge: `mpremote bootloader` apre l'unità per un'immagine più nuova.",
            "Qui al Pico non servono i piedini, e un Pico H non ci sta: salda i fili nei fori da sopra e"
            " tagliali corti sotto. Avvitalo ai quattro sostegni, con l'USB verso l'apertura.",
            "Fissa la batteria con il nastro tra le sue costole; metti l'interruttore nel foro della"
            " parete sinistra. Il caricatore di una LiPo va nella cornice accanto, con la presa USB"
            " verso la fessura della parete sinistra.",
            "Appoggia il coperchio a faccia in giù. Metti il modulo, vetro in giù, con la fila dei piedini"
            " dal lato lontano dai tasti. Salda i fili in modo che restino piatti. Avvita sopra le due"
            " barrette.",
            "Metti i tasti nei fori e sopra la millefori, pulsanti in giù. Metti sopra il fondo senza"
            " schiacciare fili, tieni tutto insieme, capovolgi, e avvita il coperchio.",
            "Per cambiare le pile svita le quattro viti del coperchio.",
        ),
        "dark": "Se resta buio",
        "dark_steps": {
            "drive": "{drive} Se non compare, è il cavo (molti caricano soltanto), la presa o la"
            " scheda, non i fili.",
            "image": "Installa di nuovo l'immagine: è quella per questo schermo?",
            "console": "`make console`: «The screen does not respond» (in italiano «Lo schermo non"
            " risponde») vuol dire che il programma va e lo schermo no. Se non trova una porta, il"
            " programma non è sulla scheda.",
            "wires": "Segui con un dito ogni filo dello schermo, leggendo le scritte sul modulo: su"
            " alcuni VCC e GND sono scambiati. SDA e SCL scambiati non fanno danni. Un tester mostra"
            " 3,3 V tra VCC e GND.",
            "joints": "Guarda le saldature dei connettori: ogni piedino è coperto tutto intorno.",
            "check": "`make check-board` dice che cosa c'è sul bus. Se trova uno schermo a un altro"
            ' indirizzo, scrivilo nel file della scheda: `"address": 0x3D`.',
            "spi": "Con SPI non risponde niente, e la console non può saperlo: guarda DC, CS e RES.",
            "battery": "Buio solo senza cavo: l'interruttore è acceso, la banda del diodo è verso la"
            " scheda, la batteria è nel verso giusto e carica? Certi caricatori non danno niente finché"
            " non sono stati una volta attaccati al cavo.",
        },
    },
}


def _numbered(sentences):
    return [f"{at}. {sentence}" for at, sentence in enumerate(sentences, 1)]


def on_perfboard(boards: dict[str, str], language: str, folder: str = "") -> list[str]:
    """Return the section on the perfboard of a page; `boards` is {board: how it is wired}.

    The pictures are in `folder`, as the page sees it.
    """
    words = _WORDS[language]
    name = next(iter(boards))
    columns, count = PERFBOARD["holes"]
    rows = perfboard.rows(name)
    grounds = {row[0]: row[4] for row in rows}
    chain = [grounds[switch.label] for switch in perfboard.joined(name)]
    facts = {
        "columns": columns,
        "rows": count,
        "chain": " – ".join(chain),
        "last": chain[-1],
        "ground": perfboard.KEYS_GROUND,
    }
    lines = [f"## {words['perfboard']}", "", words["perfboard_about"].format(**facts)]
    for board, by in boards.items():
        title = f"**{by[0].upper()}{by[1:]}**" if by else ""
        lines += ["", title] if title else []
        lines += ["", f"![{words['perfboard_alt']}]({folder}{board}_perfboard.svg)"]
    return [
        *lines,
        "",
        *_numbered(step.format(**facts) for step in words["perfboard_steps"]),
        "",
        *table(
            words["perfboard_table"],
            [
                (label, legs, signal, words["pin"].format(pin=pin), ground)
                for label, legs, signal, pin, ground in rows
            ],
        ),
        "",
        words["perfboard_more"],
        "",
    ]


def in_case(board: str, language: str, folder: str = "") -> list[str]:
    """Return the section on the case of a page, for the displays of its board."""
    words = _WORDS[language]
    screens = cased()[board]
    number = _number if language == "en" else lambda value: _number(value).replace(".", ",")
    wanted = [(screen, battery) for battery in BATTERIES for screen in screens]
    sizes = [_outside(design(board, *one)) for one in wanted]
    commands = [
        f"`make case BOARD={board} SCREEN={screen}{' BATTERY=lipo' if battery == 'lipo' else ''}`"
        for screen, battery in wanted
    ]
    return [
        f"## {words['case']}",
        "",
        f"![{words['case_alt']}]({folder}{board}_case.png)",
        "",
        words["case_about"],
        "",
        *table(
            words["case_sizes"],
            [
                (command, words["batteries"][battery], " × ".join(map(str, size)))
                for command, (_, battery), size in zip(commands, wanted, sizes, strict=True)
            ],
        ),
        "",
        *([words["case_large"], ""] if len(screens) > 1 else []),
        words["case_files"],
        "",
        words["case_warning"],
        "",
        *table(words["case_table"], _parts(words, screens, number)),
        "",
        *_numbered(words["case_steps"]),
        "",
    ]


def _outside(case):
    """Return how large a case is, in whole millimetres."""
    numbers = case.numbers
    high = numbers["under"] + numbers["lid_thick"] + numbers["floor_"]
    return [round(side + 2 * numbers["wall"]) for side in numbers["inside"]] + [round(high)]


def _number(value):
    return f"{round(value, 2):g}"


def _parts(words, screens, number):
    """Return the rows (what, size in millimetres, who says so) of what a case is made for."""

    def size(sides):
        return " × ".join(map(number, sides))

    columns, count = PERFBOARD["holes"]
    aaa, lipo, what = BATTERIES["aaa"], BATTERIES["lipo"], words["case_parts"]
    displays = [(screen, DISPLAYS[screen]) for screen in screens]
    found = [
        (what["pico"], size(PICO["size"]), PICO["source"]),
        *(
            (what["module"].format(screen=number(float(screen))), size(display.pcb), display.source)
            for screen, display in displays
        ),
        (what["keys"], number(SWITCH["top"]), SWITCH["source"]),
        (
            what["perfboard"].format(columns=columns, rows=count),
            size(PERFBOARD["size"]),
            PERFBOARD["source"],
        ),
        (what["aaa"], size(aaa.size), aaa.source),
        (what["lipo"], size(lipo.size), lipo.source),
        (what["charger"], size(lipo.charger), lipo.source),
        (what["toggle"], number(TOGGLE["hole"]), TOGGLE["source"]),
        (what["screws"], "M3 × 10", None),
        (what["small"], "M2 × 6", None),
        (what["tape"], "", None),
    ]
    return [(name, sides, words.get(source, "")) for name, sides, source in found]


def when_dark(kind: set[str], drive: str, language: str) -> list[str]:
    """Return the section on a box that stays dark: the steps in `kind`, in their order."""
    words = _WORDS[language]
    steps = [text for name, text in words["dark_steps"].items() if name in kind]
    return [
        f"## {words['dark']}",
        "",
        *_numbered(step.format(drive=drive) if "{drive}" in step else step for step in steps),
        "",
    ]
