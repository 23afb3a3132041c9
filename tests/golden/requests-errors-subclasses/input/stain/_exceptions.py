import httpx


class StainError(Exception):
    pass


class APIError(StainError):
    def __init__(self, message, request, *, body):
        super().__init__(message)


class APIStatusError(APIError):
    """Raised when an API response has a status code of 4xx or 5xx."""

    response: httpx.Response
    status_code: int

    def __init__(self, message, *, response, body):
        super().__init__(message, response.request, body=body)
        self.status_code = response.status_code


class APIConnectionError(APIError):
    pass


class APITimeoutError(APIConnectionError):
    pass


class AuthenticationError(APIStatusError):
    status_code = 401


class InternalServerError(APIStatusError):
    pass
