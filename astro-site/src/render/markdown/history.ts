import { news as strings } from '#strings';
import type { ItemHistory } from '../../news/item-history.ts';
import { splitMessage } from '../../news/describe.ts';
import { escapeWithin, makeCode, makeEntry } from './text.ts';
import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';

/** What recent releases changed about an item, the newest first. */
export function writeHistory({ isNew, version, entries }: ItemHistory): string[] {
  return [
    `**${escapeMarkdown((isNew ? strings.badgeNew : strings.badgeChanged)(version))}**`,
    entries
      .map((entry) =>
        makeEntry([`${escapeMarkdown(entry.version)}: ${writeMessage(entry.message)}`]),
      )
      .join('\n'),
  ];
}

/** The message of a change: text with code between backticks. */
export function writeMessage(message: string): string {
  return splitMessage(message)
    .map(({ text, isCode }) => (isCode ? makeCode(text) : escapeWithin(text)))
    .join('');
}
