import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readKnownPackages } from '../../../../extractor/commands/shared/known-packages.ts';
import { PackageConfigSchema } from '../../../../extractor/config/package-schema.ts';
import { writePackage } from '../../../../extractor/output/write-package.ts';
import type { ConfiguredPackage } from '../../../../extractor/sources/configured-package.ts';
import { makeModel, makeModule, makePackage } from '../support/contract.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { makeTerminal } from '../support/terminal.ts';

const extracted = makePackage([makeModule('shop', [makeModel('shop.Order')])]);

const configured: ConfiguredPackage = {
  config: PackageConfigSchema.parse({ name: 'shop', source: 'shop' }),
  folder: '/projects',
  source: {
    root: '/projects',
    package: 'shop',
    only: [],
    origin: { kind: 'path', locator: 'shop' },
    warnings: [],
  },
};

const requests = { determined: 3, partial: 1, delegates: 0, unknown: 2 };

const context = {
  cwd: '/projects',
  env: {},
  terminal: makeTerminal().terminal,
  signal: new AbortController().signal,
};

/** A project whose package was read from what `fingerprint` says. */
async function makeProject(fingerprint: string) {
  const folder = makeTemporaryFolder();
  const api = path.join(folder, 'api');
  const file = path.join(folder, 'packages.json');
  await writePackage(extracted, path.join(api, 'shop'));
  const read = (now: string) => readKnownPackages(file, api, new Map([['shop', now]]));
  await (await read(fingerprint)).keep([{ ...configured, requests }]);
  return { api, file, read };
}

test('a package that has not changed is recalled with what its index says', async () => {
  const { read } = await makeProject('sha256:1');
  const recalled = await (await read('sha256:1')).recall(configured, context);
  expect(recalled?.extracted.index).toEqual(extracted.index);
  expect(recalled?.findings).toEqual([]);
  expect(recalled?.requests).toEqual(requests);
});

test('a package is not recalled after its source has changed', async () => {
  const { read } = await makeProject('sha256:1');
  expect(await (await read('sha256:2')).recall(configured, context)).toBeUndefined();
});

test('a package is not recalled after its JSON has changed', async () => {
  const { api, read } = await makeProject('sha256:1');
  const module = path.join(api, 'shop', 'shop.json');
  writeFileSync(module, readFileSync(module, 'utf8').replace('Order', 'Offer'));
  expect(await (await read('sha256:1')).recall(configured, context)).toBeUndefined();
});

test('a damaged list of packages means that none is known', async () => {
  const { file, read } = await makeProject('sha256:1');
  writeFileSync(file, '{"shop": {"from":');
  expect(await (await read('sha256:1')).recall(configured, context)).toBeUndefined();
});
