import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { makeJsonSchema } from '../../../../../extractor/contract/generate/json-schema.ts';
import {
  makeDiagnostic,
  makeField,
  makeList,
  makeModel,
  makeModule,
  makeName,
  makeOperation,
  makePackage,
} from '../../support/contract.ts';

const file = new URL('../../../../../extractor/contract/contract.schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(file, 'utf8')) as object;
const isValid = new Ajv2020({ strict: false }).compile(schema);

const { index, modules } = makePackage(
  [
    makeModule('shop', [
      makeOperation('shop.read', {
        responses: [{ status: '2XX', origin: 'inferred', type: makeList(makeName('shop.A')) }],
      }),
      makeModel('shop.A', ['shop.B'], [makeField('f', { kind: 'literal', text: '1' })]),
    ]),
  ],
  [makeDiagnostic()],
);
const { schemaVersion, generator } = index;

test('the committed JSON Schema is the one of the zod schemas (npm run contract)', () => {
  expect(schema).toEqual(JSON.parse(JSON.stringify(makeJsonSchema())));
});

test('it accepts both kinds of document', () => {
  expect(isValid(index)).toBe(true);
  expect(isValid({ schemaVersion, generator, module: modules[0] })).toBe(true);
});

test('it refuses another version, an unknown key and a broken status', () => {
  const [operation] = modules[0]?.items ?? [];
  const response = { status: '600', origin: 'declared' };
  const broken = makeModule('shop', [{ ...operation, responses: [response] } as never]);
  expect(isValid({ ...index, schemaVersion: 1 })).toBe(false);
  expect(isValid({ ...index, extra: 1 })).toBe(false);
  expect(isValid({ schemaVersion, generator, module: broken })).toBe(false);
});
