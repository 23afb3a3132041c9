import type { Terminal } from '../../terminal/terminal.ts';

/** What every command gets from outside. */
export interface Context {
  cwd: string;
  env: NodeJS.ProcessEnv;
  terminal: Terminal;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
}
