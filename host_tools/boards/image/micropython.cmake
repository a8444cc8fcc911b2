# What an image does otherwise than MicroPython's port. CMake reads this after the project is declared
# (CMAKE_PROJECT_INCLUDE); MicroPython's own files stay as they are.

function(meldmate_leave_out)
    # There is no network: nothing needs TLS, whose source Debian's package does not have either.
    set_target_properties(micropy_lib_mbedtls PROPERTIES INTERFACE_SOURCES "")
    get_target_property(sources firmware SOURCES)
    list(FILTER sources EXCLUDE REGEX "mbedtls")
    # Nothing is written in C++, and its library is not installed.
    set_target_properties(pico_cxx_options PROPERTIES INTERFACE_SOURCES "")
    set_target_properties(firmware PROPERTIES SOURCES "${sources}" LINKER_LANGUAGE C)
    # What the C++ linker would have added.
    target_link_libraries(firmware m)
endfunction()

# Everything is compiled for the least space, as MicroPython's makers do it, but for what a press waits for:
# the interpreter (not its compiler), what draws, and the display's bus.
function(meldmate_speed_up)
    get_target_property(hot firmware SOURCES)
    list(FILTER hot INCLUDE REGEX "/py/|/(modframebuf|machine_i2c|machine_spi|softspi|modjson|mphalport)[.]c$|^machine_(i2c|spi|pin)[.]c$|^mphalport[.]c$")
    list(FILTER hot EXCLUDE REGEX "/py/(compile|parse|parsenumbase|lexer|emit[a-z0-9]*|asm[a-z0-9]*|scope|repl|persistentcode|reader|builtinhelp)[.]c$")
    list(APPEND hot ${PICO_SDK_PATH}/src/rp2_common/hardware_i2c/i2c.c ${PICO_SDK_PATH}/src/rp2_common/hardware_spi/spi.c)
    set_property(SOURCE ${hot} APPEND PROPERTY COMPILE_OPTIONS -O2)
endfunction()

function(meldmate_set_stack)
    set(script ${CMAKE_CURRENT_FUNCTION_LIST_DIR}/stack.ld)
    # Of two values that linker scripts give a name, the later counts; libraries come last.
    target_link_libraries(firmware ${script})
    set_property(TARGET firmware APPEND PROPERTY LINK_DEPENDS ${script})
endfunction()

if(PROJECT_NAME STREQUAL "firmware")
    cmake_language(DEFER CALL meldmate_leave_out)
    if(MELDMATE_OWN)
        cmake_language(DEFER CALL meldmate_speed_up)
        cmake_language(DEFER CALL meldmate_set_stack)
    endif()
endif()
