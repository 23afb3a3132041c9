import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCAL_TIMEOUT_MS } from '../sources/git/find-commit.ts';
import { runGit } from '../sources/git/git-command.ts';
import type { InitPlan } from './plan-init.ts';

/**
 * Writes the files of a plan. No file is overwritten, not even one that appeared in the meantime.
 *
 * @returns the names of the files
 */
export async function writeInit(
  { files, ignored }: Pick<InitPlan, 'files' | 'ignored'>,
  folder: string,
): Promise<string[]> {
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
  await ignore(path.join(folder, '.gitignore'), ignored);
  return [...files.keys(), ...(ignored.length > 0 ? ['.gitignore'] : [])];
}

async function ignore(file: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const text = existsSync(file) ? await readFile(file, 'utf8') : '';
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(file, `${start}${lines.join('\n')}\n`);
}

/** The files that git ignores, so that a commit would not contain them. */
export async function listHidden(
  names: readonly string[],
  folder: string,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<string[]> {
  const limits = { env, signal, timeoutMs: LOCAL_TIMEOUT_MS, inside: true };
  const { exitCode, lines } = await runGit(folder, ['check-ignore', '--', ...names], limits);
  return exitCode === 0 ? lines : [];
}
