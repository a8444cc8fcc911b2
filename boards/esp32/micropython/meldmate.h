// What both board definitions share. There is no network: Bluetooth would take memory that the program
// needs, and ESP-NOW a module that is not frozen in.
#define MICROPY_PY_BLUETOOTH                (0)
#define MICROPY_PY_ESPNOW                   (0)
