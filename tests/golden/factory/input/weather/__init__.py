"""An application made by functions."""
