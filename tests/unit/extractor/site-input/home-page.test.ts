import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '../../../../extractor/config/load.ts';
import { writeHomePage } from '../../../../extractor/site-input/home-page.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

async function makeHome(folder: string): Promise<string> {
  const settings = {
    site: { title: 'Shop: a client', description: 'Everything in the shop.' },
    packages: [
      { name: 'shop', source: 'shop' },
      { name: 'shop_tools', source: 'shop_tools' },
    ],
  };
  const loaded = { config: parseConfig(settings, 'config'), folder, file: '' };
  await writeHomePage(loaded, path.join(folder, 'api'), path.join(folder, 'content'));
  return readFileSync(path.join(folder, 'content/index.md'), 'utf8');
}

test('the home page is made from the README', async () => {
  const folder = makeTemporaryFolder({ 'README.md': '# Shop\n\nBuy books.\n' });
  expect(await makeHome(folder)).toBe(
    '---\ntitle: "Shop: a client"\ndescription: Everything in the shop.\neditUrl: false\n---\n\nBuy books.\n',
  );
});

test('the home page is made from a README in reStructuredText, without badges', async () => {
  const readme = [
    'Shop',
    '====',
    '.. |tests| image:: https://ci.example/badge.svg',
    '   :target: https://ci.example',
    '',
    '|tests| Buy *books* in the shop_.',
    '',
    '.. raw:: html',
    '',
    '   <b>Here</b>',
    '',
    '.. code-block:: console',
    '',
    '   $ pip install shop',
    '',
    '.. _shop: https://shop.example',
  ];
  const home = await makeHome(makeTemporaryFolder({ 'README.rst': readme.join('\n') }));
  expect(home.slice(home.lastIndexOf('---\n'))).toBe(
    '---\n\nBuy *books* in the [shop](https://shop.example).\n\n```console\n$ pip install shop\n```\n',
  );
});

test('what the docstring of a package could do to a page becomes text', async () => {
  const folder = makeTemporaryFolder();
  const summary =
    'A [client](javascript:alert(1)) of <b onclick="x()">[books](https://b.example)</b> and ![pictures](x.png).';
  mkdirSync(path.join(folder, 'api/shop'), { recursive: true });
  const index = { docstring: { summary } };
  writeFileSync(path.join(folder, 'api/shop/index.json'), JSON.stringify(index));
  expect(await makeHome(folder)).toContain(
    ': A client of \\<b onclick="x()">[books](https://b.example)\\</b> and pictures.\n',
  );
});

test('without a README, it lists the packages', async () => {
  const folder = makeTemporaryFolder();
  mkdirSync(path.join(folder, 'api/shop'), { recursive: true });
  writeFileSync(path.join(folder, 'api/shop/index.json'), '{"docstring":{"summary":"A client."}}');
  const home = await makeHome(folder);
  expect(home).toContain('tableOfContents: false\n');
  expect(home).toContain(
    'Everything in the shop.\n\n- [`shop`](/api-docs/shop/): A client.\n- [`shop_tools`](/api-docs/shop_tools/)\n',
  );
});

test('a folder with the name of the README is none', async () => {
  expect(await makeHome(makeTemporaryFolder({ 'README.md/file': '' }))).toContain('[`shop`]');
});
