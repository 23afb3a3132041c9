import { expect, test } from 'vitest';
import { joinWithApi } from '../../extractor/api/compare-with-api.ts';
import { readDocument } from '../../extractor/api/document/read-document.ts';
import { makeApiFile } from '../../extractor/api/site-file/make-api-file.ts';
import { ApiFileSchema } from '../../extractor/contract/api-file.ts';
import { extractWrapper } from './wrapper.ts';

const DOCUMENT = 'python-stubs/fivetran-api.yaml';

test('every request of the wrapper is in the sample document, and one differs', async () => {
  const [extracted, document] = await Promise.all([
    extractWrapper(),
    readDocument(DOCUMENT, { cwd: process.cwd(), env: process.env }),
  ]);
  const joined = joinWithApi(extracted, { documents: [document], others: [], leaveOut: [] });
  const file = makeApiFile(joined, { leaveOut: [], show: ['errors'], isWanted: () => true });
  expect(ApiFileSchema.parse(file)).toEqual(file);
  expect(file).toMatchObject({ sent: 94, total: 96 });
  const missing = file.operations.filter(({ sentBy }) => sentBy.length === 0);
  expect(missing.map(({ operationId }) => operationId)).toEqual([
    'getAccountInfo',
    'listDestinations',
  ]);
  expect(file.drift.map(({ kind, item, names }) => [kind, item.split('.').at(-1), names])).toEqual([
    ['unknownQuery', 'list_all_connectors_in_group', ['schema']],
  ]);
  expect(file.extras).toHaveLength(94);
}, 120_000);
