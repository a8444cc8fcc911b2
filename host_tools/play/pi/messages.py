"""The console messages on a Raspberry Pi: what happened and what to do now."""

from typing import Any

TEXTS = {
    "no_library": (
        "A library for the hardware is missing (module {module}). `make pi` installs it; by hand:"
        " pip install -r requirements/pi.txt"
    ),
    "not_supported": (
        "Blinka does not know this computer ({why}). Meldmate needs a Raspberry Pi or another board"
        " of circuitpython.org/blinka; without one, play it here: make run"
    ),
    "no_pins": (
        "This computer ({computer}) has no pins for a screen and buttons. Run this on a Raspberry"
        " Pi with the OLED Bonnet; without one, play it here: make run"
    ),
    "no_pin": (
        "This computer ({computer}) has no pin {pin}, which the board file names. Change"
        " boards/{board}/board.py."
    ),
    "no_i2c": (
        "The I2C bus cannot be opened ({why}). On a Raspberry Pi: sudo raspi-config nonint do_i2c"
        " 0, then restart it. If permission is denied: sudo usermod -aG i2c $USER, then log in"
        " again."
    ),
    "no_gpio": (
        "The buttons' pins cannot be opened ({why}). Another program may use them; if permission is"
        " denied: sudo usermod -aG gpio $USER, then log in again."
    ),
    "other_screen": (
        "adafruit_ssd1306 drives only an SSD1306 on I2C whose picture is in the middle columns;"
        " {board} has another screen."
    ),
    "no_screen": (
        "No screen answers at address {address} ({why}). Press the Bonnet onto all 40 pins;"
        " `i2cdetect -y 1` shows what is on the bus. It is tried again every 2 seconds."
    ),
    "no_folder": (
        'Games cannot be saved in {folder} ({why}). Name another folder: make pi ARGS="--data DIR"'
    ),
    "runs": "Meldmate runs; saved games are in {folder}. Ctrl-C ends it.",
}


def text(key: str, **facts: Any) -> str:
    """Return the sentence `key` with its facts."""
    return TEXTS[key].format(**facts)
