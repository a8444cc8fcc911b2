"""Names in an image: the C function at an address, the Python function being run."""

import bisect
import struct
from pathlib import Path
from typing import TYPE_CHECKING

from elftools.elf.elffile import ELFFile
from elftools.elf.sections import SymbolTableSection

from tests.proof.pico.heap import RAM_START, STACK_TOP
from tests.proof.pico.uf2 import FLASH_SIZE, FLASH_START

if TYPE_CHECKING:
    from tests.proof.pico.machine import Pico

_RAM_SIZE = 264 * 1024
_ROM_SIZE = 16 * 1024


class Symbols:
    """The symbols of the image that was linked to the file `elf`."""

    def __init__(self, elf: Path) -> None:
        self._addresses, self._names = [], []
        self.at = {}
        with open(elf, "rb") as file:
            found = {}
            table = ELFFile(file).get_section_by_name(".symtab")
            if not isinstance(table, SymbolTableSection):
                raise ValueError(f"{elf} has no symbol table")
            for symbol in table.iter_symbols():
                kind = symbol["st_info"]["type"]
                if (
                    kind in ("STT_FUNC", "STT_OBJECT", "STT_NOTYPE")
                    and symbol.name
                    and symbol.name[0] != "$"
                ):
                    self.at[symbol.name] = symbol["st_value"] & ~1
                    if kind == "STT_FUNC":
                        found[symbol["st_value"] & ~1] = symbol.name
        for address in sorted(found):
            self._addresses.append(address)
            self._names.append(found[address])

    def function(self, address: int) -> str:
        """Return the name of the C function that contains `address`."""
        if address < _ROM_SIZE:
            return "(boot ROM)"
        at = bisect.bisect_right(self._addresses, address) - 1
        return self._names[at] if at >= 0 else "?"


