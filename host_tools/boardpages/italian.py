"""The pages in Italian, of the boards that are built by hand in a case: docs/it/."""

import re
from pathlib import Path

from host_tools.boardpages import building, power
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
            "I moduli con sette piedini arrivano impostati per SPI. Per I2C sposta la resistenza come"
            " dice la tabella sul retro, collega DC a GND (indirizzo 0x3C; a 3V3: 0x3D) e CS a GND; SCL"
            " è D0 e SDA è D1. SPI richiede due fili in più e nessuna saldatura sul modulo."
        ),
    )
}
_WAYS = {"by I2C": "per I2C", "by SPI": "per SPI", "": ""}
_DRIVE = "Tieni premuto BOOTSEL e collega la scheda: compare un'unità."
_TOOLS = (
    "Attrezzi: saldatore a punta fine, stagno con disossidante, tronchesina, spelafili, un cacciavite"
    " piccolo; un tester aiuta. Per il contenitore una stampante 3D, o un servizio di stampa."
)
_BATTERIES = (
    (
        "tre ministilo (AAA) alcaline",
        (
            "un portabatterie per tre: il più, attraverso l'interruttore e un diodo Schottky (1N5817,"
            " la banda verso la scheda), a {plus}; il meno a {minus}"
        ),
    ),
    (
        "LiPo 3,7 V, 1000 mAh",
        (
            "un caricatore con TP4056 e uscita protetta (B+ e B− alla batteria; OUT+, attraverso"
            " l'interruttore e un diodo 1N5817, a {plus}; OUT− a {minus}); si carica dalla sua presa USB"
        ),
    ),
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


def path_of(name: str) -> Path:
    """Return where a page is."""
    return FOLDER / name


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
        "",
        _TOOLS,
        "",
        "## I fili",
        "",
    ]
    for board, by in ways.items():
        lines += [f"### {by[0].upper()}{by[1:]}", ""] if by else []
        lines += [f"![i fili](../boards/{board}.svg)", ""]
        lines += [*building.table(("scheda", "pezzo", "contatto"), _wires(board)), ""]
    lines += [
        (
            "I piedini si contano dalla presa USB: da 1 a 20 scendendo da un lato, da 21 a 40 salendo"
            " dall'altro. Ogni piedino GND va bene: 3, 8, 13, 18, 23, 28 e 38 sono lo stesso filo."
        ),
        "",
        *(sentence for more in _MORE.get(name, ()) for sentence in (more, "")),
        *building.on_perfboard(ways, "it", "../boards/"),
        *building.in_case(name, "it", "../boards/"),
        "## Alimentazione",
        "",
        *building.table(("batteria", "collegata con", "ore"), _batteries(supply)),
        "",
        (
            "Le ore sono calcolate, non misurate. A schermo spento, senza computer alla presa, dorme"
            f" anche il processore ({power.ASLEEP[supply['processor']]} mA, calcolati): le batterie"
            f" bastano per {days} giorni e un tasto lo sveglia subito. Il diodo tiene i 5 V del cavo fuori dalle batterie:"
            ' si possono collegare tutti e due. Con una LiPo scrivi `"empty": 3300, "full": 4150` in'
            " `BATTERY` nel file della scheda."
        ),
        "",
        "## Installare",
        "",
        *building.table(
            ("scheda", "immagine"),
            [
                # The part in brackets is for the English page.
                (words[what.split(" (")[0]], f"`make image BOARD={image}`")
                for image, what in notes["images"]
            ],
        ),
        "",
        f"1. {_DRIVE}",
        (
            f"2. Trascinaci sopra `build/images/meldmate-{notes['images'][0][0]}-<versione>.uf2`, o il"
            " file con questo nome di una versione pubblicata. La scheda riparte con il programma."
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
            " premuto OK mentre accendi: la scheda lo chiede di nuovo."
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
            .replace("and ", "e ")
            .replace("(pin ", "(piedino ")
            for text in (place, part, terminal)
        )


def _batteries(supply):
    for battery, (name, words) in zip(power.PICO, _BATTERIES, strict=True):
        places = {side: supply[side].replace("(pin", "(piedino") for side in ("plus", "minus")}
        hours = power.hours(battery, supply["processor"], supply["screen"])
        yield name, words.format(**places), hours
