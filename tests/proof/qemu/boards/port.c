// What MicroPython's port for QEMU has otherwise than a board: no clock for `time`, and a small stack.

#include "py/mphal.h"
#include "py/mpstate.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))

#ifdef __riscv
// 10 MHz, on QEMU's board "virt".
#define TICKS_PER_US (10)
#define TICKS REGISTER(0x0200BFF8)
#else
// A timer of 20 MHz that counts down (m33/an505.c starts it), on Arm's board AN505.
#define TICKS_PER_US (20)
#define TICKS (-REGISTER(0x50000004))
#endif

// The 32 bits of the counter last three minutes or more; a longer pause between two calls is shortened.
static uint64_t microseconds(void) {
    static uint32_t last;
    static uint64_t ticks;
    uint32_t now = TICKS;
    ticks += now - last;
    last = now;
    return ticks / TICKS_PER_US;
}

mp_uint_t mp_hal_ticks_us(void) {
    return microseconds();
}

mp_uint_t mp_hal_ticks_ms(void) {
    return microseconds() / 1000;
}

mp_uint_t mp_hal_ticks_cpu(void) {
    return TICKS;
}

void mp_hal_delay_us(mp_uint_t us) {
    for (uint64_t end = microseconds() + us; microseconds() < end;) {
    }
}

void mp_hal_delay_ms(mp_uint_t ms) {
    for (uint64_t end = microseconds() + (uint64_t)ms * 1000; microseconds() < end;) {
    }
}

// The port's main gives Python 10 KiB of C stack. Called in its place (--wrap), this gives what a board
// does; the memory for it is there.
void __wrap_mp_stack_set_limit(mp_uint_t limit) {
    (void)limit;
    MP_STATE_THREAD(stack_limit) = MELDMATE_STACK * 1024 - MICROPY_STACK_CHECK_MARGIN;
}
