"""The text of a link to a form, as the page makes it (host_tools/web/site/links.js)."""

import base64
import json
import zlib
from typing import Any


def packed(content: bytes) -> str:
    """Return the text that carries some bytes, whatever they are."""
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = deflate.compress(content) + deflate.flush()
    return checked(base64.urlsafe_b64encode(data).decode().rstrip("="))


def checked(words: str, version: str = "1") -> str:
    """Return the text with those letters as its data, and their checksum."""
    return f"{version}.{zlib.crc32(words.encode()):08x}.{words}"


def text_of(form: Any) -> str:
    """Return the text of a form's link."""
    return packed(json.dumps(form, ensure_ascii=False, separators=(",", ":")).encode())
