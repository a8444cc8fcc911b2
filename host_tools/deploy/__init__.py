"""Copies the firmware to a board, and saved games from and to it, with `mpremote`."""

from host_tools.deploy.games import backup, restore
from host_tools.deploy.link import DeployError, Link, find_port
from host_tools.deploy.sync import deploy

__all__ = ["DeployError", "Link", "backup", "deploy", "find_port", "restore"]
