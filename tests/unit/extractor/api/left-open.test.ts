import { expect, test } from 'vitest';
import { compareWithApi } from '../../../../extractor/api/compare-with-api.ts';
import type { Diagnostic } from '../../../../extractor/contract/diagnostic.ts';
import { makeField, makeModel, makeModule, makeName, makePackage } from '../support/contract.ts';
import { makeDocument, makeRequest } from './support.ts';

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Item' } } };
const Item = { type: 'object', additionalProperties: false, properties: { a: {}, itemName: {} } };
const document = makeDocument(
  { '/items': { post: { requestBody: { content } } } },
  { components: { schemas: { Item } } },
);
const base = makeModel('shop.Base', [], [makeField('a')]);
const item = makeModel('shop.Item', ['shop.Base'], [makeField('item_name')]);
const body = {
  mediaType: 'application/json',
  required: true,
  origin: 'declared',
  type: makeName('shop.Item'),
} as const;
const add = makeRequest('POST /items', { body });
const admin = makeRequest('GET /admin');

/** The rules of what is found if the package has findings about these items. */
function find(...found: [rule: string, item: string][]): string[] {
  const extracted = makePackage([makeModule('shop', [base, item, add, admin])]);
  extracted.index.diagnostics = found.map(([rule, id]): Diagnostic => ({
    code: 'WD000',
    rule,
    severity: 'note',
    message: '',
    hint: '',
    item: id,
  }));
  const settings = { documents: [document], others: [], leaveOut: [] };
  return compareWithApi(extracted, settings).diagnostics.map(({ rule }) => rule);
}

test('without findings, what the API does not have is a mistake', () => {
  expect(find()).toEqual(expect.arrayContaining(['api-operation-unknown', 'api-field-unknown']));
});

test.each(['route-conditional', 'router-not-included'])(
  'an operation with the finding %s may be missing in the API',
  (rule) => {
    expect(find([rule, admin.id])).not.toContain('api-operation-unknown');
    expect(find([rule, add.id])).toContain('api-operation-unknown');
  },
);

test('fields whose names code makes may have other names in the API', () => {
  expect(find(['json-schema-not-read', 'shop.Base'])).not.toContain('api-field-unknown');
  expect(find(['json-schema-not-read', 'shop.Other'])).toContain('api-field-unknown');
});
