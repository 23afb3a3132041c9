# coding: klingon
"""An encoding that nobody knows."""
