import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { makeInterrupted, WrapdocsError } from '../../errors.ts';
import { findPython } from '../../interpreter/find-python.ts';
import { installDependencies } from '../../interpreter/install-dependencies.ts';
import { runChild } from '../../system/run-child.ts';
import type { PandocDocument } from './document.ts';

const REQUIREMENTS = fileURLToPath(new URL('../requirements.txt', import.meta.url));
const TIMEOUT_MS = 60_000;

interface Options {
  env: NodeJS.ProcessEnv;
  python?: string | undefined;
  signal: AbortSignal;
  /** Called before Pandoc is downloaded, which takes seconds. */
  onInstall: () => void;
}

/** Converts between reStructuredText, Pandoc's document model and Markdown. */
export interface Pandoc {
  /**
   * Reads reStructuredText.
   *
   * @param folder where the files that it includes are
   * @throws WrapdocsError if Pandoc cannot read it
   */
  read: (text: string, folder: string) => Promise<PandocDocument>;
  /** Writes GitHub's Markdown. */
  write: (document: PandocDocument) => Promise<string>;
}

/** Makes Pandoc ready, which is installed on first use. */
export async function openPandoc({ env, python, signal, onInstall }: Options): Promise<Pandoc> {
  const interpreter = await findPython({ python, env, signal });
  const folder = await installDependencies({
    python: interpreter,
    env,
    signal,
    requirements: REQUIREMENTS,
    onInstall,
  });
  const file = path.join(
    folder,
    'pypandoc',
    'files',
    process.platform === 'win32' ? 'pandoc.exe' : 'pandoc',
  );
  if (!existsSync(file)) throw makeFailure(`There is no ${file}.`);
  const run = (args: string[], input: string, cwd?: string): Promise<string> =>
    runPandoc(file, args, { input, signal, ...(cwd === undefined ? {} : { cwd }) });
  return {
    read: async (text, cwd) =>
      JSON.parse(await run(['-f', 'rst', '-t', 'json'], text, cwd)) as PandocDocument,
    write: (document) =>
      run(['-f', 'json', '-t', 'gfm', '--wrap=preserve'], JSON.stringify(document)),
  };
}

async function runPandoc(
  file: string,
  args: string[],
  options: { input: string; signal: AbortSignal; cwd?: string },
): Promise<string> {
  const lines: string[] = [];
  const result = await runChild(file, args, {
    ...options,
    timeoutMs: TIMEOUT_MS,
    onLine: (line) => lines.push(line),
  });
  if (result.aborted) throw makeInterrupted();
  if (result.exitCode !== 0)
    throw makeFailure(result.timedOut ? 'It took too long.' : result.stderr);
  return `${lines.join('\n')}\n`;
}

function makeFailure(reason: string): WrapdocsError {
  return new WrapdocsError({
    code: 'MIGRATION_FAILED',
    message: `Pandoc could not convert a page: ${reason.trim()}`,
    hint: 'Check the page with the tool that it was written for, and try again.',
  });
}
