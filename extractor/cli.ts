import { CommanderError } from '@commander-js/extra-typings';
import { createProgram } from './commands/program.ts';
import { formatError } from './diagnostics/format-error.ts';
import { EXIT_CODES, WrapdocsError } from './errors.ts';
import { explainEnvironment } from './output/explain-failure.ts';
import { createTerminal } from './terminal/terminal.ts';

// What Node ends with if nothing is left to wait for, and the command is not done.
process.exitCode = EXIT_CODES.INTERNAL;
process.once('beforeExit', reportUnfinished);
process.exitCode = await main(process.argv);
process.off('beforeExit', reportUnfinished);

/** Runs a command line and returns its exit code. */
async function main(argv: string[]): Promise<number> {
  const interruption = new AbortController();
  endQuietlyOnClosedPipe();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (interruption.signal.aborted) process.exit(EXIT_CODES.INTERRUPTED);
      interruption.abort();
    });
  }
  const program = createProgram((quiet) => ({
    cwd: process.cwd(),
    env: process.env,
    terminal: createTerminal(process, quiet),
    signal: interruption.signal,
  }));
  try {
    await program.parseAsync(argv);
    return 0;
  } catch (error) {
    if (interruption.signal.aborted) return EXIT_CODES.INTERRUPTED;
    return report(explainEnvironment(error));
  }
}

/** A process or a promise that the command waited for has gone without an end. */
function reportUnfinished(): void {
  report(new Error('The command was not done when nothing was left to wait for.'));
}

function report(error: unknown): number {
  // Commander has already printed its message. Help and version exit with code 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : EXIT_CODES.USAGE;
  const terminal = createTerminal(process, false);
  terminal.warn(formatError(error, terminal.paintErr));
  return error instanceof WrapdocsError ? error.exitCode : EXIT_CODES.INTERNAL;
}

/** `wrapdocs operations ... | head` closes the pipe early; that is not a failure. */
function endQuietlyOnClosedPipe(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  }
}
