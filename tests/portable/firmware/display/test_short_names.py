"""Short names tell the players of one table apart, by letters of their own."""

from firmware.display.short_names import short_names

ALS = (
    "Alessandra",
    "Alessandro",
    "Alessia",
    "Alex",
    "Aleksandr",
    "Ali",
    "Alice",
    "Alina",
)


def could_be(name, form):
    """Return whether `form` has letters of `name` in their order, from the first on."""
    at = 0
    for letter in form:
        at = name.find(letter, at) + 1
        if not at:
            return False
    return name[0] == form[0]


def test_names_that_begin_alike_are_told_apart_by_their_letters():
    forms = short_names(ALS, 5, len)
    assert len(set(forms.values())) == len(ALS)
    for name in ALS:
        assert could_be(name, forms[name]), forms
        assert not [other for other in ALS if other != name and could_be(other, forms[name])] or (
            forms[name] == name
        ), forms
    assert forms["Alex"] == "Alex" and forms["Alina"] == "Alina"


def test_every_form_has_letters_of_its_name_and_no_number_takes_their_place():
    for room in range(2, 11):
        forms = short_names(ALS, room, len)
        assert len(set(forms.values())) == len(ALS), forms
        for name in ALS:
            assert len(forms[name]) <= room
            assert could_be(name, forms[name]), (room, forms)


def test_ready_made_names_keep_their_numbers():
    for word, letter in (("Player", "P"), ("Giocatore", "G")):
        names = [word + " " + str(number) for number in range(1, 9)]
        for room in range(2, 8):
            forms = short_names(names, room, len)
            assert [forms[name] for name in names] == [letter + str(n) for n in range(1, 9)]


def test_a_name_that_fits_stays_whole_and_keeps_its_form_to_itself():
    forms = short_names(("Ann", "Annabel", "Annalisa", "An"), 3, len)
    assert forms["Ann"] == "Ann" and forms["An"] == "An"
    assert len(set(forms.values())) == 4, forms


def test_letters_from_the_middle_tell_apart_what_begins_and_ends_alike():
    forms = short_names(("Marcella", "Marzella", "Marbella"), 3, len)
    assert len(set(forms.values())) == 3
    for name in forms:
        assert could_be(name, forms[name]), forms
    assert "z" in forms["Marzella"]


def test_a_beginning_that_only_one_name_has_is_kept():
    names = ("Annalisa", "Annamaria", "Annarita", "Bartolomea", "Bartolomeo")
    for width in (5, 6, 7):
        forms = short_names(names, width, len)
        assert [forms[name] for name in names[:3]] == [name[:width] for name in names[:3]]
        # These two begin alike: what tells them is at their end.
        assert (forms["Bartolomea"][-1], forms["Bartolomeo"][-2:]) == ("a", "eo")
