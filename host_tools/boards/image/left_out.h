// What MicroPython's ports have and no line of Meldmate uses. The images leave it out (micropython.h), and so
// does MicroPython in QEMU. docs/dev/figures.md says what that wins, and what stays for people at the prompt.

// The file system is littlefs.
#undef MICROPY_VFS_FAT
#define MICROPY_VFS_FAT (0)

// Functions as machine code: @micropython.native, viper, asm_thumb.
#undef MICROPY_EMIT_THUMB
#define MICROPY_EMIT_THUMB (0)
#undef MICROPY_EMIT_INLINE_THUMB
#define MICROPY_EMIT_INLINE_THUMB (0)
#undef MICROPY_EMIT_RV32
#define MICROPY_EMIT_RV32 (0)
#undef MICROPY_EMIT_INLINE_RV32
#define MICROPY_EMIT_INLINE_RV32 (0)

// Modules, and complex numbers.
#undef MICROPY_PY_MATH
#define MICROPY_PY_MATH (0)
#undef MICROPY_PY_CMATH
#define MICROPY_PY_CMATH (0)
#undef MICROPY_PY_BUILTINS_COMPLEX
#define MICROPY_PY_BUILTINS_COMPLEX (0)
#undef MICROPY_PY_RE
#define MICROPY_PY_RE (0)
#undef MICROPY_PY_UCTYPES
#define MICROPY_PY_UCTYPES (0)
#undef MICROPY_PY_HEAPQ
#define MICROPY_PY_HEAPQ (0)
#undef MICROPY_PY_ASYNCIO
#define MICROPY_PY_ASYNCIO (0)
#undef MICROPY_PY_PLATFORM
#define MICROPY_PY_PLATFORM (0)
#undef MICROPY_PY_BUILTINS_HELP
#define MICROPY_PY_BUILTINS_HELP (0)

// Parts on one wire, and pulses: OneWire, DHT, machine.bitstream (neopixel), machine.time_pulse_us.
#undef MICROPY_PY_ONEWIRE
#define MICROPY_PY_ONEWIRE (0)
#undef MICROPY_PY_MACHINE_DHT_READINTO
#define MICROPY_PY_MACHINE_DHT_READINTO (0)
#undef MICROPY_PY_MACHINE_BITSTREAM
#define MICROPY_PY_MACHINE_BITSTREAM (0)
#undef MICROPY_PY_MACHINE_PULSE
#define MICROPY_PY_MACHINE_PULSE (0)

// A list of the frozen modules' names for the tool that describes an image.
#undef MICROPY_FROZEN_LIST_ITEM
#define MICROPY_FROZEN_LIST_ITEM(name, file)
