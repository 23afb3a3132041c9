import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeProject, runCli } from '../support/cli.ts';
import { makeClientOperation, makeModule } from '../support/contract.ts';
import { CLOSING } from '../support/fake-introspection.ts';

const OPERATIONS = [
  makeClientOperation('shop.main.list_users', {
    path: '/users',
    parameters: [
      {
        pythonName: 'limti',
        wireName: 'limti',
        location: 'query',
        origin: 'inferred',
        required: false,
        source: { file: 'shop/main.py', line: 7 },
      },
    ],
  }),
  makeClientOperation('shop.main.list_teams', { path: '/teams' }),
];
const EVENTS = [{ event: 'module', module: makeModule('shop.main', OPERATIONS) }, ...CLOSING];

const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'Shop API', version: '3' },
  paths: {
    '/users': { get: { tags: ['users'] } },
    '/users/{id}': { get: { tags: ['users'], operationId: 'getUser' } },
    '/old': { get: { deprecated: true } },
    '/teams': { get: {} },
  },
};

/** A project whose package is configured with a document. */
function makeShop(api: object = { document: 'api.json' }, document: object = DOCUMENT) {
  const packages = [{ name: 'shop', source: 'src/shop', api }];
  const project = makeProject(EVENTS, { packages });
  writeFileSync(path.join(project.folder, 'api.json'), JSON.stringify(document));
  const run = (...args: string[]) => runCli(args, project);
  return { ...project, run };
}

function removePath(path: string): object {
  const rest = Object.entries(DOCUMENT.paths).filter(([key]) => key !== path);
  return Object.fromEntries(rest);
}

test('text: what was compared, the findings, and what no function sends', async () => {
  const { run } = makeShop();
  const { stdout, exitCode } = await run('compare', '--fail-on', 'drift');
  expect(exitCode).toBe(5);
  expect(stdout).toMatchInlineSnapshot(`
    "shop beside Shop API 3 (api.json, OpenAPI 3.1.0)
      2 of 3 operations of the API are sent (66 %); not counted: 1 deprecated operation.
      2 of 2 requests of the package are in the document.

    src/shop/main.py:7  warning  WD603 api-query-unknown
      \`list_users\` sends \`limti\` in the query of \`GET /users\`, which has no such parameter. (api.json#/paths/~1users/get)
      → Check the spelling, and whether the API still takes the parameter; servers mostly ignore unknown ones without an error.

    1 warning in shop

    Sent by no function
    TAG    METHOD  PATH         NAME
    users  GET     /users/{id}  getUser"
  `);
});

test('a source without a configuration', async () => {
  const { run } = makeShop();
  const { stdout, exitCode } = await run(
    'compare',
    'src/shop',
    '--api',
    'api.json',
    '--format',
    'json',
  );
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject([
    {
      package: 'shop',
      documents: [{ file: 'api.json', format: 'OpenAPI 3.1.0', title: 'Shop API', version: '3' }],
      coverage: {
        sent: 2,
        total: 3,
        tags: [
          { tag: 'users', sent: 1, total: 2 },
          { sent: 1, total: 1 },
        ],
      },
      requests: { total: 2, matched: 2, unknown: 0 },
      findings: [
        {
          code: 'WD603',
          part: 'limti',
          request: 'GET /users',
          location: { file: 'src/shop/main.py', line: 7 },
        },
      ],
      missing: ['GET /users/{id}'],
    },
  ]);
});

