"""Names that stand in MicroPython's ROM: to use one costs a board no memory.

STATIC is part of the format of .mpy files (version 6): its names have fixed numbers there, so that
every MicroPython has them and a file does not even spell them. COMMON stands in all of the builds
that were asked: the unix port of 1.25 and the WebAssembly builds of 1.27 and 1.29 with the features
that boards have, less what only those ports know. Where a board lacks one of these after all, the
name costs what any other of its length costs.
"""


def _words(text):
    return tuple(text.split())


# From `static_qstr_list` in MicroPython's py/makeqstrdata.py, without the names with underscores around.
STATIC = _words("""
    ArithmeticError AssertionError AttributeError BaseException EOFError Ellipsis Exception GeneratorExit
    ImportError IndentationError IndexError KeyError KeyboardInterrupt LookupError MemoryError NameError
    NoneType NotImplementedError OSError OverflowError RuntimeError StopIteration SyntaxError SystemExit
    TypeError ValueError ZeroDivisionError abs all any append args bool builtins bytearray bytecode bytes
    callable chr classmethod clear close const copy count dict dir divmod end endswith eval exec extend
    find format from_bytes get getattr globals hasattr hash id index insert int isalpha isdigit isinstance
    islower isspace issubclass isupper items iter join key keys len list little locals lower lstrip main
    map micropython next object open ord pop popitem pow print range read readinto readline remove replace
    repr reverse rfind rindex round rsplit rstrip self send sep set setattr setdefault sort sorted split
    start startswith staticmethod step stop str strip sum super throw to_bytes tuple type update upper
    value values write zip
""")

# From what `micropython.qstr_info()` does not count as new in those builds.
COMMON = _words("""
    ARRAY AUTO BFINT16 BFINT32 BFINT8 BFUINT16 BFUINT32 BFUINT8 BF_LEN BF_POS BIG_ENDIAN BytesIO
    CancelledError DeflateIO EACCES EADDRINUSE EAGAIN EALREADY EBADF ECONNABORTED ECONNREFUSED ECONNRESET
    EEXIST EHOSTUNREACH EINPROGRESS EINVAL EIO EISDIR ENOBUFS ENODEV ENOENT ENOMEM ENOTCONN EOPNOTSUPP
    EPERM ETIMEDOUT FLOAT32 FLOAT64 FileIO FrameBuffer FrameBuffer1 GS2_HMSB GS4_HMSB GS8 GZIP INT INT16
    INT32 INT64 INT8 IOBase LITTLE_ENDIAN LONG LONGLONG MONO_HLSB MONO_HMSB MONO_VLSB MVLSB NATIVE
    NotImplemented OrderedDict POLLERR POLLHUP POLLIN POLLOUT PTR RAW RGB565 SHORT StopAsyncIteration
    StringIO Task TaskQueue TextIOWrapper UINT UINT16 UINT32 UINT64 UINT8 ULONG ULONGLONG USHORT
    UnicodeError VOID ZLIB a2b_base64 abs_tol acos acosh add addressof appendleft argv array asin asinh
    atan atan2 atanh b2a_base64 bin binascii blit bound_method buffer buffering bytearray_at byteorder
    bytes_at calcsize cancel ceil center chdir choice closure cmath code collect collections compile
    complex copysign coro cos cosh crc32 cur_task data decode default deflate degrees delattr deleter
    deque dict_view difference difference_update digest disable discard doc done dump dumps e ellipse
    enable encode encoding enumerate erf erfc errno errorcode exc_info execfile exit exp expm1 fabs
    factorial file fileno fill fill_rect filter float floor flush fmod framebuf frexp fromhex fromkeys
    frozenset function gamma gc generator getcwd getrandbits getter getvalue gmtime group hashlib
    heap_lock heap_unlock heapify heappop heappush heapq help hex hexlify hline ilistdir imag
    implementation indices inf input intersection intersection_update io ioctl ipoll isclose isdisjoint
    isenabled isfinite isinf isnan issubset issuperset iterable iterator json keepends ldexp lgamma line
    listdir load loads localtime log log10 log2 match math max maxsize mem_alloc mem_free mem_info
    memoryview min mkdir mkfs mktime mode modf modify module modules mount mtime name namedtuple nan
    newline oct opt_level os pack pack_into partition path peek pend_throw ph_key phase pi pixel platform
    polar poll poly popleft print_exception property ps1 ps2 push python_compiler qstr_info r radians
    randint random randrange rb re readblocks readlines readonly real rect register rel_tol rename
    reversed rmdir rpartition schedule scroll search seed seek select separators setter sha256 sin single
    sinh sizeof sleep sleep_ms sleep_us slice splitlines sqrt stack_use stat state statvfs stderr stdin
    stdout struct sub symmetric_difference symmetric_difference_update sync sys tan tanh tau tell text
    threshold ticks_add ticks_cpu ticks_diff ticks_ms ticks_us time time_ns trunc uctypes umount unhexlify
    uniform union unlink unpack unpack_from unregister version version_info vfs vline writeblocks
""")

# What MicroPython itself looks up, on an object that it is given or in a module, or understands when
# it compiles: a name of ours must not be found there by chance.
LOOKED_UP = _words("""
    asm_rv32 asm_thumb asm_xtensa args builtins bytecode chdir close const count data errno flush getcwd
    ilistdir ioctl irq keys main micropython mkdir mount native object open path read readblocks readinto readline remove
    rename rmdir send setblocking setter deleter getter stat statvfs super sync sys throw uctypes umount value
    viper write writeblocks modules argv ps1 ps2 exit version platform implementation tracebacklimit asyncio
""")
