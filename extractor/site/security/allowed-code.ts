import type { Config } from '../../config/schema.ts';
import { getAccentStyle } from '../../config/accent-style.ts';
import allowedCode from './allowed-code.json' with { type: 'json' };
import { hashCode } from './hash-code.ts';

/** A script or style that may stand in a page. */
export interface AllowedCode {
  kind: 'script' | 'style';
  /** The file that it comes from. */
  from: string;
  /** What it does. */
  what: string;
  /** `sha256-…=` */
  hash: string;
}

/** Hashes of all code that may stand in the pages of a site: the list beside, and the project's. */
export function getAllowedHashes(site: Config['site']): Set<string> {
  const accent = getAccentStyle(site.accent);
  return new Set([
    ...allowedCode.map(({ hash }) => hash),
    ...(accent === undefined ? [] : [hashCode(accent)]),
    ...site.scripts,
  ]);
}
