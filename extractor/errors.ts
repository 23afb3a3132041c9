import { hideCredentials } from './terminal/hide-credentials.ts';

/** Permanent names of the errors that can end a run, with the exit code of each. */
export const EXIT_CODES = {
  USAGE: 1,
  CONFIG_NOT_FOUND: 1,
  CONFIG_EXISTS: 1,
  CONFIG_UNREADABLE: 1,
  CONFIG_INVALID: 1,
  DOCUMENTATION_NOT_FOUND: 1,
  MIGRATION_FAILED: 1,
  SOURCE_NOT_FOUND: 1,
  SOURCE_UNSUITABLE: 1,
  SOURCE_UNREACHABLE: 1,
  SOURCE_REFUSED: 1,
  API_NOT_FOUND: 1,
  API_INVALID: 1,
  API_UNREACHABLE: 1,
  RECORDINGS_NOT_FOUND: 1,
  RECORDINGS_PERSONAL: 1,
  NOTHING_TO_EXPORT: 1,
  OUTPUT_UNSUITABLE: 1,
  OUTPUT_FAILED: 1,
  PORT_UNAVAILABLE: 1,
  SITE_NOT_FOUND: 1,
  SITE_BUILD_FAILED: 1,
  RELEASE_EXISTS: 1,
  RELEASE_NOT_FOUND: 1,
  RELEASES_INCOMPLETE: 1,
  RELEASES_LOCKED: 1,
  RELEASES_UNREADABLE: 1,
  FEEDBACK_NOT_FOUND: 1,
  FEEDBACK_UNREADABLE: 1,
  FEEDBACK_UNAVAILABLE: 1,
  FEEDBACK_LOCKED: 1,
  PYTHON_NOT_FOUND: 2,
  PYTHON_TOO_OLD: 2,
  PYTHON_DEPENDENCY: 2,
  INTROSPECTION_FAILED: 3,
  INTROSPECTION_TIMEOUT: 3,
  INTROSPECTION_OUT_OF_MEMORY: 3,
  CONTRACT_BROKEN: 4,
  CONTRACT_VERSION: 4,
  FILES_NOT_PARSED: 1,
  FINDINGS: 5,
  INTERNAL: 70,
  INTERRUPTED: 130,
} as const;
export type ErrorCode = keyof typeof EXIT_CODES;

interface ErrorDetails {
  code: ErrorCode;
  /** What happened, where, and why. */
  message: string;
  /** What to do next. */
  hint?: string | undefined;
  cause?: unknown;
}

/** The only error that wrapdocs throws on purpose; any other error is a bug in wrapdocs. */
export class WrapdocsError extends Error {
  override readonly name = 'WrapdocsError';
  readonly code: ErrorCode;
  readonly hint: string | undefined;

  constructor({ code, message, hint, cause }: ErrorDetails) {
    super(hideCredentials(message), cause === undefined ? undefined : { cause });
    this.code = code;
    this.hint = hint === undefined ? undefined : hideCredentials(hint);
  }

  /** The exit code of a process that ends with this error. */
  get exitCode(): number {
    return EXIT_CODES[this.code];
  }
}

/** The error of a run that was ended by Ctrl-C or another signal. */
export function makeInterrupted(): WrapdocsError {
  return new WrapdocsError({ code: 'INTERRUPTED', message: 'Interrupted.' });
}

/** The message of any thrown value. */
export function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
