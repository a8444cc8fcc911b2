"""The program as one file on a board's flash: MicroPython imports its modules straight out of it.

A hundred small files would take a block of 4 KiB each, three times what is in them. The file begins
with the modules, deflated; `firmware/bundle_reader.py`, which inflates them, is the one that stands in
it as it is.

Modules have numbers. A table by number has five bytes for each: where it begins (three bytes, of which
the upper three bits are its kind, 7 if it stands as it is) and how long it is; the reader is number 0.
An index by name has six bytes for each path, in the order of their hashes: the hash and the number
(65535 for a folder). As hashes are spread evenly, the hash tells where in the index to look. Behind it
are the names in the modules and their groups, see the reader. The last fourteen bytes say where the
table begins (three), its rows and the entries of the index after it (two each), what the CRC-32 that is
the hash starts from (two), by how many entries such a guess is wrong at most, how long a prefix is, in
eights of bytes, how many bytes the names take (two), and how many the groups. `host_tools/build` writes
the file.
"""

from binascii import crc32

_ROW = 5
_ENTRY = 6
_END = 14
_FOLDER = 0xFFFF
_AS_IT_IS = 7
_MISSING = 2
# Under this name any module is imported: MicroPython never gives the name of one back.
_NAME = "page"
# How MicroPython asks for it: as a folder, which it is not, as source, and as what it is.
_PATHS = ("/page.mpy", "/page")
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_IS_FOLDER = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)

# The decoder's window, as a power of two: what the build squeezes with.
_WINDOW = 11

_mounted = []


class Bundle:
    """The bundle at `path` as a file system that can be mounted and only read."""

    # Not a stream itself: MicroPython would take what makes a stream for a file system's functions.

    def __init__(self, path):
        self._path = path
        self._number = 0
        self._end = self._file = self._inflated = self._reader = None

    def load(self, number):
        """Return module `number`, made anew."""
        import sys

        if number:
            self._ready()
        # A module that is being loaded, and loads this one, has the name now.
        sys.modules.pop(_NAME, None)
        self._number = number
        module = __import__(_NAME)
        sys.modules.pop(_NAME, None)
        return module

    def find(self, name):
        """Return the number of the module called `name`, with dots; raises ImportError."""
        path = name.replace(".", "/")
        try:
            number = self._find(path + ".mpy")
        except OSError:
            number = _FOLDER
        if number == _FOLDER:
            try:
                number = self._find(path + "/__init__.mpy")
            except OSError:
                raise ImportError(name)
        return number

    def rest(self):
        """Free what modules are read with, but for the decoder.

        The decoder's window is the largest piece of memory that is ever asked for: it is asked for once, when
        there are no holes yet, and stays.
        """
        if self._is_in_the_middle():
            try:
                self._reader.skip()
            except OSError:
                # Nobody knows where the decoder is: the next one begins anew.
                pass
            if self._reader.left:
                self.close()
        self._reader = None

    def close(self):
        """Close the file, which may be replaced then; the next import opens it again."""
        if self._file:
            self._file.close()
        self._end = self._file = self._inflated = self._reader = None

    def _open(self):
        self._file = open(self._path, "rb")  # noqa: SIM115
        self._file.seek(-_END, 2)
        self._end = self._file.read(_END)

    def _is_in_the_middle(self):
        """Tell whether a module was left half read, as it is where there is no room for it."""
        return self._reader is not None and self._reader.left

    def _ready(self):
        """Have what modules are read with; a decoder that was left in the middle of one cannot begin another."""
        if self._reader is None or self._is_in_the_middle():
            self.rest()
            if not self._file:
                self._open()
            if not self._inflated:
                # Python on a computer has no such module.
                from deflate import RAW, DeflateIO  # pyright: ignore[reportMissingImports]

                self._inflated = DeflateIO(self._file, RAW, _WINDOW)
            file, end = self._file, self._end
            # What is behind the table of modules, and the index.
            names = (end[0] | end[1] << 8 | end[2] << 16) + (end[3] | end[4] << 8) * _ROW
            names += (end[5] | end[6] << 8) * _ENTRY
            self._reader = self.load(0).Reader(file, self._inflated, names, end[11] | end[12] << 8, end[13])

    def _find(self, path):
        """Return the number of a path; raises OSError."""
        if self._is_in_the_middle():
            # What is left of it is where the file is now.
            self.rest()
        if not self._file:
            self._open()
        file, end = self._file, self._end
        key = crc32(path.encode(), end[7] | end[8] << 8)
        guess = (key >> 16) * (end[5] | end[6] << 8) >> 16
        index = (end[0] | end[1] << 8 | end[2] << 16) + (end[3] | end[4] << 8) * _ROW
        file.seek(index + max(guess - end[9], 0) * _ENTRY)
        near = file.read((2 * end[9] + 1) * _ENTRY)
        key = key.to_bytes(4, "big")
        at = near.find(key)
        while at % _ENTRY and at > 0:
            at = near.find(key, at + 1)
        if at < 0:
            raise OSError(_MISSING)
        return near[at + 4] | near[at + 5] << 8

    def stat(self, path):
        """Return what `os.stat` does; only whether it is a folder is told."""
        if path in _PATHS:
            return _FILE
        # Nothing is there as source, which MicroPython looks for first.
        if path[-3:] == ".py":
            raise OSError(_MISSING)
        path = path.strip("/")
        return _IS_FOLDER if self._find(path) == _FOLDER else _FILE

    def open(self, path, mode):
        """Return the module at `path` as a stream, which ends where the next one is opened."""
        number = self._number if path in _PATHS else self._find(path.strip("/"))
        if number:
            self._ready()
        file, end = self._file, self._end
        file.seek((end[0] | end[1] << 8 | end[2] << 16) + number * _ROW)
        row = file.read(_ROW)
        start, kind = row[0] | row[1] << 8 | (row[2] & 31) << 16, row[2] >> 5
        if kind == _AS_IT_IS:
            file = open(self._path, "rb")  # noqa: SIM115
            file.seek(start)
            return file
        self._reader.begin(kind * end[10] << 3, start, row[3] | row[4] << 8)
        return self._reader

    def mount(self, readonly, mkfs):
        """Be mounted: there is nothing to prepare."""


def mount(path, folder):
    """Let modules be imported from the bundle at `path`, before any others; it appears as `folder`."""
    import sys

    import vfs

    bundle = Bundle(path)
    vfs.mount(bundle, folder)
    sys.path.insert(0, folder)
    _mounted.append(bundle)
    again()


def again():
    """Let the program load its modules by number, also after it was forgotten and imported anew."""
    from engine import modules

    modules.use(_mounted[-1])
