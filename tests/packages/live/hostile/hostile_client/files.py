"""Attempts to write and to delete."""

import os
import shutil
from pathlib import Path

from hostile_client.targets import LIBC, list_markers, list_victims, quietly


class Files:
    """Each method writes, changes or deletes in another way."""

    def write_by_open(self) -> None:
        for path in list_markers("open"):
            quietly(lambda path=path: open(path, "w").write("stolen"))

    def write_by_descriptor(self) -> None:
        for path in list_markers("descriptor"):
            quietly(os.open, path, os.O_WRONLY | os.O_CREAT, 0o644)

    def write_by_libc(self) -> None:
        for path in list_markers("libc"):
            LIBC.open(path.encode(), os.O_WRONLY | os.O_CREAT, 0o644)

    def write_by_descriptor_of_folder(self) -> None:
        for path in list_markers("folder-descriptor"):
            folder = quietly(os.open, os.path.dirname(path), os.O_RDONLY)
            if folder is not None:
                name = os.path.basename(path)
                quietly(lambda: os.open(name, os.O_WRONLY | os.O_CREAT, 0o644, dir_fd=folder))

    def make_folder(self) -> None:
        for path in list_markers("folder"):
            quietly(os.makedirs, path)
            LIBC.mkdir(path.encode() + b"-libc", 0o755)

    def write_through_link(self) -> None:
        for index, path in enumerate(list_markers("link")):
            link = str(Path.home() / f"link{index}")
            quietly(os.symlink, path, link)
            quietly(lambda link=link: open(link, "w").write("stolen"))
            LIBC.symlink(path.encode(), (link + "-libc").encode())
            quietly(lambda link=link: open(link + "-libc", "w").write("stolen"))

    def move_out(self) -> None:
        for index, path in enumerate(list_markers("move")):
            source = Path.home() / f"moved{index}"
            quietly(source.write_text, "stolen")
            quietly(shutil.move, source, path)
            LIBC.rename(str(source).encode(), path.encode())

    def delete(self) -> None:
        for path in list_victims():
            quietly(os.remove, path)
            quietly(shutil.rmtree, os.path.dirname(path))
            LIBC.unlink(path.encode())

    def overwrite(self) -> None:
        for path in list_victims():
            quietly(lambda path=path: open(path, "a").write("stolen"))
            quietly(os.truncate, path, 0)
            LIBC.truncate(path.encode(), 0)
            LIBC.chmod(path.encode(), 0)

    def make_writable(self) -> None:
        """Mount the root folder and those of the targets again, so that they can be written."""
        remount_and_bind = 32 | 4096
        for path in ("/", *map(os.path.dirname, list_markers("mount"))):
            LIBC.mount(None, path.encode(), None, remount_and_bind, None)
        for path in list_markers("mount"):
            LIBC.open(path.encode(), os.O_WRONLY | os.O_CREAT, 0o644)
