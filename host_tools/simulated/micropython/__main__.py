"""`python -m host_tools.simulated.micropython install` installs what runs MicroPython here."""

import sys

from host_tools.simulated.micropython.runtime import main

sys.exit(main(sys.argv[1:]))
