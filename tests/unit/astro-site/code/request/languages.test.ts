import { expect, test } from 'vitest';
import { writeRequest } from '../../../../../astro-site/src/code/request/languages.ts';
import type { RequestTemplate } from '../../../../../astro-site/src/code/request/template.ts';

const patch: RequestTemplate = {
  method: 'PATCH',
  url: ['https://api.test/v1/books/', { variable: 'BOOK_ID' }, '?key=', { variable: 'TOKEN' }],
  headers: [['X-Note', ['a`b ', { variable: 'TOKEN' }]]],
  basic: ['USER_NAME', 'PASSWORD'],
  body: { mediaType: 'application/json', text: '{"title":"it\'s"}' },
  secrets: ['USER_NAME', 'PASSWORD', 'TOKEN'],
};

test('JavaScript reads secrets from the environment and shows other values as blanks', () => {
  const { code } = writeRequest(patch, 'js');
  expect(code).toContain('`https://api.test/v1/books/<BOOK_ID>?key=${process.env.TOKEN}`');
  expect(code).toContain(
    'Authorization: `Basic ${btoa(`${process.env.USER_NAME}:${process.env.PASSWORD}`)}`',
  );
  expect(code).toContain("'X-Note': `a\\`b ${process.env.TOKEN}`");
  expect(code).toContain(String.raw`title: 'it\'s'`);
});

test('Go imports what reads the environment', () => {
  const { code } = writeRequest(patch, 'go');
  expect(code).toContain('"https://api.test/v1/books/<BOOK_ID>?key=" + os.Getenv("TOKEN")');
  expect(code).toContain('req.SetBasicAuth(os.Getenv("USER_NAME"), os.Getenv("PASSWORD"))');
  expect(code).toContain('\t"net/http"\n\t"os"\n');
  expect(
    writeRequest({ ...patch, url: ['https://api.test'], headers: [], basic: [] }, 'go').code,
  ).not.toContain('"os"');
});

test('HTTPie refuses to run without a value, like curl', () => {
  const { code } = writeRequest(patch, 'httpie');
  expect(code).toContain('"https://api.test/v1/books/${BOOK_ID:?}?key=${TOKEN:?}"');
  expect(code).toContain('--auth "${USER_NAME:?}:${PASSWORD:?}"');
  expect(code).toContain('"X-Note:a\\`b ${TOKEN:?}"');
});

test.each([
  ['js', "fetch('<BASE_URL>/books'"],
  ['go', '"<BASE_URL>/books"'],
  ['httpie', '"${BASE_URL:?}/books"'],
] as const)('an address that is not known is a blank as a whole in %s', (language, shown) => {
  const request = {
    method: 'GET',
    url: [{ variable: 'BASE_URL' }, '/books'],
    headers: [],
    secrets: [],
  };
  expect(writeRequest(request, language).code).toContain(shown);
});
