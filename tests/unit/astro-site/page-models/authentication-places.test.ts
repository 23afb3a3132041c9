import { listColumns } from '../../../../astro-site/src/page-models/sections/columns.ts';
import { describe, expect, test } from 'vitest';
import type { Fact, Phrase } from '../../../../astro-site/src/page-models/sections/fact.ts';
import type { Section } from '../../../../astro-site/src/page-models/sections/section.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import type { PackageConfig } from '../../../../extractor/config/package-schema.ts';
import type { Authentication } from '../../../../extractor/contract/client-call.ts';
import type { Item } from '../../../../extractor/contract/module.ts';
import { createPackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makeOpenApi } from '../../../../extractor/exports/openapi.ts';
import {
  makeClient,
  makeClientOperation,
  makeModule,
  makePackage,
} from '../../extractor/support/contract.ts';
import { makePages } from './pages.ts';

/** What each place says about the requests of one client: the same, in its own form. */
interface Statement {
  /** The facts on the page of the package and on that of the class. */
  facts: string[];
  /** The words beside the path of an operation. */
  request: string;
  /** Where it was found. */
  sources: string[];
  /** The lines of the curl command after the address. */
  curl: string[];
  /** Alternatives of names of schemes. */
  security: string[][] | undefined;
  schemes: object;
  /** What OpenAPI says of the client. */
  origin: string;
}

const source = { file: 'shop/client.py', line: 3 };
const path = 'https://api.shop.test';
const call = { clientClass: 'shop.Shop', access: ['client.list'] };

/** A client with one operation. */
function makeItems(authentication: Authentication[], parts: Partial<typeof call> = {}): Item[] {
  const client = makeClient('shop.Shop', {
    server: { url: path, source },
    ...(authentication.length === 0 ? {} : { authentication }),
  });
  const operation = makeClientOperation('shop.Shop.list', { path: '/x' }, { ...call, ...parts });
  return [{ ...client, members: ['shop.Shop.list'] }, operation];
}

function collect(items: Item[], auth?: PackageConfig['auth']): Statement {
  const content = makePackage([makeModule('shop', items)]);
  const pages = makePages(content, { auth });
  const sections = pages.map(([page]) => flatten(page.areas.flat()));
  const facts = sections.flatMap(listFacts);
  const [first = []] = facts;
  expect(facts).toEqual(facts.map(() => first));
  expect(facts.length).toBeGreaterThan(1);
  const all = sections.flat();
  const request = all.flatMap((each) => (each.kind === 'endpoint' ? [toText(each.base)] : []));
  const [curl = ''] = all.flatMap((each) => (each.kind === 'examples' ? [each.curl] : []));
  const steps = all.flatMap((each) => (each.kind === 'evidence' ? each.steps : []));
  const markdown = pages.map(([page, href]) => writeReferencePage(page, href, '/')).join('\n');
  const own = request.map((text) => text.replace(/^Base \S+ · /u, ''))[0] ?? '';
  expectMarkdown(markdown, first, own, curl);
  const document = makeOpenApi(createPackageView(content), { auth });
  const [client] = document['x-wrapdocs-clients'] as { authentication: string }[];
  return {
    facts: first,
    request: own,
    sources: steps
      .filter(({ text }) => toText(text) === 'Authentication')
      .map((step) => `${step.source.file}:${String(step.source.line)}`),
    curl: curl.split(' \\\n  ').slice(1),
    security: document.paths['/x']?.get?.security?.map((each) => Object.keys(each)),
    schemes: Object.fromEntries(
      Object.entries(document.components.securitySchemes ?? {}).map(withoutDescription),
    ),
    origin: client?.authentication ?? '',
  };
}

function withoutDescription([name, scheme]: [string, object]): [string, object] {
  const rest = Object.entries(scheme).filter(([key]) => key !== 'description');
  return [name, Object.fromEntries(rest)];
}

