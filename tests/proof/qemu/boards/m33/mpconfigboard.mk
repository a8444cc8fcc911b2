# The Cortex-M33 of an RP2350, compiled as for a Pico 2, on Arm's board AN505. MicroPython's Makefile
# of the port reads this (BOARD_DIR).
QEMU_ARCH = arm
QEMU_MACHINE = mps2-an505
CFLAGS += -mthumb -mcpu=cortex-m33 -march=armv8-m.main+fp+dsp -mfloat-abi=softfp
CFLAGS += -DMICROPY_HW_MCU_NAME='"Cortex-M33"' -DMP_CONFIGFILE='"$(BOARD_DIR)/../config.h"'
AFLAGS += -mcpu=cortex-m33
# The KiB of C stack that an image has.
CFLAGS += -DMELDMATE_STACK=32
LDFLAGS += -Wl,--wrap=mp_stack_set_limit
LDSCRIPT = $(BOARD_DIR)/an505.ld
# The images take this one for both chips.
SRC_BOARD_O = shared/runtime/gchelper_native.o shared/runtime/gchelper_thumb1.o
# Where the Makefile's rules look for our own files.
USER_C_MODULES = $(BOARD_DIR)/..
SRC_C += port.c m33/an505.c
