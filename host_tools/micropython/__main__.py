"""`python -m host_tools.micropython install` installs what runs MicroPython here."""

import sys

from host_tools.micropython.runtime import main

sys.exit(main(sys.argv[1:]))
