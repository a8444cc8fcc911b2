"""Writing the one file that a board imports the program from; `firmware.bundle` reads it."""

import zlib

# Modules are deflated together in groups of this many bytes: more would be slower to begin in the
# middle of, less would save less. The window is what it costs the board's memory meanwhile.
_GROUP = 20_000
_WINDOW = -12
_FOLDER = 0xFFFF


class BundleError(Exception):
    """A bundle cannot be written; the text says why."""


def _groups(files):
    """Yield lists of paths whose files make a group, in order."""
    group, size = [], 0
    for path in sorted(files):
        if group and size + len(files[path]) > _GROUP:
            yield group
            group, size = [], 0
        group.append(path)
        size += len(files[path])
    if group:
        yield group


def write_bundle(files):
    """Return the bundle of {path: bytes}, as bytes."""
    entries, body = {}, b""
    for path in files:
        parts = path.split("/")[:-1]
        for count in range(len(parts)):
            entries["/".join(parts[: count + 1])] = (0, _FOLDER)
    for group in _groups(files):
        raw = b""
        for path in group:
            if len(raw) >= _FOLDER:
                raise BundleError(f"{path} begins too far back in its group.")
            entries[path] = (len(body), len(raw))
            raw += files[path]
        deflate = zlib.compressobj(9, zlib.DEFLATED, _WINDOW)
        body += deflate.compress(raw) + deflate.flush()
    keys = {path: zlib.crc32(path.encode()) for path in entries}
    if len(set(keys.values())) < len(keys):
        raise BundleError("Two paths have the same CRC-32: rename a module.")
    index = b"".join(
        keys[path].to_bytes(4, "little") + group.to_bytes(4, "little") + start.to_bytes(2, "little")
        for path, (group, start) in sorted(entries.items())
    )
    return body + index + len(body).to_bytes(4, "little")
