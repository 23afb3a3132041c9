"""Names that are imported on conditions."""
