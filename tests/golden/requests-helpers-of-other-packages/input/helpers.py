"""A base class and a helper of packages that are not read: only their calls are known."""

from clientkit import Resource
from clientkit.paths import make_path
from urllib.parse import quote


class Files(Resource):
    """Files."""

    def get(self, folder: str, name: str):
        """Return a file."""
        return self.request("GET", make_path("/folders/{folder}/{name}", folder=folder, name=name))

    def remove(self, name: str):
        """Remove a file; its name is quoted."""
        return self.request("DELETE", "/files/" + quote(name, safe=""))

    def copy(self, file: dict):
        """Copy a file; the literal that an unknown call gets is not its result."""
        return self.request("POST", f"/files/{quote(file.get('id'))}/copy")
