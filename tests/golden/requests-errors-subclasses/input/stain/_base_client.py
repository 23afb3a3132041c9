from __future__ import annotations

import httpx
from ._exceptions import APIConnectionError, APIStatusError, APITimeoutError


class BaseClient:
    def __init__(self, base_url, max_retries=2):
        self._base_url = base_url
        self.max_retries = max_retries

    def _make_status_error(self, err_msg: str, *, body: object, response: httpx.Response) -> APIStatusError:
        raise NotImplementedError()

    def _make_status_error_from_response(self, response: httpx.Response) -> APIStatusError:
        if response.is_closed and not response.is_stream_consumed:
            body = None
            err_msg = f"Error code: {response.status_code}"
        else:
            err_text = response.text.strip()
            body = err_text
            try:
                body = json.loads(err_text)
                err_msg = f"Error code: {response.status_code} - {body}"
            except Exception:
                err_msg = err_text or f"Error code: {response.status_code}"
        return self._make_status_error(err_msg, body=body, response=response)

    def _should_retry(self, response):
        if response.headers.get("x-should-retry") == "true":
            return True
        if response.status_code == 429:
            return True
        return False


class SyncAPIClient(BaseClient):
    _client: httpx.Client

    def __init__(self, base_url, max_retries=2):
        super().__init__(base_url, max_retries)
        self._client = httpx.Client(base_url=base_url)

    def request(self, method, path, *, body=None):
        request = self._client.build_request(method, path, json=body)
        response = None
        max_retries = self.max_retries
        retries_taken = 0
        for retries_taken in range(max_retries + 1):
            remaining_retries = max_retries - retries_taken
            response = None
            try:
                response = self._client.send(
                    request,
                    stream=False,
                )
            except httpx.TimeoutException as err:
                if remaining_retries > 0:
                    continue
                raise APITimeoutError(request=request) from err
            except Exception as err:
                if remaining_retries > 0:
                    continue
                raise APIConnectionError(request=request) from err
            try:
                response.raise_for_status()
            except httpx.HTTPStatusError as err:
                if remaining_retries > 0 and self._should_retry(err.response):
                    err.response.close()
                    continue
                if not err.response.is_closed:
                    err.response.read()
                raise self._make_status_error_from_response(err.response) from None
            break
        assert response is not None, "could not resolve response (should never happen)"
        return response.json()

    def post(self, path, *, body):
        return self.request("POST", path, body=body)
