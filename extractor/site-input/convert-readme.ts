import path from 'node:path';
import { makeInterrupted, WrapdocsError } from '../errors.ts';
import { findPython } from '../interpreter/find-python.ts';
import { makeScriptArguments } from '../interpreter/script-arguments.ts';
import { runChild } from '../system/run-child.ts';
import { WRAPDOCS_ROOT } from '../version.ts';

const SCRIPT = path.join(WRAPDOCS_ROOT, 'extractor', 'python', 'readme.py');
const TIMEOUT_MS = 60_000;

/** The Python that reads reStructuredText. */
export interface Interpreter {
  env: NodeJS.ProcessEnv;
  python?: string | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * Converts a README in reStructuredText to Markdown, as docstrings are converted. Pandoc would be
 * more complete, but every build would have to download it.
 */
export async function convertReadme(
  text: string,
  { env, python: named, signal }: Interpreter,
): Promise<string> {
  const python = await findPython({ python: named, env, signal });
  const lines: string[] = [];
  const result = await runChild(python.executable, makeScriptArguments(SCRIPT, env), {
    input: text,
    signal,
    timeoutMs: TIMEOUT_MS,
    onLine: (line) => lines.push(line),
  });
  if (result.aborted) throw makeInterrupted();
  if (result.exitCode !== 0) {
    throw new WrapdocsError({
      code: 'SITE_BUILD_FAILED',
      message: `The README could not be converted: ${result.timedOut ? 'it took too long.' : result.stderr.trim()}`,
      hint: 'Write the home page yourself: set `content` to a folder with an `index.md`.',
    });
  }
  return lines.join('\n');
}
