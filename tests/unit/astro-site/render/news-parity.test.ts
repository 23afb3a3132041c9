import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewsReference } from '../../../../astro-site/src/components/news/NewsReference.tsx';
import {
  describeCounts,
  describeEarlier,
  describeRelease,
} from '../../../../astro-site/src/news/describe.ts';
import { makeNews, type News } from '../../../../astro-site/src/news/news.ts';
import { writeNewsPage } from '../../../../astro-site/src/render/markdown/news.ts';
import { news as strings } from '../../../../astro-site/src/strings/en/news.ts';
import { makeChange, makeHistory } from '../news/history.ts';

const HISTORY = makeHistory([
  [
    '2',
    [
      makeChange('list_orders'),
      makeChange('find_order', { severity: 'safe', operations: ['one', 'two'] }),
    ],
  ],
  ['1', [makeChange('drop_order', { severity: 'possiblyBreaking' })]],
  ['0', []],
]);
const [release] = HISTORY.releases;
if (release?.packages[0] === undefined) throw new Error('The history has a package.');
Object.assign(release.packages[0], { before: '8.1', after: '9.3' });
release.packages.push({ name: 'tools', presence: 'added', changes: [] }, { name: 'older' });

const news = makeNews(HISTORY, {
  here: ({ item }) => ({ name: item, href: `/here/${item}/` }),
  previous: ({ item }) => ({ name: item, href: `/1/${item}/` }),
  operation: (id) => ({ name: `operation_${id}`, href: `/${id}/` }),
  release: (version) => `/${version}/`,
});

/** The texts of the page in the order of the model. */
function listTexts(page: News): string[] {
  return [
    describeRelease(page),
    ...describeCounts(page.counts).map(([, text]) => text),
    ...page.packages.flatMap(({ name, before, after, presence, isUncompared, sections }) => [
      name,
      before === undefined || after === undefined ? '' : strings.versions(before, after),
      presence === undefined ? '' : strings.packageAdded,
      isUncompared === true ? strings.uncompared('1') : '',
      ...sections.flatMap(({ severity, groups }) => [
        strings.severities[severity],
        strings.explanations[severity],
        ...groups.flatMap(({ label, changes }) => [
          label,
          ...changes.flatMap(({ message, operations }) => [
            message,
            strings.inVersion(page.version),
            strings.inVersion(page.previous ?? ''),
            ...operations.map(({ name: operation }) => operation),
          ]),
        ]),
      ]),
    ]),
    ...page.earlier.flatMap((one) => [one.version, one.date, describeEarlier(one)]),
  ];
}

function findMissing(texts: readonly string[], rendering: string): string[] {
  const strip = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const all = strip(rendering);
  let from = 0;
  return texts.filter((text) => {
    const found = all.indexOf(strip(text), from);
    if (found >= 0) from = found + strip(text).length;
    return found < 0;
  });
}

test('both renderings of the What is new page have the same content in the same order', () => {
  if (news === undefined) throw new Error('The history has a release.');
  const html = renderToStaticMarkup(
    createElement(NewsReference, { feed: '/whats-new.xml', news, file: '/history.json' }),
  );
  const texts = listTexts(news);
  expect(findMissing(texts, html.replaceAll(/<[^>]*>/g, ''))).toEqual([]);
  expect(findMissing(texts, writeNewsPage(news, '/'))).toEqual([]);
});
