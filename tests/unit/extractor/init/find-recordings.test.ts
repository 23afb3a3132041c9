import { expect, test } from 'vitest';
import { findRecordingFolder } from '../../../../extractor/init/find-recordings.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const CASSETTE = 'interactions:\n- request: {}\n';

test('the folder with the most recordings is found by how they begin', () => {
  const root = makeTemporaryFolder({
    'tests/cassettes/test_users/test_get.yaml': CASSETTE,
    'tests/cassettes/test_orders/test_get.yaml': CASSETTE,
    'tests/replay/one.json': '{"http_interactions": []}',
    'docs/interactions.yml': 'title: interactions\n',
    'node_modules/x/cassettes/one.yaml': CASSETTE,
  });
  expect(findRecordingFolder(root)).toBe('tests/cassettes');
});

test('other files are not recordings', () => {
  expect(findRecordingFolder(makeTemporaryFolder({ 'a.json': '{"a": 1}' }))).toBeUndefined();
  expect(findRecordingFolder(makeTemporaryFolder({ 'a/b.har': '{"log": {}}' }))).toBe('a');
});
