"""What an image contains, as far as it can be tested without compiling; `make image` does that."""

import os
import struct
import sys
import tarfile

import pytest

from host_tools.base import identity
from host_tools.base.boards import FOLDER, ROOT, boards, facts
from host_tools.boards.image import __main__ as command
from host_tools.boards.image import apt, make, sources, targets, uf2
from host_tools.boards.image.commands import Steps, run
from host_tools.boards.image.errors import ImageError
from host_tools.play.web import build
from host_tools.simulated.nor_flash.nor import BLOCK, PICO_BLOCKS
from tests.proof.pico import images

DATA = bytes(range(256)) * 5 + b"the end"


@pytest.mark.parametrize("family", [targets.RP2040, targets.RP2350])
def test_a_uf2_file_holds_the_program_at_its_place(family):
    file = uf2.make(DATA, targets.FLASH, family)
    start, inside = uf2.read(file, family)
    assert start == targets.FLASH and inside == DATA.ljust(256 * 6, b"\0")
    first = struct.unpack_from("<8I", file)
    assert first[0] == 0x0A324655 and first[4] == 256
    # RP2350: a block that belongs to any place goes first (erratum E10).
    assert (first[7] == family) == (family == targets.RP2040)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda file: file[:-1],
        lambda file: file[:-512],
        lambda file: file[512:],
        lambda file: file[:512] + file[1024:],
        lambda file: b"\0" + file[1:],
        lambda file: file[:1020] + bytes(4) + file[1024:],
        lambda file: b"",
    ],
)
def test_a_uf2_file_that_is_not_whole_is_noticed(spoil):
    with pytest.raises(ImageError, match="UF2 file"):
        uf2.read(spoil(uf2.make(DATA, targets.FLASH, targets.RP2040)), targets.RP2040)


def test_a_uf2_file_for_another_chip_is_noticed():
    with pytest.raises(ImageError, match="belongs elsewhere"):
        uf2.read(uf2.make(DATA, targets.FLASH, targets.RP2040), targets.RP2350)


def test_an_image_that_reaches_the_saved_games_is_not_written(tmp_path, monkeypatch):
    make.check_size(targets.PROGRAM)
    monkeypatch.setattr(make, "IMAGES", tmp_path / "images")
    (tmp_path / "images").mkdir()
    old = tmp_path / "images" / f"meldmate-pico-{identity.version()}.uf2"
    old.write_bytes(b"old")
    (tmp_path / "firmware.bin").write_bytes(bytes(targets.PROGRAM + 1))
    with pytest.raises(
        ImageError,
        match="saved games begin at 1,572,864: it is 1 bytes too big. It was not written",
    ):
        make._finish(targets.TARGETS["pico"], tmp_path)
    assert not old.exists()


def test_the_decisions_name_the_file_systems_real_size():
    text = " ".join((ROOT / "docs" / "dev" / "decisions.md").read_text(encoding="utf-8").split())
    blocks = (2 * 1024 * 1024 - targets.PROGRAM) // BLOCK
    assert f"has {blocks} blocks ({blocks * BLOCK // 1024} KiB) for files" in text
    assert f"erased {PICO_BLOCKS / blocks:.1f} times as often" in text


@pytest.mark.parametrize("name", targets.TARGETS)
def test_every_image_gives_the_crystal_time(name, tmp_path, monkeypatch):
    class Tools:
        def path(self, name):
            return name

    monkeypatch.setattr(make, "WORK", tmp_path)
    board = targets.TARGETS[name].micropython
    options = make._options(board, tmp_path / "manifest.py", Tools(), own=True)
    (defined,) = [option for option in options if option.startswith("-DMICROPY_DEF_BOARD=")]
    assert "PICO_XOSC_STARTUP_DELAY_MULTIPLIER=64" in defined.split(";")


