"""Triangles of what is printed: read and written as STL, and examined.

A mesh is an array of shape (triangles, 3 corners, 3) in millimetres; seen from outside, the corners
of a triangle run counter-clockwise.
"""

import struct
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np

Mesh = np.ndarray
# STL as OpenSCAD writes it has six digits: corners nearer than this are one.
_SAME = 4
# Rays pass beside corners and edges, whose places are round numbers.
_ASIDE = (0.0137, 0.0291)
# How much of an overlap is only rounding, in millimetres.
_TOUCH = 0.02
# How far a wall is followed, and the size of the cells that its points are sorted into, in
# millimetres.
THICK, _CELL = 4.0, 6.0


def read(path: Path) -> Mesh:
    """Return the mesh of an STL file, as text or binary."""
    data = Path(path).read_bytes()
    if data[:5] == b"solid" and b"vertex" in data:
        corners = [
            [float(number) for number in line.split()[1:]]
            for line in data.decode("ascii").splitlines()
            if line.split()[:1] == ["vertex"]
        ]
        return np.array(corners).reshape(-1, 3, 3)
    (count,) = struct.unpack_from("<I", data, 80)
    rows = np.frombuffer(data, np.dtype([("numbers", "<f4", 12), ("more", "<u2")]), count, 84)
    return rows["numbers"][:, 3:].reshape(-1, 3, 3).astype(float)


def write(path: Path, mesh: Mesh, title: str) -> None:
    """Write a mesh as binary STL, its triangles in one order whatever made them."""
    mesh = np.round(mesh, _SAME) + 0.0
    if not len(mesh):
        path.write_bytes(title.encode("ascii")[:80].ljust(84, b"\0"))
        return
    first = [min(range(3), key=lambda at, corners=corners: tuple(corners[at])) for corners in mesh]
    turned = np.array([np.roll(corners, -at, axis=0) for corners, at in zip(mesh, first)])
    order = np.lexsort(turned.reshape(-1, 9).T[::-1])
    rows = np.zeros(len(mesh), np.dtype([("numbers", "<f4", 12), ("more", "<u2")]))
    rows["numbers"][:, :3] = normals(turned[order])
    rows["numbers"][:, 3:] = turned[order].reshape(-1, 9)
    head = title.encode("ascii")[:80].ljust(80)
    path.write_bytes(head + struct.pack("<I", len(mesh)) + rows.tobytes())


def normals(mesh: Mesh) -> np.ndarray:
    """Return the unit vector out of each triangle, zero for one without an area."""
    across = np.cross(mesh[:, 1] - mesh[:, 0], mesh[:, 2] - mesh[:, 0])
    length = np.linalg.norm(across, axis=1, keepdims=True)
    return np.divide(across, length, out=np.zeros_like(across), where=length > 0)


def volume(mesh: Mesh) -> float:
    """Return the volume in cubic millimetres, negative for a mesh that is inside out."""
    return float(np.einsum("ij,ij->i", mesh[:, 0], np.cross(mesh[:, 1], mesh[:, 2])).sum() / 6)


def box(start: Sequence[float], end: Sequence[float]) -> Mesh:
    """Return the mesh of a box between two corners, the first with the smaller numbers."""
    (x0, y0, z0), (x1, y1, z1) = start, end
    low = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)]
    high = [(x, y, z1) for x, y, _ in low]
    faces = [(low[0], low[3], low[2], low[1]), tuple(high)]
    for at in range(4):
        after = (at + 1) % 4
        faces.append((low[at], low[after], high[after], high[at]))
    triangles = [(face[0], face[at], face[at + 1]) for face in faces for at in (1, 2)]
    return np.array(triangles, dtype=float)


def faults(mesh: Mesh) -> list[str]:
    """Return what is wrong with the surface of a solid, empty if it is closed.

    It is closed if each edge belongs to two triangles which run along it in opposite directions.
    """
    if not len(mesh):
        return ["there is nothing"]
    points = np.round(mesh, _SAME) + 0.0
    edges: Counter = Counter()
    flat = 0
    for corners in points.tolist():
        one, two, three = map(tuple, corners)
        if len({one, two, three}) < 3:
            flat += 1
            continue
        edges.update(((one, two), (two, three), (three, one)))
    found = []
    if flat:
        found.append(f"{flat} triangles without an area")
    open_ = sum(1 for (a, b), count in edges.items() if count != edges.get((b, a), 0))
    if open_:
        found.append(f"{open_} edges without a partner")
    many = sum(1 for count in edges.values() if count > 1)
    if many:
        found.append(f"{many} edges with more than two triangles")
    if not found and volume(mesh) <= 0:
        found.append("it is inside out")
    return found


def thinnest(mesh: Mesh, step: float = 1.0) -> tuple[float, np.ndarray]:
    """Return (thickness, where) of the thinnest wall, in millimetres, or THICK if none is thinner.

    From points all over the surface, not farther than `step` from each other and some on each
    triangle, a ray goes straight in; the wall is as thick as the way to where it comes out.
    """
    points, inward = _samples(mesh, step)
    # Points of one cell have the same few triangles near them.
    cell = np.floor(points / _CELL).astype(int)
    order = np.lexsort(cell.T)
    begins = np.any(np.diff(cell[order], axis=0, prepend=cell[order][:1]), axis=1)
    low, high = mesh.min(axis=1), mesh.max(axis=1)
    best, where = THICK, points[0]
    for group in np.split(order, np.flatnonzero(begins)):
        here = points[group]
        near = (high >= here.min(axis=0) - THICK) & (low <= here.max(axis=0) + THICK)
        ways = _first_hits(mesh[near.all(axis=1)], here, inward[group])
        least = int(np.argmin(ways))
        if ways[least] < best:
            best, where = float(ways[least]), here[least]
    return best, where


