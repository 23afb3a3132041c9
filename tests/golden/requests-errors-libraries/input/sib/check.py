async def check_response(response):
    from . import Busy, Denied, SibError
    if response.status < 400:
        return
    for code, cls in ((401, Denied), (429, Busy)):
        if response.status == code:
            raise cls(await response.text())
    raise SibError(await response.text())


def translate(error):
    import sib
    code = error.response.status_code
    if code in (401, 403):
        return sib.Denied(str(error))
    elif code == 410:
        return sib.Gone(str(error))
    return sib.SibError(str(error))