test('Markdown, annotations and SARIF', async () => {
  const { run } = makeShop();
  const markdown = (await run('compare', '--format', 'markdown')).stdout;
  expect(markdown).toContain(
    '- **warning** WD603 `src/shop/main.py:7`: `list_users` sends `limti`',
  );
  expect(markdown).toContain('<details><summary>Sent by no function: 1</summary>');
  const github = (await run('compare', '--format', 'github')).stdout;
  expect(github).toContain(
    '::warning file=src/shop/main.py,line=7,title=WD603 api-query-unknown::',
  );
  const sarif = JSON.parse((await run('compare', '--format', 'sarif')).stdout) as {
    runs: { results: { ruleId: string }[] }[];
  };
  expect(sarif.runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual(['WD603']);
});

test('a baseline hides what is known and loses what no longer occurs', async () => {
  const { run, folder } = makeShop({ document: 'api.json', baseline: 'known.json' });
  const missing = await run('compare');
  expect(missing.exitCode).toBe(1);
  expect(missing.stderr).toContain('There is no baseline known.json');
  await run('compare', '--update-baseline');
  const file = path.join(folder, 'known.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    findings: [
      { code: 'WD603', item: 'shop.main.list_users', request: 'GET /users', part: 'limti' },
    ],
    missing: ['GET /users/{id}'],
  });
  expect((await run('compare', '--fail-on', 'missing')).exitCode).toBe(0);
  expect((await run('check')).stdout).not.toContain('WD603');

  const paths = removePath('/users/{id}');
  writeFileSync(
    path.join(folder, 'api.json'),
    JSON.stringify({ ...DOCUMENT, paths: { ...paths, '/new': { get: {} } } }),
  );
  const later = await run('compare', '--fail-on', 'missing');
  expect(later.exitCode).toBe(5);
  expect(later.stderr).toContain('a row that no longer occurs: GET /users/{id} is not sent');
  await run('compare', '--update-baseline');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ missing: [] });
});

test('only what is new since an older document', async () => {
  const { run, folder } = makeShop();
  const paths = removePath('/teams');
  writeFileSync(
    path.join(folder, 'new.json'),
    JSON.stringify({ ...DOCUMENT, paths: { ...paths, '/orders': { get: {} } } }),
  );
  const { stdout } = await run('compare', '--api', 'new.json', '--since', 'api.json');
  expect(stdout).toContain('WD601');
  expect(stdout).not.toContain('WD603');
  expect(stdout).toContain('New operations of the API:\n  GET /orders');
});

test('`check` finds the same, and `accept` accepts it', async () => {
  const shop = makeShop();
  const found = await shop.run('check');
  expect(found.exitCode).toBe(5);
  expect(found.stdout).toContain('src/shop/main.py:7  warning  WD603 api-query-unknown');
  const accept = [{ code: 'WD603', reason: 'A typo that the API accepts.' }];
  const packages = [{ name: 'shop', source: 'src/shop', accept, api: { document: 'api.json' } }];
  const project = makeProject(EVENTS, { packages });
  writeFileSync(path.join(project.folder, 'api.json'), JSON.stringify(DOCUMENT));
  const accepted = await runCli(['check'], project);
  expect(accepted.stdout).not.toContain('WD603');
  expect(accepted.stderr).not.toContain('does not match any finding');
});

test('names, patterns and missing documents', async () => {
  const { run } = makeShop({ document: 'api.json', leaveOut: ['GET /users', '/users/*'] });
  expect((await run('compare')).stdout).not.toContain('WD603');
  const excluded = await run('compare', '--exclude', 'shop.main.list_users');
  expect(excluded.stdout).not.toContain('WD603');
  const none = await run('compare', 'src/shop');
  expect(none.stderr).toContain('There is no OpenAPI document to compare with.');
  const lost = await run('compare', 'src/shop', '--api', 'lost.json');
  expect(lost.exitCode).toBe(1);
  expect(lost.stderr).toContain('There is no document `lost.json`.');
});

test('`api fetch` copies a document with its address, date and hash', async () => {
  const server = createServer((_, response) => response.end(JSON.stringify(DOCUMENT)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v3/shop.json`;
  const { run, folder } = makeShop();
  const { stderr } = await run('api', 'fetch', url);
  expect(stderr).toContain('Copied Shop API 3 (OpenAPI 3.1.0, 4 operations) to shop.json.');
  const record = readFileSync(path.join(folder, 'shop.json.source.json'), 'utf8');
  expect(JSON.parse(record)).toMatchObject({
    url,
    digest: expect.stringMatching(/^sha256:/) as string,
  });
  const { stdout } = await run('compare', '--api', 'shop.json');
  expect(stdout).toMatch(
    /^shop beside Shop API 3 \(shop\.json, OpenAPI 3\.1\.0, \d{4}-\d\d-\d\d\)/,
  );
});
