"""A function with several requests, of which one may fail."""
import httpx

from .exceptions import NotThere, Refused, Wrong


class Device:
    def __init__(self, base="https://api.example.com"):
        self.client = httpx.Client(base_url=base)

    def _request(self, path):
        try:
            answer = self.client.get(path)
        except TimeoutError as error:
            raise Refused() from error
        if answer.status_code == 404:
            raise NotThere()
        if answer.is_error:
            raise Wrong()
        return answer.json()

    def _presets(self):
        try:
            return self._request("/presets")
        except Wrong:
            return None

    def update(self):
        state = self._request("/state")
        return state, self._presets()

    def again(self):
        try:
            return self._request("/again")
        except Wrong:
            try:
                self.note()
            except KeyError:
                pass
            raise

    def note(self):
        pass
