"""The configuration declares its security schemes in the words of OpenAPI."""

import requests


class Configuration:
    def __init__(self, host: str = "https://api.bank.test", access_key: str | None = None) -> None:
        self.host = host
        self.access_key = access_key

    def auth_settings(self) -> dict:
        return {
            "key": {
                "type": "apiKey",
                "in": "header",
                "key": "Bank-Access-Key",
                "value": self.access_key,
            }
        }


class AccountsApi:
    """Accounts; the configuration is made by the caller."""

    def __init__(self, configuration: Configuration) -> None:
        self.configuration = configuration

    def get_account(self, account_id: str) -> dict:
        """Get an account."""
        return requests.get(self.configuration.host + f"/accounts/{account_id}").json()
