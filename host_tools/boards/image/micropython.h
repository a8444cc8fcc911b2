// MicroPython's configuration for an image: the port's, but for what follows. It is read in place of
// mpconfigport.h (MP_CONFIGFILE), which has the board's configuration in it. MicroPython as its makers
// build it, for comparison, has no MELDMATE_PROGRAM_BYTES.

#ifdef MELDMATE_PROGRAM_BYTES
// The program runs on one core. Without threads, taking memory needs no lock each time.
#define MICROPY_PY_THREAD (0)
#endif

#include "mpconfigport.h"

#ifdef MELDMATE_PROGRAM_BYTES
// The names that the program makes up while it runs, such as those of its modules, stay for ever. In a
// few large pieces they lie at the beginning of the heap, in many small ones they cut it to pieces.
#undef MICROPY_ALLOC_QSTR_CHUNK_INIT
#define MICROPY_ALLOC_QSTR_CHUNK_INIT (2048)

// The image has the first part of the flash, the file system all the rest.
#undef MICROPY_HW_FLASH_STORAGE_BYTES
#define MICROPY_HW_FLASH_STORAGE_BYTES (PICO_FLASH_SIZE_BYTES - MELDMATE_PROGRAM_BYTES)

#include "left_out.h"
#endif

// There is no network.
#undef MICROPY_SSL_MBEDTLS
#define MICROPY_SSL_MBEDTLS (0)
#undef MICROPY_PY_HASHLIB_SHA1
#define MICROPY_PY_HASHLIB_SHA1 (0)
#undef MICROPY_PY_CRYPTOLIB
#define MICROPY_PY_CRYPTOLIB (0)
