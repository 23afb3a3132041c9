import path from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { ChangeDates, FileDates } from '../site-input/schema.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import { runGit } from '../sources/git/git-command.ts';
import { listLocalParts } from '../sources/source-file.ts';
import type { Source } from '../sources/source.ts';

const TIMEOUT_MS = 10_000;

/** Asks git when the narrative pages and sources last changed; uncommitted files have no date. */
export async function readChangeDates(
  { config, folder }: LoadedConfig,
  packages: readonly ConfiguredPackage[],
): Promise<ChangeDates> {
  const { content } = config;
  const [pages, ...dates] = await Promise.all([
    content === undefined ? {} : readFileDates(path.resolve(folder, content)),
    ...packages.map(async ({ config: { name }, source }) => {
      return [name, await readSourceDates(source)] as const;
    }),
  ]);
  return { content: pages, packages: Object.fromEntries(dates) };
}

/** Fetched source has the date of its release; parts that replace some of it have their own. */
async function readSourceDates(source: Source): Promise<FileDates> {
  const parts = listLocalParts(source).map(({ id, root }) => {
    return readFileDates(root, id.replaceAll('.', '/'));
  });
  return Object.assign({}, ...(await Promise.all(parts))) as FileDates;
}

/**
 * The dates of the newest commits of the files in a folder. Empty without git and in a shallow
 * clone, where every file would get the date of the oldest commit.
 *
 * @param only a part of the folder
 */
async function readFileDates(folder: string, only = ''): Promise<FileDates> {
  const shallow = await askGit(folder, ['rev-parse', '--is-shallow-repository']);
  if (shallow?.[0] !== 'false') return {};
  const lines = await askGit(folder, [
    'log',
    '--format=%x00%cI',
    '--name-only',
    '--no-renames',
    '--relative',
    '--',
    `./${only}*`,
  ]);
  return parseLog(lines ?? []);
}

/**
 * Lines that begin with NUL are dates of commits, newest first; the others are the commit's files.
 */
function parseLog(lines: readonly string[]): FileDates {
  const dates = new Map<string, string>();
  let date = '';
  for (const line of lines) {
    if (line.startsWith('\0')) date = new Date(line.slice(1)).toISOString();
    else if (line !== '' && !dates.has(line)) dates.set(line, date);
  }
  return Object.fromEntries([...dates].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The lines of git's output; empty if there is no git, no repository, or no answer in time. */
async function askGit(folder: string, args: string[]): Promise<string[] | undefined> {
  const { exitCode, lines } = await runGit(folder, args, { timeoutMs: TIMEOUT_MS, inside: true });
  return exitCode === 0 ? lines : undefined;
}
