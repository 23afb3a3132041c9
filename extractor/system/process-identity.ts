import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The scope in which process ids are unique: a machine and the container on it. */
export const HOST = `${hostname()} ${readNamespace()}`.trim();

/** When this process started, to distinguish it from another one with the same id. */
export const OWN_START = readStart(process.pid);

interface Identity {
  pid: number;
  /** When it started; if absent, any process with the id is taken for it. */
  start?: string;
}

/** Whether a process of this host has ended. */
export function hasEnded({ pid, start = '' }: Identity): boolean {
  try {
    // Signal 0 asks whether the process exists.
    process.kill(pid, 0);
  } catch (error) {
    // `EPERM` means that it exists and belongs to another user.
    return !(error instanceof Error && 'code' in error && error.code === 'EPERM');
  }
  return start !== '' && readStart(pid) !== start;
}

function readNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** Clock ticks since boot, if there is `/proc`. A zombie counts as ended. */
function readStart(pid: number): string {
  try {
    const status = readFileSync(`/proc/${String(pid)}/stat`, 'latin1');
    // The name of the program, in parentheses, may contain any character.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
