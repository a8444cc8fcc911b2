"""The bundle: each module is inflated by itself, by one decoder, in any order, with little garbage."""

import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from host_tools.build import make
from host_tools.build.bundle import RESIDENT, BundleError, deflate, stored, write_bundle
from host_tools.build.compile import ROOT, compile_module
from host_tools.build.link import numbers
from host_tools.build.literals import texts_as_objects
from host_tools.build.mpy import SHORT, reorder, take_apart
from host_tools.build.names import in_short, read_names
from host_tools.build.squeeze import as_bytes, prefix, squeeze
from host_tools.micropython import runtime

_WINDOW_BITS = -11


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    return make("pico", tmp_path_factory.mktemp("build"))


def on_board(built, code, version=runtime.NEWEST):
    """Run `code`, which uses the mounted `bundle` by its full names, inside MicroPython."""
    files = [("/" + path, built.folder / "flash" / path) for path in built.files if path != "main.py"]
    start = "import gc\nfrom firmware import bundle\nbundle.mount('/meldmate.bundle', '/m')\nbundle = bundle._mounted[0]\n"
    names = read_names(built.folder)
    parts = [in_short("from firmware import bundle\n" + part, names, ["firmware/bundle.py"]) for part in [start, *code]]
    parts = [part.replace("from firmware import bundle\n", "import bundle\n" if part is parts[0] else "") for part in parts]
    return runtime.run(parts, files, version=version)


@pytest.fixture(scope="module")
def mpy(tmp_path_factory):
    """A function that compiles a source to bytes."""
    folder = tmp_path_factory.mktemp("mpy")

    def compiled(source, name="some"):
        compile_module(source, name, folder / "some.mpy")
        return (folder / "some.mpy").read_bytes()

    return compiled


# Inside MicroPython: what is read from the bundle.
_WHOLE = """
from binascii import crc32, hexlify
def whole(path, count=100):
    stream, part, found = bundle.open(path, 'rb'), bytearray(count), b''
    while True:
        count = stream.readinto(part)
        if not count:
            stream.ioctl(4, 0)
            return found
        found += part[:count]
"""


def plain(data):
    """Return a module with its names in the order of the alphabet, for a bundle has another one."""
    parts = take_apart(data)
    order = sorted(range(len(parts.names)), key=lambda old: (old > 0, old >= SHORT, parts.names[old]))
    return reorder(parts, order)


@pytest.mark.parametrize("version", runtime.VERSIONS)
def test_every_module_comes_out_as_it_was_compiled(built, version, record_property):
    modules = built.folder / "modules"
    paths = [path.relative_to(modules).as_posix() for path in sorted(modules.rglob("*.mpy"))]
    paths = [path for path in paths if path not in ("board.mpy", "places.mpy", "firmware/bundle.mpy")]
    numbered = numbers([path.removesuffix("mpy") + "py" for path in paths])
    paths.remove(READER)
    given = [path if path[0] != "_" else numbered[path.removesuffix("mpy") + "py"] for path in paths]
    code = _WHOLE + f"""
for path in {given!r}:
    if type(path) is int:
        bundle._number = path
        path = '/page.mpy'
    print(hexlify(whole(path, 255)).decode())
"""
    found = [plain(bytes.fromhex(line)) for line in on_board(built, [code], version).split()]
    made = texts_as_objects({path: (modules / path).read_bytes() for path in paths}, RESIDENT)
    assert found == [plain(made[path]) for path in paths]
    record_property("summary", f"bundle: {len(paths)} modules read back inside MicroPython {version}")


@settings(max_examples=40, deadline=None)
@given(st.lists(st.binary(min_size=1, max_size=600), min_size=1, max_size=4), st.binary(max_size=60))
def test_what_is_squeezed_is_what_comes_out(files, dictionary):
    before = prefix(files, dictionary, 1024)
    assert zlib.decompressobj(_WINDOW_BITS).decompress(before.stream) == dictionary
    for raw in files:
        packed = before.stream + as_bytes(squeeze(raw[:-1], before, 1024) + "000") + stored(raw[-1:])
        assert zlib.decompressobj(_WINDOW_BITS).decompress(packed) == dictionary + raw
        assert (
            zlib.decompressobj(_WINDOW_BITS).decompress(before.stream + deflate(raw, before))
            == dictionary + raw
        )


def test_no_distance_is_longer_than_the_window():
    raw = bytes(range(256)) * 3 + bytes(300) + bytes(range(256)) * 2
    for window, bits in ((512, -9), (1024, -10)):
        before = prefix([raw], bytes(range(100, 200)), window)
        packed = before.stream + as_bytes(squeeze(raw, before, window) + "000") + stored(b".")
        assert zlib.decompressobj(bits).decompress(packed)[100:] == raw + b"."


def test_what_does_not_get_shorter_is_stored():
    raw = b"".join(zlib.crc32(bytes((at,))).to_bytes(4, "big") for at in range(200))
    before = prefix([b"x" * 50], b"", 1024)
    assert len(deflate(raw, before)) <= len(raw) + 8
    assert zlib.decompressobj(_WINDOW_BITS).decompress(before.stream + deflate(raw, before)) == raw


READER = "firmware/bundle_reader.mpy"


def test_a_bundle_refuses_what_it_could_not_give_back(mpy):
    small, reader = mpy("x = 1\n"), {READER: b"reader"}
    # The best known pair of words with one CRC-32, whatever follows.
    with pytest.raises(BundleError, match="CRC-32"):
        write_bundle({**reader, "plumless.mpy": small, "buckeroo.mpy": small})
    with pytest.raises(BundleError, match="a/c.mpy is empty, or longer"):
        write_bundle({**reader, "a/b.mpy": small, "a/c.mpy": mpy("x = " + repr(bytes(range(256)) * 260) + "\n")})
    with pytest.raises(BundleError):
        write_bundle({**reader, "a.mpy": b"no module"})


