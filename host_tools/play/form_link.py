"""The text of a link to a form, as the page makes it (host_tools/play/web/site/links/links.js)."""

import base64
import json
import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.texts import text
from firmware.storage import forms

if TYPE_CHECKING:
    from firmware.storage.store import Store


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


def put(store: "Store", path: Path) -> str:
    """Put the form in a file on the box of a store; return why that cannot be, or ""."""
    try:
        form: Any = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        return getattr(error, "strerror", None) or str(error)
    except json.JSONDecodeError as error:
        return text("sim.no_json", line=error.lineno, why=error.msg)
    why = forms.keep(store, text_of(form))
    return text(why[0], **why[1]) if why else ""
