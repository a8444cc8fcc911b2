"""Copies the firmware to a board with `mpremote`, and saved games from a box and to it."""

from host_tools.boards.deploy.box import Box, connect
from host_tools.boards.deploy.games import backup, restore
from host_tools.boards.deploy.link import DeployError, Link, find_port
from host_tools.boards.deploy.sync import deploy

__all__ = ["Box", "DeployError", "Link", "backup", "connect", "deploy", "find_port", "restore"]