def test_a_build_starts_again_if_options_or_settings_change(tmp_path, monkeypatch):
    settings, folder = tmp_path / "settings", tmp_path / "build"
    settings.mkdir()
    for name in make._SETTINGS:
        assert (make._HERE / name).is_file()
        (settings / name).write_text("as it was", encoding="utf-8")
    monkeypatch.setattr(make, "_HERE", settings)
    kept = folder / "genhdr" / "moduledefs.h"

    def starts_again(*options):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.touch()
        make._forget_what_changed(folder, options)
        return not kept.exists()

    assert starts_again("-DA=1", "-S", tmp_path) and not starts_again("-DA=1", "-S", tmp_path)
    assert starts_again("-DA=2", "-S", tmp_path) and starts_again("-DA=2", "-S", settings)
    old = settings / make._SETTINGS[0]
    old.write_text("otherwise", encoding="utf-8")
    os.utime(old, (1, 1))
    assert starts_again("-DA=2", "-S", settings)


def test_every_board_of_an_image_has_a_manifest_and_a_file():
    for target in targets.TARGETS.values():
        assert (FOLDER / target.board / "board.py").is_file()
    # The others are frozen in by who builds MicroPython for them.
    for name in boards():
        assert (FOLDER / name / "manifest.py").is_file()


def manifest_files(path, micropython, port):
    """Return [(path on the board, path here)] as MicroPython's own reader of manifests finds
    them.
    """
    import importlib.util

    spec = importlib.util.spec_from_file_location(
        "manifestfile", micropython / "tools" / "manifestfile.py"
    )
    reader = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reader)
    manifest = reader.ManifestFile(
        reader.MODE_FREEZE, {"PORT_DIR": str(micropython / "ports" / port), "MPY_LIB_DIR": ""}
    )
    manifest.execute(str(path))
    return [(file.target_path, file.full_path) for file in manifest.files()]


@pytest.mark.parametrize("board", boards())
def test_micropython_reads_the_manifest_of_every_board(board):
    there = sorted((ROOT / "build" / "image").glob("micropython-*/tools/manifestfile.py"))
    if not there:
        pytest.skip("needs the sources of MicroPython: make image BOARD=pico fetches them")
    port = facts(board)["PORT"]
    found = dict(manifest_files(FOLDER / board / "manifest.py", there[-1].parents[1], port))
    program = {
        path.relative_to(ROOT).as_posix()
        for name in ("engine", "firmware")
        for path in (ROOT / name).rglob("*.py")
    }
    assert program <= set(found) and {"main.py", "board.py", "_boot.py"} <= set(found)
    assert found["board.py"] == str(FOLDER / board / "board.py")
    # Our own start, which leaves a damaged file system alone.
    boot = FOLDER / ("rp2" if port == "rp2" else "esp32/micropython") / "_boot.py"
    assert found["_boot.py"] == str(boot)
    assert found["mounting.py"] == str(FOLDER / "mounting.py")
    assert port == "rp2" or "flashbdev.py" in found


def test_an_image_has_the_staged_program(tmp_path, monkeypatch):
    there = sorted((ROOT / "build" / "image").glob("micropython-*/tools/manifestfile.py"))
    if not there:
        pytest.skip("needs the sources of MicroPython: make image BOARD=pico fetches them")
    for name in ("engine", "firmware"):
        (tmp_path / name / "inside").mkdir(parents=True)
        (tmp_path / name / "inside" / "some.py").touch()
    monkeypatch.setenv("MELDMATE_PROGRAM", str(tmp_path))
    found = dict(manifest_files(FOLDER / "pico" / "manifest.py", there[-1].parents[1], "rp2"))
    assert {name: path for name, path in found.items() if "/" in name} == {
        f"{name}/inside/some.py": str(tmp_path / name / "inside" / "some.py")
        for name in ("engine", "firmware")
    }
    assert found["board.py"] == str(FOLDER / "pico" / "board.py")


