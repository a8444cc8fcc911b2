"""One term for each concept: words that a language's texts never use, and the term to use
instead.
"""

import importlib
import re
from pathlib import Path

import pytest

from engine import texts
from engine.games import forms
from engine.texts import rulebook
from host_tools import words as tables
from host_tools.base import languages
from host_tools.boards.deploy import messages as deploy
from host_tools.evening.export import messages as export
from host_tools.play.pi import messages as pi
from host_tools.release.widths import SECTIONS
from tests.host.engine.texts.test_languages import disputes_of

ROOT = Path(__file__).resolve().parents[4]
# What a document shows of the program's own words, and what is for programs.
_CODE = re.compile(r"```.*?```|^    .*?$|`[^`]*`|\]\([^)]*\)|<!--.*?-->", re.DOTALL | re.MULTILINE)

# A regular expression of whole words, upper or lower case, and the term to use instead.
TERMS = {
    "en": (
        (r"rub(bed)? out", "erase"),
        (r"blank", "space"),
        (r"mend(s|ed)?", "edit, fix"),
        (r"amended|amendment", "edited"),
        (r"put away", "save and leave"),
        (r"go(es)? on", "next, continue"),
        (r"some(body|one) (leaves|joins)", "player leaves, player joins"),
        (r"somebody|anybody|everybody", "someone, anyone, each player"),
        (r"nobody can", "no one can"),
        (r"(is|are) gin", "goes gin"),
        (r"out of cards|emptied|empties", "goes out"),
        (r"come back|comes back|came back", "re-enter"),
        (r"(\d+|\{\w+\}|one|cards?|jokers?|wilds?|players?) at most", "at most …"),
        (r"(cards|card|meld|characters) at least", "at least …"),
        (r"cannot be:", "is impossible:, is out of range:"),
        (r"call(ed)? off", "cancel"),
        (r"(is|round) void", "cancelled"),
        (r"sections?", "space"),
        (r"changes? hands", "swap hands"),
        (r"twins?", "duplicates"),
        (r"begins?", "start"),
        (r"standing", "current scores"),
        (r"(no|open) end", "no target"),
        (r"the match", "the game"),
        (r"top of the discards|discards below", "the discard pile, except its top card"),
        (r"is no(ne)? (card|backup|flash|Rumino|JSON)", "is not a …"),
        (r"wish(es)?", "settings"),
        (r"box(es)? (is told|says)", "tell the box, the box shows"),
        (r"something broke", "internal error"),
        (r"buy-ins?", "chips bought"),
        (r"longest series|mean place", "rounds won in a row, average place"),
        (r"known faults?", "troubleshooting"),
        (r"none of ours|goes? astray", "is not a Meldmate link, got lost"),
        (r"(is|was|are) no (multiple|zip)", "is not a …"),
        (r"(?<!\{)keys?(?!\})", "button; a key is on a computer's keyboard"),
        (r"keyed|keying", "enter"),
        (r"(start|player's|board's|each|every|its|another|shared) pages?", "screen, document"),
        (r"leaves? (a|the) page", "screen; the page is in the browser"),
        (r"(?<!/)pages", "screens, documents; the page is in the browser"),
    ),
    "it": (
        (r"(carta|carte|punti|mano|mani) mort[aei]", "punti in mano, slegate, carte fuori gioco"),
        (r"vedova", "morto"),
        (r"(carte|tutte|undici) combinat[ae]|combinare", "legate"),
        (r"mano (è )?nulla|annullata", "a monte"),
        (r"in fila", "in scala"),
        (r"(un|due|tre|\d+) tris(?! di)", "gruppo: a tris has three cards"),
        (r"in giro", "a turno"),
        (r"gemell[ae]", "doppioni"),
        (r"natural[ei]", "pulito, senza jolly"),
        (r"misto", "si mescola"),
        (r"primo scarto|scarti sotto|in cima", "ultimo scarto"),
        (r"tutti gli scarti", "il pozzo"),
        (r"(dà|ridà|dato) (per primo|lo stesso)", "dà le carte, mazziere"),
        (r"ridà \{\w+\}", "ridà le carte"),
        (r"sezion[ei]", "casella"),
        (r"pagata", "carta premio"),
        (r"poker pot|piatto del poker", "Poker"),
        (r"poste(?! restano)", "posta"),
        (r"riacquist\w+", "comprare fiches"),
        (r"carta seguente", "carta successiva"),
        (r"di colore (rosso|nero)|apre di colore", "apre di rosso"),
        (r"giocare i semi", "il gioco dei semi"),
        (r"vincono insieme|dividono la vittoria", "a pari merito, la vittoria è divisa"),
        (r"scatola", "Meldmate"),
        (r"muta", "cambia, corregge"),
        (r"non può (essere:|stare)", "non va bene, non è possibile"),
        (r"(simulatore|libreria|correzione|\}'?) vuole", "richiede"),
        (r"senza fine", "senza limite"),
        (r"per favore", "(nothing)"),
        (r"rientrato|uscito", "a verb in the present"),
        (r"è l'ultimo", "resta solo"),
        (r"(con|di chi ha con)\?", "a question does not end in con"),
        (r"(tocca|spetta) a \{\w+\}", "turno di"),
        (r"si gioca da|in due e fino a", "si gioca in … o più, fino a …"),
        (r"nel Ramino|al Ramino|Tuscan Rummy", "a Ramino toscano"),
        (r"certi tavoli bussano|la casa ne|regole tacciono|una casa", "si …, a certi tavoli si …"),
        (r"nasce|sparisce", "si crea, si perde"),
        (r"penombra", "attenua"),
        (r"che calare", "cosa calare"),
        (r"smazzat[ae]|segnatur[ae]", "mano, voce"),
        (r"più vicin[oa] alla sinistra", "il primo a sinistra"),
        (r"condonat[oa]", "abbuonato"),
        (r"(del tallone o|preso|presa) (da|de)gli scarti", "ultimo scarto, dal pozzo"),
        (r"dei nostri", "di Meldmate"),
        (r"pagina iniziale|tutte le pagine|altre pagine", "schermata"),
        (r"(il|un|al|del|nel|sul) box", "Meldmate"),
        (r"dispute", "discussioni"),
        (r"foglio dei punti", "segnapunti"),
        (r"(rimett\w+|rimess[ao]) (una|la) copia", "ripristina"),
        (r"fermata al tavolo", "interrotta"),
        (r"paga \{\w+\}", "paga a …, since a sum may follow"),
        # Whoever is named may be a woman.
        (r"\{name\} [^.:|?]*(per primo|da solo)|ha giocato da solo", "chi …, il primo …"),
        (r"(?<!nome )\{(name|first)\} [^.:;|?]*(è|era) (?!fuori|già)\w+o", "a verb in the present"),
        (r"\{name\} [a-zàèéìòù]+\?", "quanto …?, …: punti? (it asks for no yes or no)"),
        # Without "non" it is "as long as".
        (r"finché (uno|qualcuno|tutti|una? \w+) (?!non\b)\w+", "finché … non …"),
    ),
    "fr": (
        (r"ripost\w+", "undercut, faire un undercut"),
        (r"(donne[rz]?|distribue[rz]?) \w+ (cartes )?chacun", "donner … à chacun"),
        (r"(remett\w+|remis\w*|remise de) (une|la) copie", "restaurer"),
        (r"press(er|ez|e)", "appuyer sur"),
        (r"trois rouges", "3 rouges"),
        (r"peu de restes", "peu de points en main"),
        # Before a vowel it is d'Ana, qu'Ana.
        (r"(?<!pas )(?<!\{n\} )(de|que) \{(name|names|payee)\}", "{name} : …, sauf {name}"),
        # It is "à la Dame de pique", "au Rami 500".
        (r"à \{(game|title)\}", "{game} : …"),
        (r"(jusqu'à|après|à) \{unit\}", "({unit} {n}): a unit has an article"),
        # Whoever is named may be a woman.
        (r"\{name\} [^:?|]*-(t-)?il", "{name} … ?"),
        (r"[\w»'’)}]+ [:;?!»](?!=)|« ", "a space there that no line ends at"),
    ),
    "es": (
        (r"rebas(e|es|a|an|ar)", "undercut"),
        (r"vosotros|vuestr\w+|ustedes", "se …"),
        (r"dev(olver|uelve|olviendo) (una|la) copia", "restaurar"),
        (r"ganan más puntos", "gana quien tiene más puntos"),
        (r"puntos del momento", "los puntos que hay"),
        # What it is may be several: "2 escaleras".
        (r"falta \{what\}", "sin {what}"),
        # Before Inés it is "e".
        (r"\{name\} y \{(other|new)\}", "{name} … con {other}"),
        (r"\w+ …", "an ellipsis has no space before it"),
    ),
}


