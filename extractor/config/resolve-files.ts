import path from 'node:path';
import type { Config } from './schema.ts';

/** The files of the configuration that the site is made with, as absolute paths. */
export function listSiteFiles(config: Config, folder: string): string[] {
  const { logo, styles, components } = resolveFiles(config, folder).site;
  const logos = typeof logo === 'object' ? [logo.light, logo.dark] : [logo ?? []].flat();
  return [...logos, ...styles, ...Object.values(components)];
}

/** The configuration with absolute paths of the files that the site is made with. */
export function resolveFiles(config: Config, folder: string): Config {
  const resolve = (file: string): string => path.resolve(folder, file);
  const { logo, styles, components } = config.site;
  return {
    ...config,
    site: {
      ...config.site,
      ...(logo === undefined ? {} : { logo: resolveLogo(logo, resolve) }),
      styles: styles.map(resolve),
      components: Object.fromEntries(
        Object.entries(components).map(([name, file]) => [name, resolve(file)]),
      ),
    },
  };
}

type Logo = NonNullable<Config['site']['logo']>;

function resolveLogo(logo: Logo, resolve: (file: string) => string): Logo {
  return typeof logo === 'string'
    ? resolve(logo)
    : { ...logo, light: resolve(logo.light), dark: resolve(logo.dark) };
}
