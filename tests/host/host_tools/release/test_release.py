"""The release: its parts are the same wherever they are built, and a wrong one is noticed."""

import json
import os
import re
import shutil
import subprocess
import zipfile

import pytest
from PIL import Image

from host_tools.base import identity
from host_tools.base.boards import ROOT
from host_tools.boards.case import mesh
from host_tools.boards.case.design import PARTS, design, scad
from host_tools.boards.image import sources, targets, uf2
from host_tools.boards.image.errors import ImageError
from host_tools.documents import quick_card
from host_tools.play.terminal.__main__ import main as simulator
from host_tools.play.web import build as page
from host_tools.release import __main__ as command
from host_tools.release import bill, package, parts, trial
from host_tools.release.archive import SUMS, listed, sums_of, write_sums, write_zip
from host_tools.release.errors import ReleaseError
from tests.proof.played import PLAYED

EPOCH = 1_795_000_000


def git(folder, *arguments):
    settings = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org")
    return subprocess.run(
        ["git", *settings, *arguments], cwd=folder, check=True, capture_output=True, text=True
    ).stdout


# -- the same each time ------------------------------------------------------------------------


def test_a_zip_file_depends_on_names_and_contents_alone(tmp_path, monkeypatch):
    files = {"index.html": b"<p>", "a/b.js": b"1" * 5000, "Z.txt": b"", "a.txt": b"a"}
    made = []
    for number, order in enumerate((sorted(files), sorted(files, reverse=True))):
        folder = tmp_path / f"a folder {number}"
        for name in order:
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(files[name])
            path.chmod((0o755, 0o600)[number])
            os.utime(path, (10**9 * number, 10**9 * number))
        monkeypatch.setenv("TZ", ("UTC", "Asia/Tokyo")[number])
        write_zip(tmp_path / f"{number}.zip", folder, EPOCH)
        made.append((tmp_path / f"{number}.zip").read_bytes())
    assert made[0] == made[1]
    with zipfile.ZipFile(tmp_path / "0.zip") as file:
        assert file.namelist() == sorted(files)
        assert {name: file.read(name) for name in files} == files
        assert {entry.date_time for entry in file.infolist()} == {(2026, 11, 18, 11, 6, 40)}
        assert {entry.external_attr >> 16 for entry in file.infolist()} == {0o100644}


def test_a_zip_file_of_a_time_before_there_were_any(tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a").write_bytes(b"a")
    write_zip(tmp_path / "a.zip", tmp_path / "in", 0)
    with zipfile.ZipFile(tmp_path / "a.zip") as file:
        assert file.infolist()[0].date_time == (1980, 1, 1, 0, 0, 0)


def copy_of_the_package(folder, mode):
    """Copy what the package is made of; return the folder, with each file readable as `mode`."""
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pyc*"))
    for name in ("pyproject.toml", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder / name)
    # What a source archive says of itself, in place of host_tools/base/identity.py.
    about = f"Metadata-Version: 2.4\nName: meldmate\nVersion: {identity.version()}\n"
    (folder / "PKG-INFO").write_text(about, encoding="utf-8")
    for path in folder.rglob("*.py"):
        path.chmod(mode)
    return folder


def test_the_package_is_the_same_from_another_folder_with_other_rights(tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(EPOCH))
    made = []
    for name, mode in (("one", 0o644), ("another name", 0o600)):
        (tmp_path / name).mkdir()
        monkeypatch.setattr(package, "ROOT", copy_of_the_package(tmp_path / name, mode))
        package.build_wheel(tmp_path / name / "out")
        made.append(sums_of(tmp_path / name / "out"))
    assert made[0] == made[1] and sorted(made[0]) == sorted(parts.names()["package"])


def test_the_time_is_that_of_the_commit_unless_one_is_given(monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert identity.epoch() == int(git(ROOT, "log", "-1", "--format=%ct"))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert identity.epoch() == 86400


def test_the_build_is_seven_letters_of_the_commit_in_a_repository_of_any_size():
    assert identity.build().rstrip("+") == git(ROOT, "rev-parse", "HEAD")[:7]


# -- what it is built from ---------------------------------------------------------------------


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """A repository with one commit, in place of this one."""
    folder = tmp_path / "clone"
    (folder / "engine").mkdir(parents=True)
    (folder / "engine" / "a.py").write_text("A = 1\n")
    monkeypatch.setattr(identity, "ROOT", folder)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    # No repository above the folder is taken for it.
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path))
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "one")
    return folder


