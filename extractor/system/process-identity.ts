import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Where ids of processes mean the same: a machine, and on it the container. */
export const HOST = `${hostname()} ${readNamespace()}`.trim();

/** When this process started, so that another one with its id is not taken for it. */
export const OWN_START = readStart(process.pid);

interface Identity {
  pid: number;
  /** When it started; without that, any process with the id counts as it. */
  start?: string;
}

/** Whether a process of this host is gone. */
export function hasEnded({ pid, start = '' }: Identity): boolean {
  try {
    // Signal 0 asks whether the process exists.
    process.kill(pid, 0);
  } catch (error) {
    // `EPERM` says that it does, as somebody else's.
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

/** Clock ticks from the machine's start, where there is `/proc`. A zombie has ended. */
function readStart(pid: number): string {
  try {
    const status = readFileSync(`/proc/${String(pid)}/stat`, 'latin1');
    // The name of the program, in parentheses, may hold anything.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
