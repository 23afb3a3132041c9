import type { Config } from '../../config/schema.ts';
import { getAllowedHashes } from './allowed-code.ts';
import { checkInlineCode } from './check-inline-code.ts';
import { makeContentSecurityPolicy } from './content-security-policy.ts';
import { makeSecurityHeaders, writeHeadersFile, type SecurityHeaders } from './security-headers.ts';

/**
 * Refuses inline code that nobody has read, and writes the headers that keep it out of the browser
 * into a rendered site.
 *
 * @returns the headers
 * @throws WrapdocsError where a page holds such code
 */
export async function secureSite(
  site: string,
  config: Pick<Config, 'site' | 'feedback'>,
): Promise<SecurityHeaders> {
  const used = await checkInlineCode(site, getAllowedHashes(config.site));
  const policy = makeContentSecurityPolicy(used, config.feedback?.endpoint);
  const headers = makeSecurityHeaders(policy);
  await writeHeadersFile(site, headers);
  return headers;
}
