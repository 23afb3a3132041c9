import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import {
  makeModel,
  makeModule,
  makeOperation,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makePages } from './pages.ts';
import {
  describeAuthentication,
  makeAuthentication,
} from '../../../../astro-site/src/page-models/authentication.ts';
import type { Security } from '../../../../extractor/contract/security.ts';
import type { Fact } from '../../../../astro-site/src/page-models/sections/fact.ts';

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
    description: asMarkdown('For *shops*.'),
    source,
  });
  expect(text).toBe(
    'Shop: OAuth 2, sent as a bearer token; authorization code flow from /authorize, /token ' +
      'with the scopes buy (Buy books), sell; needs the scopes buy; may be left out; For shops.',
  );
});

test('the pages with the operations and that of the package say what the configuration says', () => {
  const content = makePackage([
    makeModule('shop', []),
    makeModule('shop.api', [makeOperation('shop.api.list')]),
    makeModule('shop.models', [makeModel('shop.models.Book')]),
  ]);
  const auth = { scheme: 'header', name: 'X-Key', environment: ['SHOP_KEY'] } as const;
  const pages = makePages(content, { auth: { ...auth, environment: [...auth.environment] } });
  const found = pages.flatMap(([{ areas }, href]) =>
    areas
      .flat()
      .filter((section) => section.kind === 'facts')
      .map((section) => [href, JSON.stringify(section)] as const)
      .filter(([, text]) => text.includes('Base URL')),
  );
  expect(found.map(([href]) => href)).toEqual(['/api-docs/shop/', '/api-docs/shop/api/']);
  expect(found[0]?.[1]).toContain('{"code":"https://api.test"}');
  expect(found[0]?.[1]).toContain('"Header"," ",{"code":"X-Key"}," from ",{"code":"SHOP_KEY"}');
});

test('a key that has no parameter and no environment variable comes from nowhere', () => {
  const ways = [[{ scheme: 'header', name: 'X-Key', parameters: [] }]] as const;
  const phrase = describeAuthentication({ origin: 'source', ways });
  expect(phrase).toEqual(['Header', ' ', { code: 'X-Key' }]);
});

test('a scheme that the application may leave out says under which condition it is asked for', () => {
  const security: Security = { schemeName: 'Key', scheme: 'header', name: 'X-Key', source };
  expect(describe({ ...security, condition: 'is_guarded' })).toBe(
    'Key: Header X-Key; only if is_guarded',
  );
});
