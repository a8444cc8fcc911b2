"""The bill of materials of a release: what its files are built from, with hashes (CycloneDX)."""

import base64
import json
import re
import shutil
import subprocess
import time
from typing import Any

from host_tools.base import identity
from host_tools.base.boards import ROOT
from host_tools.boards.image import sources

# What runs while the files of a release are built, or is in them. `make lint` and the measurements
# have files of their own, which are not used.
_REQUIREMENTS = ("run", "report", "test", "image")
_PIN = re.compile(r"^([\w.-]+)==(\S+)((?: \\\n +--hash=sha256:[0-9a-f]{64})+)", re.M)
# Debian's packages, installed by host_tools/boards/image and host_tools/base/debian.py: the day of
# the build says which version.
_DEBIAN = (
    "gcc-arm-none-eabi",
    "libnewlib-arm-none-eabi",
    "openscad",
)


def bill(epoch: int) -> str:
    """Return the bill as JSON; `epoch` is the time of the commit in seconds."""
    version = identity.version()
    about = {"type": "application", "bom-ref": "meldmate", "name": "Meldmate", "version": version}
    made = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch))
    found = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"timestamp": made, "component": about},
        "components": sorted([*_python(), *_node(), *_debian()], key=lambda one: one["purl"]),
    }
    return json.dumps(found, indent=1) + "\n"


def _component(kind, name, version, hashes=()):
    purl = f"pkg:{kind}/{name.replace('@', '%40')}" + (f"@{version}" if version else "")
    part: dict[str, Any] = {"type": "library", "bom-ref": purl, "name": name, "purl": purl}
    if version:
        part["version"] = version
    if hashes:
        part["hashes"] = [{"alg": alg, "content": content} for alg, content in hashes]
    return part


def _python():
    """Return the packages from PyPI, each once for each version."""
    found = {}
    for name in _REQUIREMENTS:
        text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
        for package, version, hashes in _PIN.findall(text):
            pairs = [("SHA-256", one) for one in re.findall(r"[0-9a-f]{64}", hashes)]
            plain = re.sub(r"[-_.]+", "-", package).lower()
            found[plain, version] = _component("pypi", plain, version, pairs)
    return found.values()


def _node():
    """Return the packages from npm, as the lock file has them."""
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    found = {}
    for path, about in lock["packages"].items():
        if path and not about.get("dev"):
            name = about.get("name") or path.rpartition("node_modules/")[2]
            kind, _, digest = about["integrity"].partition("-")
            assert kind == "sha512", path
            pair = ("SHA-512", base64.b64decode(digest).hex())
            found[name, about["version"]] = _component("npm", name, about["version"], [pair])
    return found.values()


def _debian():
    """Return Debian's packages, those that are installed here with their versions."""
    fetched = [_component("deb/debian", name, version) for name, version in sources.PACKAGES]
    return [*fetched, *(_component("deb/debian", name, installed(name)) for name in _DEBIAN)]


def installed(name: str) -> str:
    """Return the version of one of Debian's packages that is installed here, or ""."""
    if not shutil.which("dpkg-query"):
        return ""
    asked = ["dpkg-query", "--show", "--showformat=${Version}", name]
    return subprocess.run(asked, capture_output=True, encoding="utf-8").stdout.strip()
