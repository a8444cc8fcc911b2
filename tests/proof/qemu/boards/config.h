// MicroPython's configuration in QEMU (MP_CONFIGFILE): its port's, with what an image has and the port
// has not, and without what an image leaves out.

#include "mpconfigport.h"
#include "../../../../host_tools/boards/image/left_out.h"

#undef MICROPY_PY_TIME
#define MICROPY_PY_TIME (1)
// As in ports/rp2/mpconfigport.h.
#define MICROPY_OPT_COMPUTED_GOTO (1)
#define MICROPY_GC_STACK_ENTRY_TYPE uint16_t
#define MICROPY_QSTR_BYTES_IN_HASH (1)
#define MICROPY_STACK_CHECK_MARGIN (256)
