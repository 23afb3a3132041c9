import { existsSync, readFileSync } from 'node:fs';
import { parseDocument } from '../contract/parse-document.ts';
import { WrapdocsError } from '../errors.ts';
import { SITE_INPUT_VERSION, SiteInputSchema, type SiteInput } from './schema.ts';

/**
 * Reads the `site.json` of a site.
 *
 * @throws WrapdocsError if there is none, or if this wrapdocs cannot read it
 */
export function loadSiteInput(file: string): SiteInput {
  if (!existsSync(file)) throw makeMissingError(file);
  return parseDocument(SiteInputSchema, readFileSync(file, 'utf8'), {
    file,
    version: SITE_INPUT_VERSION,
    kind: 'format',
    command: 'wrapdocs build',
  });
}

/** The error for a site that has not been built yet. */
export function makeMissingError(file: string): WrapdocsError {
  return new WrapdocsError({
    code: 'SITE_NOT_FOUND',
    message: `${file} does not exist. It contains the input of the site.`,
    hint: 'Run `wrapdocs build`, which creates it and renders the site.',
  });
}
