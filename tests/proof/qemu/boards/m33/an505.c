// What MicroPython's port does not know of AN505: its serial line, at its secure address.

#include <stddef.h>
#include <stdint.h>

#include "uart.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))

#define CPACR REGISTER(0xE000ED88)
#define TIMER_CONTROL REGISTER(0x50000000)
#define TIMER_VALUE REGISTER(0x50000004)
#define TIMER_RELOAD REGISTER(0x50000008)
#define UART_DATA REGISTER(0x50200000)
#define UART_STATE REGISTER(0x50200004)
#define UART_CONTROL REGISTER(0x50200008)
#define UART_DIVIDER REGISTER(0x50200010)
#define UART_TX_FULL (1 << 0)
#define UART_RX_FULL (1 << 1)

// The port calls this before anything else.
void uart_init(void) {
    // Switch on the unit for floating point, and the timer of clock.c.
    CPACR |= 0xF << 20;
    __asm volatile ("dsb\n isb");
    TIMER_RELOAD = UINT32_MAX;
    TIMER_VALUE = UINT32_MAX;
    TIMER_CONTROL = 1;
    UART_DIVIDER = 16;
    UART_CONTROL = 3;
}

int uart_rx_chr(void) {
    return UART_STATE & UART_RX_FULL ? (int)UART_DATA : UART_RX_NO_CHAR;
}

void uart_tx_strn(const char *text, size_t length) {
    for (size_t at = 0; at < length; ++at) {
        while (UART_STATE & UART_TX_FULL) {
        }
        UART_DATA = text[at];
    }
}
