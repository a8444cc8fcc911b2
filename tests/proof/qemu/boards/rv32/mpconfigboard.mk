# The RV32 that an ESP32-C3 has, with what this compiler has a library for (RV32IMAC), on QEMU's board
# "virt". MicroPython's Makefile of the port reads this (BOARD_DIR).
QEMU_ARCH = riscv32
QEMU_MACHINE = virt
CFLAGS += -DQEMU_SOC_VIRT
CFLAGS += -DMICROPY_HW_MCU_NAME='"$(RV32_ARCH)"' -DMP_CONFIGFILE='"$(BOARD_DIR)/../config.h"'
# The KiB of C stack that an ESP32 has.
CFLAGS += -DMELDMATE_STACK=16
LDFLAGS += -Wl,--wrap=mp_stack_set_limit
# The port's name of the processor has _zicsr at its end, by which gcc 12 finds no library.
LIBS = -march=rv32imac
LDSCRIPT = mcu/rv32/virt.ld
SRC_BOARD_O += shared/runtime/gchelper_native.o shared/runtime/gchelper_rv32i.o
# Where the Makefile's rules look for our own files.
USER_C_MODULES = $(BOARD_DIR)/..
SRC_C += port.c
