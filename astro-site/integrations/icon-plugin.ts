import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COMMON_ICONS } from '../../extractor/config/common-icons.ts';
import { getSiteFile } from './site-file.ts';

const NAME = 'virtual:wrapdocs/icons';
const STYLE = 'virtual:wrapdocs/icons.css';

/** The icons of the header, the menus and the links to other pages, besides those of the project. */
const FRAME = [
  ...['bars', 'close', 'down-caret', 'translate'],
  ...['laptop', 'moon', 'sun'],
  ...['left-arrow', 'right-arrow'],
];

/** Starlight exports its drawings to nobody. */
const DRAWINGS = 'dist/components-internals/Icons.js';

/** Starlight's component of an icon, and those of its components that are around every page. */
const ICON = /\/user-components\/Icon\.astro$/u;
const FRAME_COMPONENT = /\/starlight\/dist\/components\/\w+\.astro/u;

/**
 * A plugin for Vite that draws the icons around the pages with a style sheet that all pages share:
 * `import icons from 'virtual:wrapdocs/icons'` gives their classes by name. Starlight puts 9 kB of
 * drawings into each page.
 *
 * @param social the names of the icons of the project's links; those of common ones are always there
 */
export function createIconPlugin(social: readonly string[]) {
  const names = [...new Set([...FRAME, ...COMMON_ICONS, ...social])].sort();
  const classes = Object.fromEntries(names.map((name) => [name, getClass(name)]));
  return {
    name: NAME,
    enforce: 'pre' as const,
    resolveId(id: string, importer: string | undefined): string | undefined {
      if (id === NAME || id === STYLE) return `\0${id}`;
      const isOfFrame =
        ICON.test(id) && FRAME_COMPONENT.test(importer?.replaceAll('\\', '/') ?? '');
      return isOfFrame ? getSiteFile('src/components/starlight/Icon.astro') : undefined;
    },
    async load(id: string): Promise<string | undefined> {
      if (id === `\0${NAME}`)
        return `import '${STYLE}';\nexport default ${JSON.stringify(classes)};`;
      return id === `\0${STYLE}` ? makeStyle(names, await readDrawings()) : undefined;
    },
  };
}

/**
 * The style sheet of the icons.
 *
 * @param drawings what is inside of the `svg` element of each icon
 */
export function makeStyle(
  names: readonly string[],
  drawings: Readonly<Partial<Record<string, string>>>,
): string {
  const variables = names.map((name) => `--${getClass(name)}:${makeUrl(name, drawings[name])}`);
  const rules = names.map((name) => `.${getClass(name)}{--icon:var(--${getClass(name)})}`);
  return [`:root{${variables.join(';')}}`, ...rules].join('\n');
}

function getClass(name: string): string {
  return `icon-${name.replaceAll(/[^\w-]/gu, '-')}`;
}

function makeUrl(name: string, drawing: string | undefined): string {
  if (drawing === undefined) throw new Error(`Starlight has no icon ${name}.`);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>${drawing}</svg>`;
  const text = svg.replaceAll('"', "'").replaceAll(/[%#<>]/gu, encodeURIComponent);
  return `url("data:image/svg+xml,${text}")`;
}

/** What is inside of the `svg` element of each of Starlight's icons, by name. */
async function readDrawings(): Promise<Record<string, string>> {
  const home = dirname(findPackageJSON('@astrojs/starlight', import.meta.url) ?? '');
  const { Icons } = (await import(pathToFileURL(join(home, DRAWINGS)).href)) as {
    Icons: Record<string, string>;
  };
  return Icons;
}
