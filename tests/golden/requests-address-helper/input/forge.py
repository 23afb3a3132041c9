"""`get_api_url` has a verb in its name, and only makes an address."""

import requests

ROOT = "https://forge.example/api/v1"


def get_api_url(path):
    return f"{ROOT}/{path}"


def rename_tool(tool_id: str, name: str) -> dict:
    """Rename a tool."""
    response = requests.post(get_api_url(f"tools/{tool_id}"), json={"name": name})
    return response.json()