# Words that mean something else to those who work on the program: a section of the texts, the event
# `amend`, the standing of a game, the key of a text or of an object in JSON.
MAKERS = ("docs/dev/", "CONTRIBUTING.md")
OF_MAKERS = ("section", "sections", "amended", "amendment", "standing", "key", "keys")

# Where a board is the hardware, and where it is Rummoli's: nowhere is it both.
HARDWARE = (
    "boards/",
    "docs/boards/",
    "docs/dev/",
    "docs/computer",
    "host_tools.boards.deploy",
    "make help",
)
HARDWARE += ("README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/README.md", "docs/index.md")
HARDWARE += ("docs/troubleshooting.md", "docs/exports.md", "docs/after.md", "tests/", "device.")
HARDWARE += ("host_tools.play.pi", "host_tools.evening.export", "words.en")
RUMMOLI = ("docs/play/README.md", "docs/play/rummoli.md", "docs/rules.md", "docs/variants.md")
RUMMOLI += ("docs/glossary.md", "docs/sources.md", "RML-", "ALL-", "rummoli.", "stops_screen.")
RUMMOLI += ("disputes_rml", "disputes_all", "payments.", "rulebook.topic_chips", "ui.")
RUMMOLI += (
    "words.en tour.",
    "words.en pot.",
    "host_tools.evening.export.messages.wins_by_board",
)
RUMMOLI += ("host_tools.evening.export.messages.mark_board",)


