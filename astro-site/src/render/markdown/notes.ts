import { escapeText } from './text.ts';
import type { Writer } from './writer.ts';

/** What the extraction noticed about an item. */
export function writeNotes(id: string, { scope }: Writer): string[] {
  return scope
    .diagnostics(id)
    .map(
      ({ code, rule, message, hint }) =>
        `> **${code} ${escapeText(rule)}** ${escapeText(`${message} ${hint}`)}`,
    );
}
