include(${CMAKE_CURRENT_LIST_DIR}/../meldmate.cmake)

set(IDF_TARGET esp32c3)

set(SDKCONFIG_DEFAULTS
    boards/sdkconfig.base
    boards/ESP32_GENERIC_C3/sdkconfig.c3usb
    ${CMAKE_BINARY_DIR}/sdkconfig.meldmate
)

set(MICROPY_FROZEN_MANIFEST ${MELDMATE_DIR}/../../esp32_c3_042/manifest.py)
