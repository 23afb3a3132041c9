import { expect, test } from 'vitest';
import { WrapdocsError } from '../../../../extractor/errors.ts';
import { findPersonalData } from '../../../../extractor/recordings/publication/personal-data.ts';
import { makeCassette, record, recordAnswers } from './support.ts';

/** Made up, in the forms that real ones have. */
const PERSONAL = {
  email: 'anna.b@shop.test',
  encodedEmail: 'anna%40shop.test',
  address: '203.0.113.17',
  address6: '2001:db8::ff00:42:8329',
  phone: '+49 30 1234567',
  account: '4024007156',
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  hash: '9e107d9d372bb6826bd81d3542a419d6',
  key: ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_'),
  token: ['ghp', '16C7e42F292c6912E7710c838347Ae178B4a'].join('_'),
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
  cloudKey: 'AKIAIOSFODNN7EXAMPLE',
};

test.each(Object.entries(PERSONAL))('%s is found', (_, text) => {
  expect(findPersonalData(text)).toBeDefined();
  expect(findPersonalData(`before ${text} behind`)).toBeDefined();
});

test.each([
  ...[
    'open',
    'in_progress',
    'application/json',
    '2024-01-02',
    '2024-01-02T10:20:30.000Z',
    'v1.2.3',
  ],
  ...[
    'customer.subscription.created',
    'PaymentMethodOptions',
    'ISO-8601',
    'sha256',
    'utf-8',
    'EUR',
  ],
  ...['get_user_by_email_address', 'HTTPServerErrorResponse', 'us-east-1', 'x86_64', 'H264'],
])('%s is an ordinary value', (text) => {
  expect(findPersonalData(text)).toBeUndefined();
});

test.each(Object.values(PERSONAL))('a value that may be published stops the build: %s', (value) => {
  const answers = [{ status: value }, { status: value }];
  const run = () => recordAnswers('GET /users', answers, ['status']);
  expect(run).toThrow(WrapdocsError);
  expect(run).toThrow(/`status`.*tests\/one\.json:\d+/);
  expect(run).not.toThrow(value);
});

test('credentials of the request are not published as values either', () => {
  const text = makeCassette([
    ['GET https://api.test/users', { echo: 'hunter22' }],
    ['GET https://api.test/users', { echo: 'hunter22' }],
  ]).replaceAll('"Accept": [\n      "*/*"\n     ]', '"Authorization": ["Bearer hunter22"]');
  expect(text).toContain('Bearer hunter22');
  const config = { files: ['tests/**'], values: ['echo'] };
  expect(() => record(['GET /users'], { 'tests/one.json': text }, config)).toThrow(
    'a credential of the request',
  );
});

test('nothing of what was recorded is in the result, whatever it is called', () => {
  const secrets = Object.values(PERSONAL);
  const nested = Object.fromEntries(secrets.map((secret) => [secret, { [secret]: [secret] }]));
  const text = makeCassette([
    ...secrets.map((secret): [string, unknown] => [
      `GET https://api.test/users/${encodeURIComponent(secret)}?q=${secret}`,
      { value: secret, list: [secret], ...nested },
    ]),
    [`GET https://api.test/unknown/${PERSONAL.token}?key=${PERSONAL.key}`, nested],
  ]);
  const result = record(['GET /users/{id}'], { [`tests/${PERSONAL.email}.json`]: text });
  expect(result.operations).toHaveLength(1);
  expect(result.diagnostics.some(({ code }) => code === 'WD711')).toBe(true);
  const published = JSON.stringify(result.operations);
  for (const secret of secrets) expect(published).not.toContain(secret);
});
