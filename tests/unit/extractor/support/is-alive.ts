/** Whether a process runs, or has ended and was not yet collected by its parent. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
