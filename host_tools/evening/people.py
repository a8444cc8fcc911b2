"""`make people`: lists the people in the saved games here, renames them, deletes a game.

It works on the simulator's games and on backups only; a board has a menu for this. Before a change
everything is copied into a zip file.
"""

import argparse
import itertools
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from engine.errors import RuleError
from firmware.games.table_mates import check_apart
from firmware.storage.errors import StoreError
from firmware.storage.people import People
from firmware.storage.store import Store
from host_tools.base.command import end_with, show
from host_tools.boards import backups
from host_tools.evening.export.place import BOARD
from host_tools.evening.export.unread import unread_words
from host_tools.simulated.nor_flash import ImageError, open_image
from host_tools.simulated.nor_flash.littlefs import FlashFiles

_IMAGE = "flash.img"
_DATA = "/saves"


def _options(arguments):
    parser = argparse.ArgumentParser(
        prog="python -m host_tools.evening.people",
        description=(
            "List the people in the saved games on this computer, rename them, count two"
            " names as one person, or delete a game. A board has all of that in its own menu."
        ),
        epilog="The exit status is 0, or 2 if nothing was done.",
    )
    parser.add_argument(
        "--from",
        dest="place",
        type=Path,
        metavar="FOLDER",
        help="a backup's folder, or a folder of the simulator (default: the user's own)",
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--rename",
        metavar="OLD=NEW",
        help="call OLD by the name NEW from now on; where NEW is known, the two become one",
    )
    what.add_argument("--separate", metavar="OLD=NEW", help="make OLD and NEW two people again")
    what.add_argument("--delete", type=int, metavar="N", help="delete game N")
    parser.add_argument("-q", "--quiet", action="store_true", help="print errors only")
    return parser.parse_args(arguments)


class Refused(Exception):
    """The change is not possible; the text says why and what to do."""


class Place:
    """The saved games of a folder: their `store`, and how to copy and close it."""

    def __init__(self, folder: Path | None) -> None:
        self._flash = None
        if str(folder).startswith(BOARD):
            raise Refused(
                "The people on a board are listed and changed in its own menu. Here only a copy of"
                " it can be: make backup, then name its folder."
            )
        if folder is not None:
            backups.refuse_strange(folder)
        folder = Path(folder or platformdirs.user_data_path("meldmate", appauthor=False))
        if (folder / _IMAGE).is_file():
            self._flash, _ = open_image(str(folder / _IMAGE))
            self._files = FlashFiles(self._flash)
            self.store, self._beside = Store(_DATA, self._files), folder
        elif (folder / "games").is_dir():
            self.store, self._beside = Store(str(folder)), folder.resolve().parent
        else:
            raise Refused(
                f"There are no saved games in {folder}. Play one with make run, or name a backup's"
                " folder."
            )
        self._folder = folder

    def copy(self) -> Path:
        """Copy everything into a new zip file; return its path."""
        if self._flash is None:
            files = backups.read_backup(self._folder)
        else:
            files = backups.files_of(self._files, _DATA)
        name = f"before-{time.strftime('%Y%m%d-%H%M%S')}"
        spare = (self._beside / f"{name}-{at}.zip" for at in itertools.count(1))
        target = next(path for path in spare if not path.exists())
        backups.write_backup(target, files)
        return target

    def unread(self) -> list[str]:
        """Return, as sentences, what the box found to be damaged and nobody has read yet."""
        store = self.store
        sizes: dict[int, int | None] = {number: store.size(number) for number in store.numbers()}
        return unread_words(store.files, store.folder, sizes)

    def close(self) -> None:
        """Release the simulator's flash."""
        if self._flash is not None:
            self._flash.close()


def _pair(words):
    old, equals, new = words.partition("=")
    if not (old and equals and new and old != new):
        raise Refused(f"{words} is not a change of name. Write OLD=NEW, for example ana=Ana.")
    return old, new


def _counts(store):
    """Return {name: games} by the names of today."""
    people, found = People(store), Counter()
    for number in store.numbers():
        try:
            header = store.header(number)
        except StoreError:
            # Unreadable games are reported by the exports.
            continue
        found.update({people.called(name, number) for name in header["players"]})
    return found


def _list(store):
    counts, people = _counts(store), People(store)
    for name in sorted(counts, key=lambda one: (-counts[one], one)):
        former = people.former(name)
        show(f"{name}: {counts[name]}" + (f" (before: {', '.join(former)})" if former else ""))
    alike = {}
    for name in counts:
        alike.setdefault("".join(name.casefold().split()), []).append(name)
    for names in alike.values():
        if len(names) > 1:
            show(f"Alike: {', '.join(sorted(names))}. One person? Say so: --rename OLD=NEW")


def _rename(store, words):
    old, new = _pair(words)
    known = set(_counts(store)) | set(People(store).names())
    if old not in known:
        raise Refused(f"Nobody is called {old} in these games.")
    try:
        check_apart(store, old, new)
    except RuleError as error:
        raise Refused(error.why())
    people = People(store)
    if old not in people.names():
        people.remember([old])
    if not people.rename(old, new, max(store.numbers(), default=0)):
        raise Refused("It cannot be saved. Is there room, and is the folder yours?")
    return f"{old} is {new} from now on, and in every game so far."


def _separate(store, words):
    old, new = _pair(words)
    people = People(store)
    if old not in people.former(new):
        raise Refused(f"{old} never became {new}.")
    if not people.separate(old, new):
        raise Refused("It cannot be saved. Is there room, and is the folder yours?")
    return f"{old} and {new} are two people again."


def _delete(store, number):
    if number not in store.numbers():
        there = ", ".join(map(str, sorted(store.numbers())))
        raise Refused(f"There is no saved game {number}. There are: {there}.")
    for name in ("stops", "table"):
        kept = store.get(name)
        if kept and kept["game"] == number:
            store.put(name, None)
    if store.get("current") == number:
        store.put("current", None)
    store.delete(number)
    store.put("standings", [row for row in store.get("standings", []) if row[0] != number])
    return f"Game {number} is deleted."


def _change(store, options):
    """Do what was asked for; return what was done, as a sentence."""
    if options.rename is not None:
        return _rename(store, options.rename)
    if options.separate is not None:
        return _separate(store, options.separate)
    return _delete(store, options.delete)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    options = _options(arguments)
    place = None
    try:
        place = Place(options.place)
        store = place.store
        if options.rename is None and options.separate is None and options.delete is None:
            for words in place.unread():
                show(words, error=True)
            _list(store)
            return 0
        copy = place.copy()
        try:
            said = _change(store, options)
        except Refused:
            # Nothing was changed.
            copy.unlink()
            raise
        if not options.quiet:
            show(f"{said} What was there before is in {copy}.")
        return 0
    except (Refused, ImageError, StoreError, backups.BackupError, OSError) as error:
        show(error, error=True)
        return 2
    finally:
        if place is not None:
            place.close()


if __name__ == "__main__":
    end_with(main)
