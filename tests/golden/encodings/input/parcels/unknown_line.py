# coding: klingon
"""An unknown encoding."""
