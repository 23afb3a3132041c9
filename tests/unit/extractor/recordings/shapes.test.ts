import { expect, test } from 'vitest';
import { formatRecordedShape } from '../../../../astro-site/src/code/recorded-shape.ts';
import { recordAnswers } from './support.ts';

/** The shape of answers in one line. */
function describeShape(answers: readonly unknown[], values?: string[]): string {
  const [answer] = recordAnswers('GET /users/{id}', answers, values);
  const text = answer?.shape === undefined ? '' : formatRecordedShape(answer.shape);
  return text.replaceAll(/\s+/g, ' ');
}

test('types, optional fields, lists', () => {
  expect(
    describeShape([
      { id: 1, name: null, tags: [], price: 1.5, owner: { login: 'x' } },
      { id: 2, name: 'x', tags: ['a'], price: 2, extra: true },
    ]),
  ).toBe(
    '{ id: integer, name: null | string, tags: [string], price: number, owner?: { login: string }, extra?: boolean }',
  );
  expect(describeShape([[], [{ a: [] }]])).toBe('[{ a: [] }]');
});

test.each([
  ['numbers', { 17: { a: 1 }, 18: { a: 1 } }],
  ['addresses', { 'anna@shop.test': 1 }],
  ['unique ids', { '3f2504e0-4f89-41d3-9a0c-0305e82c3301': 1 }],
  ['dates', { '2024-01-02': 1 }],
  ['words that somebody typed', { 'Due date': 1 }],
  ['hosts', { 'www.shop.test': 1 }],
  ['ids that the values repeat', { ab1: { id: 'ab1' }, cd2: { id: 'cd2' } }],
  ['numbered keys', { course_42: 1, course_88: 2 }],
  ['entries of one kind', { anna: { age: 1, role: 'x' }, ben: { age: 2, role: 'y' } }],
])('keys that are data are not published: %s', (_, value) => {
  expect(describeShape([{ known: 'x', held: value }])).toMatch(
    /^\{ known: string, held: \{ \[key\]: .*\} \}$/,
  );
});

test('fields of one type are still fields', () => {
  expect(describeShape([{ total: 1, count: 2 }])).toBe('{ total: integer, count: integer }');
  expect(describeShape([{ data: { id: 1 } }])).toBe('{ data: { id: integer } }');
  expect(describeShape([{ type: 'user', user: { type: 'user', id: 1 } }])).toBe(
    '{ type: string, user: { type: string, id: integer } }',
  );
});

test('values are published only where that is allowed, and where they repeat', () => {
  const answers = ['open', 'open', 'closed', 'closed'].map((status, id) => ({ id, status }));
  expect(describeShape(answers)).toBe('{ id: integer, status: string }');
  expect(describeShape(answers, ['status'])).toBe('{ id: integer, status: "closed" | "open" }');
  expect(describeShape(answers, ['status', 'id'])).toContain('id: integer');
  expect(describeShape(answers, ['order.status'])).toContain('status: string');
  const inner = answers.map((one) => ({ order: one, status: 'x' }));
  expect(describeShape(inner, ['order.status'])).toBe(
    '{ order: { id: integer, status: "closed" | "open" }, status: string }',
  );
});
