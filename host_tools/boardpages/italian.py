"""The pages in Italian, of the boards that are built by hand in a case: docs/it/."""

import re

from host_tools.boardpages import building, power
from host_tools.boardpages.markdown import table
from host_tools.boardpages.notes import NOTES
from host_tools.boardpages.page import wires
from host_tools.boards import ROOT
from host_tools.case.design import cased

FOLDER = ROOT / "docs" / "it"
# The words of the browser page, which shows the parts in Italian, too.
_WORDS = ROOT / "host_tools" / "web" / "site" / "words.it.js"
_TITLES = {
    "pico": "Un Meldmate con il Pico",
    "pico_242": "Un Meldmate con il Pico e lo schermo da 2,42 pollici",
}
# What else is said of the wires of a board.
_MORE = {
    "pico_242": (
        (
            "Un SSD1309 è un SSD1306 senza pompa di carica: i 12 V del pannello li fa il modulo. Non si"
            " azzera da solo all'accensione: il filo di reset (RES, RST) serve anche per I2C."
        ),
        (
            "I moduli con sette piedini arrivano impostati per SPI: usa SPI. Non c'è niente da saldare"
            " sul modulo, e un'immagine arriva in un decimo del tempo. Per I2C sposta le resistenze come"
            " dice la tabella sul retro e collega anche DC e CS, come sopra; SCL è D0 e SDA è D1. Con DC"
            " a 3V3 invece che a GND l'indirizzo è 0x3D."
        ),
    )
}
_WAYS = {"by I2C": "per I2C", "by SPI": "per SPI", "": ""}
_DRIVE = "Tieni premuto BOOTSEL e collega la scheda: compare un'unità."
_TOOLS = (
    "Attrezzi: saldatore a punta fine, stagno con disossidante, tronchesina, spelafili, un cacciavite"
    " piccolo; un tester aiuta. Per il contenitore una stampante 3D, o un servizio di stampa."
)
_TOGGLE = "un interruttore a levetta MTS-102, un diodo Schottky 1N5817, guaina termorestringente"
_SWITCHED = (
    ("interruttore, uno dei contatti esterni", "diodo, il capo senza banda"),
    ("diodo, il capo con la banda", "{plus}"),
)
# Those of `power.PICO`, in the same order: name, what goes with it, the wires.
_BATTERIES = (
    (
        "tre ministilo (AAA) alcaline",
        f"un portabatterie aperto per tre, con i fili, {_TOGGLE}",
        (
            ("portabatterie, più (rosso)", "interruttore, contatto centrale"),
            *_SWITCHED,
            ("portabatterie, meno (nero)", "{minus}"),
        ),
    ),
    (
        "LiPo 3,7 V, 1000 mAh",
        "un caricatore con TP4056 e uscita protetta (OUT+, OUT-), regolato a 500 mA; una presa con i"
        f" fili per il connettore della batteria (spesso JST PH 2.0); {_TOGGLE}",
        (
            ("presa, più (come sul connettore della batteria)", "caricatore, B+"),
            ("presa, meno", "caricatore, B-"),
            ("caricatore, OUT+", "interruttore, contatto centrale"),
            *_SWITCHED,
            ("caricatore, OUT-", "{minus}"),
        ),
    ),
)
_CARE = (
    "**Attenzione con una LiPo.** Può incendiarsi se va in corto, se viene forata o schiacciata, o se"
    " è collegata al contrario. Prendine una con il circuito di protezione e il connettore. I"
    " connettori hanno il più ora da una parte ora dall'altra: confrontalo con la presa prima di"
    " infilarlo, e infilalo per ultimo. Non tagliare mai i due fili insieme. Tieni lontane le viti e"
    " le punte dei piedini, e non caricare mai una batteria gonfia. Quasi tutti i TP4056 caricano"
    " con 1 A: è tanto per 1000 mAh, e scalda in un contenitore chiuso. Prendine uno regolato a 500 mA"
    " (la sua resistenza Rprog è da 2,4 kΩ), e la prima volta resta lì mentre carica, a coperchio"
    " aperto. Si carica dalla presa USB del caricatore, non da quella del Pico."
)


def parts_in_italian() -> dict[str, str]:
    """Return {part in English: in Italian}, as the browser page has them."""
    text = _WORDS.read_text(encoding="utf-8").split("export const parts = {")[1]
    quoted = r"'((?:[^'\\]|\\.)*)'"
    pairs = re.findall(rf"^  {quoted}: {quoted},$", text, re.M)
    return {one.replace("\\'", "'"): two.replace("\\'", "'") for one, two in pairs}


def pages() -> dict[str, str]:
    """Return {file name in docs/it: its text} of all pages."""
    return {f"{name}.md": _page(name) for name in NOTES if name in cased()}


