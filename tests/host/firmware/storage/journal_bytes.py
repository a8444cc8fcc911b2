"""Journals in this version's format, written independently of firmware.storage.journal."""

from firmware.storage.header import new_journal
from firmware.storage.records import frame


def journal_bytes(header, entries=()):
    """Return the bytes of a whole journal."""
    content = new_journal(dict(header))
    mark = content.splitlines(keepends=True)[-1]
    content = content[: -len(mark)]
    crc = content[-len(content) // 2 :][5:13]
    for number, entry in enumerate(entries, 1):
        line = frame(number, entry, crc)
        content += line
        crc = line[5:13]
    return content + frame(len(entries) + 1, None, crc)
