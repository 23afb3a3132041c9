"""Paths with what a server has sent before: ids of jobs, and none that a caller gives."""

from typing import Optional

import requests

URL = "https://jobs.test/v1"


class Jobs:
    """A helper leaves out the segment of an id that it is not given."""

    def _address(self, kind: str, job_id: Optional[str], ending: str = "") -> str:
        if not job_id:
            job_id = ""
        address = f"{URL}/{kind}"
        if job_id:
            address = f"{address}/{job_id}"
        return address + ending

    def run(self, script: str) -> bytes:
        """Adds a job, and then asks for it by the id that the server has given it."""
        job = requests.post(self._address("runs", None), json={"script": script}).json()
        while requests.get(self._address("runs", job["id"])).json()["state"] != "done":
            pass
        return requests.get(self._address("runs", job["id"], "/log")).content

    def find(self, job_id: Optional[str] = None) -> dict:
        """The caller may leave out this id, so there are two paths."""
        return requests.get(self._address("finds", job_id)).json()


class Serial:
    """An argument of the helper that makes the job is none of the path."""

    def _create(self, *, is_serial: bool) -> dict:
        body = {"mode": 1 if is_serial else 0}
        return requests.post(f"{URL}/serial", json=body).json(object_pairs_hook=dict)

    def _close(self, job_id: str) -> dict:
        return requests.post(f"{URL}/serial/{job_id}", json={"state": "Closed"}).json()

    def insert(self, rows: list, is_serial: bool = False) -> dict:
        job = self._create(is_serial=is_serial)
        requests.put(f"{URL}/serial/{job['id']}/rows", json=rows)
        return self._close(job_id=job["id"])
