import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { Module } from '../../extractor/contract/module.ts';
import type { Package } from '../../extractor/contract/package.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const NO_DIGEST = `sha256:${'0'.repeat(64)}`;

/** The names of the goldens: every folder here holds `input/` and `expected.json`. */
export function listGoldens(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * Extracts the one package or module in a golden's `input/`.
 *
 * @param extractPath reads a package's folder or a module's file
 * @returns the text of the golden's `expected.json`
 */
export async function extractGolden(
  name: string,
  extractPath: (file: string) => Promise<Package>,
): Promise<string> {
  const input = path.join(FOLDER, name, 'input');
  const [source, ...others] = readdirSync(input).filter((entry) => entry !== '__pycache__');
  if (source === undefined || others.length > 0) {
    throw new Error(`${input} must hold one package or one module`);
  }
  return `${JSON.stringify(mask(await extractPath(path.join(input, source))), null, 2)}\n`;
}

/** What changes with a release, an edit of an input or another Python says nothing about the construct. */
function mask({ index, modules }: Package): Package {
  const generator = { ...index.generator, version: '0.0.0' };
  const source = { ...index.source, digest: NO_DIGEST };
  const diagnostics = index.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    message: diagnostic.message.replace(/by Python \d[\d.]*/, 'by Python 3'),
  }));
  return { index: { ...index, generator, source, diagnostics }, modules: modules.map(dropBodies) };
}

/** Digests of bodies are in every module; tests/python/source/test_bodies.py has its own examples. */
function dropBodies(module: Module): Module {
  const copy = { ...module };
  delete copy.bodies;
  return copy;
}

/** Reads a golden's `expected.json`. */
export async function readExpected(name: string): Promise<string> {
  return readFile(getExpectedFile(name), 'utf8');
}

/** Writes a golden's `expected.json`. */
export async function writeExpected(name: string, text: string): Promise<void> {
  await writeFile(getExpectedFile(name), text);
}

function getExpectedFile(name: string): string {
  return path.join(FOLDER, name, 'expected.json');
}
