"""Wrapper of the Fivetran REST API: operations in `main`, models in `api_models`."""
