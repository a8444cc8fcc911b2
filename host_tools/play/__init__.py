"""Where people play without a board: the terminal, the browser, a Raspberry Pi."""
