import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import type { Package } from '../../../../extractor/contract/package.ts';
import { makePages } from './pages.ts';

const GOLDEN = new URL('../../../golden/typed-dict-keys/expected.json', import.meta.url);
const golden = JSON.parse(await readFile(GOLDEN, 'utf8')) as Package;
const pages = makePages(golden).map(([page, href]) => writeReferencePage(page, href, '/'));

test.each([
  ['Closed', 'none'],
  ['Open', '`int | None`'],
  ['More', '`int | None`'],
  ['Ended', 'none'],
  ['Nothing', 'none'],
  ['Written', '`bytes`'],
  ['Model', '`float`'],
  ['Usual', undefined],
])('the page says which other keys %s may have', (name, expected) => {
  const page = pages.find((one) => one.startsWith(`# \`${name}\``));
  expect(/^- Other keys: (?<keys>.*)$/mu.exec(page ?? '')?.groups?.['keys']).toBe(expected);
});
