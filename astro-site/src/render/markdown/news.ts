import { news as strings } from '#strings';
import {
  describeCounts,
  describeEarlier,
  describePackage,
  describeRelease,
} from '../../news/describe.ts';
import type { News, NewsChange, NewsPackage } from '../../news/news.ts';
import { NEWS_ROUTE } from '../../news/route.ts';
import { writeMessage } from './history.ts';
import { joinBlocks } from './page.ts';
import { makeCode, makeEntry, makeLink } from './text.ts';
import { escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { getRelativePath, getMarkdownPath } from '../../routing/markdown-path.ts';

type ToMarkdownPath = (href: string) => string;

/**
 * Writes the page of what is new in Markdown; its links go to the Markdown files of this version.
 *
 * @param base the folder that the site is served from, with its slashes
 */
export function writeNewsPage(news: News, base: string): string {
  const { version, previous, packages, earlier } = news;
  const from = getMarkdownPath(`${base}${NEWS_ROUTE}/`, base);
  const toMarkdownPath = (href: string): string =>
    getRelativePath(from, getMarkdownPath(href, base));
  return joinBlocks([
    `# ${escapeMarkdown(strings.titleOf(version))}`,
    escapeMarkdown(describeRelease(news)),
    previous === undefined ? '' : writeCounts(news),
    ...packages.flatMap((one) => writePackage(one, news, toMarkdownPath)),
    ...(earlier.length === 0 ? [] : [`## ${strings.earlier}`, writeEarlier(news)]),
  ]);
}

function writeCounts({ counts }: Pick<News, 'counts'>): string {
  return describeCounts(counts)
    .map(([, text]) => text)
    .join(', ');
}

function writePackage(one: NewsPackage, news: News, toMarkdownPath: ToMarkdownPath): string[] {
  const { name, before, after, sections } = one;
  const note = describePackage(one, news);
  return [
    `## ${makeCode(name)}`,
    before === undefined || after === undefined || before === after
      ? ''
      : escapeMarkdown(strings.versions(before, after)),
    ...(note === undefined ? [] : [escapeMarkdown(note)]),
    ...sections.flatMap(({ severity, groups }) => [
      `### ${strings.severities[severity]}`,
      strings.explanations[severity],
      ...groups.flatMap(({ label, isCode, changes }) => [
        `#### ${isCode ? makeCode(label) : escapeMarkdown(label)}`,
        changes.map((change) => writeChange(change, news, toMarkdownPath)).join('\n'),
      ]),
    ]),
  ];
}

function writeChange(
  { message, here, previous, operations }: NewsChange,
  news: News,
  toMarkdownPath: ToMarkdownPath,
): string {
  const text = writeMessage(message);
  const links = [
    ...(here === undefined
      ? []
      : [makeLink(escapeMarkdown(strings.inVersion(news.version)), toMarkdownPath(here.href))]),
    ...(previous === undefined
      ? []
      : [makeLink(escapeMarkdown(strings.inVersion(news.previous ?? '')), previous.href)]),
  ];
  const reached = operations
    .map(({ name, href }) => makeLink(makeCode(name), toMarkdownPath(href)))
    .join(', ');
  const tail = reached === '' ? '' : ` ${strings.reaches} ${reached}.`;
  return makeEntry([`${text}${links.length === 0 ? '' : ` (${links.join(', ')})`}${tail}`]);
}

function writeEarlier({ earlier }: News): string {
  return earlier
    .map((release) => {
      const { version, date, href } = release;
      return makeEntry([
        `${makeLink(escapeMarkdown(version), href)} (${date}): ${describeEarlier(release)}`,
      ]);
    })
    .join('\n');
}
