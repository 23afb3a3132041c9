"""The paths name hosts: the one of most requests is that of the client, another one is kept."""

import httpx

API = "https://api.tasks.test/rest"


def make_url(path: str) -> str:
    return f"{API}/{path}"


class Tasks:
    """Lists and adds tasks."""

    def __init__(self, token: str) -> None:
        self._token = token
        self._http = httpx.Client()

    def get_task(self, task_id: str) -> dict:
        """Get a task."""
        return self._http.get(make_url(f"tasks/{task_id}")).json()

    def list_tasks(self) -> dict:
        """List tasks."""
        return self._http.get(make_url("tasks")).json()

    def upload(self, data: bytes) -> dict:
        """Upload a file to another host."""
        return self._http.post("https://files.tasks.test/upload", content=data).json()
