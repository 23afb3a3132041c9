import { WrapdocsError } from '../errors.ts';

const FREE_SPACE = 'Free some disk space.';

/**
 * Turns an error of the file system into one with a readable message; returns other errors
 * unchanged.
 */
export function explainFailure(cause: unknown, target: string): unknown {
  if (!(cause instanceof Error) || !('syscall' in cause)) return cause;
  const isFull = isCode(cause, 'ENOSPC') || isCode(cause, 'EDQUOT');
  return new WrapdocsError({
    code: 'OUTPUT_FAILED',
    message: `${target} could not be written: ${cause.message}. Existing files were not changed.`,
    hint: isFull ? FREE_SPACE : 'Check that this user can write to the folder.',
    cause,
  });
}

/**
 * The error of another program that found the disk full.
 *
 * @param failed what failed, as the beginning of a sentence: `The site could not be rendered`
 */
export function makeFullDiskError(failed: string): WrapdocsError {
  return new WrapdocsError({
    code: 'OUTPUT_FAILED',
    message: `${failed}: there is no space left on the disk. Existing files were not changed.`,
    hint: FREE_SPACE,
  });
}

/** A missing right, a read-only file system or a full disk. */
const ENVIRONMENT = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

/** Like `explainFailure`, for what this machine does not allow; other errors may be bugs. */
export function explainEnvironment(error: unknown): unknown {
  if (!(error instanceof Error) || !ENVIRONMENT.some((code) => isCode(error, code))) return error;
  const { path: file, dest = file } = error as NodeJS.ErrnoException & { dest?: string };
  return explainFailure(error, dest ?? 'A file');
}

/** Whether an error has this code of the operating system: `ENOENT`. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
