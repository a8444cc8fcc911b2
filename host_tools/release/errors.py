"""The error of making a release."""


class ReleaseError(Exception):
    """The release cannot be made or is not sound; the text says what happened and what to do."""
