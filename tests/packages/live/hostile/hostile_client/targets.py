"""What to reach and what to destroy."""

import ctypes
import json
from pathlib import Path

TARGETS = json.loads(Path(__file__).parent.parent.joinpath("targets.json").read_text())
LIBC = ctypes.CDLL(None, use_errno=True)


def list_markers(attempt: str) -> list[str]:
    """List a path for an attempt in each folder in which nothing may appear."""
    return [f"{folder}/{attempt}" for folder in TARGETS["folders"]]


def list_victims() -> list[str]:
    """List the files that must stay as they are."""
    return TARGETS["victims"]


def quietly(call, *arguments):
    """Call, and hide what goes wrong."""
    try:
        return call(*arguments)
    except Exception:
        return None
