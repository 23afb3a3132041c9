"""Names that are imported conditionally."""
