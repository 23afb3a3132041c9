import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import { PageArea } from '../../../../astro-site/src/render/react/Sections.tsx';
import { makePackage } from '../../extractor/support/contract.ts';
import { makePages } from '../page-models/pages.ts';
import { clientModule } from './client-sample.ts';

const ORDERS = '/api-docs/shop/api/Orders/';
const CREATE = `${ORDERS}#create`;

const found = makePages(makePackage([clientModule])).find(([, href]) => href === ORDERS);
if (found === undefined) throw new Error(`There is no page ${ORDERS}.`);
const [page, href] = found;
const html = page.areas
  .map((sections) => renderToStaticMarkup(createElement(PageArea, { page, sections })))
  .join('');
const markdown = writeReferencePage(page, href, '/');

test('a method that calls an operation links to it', () => {
  expect(html).toContain(
    `May send <code>POST /orders/{order_id}/{place}</code> through <a href="${CREATE}">`,
  );
  expect(markdown).toContain('May send `POST /orders/{order_id}/{place}` through [');
});

test('a method whose request is not known says where the call is', () => {
  const sentence = 'May send a request. Which one is not known. The call is at';
  expect(html).toMatch(new RegExp(`${sentence} (<a [^>]*>)?<code>shop/api.py:33</code>`, 'u'));
  expect(markdown).toContain(sentence);
});

test('readers do not see messages for authors', () => {
  expect(`${html}${markdown}`).not.toMatch(/WD\d{3}|packages\[\]/u);
});
