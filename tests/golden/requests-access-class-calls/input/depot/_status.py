import requests


def status(region: str) -> dict:
    return requests.get(f"https://depot.example/status/{region}").json()
