"""Bodies that are texts, and no forms, although there are equals signs in them."""

import requests

MESSAGE = """<env:Envelope xmlns:env="http://schemas.test/soap"
    xmlns:d="http://deploy.test/">
<env:Body><d:status id="{id}" full="{full}"/></env:Body></env:Envelope>"""


class Deployments:
    def __init__(self, token: str) -> None:
        self.headers = {"Content-Type": "application/json", "Authorization": token}

    def status(self, deployment_id: str) -> str:
        """Another spelling of a header takes the place of the first one."""
        headers = {**self.headers, "content-type": "text/xml", "SOAPAction": "status"}
        body = MESSAGE.format(id=deployment_id, full="true")
        return requests.post("https://deploy.test/soap", data=body, headers=headers).text

    def run(self, script: str) -> str:
        headers = {"Content-Type": "text/plain"}
        body = f"set -e; x = {script}"
        return requests.post("https://deploy.test/run", data=body, headers=headers).text

    def filter(self, name: str, size: int) -> str:
        """This one is a form."""
        body = f"filter[name]={name}&page%5Bsize%5D={size}"
        headers = {"Content-Type": "application/x-www-form-urlencoded"}
        return requests.post("https://deploy.test/find", data=body, headers=headers).text

    def apply(self, settings: dict) -> str:
        """What the argument holds is written as a text, one element after the other."""
        body = _write(settings) if settings else ""
        return _send(body)

    def describe(self, parts: list) -> str:
        """Lines of a text, with an end of their own."""
        lines = [f"* {part}" for part in parts]
        body = "\n".join(lines) + "\nend\n"
        headers = {"Content-Type": "text/plain"}
        return requests.put("https://deploy.test/about", data=body, headers=headers).text


def _send(body: object) -> str:
    data, files = body, None
    if type(body) is tuple:
        data, files = body[0], body[1]
    headers = {"Content-Type": "application/xml"}
    url = "https://deploy.test/settings"
    return requests.put(url, data=data, files=files, headers=headers).text


def _write(values: dict) -> str:
    written = ""
    for key, value in values.items():
        written += "<" + key + ">" + _write_value(value) + "</" + key + ">"
    return written


def _write_value(value: object) -> str:
    return _write(value) if isinstance(value, dict) else str(value)
