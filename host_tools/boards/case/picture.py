"""A picture of a case from its meshes: closed, and taken apart.

OpenSCAD draws with OpenGL, which needs a display; this needs none.
"""

from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from host_tools.boards.case.mesh import Mesh, box, normals

if TYPE_CHECKING:
    from host_tools.boards.case.design import Case

# Pixels of the picture; how many dots of each are drawn across; the margin in pixels.
SIZE, _FINE, _MARGIN = (960, 560), 2, 18
_COLOURS = 64
# The view: turned around the vertical, then tilted towards the viewer, in degrees.
_TURN, _TILT = -24, 50
_LIGHT = np.array((-0.35, -0.45, 0.82))
_GROUND = (255, 255, 255)
_COLOUR = {
    "bottom": (84, 94, 108),
    "lid": (112, 124, 140),
    "cap": (240, 196, 84),
    "sign": (20, 22, 26),
    "bars": (240, 196, 84),
    "display": (30, 64, 120),
    "glass": (18, 20, 26),
    "lit": (120, 190, 240),
    "Pico": (32, 110, 66),
    "USB": (196, 200, 204),
    "perfboard": (176, 124, 60),
    "switch": (50, 52, 56),
    "plunger": (220, 220, 220),
    "battery": (150, 156, 164),
    "charger": (36, 92, 160),
    "toggle": (200, 60, 60),
}
# How far each is lifted in the case taken apart, in millimetres.
_LIFT = {
    "bottom": 0,
    "battery": 22,
    "Pico": 22,
    "USB": 22,
    "charger": 22,
    "toggle": 22,
    "perfboard": 52,
    "switch": 52,
    "plunger": 52,
    "bars": 66,
    "display": 84,
    "glass": 84,
    "lit": 84,
    "lid": 108,
    "cap": 134,
    "sign": 134,
}
# Where each arrow points.
_POINTS = {"right": 0, "up": 90, "left": 180, "down": 270}


def draw(case: "Case", pieces: dict[str, Mesh], path: Path) -> None:
    """Write the picture of a Case as a PNG file; `pieces` is what is printed, by name."""
    things = [(name.split(" ")[0], mesh) for name, mesh in pieces.items()]
    things += [
        (name.split(" ")[0], box(start, end))
        for name, start, end in case.boxes
        if not name.startswith("joints")
    ]
    (x0, y0), (x1, y1) = case.lit
    top = case.numbers["under"]
    things.append(("lit", box((x0, y0, top - 0.01), (x1, y1, top + 0.02))))
    things += [("sign", mesh) for mesh in _signs(case.numbers)]
    apart = [(name, mesh + (0, 0, _LIFT[name])) for name, mesh in things]
    half = SIZE[0] // 2
    picture = Image.new("RGB", SIZE, _GROUND)
    for at, shown in enumerate((things, apart)):
        picture.paste(Image.fromarray(_view(shown, (half, SIZE[1]))), (at * half, 0))
    # Few colours, found without dithering, make a small file.
    picture.quantize(_COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(
        path, optimize=True
    )


def _signs(numbers):
    """Yield the signs of the caps, filled as if with ink: the shapes of `sign` in the source."""
    top = numbers["cap_low"] + numbers["cap_high"] + 0.05
    for what, (x, y) in zip(numbers["signs"], numbers["keys"], strict=True):
        if what == "ok":
            shapes = [_regular(24, 2.2)]
        elif what == "back":
            shapes = [_regular(3, 1.8, 180) - (1, 0)]
            shapes.append(np.array([(-0.5, -0.7), (2.5, -0.7), (2.5, 0.7), (-0.5, 0.7)]))
        else:
            angle = np.radians(_POINTS[what])
            back = 0.5 * np.array([np.cos(angle), np.sin(angle)])
            shapes = [_regular(3, 2.9, _POINTS[what]) - back]
        for shape in shapes:
            corners = np.column_stack([shape + (x, y), np.full(len(shape), top)])
            fan = [(corners[0], one, two) for one, two in zip(corners[1:], corners[2:])]
            yield np.array(fan)


def _regular(count, radius, turned=0):
    """Return the corners of a regular polygon around 0, the first one `turned` degrees from x."""
    angles = np.radians(turned + 360 * np.arange(count) / count)
    return radius * np.column_stack([np.cos(angles), np.sin(angles)])


def _view(things, size):
    """Return the pixels of one view as an array (height, width, 3) of bytes."""
    turn, tilt = np.radians(_TURN), np.radians(_TILT)
    around = np.array(
        [[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]]
    )
    over = np.array([[1, 0, 0], [0, np.sin(tilt), np.cos(tilt)], [0, -np.cos(tilt), np.sin(tilt)]])
    seen = [(name, mesh @ (over @ around).T) for name, mesh in things]
    corners = np.concatenate([mesh.reshape(-1, 3) for _, mesh in seen])
    low, high = corners.min(axis=0), corners.max(axis=0)
    wide, tall = (side * _FINE for side in size)
    scale = min(
        (side - 2 * _MARGIN * _FINE) / (high[axis] - low[axis])
        for axis, side in enumerate((wide, tall))
    )
    middle = (low + high) / 2
    colours = np.full((tall, wide, 3), _GROUND, float)
    depth = np.full((tall, wide), -np.inf)
    facing = np.zeros((tall, wide), int)
    marks: dict = {}
    light = over @ around @ _LIGHT
    for name, mesh in seen:
        flat = (mesh - middle) * scale * (1, -1, 1) + (wide / 2, tall / 2, 0)
        out = normals(mesh)
        for triangle, normal in zip(flat, out, strict=True):
            if normal[2] > 1e-6:
                shade = 0.55 + 0.45 * max(float(normal @ light), 0.0)
                # One number for all triangles of a thing that face the same way.
                mark = marks.setdefault((name, *np.round(normal, 1)), len(marks) + 1)
                _fill(triangle, np.array(_COLOUR[name]) * shade, mark, colours, depth, facing)
    edge = np.zeros((tall, wide), bool)
    edge[1:] |= facing[1:] != facing[:-1]
    edge[:, 1:] |= facing[:, 1:] != facing[:, :-1]
    colours[edge] *= 0.55
    fine = colours.reshape(size[1], _FINE, size[0], _FINE, 3).mean(axis=(1, 3))
    return np.clip(fine, 0, 255).astype(np.uint8)


def _fill(triangle, colour, mark, colours, depth, facing):
    """Draw a triangle where nothing nearer is."""
    (ax, ay, az), (bx, by, bz), (cx, cy, cz) = triangle
    area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    left, right = int(np.ceil(min(ax, bx, cx))), int(max(ax, bx, cx)) + 1
    above, below = int(np.ceil(min(ay, by, cy))), int(max(ay, by, cy)) + 1
    if abs(area) < 1e-9 or left >= right or above >= below:
        return
    x, y = np.arange(left, right)[None] - ax, np.arange(above, below)[:, None] - ay
    one = (x * (cy - ay) - y * (cx - ax)) / area
    two = (y * (bx - ax) - x * (by - ay)) / area
    height = az + one * (bz - az) + two * (cz - az)
    here = (slice(above, below), slice(left, right))
    shown = (one >= 0) & (two >= 0) & (one + two <= 1) & (height > depth[here])
    depth[here][shown] = height[shown]
    colours[here][shown] = colour
    facing[here][shown] = mark
