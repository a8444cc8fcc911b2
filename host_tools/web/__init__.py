"""The handheld in a browser: `make web` builds a static page on which the very firmware runs."""
