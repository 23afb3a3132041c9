import { expect, test } from 'vitest';
import { splitWords } from '../../../../../extractor/contract/text/split-words.ts';

test.each([
  ['modify_connector', ['modify', 'connector']],
  ['columnName', ['column', 'name']],
  ['V1GroupsGetResponse', ['v', '1', 'groups', 'get', 'response']],
  ['HTTPServerError', ['http', 'server', 'error']],
  ['/v1/groups/{group_id}', ['v', '1', 'groups', 'group', 'id']],
  ['Größe der Straße', ['größe', 'der', 'straße']],
  ['__proto__', ['proto']],
  ['名前', ['名前']],
  [' ', []],
])('%s has the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
