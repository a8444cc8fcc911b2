"""The error of building an image."""


class ImageError(Exception):
    """The image cannot be built; the text says what happened and what to do now."""
