"""How cards are shown: pictures, and the letters of the language and of the house's deck."""

from engine import texts
from engine.cards import DECKS, GERMAN36, ITALIAN40, RUMINO108, RUMSKI70, STANDARD52
from engine.game.card_faces import rank_face
from engine.games import load
from engine.games.rummoli.showdown import named
from firmware.display.card_faces import Faces, framed, pictured, use, with_pictures
from firmware.display.display import font
from firmware.display.fitting import say

COLOURS = ("R7", "B7", "G7", "P7", "Y7", "W")
LETTERS = (("en", "RBGPYW"), ("it", "RBVLG★"))


def languages():
    """Speak each language in turn, and English in the end."""
    try:
        for language, letters in LETTERS:
            texts.use(language)
            yield letters
    finally:
        texts.use("en")


def in_italian(card):
    texts.use("it")
    try:
        return card()
    finally:
        texts.use("en")


def test_the_colours_have_the_letters_of_their_names():
    for letters in languages():
        faces = Faces(RUMSKI70)
        assert [faces.suit(suit) for suit in range(5)] == [framed(one) for one in letters[:5]]
        cards = [faces.card(card) for card in RUMSKI70.read_all(list(COLOURS))]
        assert cards == [framed(one) + "7" for one in letters[:5]] + [framed(letters[5])]
        assert faces.rank(14) == framed(letters[5])
        # Each is the first letter of the colour's name, but for the purple that Italians call viola
        # beside a green that is verde.
        for suit in range(5):
            assert letters[suit].lower() in faces.legends(suit)[0]


