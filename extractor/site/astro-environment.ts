/** What pages read from `import.meta.env`; variables of these names would replace the values. */
const OWN_NAMES = ['ASSETS_PREFIX', 'BASE_URL', 'DEV', 'MODE', 'PROD', 'SITE', 'SSR'];

/**
 * The environment in which Astro makes the pages. It is the same for everybody: a site must not depend
 * on variables that are set for other programs. `undefined` removes a variable.
 */
export const ASTRO_ENVIRONMENT: Record<string, string | undefined> = {
  ...Object.fromEntries(OWN_NAMES.map((name) => [name, undefined])),
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};
