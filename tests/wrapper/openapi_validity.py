"""Says of each OpenAPI document what openapi-spec-validator finds wrong in it, one JSON line a file.

Usage: python -I -X utf8 openapi_validity.py DEPENDENCIES FILE ...
"""

from __future__ import annotations

import json
import sys


def main() -> None:
    """Reads argv, prints a list of faults for each file."""
    dependencies, *files = sys.argv[1:]
    sys.path.insert(0, dependencies)
    from openapi_spec_validator import OpenAPIV31SpecValidator

    for name in files:
        with open(name, encoding="utf-8") as file:
            document = json.load(file)
        faults = OpenAPIV31SpecValidator(document).iter_errors()
        print(json.dumps([f"{list(one.path)}: {one.message[:400]}" for one in faults]))


if __name__ == "__main__":
    main()
