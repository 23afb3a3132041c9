import requests

from .. import URL, Part


class BranchPart(Part):
    """Branches."""

    PATH = "projects/$parent/branches/$one"

    def merge(self, project):
        return requests.post(URL + f"projects/{project}/merge")
