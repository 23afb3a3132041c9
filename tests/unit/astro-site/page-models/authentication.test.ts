import { expect, test } from 'vitest';
import { makeAuthentication } from '../../../../astro-site/src/page-models/authentication.ts';
import type { Security } from '../../../../extractor/contract/security.ts';
import type { Fact } from '../../../../astro-site/src/page-models/section.ts';

const source = { file: 'shop/main.py', line: 1 };

function describe(security: Security): string {
  const [, facts] = makeAuthentication([security]);
  const [fact] = facts?.kind === 'facts' ? facts.facts : [];
  return `${fact?.title ?? ''}: ${getText(fact)}`;
}

function getText(fact: Fact | undefined): string {
  const phrase = fact?.value.kind === 'phrase' ? fact.value.phrase : [];
  return phrase.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}

test('an operation says which schemes it asks for', () => {
  const [label] = makeAuthentication([{ schemeName: 'Key', scheme: 'header', source }]);
  expect(label).toEqual({ kind: 'label', title: 'Authentication' });
  expect(makeAuthentication([])).toEqual([]);
  expect(describe({ schemeName: 'Key', scheme: 'header', name: 'X-Key', source })).toBe(
    'Key: Header X-Key',
  );
});

test('a scheme of OAuth 2 says where the token comes from, and which scopes it needs', () => {
  const text = describe({
    schemeName: 'Shop',
    scheme: 'oauth2',
    flows: [
      {
        flow: 'authorizationCode',
        authorizationUrl: '/authorize',
        tokenUrl: '/token',
        scopes: [{ name: 'buy', description: 'Buy books' }, { name: 'sell' }],
      },
    ],
    scopes: ['buy'],
    optional: true,
    description: 'For *shops*.',
    source,
  });
  expect(text).toBe(
    'Shop: OAuth 2, sent as a bearer token; authorization code flow from /authorize, /token ' +
      'with the scopes buy (Buy books), sell; needs the scopes buy; may be left out; For shops.',
  );
});
