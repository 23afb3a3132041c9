import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizeName } from './pins.ts';

/** Names of folders in wheels that are not what the distribution is for. */
const BESIDE = /^(_.*|(\w+_)?tests?|testing|examples?|docs?|scripts?|setup|benchmarks?)$/;
const NAMESPACE = /extend_path|declare_namespace/;

/**
 * Finds the import packages of a distribution in an environment: the outermost packages that have code
 * of their own, such as `google.cloud.storage`, and single modules.
 */
export async function findModules(environment: string, client: string): Promise<string[]> {
  const files = await listFiles(environment, client);
  const found = new Set<string>();
  const packages = files
    .filter((file) => file.endsWith('/__init__.py'))
    .map((file) => file.split('/').slice(0, -1))
    .toSorted((one, other) => one.length - other.length);
  for (const parts of packages) {
    const name = parts.join('.');
    const isInside = [...found].some((outer) => name.startsWith(`${outer}.`));
    if (isInside || parts.some((part) => BESIDE.test(part))) continue;
    const text = await readFile(join(environment, ...parts, '__init__.py'), 'utf8');
    if (!NAMESPACE.test(text)) found.add(name);
  }
  const modules = files
    .filter((file) => /^[A-Za-z]\w*\.py$/.test(file))
    .map((file) => file.slice(0, -3));
  return [...found, ...modules.filter((module) => !BESIDE.test(module))].toSorted();
}

/** Lists the Python files of a distribution by what its wheel records. */
async function listFiles(environment: string, client: string): Promise<string[]> {
  const folders = await readdir(environment);
  const info = folders.find((name) => {
    const [, distribution = ''] = /^(.+?)-[^-]+\.dist-info$/.exec(name) ?? [];
    return normalizeName(distribution) === normalizeName(client);
  });
  if (info === undefined) throw new Error(`${client} is not installed in its environment`);
  const record = await readFile(join(environment, info, 'RECORD'), 'utf8');
  const paths = record.split('\n').map((line) => line.split(',')[0] ?? '');
  return paths.filter((file) => file.endsWith('.py') && !file.startsWith('..'));
}
