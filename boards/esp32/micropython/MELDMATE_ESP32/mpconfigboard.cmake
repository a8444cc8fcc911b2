include(${CMAKE_CURRENT_LIST_DIR}/../meldmate.cmake)

set(SDKCONFIG_DEFAULTS
    boards/sdkconfig.base
    ${CMAKE_BINARY_DIR}/sdkconfig.meldmate
)

set(MICROPY_FROZEN_MANIFEST ${MELDMATE_DIR}/../manifest.py)
