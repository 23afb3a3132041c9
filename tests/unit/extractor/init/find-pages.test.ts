import { expect, test } from 'vitest';
import { findPages } from '../../../../extractor/init/find-pages.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const PAGE = '---\ntitle: Shop\n---\n\nText.\n';

test.each([
  ['pages with titles', { 'docs/index.md': PAGE, 'docs/guide/a.mdx': PAGE }, { content: 'docs' }],
  ['no pages', { 'docs/logo.svg': '' }, {}],
  [
    'pages without a home page',
    { 'docs/guide.md': PAGE },
    { reason: 'The pages in docs/ have no index.md, which would be the home page.' },
  ],
  [
    'a page without front matter',
    { 'docs/index.md': PAGE, 'docs/guide.md': '# Guide\n\nText.\n' },
    { content: 'docs' },
  ],
  [
    'pages of MkDocs',
    { 'docs/index.md': PAGE, 'mkdocs.yml': '' },
    { reason: 'mkdocs.yml belongs to MkDocs; `wrapdocs migrate` converts its pages.' },
  ],
  [
    'pages of Sphinx',
    { 'docs/index.md': PAGE, 'docs/conf.py': '' },
    { reason: 'docs/conf.py belongs to Sphinx; `wrapdocs migrate` converts its pages.' },
  ],
])('%s', (_, files, expected) => {
  expect(findPages(makeTemporaryFolder(files as Record<string, string>))).toEqual(expected);
});
