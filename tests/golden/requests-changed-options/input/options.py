"""Options that are changed on the way: an unknown dict becomes one that is known in part."""

import requests


def _send(**options):
    options.update({"method": "POST", "timeout": 10})
    options["url"] = "/reports/" + options.pop("report")
    return requests.request(**options)


def start(report: str, **options):
    """Start a report."""
    return _send(report=report, **options)


def stop(report: str):
    """Stop a report."""
    options = {"method": "DELETE"}
    options.setdefault("url", f"/reports/{report}")
    return requests.request(**options)
