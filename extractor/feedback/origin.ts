/** Values of `Sec-Fetch-Site` that pages of other sites cannot send. */
const OWN_SITES = new Set([null, 'same-origin', 'none']);

/**
 * Whether a request comes from a page that may post here: one of the same host, whichever proxy
 * ends the TLS, or one of an allowed origin. Clients that are not browsers send neither header and
 * may post.
 */
export function isAllowedOrigin(request: Request, allowed: ReadonlySet<string>): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return OWN_SITES.has(request.headers.get('Sec-Fetch-Site'));
  if (allowed.has(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
