import { expect, test } from 'vitest';
import {
  fillPython,
  fillShell,
  fillTemplate,
  normalizeBase,
} from '../../../../../astro-site/src/code/request/fill.ts';
import type { ExampleFacts } from '../../../../../astro-site/src/code/request/template.ts';

const facts: ExampleFacts = {
  api: 'https://api.test/v1',
  base: 'https://api.test/v1',
  blanks: { BOOK_ID: { use: 'path' }, Q: { use: 'text', python: 'query' } },
};
const filled = {
  base: 'https://eu.test',
  values: new Map([
    ['BOOK_ID', 'a/"$b'],
    ['Q', 'it$`!"'],
  ]),
};

test('values cannot leave the quotes of a command', () => {
  const command =
    'curl -G "https://api.test/v1/books/${BOOK_ID:?}" --data-urlencode "q=${Q:?}" -u "${KEY:?}:"';
  expect(fillShell(command, facts, filled)).toBe(
    String.raw`curl -G "https://eu.test/books/a%2F%22%24b" --data-urlencode "q=it\$\`"'!'"\"" -u "` +
      '${KEY:?}:"',
  );
});

test('in Python, the last argument or variable of the name gets the value as a string', () => {
  const code =
    'book_id = "<book_id>"\nclient = Client(query="x")\nget("https://api.test/v1/books", query="abc123")';
  expect(fillPython(code, facts, filled)).toBe(
    'book_id = "a/\\"$b"\nclient = Client(query="x")\nget("https://eu.test/books", query="it$`!\\"")',
  );
});

test('a number only becomes another number', () => {
  const code = 'client.get(book_id=1)';
  expect(fillPython(code, facts, filled)).toBe(code);
  expect(fillPython(code, facts, { values: new Map([['BOOK_ID', '42']]) })).toBe(
    'client.get(book_id=42)',
  );
});

test('a longer address that begins with that of the API is left alone', () => {
  const code = 'get("https://api.test/v10/books")';
  expect(fillPython(code, facts, filled)).toBe(code);
});

test('other languages get the same request', () => {
  const request = {
    method: 'GET',
    url: ['https://api.test/v1/books/', { variable: 'BOOK_ID' }, '?q=', { variable: 'Q' }],
    headers: [['X-Q', [{ variable: 'Q' }]] as const],
    secrets: [],
  };
  const { url, headers } = fillTemplate(request, facts, filled);
  expect(url).toEqual(['https://eu.test/books/', 'a%2F%22%24b', '?q=', 'it%24%60%21%22']);
  expect(headers).toEqual([['X-Q', ['it$`!"']]]);
});

test.each([
  ['https://api.test/', 'https://api.test'],
  [' http://localhost:8000/api ', 'http://localhost:8000/api'],
  ['https://api.test/$(id)', undefined],
  ["https://api.test/'", undefined],
  ['javascript:alert(1)', undefined],
  ['api.test', undefined],
])('the address %j', (text, address) => {
  expect(normalizeBase(text)).toBe(address);
});
