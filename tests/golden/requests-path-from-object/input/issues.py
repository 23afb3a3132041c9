"""Addresses that a server sent: the docstring completes them, if its end agrees with the code."""


class Repository:
    """A repository that a server described."""

    def __init__(self, requester, data: dict) -> None:
        self._requester = requester
        self._data = data

    @property
    def url(self) -> str:
        """The address of the repository."""
        return self._data["url"]

    def create_issue(self, title: str):
        """Create an issue.

        :calls: `POST /repos/{owner}/{repo}/issues <https://docs.example/issues>`_
        """
        return self._requester.request_json("POST", f"{self.url}/issues", {"title": title})

    def get_issue(self, number: int):
        """Return an issue.

        :calls: GET /repos/:owner/:repo/issues/:issue_number
        """
        return self._requester.request_json("GET", f"{self.url}/issues/{number}")

    def get_labels(self):
        """Return the labels; no docstring says where."""
        return self._requester.request_json("GET", self.url + "/labels")
