import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { getMessage, WrapdocsError } from '../errors.ts';
import { allowConfigImports } from './config-imports.ts';
import { describeConfigIssue } from './describe-issue.ts';
import { findErrorPlace } from './error-place.ts';
import { isFile } from '../system/is-file.ts';
import { hasProjectTable, PYPROJECT, readProjectTable } from './pyproject.ts';
import { ConfigSchema, type Config } from './schema.ts';

/** The files of a configuration; a table in pyproject.toml can take their place. */
const CONFIG_FILE_NAMES = ['ts', 'mts', 'js', 'mjs'].map(
  (extension) => `wrapdocs.config.${extension}`,
);

/** A configuration that was read and checked. */
export interface LoadedConfig {
  config: Config;
  file: string;
  /** The folder of the file; paths in the configuration are relative to it. */
  folder: string;
}

/**
 * Reads `wrapdocs.config.*` or the table `[tool.wrapdocs]` of pyproject.toml in `cwd`, or the file
 * that `--config` names.
 *
 * @param isAgain whether the file was read before and may have changed; the files that it imports
 * are not read again
 */
export async function loadConfig(
  cwd: string,
  named?: string,
  isAgain = false,
): Promise<LoadedConfig> {
  const file = findConfigFile(cwd, named);
  if (file.endsWith('.toml')) return loadProjectTable(file, path.relative(cwd, file));
  // Node caches imports; a different URL makes it read the file again.
  const address = `${pathToFileURL(file).href}${isAgain ? `?${String(Date.now())}` : ''}`;
  const config = parseConfig(await importDefault(file, address), path.relative(cwd, file));
  return { config, file, folder: path.dirname(file) };
}

/** The absolute path of the folder that the site is built into. */
export function getSiteFolder({ config, folder }: Pick<LoadedConfig, 'config' | 'folder'>): string {
  return path.resolve(folder, config.out);
}

/** Reads the configuration in `[tool.wrapdocs]` of a pyproject.toml. */
function loadProjectTable(file: string, name: string): LoadedConfig {
  const { value, findLine } = readProjectTable(file);
  const config = parseConfig(value, name, findLine);
  return { config, file, folder: path.dirname(file) };
}

/**
 * Checks what a configuration file exports. Messages call the file `name`.
 *
 * @param findLine finds the line of a setting
 */
export function parseConfig(
  value: unknown,
  name: string,
  findLine?: (path: readonly PropertyKey[]) => number,
): Config {
  const result = ConfigSchema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const lines = getFirstIssues(result.error).map((issue) => {
    const line = findLine?.(getPath(issue));
    return `  ${line === undefined ? '' : `line ${String(line)}: `}${describeConfigIssue(issue)}`;
  });
  throw new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `${name} is not a valid configuration:\n${lines.join('\n')}`,
    hint: 'With `defineConfig`, your editor knows all settings and their values.',
    cause: result.error,
  });
}

function getPath(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  return issue.code === 'unrecognized_keys'
    ? [...issue.path, ...issue.keys.slice(0, 1)]
    : issue.path;
}

/** One issue per field: later ones mostly repeat the first. */
function getFirstIssues({ issues }: z.ZodError): z.core.$ZodIssue[] {
  const isSamePlace = (a: z.core.$ZodIssue, b: z.core.$ZodIssue) =>
    a.code === 'unrecognized_keys' || b.code === 'unrecognized_keys'
      ? a === b
      : z.core.toDotPath(a.path) === z.core.toDotPath(b.path);
  return issues.filter(
    (issue, index) => issues.findIndex((other) => isSamePlace(other, issue)) === index,
  );
}

/**
 * The file with the configuration of a folder; one of its own has precedence over a table in
 * pyproject.toml.
 */
export function findConfig(cwd: string): string | undefined {
  const files = [...CONFIG_FILE_NAMES, PYPROJECT].map((name) => path.resolve(cwd, name));
  return files.find(
    (file) => isFile(file) && (path.basename(file) !== PYPROJECT || hasProjectTable(file)),
  );
}

function findConfigFile(cwd: string, named: string | undefined): string {
  const file = named === undefined ? findConfig(cwd) : path.resolve(cwd, named);
  if (file !== undefined && isFile(file)) return file;
  throw new WrapdocsError({
    code: 'CONFIG_NOT_FOUND',
    message:
      named === undefined
        ? `There is no configuration in ${cwd} (looked for ${CONFIG_FILE_NAMES.join(', ')} and [tool.wrapdocs] in ${PYPROJECT}).`
        : `There is no configuration file ${path.resolve(cwd, named)}.`,
    hint: 'Run `wrapdocs init` to write one, or specify the file with --config FILE.',
  });
}

async function importDefault(file: string, address: string): Promise<unknown> {
  const exports = await importFile(file, address);
  if ('default' in exports) return exports.default;
  throw new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `${file} has no default export.`,
    hint: 'Write `export default defineConfig({ ... })`.',
  });
}

async function importFile(file: string, address: string): Promise<object> {
  allowConfigImports();
  try {
    return (await import(address)) as object;
  } catch (cause) {
    throw new WrapdocsError({
      code: 'CONFIG_UNREADABLE',
      message: `${findErrorPlace(file, cause)} could not be read: ${getMessage(cause)}`,
      hint: 'Fix the file.',
      cause,
    });
  }
}
