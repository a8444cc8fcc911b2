# What both board definitions share; included by their mpconfigboard.cmake. The partition table is
# named by its full path, since this folder is outside of MicroPython's tree.

set(MELDMATE_DIR ${CMAKE_CURRENT_LIST_DIR})
file(WRITE ${CMAKE_BINARY_DIR}/sdkconfig.meldmate
    "CONFIG_PARTITION_TABLE_CUSTOM_FILENAME=\"${MELDMATE_DIR}/partitions.csv\"\n"
)
