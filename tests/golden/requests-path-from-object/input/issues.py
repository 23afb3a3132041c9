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
        """Return the labels; the docstrings of other methods say what the address stands for."""
        return self._requester.request_json("GET", self.url + "/labels")


class Team:
    """A team that a server described; no docstring says where it is."""

    def __init__(self, requester, data: dict) -> None:
        self._requester = requester
        self._data = data

    @property
    def url(self) -> str:
        """The address of the team."""
        return self._data["url"]

    def get_members(self):
        """Return the members."""
        return self._requester.request_json("GET", self.url + "/members")


class Project:
    """A project whose docstrings do not agree on its address."""

    def __init__(self, requester, data: dict) -> None:
        self._requester = requester
        self._data = data

    @property
    def url(self) -> str:
        """The address of the project."""
        return self._data["url"]

    def get_cards(self):
        """Return the cards: `GET /projects/{id}/cards`."""
        return self._requester.request_json("GET", self.url + "/cards")

    def get_columns(self):
        """Return the columns: `GET /boards/{board}/projects/{id}/columns`."""
        return self._requester.request_json("GET", self.url + "/columns")

    def get_views(self):
        """Return the views."""
        return self._requester.request_json("GET", self.url + "/views")
