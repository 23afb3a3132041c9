import { expect, test } from 'vitest';
import {
  parseModuleFile,
  parsePackage,
  parsePackageIndex,
} from '../../../../extractor/contract/load.ts';
import { catchError } from '../support/catch-error.ts';
import { makeModule, makeOperation, makePackage } from '../support/contract.ts';

const { index, modules } = makePackage([
  makeModule('shop', [makeOperation('shop.read', { tags: ['__proto__'] })]),
]);
const { schemaVersion, generator } = index;

test('a document round-trips', () => {
  const file = { schemaVersion, generator, module: modules[0] };
  expect(parsePackageIndex(JSON.stringify(index))).toEqual(index);
  expect(parseModuleFile(JSON.stringify(file))).toEqual(file);
  expect(parsePackage(JSON.stringify({ index, modules }))).toEqual({ index, modules });
});

test.each(['null', '[]', '{}', '{"index":{}}', '{"schemaVersion":1,"modules":[]}'])(
  'a package whose index has no version is not ours: %s',
  async (text) => {
    const error = await catchError(() => parsePackage(text, 'shop.json'));
    expect(error.message).toBe(
      'shop.json has no `schemaVersion`, so it was not written by wrapdocs.',
    );
  },
);

test('a package of a newer contract also gives one sentence', async () => {
  const text = JSON.stringify({ index: { ...index, schemaVersion: 7 }, pages: [] });
  const error = await catchError(() => parsePackage(text, 'shop.json'));
  expect(error.code).toBe('CONTRACT_VERSION');
});

test('text that is not JSON has its own message', async () => {
  const error = await catchError(() => parsePackageIndex('{"schemaVersion": 1', 'api/index.json'));
  expect(error.code).toBe('CONTRACT_BROKEN');
  expect(error.message).toMatch(/^api\/index\.json is not JSON: /);
});

test.each(['null', '[]', '{}', '{"schemaVersion":"1"}', '{"schemaVersion":0}'])(
  'a document without a version is not ours: %s',
  async (text) => {
    const error = await catchError(() => parsePackageIndex(text));
    expect(error.message).toBe(
      'index.json has no `schemaVersion`, so it was not written by wrapdocs.',
    );
  },
);

test('a newer contract gives one sentence, whatever its shape', async () => {
  const text = JSON.stringify({ schemaVersion: 7, generator: { version: '9.1.0' }, future: true });
  const error = await catchError(() => parsePackageIndex(text));
  expect(error).toMatchObject({
    code: 'CONTRACT_VERSION',
    exitCode: 4,
    message:
      'index.json was written by contract 7 (wrapdocs 9.1.0), but this version of wrapdocs reads 3.',
    hint: 'Update wrapdocs, or run `wrapdocs extract` to generate it again.',
  });
});

test('a wrong shape names the first places, and counts the rest', async () => {
  const broken = { ...index, name: 3, extra: 1, modules: [{}], diagnostics: 'none' };
  const error = await catchError(() => parsePackageIndex(JSON.stringify(broken)));
  expect(error.exitCode).toBe(4);
  expect(error.message).toMatchInlineSnapshot(`
    "index.json does not have the shape of contract 3:
      name: Invalid input: expected string, received number
      modules[0].id: Invalid input: expected string, received undefined
      modules[0].path: Invalid input: expected string, received undefined
      modules[0].operations: Invalid input: expected number, received undefined
      modules[0].models: Invalid input: expected number, received undefined
      and 2 more"
  `);
});
