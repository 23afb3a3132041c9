import { renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { runChild } from '../../system/run-child.ts';
import { WRAPDOCS_ROOT } from '../../version.ts';

const SCRIPT = path.join(WRAPDOCS_ROOT, 'extractor', 'python', 'exchange.py');
const TIMEOUT_MS = 20_000;

/** At the end of the name of an old folder that has stepped aside for a moment. */
export const ASIDE_MARK = '-old';

/**
 * Puts a new folder in the place of an old one. In one step where Python and the file system can: the
 * two exchange their places. Else in two renames, of which a kill in between leaves the old one aside.
 *
 * @param python the command of an interpreter; none has to be there
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

/** What remains aside is an old folder that has its place no more. */
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
