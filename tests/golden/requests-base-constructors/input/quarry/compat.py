"""Names of the standard library in both versions of Python."""

import sys

if sys.version_info[0] == 2:
    from urllib2 import Request, urlopen
    from urlparse import urljoin
else:
    from urllib.parse import urljoin
    from urllib.request import Request, urlopen