@pytest.mark.parametrize("order", [1, -1])
def test_modules_are_frozen_in_one_order_whatever_a_folder_lists_first(order, monkeypatch):
    walk, frozen = os.walk, []

    def shuffled(top):
        for folder, folders, files in walk(top):
            folders.sort(key=lambda name: hash(name) * order)
            yield folder, folders, sorted(files)[::order]

    monkeypatch.setattr(os, "walk", shuffled)
    monkeypatch.chdir(FOLDER)
    functions = {
        "package": lambda name, files, **_: frozen.extend(f"{name}/{file}" for file in files),
        "module": lambda name, **_: None,
    }
    exec((FOLDER / "manifest.py").read_text(encoding="utf-8"), functions)
    wanted = [
        path.relative_to(ROOT).as_posix()
        for name in ("engine", "firmware")
        for path in (ROOT / name).rglob("*.py")
    ]
    assert sorted(wanted) == sorted(frozen)

    # The firmware first, which a start needs most of; then what lies deeper, by its name.
    def place(name):
        top, inside = name.split("/", 1)
        return top == "engine", inside.count("/"), inside

    assert frozen == sorted(frozen, key=place)


def test_debians_mirror_is_found_among_the_machines_sources():
    listed = (
        "http://one/security/ bookworm-security main\nhttp://two/apt/ noble"
        " main\nhttp://three/debian/ trixie main\n"
    )
    assert apt.mirror_in(listed) == "http://three/debian/"
    assert apt.mirror_in("http://two/apt/ noble main\n") is None


def test_without_a_mirror_other_ways_are_named(monkeypatch):
    monkeypatch.delenv("DEBIAN_MIRROR", raising=False)
    monkeypatch.setattr(apt.shutil, "which", lambda name: None)
    with pytest.raises(ImageError, match="no apt-get here.*DEBIAN_MIRROR=.*MICROPYTHON="):
        apt.mirror()
    monkeypatch.setenv("DEBIAN_MIRROR", "http://named/debian")
    assert apt.mirror() == "http://named/debian"


def test_a_compiler_that_cannot_be_installed_is_named(monkeypatch):
    monkeypatch.setattr(
        apt.shutil, "which", lambda name: "/usr/bin/apt-get" if name == "apt-get" else None
    )
    monkeypatch.setattr(apt.os, "geteuid", lambda: 1000)
    with pytest.raises(
        ImageError, match="sudo apt install gcc-arm-none-eabi libnewlib-arm-none-eabi"
    ):
        apt.need_compiler()
    monkeypatch.setattr(apt.shutil, "which", lambda name: None)
    with pytest.raises(ImageError, match="on Debian and Ubuntu: gcc-arm-none-eabi"):
        apt.need_compiler()


def micropython(
    folder,
    version=(1, 26, 0, 0),
    submodules=("lib/pico-sdk/pico_sdk_init.cmake", "lib/tinyusb/src/tusb.h"),
):
    """Make what a checkout is known by."""
    names = ("MAJOR", "MINOR", "MICRO", "PRERELEASE")
    lines = [
        f"#define MICROPY_VERSION_{name} {number}\n"
        for name, number in zip(names, version, strict=True)
    ]
    for path in ("py/mpconfig.h", *submodules):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text("".join(lines), encoding="utf-8")
    return folder


def test_a_checkout_of_micropython_is_taken(tmp_path):
    assert sources.checkout(micropython(tmp_path)) == (tmp_path, (1, 26, 0), True)
    assert sources.checkout(micropython(tmp_path, (1, 27, 0, 1))) == (tmp_path, (1, 27, 0), False)


def test_nothing_of_today_is_in_an_image(tmp_path, monkeypatch):
    """Two builds of one commit are the same: no date of ours, and no order that Python shuffles."""
    monkeypatch.setenv("PYTHONHASHSEED", "7")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1")
    source = sources.checkout(micropython(tmp_path))
    os.utime(tmp_path / "py" / "mpconfig.h", (10**9, 10**9))
    stamps = make.stamps(source)
    assert stamps["SOURCE_DATE_EPOCH"] == "1000000000" and stamps["MICROPY_GIT_TAG"] == "v1.26.0"
    shuffled = "print(list({'GP25', 'LED', 'A', 'B', 'C', 'D', 'E'}))"
    said = [run([sys.executable, "-c", shuffled], more=stamps) for _ in range(3)]
    assert (
        said[0]
        == said[1]
        == said[2]
        == run([sys.executable, "-c", shuffled], more={"PYTHONHASHSEED": "0"})
    )


