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
