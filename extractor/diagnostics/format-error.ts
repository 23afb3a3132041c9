import { WrapdocsError } from '../errors.ts';
import type { Paint } from '../terminal/terminal.ts';
import { makePrintableLines } from '../terminal/printable.ts';

/**
 * The last message of a run that failed: what happened and what to do. Bugs of wrapdocs come with
 * their stack.
 */
export function formatError(error: unknown, paint: Paint): string {
  if (error instanceof WrapdocsError) {
    const lines = [`${paint(['red', 'bold'], 'Error:')} ${makePrintableLines(error.message)}`];
    if (error.hint !== undefined) lines.push(paint('dim', `→ ${makePrintableLines(error.hint)}`));
    return lines.join('\n');
  }
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [
    `${paint(['red', 'bold'], 'Error:')} wrapdocs failed unexpectedly.`,
    makePrintableLines(trace),
    paint('dim', '→ This is a bug in wrapdocs. Please report it with the lines above.'),
  ].join('\n');
}
