"""Functions that return more of the response, and classes whose methods do."""

import requests


class LettersApi:
    def __init__(self, url: str = "https://post.example") -> None:
        self._url = url
        self._raw = RawLettersApi(self)

    def send(self, method: str, path: str):
        return requests.request(method, self._url + path)

    def read_letter(self, id: str) -> dict:
        return self.read_letter_with_http_info(id)[0]

    def read_letter_with_http_info(self, id: str) -> tuple:
        answer = self.send("GET", f"/letters/{id}")
        return answer.json(), answer.status_code, answer.headers

    def burn_letter(self, id: str) -> None:
        self._raw.burn_letter(id)

    @property
    def raw(self) -> "RawLettersApi":
        return RawLettersApi(self)


class RawLettersApi:
    def __init__(self, api: LettersApi) -> None:
        self._api = api

    def read_letter(self, id: str) -> requests.Response:
        return self._api.send("GET", f"/letters/{id}")

    def burn_letter(self, id: str) -> requests.Response:
        return self._api.send("DELETE", f"/letters/{id}")
