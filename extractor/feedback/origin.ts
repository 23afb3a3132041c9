/** Values of `Sec-Fetch-Site` that no page of another site can send. */
const OWN_SITES = new Set([null, 'same-origin', 'none']);

/**
 * Whether a request comes from a page that may post here: one of the same host, whatever proxy ends
 * the TLS, or of an origin that is allowed. What is no browser sends neither header and may post.
 */
export function isAllowedOrigin(request: Request, allowed: ReadonlySet<string>): boolean {
  const origin = request.headers.get('Origin');
  if (origin === null) return OWN_SITES.has(request.headers.get('Sec-Fetch-Site'));
  if (allowed.has(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}
