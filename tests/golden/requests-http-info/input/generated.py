"""Methods that do the same as another one and return more are left out."""


class ApiClient:
    """Sends requests."""

    def call_api(self, resource_path, method, path_params=None, **options):
        """Send a request."""
        raise NotImplementedError


class PetApi:
    """Pets."""

    def __init__(self, api_client=None) -> None:
        self.api_client = api_client or ApiClient()

    def get_pet(self, pet_id, **kwargs):
        """Return a pet."""
        kwargs["_return_http_data_only"] = True
        return self.get_pet_with_http_info(pet_id, **kwargs)

    def get_pet_with_http_info(self, pet_id, **kwargs):
        """Return a pet with status and headers."""
        path_params = {"petId": pet_id}
        return self.api_client.call_api("/pets/{petId}", "GET", path_params, **kwargs)
