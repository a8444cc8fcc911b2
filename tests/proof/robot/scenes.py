"""The scenes that show every screen; the golden pictures are made from them.

A scene is a generator function that takes a `Sitter`, presses buttons, and yields a name wherever a
picture is wanted. The picture is named after the scene and that name. Together the scenes open
every screen module of the firmware.
"""

from tests.proof.robot import (
    scenes_aids,
    scenes_games,
    scenes_gin,
    scenes_guide,
    scenes_home,
    scenes_left,
    scenes_setup,
    scenes_tables,
)

SCENES = (
    scenes_setup.SCENES
    + scenes_games.SCENES
    + scenes_gin.SCENES
    + scenes_aids.SCENES
    + scenes_tables.SCENES
    + scenes_home.SCENES
    + scenes_guide.SCENES
    + scenes_left.SCENES
)
