import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { installDebianPackage } from './debian.ts';

/** What a shell did with a command. */
export interface ShellRun {
  exitCode: number | undefined;
  stderr: string;
  /** The commands that it ran, as they are written. */
  ran: string[];
}

/** Writes down each command, and replaces `!` as an interactive shell does. */
const SETTINGS = `
set -o history -o histexpand -o functrace
trap 'printf "%s\\0" "$BASH_COMMAND" >> "$RAN"' DEBUG
`;

/**
 * Runs a command with bash, like one that somebody pastes.
 *
 * @param folder the working folder, which the command may write to
 * @param variables the only variables that the shell has, besides PATH
 */
export async function runBash(
  command: string,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<ShellRun> {
  const log = join(folder, '.ran');
  const { exitCode, stderr } = await execa('bash', ['--norc', '--noprofile', '-s'], {
    input: `${SETTINGS}${command}\n`,
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, RAN: log, ...variables },
    extendEnv: false,
    reject: false,
    timeout: 20_000,
  });
  const ran = (await readFile(log, 'utf8').catch(() => '')).split('\0').slice(0, -1);
  await rm(log, { force: true });
  return { exitCode, stderr, ran };
}

/** Makes sure that there is curl: installs Debian's package if there is none and the user may. */
export async function ensureCurl(): Promise<void> {
  if (await hasCurl()) return;
  if (process.platform === 'linux') await installDebianPackage('curl');
  if (!(await hasCurl()))
    throw new Error('These tests need curl (Debian: `apt-get install curl`).');
}

async function hasCurl(): Promise<boolean> {
  const { failed } = await execa('curl', ['--version'], { reject: false });
  return !failed;
}
