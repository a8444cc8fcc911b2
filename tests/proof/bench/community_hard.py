"""Rumski positions that are hard for `play`, found by hill climbing; hardest first.

Each is (table, hand): a table of up to 50 cards and a hand of any size.
"""

from typing import TYPE_CHECKING

from engine.cards import RUMSKI70

if TYPE_CHECKING:
    from tests.proof.bench.community_positions import Position

HARD = (
    (
        "R9 R10 R11 | P8 G8 R8 Y8 B8 | P10 P11 P13 W | B10 G10 Y10 | R7 G7 P7 | Y1 B1 G1 | R5 B5 G5 | Y9 Y11 W | B6 P6 R6 G6 | B12 R12 W | B7 B9 W",
        "Y4 P9 Y6 R13 B3 G9 B2 Y7 P3 P4 Y2",
    ),
    (
        "G8 G9 G10 G11 | R2 P2 B2 G2 | B8 Y8 R8 | Y12 P12 G12 R12 W | P3 Y3 G3 B3 R3 | B4 G4 Y4 P4 | R10 R11 R13 W | Y6 B6 W | P9 P11 W | B5 B7 W | Y5 P5 R5 | R7 Y7 P7",
        "P8 Y9 G7 B12 Y13 Y10 R9 B10 B11 R4 R6 G1 G6 P1 B9",
    ),
    (
        "G3 G4 W | Y1 Y2 Y3 Y4 Y5 Y6 | B7 B8 B9 | Y9 G9 P9 W | Y12 Y13 W | Y10 P10 G10 R10 | R2 P2 G2 B2 | B11 G11 W | R8 P8 Y8 G8 | B6 P6 R6 | G5 G6 W",
        "R5 P7 R9 B3 R4 B5 G1 Y7 P5 B12 G7 R7 R3",
    ),
    (
        "B5 B6 B7 B8 B9 B10 | P5 P7 P8 W | Y5 R5 G5 | G4 B4 R4 W | G7 G8 G9 | Y11 P11 R11 | Y2 G2 P2 | R6 Y6 W | Y10 P10 W | P9 R9 W | B11 B12 B13 | B3 Y3 G3 P3 R3",
        "G12 Y9 P6 R1 Y4 Y7 G11 R13 R8 G10 R10",
    ),
    (
        "Y4 Y5 Y6 Y7 Y8 Y9 | G4 P4 R4 W | R3 P3 B3 Y3 G3 | P1 R1 Y1 W | R5 R6 R8 W | P12 R12 W | G7 G8 G9 | Y11 R11 G11 P11 B11 | P6 B6 W | B5 P5 G5 | R7 P7 B7 | R10 P10 B10",
        "G2 Y2 G6 G12 B9 Y10 R9 P8 G10 Y13 B12",
    ),
    (
        "P4 P5 P6 P7 | R3 R4 R5 | Y3 Y4 Y6 W | P11 Y11 G11 | R7 G7 B7 | B2 B3 B4 B5 B6 | B10 B11 B12 | Y9 Y10 W | P13 B13 R13 | B8 Y8 G8 P8 | P9 G9 B9 | G5 Y5 W | R8 R9 W",
        "W G6 G10 R10 Y2 P3 P1 G2 G4 R11 R12",
    ),
    (
        "R2 R3 R4 R5 | B11 B13 W | R6 R7 R8 | Y7 P7 B7 | R12 G12 W | G11 G13 W | G6 B6 W | Y3 P3 G3 | P9 G9 B9 Y9 R9 | G4 G5 W",
        "G7 P8 P1 Y5 G1 Y10 P6 B8 B4 B10 G8",
    ),
    (
        "Y1 Y2 Y3 Y4 | P6 Y6 G6 B6 R6 | P3 G3 B3 | P10 Y10 W | G9 Y9 W | G2 P2 W | G5 R5 Y5 | G8 R8 Y8 | B4 B5 W | P7 R7 W | B1 R1 G1",
        "P8 B8 P4 G11 R4 G13 Y7 B11 G7 B7 R10",
    ),
    (
        "R7 P7 G7 | Y3 G3 P3 | B4 B5 B6 | P6 G6 Y6 W | G10 Y10 W | P10 P11 P12 | R5 Y5 G5 P5 | B7 Y7 W | R2 R3 W",
        "Y8 R11 Y1 P4 B8 R6 Y4 G1 G9 R8 Y12 R13 P9 Y9",
    ),
    (
        "R7 R8 R9 R10 R11 | Y6 P6 R6 B6 G6 | Y4 Y5 Y7 Y8 W | R12 B12 W | B7 G7 P7 | G4 G5 W | Y9 G9 P9 B9 | P8 B8 W | R2 P2 Y2",
        "P11 R3 B3 B10 B5 P5 G8 Y1 P4 P13 R5",
    ),
    (
        "G9 G10 G11 | Y6 Y7 Y8 Y9 Y10 | G1 P1 W | B2 G2 Y2 R2 | P6 P7 P8 | B12 R12 G12 P12 | B11 R11 Y11 P11 | B10 R10 P10 | B3 P3 G3 | G6 G7 G8 | G5 Y5 W | B5 B6 W | B9 P9 W",
        "R3 Y4 Y13 R7 W P2 P5 P13 B8 R4",
    ),
    (
        "B9 B10 B11 | R2 G2 P2 Y2 | Y7 B7 P7 G7 R7 | G9 G10 G11 G12 | P1 P3 P4 P5 W | R8 G8 Y8 P8 W | Y9 R9 P9 | Y10 Y11 W | B6 R6 G6 W | Y3 G3 R3 B3 | R12 B12 Y12 P12",
        "B8 G1 P6 P10 B4 P13 Y5 Y6 R1 Y1 R10",
    ),
    (
        "P2 P3 P4 | G7 P7 Y7 R7 B7 | G8 G9 G10 | B4 B5 B6 | Y6 G6 P6 R6 | B8 Y8 W | Y10 R10 P10 B10 | G4 Y4 R4 | R11 R13 W | G5 P5 R5 Y5 | G1 B1 W",
        "B2 G3 W P9 W Y13 R8 P8 G12 R9 B12",
    ),
    (
        "P9 P10 P11 P12 P13 | P1 P3 W | Y6 G6 P6 B6 | G5 G7 G8 G9 W | P5 P7 W | R10 R11 R12 | Y10 Y11 Y12 | G11 G13 W | P8 R8 B8 Y8 | B9 Y9 R9 | R4 Y4 G4",
        "B10 G10 P2 Y1 B7 R5 B2",
    ),
    (
        "P2 P3 P4 P5 P6 | Y2 G2 W | G4 G5 W | Y9 Y10 Y12 W | R1 B1 P1 G1 | B5 Y5 R5 | P7 P8 W | B13 Y13 W | G7 Y7 R7",
        "B3 R3 B7 G10 R4 G3 Y3 R6 G6 Y4 B2",
    ),
    (
        "P7 R7 W | P10 P12 W | B8 B9 B10 B11 W | P9 R9 Y9 | B6 Y6 R6 | P8 G8 Y8 | G3 G4 W | B3 P3 R3 Y3 | B1 G1 P1 | P2 B2 G2",
        "P5 B13 Y2 Y10 Y11 B4 Y1 Y5 R11 G6 G9",
    ),
    (
        "Y6 Y7 Y8 | Y2 G2 W | B6 B7 B8 | R11 B11 G11 Y11 W | P7 G7 R7 | B1 P1 R1 G1 Y1 | G5 Y5 B5 W | P10 P11 P12 | P5 R5 W",
        "R9 B12 G13 Y10 G8 G6 G4 W P6 B3 B9",
    ),
    (
        "B7 B8 B9 | G7 R7 Y7 P7 | B3 B4 B5 | G8 P8 W | Y12 R12 P12 | P3 P4 P5 P6 | Y3 R3 W | R9 P9 G9 | Y10 P10 R10 | R11 B11 P11 | G2 G3 W | G10 B10 W",
        "Y11 Y4 G6 Y9 B13 G11 Y8 G4 P1 B6 B1",
    ),
    (
        "B5 R5 G5 Y5 | B10 Y10 W | P7 Y7 B7 | B2 B3 B4 B6 W | Y11 Y12 Y13 | R9 Y9 P9 B9 | G3 R3 W | G4 P4 R4 | P11 R11 B11 G11 | R1 Y1 G1 W | Y3 Y4 W | R10 P10 G10 | R6 G6 P6 Y6 | G2 Y2 P2 R2",
        "R7 P3 G8 P12 B12 G9 R8 G7 B8 P8 Y8",
    ),
    (
        "B11 B12 B13 | R10 Y10 G10 | B8 B10 W | G6 R6 B6 Y6 | G8 G9 G11 W | P8 P9 P10 | R2 B2 P2 | P3 Y3 W | P7 R7 B7 W | G4 R4 P4",
        "B9 R13 P12 R5 R12 G13 R8 Y9 P1 B5 Y8",
    ),
    (
        "Y6 Y7 Y8 W | R7 P7 B7 | G3 P3 B3 W | P13 G13 R13 | R4 B4 W | G8 R8 W | G9 R9 B9 | Y10 R10 P10 | P5 Y5 B5 R5 | G1 G2 W",
        "B11 G7 R6 G11 Y2 G5 R12 P9 P6 P12 B13",
    ),
    (
        "Y11 P11 G11 B11 | B1 Y1 W | Y10 P10 G10 B10 | Y13 P13 G13 B13 R13 | G6 B6 R6 | P5 G5 R5 | R8 R9 W | P6 P7 P8 P9 | B8 G8 Y8 | Y4 Y5 Y6",
        "B7 Y2 P2 R12 B3 G3 W W P4 Y7",
    ),
    (
        "G8 G9 W | R1 B1 P1 W | B11 B13 W | P9 R9 B9 | Y7 R7 B7 G7 P7 | Y8 Y10 Y11 Y12 W | R3 P3 Y3 B3 | G4 G5 G6",
        "G1 G11 G2 R5 P6 W P2 P12 B10 B4 P10",
    ),
    (
        "B10 Y10 G10 R10 P10 | R6 R7 R8 | G3 G4 G5 W | P1 R1 B1 Y1 G1 | P5 P7 P8 P9 W | B9 Y9 R9 W | Y12 R12 W | Y6 G6 W | R4 P4 B4 Y4 | G11 G12 G13 | B5 R5 Y5 | Y8 B8 G8 | B7 Y7 G7",
        "Y11 Y3 Y2 B2 G9 P3 R3 B11 B3",
    ),
)


def positions() -> "list[Position]":
    """Return the positions as card numbers."""
    return [
        (
            [RUMSKI70.read_all(meld.split()) for meld in table.split("|")],
            RUMSKI70.read_all(hand.split()),
        )
        for table, hand in HARD
    ]