class Program:
    """The Python program that runs on `pico`, whose image has `symbols`: its calls.

    They are read from the memory: a frame of MicroPython's (mp_code_state_t) begins with its
    function and position, and is on the C stack or pointed to from there. Structures as in py/obj.h
    and py/bc.h of MicroPython 1.24 to 1.29.
    """

    def __init__(self, pico: "Pico", symbols: "Symbols") -> None:
        self._mcu = pico.mcu
        self._kinds = {
            symbols.at[name]
            for name in ("mp_type_fun_bc", "mp_type_gen_wrap")
            if name in symbols.at
        }
        self._pools = list(self._walk(symbols.at.get("mp_qstr_frozen_const_pool", 0)))
        self._functions = {}

    def _word(self, address):
        """Return the word at an address of the flash or the memory, 0 for any other."""
        if address & 3:
            return 0
        if FLASH_START <= address < FLASH_START + FLASH_SIZE - 4:
            return struct.unpack_from("<I", self._mcu.flash, address - FLASH_START)[0]
        if RAM_START <= address < RAM_START + _RAM_SIZE - 4:
            return struct.unpack_from("<I", self._mcu.sram, address - RAM_START)[0]
        return 0

    def _bytes(self, address, size):
        if FLASH_START <= address < FLASH_START + FLASH_SIZE:
            return bytes(self._mcu.flash[address - FLASH_START : address - FLASH_START + size])
        return bytes(self._mcu.sram[address - RAM_START : address - RAM_START + size])

    def _walk(self, pool):
        while pool:
            previous, counts = self._word(pool), self._word(pool + 4) & 0x7FFFFFFF
            length = self._word(pool + 12)
            # Small builds have no hashes: the strings begin where a pointer leads to a string.
            yield counts, length, pool + 16
            pool = previous

    def _name(self, number):
        """Return the string of a qstr."""
        for before, length, fields in self._pools:
            if before <= number < before + length:
                # Pointers to the hashes (absent in some builds) and to the lengths come first.
                for skipped in (8, 4):
                    lengths = self._word(fields + skipped - 4)
                    size = self._bytes(lengths + number - before, 1)[0]
                    text = self._bytes(
                        self._word(fields + skipped + 4 * (number - before)), size + 1
                    )
                    if text[-1:] == b"\0" and b"\0" not in text[:-1]:
                        return text[:-1].decode("utf-8", "replace")
        return f"qstr {number}"

    def stack(self) -> list[str]:
        """Return the frames that run now, innermost first: "file:line function"."""
        pointer = self._mcu.core.registers[13]
        if not RAM_START <= pointer < STACK_TOP:
            return []
        start = pointer - RAM_START
        words = struct.unpack(
            f"<{(STACK_TOP - pointer) // 4}I",
            self._mcu.sram[start : start + (STACK_TOP - pointer) // 4 * 4],
        )
        frames, seen = [], set()
        for index, word in enumerate(words):
            place = pointer + 4 * index
            if self._word(word) in self._kinds:
                state, function = place, word
            elif (
                RAM_START <= word < STACK_TOP
                and not word & 3
                and self._word(self._word(word)) in self._kinds
            ):
                state, function = word, self._word(word)
            else:
                continue
            if state in seen:
                continue
            seen.add(state)
            found = self._describe(function, self._word(state + 4))
            if found:
                frames.append(found)
        return frames

    def _describe(self, function, ip):
        """Return "file:line name" of a function at `ip`, or None if it cannot be there."""
        # A function in the memory may have been replaced by another object.
        code = self._word(function + 12)
        if (function, code) not in self._functions:
            try:
                self._functions[function, code] = self._read(function)
            except (IndexError, struct.error):
                # What looked like a function is an old word on the stack.
                self._functions[function, code] = None
        if self._functions[function, code] is None:
            return None
        file, name, begin, opcodes, lines = self._functions[function, code]
        if not begin <= ip < begin + 0x8000 or ip < opcodes:
            return None
        return f"{file}:{_line(lines, ip - opcodes)} {name}"

    def _read(self, function):
        """Read a function's prelude: file, name, start, first opcode, line table."""
        context, code = self._word(function + 4), self._word(function + 12)
        table = self._word(context + 8)
        data = self._bytes(code, 512)
        at, names = _signature(data)
        at, info, cells = _sizes(data, at)
        top = at + info
        name, at = _number(data, at)
        for _ in range(names):
            _, at = _number(data, at)
        short = struct.unpack("<H", self._bytes(table + 2 * name, 2))[0] if table else 0
        file = struct.unpack("<H", self._bytes(table, 2))[0] if table else 0
        return self._name(file), self._name(short), code, code + top + cells, data[at:top]


def _signature(data):
    """Return where the prelude continues, and the number of argument names (py/bc.h)."""
    at, z = 1, data[0]
    positional, keywords, n = z & 3, 0, 0
    while z & 0x80:
        z = data[at]
        at += 1
        positional |= (z & 4) << n
        keywords |= (z >> 3 & 1) << n
        n += 1
    return at, positional + keywords


def _sizes(data, at):
    info = cells = n = 0
    while True:
        z = data[at]
        at += 1
        info |= (z >> 1 & 0x3F) << 6 * n
        cells |= (z & 1) << n
        n += 1
        if not z & 0x80:
            return at, info, cells


def _number(data, at):
    value = 0
    while True:
        byte = data[at]
        at += 1
        value = value << 7 | byte & 0x7F
        if not byte & 0x80:
            return value, at


def _line(table, offset):
    """Return the line of the opcode at `offset` (mp_bytecode_get_source_line)."""
    line, at = 1, 0
    while at < len(table):
        first = table[at]
        if first & 0x80:
            if at + 1 >= len(table):
                break
            opcodes, lines = first & 15, (first << 4) & 0x700 | table[at + 1]
            at += 2
        else:
            opcodes, lines = first & 31, first >> 5
            at += 1
        if offset < opcodes:
            break
        offset -= opcodes
        line += lines
    return line
