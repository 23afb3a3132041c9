import { copyFile, glob, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LANGUAGES } from '../extractor/config/site-choices.ts';
import { walkFiles } from '../extractor/output/walk-files.ts';
import { makeRenderer } from '../extractor/site/ready/make-renderer.ts';
import { bundleModules } from './bundle-modules.ts';
import { ROOT } from './checkout.ts';
import { emitTypes } from './emit-types.ts';
import { makeManifest } from './manifest.ts';
import { renameImports } from './rename-imports.ts';
import { write } from './write.ts';

const SOURCES = ['astro.config.mjs', 'astro-site/**/*', 'extractor/**/*'];
/** Files that are published as they are. */
const COPIED = /\.(?:css|js|json|py|sql|svg|txt)$/;
/** The pages of the site in this repository, and what only a checkout needs. */
const LEFT_OUT = [
  /^astro-site\/src\/content\//,
  /^extractor\/contract\/generate\//,
  /\.d\.ts$/,
  /__pycache__/,
];

/**
 * Makes the published package from the sources of the checkout.
 *
 * @returns the number of its files
 */
export async function assemblePackage(folder: string): Promise<number> {
  const names: string[] = [];
  for await (const name of glob(SOURCES, { cwd: ROOT })) {
    const file = name.replaceAll('\\', '/');
    if (!LEFT_OUT.some((pattern) => pattern.test(file))) names.push(file);
  }
  const published = await Promise.all(names.map((name) => publishFile(name, folder)));
  const modules = await bundleModules(folder);
  const types = emitTypes(join(folder, 'types'));
  const texts = await publishTexts(folder);
  const renderers = await makeRenderers(join(folder, 'renderer'));
  return published.filter(Boolean).length + modules + types + texts + renderers;
}

/** Makes what renders sites; returns the number of its files. */
async function makeRenderers(home: string): Promise<number> {
  for (const language of LANGUAGES) {
    const folder = join(home, language);
    await mkdir(folder, { recursive: true });
    await makeRenderer(folder, language, new AbortController().signal);
  }
  return [...walkFiles(home)].length;
}

/** Writes a file that is published as it is, apart from its imports; false for any other file. */
async function publishFile(name: string, folder: string): Promise<boolean> {
  if (/\.(?:astro|mjs)$/.test(name)) {
    await write(join(folder, name), renameImports(await readFile(join(ROOT, name), 'utf8'), name));
  } else if (COPIED.test(name)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await copyFile(join(ROOT, name), join(folder, name));
  } else {
    return false;
  }
  return true;
}

/** The manifest and the texts for people. */
async function publishTexts(folder: string): Promise<number> {
  const texts = new Map([
    ['package.json', `${JSON.stringify(makeManifest(), undefined, 2)}\n`],
    ['README.md', await readFile(join(ROOT, 'packaging/README.md'), 'utf8')],
    ['LICENSE', await readFile(join(ROOT, 'LICENSE'), 'utf8')],
    ['CHANGELOG.md', await readFile(join(ROOT, 'CHANGELOG.md'), 'utf8')],
  ]);
  for (const [name, text] of texts) await write(join(folder, name), text);
  return texts.size;
}
