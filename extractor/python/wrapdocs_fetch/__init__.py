"""Brings the files of a git commit or of a release on a package index into a folder."""