def _page(name):
    notes, words = NOTES[name], parts_in_italian()
    ways = {name: notes.get("by", ""), **notes.get("also", {})}
    ways = {board: _WAYS[by] for board, by in ways.items()}
    supply = notes["supply"]
    days = min(power.days_asleep(battery, supply["processor"]) for battery in power.PICO)
    lines = [
        f"# {_TITLES[name]}",
        "",
        (
            "<!-- Fatta da `python -m host_tools.boardpages` dal file della scheda. -->\n\n"
            "Dall'alto in basso: ordinare, collegare, stampare, installare, provare."
            f" [The same in English, with more](../boards/{name}.md)."
        ),
        "",
        "## I pezzi",
        "",
        *(f"- {words[part]}" for part in notes["parts"]),
        "- una batteria e quello che va con lei: [Alimentazione](#alimentazione)",
        "- quello che serve per [il contenitore](#il-contenitore), se lo vuoi",
        "",
        _TOOLS,
        "",
        "## I fili",
        "",
    ]
    for board, by in ways.items():
        lines += [f"### {by[0].upper()}{by[1:]}", ""] if by else []
        lines += [f"![i fili](../boards/{board}.svg)", ""]
        lines += [*table(("scheda", "pezzo", "contatto"), _wires(board)), ""]
    lines += [
        (
            "**Prima di saldare leggi le scritte sul tuo modulo**: su alcuni VCC e GND sono scambiati,"
            " e collegato al contrario il modulo è perso. SDA e SCL scambiati non fanno danni."
        ),
        "",
        (
            "Tieni il Pico con il chip verso di te e la presa USB in alto: i piedini da 1 a 20 scendono"
            " a sinistra, da 21 a 40 salgono a destra. Visti da sotto, destra e sinistra sono scambiate."
            " Ogni piedino GND va bene: 3, 8, 13, 18, 23, 28 e 38 sono lo stesso filo."
        ),
        "",
        *(sentence for more in _MORE.get(name, ()) for sentence in (more, "")),
        *building.on_perfboard(ways, "it", "../boards/"),
        *building.in_case(name, "it", "../boards/"),
        "## Alimentazione",
        "",
        *table(("batteria", "con lei", "ore"), _batteries(supply)),
        "",
        *_joins(supply),
        "Salda il diodo all'interruttore e copri tutti e due i capi con la guaina.",
        "",
        _CARE,
        "",
        (
            "Le ore sono calcolate, non misurate. A schermo spento, senza computer alla presa, dorme"
            f" anche il processore ({power.ASLEEP[supply['processor']]} mA, calcolati): le batterie"
            f" bastano per circa {days} giorni e un tasto lo sveglia subito. Il diodo tiene i 5 V del cavo"
            " fuori dalle batterie: si possono collegare tutti e due. Con una LiPo copia"
            f' `boards/{name}/board.py`, scrivi `"empty": 3050, "full": 3900` in `BATTERY` e copialo'
            " sulla scheda: `mpremote cp board.py :board.py`. Poi stacca la scheda e riattaccala."
        ),
        "",
        "## Installare",
        "",
        *table(
            ("scheda", "file di una versione pubblicata", "creato qui da"),
            [
                # The part in brackets is for the English page.
                (
                    words[what.split(" (")[0]],
                    f"`meldmate-{image}-<versione>.uf2`",
                    f"`make image BOARD={image}`",
                )
                for image, what in notes["images"]
            ],
        ),
        "",
        f"1. {_DRIVE}",
        (
            "2. Trascinaci sopra il file. La scheda riparte con il programma. Quello che crei tu è in"
            " `build/images/`."
        ),
        "",
        "Un'immagine più nuova si installa allo stesso modo; le partite salvate restano.",
        "",
        "## Provare",
        "",
        (
            "Con il cavo collegato, `make check-board` prova la scheda insieme a te, in inglese: ogni tasto, anche tenuto"
            " premuto, i quattro bordi dell'immagine, la luminosità, la batteria, e dieci voci rilette dopo"
            " aver staccato la spina. Scrive un rapporto da inviare."
        ),
        "",
        "## Quale chip",
        "",
        (
            "Moduli che sembrano uguali hanno chip diversi. Con I2C la scheda lo trova da sola; con SPI"
            " il primo avvio chiede: «Vedi la cornice su tutti i lati?» OK è sì; qualsiasi"
            " altro tasto, o 15 secondi senza premerne uno, prova il chip successivo. La risposta resta"
            " salvata. Se cambi modulo, o se l'immagine è spostata, spezzata o manca, tieni"
            " premuto OK mentre accendi: la scheda lo chiede di nuovo. Per quella volta parte in modalità"
            " provvisoria: con le impostazioni di fabbrica e senza riprendere la partita."
        ),
        "",
        *building.when_dark(
            {"drive", "image", "console", "wires", "check", "battery"}
            | ({"spi"} if any("SPI" in by for by in ways.values()) else set()),
            _DRIVE,
            "it",
        ),
    ]
    return "\n".join(lines)


def _wires(board):
    for place, part, terminal in wires(board):
        yield tuple(
            text.replace("screen", "schermo")
            .replace("button", "pulsante")
            .replace("one contact, the other to ", "un contatto, l'altro a ")
            .replace("of a module with seven pins", "di un modulo con sette piedini")
            .replace("(pin ", "(piedino ")
            for text in (place, part, terminal)
        )


def _batteries(supply):
    for battery, (name, words, _) in zip(power.PICO, _BATTERIES, strict=True):
        yield name, words, power.hours(battery, supply["processor"], supply["screen"])


def _joins(supply):
    """Return the lines with the wires of each battery."""
    places = {side: supply[side].replace("(pin", "(piedino") for side in ("plus", "minus")}
    lines = []
    for name, _, joins in _BATTERIES:
        wired = [(start, end.format(**places)) for start, end in joins]
        lines += [f"**{name[0].upper()}{name[1:]}**", "", *table(("da", "a"), wired), ""]
    return lines
