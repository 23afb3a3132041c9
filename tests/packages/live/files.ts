import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import type { Expectations } from './expectations.ts';
import type { ClientResult } from './results/client-result.ts';
import { makePage } from './results/page.ts';

const EXPECTED = getPath('expected.json');
const RESULTS = getPath('results.json');
const PAGE = getPath('../live.md');

/** The file that pins the wheels of the clients. */
export const WHEELS = getPath('wheels.txt');

/** Reads the disagreements that are known. */
export function readExpectations(): Expectations {
  return (readJson(EXPECTED) ?? {}) as Expectations;
}

/** Reads the figures of the clients. */
export function readResults(): readonly ClientResult[] {
  return (readJson(RESULTS) ?? []) as ClientResult[];
}

/** Writes the disagreements, the figures and their page. */
export async function writeResults(
  expectations: Expectations,
  results: readonly ClientResult[],
): Promise<void> {
  await writeFormatted(EXPECTED, JSON.stringify(expectations));
  await writeFormatted(RESULTS, JSON.stringify(results));
  await writeFormatted(PAGE, makePage(results));
}

function getPath(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function writeFormatted(file: string, text: string): Promise<void> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  await writeFile(file, await format(text, options));
}
