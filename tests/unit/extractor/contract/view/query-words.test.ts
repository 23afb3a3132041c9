import { expect, test } from 'vitest';
import {
  listMeanings,
  readTextConcepts,
  simplifyQuestion,
} from '../../../../../extractor/contract/view/query-words.ts';

test('a question keeps the words that say what is asked for', () => {
  expect(simplifyQuestion('How do I set up the emails?')).toBe('set up emails?');
  expect(simplifyQuestion('what is this')).toBe('what is this');
});

test('a word means its singular and the verbs of its group', () => {
  expect(listMeanings('policies')).toEqual(['policy']);
  expect(listMeanings('status')).toEqual([]);
  expect(listMeanings('remove')).toContain('delete');
});

test('the same subject in other words has the same concepts', () => {
  const asked = readTextConcepts('show me the users of a group');
  expect(asked).toEqual(readTextConcepts('list_all_users_in_group'));
  expect(asked.hasVerb).toBe(true);
});
