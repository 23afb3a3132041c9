import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Headers by name; every response of a site has them. */
export type SecurityHeaders = Record<string, string>;

const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial'];

/** The headers that protect a site, including its Content-Security-Policy. */
export function makeSecurityHeaders(policy: string): SecurityHeaders {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know `frame-ancestors`.
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  };
}

/** The file that hosts read headers from. */
export const HEADERS_FILE = '_headers';

/** Writes `_headers`, which Netlify and Cloudflare Pages read, into a site. */
export async function writeHeadersFile(site: string, headers: SecurityHeaders): Promise<void> {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  await writeFile(path.join(site, HEADERS_FILE), `/*\n${lines.join('')}`);
}
