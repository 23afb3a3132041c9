import type { Outcome } from './examples.ts';
import { runJailed } from './jail.ts';

const SECONDS_PER_COMMAND = 15;

/** A command as a page shows it, for bash. */
export interface CurlCommand {
  id: string;
  command: string;
  /** The variables that the page asks readers to set. */
  environment?: Readonly<Record<string, string>>;
}

/**
 * Runs commands with bash where curl reaches nothing but the recording server, which has a certificate
 * made for the occasion; host, path and everything else arrive as the command says.
 *
 * @returns what each of them sent, in the order of the commands
 */
export async function runCurl(
  commands: readonly CurlCommand[],
  signal?: AbortSignal,
): Promise<Outcome[]> {
  const timeoutMs = (60 + commands.length * SECONDS_PER_COMMAND) * 1000;
  const { stdout, stderr } = await runJailed({ kind: 'curl', commands }, { timeoutMs, signal });
  if (stdout === '') throw new Error(`The recorder died: ${stderr.slice(-800)}`);
  return JSON.parse(stdout) as Outcome[];
}
