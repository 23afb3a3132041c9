"""What `openapi_extra` adds to an operation: bodies, parameters, responses, extensions."""
