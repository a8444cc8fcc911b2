"""The error of making a case."""


class CaseError(Exception):
    """The case cannot be made; the text says what happened and what to do."""
