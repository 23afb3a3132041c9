import { news as strings } from '#strings';
import { splitMessage } from '../../news/describe.ts';
import { escapeText, makeCode, makeEntry } from './text.ts';
import type { Writer } from './writer.ts';

/** What releases did to an item lately, the newest first. */
export function writeHistory(id: string, { scope }: Writer): string[] {
  const history = scope.history(id);
  if (history === undefined) return [];
  const { isNew, version, entries } = history;
  return [
    `**${escapeText((isNew ? strings.badgeNew : strings.badgeChanged)(version))}**`,
    entries
      .map((entry) => makeEntry([`${escapeText(entry.version)}: ${writeMessage(entry.message)}`]))
      .join('\n'),
  ];
}

/** The message of a change: text with code between backticks. */
export function writeMessage(message: string): string {
  return splitMessage(message)
    .map(({ text, isCode }) => (isCode ? makeCode(text) : escapeInside(text)))
    .join('');
}

/** Text between pieces of code keeps the spaces around it. */
function escapeInside(text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? [];
  return before + escapeText(inner) + after;
}
