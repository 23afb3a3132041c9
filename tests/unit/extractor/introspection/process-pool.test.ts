import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createProcessPool } from '../../../../extractor/introspection/process-pool.ts';
import { catchError } from '../support/catch-error.ts';
import { makeModule } from '../support/contract.ts';
import { CLOSING, makeIntrospection, makeServerCode } from '../support/fake-introspection.ts';

const MODULE = makeModule('shop', []);
const ANSWER = [
  { event: 'module', module: MODULE },
  { event: 'modules', ids: ['shop'] },
  ...CLOSING,
];

/** Answers a request unless there is a file `die`; then it exits. */
const SERVER = makeServerCode(`
    if os.path.exists(os.path.join(folder, "die")): sys.exit("no answer")
    print(open(os.path.join(folder, "events"), encoding="utf-8").read(), end="", flush=True)`);

function makePool() {
  const { folder, source, docstringStyle, ...environment } = makeIntrospection(ANSWER, {
    before: SERVER,
  });
  const pool = createProcessPool(environment);
  onTestFinished(pool.close);
  return {
    pool,
    ask: () => pool.introspect({ source, docstringStyle }),
    write: (name: string, text: string) => writeFileSync(path.join(folder, name), text),
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
  };
}

test('a process reads one package after the other, and keeps nothing of them', async () => {
  const { ask, read } = makePool();
  expect(await ask()).toMatchObject({ modules: [MODULE], facts: { name: 'shop' } });
  expect(await ask()).toMatchObject({ modules: [MODULE] });
  expect(read('starts')).toBe('x');
  const requests = read('requests').trim().split('\n');
  expect(requests.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ changed: [], isKept: false }),
    expect.objectContaining({ changed: [], isKept: false }),
  ]);
});

test('packages that are read at the same time have processes of their own', async () => {
  const { ask, read } = makePool();
  await Promise.all([ask(), ask()]);
  await Promise.all([ask(), ask()]);
  expect(read('starts')).toBe('xx');
});

test('after a large package, another process is started', async () => {
  const { ask, read, write } = makePool();
  write('shop.py', `# ${'x'.repeat(3_000_000)}`);
  await ask();
  await ask();
  expect(read('starts')).toBe('xx');
});

test('a process that dies costs one package, and is not asked again', async () => {
  const { ask, read, write } = makePool();
  await ask();
  write('die', '');
  expect((await catchError(ask)).message).toMatch(/^The introspection ended with code 1 .*\nno/);
  expect((await catchError(ask)).message).toMatch(/^The introspection ended with code 1 .*\nno/);
  expect(read('starts')).toBe('xx');
});

test('closing ends what is running', async () => {
  const { ask, pool } = makePool();
  const asking = catchError(ask);
  pool.close();
  expect(await asking).toMatchObject({ code: 'INTERRUPTED' });
});
