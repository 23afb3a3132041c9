import { expect, test } from 'vitest';
import { findDocuments } from '../../../../extractor/init/find-document.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

test('documents are found by how they begin', () => {
  const root = makeTemporaryFolder({
    'api/v1.yaml': '# The API.\nopenapi: 3.0.1\n',
    'docs/old.json': '{\n  "swagger": "2.0"\n}',
    'package.json': '{"name": "openapi"}',
    'mkdocs.yml': 'plugins:\n  - openapi: 3.1\n',
    'node_modules/x/openapi.json': '{"openapi": "3.1.0"}',
    '.github/openapi.json': '{"openapi": "3.1.0"}',
  });
  expect(findDocuments(root)).toEqual(['api/v1.yaml', 'docs/old.json']);
});
