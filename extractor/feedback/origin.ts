/** Values of `Sec-Fetch-Site` that pages of other sites cannot send. */
const OWN_SITES = new Set([null, 'same-origin', 'none']);
/** `localhost` and addresses: no name that somebody else could point here. */
const UNNAMED = /^(?:localhost|[\d.]+|\[[^\]]*\])$/;

/** Whose pages may post. */
export interface AllowedPages {
  /** Origins besides the collector's own host. */
  origins: ReadonlySet<string>;
  /** The names of the collector's own host; any name if they are not known. */
  hosts?: ReadonlySet<string> | undefined;
}

/**
 * Whether a request comes from a page that may post here: one of the same host, whichever proxy
 * ends the TLS, or one of an allowed origin. Clients that are not browsers send neither header and
 * may post. A page whose own name leads to this server is foreign, if the server's names are known.
 */
export function isAllowedOrigin(request: Request, { origins, hosts }: AllowedPages): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return OWN_SITES.has(request.headers.get('Sec-Fetch-Site'));
  if (origins.has(origin)) return true;
  if (!URL.canParse(origin)) return false;
  const { host, hostname, protocol } = new URL(origin);
  const isOwn = hosts === undefined || hosts.has(hostname) || UNNAMED.test(hostname);
  return isOwn && /^https?:$/.test(protocol) && host === new URL(request.url).host;
}
