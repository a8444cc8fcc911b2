"""Copies a build to a board: only what changed, so a second run completes one that broke off."""

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from host_tools.base.boards import boards, facts, fits, kinds
from host_tools.base.command import show
from host_tools.boards.compile import CompileError, compiler_version, languages_for, make
from host_tools.boards.deploy.link import BoardGone, DeployError, FlashFull
from host_tools.boards.deploy.messages import text
from host_tools.boards.image.targets import MIN_VERSION, TARGETS

if TYPE_CHECKING:
    from host_tools.boards.compile import Build
    from host_tools.boards.deploy.link import Link

# The memory that the program needs when it is loaded from files: an evening of all five games, with
# every screen opened once. Frozen, it needs a third of that.
HEAP = 201 * 1024
# Folders that contain only the program.
_OURS = ("/engine", "/firmware")
# MicroPython would take these instead of the compiled ones of the same name.
_SHADOWS = ("/board.py", "/build_info.py")
_START = "/main.py"
_BATCH = 12
_IN_FOLDER = 128


def check(about: Any, board: str, port: str, any_kind: bool = False) -> None:
    """Raise DeployError unless the board `about` can run the firmware of `board`, a name.

    With `any_kind`, a board of another name passes, if its processor is right.
    """
    series, bytecode = compiler_version()
    if about.name != "micropython":
        raise DeployError(text("not_micropython", port=port, series=series))
    version = ".".join(str(number) for number in about.version)
    if about.version < MIN_VERSION:
        raise DeployError(
            text("too_old", version=version, min=".".join(str(number) for number in MIN_VERSION))
        )
    if about.mpy != bytecode:
        raise DeployError(
            text("other_bytecode", version=version, theirs=about.mpy, ours=bytecode, series=series)
        )
    wanted = facts(board).get("PORT")
    if wanted not in (None, about.platform):
        raise DeployError(
            text(
                "other_port",
                found=about.platform,
                board=board,
                wanted=wanted,
                boards=", ".join(boards()),
            )
        )
    if not any_kind and about.machine and not fits(board, about.machine):
        raise DeployError(
            text(
                "other_kind",
                found=about.machine,
                board=board,
                wanted=kinds(board),
                boards=", ".join(boards()),
            )
        )
    if about.heap < HEAP and not about.frozen:
        raise DeployError(
            text("small_heap", have=about.heap // 1024, need=HEAP // 1024, way=_way(board))
        )


def _way(board):
    """Return how the program comes onto a board in its image."""
    return text("make_image" if board in TARGETS else "read_page", board=board)


def _blocks(size, block):
    # littlefs keeps what fits its cache, 128 bytes at least, in the folder itself.
    return 0 if size <= _IN_FOLDER else _whole(size, block)


def _whole(size, unit):
    return -(-size // unit)


def changes(files: dict[str, bytes], there: dict) -> tuple[list[str], list[str]]:
    """Return (paths to copy, paths to remove) for {path: bytes} and {path: (hash, size)}."""
    copy = [
        path
        for path in sorted(files)
        if there.get(path, ("",))[0] != hashlib.sha256(files[path]).hexdigest()
    ]
    stale = [
        path
        for path in sorted(there)
        if path not in files and (path.startswith(_OURS) or path in _SHADOWS)
    ]
    return copy, stale


def deploy(
    link: "Link",
    board: str,
    say: Callable[[str], object] = show,
    build: "Build | None" = None,
    any_kind: bool = False,
) -> None:
    """Copy the program for `board`, a name, to the board at `link`; `say` reports each step.

    `build` (None: a new one) is a Build, `any_kind` as for `check`. Saved games are never touched.
    Raises DeployError, also if the program is in the board's image: then a copy among its files,
    which would not run, is removed.
    """
    about = link.about()
    check(about, board, link.port, any_kind)
    free = about.free * about.block // 1024
    version = ".".join(str(number) for number in about.version)
    say(text("found", port=link.port, version=version, platform=about.platform, free=free))
    if about.frozen:
        _clear(link, say)
        raise DeployError(text("frozen", board=board, way=_way(board)))
    if build is None:
        try:
            build = make(board, only=languages_for(about.blocks * about.block // 4096))
        except CompileError as error:
            raise DeployError(str(error)) from error
    files = {"/" + path: data for path, data in build.files.items()}
    roots = [path for path in files if path.count("/") == 1]
    there, folders = link.look(_OURS, [*roots, *_SHADOWS])
    copy, stale = changes(files, there)
    if not copy and not stale:
        say(text("same"))
        return
    needed = _folders(files) - folders
    _check_room(about, board, files, there, copy, stale, needed)
    if _START in there and not folders:
        link.run("exec", "import os\nos.rename('/main.py', '/main_before.py')\n")
        say(text("other_main"))
    # Without main.py the board waits for us instead of running half of a program.
    link.remove([*stale, _START])
    link.make_folders(needed)
    copy = [path for path in copy if path != _START] + [_START]
    size = sum(len(files[path]) for path in copy)
    say(text("copying", n=len(copy), of=len(files), size=_whole(size, 1024)))
    _copy(link, build, copy, say)
    _verify(link, files, roots)
    say(text("verified", of=len(files)))
    link.restart()
    say(text("restarted"))


def _clear(link, say):
    """Remove a copy of the program from the files of a board whose image contains it."""
    there, folders = link.look(_OURS, ["/build_info.mpy", "/build_info.py", _START])
    if set(there) - {_START}:
        link.remove(there)
        link.remove_folders({"/engine", "/firmware"} | folders)
        say(text("cleared", n=len(there)))


def _folders(paths):
    """Return all folders that files at `paths` are in, with those above them."""
    found = set()
    for path in paths:
        parts = path.strip("/").split("/")[:-1]
        found |= {"/" + "/".join(parts[: count + 1]) for count in range(len(parts))}
    return found


def room(files: dict[str, bytes], block: int = 4096) -> int:
    """Return how many blocks of a flash {path: bytes} takes with its folders, at most."""
    return sum(_blocks(len(data), block) for data in files.values()) + 2 * len(_folders(files))


def _check_room(about, board, files, there, copy, stale, folders):
    kib = about.block / 1024
    whole = room(files, about.block)
    # Two blocks are the file system's own.
    if whole > about.blocks - 2:
        facts = {"need": int(whole * kib), "whole": int((about.blocks - 2) * kib)}
        raise DeployError(text("never_fits", way=_way(board), **facts))
    need = sum(_blocks(len(files[path]), about.block) for path in copy) + 2 * len(folders)
    back = sum(_blocks(there[path][1], about.block) for path in [*copy, *stale] if path in there)
    if need > about.free + back:
        raise DeployError(text("full", need=int(need * kib), free=int((about.free + back) * kib)))


def _copy(link, build, paths, say):
    done = 0
    for at in range(0, len(paths), _BATCH):
        batch = paths[at : at + _BATCH]
        try:
            link.put([(build.folder / "flash" / path.lstrip("/"), path) for path in batch])
        except (BoardGone, FlashFull) as error:
            after = text("gone_after", n=done, of=len(paths))
            key = "gone" if isinstance(error, BoardGone) else "full_midway"
            raise type(error)(text(key, after=after)) from error
        done += len(batch)
        say(text("progress", n=done, of=len(paths)))


def _verify(link, files, roots):
    there, _ = link.look(_OURS, roots)
    for path in sorted(files):
        if there.get(path, ("",))[0] != hashlib.sha256(files[path]).hexdigest():
            raise DeployError(text("not_verified", path=path))
