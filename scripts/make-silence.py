"""Writes silence.flac: ten seconds of silence as a FLAC file of 172 bytes."""

import struct
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src/reader/tools/listen/silence.flac"

RATE = 8000
SECONDS = 10


def checksum(data, polynomial, bits):
    top, mask, value = 1 << (bits - 1), (1 << bits) - 1, 0
    for byte in data:
        value ^= byte << (bits - 8)
        for _ in range(8):
            value = ((value << 1) ^ polynomial if value & top else value << 1) & mask
    return value


def frame(number):
    # Fixed block size, given at the end of the header; 8 kHz, mono, 16 bits. Then one constant subframe of zeros.
    header = bytes([0xFF, 0xF8, 0x74, 0x08, number]) + struct.pack(">H", RATE - 1)
    header += bytes([checksum(header, 0x07, 8)])
    body = header + bytes(3)
    return body + struct.pack(">H", checksum(body, 0x8005, 16))


shape = (RATE << 44) | (15 << 36) | (RATE * SECONDS)
info = struct.pack(">HH", RATE, RATE) + bytes(6) + shape.to_bytes(8, "big") + bytes(16)
TARGET.write_bytes(b"fLaC\x80" + len(info).to_bytes(3, "big") + info + b"".join(map(frame, range(SECONDS))))
