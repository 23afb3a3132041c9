"""Encodes bodies."""

import json
import re
from dataclasses import dataclass

TYPES = {
    "json": "application/json",
    "form": "application/x-www-form-urlencoded",
    "multipart": "multipart/form-data",
    "text": "text/plain",
}
_VENDOR = re.compile(r"application/(vnd\.[^+]+\+)?json")


@dataclass
class Encoded:
    media_type: str | None = None
    content: object = None
    data: object = None
    files: object = None


def encode(body, kind):
    media_type = TYPES[kind]
    encoded = Encoded(media_type)
    if re.match(r"^(application|text)\/([^+]+\+)*json.*", media_type) is not None:
        encoded.content = json.dumps(body)
    elif re.match(r"^multipart\/.*", media_type):
        encoded.data = {"note": "made by the shop"}
        encoded.files = {"file": body}
    elif re.search("x-www-form-urlencoded$", media_type) is not None:
        encoded.data = {"value": body}
    else:
        encoded.content = body
    return encoded


def is_json(media_type):
    return _VENDOR.fullmatch(media_type) is not None


def find_encoder(body):
    return ENCODERS[type(body).__name__]
