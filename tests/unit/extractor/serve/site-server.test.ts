import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../../../extractor/serve/listen.ts';
import { createSiteServer } from '../../../../extractor/serve/site-server.ts';
import { writeStamp } from '../../../../extractor/site/stamp.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const HEADERS = { 'Content-Security-Policy': "default-src 'none'", 'X-Frame-Options': 'DENY' };
const LONG = 'body { color: teal }\n'.repeat(200);

function makeServer(files: Record<string, string> = {}) {
  const folder = makeTemporaryFolder({
    'secret.txt': 'canary',
    'site/index.html': '<h1>Home</h1>',
    'site/404.html': '<h1>Lost</h1>',
    'site/docs/main/index.html': '<h1>Main</h1>',
    'site/größe/index.html': '<h1>Size</h1>',
    'site/_astro/style.D4x.css': LONG,
    'site/pagefind/pagefind.js': 'export {}',
    'site/pagefind/fragment/en_1.pf_fragment': 'x',
    'site/.wrapdocs-build.json': JSON.stringify({
      fingerprint: 'canary',
      findings: 0,
      pages: 3,
      bytes: 1,
      headers: HEADERS,
    }),
    ...files,
  });
  return createSiteServer(`${folder}/site`);
}

describe('pages', () => {
  test('are sent as HTML that is revalidated each time', async () => {
    const response = await makeServer().request('/docs/main/');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('<h1>Main</h1>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('are found without their slash, and the query is kept', async () => {
    const response = await makeServer().request('/docs/main?method=GET');
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('/docs/main/?method=GET');
  });

  test('may have names beyond ASCII', async () => {
    const app = makeServer();
    const response = await app.request('/gr%C3%B6%C3%9Fe');
    expect(response.headers.get('location')).toBe('/gr%C3%B6%C3%9Fe/');
    expect(await (await app.request('/gr%C3%B6%C3%9Fe/')).text()).toBe('<h1>Size</h1>');
  });

  test('that are missing give the 404 page with its status', async () => {
    const response = await makeServer().request('/nope');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Lost</h1>');
    const plain = await createSiteServer(makeTemporaryFolder()).request('/nope');
    expect([plain.status, await plain.text()]).toEqual([404, 'Not found\n']);
  });
});

test.each(['/', '/docs/main', '/nope', '/_astro/style.D4x.css', '/.git'])(
  '%s carries the headers that the build wrote',
  async (path) => {
    const response = await makeServer().request(path);
    expect(Object.fromEntries(response.headers)).toMatchObject(
      Object.fromEntries(
        Object.entries(HEADERS).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
  },
);

test('a build that replaces the site replaces its headers', async () => {
  const folder = makeTemporaryFolder({ 'index.html': 'x' });
  const app = createSiteServer(folder);
  const stamp = { fingerprint: 'x', findings: 0, pages: 1, bytes: 1 };
  for (const value of ['SAMEORIGIN', 'DENY']) {
    await writeStamp(folder, { ...stamp, headers: { 'X-Frame-Options': value } });
    expect((await app.request('/')).headers.get('x-frame-options')).toBe(value);
  }
});

describe('caching', () => {
  test.each(['/_astro/style.D4x.css', '/pagefind/fragment/en_1.pf_fragment'])(
    '%s may be kept for ever',
    async (path) => {
      const { headers } = await makeServer().request(path);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    },
  );

  test.each(['/pagefind/pagefind.js', '/'])('%s may not', async (path) => {
    const { headers } = await makeServer().request(path);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test('an unchanged file is not sent again', async () => {
    const app = makeServer();
    const tag = (await app.request('/')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const again = await app.request('/', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('no-cache');
    const other = await app.request('/', { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });
});

test('large text is compressed for clients that accept it', async () => {
  const app = makeServer();
  const headers = { 'Accept-Encoding': 'gzip' };
  const response = await app.request('/_astro/style.D4x.css', { headers });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect((await response.arrayBuffer()).byteLength).toBeLessThan(LONG.length / 10);
  const plain = await app.request('/_astro/style.D4x.css');
  expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, LONG]);
});

test('HEAD is GET without a body, and nothing else is allowed', async () => {
  const app = makeServer();
  const head = await app.request('/', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-type')).toBe('text/html; charset=utf-8');
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await app.request('/', { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/docs/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/.wrapdocs-build.json',
  '/docs/%2ewrapdocs-build.json',
  '/%00',
  '/%ff',
  '//docs/main',
])('%s serves nothing outside the site', async (path) => {
  const response = await makeServer().fetch(new Request(`http://localhost${path}`));
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('canary');
});

describe('listen', () => {
  const app = new Hono();
  const host = '127.0.0.1';
  const closeLater = (server: Server) => {
    onTestFinished(() => void server.close());
  };

  async function takePort(): Promise<number> {
    const server = createServer().listen(0, host);
    closeLater(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }

  test('continues with the next free port', async () => {
    const taken = await takePort();
    const { server, port } = await listen({ app, host, port: taken, isPortFixed: false });
    closeLater(server);
    expect(port).toBeGreaterThan(taken);
  });

  test('does not use another port than the requested one', async () => {
    const port = await takePort();
    const error = await catchError(() => listen({ app, host, port, isPortFixed: true }));
    expect(error).toMatchObject({
      code: 'PORT_UNAVAILABLE',
      exitCode: 1,
      message: `Port ${port} is already in use.`,
    });
    expect(error.hint).toMatch(/^Use another port\. Port \d+ is free\.$/);
  });

  test('explains an address that is not of this machine', async () => {
    const options = { app, host: '192.0.2.1', port: 0, isPortFixed: false };
    const error = await catchError(() => listen(options));
    expect(error.message).toMatch(/^Cannot listen on port 0 of 192\.0\.2\.1: /);
  });
});

describe('under a path', () => {
  const makeBased = () =>
    createSiteServer(
      makeTemporaryFolder({
        'index.html': '<h1>Home</h1>',
        '404.html': '<h1>Lost</h1>',
        'docs/index.html': '<h1>Docs</h1>',
        '_astro/style.css': LONG,
        '1.0/_astro/style.css': LONG,
        'navigation.2dfc7b26aecc.json': '{}',
        'api-docs/_astro/index.html': '<h1>Module</h1>',
      }),
      '/repo/',
    );

  test.each([
    ['/repo/', '<h1>Home</h1>'],
    ['/repo/docs/', '<h1>Docs</h1>'],
  ])('%s is a page', async (path, html) => {
    expect(await (await makeBased().request(path)).text()).toBe(html);
  });

  test.each([
    ['/', '/repo/'],
    ['/repo', '/repo/'],
    ['/repo/docs?a=1', '/repo/docs/?a=1'],
  ])('%s redirects to %s', async (path, location) => {
    const response = await makeBased().request(path);
    expect([response.status, response.headers.get('location')]).toEqual([307, location]);
  });

  test.each(['/docs/', '/index.html', '/repository/', '/repo/nope/', '/repo/.git'])(
    '%s is not there',
    async (path) => {
      const response = await makeBased().request(path);
      expect([response.status, await response.text()]).toEqual([404, '<h1>Lost</h1>']);
    },
  );

  test('assets of the site and of its versions may be cached, a page may not', async () => {
    const getCache = async (path: string) =>
      (await makeBased().request(path)).headers.get('cache-control');
    expect(await getCache('/repo/_astro/style.css')).toContain('immutable');
    expect(await getCache('/repo/navigation.2dfc7b26aecc.json')).toContain('immutable');
    expect(await getCache('/repo/1.0/_astro/style.css')).toContain('immutable');
    expect(await getCache('/repo/api-docs/_astro/')).toBe('no-cache');
  });
});

describe('what is outside of the site', () => {
  test.each([
    '/secret.txt',
    '/docs/linked/secret.txt',
    '/linked/',
    '/linked',
    '/chain.txt',
    '/abs.txt',
  ])('%s is not found behind a link', async (address) => {
    const folder = makeTemporaryFolder({
      'secret.txt': 'canary',
      'outside/index.html': 'canary',
      'outside/secret.txt': 'canary',
      'site/index.html': '<h1>Home</h1>',
      'site/docs/index.html': '<h1>Docs</h1>',
    });
    symlinkSync('../secret.txt', `${folder}/site/secret.txt`);
    symlinkSync('../../outside', `${folder}/site/docs/linked`);
    symlinkSync('../outside', `${folder}/site/linked`);
    symlinkSync('secret.txt', `${folder}/site/chain.txt`);
    symlinkSync(`${folder}/secret.txt`, `${folder}/site/abs.txt`);
    symlinkSync('docs', `${folder}/site/inside`);
    const app = createSiteServer(`${folder}/site`);

    const response = await app.request(address);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('canary');
    expect((await app.request('/inside/')).status).toBe(200);
  });
});

describe('ranges', () => {
  const FILE = '/_astro/style.D4x.css';

  async function ask(headers: Record<string, string>) {
    const response = await makeServer().request(FILE, { headers });
    return [response.status, await response.text()] as const;
  }

  test.each([
    ['bytes=0-3', LONG.slice(0, 4)],
    ['bytes=4-', LONG.slice(4)],
    ['bytes=-5', LONG.slice(-5)],
    ['bytes=0-999999', LONG],
  ])('%s is sent alone', async (range, text) => {
    expect(await ask({ Range: range })).toEqual([206, text]);
  });

  test.each([
    'bytes=3-1',
    'bytes=a-b',
    'bytes=-',
    'bytes',
    'lines=0-3',
    'bytes=0-1,3-4',
    'bytes=1e3-',
    '',
  ])('%j is ignored', async (range) => {
    expect(await ask({ Range: range })).toEqual([200, LONG]);
  });

  test('one behind the end is refused', async () => {
    expect(await ask({ Range: 'bytes=999999-' })).toEqual([416, '']);
  });

  test.each(['"another"', 'W/"x"', 'Wed, 21 Oct 2015 07:28:00 GMT'])(
    'a file that may have changed since %s is sent whole',
    async (condition) => {
      expect(await ask({ Range: 'bytes=0-3', 'If-Range': condition })).toEqual([200, LONG]);
    },
  );
});
