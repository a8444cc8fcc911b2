#include "../meldmate.h"

#define MICROPY_HW_BOARD_NAME               "Meldmate ESP32C3 module"
#define MICROPY_HW_MCU_NAME                 "ESP32C3"

// The console of modules that have an external USB-UART.
#define MICROPY_HW_ENABLE_UART_REPL         (1)
