import type { Config } from '../../config/schema.ts';
import { checkInlineCode } from './check-inline-code.ts';
import { getAllowedHashes } from './inline-code-sources.ts';
import { makeContentSecurityPolicy } from './content-security-policy.ts';
import { makeSecurityHeaders, writeHeadersFile, type SecurityHeaders } from './security-headers.ts';

/**
 * Rejects a rendered site with inline code that is not allowed, and writes the headers that make
 * browsers refuse such code, too.
 *
 * @returns the headers
 * @throws WrapdocsError if a page contains such code
 */
export async function secureSite(
  site: string,
  config: Pick<Config, 'site' | 'feedback'>,
): Promise<SecurityHeaders> {
  const used = await checkInlineCode(site, await getAllowedHashes(config.site));
  const policy = makeContentSecurityPolicy(used, config.feedback?.endpoint, config.site.allow);
  const headers = makeSecurityHeaders(policy);
  await writeHeadersFile(site, headers);
  return headers;
}
