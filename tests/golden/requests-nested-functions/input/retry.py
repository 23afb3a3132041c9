"""Functions inside functions, and functions that are handed on."""

from functools import partial

import requests


def _retry(send):
    for _ in range(3):
        response = send()
        if response.ok:
            return response
    return None


def get_job(job: str):
    """Return a job, asking several times."""

    def send():
        return requests.get(f"/jobs/{job}")

    return _retry(send)


def stop_job(job: str):
    """Stop a job."""
    return _retry(lambda: requests.delete(f"/jobs/{job}"))


def _send(method: str, path: str):
    return requests.request(method, path)


def list_jobs():
    """List the jobs."""
    get = partial(_send, "GET")
    return get("/jobs")
