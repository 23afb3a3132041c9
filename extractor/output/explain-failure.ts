import { WrapdocsError } from '../errors.ts';

/** Makes an error for people of what the file system said; other errors stay what they are. */
export function explainFailure(cause: unknown, target: string): unknown {
  if (!(cause instanceof Error) || !('syscall' in cause)) return cause;
  const isFull = isCode(cause, 'ENOSPC') || isCode(cause, 'EDQUOT');
  return new WrapdocsError({
    code: 'OUTPUT_FAILED',
    message: `${target} could not be written: ${cause.message}. Existing files were not changed.`,
    hint: isFull ? 'Free some disk space.' : 'Check that this user can write to the folder.',
    cause,
  });
}

/** Whether an error is the one that the operating system calls so: `ENOENT`. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
