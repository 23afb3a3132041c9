"""Bodies of which nothing can be read, which must be said."""

import httpx

from exhibits import describe


class Museum:
    """The client."""

    def __init__(self, url: str):
        self._http = httpx.Client(base_url=url)

    def save(self, exhibit):
        """Save an exhibit: nothing is known of the fields of the form."""
        form = {}
        for name in describe(exhibit):
            form[name] = getattr(exhibit, name)
        return self._http.put("/exhibits/1", data=form)

    def close(self):
        """Close the museum. There is no body."""
        return self._http.post("/close")

    def open(self, hours):
        """Open the museum. The code that sends it is elsewhere.

        :calls: `POST /open <https://museum.example/reference>`_
        """
        return self._door.unlock(hours)

    def lock(self):
        """Lock the museum. Nothing is given that could be a body.

        :calls: `POST /lock <https://museum.example/reference>`_
        """
        return self._door.lock()