def test_a_checkout_that_will_not_do_is_refused_with_what_to_do(tmp_path):
    with pytest.raises(ImageError, match="There is no MicroPython in"):
        sources.checkout(tmp_path)
    with pytest.raises(ImageError, match="is MicroPython 1.23.0; Meldmate needs 1.24 or newer"):
        sources.checkout(micropython(tmp_path / "old", (1, 23, 0, 0)))
    with pytest.raises(ImageError, match="submodule update --init lib/tinyusb"):
        sources.checkout(
            micropython(tmp_path / "half", submodules=("lib/pico-sdk/pico_sdk_init.cmake",))
        )


class Shelf:
    """Packages that lie in a folder instead of on a mirror."""

    def __init__(self, folder, names):
        self._folder, self._names = folder, names

    def update(self):
        pass

    def fetch_source(self, name, folder):
        return self._folder / self._names[name]

    fetch_package = fetch_source

    def size_of_source(self, name):
        return 71_400_000

    size_of_package = size_of_source


def test_a_package_of_another_version_is_refused(tmp_path, monkeypatch):
    packed = micropython(tmp_path / "packed" / "micropython-1.26.0")
    with tarfile.open(tmp_path / "micropython_1.26.0.orig.tar.gz", "w:gz") as file:
        file.add(packed, "micropython-1.26.0")
    shelf = Shelf(tmp_path, {"micropython": "micropython_1.26.0.orig.tar.gz"})
    said: list[str] = []
    monkeypatch.setattr(sources, "Apt", lambda *_: shelf)
    with pytest.raises(
        ImageError, match="has micropython_1.26.0.orig.tar.gz, and version 1.25.0 of micropython"
    ):
        sources.packaged(tmp_path / "work", said.append)
    # Each step has a line: what is fetched, and how much of it.
    assert said == [
        "Fetching the sources of MicroPython from Debian, once (some minutes) ...",
        "1 of 5: the lists of Debian's packages",
        "2 of 5: micropython 1.25.0, 71 MB to fetch",
    ]


def test_the_size_of_what_is_fetched_is_asked_of_apt(tmp_path, monkeypatch):
    asked = []

    def run(command, *_, **__):
        asked.append(command[-2:] if command[-2] == "--print-uris" else command[-3:])
        return "Reading package lists...\n'http://a/x.deb' x.deb 1200 SHA256:0\n'b' y 34 MD5:0\n"

    monkeypatch.setattr(apt, "run", run)
    mirror = apt.Apt(tmp_path)
    assert mirror.size_of_source("x") == mirror.size_of_package("x") == 1234
    assert asked == [["--print-uris", "x"]] * 2


def test_the_command_names_what_there_is(capsys):
    for name, words in (
        (
            "nobody",
            "There is no image for nobody. Which board? make image BOARD=pico (or"
            f" {', '.join(targets.TARGETS)}; all of them: BOARD=all)",
        ),
        ("esp32", "docs/boards/esp32.md"),
        ("sim_72x40", "There is no image for sim_72x40. Which board?"),
    ):
        assert command.main([name]) == 2
        said = capsys.readouterr().err
        assert words in said and "usage" not in said
    assert command.main([]) == 2
    assert capsys.readouterr().err.startswith("Which board? make image BOARD=pico")
    assert command.main(["pico", "--micropython", str(FOLDER)]) == 1
    assert "There is no MicroPython in" in capsys.readouterr().err


