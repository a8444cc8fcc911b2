"""What is kept: a journal for each game, the roster of names, and a few settings.

A journal is a text file that only ever grows. Each line is one record: a CRC-32 of the rest in
eight hexadecimal digits, the record's number, and a JSON value. The first record is the header
(format, game, players, house rules, dealer), each further one an entry of the ledger. A line that
was cut off by a power failure does not match its CRC and is left out.
"""

import json
import os

from engine.compat import crc32, sync

FORMAT = 1
_HEX = "0123456789abcdef"


class StoreError(Exception):
    """Something cannot be kept or read: `key` and `facts` of the text that says what and why."""

    def __init__(self, key, **facts):
        super().__init__(key)
        self.key = key
        self.facts = facts


def frame(number, value):
    """Return the line, as bytes, that keeps `value` as record `number`."""
    body = ("%d %s" % (number, json.dumps(value))).encode()
    return ("%08x " % crc32(body)).encode() + body + b"\n"


def unframe(line, number):
    """Return the value of a line; raises ValueError where it is not record `number`, whole."""
    if line[-1:] != b"\n" or line[8:9] != b" ":
        raise ValueError("torn")
    body = line[9:-1]
    if int(line[:8].decode(), 16) != crc32(body):
        raise ValueError("damaged")
    space = body.find(b" ")
    if int(body[:space].decode()) != number:
        raise ValueError("out of order")
    return json.loads(body[space + 1 :].decode())


class Journal:
    """The log of one game: entries on flash, read as a stream; see `engine.ledger` for its use."""

    def __init__(self, path):
        self.path = path
        self.header = None
        self.lost = 0
        self._count = 0
        # Where the record after the one read last begins: reading in order never looks back.
        self._next = (0, 0)
        self._scan()

    def _scan(self):
        """Find the longest beginning that is whole, and take off what comes after it."""
        good = 0
        with open(self.path, "rb") as file:
            number = 0
            while True:
                line = file.readline()
                if not line:
                    break
                try:
                    value = unframe(line, number)
                except (ValueError, IndexError):
                    self.lost += 1
                    break
                if number == 0:
                    self.header = value
                number += 1
                good += len(line)
            if self.lost:
                while file.readline():
                    self.lost += 1
        if self.header is None:
            raise StoreError("store.no_journal", name=self.path.split("/")[-1])
        self._count = number - 1
        self._end = good
        if self.lost:
            self._cut(good)

    def _cut(self, good):
        """Keep the damaged file aside and go on with its good beginning."""
        aside = self.path + ".bad"
        rest = self.path + ".new"
        with open(self.path, "rb") as old:
            with open(rest, "wb") as new:
                while good:
                    part = old.read(min(good, 256))
                    new.write(part)
                    good -= len(part)
                sync(new)
        if exists(aside):
            os.remove(aside)
        os.rename(self.path, aside)
        os.rename(rest, self.path)

    def __len__(self):
        return self._count

    def __getitem__(self, index):
        if not 0 <= index < self._count:
            raise IndexError(index)
        at, offset = self._next
        if index + 1 < at:
            at, offset = 0, 0
        with open(self.path, "rb") as file:
            file.seek(offset)
            while True:
                line = file.readline()
                offset += len(line)
                at += 1
                if at == index + 2:
                    break
        self._next = (at, offset)
        return unframe(line, index + 1)

    def append(self, entry):
        """Keep one more entry; it is on flash when this returns."""
        line = frame(self._count + 1, entry)
        with open(self.path, "r+b") as file:
            file.seek(self._end)
            file.write(line)
            sync(file)
        self._count += 1
        self._end += len(line)


def exists(path):
    """Tell whether there is a file or folder at `path`."""
    try:
        os.stat(path)
    except OSError:
        return False
    return True


class Store:
    """Everything that is kept, in one folder."""

    def __init__(self, folder):
        self.folder = folder
        self.games_folder = folder + "/games"
        for path in (folder, self.games_folder):
            if not exists(path):
                os.mkdir(path)

    def _path(self, number):
        return "%s/%05d.log" % (self.games_folder, number)

    def numbers(self):
        """Return the numbers of the saved games, the newest first."""
        found = []
        for name in os.listdir(self.games_folder):
            if len(name) == 9 and name[5:] == ".log" and name[:5].isdigit():
                found.append(int(name[:5]))
        found.sort()
        found.reverse()
        return found

    def create(self, header):
        """Start a journal with `header` (a dict); return (number, Journal)."""
        numbers = self.numbers()
        number = numbers[0] + 1 if numbers else 1
        header["format"] = FORMAT
        rest = self._path(number) + ".new"
        with open(rest, "wb") as file:
            file.write(frame(0, header))
            sync(file)
        os.rename(rest, self._path(number))
        self.put("current", number)
        return number, Journal(self._path(number))

    def open(self, number):
        """Return the Journal of a saved game; raises StoreError."""
        try:
            journal = Journal(self._path(number))
        except OSError:
            raise StoreError("store.no_journal", name="%05d.log" % number)
        header = journal.header
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise StoreError("store.other_format", name="%05d.log" % number)
        return journal

    def delete(self, number):
        """Remove a saved game."""
        os.remove(self._path(number))

    # -- small values --------------------------------------------------------------------------

    def get(self, name, default=None):
        """Return a small kept value, such as the roster; `default` where there is none."""
        try:
            with open("%s/%s.txt" % (self.folder, name), "rb") as file:
                return unframe(file.readline(), 0)
        except (OSError, ValueError, IndexError):
            return default

    def put(self, name, value):
        """Keep a small value; the old one is there until the new one is whole."""
        path = "%s/%s.txt" % (self.folder, name)
        with open(path + ".new", "wb") as file:
            file.write(frame(0, value))
            sync(file)
        os.rename(path + ".new", path)
