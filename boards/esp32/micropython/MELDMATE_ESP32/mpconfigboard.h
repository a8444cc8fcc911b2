#include "../meldmate.h"

#define MICROPY_HW_BOARD_NAME               "Meldmate ESP32 module"
#define MICROPY_HW_MCU_NAME                 "ESP32"