def page_words(language):
    """Return [(key, text)] of the browser page, and of its parts that are loaded once used."""
    chapters = [tables.own(language, one) for one in (tables.FIRST, *tables.LATER)]
    return [pair for chapter in chapters for pair in chapter.items()]


def documents(language):
    """Yield (place, text) of each paragraph of the documents of a language, without code.

    The changelog is left out, since what it tells of old versions is not reworded, and so is what
    the docstrings say of the interface of a game.
    """
    for path in (
        sorted(ROOT.glob("*.md"))
        + sorted(ROOT.glob("docs/**/*.md"))
        + sorted(ROOT.glob("boards/**/*.md"))
    ):
        if path.name in ("CHANGELOG.md", "game-interface.md"):
            continue
        if (
            next((part for part in path.relative_to(ROOT).parts if part in texts.LANGUAGES), "en")
            != language
        ):
            continue
        plain = _CODE.sub("", path.read_text("utf-8"))
        for paragraph in plain.split("\n\n"):
            if paragraph.strip():
                # A space at which no line ends is a sign of its own.
                yield str(path.relative_to(ROOT)), re.sub(r"[ \t\n]+", " ", paragraph).strip()


def commands():
    """Return what `make help` says of each command; nothing in a copy without a Makefile."""
    makefile = ROOT / "Makefile"
    return re.findall(r"##\+? (.+)", makefile.read_text("utf-8")) if makefile.is_file() else []


def flat(words):
    """Yield the texts in nested tuples."""
    for one in words:
        if isinstance(one, str):
            yield one
        else:
            yield from flat(one)


def of_forms(language):
    """Yield (where, text) of the words that the score forms bring themselves."""

    def walk(part, where):
        if isinstance(part, dict):
            if isinstance(part.get(language), str):
                yield where, part[language]
            for key in part:
                yield from walk(part[key], f"{where}.{key}")
        elif isinstance(part, list):
            for at, one in enumerate(part):
                yield from walk(one, f"{where}.{at}")

    for name in forms.names():
        if language == "en":
            module = importlib.import_module("engine.games.forms.shipped." + name[5:])
            yield from walk(module.form(), name)
        else:
            section = "form_" + name[5:]
            for key, words in languages.table(language, section).items():
                yield f"{section}.{key}", words.replace("|", "") if key[:5] == "rule_" else words


