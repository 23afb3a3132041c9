"""Requests that the threads of a pool send, one for each of some items."""

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.pool import ThreadPool

import requests

URL = "https://prints.test/v1"


class Prints:
    def _add(self, kind: str, pages: list) -> dict:
        return requests.post(f"{URL}/jobs", json={"kind": kind, "pages": pages}).json()

    def _wait(self, job: dict, *, detailed: bool = False) -> object:
        name = "details" if detailed else "state"
        return requests.get(f"{URL}/jobs/{job['id']}/{name}").json()

    def print_all(self, documents: list) -> list:
        """Waits for each of the jobs that it has added."""
        jobs = [self._add("print", one) for one in documents]
        waiting = partial(self._wait, detailed=True)
        with ThreadPoolExecutor() as pool:
            return list(pool.map(waiting, jobs))

    def scan_all(self, documents: list) -> list:
        jobs = [self._add("scan", one) for one in documents]
        pool = ThreadPool(4)
        return list(pool.imap_unordered(self._wait, jobs))

    def cancel_all(self, job_ids: list) -> list:
        """The items are what a caller gives."""

        def cancel(job_id: str) -> object:
            return requests.delete(f"{URL}/jobs/{job_id}")

        with ThreadPoolExecutor(max_workers=2) as pool:
            return list(pool.map(cancel, job_ids))


class Palette:
    """A method of the package that is called like that of a pool."""

    def map(self, function: object, colours: list) -> list:
        return [requests.get(f"{URL}/colours/{one}").json() for one in colours]

    def find(self, colours: list) -> list:
        return self.map(str, colours)