def test_a_release_is_built_from_a_commit(clone):
    assert parts.check_sources() == int(git(clone, "log", "-1", "--format=%ct"))


@pytest.mark.parametrize("name", ["engine/a.py", "engine/new.py", "stray.txt"])
def test_what_is_not_committed_is_named_and_nothing_is_built(clone, name, monkeypatch, capsys):
    (clone / name).write_text("A = 2\n")
    monkeypatch.setattr(parts, "FOLDER", clone / "build" / "release")
    assert command.main(["build"]) == 1
    said = capsys.readouterr().err
    assert name in said and "Commit them, or run it in a new clone." in said
    assert not (clone / "build").exists()


def test_without_a_commit_it_says_what_to_do(clone):
    shutil.rmtree(clone / ".git")
    with pytest.raises(ReleaseError, match="git knows none here.*safe.directory"):
        parts.check_sources()


def test_nothing_is_given_out_while_nobody_owns_the_addresses(clone, monkeypatch, capsys):
    git(clone, "tag", f"v{identity.NEXT}")
    (clone / "pyproject.toml").write_text("[tool.meldmate]\naddresses-confirmed = false\n")
    git(clone, "add", ".")
    git(clone, "commit", "-q", "-m", "two")
    git(clone, "tag", "--force", f"v{identity.NEXT}")
    monkeypatch.setattr(parts, "ROOT", clone)
    monkeypatch.setattr(parts, "FOLDER", clone / "build" / "release")
    assert command.main(["build"]) == 1
    assert "Nobody has confirmed that the project owns" in capsys.readouterr().err
    assert not (clone / "build").exists()


def test_a_development_version_needs_no_addresses():
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    confirmed = "addresses-confirmed = "
    assert text.count(confirmed) == 1
    parts.check_addresses("2.0.0.dev7", text.replace(confirmed + "true", confirmed + "false"))
    parts.check_addresses("2.0.0", text.replace(confirmed + "false", confirmed + "true"))


CHANGELOG = (
    "# Changelog\n\n## Unreleased\n\n- Soon.\n\n## 2.1.0 - 2027-01-01\n\n### Added\n\n- A.\n"
)


def test_the_changes_of_a_version_are_its_part_of_the_changelog():
    text = CHANGELOG + "\n## 2.0.0\n\n- Old.\n"
    assert parts.changes("2.1.0", text) == "# Meldmate 2.1.0\n\n### Added\n\n- A.\n"
    assert parts.changes("2.0.0", text) == "# Meldmate 2.0.0\n\n- Old.\n"
    # Neither another version that begins alike, nor a heading without a word.
    for missing in ("2.1", "2.2.0"):
        with pytest.raises(ReleaseError, match=f"says nothing about {missing}"):
            parts.changes(missing, text + "\n## 2.2.0\n\n")


def test_a_development_version_is_what_is_unreleased_and_says_so():
    said = parts.changes("2.2.0.dev7", CHANGELOG)
    assert said.startswith("# Meldmate 2.2.0.dev7\n\n**A development version.**")
    assert said.endswith("- Soon.\n") and "2.1.0" not in said
    with pytest.raises(ReleaseError, match='a heading "## Unreleased"'):
        parts.changes("2.2.0.dev7", CHANGELOG.replace("- Soon.", ""))


def test_the_changelog_has_something_to_say_of_this_version():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert text.split("\n## ")[1].startswith("Unreleased\n")
    parts.changes(identity.version(), text)


# -- one version -------------------------------------------------------------------------------


def test_only_the_commit_with_the_tag_is_a_release(clone):
    first = identity.build()
    assert identity.version() == f"{identity.NEXT}.dev1"
    assert identity.full_version() == f"{identity.NEXT}.dev1+{first}"
    git(clone, "tag", f"v{identity.NEXT}")
    assert identity.version() == identity.full_version() == identity.NEXT
    # What is changed since is not what was tagged.
    (clone / "engine" / "a.py").write_text("A = 2\n")
    assert identity.version() == f"{identity.NEXT}.dev0"
    assert identity.build() == first + "+" and identity.full_version().endswith(f".dev0+{first}")
    git(clone, "commit", "-q", "-a", "-m", "two")
    assert identity.version() == f"{identity.NEXT}.dev1"
    # Another tag, which names no version.
    git(clone, "tag", "checked")
    assert identity.version() == f"{identity.NEXT}.dev1"


