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
    # Optimised for speed, the mathematics that came with MicroPython draws a warning.
    target_compile_options(firmware PRIVATE -Wno-error=maybe-uninitialized)
    # What the C++ linker would have added.
    target_link_libraries(firmware m)
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
        cmake_language(DEFER CALL meldmate_set_stack)
    endif()
endif()
