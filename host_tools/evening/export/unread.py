"""What a box found to be damaged and nobody has read yet, said where its games are read, too."""

from engine.compat import TYPE_CHECKING
from engine.texts import text
from firmware.storage.game_index import GameIndex
from firmware.storage.store import is_unread, news_words
from firmware.storage.values import newest
from host_tools.evening.export.messages import sentence

if TYPE_CHECKING:
    from typing import Any


def unread_words(files: "Any", folder: str, sizes: "dict[int, int | None]") -> list[str]:
    """Return, as sentences, what a box found in `folder` of `files`, and which games it lacks.

    `sizes` is {number: bytes} of the games that are there, None where that is not known. Nothing is
    changed.
    """
    inside = folder + "/" if folder else ""
    news = newest(files, inside + "news.txt")
    rows = news if is_unread(news) else []
    words = []
    for row in rows:
        key, facts = news_words(row)
        words.append(text(key, **facts))
    told = [row[0] for row in rows]
    noted = GameIndex(files, inside + "known").all()
    for number in sorted(noted):
        entries, size, _ = noted[number]
        here = sizes.get(number, -1)
        if number not in told and here is not None and here < size:
            key = "missing_game" if here < 0 else "shorter_game"
            words.append(sentence(key, n=number, entries=entries))
    return words