def test_what_is_at_work_is_said_with_its_number_and_how_far_the_compiler_is(monkeypatch, capsys):
    monkeypatch.setattr(command, "packaged", lambda work: sources.Source("", (1, 25, 0), True))
    monkeypatch.setattr(command, "need_compiler", lambda: None)
    monkeypatch.setattr(command, "Tools", lambda work: None)

    def built_here(target, source, tools, heard, language):
        for at in range(1, 641):
            heard(f"[{at}/640] Building C object py/some.c\n")
        heard("ninja: entering directory\n")
        return make.Image(make.IMAGES / f"{target.name}.uf2", 1, 2)

    monkeypatch.setattr(command, "make", built_here)
    assert command.main(["pico", "thumby"]) == 0
    said = capsys.readouterr().out.splitlines()
    tenths = [f"   {10 * tenth} %" for tenth in range(1, 11)]
    steps = [line for line in said if " of 5: " in line]
    assert [line.split(": ")[0] for line in steps] == [f"{at} of 5" for at in range(1, 6)]
    assert "pico (the first one takes some minutes)" in steps[3] and "thumby" in steps[4]
    assert said.count("   50 %") == 2 and said[4:14] == tenths
    built = [line for line in said if ".uf2: " in line]
    assert all(
        ": English, Italiano, 1 of 2 bytes, 1 free of at least 2,048" in one for one in built
    )
    assert command.main(["pico", "--language", "de"]) == 0
    assert ": English, Deutsch, 1 of 2 bytes, 1 free of at least 2,048" in capsys.readouterr().out


def test_the_files_of_an_image_are_called_by_its_language(tmp_path, monkeypatch):
    version = identity.version()
    assert make.file_name("pico") == make.file_name("pico", "it") == f"meldmate-pico-{version}"
    assert make.file_name("pico", "de") == f"meldmate-pico-de-{version}"
    monkeypatch.setattr(make, "IMAGES", tmp_path)
    monkeypatch.setattr(images, "FOLDER", tmp_path)
    for name in ("firmware.elf", "firmware.elf.map"):
        (tmp_path / name).touch()
    (tmp_path / "firmware.bin").write_bytes(DATA)
    pico = targets.TARGETS["pico"]
    usual, german = make._finish(pico, tmp_path), make._finish(pico, tmp_path, "de")
    assert usual.path != german.path and usual.path.exists() and german.path.exists()
    # The tests of images, and the page, take the usual one unless the other is asked for.
    assert images.found() == {"pico": usual.path}
    monkeypatch.setattr(images, "LANGUAGE", "de")
    assert images.found() == {"pico": german.path}
    monkeypatch.setattr(build, "_IMAGES", tmp_path)
    assert build._images() == {"pico": (usual.path.name, usual.path.stat().st_size)}


def test_a_step_that_goes_back_or_has_few_parts_says_each_tenth_once():
    said = []
    steps = Steps(1, said.append)
    for line in ("[1/3] a", "[1/3] b", "[3/3] c", "[0/0 d", "something else"):
        steps.hear(line)
    assert said == ["   30 %", "   100 %"]


def test_lines_of_a_program_are_heard_as_they_come():
    heard = []
    script = "import sys; print('[1/2] one', flush=True); print('[2/2] two', file=sys.stderr)"
    said = run([sys.executable, "-c", script], heard=heard.append)
    assert said == "".join(heard) == "[1/2] one\n[2/2] two\n"
    with pytest.raises(ImageError, match="one"):
        run([sys.executable, "-c", script + "; sys.exit(3)"], heard=heard.append)
    assert len(heard) == 4


def test_an_image_that_debians_micropython_does_not_make_says_what_does(monkeypatch, capsys):
    built = []
    monkeypatch.setattr(command, "packaged", lambda work: sources.Source("", (1, 25, 0), True))
    monkeypatch.setattr(command, "checkout", lambda _: sources.Source("", (1, 26, 0), True))
    monkeypatch.setattr(command, "need_compiler", lambda: None)
    monkeypatch.setattr(command, "Tools", lambda work: None)

    def build_it(target, *_):
        built.append(target.name)
        return make.Image(make.IMAGES / f"{target.name}.uf2", 1, 2)

    monkeypatch.setattr(command, "make", build_it)
    assert command.main(["pico", "xiao_rp2350"]) == 1 and not built
    said = capsys.readouterr().err
    assert "xiao_rp2350 needs MicroPython 1.26 or newer, and this is 1.25.0" in said
    assert "make image BOARD=xiao_rp2350 MICROPYTHON=<folder>" in said
    # Of all, those that can be made are.
    assert command.main(["all"]) == 0
    assert built == [target.name for target in targets.RELEASED] and "xiao_rp2350" not in built
    assert command.main(["xiao_rp2350", "--micropython", "there"]) == 0
    assert built[-1] == "xiao_rp2350"
