import { expect, test } from 'vitest';
import { WrapdocsError } from '../../../../extractor/errors.ts';
import { makeCassette, record, recordAnswers } from './support.ts';

const GOOD = makeCassette([['GET https://api.test/users/7', { id: 7 }]]);

test('a broken file costs only itself', () => {
  const names = 'a b c d e f g h i j k l'.split(' ');
  const lines = names.map((name, index) => {
    const item = index === 0 ? 'x' : `*${names[index - 1] ?? ''}`;
    return `${name}: &${name} [${Array<string>(9).fill(item).join(', ')}]`;
  });
  const { operations, diagnostics } = record(['GET /users/{id}'], {
    'tests/aliases.yaml': lines.join('\n'),
    'tests/broken.json': '{"interactions": [',
    'tests/broken.yaml': 'a: [1\nb: }',
    'tests/deep.json': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
    'tests/deep.yaml': `a: ${'['.repeat(20_000)}`,
    'tests/good.json': GOOD,
    'tests/notes.md': 'no recording',
    'tests/other.json': '{"a": 1}',
  });
  expect(operations).toHaveLength(1);
  expect(diagnostics.map(({ code, location }) => `${code} ${location?.file ?? ''}`)).toEqual([
    'WD701 tests/aliases.yaml',
    'WD701 tests/broken.json',
    'WD701 tests/broken.yaml',
    'WD701 tests/deep.yaml',
    'WD702 tests/deep.json',
  ]);
});

test('deep and wide answers are cut', () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 3000; depth += 1) deep = { inner: deep };
  const wide = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`f${index.toString(36)}x`, index % 2 ? 'x' : 1]),
  );
  const [deepAnswer] = recordAnswers('GET /users', [deep]);
  expect(JSON.stringify(deepAnswer).length).toBeLessThan(2000);
  const [wideAnswer] = recordAnswers('GET /users', [wide]);
  expect(wideAnswer?.shape?.fields?.length ?? 0).toBeLessThanOrEqual(400);
});

test('keys such as __proto__ are harmless', () => {
  const text = GOOD.replace(
    String.raw`{\"id\":7}`,
    String.raw`{\"__proto__\":{\"a\":1},\"constructor\":1,\"id\":7}`,
  );
  const { operations } = record(['GET /users/{id}'], { 'tests/one.json': text });
  const names = operations[0]?.answers[0]?.shape?.fields?.map(({ name }) => name);
  expect(names).toEqual(['__proto__', 'constructor', 'id']);
});

test('a pattern without files is an error', () => {
  expect(() => record(['GET /users'], { 'tests/one.json': GOOD }, ['cassettes/**'])).toThrow(
    WrapdocsError,
  );
});
