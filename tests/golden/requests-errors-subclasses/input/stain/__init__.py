import functools
from . import _exceptions
from ._exceptions import *
from ._base_client import SyncAPIClient


def required_args(*variants):
    def inner(func):
        @functools.wraps(func)
        def wrapper(*args, **kwargs):
            if not args:
                raise TypeError("Missing")
            return func(*args, **kwargs)
        return wrapper
    return inner


class Jobs:
    def __init__(self, client: "Stain") -> None:
        self._client = client
        self._post = client.post

    @required_args(["model"])
    def create(self, model: str):
        """Create."""
        return self._post("/jobs", body={"model": model})

    def cancel(self, job_id: str):
        """Cancel."""
        return self._post(f"/jobs/{job_id}/cancel", body={})


class Stain(SyncAPIClient):
    jobs: Jobs

    def __init__(self, api_key: str) -> None:
        super().__init__("https://api.stain.example")
        self.jobs = Jobs(self)

    def _make_status_error(self, err_msg, *, body, response):
        data = body
        if response.status_code == 401:
            return _exceptions.AuthenticationError(err_msg, response=response, body=data)
        if response.status_code >= 500:
            return _exceptions.InternalServerError(err_msg, response=response, body=data)
        return APIStatusError(err_msg, response=response, body=data)