def test_two_builds_of_one_commit_have_one_version(clone, tmp_path):
    said = identity.full_version(), identity.module("pico")
    git(tmp_path, "clone", "-q", str(clone), "again")
    identity.ROOT = tmp_path / "again"
    assert (identity.full_version(), identity.module("pico")) == said


@pytest.mark.parametrize(
    ("refs", "version"),
    [
        (f"HEAD -> main, tag: v{identity.NEXT}", identity.NEXT),
        (f"tag: v{identity.NEXT}, main", identity.NEXT),
        (f"tag: v{identity.NEXT}0", f"{identity.NEXT}.dev0"),
        ("main", f"{identity.NEXT}.dev0"),
    ],
)
def test_an_archive_of_a_tag_says_its_version(refs, version, clone):
    shutil.rmtree(clone / ".git")
    assert identity.full_version() == f"{identity.NEXT}.dev0"
    (clone / ".git_archival.txt").write_text(f"0123456789abcdef {refs}\n")
    assert identity.version() == version


def test_git_writes_into_an_archive_which_commit_it_is(clone):
    for name in (".gitattributes", ".git_archival.txt"):
        shutil.copy(ROOT / name, clone / name)
    git(clone, "add", ".")
    git(clone, "commit", "-q", "-m", "archive")
    git(clone, "tag", f"v{identity.NEXT}")
    git(clone, "archive", "--output", "archive.zip", "HEAD")
    with zipfile.ZipFile(clone / "archive.zip") as file:
        said = file.read(".git_archival.txt").decode()
    assert said.startswith(git(clone, "rev-parse", "HEAD").strip())
    assert f"tag: v{identity.NEXT}" in said


def test_the_version_is_in_one_place():
    """All others read it; the changelog has it as a heading, and documents may name a file."""
    assert re.fullmatch(r"\d+\.\d+\.\d+", identity.NEXT)
    named = re.compile(rf"(?<![\d.]){re.escape(identity.NEXT)}(?![\d.])")
    # Packages of others with the same number; what tests call a version.
    not_ours = ("requirements/", "package-lock.json", "tests/", "docs/", "CHANGELOG.md")
    found = []
    for name in git(ROOT, "ls-files").splitlines():
        if not name.startswith(not_ours) and (ROOT / name).is_file():
            content = (ROOT / name).read_bytes().decode("utf-8", "ignore")
            found += [name] * len(named.findall(content))
    assert found == ["host_tools/base/identity.py"]


def test_the_terminal_says_version_and_commit(capsys):
    with pytest.raises(SystemExit) as ended:
        simulator(["--version"])
    assert not ended.value.code
    said = capsys.readouterr().out
    assert said == f"Meldmate {identity.full_version()}\n"


def test_without_git_the_build_is_a_day(monkeypatch):
    monkeypatch.setenv("PATH", "")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", identity.build())
    assert not identity.committed() and identity.changed() == []


def test_the_page_offers_the_images_of_its_own_version(tmp_path, monkeypatch):
    monkeypatch.setattr(page, "_IMAGES", tmp_path)
    mine = f"meldmate-pico_242_spi-{identity.version()}.uf2"
    for name in (mine, "meldmate-pico_242_spi-0.1.0.uf2", "meldmate-pico-99.0.0.uf2"):
        (tmp_path / name).write_bytes(b"12345")
    assert page._images() == {"pico_242_spi": (mine, 5)}


def test_a_release_has_a_file_for_every_board_and_every_number_of_keys():
    names, version = parts.names(), identity.version()
    assert len(names["images"]) == len(targets.RELEASED) >= 10
    assert len(names["cases"]) == 1
    assert {"en", "it"} <= set(quick_card.languages())
    assert len(names["cards"]) == len(quick_card.languages()) * len(quick_card.BOARDS) >= 8
    every = [name for part in names.values() for name in part]
    assert len(every) == len(set(every))
    assert [name for name in every if version not in name] == ["LICENSES.txt"]


# -- the trial ---------------------------------------------------------------------------------


@pytest.fixture
def release(tmp_path, monkeypatch):
    """The folder of a small release whose checksums are right."""
    monkeypatch.setattr(trial, "names", lambda: {"texts": ["a.txt", "b c.txt"]})
    folder = tmp_path / "release"
    folder.mkdir()
    (folder / "a.txt").write_text("a")
    (folder / "b c.txt").write_text("b")
    write_sums(folder)
    return folder