function flatten(sections: readonly Section[]): Section[] {
  return sections.flatMap((section): Section[] => {
    if (section.kind === 'columns') return flatten(listColumns(section));
    if ('sections' in section) return [section, ...flatten(section.sections)];
    return section.kind === 'operations' ? flatten(section.operations) : [section];
  });
}

/** The facts of each list about authentication. */
function listFacts(sections: readonly Section[]): string[][] {
  return sections.flatMap((section) => {
    if (section.kind !== 'facts') return [];
    const at = section.facts.findIndex(({ title }) => title === 'Authentication');
    return at < 0 ? [] : [section.facts.slice(at).map(describeFact)];
  });
}

function describeFact({ title, value }: Fact): string {
  if (value.kind !== 'phrase') return title;
  const places = (value.sources ?? []).map(({ file, line }) => ` @ ${file}:${String(line)}`);
  return `${title}: ${toText(value.phrase)}${places.join('')}`;
}

function toText(phrase: Phrase = []): string {
  return phrase.map((part) => (typeof part === 'string' ? part : part.code)).join('');
}

/** Markdown has the same words, with code and links. */
function expectMarkdown(markdown: string, facts: string[], request: string, curl: string): void {
  const text = markdown.replaceAll(/[`\\]|\]\([^)]*\)|\[/gu, '');
  for (const fact of facts) expect(text).toContain(fact.replace(' @ ', ', found at '));
  expect(text).toContain(request);
  expect(markdown).toContain(curl);
}

const place = 'shop/client.py:3';
const found = { 'x-wrapdocs-source': place };
const make = (one: Partial<Authentication> & Pick<Authentication, 'scheme'>): Authentication => ({
  parameters: [],
  source,
  ...one,
});

const cases: [string, Authentication[], Statement][] = [
  [
    'a bearer token',
    [make({ scheme: 'bearer', parameters: ['api_key'], environment: ['SHOP_KEY'] })],
    {
      facts: [`Authentication: Bearer token from api_key or SHOP_KEY @ ${place}`],
      request: 'Bearer token from api_key or SHOP_KEY',
      sources: [place],
      curl: ['-H "Authorization: Bearer ${SHOP_KEY:?}"'],
      security: [['bearer']],
      schemes: { bearer: { type: 'http', scheme: 'bearer', ...found } },
      origin: 'source',
    },
  ],
  [
    'a user name and a password',
    [make({ scheme: 'basic', parameters: ['user', 'password'] })],
    {
      facts: [`Authentication: HTTP Basic from user and password @ ${place}`],
      request: 'HTTP Basic from user and password',
      sources: [place],
      curl: ['-u "${SHOP_USER:?}:${SHOP_PASSWORD:?}"'],
      security: [['basic']],
      schemes: { basic: { type: 'http', scheme: 'basic', ...found } },
      origin: 'source',
    },
  ],
  [
    'a key with a prefix in a header',
    [make({ scheme: 'header', name: 'Authorization', prefix: 'Bot', parameters: ['token'] })],
    {
      facts: [`Authentication: Header Authorization Bot … from token @ ${place}`],
      request: 'Header Authorization Bot … from token',
      sources: [place],
      curl: ['-H "Authorization: Bot ${SHOP_TOKEN:?}"'],
      security: [['header.Authorization']],
      schemes: {
        'header.Authorization': { type: 'apiKey', in: 'header', name: 'Authorization', ...found },
      },
      origin: 'source',
    },
  ],
  [
    'a key in the query',
    [make({ scheme: 'query', name: 'key', parameters: ['Config.api_key'] })],
    {
      facts: [`Authentication: Query parameter key from Config.api_key @ ${place}`],
      request: 'Query parameter key from Config.api_key',
      sources: [place],
      curl: ['--data-urlencode "key=${SHOP_API_KEY:?}"'],
      security: [['query.key']],
      schemes: { 'query.key': { type: 'apiKey', in: 'query', name: 'key', ...found } },
      origin: 'source',
    },
  ],
  [
    'two keys at once, or a token',
    [
      make({ scheme: 'header', name: 'X-Id', parameters: ['id'] }),
      make({ scheme: 'bearer', parameters: ['token'], source: { ...source, line: 9 } }),
      make({ scheme: 'header', name: 'X-Key', parameters: ['key'] }),
    ],
    {
      facts: [
        'Authentication: Bearer token from token @ shop/client.py:9',
        `or: Header X-Id from id and header X-Key from key @ ${place}`,
      ],
      request: 'Bearer token from token or header X-Id from id and header X-Key from key',
      sources: ['shop/client.py:9', place],
      curl: ['-H "Authorization: Bearer ${SHOP_TOKEN:?}"'],
      security: [['bearer'], ['header.X-Id', 'header.X-Key']],
      schemes: {
        bearer: { type: 'http', scheme: 'bearer', 'x-wrapdocs-source': 'shop/client.py:9' },
        'header.X-Id': { type: 'apiKey', in: 'header', name: 'X-Id', ...found },
        'header.X-Key': { type: 'apiKey', in: 'header', name: 'X-Key', ...found },
      },
      origin: 'source',
    },
  ],
  [
    'nothing that was found',
    [],
    {
      facts: ['Authentication: not found in the source code'],
      request: 'Authentication not found in the source code',
      sources: [],
      curl: [],
      security: undefined,
      schemes: {},
      origin: 'notFound',
    },
  ],
];

test.each(cases)('all places say the same: %s', (_, authentication, expected) => {
  expect(collect(makeItems(authentication))).toEqual(expected);
});

describe('the configuration', () => {
  const auth = { scheme: 'header', name: 'X-Key', prefix: 'Key', environment: ['SHOP_KEY'] };
  const statement: Statement = {
    facts: [
      'Authentication: Header X-Key Key … from SHOP_KEY, which the examples read from the environment',
    ],
    request: 'Header X-Key Key … from SHOP_KEY',
    sources: [],
    curl: ['-H "X-Key: Key ${SHOP_KEY:?}"'],
    security: [['header.X-Key']],
    schemes: { 'header.X-Key': { type: 'apiKey', in: 'header', name: 'X-Key' } },
    origin: 'configuration',
  };

  test.each(cases)('counts before the source in all places: %s', (_, authentication) => {
    const items = makeItems(authentication);
    expect(collect(items, auth as PackageConfig['auth'])).toEqual(statement);
  });
});

test('a client that a module holds is described like one that callers construct', () => {
  const bearer = [make({ scheme: 'bearer', parameters: ['token'] })];
  const held = collect(makeItems(bearer, { access: ['shop.default.list'] }));
  expect(held).toEqual(collect(makeItems(bearer)));
});

test('each class of clients has its own authentication, also in OpenAPI', () => {
  const make2 = (id: string, prefix: string): Item[] => {
    const authentication = [
      make({ scheme: 'header', name: 'Authorization', prefix, parameters: ['token'] }),
    ];
    const operation = makeClientOperation(
      `${id}.list`,
      { path: `/${prefix}` },
      { clientClass: id, access: ['client.list'] },
    );
    return [makeClient(id, { authentication }), operation];
  };
  const items = [...make2('shop.Shop', 'Bot'), ...make2('shop.Admin', 'Admin')];
  const document = makeOpenApi(createPackageView(makePackage([makeModule('shop', items)])));
  const list = (name: string) => document.paths[name]?.get?.security;
  expect([list('/Bot'), list('/Admin')]).toEqual([
    [{ 'header.Authorization': [] }],
    [{ 'header.Authorization_2': [] }],
  ]);
  expect(document['x-wrapdocs-clients']).toMatchObject([
    { class: 'shop.Shop', security: [{ 'header.Authorization': [] }], sources: [place] },
    { class: 'shop.Admin', security: [{ 'header.Authorization_2': [] }] },
  ]);
});
