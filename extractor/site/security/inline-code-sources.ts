import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getAccentStyle } from '../../config/accent-style.ts';
import type { Config } from '../../config/schema.ts';
import { getModuleFile, WRAPDOCS_ROOT } from '../../version.ts';
import { hashCode, type InlineCode } from './inline-code.ts';

/** Components with scripts that must run before the page is complete. */
const COMPONENTS = [
  // Shows the colour scheme in its menu.
  resolveFile('@astrojs/starlight', 'components/ThemeSelect.astro'),
  // Restores the tab that the reader chose last.
  resolveFile('@astrojs/starlight', 'user-components/Tabs.astro'),
  // Restores the open groups and the scroll position of the sidebar.
  path.join(WRAPDOCS_ROOT, 'astro-site/src/components/starlight/Sidebar.astro'),
  // Opens the table of contents where it is beside the page.
  path.join(WRAPDOCS_ROOT, 'astro-site/src/components/starlight/PageSidebar.astro'),
];

/**
 * What Astro puts before the first island of a page, and before the first use of each `client:`
 * directive.
 */
const ASTRO = [
  'server/astro-island-styles.js',
  'client/idle.prebuilt.js',
  'client/load.prebuilt.js',
  'client/media.prebuilt.js',
  'client/only.prebuilt.js',
  'client/visible.prebuilt.js',
];

/** Our `client:use`, which Astro bundles and inlines like its own directives. */
const DIRECTIVE = getModuleFile('astro-site/integrations/client-use-directive');

/**
 * Hashes of all code that the pages of a site may contain: from its components and from the
 * project's own pages.
 */
export async function getAllowedHashes(site: Config['site']): Promise<Set<string>> {
  const accent = getAccentStyle(site.accent);
  const texts = [
    ...(await readAllowedCode()).map(({ text }) => text),
    ...(accent === undefined ? [] : [accent]),
    ...site.head.map(({ content }) => content),
  ];
  return new Set([...texts.map(hashCode), ...site.scripts]);
}

/**
 * Reads the code that pages may contain from the installed packages and from our own sources, never
 * from built pages, which could contain anything.
 */
export async function readAllowedCode(): Promise<InlineCode[]> {
  const scripts = await Promise.all([...COMPONENTS.map(readScripts), buildDirective()]);
  const fromAstro = await Promise.all(ASTRO.map(readExport));
  return [...scripts.flat().map((text) => ({ kind: 'script', text }) as const), ...fromAstro];
}

async function readScripts(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  const scripts = [...source.matchAll(/<script is:inline[^>]*>([^]*?)<\/script>/g)];
  if (scripts.length === 0) throw makeMissing(file);
  return scripts.map(([, text = '']) => text);
}

async function readExport(name: string): Promise<InlineCode> {
  const file = resolveFile('astro', `runtime/${name}`);
  const module = (await import(pathToFileURL(file).href)) as object;
  const text: unknown = Object.values(module)[0];
  if (typeof text !== 'string') throw makeMissing(file);
  return { kind: name.includes('styles') ? 'style' : 'script', text };
}

interface DirectiveBuilder {
  buildClientDirectiveEntrypoint(name: string, entrypoint: string, root: URL): Promise<string>;
}

async function buildDirective(): Promise<string> {
  const file = resolveFile('astro', 'core/client-directive/build.js');
  const builder = (await import(pathToFileURL(file).href)) as DirectiveBuilder;
  const root = pathToFileURL(`${WRAPDOCS_ROOT}/`);
  return builder.buildClientDirectiveEntrypoint('use', DIRECTIVE, root);
}

/**
 * A built file of a package, by its path: packages do not export everything that they put into
 * pages.
 */
function resolveFile(name: string, file: string): string {
  return path.join(path.dirname(fileURLToPath(import.meta.resolve(name))), file);
}

function makeMissing(file: string): Error {
  return new Error(
    `${file} does not contain inline code any more. Check what replaced it, and update the table in extractor/site/security/inline-code-sources.ts.`,
  );
}
