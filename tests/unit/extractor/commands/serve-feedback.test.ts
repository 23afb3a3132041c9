import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeAnswer } from '../feedback/support/collector.ts';
import { readAll } from '../feedback/support/read-all.ts';
import { makeProject, runCli } from '../support/cli.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** Runs `wrapdocs serve` on a built site, sends requests, and ends it with Ctrl-C. */
async function serve(feedback: object, ask: (address: string) => Promise<void>) {
  const project = makeProject([], { feedback });
  mkdirSync(path.join(project.folder, 'dist'));
  writeFileSync(path.join(project.folder, 'dist/index.html'), '<h1>Shop</h1>');
  const server = runCli(['serve', '--port', '0'], project);
  for await (const line of server) {
    await ask(/http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? '').finally(() =>
      server.kill('SIGINT'),
    );
  }
  const { exitCode, stderr, stdout } = await server;
  const file = path.join(project.folder, '.wrapdocs/feedback.sqlite');
  return { exitCode, file, stderr, stdout };
}

async function post(address: string, answer: object, origin = address): Promise<Response> {
  return fetch(`${address}/api/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(answer),
  });
}

test('wrapdocs serve collects answers next to the site, and leaves one intact file', async () => {
  const answer = makeAnswer({ details: 'Thanks!', email: 'ann@example.com' });
  const { exitCode, file, stderr, stdout } = await serve({}, async (address) => {
    expect(await (await fetch(address)).text()).toBe('<h1>Shop</h1>');
    expect((await post(address, answer)).status).toBe(201);
    expect((await post(address, answer)).status).toBe(200);
    expect((await post(address, makeAnswer(), 'https://evil.example')).status).toBe(403);
    expect((await fetch(`${address}/api/feedback`)).status).toBe(405);
    // A body of 5 MB is refused before it has arrived.
    const large = await post(address, makeAnswer({ details: 'a'.repeat(5_000_000) }));
    expect(large.status).toBe(413);
  });
  expect([exitCode, stderr]).toEqual([0, 'Feedback is stored in .wrapdocs/feedback.sqlite']);
  expect(`${stdout}${stderr}`).not.toMatch(/ann@|Thanks/);
  expect(readAll(file)).toMatchObject([answer]);
  expect(() => statSync(`${file}-wal`)).toThrow(/ENOENT/);
});

test('wrapdocs serve limits what one address may post', async () => {
  await serve({}, async (address) => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      statuses.push((await post(address, makeAnswer())).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
  });
});

test('wrapdocs serve does not start with a file that is not a database', async () => {
  const { exitCode, stderr } = await serve({ database: 'src/shop/main.py' }, () =>
    Promise.reject(new Error('it serves')),
  );
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^Error: .+main\.py is not an SQLite database\.\n→ /);
});

const OTHER = `export default {
  site: { title: 'Other', url: 'https://example.com/other/' },
  packages: [{ name: 'other', source: 'other' }],
};`;

test.each([
  ['without a configuration', {}],
  ['beside the configuration of another project', { 'wrapdocs.config.mjs': OTHER }],
])('wrapdocs serve FOLDER knows the path of the site: %s', async (_, files) => {
  const stamp = { fingerprint: 'x', findings: 0, pages: 1, bytes: 1, headers: {}, base: '/shop/' };
  const folder = makeTemporaryFolder({
    ...files,
    'public/index.html': '<h1>Shop</h1>',
    'public/.wrapdocs-build.json': JSON.stringify(stamp),
  });
  const server = runCli(['serve', 'public', '--port', '0'], { folder, env: {} });
  const pages: [address: string, text: string][] = [];
  for await (const line of server) {
    const address = /http:\S+/.exec(line)?.[0] ?? '';
    const page = await fetch(address).finally(() => server.kill('SIGINT'));
    pages.push([address, await page.text()]);
  }
  expect(pages).toEqual([[expect.stringMatching(/\/shop\/$/), '<h1>Shop</h1>']]);
});