def test_a_few_modules_are_found_again(mpy, tmp_path):
    sources = {f"a/b{at}.py": f"number_{at} = {at}\nname = 'b{at}'\n" for at in range(20)}
    sources |= {"a/__init__.py": "name = 'a'\n", "_1.py": "name = 'page'\n", "places.py": ""}
    for path in ("engine/modules.py", "firmware/bundle_reader.py"):
        sources[path] = (ROOT / path).read_text(encoding="utf-8")
    files = {path.removesuffix("py") + "mpy": mpy(text, path) for path, text in sources.items()}
    bundle = write_bundle(files)
    assert bundle == write_bundle(dict(reversed(list(files.items()))))
    (tmp_path / "bundle").write_bytes(bundle)
    numbered = numbers(sources)
    code = f"""
import bundle
bundle.mount('/some.bundle', '/m')
from engine.modules import load, load_module, page, forget_module
import sys
from a import b7
print(b7.name, b7.number_7, load_module('a').name, page(1).name, 'page' in sys.modules)
print([load_module('a.b%d' % at).name for at in range(20)])
print([load(number).name for number in {[numbered[f"a/b{at}.py"] for at in range(19, -1, -1)]!r}])
print(load_module('a.b3') is load({numbered["a/b3.py"]}))
forget_module('a.b3')
forget_module('a.nothing')
load_module('a.b3').name = 'other'
print(load_module('a.b3').name)
for name in ('a.b20', 'b1', 'a.b', '_1'):
    try:
        print(load_module(name).name)
    except ImportError:
        print('missing')
"""
    reading = ("/bundle.py", str(ROOT / "firmware" / "bundle.py"))
    told = [f"b{at}" for at in range(20)]
    wanted = f"b7 7 a page False\n{told}\n{told[::-1]}\nTrue\nother\n" + "missing\n" * 4
    assert runtime.run(code, [reading, ("/some.bundle", tmp_path / "bundle")]) == wanted


def test_files_are_read_in_any_order_also_after_one_that_was_left_half_read(built):
    code = _WHOLE + """
paths = ['engine/cards.mpy', 'firmware/core.mpy', 'engine/texts/en/all.mpy', 'engine/modules.mpy']
found = [crc32(whole(path)) for path in paths]
print(len(set(found)), found == [crc32(whole(path, 7)) for path in reversed(paths)][::-1])
for count in (1, 300, 3000):
    bundle.open('firmware/core.mpy', 'rb').readinto(bytearray(count))
    print(found == [crc32(whole(path)) for path in paths])
bundle.rest()
print(found == [crc32(whole(path)) for path in paths])
bundle.open('firmware/core.mpy', 'rb').readinto(bytearray(9))
bundle.rest()
print(found == [crc32(whole(path)) for path in paths])
bundle.close()
print(found == [crc32(whole(path)) for path in paths])
"""
    assert on_board(built, [code]) == "4 True\n" + "True\n" * 6


def test_the_decoder_and_its_window_stay_and_the_file_can_be_closed(built):
    code = _WHOLE + """
whole('engine/cards.mpy')
decoder, file = bundle._inflated, bundle._file
for count in (0, 9, 2000):
    if count:
        bundle.open('firmware/core.mpy', 'rb').readinto(bytearray(count))
    bundle.rest()
    whole('engine/cards.mpy')
    print(bundle._inflated is decoder, bundle._file is file)
from engine.modules import close
close()
print(bundle._inflated, bundle._file)
try:
    file.read(1)
except (OSError, ValueError):
    print('closed')
print(len(whole('engine/cards.mpy')) > 500)
"""
    assert on_board(built, [code]) == "True True\n" * 3 + "None None\nclosed\nTrue\n"


def test_an_import_leaves_little_garbage_and_a_rest_nothing(built, record_property):
    load = """
def load():
    for name in ('house', 'rule', 'menu', 'players', 'house', 'rule', 'menu', 'players'):
        screen = bundle.open('firmware/screens/' + name + '.mpy', 'rb')
        while screen.readinto(part):
            pass
part = bytearray(255)
load()
bundle.rest()
gc.collect()
"""
    measure = """
before = gc.mem_alloc()
load()
with_decoder = gc.mem_alloc()
load()
again = gc.mem_alloc()
bundle.rest()
gc.collect()
"""
    # What runs inside MicroPython collects only between two parts of it.
    out = on_board(built, [load, measure, "print(again - with_decoder, gc.mem_alloc() - before)"])
    garbage, left = (int(word) for word in out.split())
    record_property("summary", f"garbage of reading a module from the bundle: {garbage // 8:,} bytes")
    assert garbage < 8 * 2000
    assert left <= 200


def test_what_is_a_folder_and_what_is_missing_is_told(built):
    code = """
import os
print(os.stat('/m/engine')[0], os.stat('/m/engine/texts/en')[0], os.stat('/m/engine/cards.mpy')[0])
for path in ('engine/card', 'engine/cards', 'engine/cards.py', 'en', ''):
    try:
        os.stat('/m/' + path)
        print('there', path)
    except OSError:
        print('missing', path)
"""
    out = on_board(built, [code]).splitlines()
    assert out[0] == f"{0x4000} {0x4000} {0x8000}"
    assert [line.split()[0] for line in out[1:5]] == ["missing"] * 4
