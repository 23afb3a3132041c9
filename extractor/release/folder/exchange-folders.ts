import { renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../../system/run-child.ts';
import { WRAPDOCS_ROOT } from '../../version.ts';

const SCRIPT = path.join(WRAPDOCS_ROOT, 'extractor', 'python', 'exchange.py');
const TIMEOUT_MS = 20_000;

/** The suffix of an old folder that was moved aside for a moment. */
export const ASIDE_MARK = '-old';

/**
 * Replaces an old folder by a new one. The two are exchanged in one step if Python and the file
 * system support it. Otherwise this takes two renames, and a kill between them leaves the old one
 * aside.
 *
 * @param python the command of an interpreter, which need not exist
 */
export async function exchangeFolders(
  staging: string,
  target: string,
  python: string,
): Promise<void> {
  const { ino } = statSync(staging);
  const args = ['-I', '-S', SCRIPT, staging, target];
  const { stderr } = await runChild(python, args, { timeoutMs: TIMEOUT_MS });
  if (statSync(target).ino === ino) return;
  const [, code, text] = /^(E[A-Z]+): (.*)/.exec(stderr) ?? [];
  if (code !== undefined) {
    throw Object.assign(new Error(`${code}: ${text ?? ''}`), { code, syscall: 'exchange' });
  }
  replaceByRenames(staging, target);
}

/** Only an old folder that was replaced stays aside. */
function replaceByRenames(staging: string, target: string): void {
  const aside = `${staging}${ASIDE_MARK}`;
  renameSync(target, aside);
  try {
    renameSync(staging, target);
  } catch (error) {
    renameSync(aside, target);
    throw error;
  }
}
