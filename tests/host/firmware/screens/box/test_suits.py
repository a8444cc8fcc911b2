"""The suits and court cards that people hold, in every game whose questions take cards."""

import pytest

from engine import games, texts
from engine.games import forms
from firmware.display import card_faces
from firmware.display.card_faces import Faces, names_of
from firmware.storage import settings
from host_tools.base import languages
from host_tools.base.speaking import speaking
from tests.proof.robot.player import Player

NAMES = ("Ana", "Bo")
VALUES = next(values for name, values, _ in settings.ROWS if name == "cards")
# The picture of the first suit, the letters of jack, queen, king and ace. Chinchón has 40 cards; a
# Spanish deck with tens has other names than numbers for its court cards.
FRENCH = {"en": "♠JQKA", "de": "♠BDKA", "es": "♠JQKA"}
LATIN = {"en": "\ue013JNKA", "de": "\ue013BRKA", "es": "\ue013SCRA"}
GERMAN = {"en": "\ue014UOKA", "de": "\ue014UOKD", "es": "\ue014UOKA"}
SPANISH = dict.fromkeys(FRENCH, "\ue0101011121")
CHINCHON = {"french": FRENCH, "latin": LATIN, "spanish": SPANISH, "german": GERMAN}
ROMME = {"french": FRENCH, "latin": LATIN, "spanish": LATIN, "german": GERMAN}


def begin(table, title):
    """Begin the game of a form, at the start screen."""
    table.choose("ui.new_game")
    table.choose("ui.more_games")
    table.choose(title)
    table.seat(NAMES)
    table.choose("ui.begin")


def choose_suits(table, value):
    """Set the suits in the settings, from the sheet and back to it."""
    table.menu("ui.settings")
    table.find("settings.cards")
    for _ in VALUES:
        if table.app.settings.get("cards") == value:
            break
        table.press("ok")
    assert table.app.settings.get("cards") == value
    home(table)


def home(table):
    while table.top.module != "table.sheet":
        table.press("back")


def asked(table):
    """Key a meld where the referee is asked about one; return how the cards are drawn there."""
    table.press("right")
    table.choose("judge.do_meld")
    faces, deck = table.part.faces, table.part.question.deck
    table.key_cards(deck, "JS JH KD", finish=True)
    assert table.top.module == "book.verdict"
    reason = "".join("".join(table.lines()).split())
    for _ in range(4):
        # The smallest screen shows a line or two at a time.
        table.box.press("down")
        table.changed()
        reason += "".join("".join(table.lines()).split())
    assert faces.card(deck.read("KD")) in reason, reason
    home(table)
    return faces.suit(0) + "".join(faces.rank(rank) for rank in (11, 12, 13, 1))


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
@pytest.mark.parametrize("language", FRENCH)
def test_each_value_shows_its_cards_at_once_and_after_a_power_cut(board, language):
    with Player(board, NAMES, {"language": language}) as table:
        texts.use(language)
        begin(table, "Chinchón")
        # Where Chinchón is at home it has its own cards.
        usual = SPANISH if language == "es" else FRENCH
        assert asked(table) == usual[language]
        for value in VALUES[1:]:
            choose_suits(table, value)
            assert asked(table) == CHINCHON[value][language], value
        choose_suits(table, "spanish")
        table.restart()
        if table.top.module != "table.sheet":
            table.press("ok")
        assert table.app.settings.get("cards") == "spanish"
        assert asked(table) == SPANISH[language]
        choose_suits(table, "usual")
        assert asked(table) == usual[language]
    texts.use("en")


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
def test_a_deck_with_tens_has_no_court_cards_with_numbers(board):
    with Player(board, NAMES, {"language": "de"}) as table:
        texts.use("de")
        begin(table, "Rommé")
        for value in VALUES[1:]:
            choose_suits(table, value)
            assert asked(table) == ROMME[value]["de"], value
        # In another language the same setting has that one's letters, at once.
        table.menu("ui.settings")
        table.find("settings.language")
        table.press("ok")
        table.choose("Español")
        home(table)
        assert asked(table) == GERMAN["es"]
    texts.use("en")


@pytest.mark.parametrize("language", languages.offered())
@pytest.mark.parametrize("value", VALUES)
def test_no_two_cards_of_any_game_look_alike(value, language):
    card_faces.choose(value)
    try:
        with speaking(language):
            for name in games.names() + forms.names():
                game = games.load(name)
                house = game.with_defaults(None)
                deck = game.faces.deck(house)
                faces = Faces(deck, names_of(game, house))
                cards = [card for card in range(deck.wild + 1) if deck.count(card)]
                assert len({faces.card(card) for card in cards}) == len(cards), (name, value)
                shown = faces.shortest()
                assert len(set(shown.values())) == len(shown), (name, value)
    finally:
        card_faces.choose(card_faces.USUAL)