def said(language):
    """Yield (where, text) of everything that is said in a language."""
    yield from of_forms(language)
    for key, one in page_words(language):
        yield f"words.{language} {key}", one
    for section in SECTIONS:
        if section not in languages.sections(language):
            # What a language lacks of a game says nothing wrong.
            continue
        module = importlib.import_module(f"engine.texts.{language}.{section}")
        if section.startswith("rules_"):
            rows = rulebook.Rows(module.RULES)
            for rule in [rulebook.Rule(rows, at) for at in range(len(rows.starts))]:
                yield rule.number, rule.short
                yield rule.number, rule.full
        elif section.startswith("disputes_"):
            for one in disputes_of(module):
                yield from ((f"{section}.{name}", words) for name, words in one.words())
        else:
            for name, words in zip(module.TEXTS[::2], module.TEXTS[1::2], strict=True):
                yield f"{section}.{name}", words
    yield from (("the card", one) for one in flat(tables.module(language, "card").WORDS))
    if language != "en":
        other = importlib.import_module(f"host_tools.words.{language}.export").TEXTS
        yield from ((f"export.{language}.{name}", one) for name, one in other.items())
    if language == "en":
        for messages in (deploy, export, pi):
            yield from (
                (f"{messages.__name__}.{name}", words) for name, words in messages.TEXTS.items()
            )
        yield from (("make help", words) for words in commands())
    yield from documents(language)


def bad(language, words):
    """Return (what was found, what to say instead) of each word that a text must not use."""
    # Names of house rules and their values are no words: undercut_tie=both, stock_out=void.
    plain = re.sub(
        r"\b\w+=\w+|\b[a-z]+_\w+|\{\w+\}=?",
        lambda found: found[0] if found[0][0] == "{" else "",
        words,
    )
    found = []
    for pattern, instead in TERMS[language]:
        match = re.search(rf"(?<!\w)(?:{pattern})(?!\w)", plain, re.IGNORECASE)
        if match:
            found.append((match[0], instead))
    return found


@pytest.mark.parametrize("language", TERMS)
def test_each_concept_has_one_term(language):
    wrong = [
        (where, word, instead)
        for where, words in said(language)
        for word, instead in bad(language, words)
        if not (where.startswith(MAKERS) and word.lower() in OF_MAKERS)
    ]
    assert not wrong, "\n".join(
        f"{where}: “{word}”, say: {instead}" for where, word, instead in wrong
    )


# What a text puts before a noun by its gender, and words for which only one gender comes.
_GENDERED = re.compile(
    r"\b(il|lo|la|gli|le|una?|uno|(?:a|da|ne|su|de)(?:l|ll[oae]|i|gli)|quest[oaei]|quell[oaei]"
    r"|una? sol[oa]|(?<!di )nuov[oa]|ultim[oa]|prossim[oa]|stess[oa]|altr[oa]|prim[oa]|nessun[oa]?)"
    r" \{(\w+)\}"
)
# Facts that are no nouns: numbers, people, versions; and `word`, which is "seme" or "colore".
_NO_NOUNS = ("n", "min", "max", "rest", "name", "names", "new", "other", "drive", "word")
_NO_NOUNS += ("first", "from", "to")


def gendered(words):
    """Return what stands before a noun that is a fact of a text, and goes by its gender."""
    found = _GENDERED.finditer(words.lower())
    return [match[0] for match in found if match[2] not in _NO_NOUNS]


def test_no_article_stands_before_a_noun_that_may_have_the_other_gender():
    # A unit of a form is "mano", "giro", "smazzata".
    assert gendered("fino alla {unit} {n}, all'ultimo {what}") == ["alla {unit}", "ultimo {what}"]
    wrong = [(where, gendered(words)) for where, words in said("it") if gendered(words)]
    assert not wrong


# A side is "Ana + Cleo" and is told in the place of one player's name.
OF_ONE = {
    "en": r"\{name\}:? (has|is|was|does|opens|needs|holds)\b",
    "it": r"\{name\} [a-zàèéìòù]|\{name\}: (ha|è|era)\b",
    "fr": r"\{name\} [a-zàâéèêîôû]|\{name\}\s: (a|est|était)\b",
    "es": r"\{name\} [a-záéíóúñ]|\{name\}: (ha|es|era|tiene)\b",
}


def of_sides(form, language):
    """Yield the words of a form that are said of a side, or asked of it."""
    section = "form_" + form["form"]
    said = languages.english(section) if language == "en" else languages.table(language, section)
    for step in form["steps"] if "sides" in form else ():
        for at, check in enumerate(step.get("check", ())):
            if "each" in check:
                yield said.get(f"check_{step['step']}_{at}", "")
        for field in step["fields"]:
            if field.get("for") == "each side":
                yield said.get("ask_" + field["field"], "")
                yield "{name}: " + said["field_" + field["field"]].replace("|", "|{name}: ")


