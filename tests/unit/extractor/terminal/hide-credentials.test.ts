import { expect, test } from 'vitest';
import { WrapdocsError } from '../../../../extractor/errors.ts';
import { hideCredentials } from '../../../../extractor/terminal/hide-credentials.ts';
import { limitCpuTime } from '../support/cpu-time.ts';

const TOKEN = 'c4n4ry7f3aC4N4RY7f3ac4n4ry7f3aC4N4RY7f3ac4n4ry';

test.each([
  [`https://u:${TOKEN}@h.test/x.git`, 'https://h.test/x.git'],
  [`https://${TOKEN}@h.test/x.git`, 'https://h.test/x.git'],
  [`\`git:https://u:${TOKEN}@h.test/x.git\` has no ref.`, '`git:https://h.test/x.git` has no ref.'],
  [`ssh://git:${TOKEN}@h.test:22/x.git@v1.0`, 'ssh://h.test:22/x.git@v1.0'],
  [`https://u:a@${TOKEN}@h.test/simple/`, 'https://h.test/simple/'],
  [`https://u:a/${TOKEN}@h.test/simple/`, 'https://h.test/simple/'],
  [`https://u:a%2F${TOKEN}@h.test/`, 'https://h.test/'],
  [`https://:${TOKEN}@h.test/`, 'https://h.test/'],
  [`HTTPS://u:${TOKEN}@[::1]:8080/x`, 'HTTPS://[::1]:8080/x'],
  [
    `fatal: Authentication failed for 'https://u:${TOKEN}@h.test/x.git/'`,
    "fatal: Authentication failed for 'https://h.test/x.git/'",
  ],
  [`https://a:${TOKEN}@h.test, https://b:${TOKEN}@i.test`, 'https://h.test, https://i.test'],
  [`postgres://u:${TOKEN}@h.test/db\nnext`, 'postgres://h.test/db\nnext'],
  [`https://h.test/x?access_token=${TOKEN}&page=2`, 'https://h.test/x?access_token=***&page=2'],
  [`https://h.test/x?a=1&X-Amz-Signature=${TOKEN}`, 'https://h.test/x?a=1&X-Amz-Signature=***'],
  [`https://h.test/x?private_token=${TOKEN}#top`, 'https://h.test/x?private_token=***#top'],
  [`https://h.test/?api_key=${TOKEN}`, 'https://h.test/?api_key=***'],
  [
    `https://h.test/x?sv=1&sig=${TOKEN} was not found`,
    'https://h.test/x?sv=1&sig=*** was not found',
  ],
  [`Authorization: Basic ${TOKEN}==`, 'Authorization: Basic ***'],
  [`http.extraHeader=AUTHORIZATION: bearer ${TOKEN}`, 'http.extraHeader=AUTHORIZATION: bearer ***'],
  [`the header 'Bearer ${TOKEN}' was refused`, "the header 'Bearer ***' was refused"],
  [`remote: token ghp_${TOKEN} has expired`, 'remote: token *** has expired'],
  [`github_pat_${TOKEN}_x`, '***'],
  [`glpat-${TOKEN}`, '***'],
  [`uploads with pypi-${TOKEN}`, 'uploads with ***'],
])('%j', (message, shown) => {
  expect(hideCredentials(message)).toBe(shown);
  const error = new WrapdocsError({ code: 'USAGE', message, hint: message });
  expect([error.message, error.hint]).toEqual([shown, shown]);
});

test.each([
  'git:https://h.test/x.git@v1.0#src',
  'https://h.test:8080/x.git@main',
  'https://[::1]:8080/x.git@main',
  'git@h.test:team/x.git',
  'git:../api@v1.0#src/api',
  'Mail a@h.test or see https://h.test/a and https://h.test/b@c.',
  'The field `password` of pkg.Login has no description.',
  'pypi:stripe==15.3.1 has a token parameter; basic authentication is not shown.',
  'https://h.test/x?page=2&sort=name',
])('%j has no credentials', (message) => {
  expect(hideCredentials(message)).toBe(message);
});

test('a long message takes little time', () => {
  const parts = ['://', '://a:', '@', '://a@', 'token', 'Bearer ', '?token='];
  limitCpuTime(5000, () => parts.map((part) => hideCredentials(part.repeat(20_000))));
});
