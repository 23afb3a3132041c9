import { expect, test } from 'vitest';
import { matchVocabulary } from '../../../../../astro-site/src/search/ranking/match-words.ts';
import { Vocabulary } from '../../../../../astro-site/src/search/ranking/vocabulary.ts';
import { finish } from '../../../../../astro-site/src/search/steps.ts';

function makeVocabulary(...words: string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.add(word);
  return vocabulary;
}

test('a word has one number, however often it occurs', () => {
  const vocabulary = makeVocabulary('list', 'users');
  expect([vocabulary.add('users'), vocabulary.add('list'), vocabulary.add('all')]).toEqual([
    1, 0, 2,
  ]);
  expect(vocabulary.words).toEqual(['list', 'users', 'all']);
});

test('whole words count most, then those that start with the word, then those that contain it', () => {
  const vocabulary = makeVocabulary('user', 'users', 'superuser', 'group');
  const { worth, covered } = finish(matchVocabulary(vocabulary, [[{ word: 'user', worth: 1 }]], 4));
  expect([...(worth[0] ?? [])]).toEqual([1, 0.85, 0.4, 0]);
  expect([...covered]).toEqual([1, 1, 0, 0]);
});

test('a word of the same meaning counts a little less, and two letters are not looked for inside', () => {
  const vocabulary = makeVocabulary('remove', 'delete', 'valid');
  const { worth, covered } = finish(
    matchVocabulary(
      vocabulary,
      [
        [
          { word: 'delete', worth: 1 },
          { word: 'remove', worth: 0.9 },
        ],
        [
          { word: 'id', worth: 1 },
          { word: 'va', worth: 0.9 },
        ],
      ],
      4,
    ),
  );
  expect([...(worth[0] ?? [])]).toEqual([0.9, 1, 0]);
  expect([...(worth[1] ?? [])]).toEqual([0, 0, 0.9 * 0.85]);
  expect([...covered]).toEqual([1, 1, 1]);
});

test('a rare word weighs more than a common one, and a word that no entry has nothing', () => {
  const vocabulary = makeVocabulary('list', 'invoice');
  for (let entry = 0; entry < 50; entry += 1) vocabulary.count([0]);
  vocabulary.count([1]);
  const ask = (word: string) => [{ word, worth: 1 }];
  const { weights } = finish(
    matchVocabulary(vocabulary, [ask('list'), ask('invoice'), ask('qqqq')], 51),
  );
  const [common = 0, rare = 0, none = 0] = weights;
  expect(rare).toBeGreaterThan(2 * common);
  expect(none).toBe(0);
});
