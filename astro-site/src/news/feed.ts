import { Feed } from 'feed';
import { news as strings } from '#strings';
import {
  CHANGE_SEVERITIES,
  type Change,
  type ChangeSeverity,
} from '../../../extractor/contract/change.ts';
import type { History, ReleaseChanges } from '../../../extractor/contract/history.ts';
import { escapeText } from '../render/escape-html.ts';
import { splitMessage } from './describe.ts';
import { NEWS_ROUTE } from './route.ts';

/** A feed is read often, so it only has the newest releases. */
const MOST_RELEASES = 20;
/** The page of a release shows the other changes. */
const MOST_CHANGES = 50;

interface FeedPlace {
  title: string;
  /** The address of the folder of the site, with its slash at the end. */
  root: string;
}

/** Writes the releases of a site and what each changed as an Atom feed, the newest first. */
export function writeFeed(
  { releases }: Pick<History, 'releases'>,
  { title, root }: FeedPlace,
): string {
  const feed = new Feed({
    title,
    id: root,
    link: root,
    generator: 'wrapdocs',
    feedLinks: { atom: `${root}${NEWS_ROUTE}.xml` },
    updated: new Date(releases[0]?.date ?? 0),
  });
  for (const release of releases.slice(0, MOST_RELEASES)) {
    const link = `${root}${release.version}/${NEWS_ROUTE}/`;
    feed.addItem({
      title: strings.titleOf(release.version),
      id: link,
      link,
      date: new Date(release.date),
      content: writeRelease(release),
    });
  }
  return feed.atom1();
}

/** The changes of a release as HTML: those that may need the reader's attention first. */
function writeRelease({ version, previous, date, packages }: ReleaseChanges): string {
  const sentence =
    previous === undefined ? strings.first(version, date) : strings.since(version, previous, date);
  const changes = packages.flatMap((one) => one.changes ?? []);
  const lists = CHANGE_SEVERITIES.map((severity) =>
    writeList(
      severity,
      changes.filter((change) => change.severity === severity),
    ),
  );
  return [`<p>${escapeText(sentence)}</p>`, ...lists].join('');
}

function writeList(severity: ChangeSeverity, changes: readonly Change[]): string {
  if (changes.length === 0) return '';
  const items = changes
    .slice(0, MOST_CHANGES)
    .map(({ message }) => `<li>${writeMessage(message)}</li>`);
  const rest = changes.length - items.length;
  const more = rest > 0 ? `<li>${escapeText(strings.moreChanges(rest))}</li>` : '';
  const head = `${strings.severities[severity]}. ${strings.explanations[severity]}`;
  return `<p>${escapeText(head)}</p><ul>${items.join('')}${more}</ul>`;
}

function writeMessage(message: string): string {
  return splitMessage(message)
    .map(({ text, isCode }) => (isCode ? `<code>${escapeText(text)}</code>` : escapeText(text)))
    .join('');
}
