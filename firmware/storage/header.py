"""The header of a game's journal, saved twice: format, game, players, house rules, dealer."""

from engine.compat import TYPE_CHECKING, const, is_list, is_object, is_texts, is_whole
from firmware.storage.errors import MisplacedError, NewerError, RecordError, StoreError
from firmware.storage.records import HEAD, frame, length_of, read, value_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any, BinaryIO, NotRequired, TypedDict, TypeGuard

    from engine.types import House, Row

    class Archived(TypedDict):
        """What is kept of an archived game; each score is [name, score]."""

        scores: list[list[Any]]
        winners: list[str]
        tally: NotRequired[dict[str, Row]]

    class Header(TypedDict):
        """The header of a game's journal (see `is_header`)."""

        game: str
        players: list[str]
        house: House
        dealer: str | None
        format: NotRequired[int]
        number: NotRequired[int]
        # A score form that is not shipped: the game goes by it.
        form: NotRequired[dict[str, Any]]
        began: NotRequired[str]
        archived: NotRequired[Archived]


FORMAT = 1
_CHUNK = const(256)
# If the header is damaged, its copy is looked for after each line, within the length of both.
_HEADER_REACH = const(16500)


def new_journal(header: "Header") -> bytes:
    """Return the bytes of a journal without entries; adds the format to `header`."""
    header["format"] = FORMAT
    line = frame(0, header)
    return line + line + frame(1, None, line[5:13])


def is_header(value: object) -> "TypeGuard[Header]":
    """Return whether a value is the header of a game, each of its fields in its form."""
    if not is_object(value) or not isinstance(value.get("game"), str):
        return False
    names = value.get("players")
    if not names or not is_texts(names) or not isinstance(value.get("house"), dict):
        return False
    if not isinstance(value.get("form", {}), dict):
        return False
    dealer = value.get("dealer", 0)
    if dealer is not None and not isinstance(dealer, str):
        return False
    if not isinstance(value.get("began", ""), str) or not is_whole(value.get("number", 0)):
        return False
    return "archived" not in value or _is_result(value["archived"])


def _is_result(value: object) -> bool:
    """Return whether a value is the result of a game of which nothing else is left.

    What it adds to the statistics is checked where it is counted (engine.record.tally.is_rows).
    """
    if not is_object(value) or not is_texts(value.get("winners")):
        return False
    if not isinstance(value.get("tally", {}), dict):
        return False
    scores = value.get("scores")
    if not is_list(scores) or not scores:
        return False
    for row in scores:
        if not is_list(row) or len(row) != 2:
            return False
        if not isinstance(row[0], str) or not is_whole(row[1]):
            return False
    return True


def read_header(file: "BinaryIO", name: str) -> "tuple[Header, tuple[int, int], bytes, int, bool]":
    """Return (header, place, CRC text, offset of the first entry, whether both copies are whole).

    `place` is (offset, bytes) of a good copy, `name` that of the file, for messages. Raises
    StoreError if there is no header, NewerError if it has a newer format, MisplacedError if it is
    that of another game (its `number` is not that of the file).
    """
    at, whole = 0, False
    found = _try_header(file, 0)
    if found:
        second = _try_header(file, found[2])
        whole = second is not None and second[1] == found[1]
        # The copy is as long as the original, even if it cannot be read.
        start = 2 * found[2]
    else:
        for at in _places_of_copy(file):
            found = _try_header(file, at)
            if found:
                start = at + found[2]
                break
        else:
            raise StoreError("store.no_journal", name=name)
    try:
        header: Any = value_of(found[0])
    except RecordError:
        raise StoreError("store.no_journal", name=name)
    written = header.get("format") if is_object(header) else None
    if not is_whole(written):
        raise StoreError("store.no_journal", name=name)
    if written > FORMAT:
        raise NewerError("store.newer", name=name)
    if written != FORMAT or not is_header(header):
        raise StoreError("store.no_journal", name=name)
    number = header.get("number")
    if number is not None and name != "%05d.log" % number:
        raise MisplacedError(name, number)
    return header, (at, found[2]), found[1], start, whole


def _try_header(file: "BinaryIO", offset: int) -> tuple[bytes, bytes, int] | None:
    file.seek(offset)
    try:
        return read(file, 0)
    except RecordError:
        return None


def _places_of_copy(file: "BinaryIO") -> "Iterator[int]":
    """Yield where the copy of the header may start: after its length, and after each line."""
    file.seek(0)
    length = length_of(file.read(HEAD))
    if length:
        yield HEAD + length + 1
    at = 0
    while at < _HEADER_REACH:
        file.seek(at)
        part = file.read(_CHUNK)
        if not part:
            return
        end = part.find(b"\n")
        while end >= 0:
            yield at + end + 1
            end = part.find(b"\n", end + 1)
        at += len(part)
