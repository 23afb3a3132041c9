import { news as strings } from '#strings';
import { CHANGE_SEVERITIES, type ChangeSeverity } from '../../../extractor/contract/change.ts';
import type { Counts, EarlierRelease, News, NewsPackage } from './news.ts';

/** The sentence at the top of the page of a release. */
export function describeRelease({ version, previous, date, packages }: News): string {
  if (previous === undefined) return strings.first(version, date);
  return packages.length === 0
    ? strings.none(version, previous)
    : strings.since(version, previous, date);
}

/** What is to say about a package besides its changes. */
export function describePackage(
  { presence, isUncompared }: NewsPackage,
  { previous = '' }: News,
): string | undefined {
  if (isUncompared === true) return strings.uncompared(previous);
  if (presence === undefined) return undefined;
  return presence === 'added' ? strings.packageAdded : strings.packageRemoved;
}

/** The numbers that are not 0, the worst first. */
export function describeCounts(counts: Counts): [ChangeSeverity, string][] {
  return CHANGE_SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) => [
    severity,
    strings.counts[severity](counts[severity]),
  ]);
}

/** The numbers of an earlier release in one line. */
export function describeEarlier({ counts, isFirst, isUncompared }: EarlierRelease): string {
  const texts = describeCounts(counts).map(([, text]) => text);
  if (texts.length > 0) return texts.join(', ');
  if (isFirst === true) return strings.firstRelease;
  return isUncompared === true ? strings.notCompared : strings.noChanges;
}

export function getPackageAnchor(name: string): string {
  return `package-${name}`;
}

/** A part of a message: text, or code between backticks. */
interface MessagePart {
  text: string;
  isCode: boolean;
}

/** Splits a message at its backticks; an unpaired one is text. */
export function splitMessage(message: string): MessagePart[] {
  return message
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part)
        ? { text: part.slice(1, -1), isCode: true }
        : { text: part, isCode: false },
    );
}
