import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeTemporaryFolder } from './temporary-folder.ts';

/** Writes a program for `sh` and returns its path. */
export function makeProgram(body: string, folder = makeTemporaryFolder()): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'program');
  writeFileSync(file, `#!/bin/sh\n${body}\n`);
  chmodSync(file, 0o755);
  return file;
}

/**
 * A Python of the given version that answers the probe, runs `pip` when pip is requested, and
 * otherwise `rest`: the real one by default.
 */
export function makePython(version: string, pip = ':', rest = 'exec python3 "$@"'): string {
  return makeProgram(
    [
      'case "$*" in',
      `  *sys.version_info*) echo "${version.replace('.', ' ')} $0" ;;`,
      // The target is the word after `--target`.
      `  *"-m pip"*) while [ "$1" != --target ]; do shift; done; TARGET=$2; ${pip} ;;`,
      `  *) ${rest} ;;`,
      'esac',
    ].join('\n'),
  );
}
