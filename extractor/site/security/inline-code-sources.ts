import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WRAPDOCS_ROOT } from '../../version.ts';
import { hashCode } from './hash-code.ts';
import type { InlineCode } from './inline-code.ts';
import type { AllowedCode } from './allowed-code.ts';

/** Starlight's scripts that must run while the page is being read; the rest it loads as files. */
const STARLIGHT = [
  ['components/ThemeProvider.astro', 'sets the colour scheme before anything is painted'],
  ['components/ThemeSelect.astro', 'shows the colour scheme in its menu'],
  ['user-components/Tabs.astro', 'restores the tab that the reader chose last'],
] as const;

/** What Astro puts before the first island of a page, and before the first of each way to wake. */
const ASTRO = [
  ['runtime/server/astro-island.prebuilt.js', 'script', 'the element around an island'],
  ['runtime/server/astro-island-styles.js', 'style', 'keeps that element out of the layout'],
  ['runtime/client/idle.prebuilt.js', 'script', 'wakes an island when the browser is idle'],
  ['runtime/client/load.prebuilt.js', 'script', 'wakes an island at once'],
  ['runtime/client/media.prebuilt.js', 'script', 'wakes an island when a media query fits'],
  ['runtime/client/only.prebuilt.js', 'script', 'shows an island that has no HTML'],
  ['runtime/client/visible.prebuilt.js', 'script', 'wakes an island when it is seen'],
] as const;

/** Our own components whose scripts run while the page is being read. */
const COMPONENTS = [
  [
    'astro-site/src/components/starlight/Sidebar.astro',
    'restores open groups and the scroll of the sidebar',
  ],
] as const;

const DIRECTIVE = 'astro-site/integrations/client-use-directive.ts';

/** Reads the code that may stand in pages from the installed packages and from our directive. */
export async function readAllowedCode(): Promise<AllowedCode[]> {
  const lists = await Promise.all([
    ...STARLIGHT.map(([file, what]) => readStarlight(file, what)),
    ...ASTRO.map(([file, kind, what]) => readAstro(file, kind, what)),
    ...COMPONENTS.map(([file, what]) => readScripts(path.join(WRAPDOCS_ROOT, file), file, what)),
    readDirective(),
  ]);
  return lists.flat();
}

async function readStarlight(file: string, what: string): Promise<AllowedCode[]> {
  return readScripts(resolveFile('@astrojs/starlight', file), `@astrojs/starlight/${file}`, what);
}

async function readScripts(file: string, from: string, what: string): Promise<AllowedCode[]> {
  const source = await readFile(file, 'utf8');
  const scripts = [...source.matchAll(/<script is:inline[^>]*>([^]*?)<\/script>/g)];
  if (scripts.length === 0) throw makeMissing(from);
  return scripts.map(([, text = '']) => describe({ kind: 'script', text }, from, what));
}

async function readAstro(file: string, kind: 'script' | 'style', what: string) {
  const module = (await import(pathToFileURL(resolveFile('astro', file)).href)) as object;
  const text: unknown = Object.values(module)[0];
  if (typeof text !== 'string') throw makeMissing(`astro/${file}`);
  return [describe({ kind, text }, `astro/${file}`, what)];
}

interface DirectiveBuilder {
  buildClientDirectiveEntrypoint(name: string, entrypoint: string, root: URL): Promise<string>;
}

async function readDirective(): Promise<AllowedCode[]> {
  const file = resolveFile('astro', 'core/client-directive/build.js');
  const builder = (await import(pathToFileURL(file).href)) as DirectiveBuilder;
  const text = await builder.buildClientDirectiveEntrypoint(
    'use',
    path.join(WRAPDOCS_ROOT, DIRECTIVE),
    pathToFileURL(`${WRAPDOCS_ROOT}/`),
  );
  return [describe({ kind: 'script', text }, DIRECTIVE, 'wakes an island at its first use')];
}

function describe({ kind, text }: InlineCode, from: string, what: string): AllowedCode {
  return { kind: kind === 'style' ? 'style' : 'script', from, what, hash: hashCode(text) };
}

/** A built file of a package, by its path: packages do not export all that they put into pages. */
function resolveFile(name: string, file: string): string {
  return path.join(path.dirname(fileURLToPath(import.meta.resolve(name))), file);
}

function makeMissing(file: string): Error {
  return new Error(
    `${file} holds no inline code any more: see what took its place, and mend the table in extractor/site/security/inline-code-sources.ts.`,
  );
}
