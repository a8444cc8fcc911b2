"""Copies the firmware to a board with `mpremote`, and saved games from a box and to it."""

from host_tools.deploy.box import Box, connect
from host_tools.deploy.games import backup, restore
from host_tools.deploy.link import DeployError, Link, find_port
from host_tools.deploy.sync import deploy

__all__ = ["Box", "DeployError", "Link", "backup", "connect", "deploy", "find_port", "restore"]