def test_the_checksums_are_read_by_sha256sum(release):
    said = subprocess.run(
        ["sha256sum", "-c", "--strict", SUMS], cwd=release, check=True, capture_output=True
    ).stdout
    assert said == b"a.txt: OK\nb c.txt: OK\n"
    assert listed(release) == sums_of(release) and len(listed(release)) == 2
    assert trial.check_sums(release) == "2 files, as SHA256SUMS has them"


def test_a_release_that_is_not_as_it_was_built_is_refused(release):
    def refused(words):
        with pytest.raises(ReleaseError, match=re.escape(words)):
            trial.check_sums(release)

    (release / "a.txt").write_text("A")
    refused("not as in SHA256SUMS: a.txt")
    (release / "a.txt").unlink()
    refused("missing: a.txt")
    (release / "a.txt").write_text("a")
    (release / "c.txt").write_text("c")
    refused("no part of a release: c.txt")
    (release / "c.txt").unlink()
    (release / SUMS).write_text((release / SUMS).read_text().splitlines(True)[0])
    refused("not in SHA256SUMS: b c.txt")
    (release / SUMS).unlink()
    refused("There is no SHA256SUMS")


@pytest.fixture
def images(tmp_path, monkeypatch):
    """A folder with images of every board, which are booted by nobody."""
    monkeypatch.setattr(trial, "_pass", lambda *arguments: booted.append(arguments))
    booted = []

    def write(target, words):
        data = b"\0" * 300 + " ".join(words).encode()
        path = tmp_path / f"meldmate-{target.name}-{identity.version()}.uf2"
        path.write_bytes(uf2.make(data, targets.FLASH, target.family))
        return path

    for target in targets.TARGETS.values():
        write(target, (identity.version(), identity.build(), target.name))
    return tmp_path, write, booted


def test_the_images_of_a_release_are_of_this_commit_and_whole(images):
    folder, write, booted = images
    assert trial.check_images(folder).startswith("10 boot")
    ((_, environment, _, wanted),) = booted
    assert environment == {"MELDMATE_IMAGES": str(folder)} and wanted == 20
    target = targets.TARGETS["pico2"]
    path = write(target, (identity.version(), "0000000", target.name))
    with pytest.raises(ReleaseError, match="does not say .*it is from another build"):
        trial.check_images(folder)
    path.write_bytes(path.read_bytes()[:-512])
    with pytest.raises(ReleaseError, match="meldmate-pico2-.*UF2 file ends"):
        trial.check_images(folder)


def test_a_test_that_is_left_out_has_not_passed(tmp_path):
    counted = r"(\d+) passed"
    path = tmp_path / "test_a.py"
    path.write_text("import pytest\ndef test_a(): pass\ndef test_b(): pytest.skip('no')\n")
    command = [
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(tmp_path),
        str(path),
    ]
    with pytest.raises(ReleaseError, match=r"Of 2 tests \[1\] passed"):
        trial._pass(command, {}, counted, 2)
    trial._pass(command, {}, counted, 1)
    path.write_text("def test_a(): assert 0\n")
    with pytest.raises(ImageError, match="failed"):
        trial._pass(command, {}, counted, 1)


def test_the_tests_that_a_page_has_to_pass_are_there():
    for file, tests in trial.PAGE_TESTS.items():
        text = (ROOT / "tests" / "web" / file).read_text(encoding="utf-8")
        for test in tests:
            assert text.count(f"test('{test}'") == 1, test


@pytest.mark.parametrize("spoil", ["cut", "upright"])
def test_a_card_that_is_no_card_is_refused(tmp_path, monkeypatch, spoil):
    names = [f"meldmate-4-buttons-{language}.pdf" for language in PLAYED]
    monkeypatch.setattr(trial, "names", lambda: {"cards": names})
    assert quick_card.main(["4", "-o", str(tmp_path)]) == 0
    assert trial.check_cards(tmp_path) == "2 files open"
    path = tmp_path / names[0]
    data = path.read_bytes()
    spoiled = {
        "cut": data[:-9],
        "upright": data.replace(b"841.8898 595.2756", b"595.2756 841.8898"),
    }
    path.write_bytes(spoiled[spoil])
    with pytest.raises(ReleaseError, match="is not a card to print"):
        trial.check_cards(tmp_path)


