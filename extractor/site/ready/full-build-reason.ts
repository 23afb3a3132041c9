import type { Config } from '../../config/schema.ts';
import { divideRedirects } from '../../config/redirects.ts';

/** The settings whose files Astro must bundle. */
const BUNDLED = ['components', 'styles', 'logo'] as const;

interface Site {
  config: Pick<Config, 'redirects' | 'site'>;
  /** Whether it is a release with its own version. */
  isRelease: boolean;
}

/**
 * Why a site needs Astro's whole build, which bundles it, as the end of a sentence: a ready renderer
 * only reads data. Undefined if nothing in the configuration requires it.
 */
export function findFullBuildReason({ config, isRelease }: Site): string | undefined {
  const { redirects, site } = config;
  const set = BUNDLED.find((name) => isSet(site[name]));
  if (set !== undefined) return `\`site.${set}\` is set`;
  if (isRelease) return 'the site is a release';
  if (site.translations.length > 0) return 'the site has translations';
  if (divideRedirects(redirects).plain.length > 0) return '`redirects` has paths without `.html`';
  return undefined;
}

function isSet(value: unknown): boolean {
  if (value === undefined) return false;
  return typeof value !== 'object' || value === null || Object.keys(value).length > 0;
}
