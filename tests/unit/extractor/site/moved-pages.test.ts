import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeMovedPages } from '../../../../extractor/site/moved-pages.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('the pages of moved addresses are written, and their list is removed', () => {
  const pages = { 'api-docs/shop/Order/index.html': '<!doctype html>an order' };
  const site = makeTemporaryFolder({ 'moved-pages.json': JSON.stringify(pages) });
  writeMovedPages(site);
  expect(readdirSync(site)).toEqual(['api-docs']);
  const written = readFileSync(path.join(site, 'api-docs/shop/Order/index.html'), 'utf8');
  expect(written).toBe('<!doctype html>an order');
});
