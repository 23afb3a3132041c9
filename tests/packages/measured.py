"""Stands for the introspection script: runs it, and writes its peak memory (MiB) to a file.

The file is named by WRAPDOCS_PEAK_FILE.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

_SCRIPT = Path(__file__).resolve().parents[2] / "extractor" / "python" / "main.py"
_FLAGS = ["-I", "-S", "-X", "utf8"]


def main() -> int:
    """Run the script with the same arguments and the same output."""
    command = [sys.executable, *_FLAGS, str(_SCRIPT), *sys.argv[1:]]
    code = subprocess.run(command, check=False).returncode
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024
    peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / unit
    Path(os.environ["WRAPDOCS_PEAK_FILE"]).write_text(str(peak))
    return code


if __name__ == "__main__":
    sys.exit(main())
