import { expect, test } from 'vitest';
import { hashExample, type ExampleOutcome } from '../../../packages/live/example-outcomes.ts';
import { haveChanged } from '../../../packages/live/record/pages.ts';
import type { ShownExample } from '../../../packages/live/shown-examples.ts';

const python = makeShown('python', 'client.read()');
const curl = makeShown('curl', 'curl "$URL"');

test.each<[string, ShownExample[], boolean]>([
  ['the same in another order', [curl, python], false],
  ['other code', [python, makeShown('curl', 'curl -X POST "$URL"')], true],
  ['one more', [python, curl, { ...python, id: 'shop.Client.list' }], true],
  ['one less', [python], true],
  ['the code of another kind', [python, makeShown('curl', python.code)], true],
])('notices %s', (_, shown, expected) => {
  expect(haveChanged(shown, [makeOutcome(python), makeOutcome(curl)])).toBe(expected);
});

test('runs the examples of a client that has none', () => {
  expect(haveChanged([python], [])).toBe(true);
});

function makeShown(kind: ShownExample['kind'], code: string): ShownExample {
  return { id: 'shop.Client.read', kind, code, environment: {} };
}

function makeOutcome({ id, kind, code }: ShownExample): ExampleOutcome {
  return { id, kind, digest: hashExample(code), ended: 'returned', isRight: true };
}
