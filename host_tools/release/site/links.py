"""What mkdocs asks while it builds the site: where a link of a document leads there.

The documents link to files of the repository, so that they can be read there, too. On the site a
link to another language leads to its pages, and one to anything that is no page of the site leads
to the repository.
"""

import posixpath
import re
import tomllib
from typing import Any

from host_tools.base.boards import ROOT

DOCS = ROOT / "docs"
_LINK = re.compile(r"(\]\()([^)\s]+)(\))")
# Fences and code keep their brackets.
_CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.S)


def addresses() -> dict[str, str]:
    """Return the addresses of the project as pyproject.toml has them."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)["project"]["urls"]


def on_files(files: Any, config: Any) -> Any:
    """Take the folder of the language from the addresses of its pages."""
    folder = _folder(config)
    if folder:
        for file in list(files):
            if file.inclusion.is_excluded():
                # A picture of another language would be taken for one of this site.
                files.remove(file)
            elif file.src_uri.startswith(folder):
                file.dest_uri = file.dest_uri[len(folder) :]
                file.__dict__.pop("url", None)
                file.__dict__.pop("abs_dest_path", None)
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Return the text of a page with its links as the site has them."""
    parts = _CODE.split(markdown)
    for at in range(0, len(parts), 2):
        parts[at] = _LINK.sub(
            lambda found: found[1] + _target(found[2], page.file, config, files) + found[3],
            parts[at],
        )
    return "".join(parts)


def _target(link, file, config, files):
    """Return a link of the document `file` as the site has it."""
    own = _folder(config)
    # To the root of the site, which may be served anywhere.
    root = "../" * (file.url.removeprefix("./").count("/") + bool(own)) or "./"
    home = addresses()["Homepage"]
    if link.startswith(home):
        return root + link[len(home) :]
    if re.match(r"https?:|mailto:|#", link):
        return link
    where, _, anchor = link.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(file.src_uri), where))
    known = files.get_file_from_path(path)
    if known is not None and known.inclusion.is_included():
        return link
    anchor = f"#{anchor}" if anchor else ""
    if path.endswith((".png", ".svg", ".gif")) or _on_site(path, own, config):
        # From a page of one language to what the other has.
        return root + _address(path) + anchor
    kind = "tree" if (DOCS / path).is_dir() else "blob"
    inside = posixpath.normpath(posixpath.join("docs", path))
    return f"{addresses()['Source']}/{kind}/main/{inside}{anchor}"


def _folder(config):
    """Return the folder of the site's language in docs/, "" for English."""
    language = config.theme["language"]
    return "" if language == "en" else f"{language}/"


def _on_site(path, own, config):
    """Return whether a document of another language is a page of the site."""
    if not path.endswith(".md") or path.startswith(("../", "dev/")):
        return False
    others = [f"{one['lang']}/" for one in config.extra["alternate"] if one["lang"] != "en"]
    return next((one for one in others if path.startswith(one)), "") != own


def _address(path):
    """Return the address of a document below the root of the site."""
    if not path.endswith(".md"):
        return path
    plain = re.sub(r"(^|/)(README|index)\.md$", r"\1", path)
    return plain if plain != path else path[: -len(".md")] + "/"
