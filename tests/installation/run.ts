import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';
import { inject } from 'vitest';

/** What a stranger's programs see: the Node.js of the tests comes first. */
export const ENVIRONMENT = {
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}`,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

/** The program of the wrapdocs that is installed below a folder. */
export function getBin(folder = inject('home')): string {
  return join(folder, 'node_modules/wrapdocs/extractor/bin.mjs');
}

/** Runs the installed wrapdocs; returns all that it printed. */
export async function runWrapdocs(cwd: string, args: string[], bin = getBin()): Promise<string> {
  const { all } = await execa(process.execPath, [bin, ...args], {
    cwd,
    env: ENVIRONMENT,
    all: true,
    stdin: 'ignore',
  });
  return all;
}