class Box:
    """A case in a release: closed boxes in place of its parts."""

    def __init__(self, folder):
        self.folder = folder / "made" / design("pico", "2.42", "lipo").name
        self.zip = folder / "cases.zip"
        self.folder.mkdir(parents=True)
        (self.folder / "case.scad").write_text(scad(design("pico", "2.42", "lipo")))
        Image.new("1", (9, 9)).save(self.folder / "case.png")
        for part in PARTS:
            self.put(part, mesh.box((0, 0, 0), (30, 20, 1.7)))

    def put(self, part, triangles):
        mesh.write(self.folder / f"{part}.stl", triangles, part)

    def refused(self, words):
        self.zip.unlink(missing_ok=True)
        write_zip(self.zip, self.folder.parent, EPOCH)
        with pytest.raises(ReleaseError, match=words):
            trial.check_cases(self.zip.parent)


def test_a_case_that_cannot_be_printed_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(trial, "names", lambda: {"cases": ["cases.zip"]})
    monkeypatch.setattr(trial.cases, "names", lambda: [("pico", "2.42", "lipo")])
    case = Box(tmp_path)
    write_zip(case.zip, case.folder.parent, EPOCH)
    assert trial.check_cases(tmp_path).startswith("1 cases: every part is closed")
    case.put("lid", mesh.box((0, 0, 0), (30, 20, 1.5)))
    case.refused("lid of the case pico-2.42-lipo cannot be printed: a wall of 1.50 mm")
    case.put("lid", mesh.box((0, 0, 0), (30, 20, 1.7))[1:])
    case.refused("lid of .* 3 edges without a partner")
    case.put("lid", mesh.box((0, 0, 0), (30, 20, 1.7))[:0])
    case.refused("lid of .* there is nothing")
    (case.folder / "lid.stl").write_bytes(b"solid")
    case.refused("The case pico-2.42-lipo cannot be read")
    case.put("lid", mesh.box((0, 0, 0), (30, 20, 1.7)))
    source = case.folder / "case.scad"
    source.write_text(source.read_text().replace("wall = 2;", "wall = 1;"))
    case.refused("The source of the case pico-2.42-lipo is from another build")
    case.folder = case.folder.rename(case.folder.with_name("pico-7-lipo"))
    case.refused("has .'pico-7-lipo'., not")


# -- what it is built from, in a bill ----------------------------------------------------------


def test_the_bill_lists_every_pinned_package_with_its_hashes():
    made = json.loads(bill.bill(EPOCH))
    assert made["bomFormat"] == "CycloneDX" and made["specVersion"] == "1.6"
    assert made["metadata"]["timestamp"] == "2026-11-18T11:06:40Z"
    assert made["metadata"]["component"]["version"] == identity.version()
    parts_of = {part["purl"]: part for part in made["components"]}
    assert len(parts_of) == len(made["components"])
    for name in ("run", "report", "test", "image"):
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        for named, version, first in re.findall(
            r"^(\S+)==(\S+) \\\n +--hash=sha256:(\w+)", text, re.M
        ):
            plain = re.sub(r"[-_.]+", "-", named).lower()
            hashes = parts_of[f"pkg:pypi/{plain}@{version}"]["hashes"]
            assert {"alg": "SHA-256", "content": first} in hashes
    node = [part for purl, part in parts_of.items() if purl.startswith("pkg:npm/")]
    assert len(node) > 5 and all(len(part["hashes"][0]["content"]) == 128 for part in node)
    for name, version in sources.PACKAGES:
        assert parts_of[f"pkg:deb/debian/{name}@{version}"]["version"] == version
    assert bill.bill(EPOCH) == bill.bill(EPOCH)


def test_what_apt_has_installed_is_in_the_bill_with_its_version(monkeypatch):
    monkeypatch.setattr(bill, "installed", {"openscad": "2021.01-8"}.get)
    parts = [part["purl"] for part in json.loads(bill.bill(EPOCH))["components"]]
    assert "pkg:deb/debian/openscad@2021.01-8" in parts
    assert "pkg:deb/debian/gcc-arm-none-eabi" in parts
    monkeypatch.undo()
    if shutil.which("dpkg-query"):
        assert re.match(r"\d", bill.installed("dpkg")) and bill.installed("no-such-package") == ""


def test_a_release_needs_green_checks_and_the_same_is_said_of_its_bytes():
    workflow = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    assert "workflows/checks.yml/runs?head_sha=$GITHUB_SHA&status=success" in workflow
    assert re.search(r"^  build:\n    needs: checked$", workflow, re.M)
    for name in ("SECURITY.md", "docs/dev/releasing.md"):
        words = " ".join((ROOT / name).read_text("utf-8").split())
        assert "if Debian's release and compiler are the same" in words, name