def test_the_fonts_have_every_letter_in_a_frame():
    for size in (8, 16):
        more = font(size).MORE
        assert all([framed(letter) in more for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ★"])


def test_a_language_has_its_own_letters_for_courts_suits_and_colours():
    # As in German: Bube, Dame, König; Pik, Herz, Karo, Kreuz (X); Schwarz and so on.
    table = ("suits_french", "P H Ka Kr", "courts_french", "B D K A", "colours", "SJMAC★")
    texts.add("faces", table)
    try:
        faces = Faces(STANDARD52)
        assert faces.cards(STANDARD52.read_all(["JS", "QH", "KD", "AC"])) == "B♠ D♥ K♦ A♣"
        words = faces.words()
        for typed, card in (("bp", "JS"), ("dh", "QH"), ("kka", "KD"), ("akr", "AC"), ("qs", "QS")):
            assert STANDARD52.text(words[typed]) == card
        assert pictured("JS") == "B♠" and pictured("QH-KH") == "D-K♥"
        key, facts = named([10, 11, 12, 8, 3])
        assert texts.text(key, **facts) == "flush, K D B 9 4"
        assert rank_face(11) == "D"
        faces = Faces(RUMSKI70)
        shown = faces.cards(RUMSKI70.read_all(["R7", "Y10", "W"]))
        assert shown == framed("S") + "7 " + framed("C") + "10 ★"
        assert RUMSKI70.text(faces.words()["m5"]) == "G5"
    finally:
        texts.remove("faces")


def test_a_sentence_has_the_same_letters():
    for letters in languages():
        assert [pictured(card)[0] for card in COLOURS] == list(letters)
        words = say(("rumski_table.no_match", {"card": "G7", "top": "Y10"}))
        assert letters[2] + "7" in words and letters[4] + "10" in words
        words = say(("rumski_table.missing", {"cards": "P1 Y13 W"}))
        assert letters[3] + "1 " + letters[4] + "13 " + letters[5] in words


def test_only_cards_are_changed():
    assert with_pictures("name", "G7") == "G7"
    for word in ("", "G", "Y", "G77x", "poker", "7-8-9", "7 7"):
        assert with_pictures("cards", word) == word
    assert with_pictures("cards", "AS 10H JK") == "A♠ 10♥ ★"
    # What a program reads stays as it is.
    assert RUMSKI70.text(RUMSKI70.read("G7")) == "G7"


def test_faces_follow_a_language_that_changes_while_they_are_shown():
    faces = Faces(RUMSKI70)
    green = RUMSKI70.read("G7")
    assert faces.card(green) == framed("G") + "7"
    assert in_italian(lambda: faces.card(green)) == framed("V") + "7"
    assert faces.card(green) == framed("G") + "7"
    courts = Faces(ITALIAN40, "italian")
    assert courts.card(ITALIAN40.read("JS")) == "F♠"
    assert Faces(RUMINO108).card(RUMINO108.read("JK")) == "★"


# The pictures in the fonts, each by its name there.
SPADE, COPPE, DENARI, BASTONI = "\ue010", "\ue011", "\ue012", "\ue013"
LATIN = SPADE + COPPE + DENARI + BASTONI


def test_tus_1_the_italian_deck_has_pictures_letters_and_words():
    faces = Faces(ITALIAN40, "latin")
    assert faces.cards(ITALIAN40.read_all(["AS", "7H", "JD", "QC", "KS"])) == (
        "A" + BASTONI + " 7" + COPPE + " J" + DENARI + " N" + SPADE + " K" + BASTONI
    )
    named = {}
    for suit in range(4):
        named["SHDC"[suit]] = faces.legends(suit)[0]
    # As the source pairs them in TUS-9.
    assert named == {"S": "clubs", "C": "swords", "D": "coins", "H": "cups"} and faces.named
    words = faces.words()
    for typed, card in (("7cu", "7H"), ("jco", "JD"), ("ncl", "QS"), ("ks", "KC"), ("1cl", None)):
        assert (ITALIAN40.text(words[typed]) if typed in words else None) == card, typed
    for size in (8, 16, 24):
        assert all([picture in font(size).MORE for picture in LATIN + "\ue014\ue015\ue016"])


def test_tus_1_a_typed_letter_is_one_of_the_name_that_is_shown():
    decks = {"french": ITALIAN40, "italian": ITALIAN40, "latin": ITALIAN40, "german": GERMAN36}
    for language in texts.LANGUAGES:
        texts.use(language)
        for names in decks:
            deck = decks[names]
            faces = Faces(deck, names)
            words = faces.words()
            for card in [card for card in range(52) if deck.count(card)]:
                letter = texts.text("faces.suits_" + names).split()[card // 13].lower()
                assert letter in faces.legends(card // 13)[0].lower()
                for rank in (deck.text(card)[:-1], faces.rank(card % 13 + 1)):
                    typed = words[(rank + letter).lower()]
                    assert deck.text(typed) == deck.text(card), (language, names, rank + letter)
                # Nothing that is typed shows another card than its letter says.
                word = faces.shortest()[card].strip()
                assert words[word] == card, (language, names, word)
    texts.use("en")


def test_tus_1_the_german_deck_has_pictures():
    faces = Faces(GERMAN36, "german")
    assert faces.cards(GERMAN36.read_all(["9S", "JH", "QD", "KC"])) == (
        "9\ue014 U♥ O\ue015 K\ue016"
    )
    assert faces.legends(0)[0] == "leaves" and GERMAN36.text(faces.words()["kb"]) == "KD"
    assert not Faces(ITALIAN40, "italian").named and Faces(ITALIAN40, "italian").suit(0) == "♠"


def test_tus_1_a_sentence_has_the_cards_of_the_house():
    use(load("tuscan"), {"suit_names": "latin", "deck": "italian40"})
    try:
        assert pictured("KS") == "K" + BASTONI and pictured("7H-JH") == "7-J" + COPPE
        assert with_pictures("cards", "AS QC") == "A" + BASTONI + " N" + SPADE
    finally:
        use()
    assert pictured("KS") == "K♠"


def test_a_card_is_typed_by_its_letters_in_the_language():
    for language, word, text in (
        ("en", "g5", "G5"),
        ("it", "v5", "G5"),
        ("it", "g5", "Y5"),
        ("it", "r13", "R13"),
        ("it", "*", "W"),
    ):
        texts.use(language)
        card = Faces(RUMSKI70).words()[word]
        assert RUMSKI70.text(card) == text, (language, word)
    texts.use("it")
    words = Faces(STANDARD52).words()
    assert STANDARD52.text(words["10c"]) == "10H" and STANDARD52.text(words["qp"]) == "QS"
    words = Faces(ITALIAN40, "italian").words()
    assert ITALIAN40.text(words["rf"]) == "KC"
    texts.use("en")


def test_every_card_can_be_typed():
    for deck in DECKS:
        words = Faces(deck).words()
        cards = [card for card in range(70) if deck.count(card)]
        assert sorted(set(words.values())) == cards


def test_a_set_in_a_sentence_has_the_letters_of_the_language():
    assert pictured("Q-Q-Q") == "Q-Q-Q" and pictured("7-7-7") == "7-7-7"
    texts.use("de")
    try:
        assert with_pictures("meld", "Q-Q-Q") == "D-D-D"
        assert with_pictures("meld", "10S-JS-QS") == "10-B-D♠"
        assert with_pictures("meld", "Q-Karl") == "Q-Karl"
    finally:
        texts.use("en")