def _samples(mesh, step):
    """Return points on the triangles and the direction into the solid at each."""
    points, inward = [], []
    for corners, out in zip(mesh, normals(mesh), strict=True):
        if not out.any():
            continue
        sides = np.linalg.norm(np.roll(corners, -1, axis=0) - corners, axis=1)
        one, two, top = np.roll(corners, -int(np.argmax(sides)), axis=0)
        high = np.linalg.norm(np.cross(two - one, top - one)) / sides.max()
        for up in _middles(high, step):
            along = _middles(sides.max() * (1 - up), step)[:, None]
            points.append((one + along * (two - one)) * (1 - up) + up * top)
            inward.append(np.broadcast_to(-out, points[-1].shape))
    return np.concatenate(points), np.concatenate(inward)


def _middles(length, step):
    """Return the middles of equal parts of a line, none longer than `step`, as shares of it."""
    parts = int(np.ceil(length / step))
    return (np.arange(parts) + 0.5) / parts


def _first_hits(mesh, points, ways):
    """Return how far each ray goes from its point until it leaves the solid (Moeller, Trumbore)."""
    first, along = mesh[:, 0], mesh[:, 1] - mesh[:, 0]
    up = mesh[:, 2] - mesh[:, 0]
    cross = np.cross(ways[:, None], up[None])
    slope = np.einsum("ij,kij->ki", along, cross)
    # Only where the surface faces the way of the ray does a ray leave.
    leaves = slope < -1e-9
    safe = np.where(leaves, slope, 1.0)
    off = points[:, None] - first[None]
    one = np.einsum("kij,kij->ki", off, cross) / safe
    turned = np.cross(off, along[None])
    two = np.einsum("kj,kij->ki", ways, turned) / safe
    far = np.einsum("ij,kij->ki", up, turned) / safe
    slack = 1e-6
    hit = leaves & (one >= -slack) & (two >= -slack) & (one + two <= 1 + slack) & (far > 1e-6)
    return np.where(hit, far, np.inf).min(axis=1)


def overlap(one: Mesh, two: Mesh, step: float = 0.5) -> float:
    """Return how deep two solids are in each other, in millimetres; 0 if they only touch.

    Rays in three directions, `step` apart, are followed through both: what is thinner than `step`
    is met by the rays across it.
    """
    return max(_overlap_along(one, two, axis, step) for axis in range(3))


def _overlap_along(one, two, axis, step):
    low = np.maximum(one.min(axis=(0, 1)), two.min(axis=(0, 1)))
    high = np.minimum(one.max(axis=(0, 1)), two.max(axis=(0, 1)))
    if (high - low < _TOUCH).any():
        return 0.0
    rays, heights, enters, owners = [], [], [], []
    for owner, mesh in enumerate((one, two)):
        ray, height, enter = _crossings(mesh, axis, low, high, step)
        rays.append(ray)
        heights.append(height)
        enters.append(enter)
        owners.append(np.full(len(ray), owner))
    ray, height = np.concatenate(rays), np.concatenate(heights)
    enter, owner = np.concatenate(enters), np.concatenate(owners)
    order = np.lexsort((height, ray))
    ray, height, enter, owner = ray[order], height[order], enter[order], owner[order]
    inside = [np.cumsum(np.where(owner == which, enter, 0)) for which in (0, 1)]
    both = (inside[0] > 0) & (inside[1] > 0)
    same = np.append(ray[1:] == ray[:-1], False)
    gap = np.append(np.diff(height), 0.0)
    deep = gap[both & same]
    return float(deep.max()) if len(deep) and deep.max() > _TOUCH else 0.0


def _crossings(mesh, axis, low, high, step):
    """Return (number of the ray, where it crosses, 1 into or -1 out of the solid) for all rays."""
    u, v = (axis + 1) % 3, (axis + 2) % 3
    us = np.arange(low[u] + _ASIDE[0], high[u], step)
    vs = np.arange(low[v] + _ASIDE[1], high[v], step)
    found = ([], [], [])
    least, most = mesh.min(axis=1), mesh.max(axis=1)
    ranges = np.stack(
        [
            np.searchsorted(line, ends[:, side])
            for line, side in ((us, u), (vs, v))
            for ends in (least, most)
        ]
    )
    # Most triangles are met by no ray at all.
    met = np.flatnonzero((ranges[0] < ranges[1]) & (ranges[2] < ranges[3]))
    for corners, (from_u, to_u, from_v, to_v) in zip(mesh[met], ranges[:, met].T, strict=True):
        a, b, c = corners[:, u], corners[:, v], corners[:, axis]
        area = (a[1] - a[0]) * (b[2] - b[0]) - (a[2] - a[0]) * (b[1] - b[0])
        if abs(area) < 1e-9:
            continue
        x, y = us[from_u:to_u, None] - a[0], vs[None, from_v:to_v] - b[0]
        one = (x * (b[2] - b[0]) - y * (a[2] - a[0])) / area
        two = (y * (a[1] - a[0]) - x * (b[1] - b[0])) / area
        i, j = np.nonzero((one >= 0) & (two >= 0) & (one + two <= 1))
        found[0].append((i + from_u) * len(vs) + j + from_v)
        found[1].append(c[0] + one[i, j] * (c[1] - c[0]) + two[i, j] * (c[2] - c[0]))
        found[2].append(np.full(len(i), -1 if area > 0 else 1))
    empty = np.zeros(0)
    return tuple(np.concatenate(part) if part else empty for part in found)
