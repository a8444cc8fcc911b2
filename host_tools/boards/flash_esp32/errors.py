"""The error of writing to an ESP32."""


class EspError(Exception):
    """It cannot be done; the text says what happened and what to do now."""
