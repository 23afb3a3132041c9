import { existsSync } from 'node:fs';
import path from 'node:path';
import { WrapdocsError } from '../../errors.ts';

/**
 * Requires that a folder has a built site.
 *
 * @param hint what the user of the command can do
 * @throws WrapdocsError `SITE_NOT_FOUND`
 */
export function requireSite(site: string, hint: string): void {
  if (existsSync(path.join(site, 'index.html'))) return;
  throw new WrapdocsError({
    code: 'SITE_NOT_FOUND',
    message: `There is no site in ${site}.`,
    hint,
  });
}
