"""The fourteen letters of a test: what was written is read, and what was mistyped is refused."""

from firmware.board import report

# How many values each field has.
WIDE = {
    "board": 1024,
    "chip": 6,
    "address": 3,
    "exchanged": 2,
    "simulated": 2,
    "clock": 8,
    "battery": 128,
    "light": 3,
    "edges": 3,
    "flash": 2,
    "keys": 128,
}
ROUNDED = {"picture": 600, "write": 5000, "heap": 8200}


def made(count):
    """Give facts of all kinds, by a generator of its own."""
    seed = 84
    for _ in range(count):
        facts = {}
        for name, most in sorted(WIDE.items()) + sorted(ROUNDED.items()):
            seed = (seed * 1103515245 + 12345) & 0x3FFFFFFF
            facts[name] = (seed >> 7) % most
        yield facts


def test_what_was_written_is_read():
    for facts in made(300):
        letters = report.encode(facts)
        assert len(letters) == 14
        found = report.decode(letters)
        assert found["edition"] == 1
        for name, value in facts.items():
            if name in ROUNDED:
                # Four digits of it in binary: less than an eighth is lost.
                assert found[name] <= value < found[name] + found[name] // 8 + 1, (name, value)
            else:
                assert found[name] == value, name
        # Read again, it is as it was said.
        assert report.encode(found) == letters


def test_letters_are_read_as_people_write_them():
    for facts in made(20):
        letters = report.encode(facts)
        written = report.grouped(letters).lower().replace("0", "o").replace("1", "l")
        assert report.decode(written) == report.decode(letters) is not None
        assert report.decode(letters.replace("1", "I")) == report.decode(letters)


def test_what_was_mistyped_is_refused():
    alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    tried = taken = 0
    for facts in made(12):
        letters = report.encode(facts)
        for at in range(14):
            for letter in alphabet:
                wrong = letters[:at] + letter + letters[at + 1 :]
                if wrong != letters:
                    tried += 1
                    taken += report.decode(wrong) is not None
            # Two neighbours exchanged.
            turned = letters[:at] + letters[at + 1 : at + 2] + letters[at] + letters[at + 2 :]
            if turned != letters:
                tried += 1
                taken += report.decode(turned) is not None
    # Nine bits of check let one of 512 pass, and letters of another edition are refused besides.
    assert tried > 5000 and taken * 256 < tried, (taken, tried)
    for words in ("", "2J2W00M0GK000", "2J2W00M0GK00000", "2J2W00M0GK000U", "2J2W00M0GK0000é"):
        assert report.decode(words) is None


def test_a_field_that_is_too_large_does_not_spill():
    plain = report.decode(report.encode({}))
    for name, most in ROUNDED.items():
        found = report.decode(report.encode({name: most * 1000000}))
        assert all(found[one] == plain[one] for one in found if one != name)
        assert found[name] == 15 << 14