@pytest.mark.parametrize("language", TERMS)
def test_what_is_said_of_a_side_has_no_verb_of_one_person(language):
    assert re.search(OF_ONE["it"], "{name} ha dieci denari")
    found = []
    for name in forms.names():
        form = importlib.import_module("engine.games.forms.shipped." + name[5:]).form()
        found += [(name, words) for words in of_sides(form, language)]
    assert len(found) > 40 and not [one for one in found if re.search(OF_ONE[language], one[1])]


def test_a_board_is_the_hardware_or_rummolis_and_nowhere_both():
    named = [
        where for where, words in said("en") if re.search(r"(?<![\w{.])boards?(?![\w}.])", words)
    ]
    assert len(named) > 40
    assert not [where for where in named if not where.startswith(HARDWARE + RUMMOLI)]
    # Whoever builds a box reads nothing of Rummoli's board.
    both = [where for where in named if where.startswith(("docs/boards/", "boards/"))]
    assert both and not [
        where for where, words in said("en") if where in both and "Rummoli" in words
    ]


def test_a_document_is_no_page():
    own = re.compile(r"\b(this|of a|each|project's) page\b", re.IGNORECASE)
    assert not [
        (where, own.search(words)[0]) for where, words in documents("en") if own.search(words)
    ]


def test_every_language_has_its_terms():
    assert texts.language() in TERMS
    for language, words, term in (
        ("en", "7 at most, please", "7 at most"),
        ("en", "The round is void", "is void"),
        ("en", "Press a key", "key"),
        ("en", "The card is keyed", "keyed"),
        ("en", "Back leaves the page", "leaves the page"),
        ("en", "Two pages ask for it", "pages"),
        ("it", "Carte morte di {name}?", "Carte morte"),
        ("it", "{name} bussa con?", "con?"),
        ("it", "Tocca a {name}", "Tocca a {name}"),
        ("it", "{name} ha preso il pozzetto per primo", "{name} ha preso il pozzetto per primo"),
        ("it", "{name} in questa mano è fermo", "{name} in questa mano è fermo"),
        ("it", "Giocate finché uno chiude", "finché uno chiude"),
        ("fr", "Tour de {name}", "de {name}"),
        ("fr", "{name} gagne à {game}", "à {game}"),
        ("fr", "{name} est-il en jeu\u202f?", "{name} est-il"),
        ("fr", "qui joue ?", "joue ?"),
        ("fr", "Donnez dix cartes chacun", "Donnez dix cartes chacun"),
        ("es", "Rebase: ¿cuánto?", "Rebase"),
        ("es", "hay {there}, falta {what}", "falta {what}"),
        ("es", "otro motivo …", "motivo …"),
    ):
        assert [found for found, _ in bad(language, words)] == [term]
    assert not bad("it", "Giocate finché qualcuno non chiude. Chi va via per primo? È riuscito.")
    assert not bad(
        "fr", "Donnez dix cartes à chacun. Qui frappe ajoute-t-il\u202f? À {name} de jouer"
    )
    assert not bad("es", "Undercut de {name}: sin {what} cuentan todas. Otro motivo…")
    assert not bad("en", "With stock_out=void the round is cancelled. Hold {key}: open the page.")


@pytest.mark.parametrize("language", TERMS)
def test_the_page_and_the_documents_are_read(language):
    keys = [key for key, _ in page_words(language)]
    # Chapters share no key: they are put together.
    assert len(keys) == len(set(keys)) > 600
    places = {where for where, _ in documents(language)}
    here = {
        "en": {"README.md", "CONTRIBUTING.md", "docs/guide.md", "boards/README.md"},
        "it": {"docs/it/guida.md", "docs/it/gioca/rumino.md"},
        "fr": {"docs/fr/guide.md", "docs/fr/regles.md"},
        "es": {"docs/es/guide.md", "docs/es/reglas.md"},
    }
    assert here[language] <= places


def test_what_all_games_share_does_not_call_a_hand_a_round():
    # Some games have rounds, others hands. These are for games of rounds alone.
    rounds = {"ui.round", "all.coming", "all.is_out"}
    for section in ("all", "ui", "judge", "keys"):
        table = importlib.import_module("engine.texts.en." + section).TEXTS
        for key, said in zip(table[::2], table[1::2], strict=True):
            if section + "." + key not in rounds:
                assert not re.search(r"\brounds?\b", said), (section, key, said)
