import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { ROOT } from './checkout.ts';

/** Modules that are loaded together, with all that they import. */
export interface Part {
  name: string;
  /** The modules that have a file of their own, by their paths in the checkout. */
  entries: string[];
  /** The part that is always loaded before. */
  after?: string;
}

/** What a file imports, or loads in browsers by the `src` of a script. */
const IMPORTED = /(?:\bfrom|\bimport|\bimport\(|\bsrc=)\s*["'](\.[^"']+\.tsx?)["']/g;

/** What browsers load, as far as components import it. */
const BROWSER = /^astro-site\/src\/(?:scripts\/|islands\/[A-Z])/;

const imported = new Set(find('astro-site/src/{components,pages}/**/*.astro').flatMap(listImports));

/** What components import, apart from what browsers load. */
const COMPONENT_IMPORTS = 'astro-site/src/component-imports.js';
/** What `astro.config.mjs` imports. */
const CONFIG_IMPORTS = 'astro-site/integrations/config-imports.js';

/**
 * Files that export modules again, by their paths. Without them, each module that a component
 * imports would need a file of its own.
 */
export const REEXPORTS: ReadonlyMap<string, readonly string[]> = new Map([
  [COMPONENT_IMPORTS, [...imported].filter((file) => !BROWSER.test(file))],
  [CONFIG_IMPORTS, listImports('astro.config.mjs')],
]);

/** The file that exports what a file of the package imports from a module of the checkout. */
export function findExports(module: string, importer: string): string {
  if (importer === 'astro.config.mjs') return CONFIG_IMPORTS;
  if (importer.endsWith('.astro') && !BROWSER.test(module)) return COMPONENT_IMPORTS;
  return module.replace(/\.tsx?$/, '.js');
}

/** The parts of wrapdocs that Node.js runs, in a command or when a site is built. */
export function findParts(): Part[] {
  return [
    { name: 'command line', entries: ['extractor/cli.ts'] },
    {
      name: 'commands for sites',
      after: 'command line',
      entries: find(
        'extractor/commands/{build,dev,release/run-release,release/run-release-all}.ts',
      ),
    },
    {
      name: 'commands for packages',
      after: 'command line',
      entries: find(
        'extractor/commands/{check,extract,diff/run-diff,export/export-openapi,operations/run-operations}.ts',
      ),
    },
    {
      name: 'other commands',
      after: 'command line',
      entries: find(
        'extractor/commands/{init,serve,release/run-releases,feedback/{delete,export,list,summarize}-feedback}.ts',
      ),
    },
    { name: 'child process', entries: ['extractor/system/end-with-parent.ts'] },
    { name: 'configuration', entries: ['extractor/config/define-config.ts'] },
    { name: 'collector', entries: find('extractor/feedback/{collector,store}.ts') },
    {
      name: 'integrations',
      entries: [CONFIG_IMPORTS, 'astro-site/dev/server.ts', 'astro-site/src/content.config.ts'],
    },
    {
      name: 'site',
      entries: [
        COMPONENT_IMPORTS,
        ...find('astro-site/src/pages/**/*.ts'),
        ...find('astro-site/src/{middleware,route-data,render/reference-page}.{ts,tsx}'),
        'astro-site/src/rebuild/write-cache.ts',
        'astro-site/src/output/reference-pages.ts',
        ...find('astro-site/src/prebuilt/{rebuild,render,site-data}.ts'),
      ],
    },
    { name: 'rebuild', entries: ['astro-site/src/rebuild/rebuild.ts'] },
  ];
}

/** Scripts that share modules with islands, or import some later. */
const SHARING = [
  'astro-site/src/islands/use-directive.ts',
  'astro-site/src/scripts/page.ts',
  'astro-site/src/scripts/version-notice.ts',
];

/** The modules that browsers load, and that Vite divides among the files of a site. */
export function findBrowserModules(): Record<'texts' | 'islands' | 'scripts', string[]> {
  const loaded = [...imported].filter((file) => BROWSER.test(file));
  const islands = loaded.filter((file) => file.endsWith('.tsx'));
  return {
    texts: find('astro-site/src/strings/*.ts'),
    islands: [...islands, ...SHARING],
    scripts: [
      ...loaded.filter((file) => ![...islands, ...SHARING].includes(file)),
      'astro-site/dev/client.ts',
      'astro-site/integrations/client-use-directive.ts',
    ],
  };
}

function find(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** The modules that a file imports, by their paths in the checkout. */
function listImports(file: string): string[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(IMPORTED)].map(([, name = '']) => posix.join(dirname(file), name));
}

/** How the bundler names a module. */
export function getId(file: string): string {
  return REEXPORTS.has(file) ? file : join(ROOT, file);
}
