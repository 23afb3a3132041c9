import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createIntrospectionServer } from '../../../../extractor/dev/introspection-server.ts';
import { catchError } from '../support/catch-error.ts';
import { makeModule } from '../support/contract.ts';
import { CLOSING, makeIntrospection, makeServerCode } from '../support/fake-introspection.ts';

/** Answers each request with the next file of lines; without one, it exits. */
const SERVER = makeServerCode(`
    count = len(open(os.path.join(folder, "requests")).readlines())
    try: answer = open(os.path.join(folder, f"answer-{count}"), encoding="utf-8").read()
    except OSError: sys.exit("no answer")
    if answer == "wait": time.sleep(60)
    print(answer, end="", flush=True)`);

function makeServer(answers: (object[] | string | undefined)[], timeoutMs = 20_000) {
  const { folder, source, docstringStyle, ...environment } = makeIntrospection([], {
    before: SERVER,
  });
  for (const [index, answer] of answers.entries()) {
    if (answer === undefined) continue;
    const text =
      typeof answer === 'string'
        ? answer
        : answer.map((one) => `${JSON.stringify(one)}\n`).join('');
    writeFileSync(path.join(folder, `answer-${index + 1}`), text);
  }
  const ending = new AbortController();
  onTestFinished(() => ending.abort());
  const onRestart = vi.fn();
  const { signal } = ending;
  const server = createIntrospectionServer({ ...environment, timeoutMs, signal, onRestart });
  return {
    onRestart,
    ask: (changed: string[] = []) => server.introspect({ source, docstringStyle, changed }),
    getPath: (name: string) => path.join(folder, name),
    read: (name: string) => readFileSync(path.join(folder, name), 'utf8'),
    end: () => ending.abort(),
  };
}

const a = makeModule('shop.a', []);
const b = makeModule('shop.b', []);
const changedB = { ...b, docstring: { summary: 'New.' } };
const module = (one: object) => ({ event: 'module', module: one });
const modules = (...ids: string[]) => ({ event: 'modules', ids });

test('builds on the previous answers, and names the files that changed', async () => {
  const { ask, getPath, read } = makeServer([
    [module(a), module(b), modules('shop.a', 'shop.b'), ...CLOSING],
    [module(changedB), modules('shop.a', 'shop.b'), ...CLOSING],
    [modules('shop.b'), ...CLOSING],
  ]);
  expect((await ask()).modules).toEqual([a, b]);
  expect((await ask([getPath('shop/b.py')])).modules).toEqual([a, changedB]);
  expect((await ask()).modules).toEqual([changedB]);
  expect(read('starts')).toBe('x');
  const requests = read('requests').trim().split('\n');
  expect(requests.map((line) => (JSON.parse(line) as { changed: string[] }).changed)).toEqual([
    [],
    [getPath('shop/b.py')],
    [],
  ]);
});

test('changes that the caller makes to an answer do not affect the next one', async () => {
  const { ask } = makeServer([
    [module(a), modules('shop.a'), ...CLOSING],
    [modules('shop.a'), ...CLOSING],
  ]);
  const first = await ask();
  first.modules[0]?.items.push({} as never);
  expect((await ask()).modules).toEqual([a]);
});

test('a process that dies is reported, and the next request starts another', async () => {
  const { ask, onRestart, read } = makeServer([
    [module(a), modules('shop.a'), ...CLOSING],
    undefined,
    [module(b), modules('shop.b'), ...CLOSING],
  ]);
  await ask();
  const error = await catchError(() => ask());
  expect(error.message).toMatch(
    /^The introspection ended with code 1 before it was done.\nno answer/,
  );
  expect(onRestart).not.toHaveBeenCalled();
  expect((await ask()).modules).toEqual([b]);
  expect(onRestart).toHaveBeenCalledOnce();
  expect(read('starts')).toBe('xx');
});

test('a reported failure only costs one answer, not the process', async () => {
  const failure = { code: 'no-package', message: 'There is no package shop.', hint: 'Look.' };
  const { ask, read } = makeServer([
    [{ event: 'failure', failure }],
    [module(a), modules('shop.a'), ...CLOSING],
  ]);
  expect(await catchError(() => ask())).toMatchObject({ message: failure.message, hint: 'Look.' });
  expect((await ask()).modules).toEqual([a]);
  expect(read('starts')).toBe('x');
});

test('requests wait for one another', async () => {
  const { ask } = makeServer([
    [module(a), modules('shop.a'), ...CLOSING],
    [module(b), modules('shop.a', 'shop.b'), ...CLOSING],
  ]);
  const [first, second] = await Promise.all([ask(), ask()]);
  expect([first.modules, second.modules]).toEqual([[a], [a, b]]);
});

test('a process that takes too long is ended', async () => {
  const { ask } = makeServer(['wait'], 1000);
  expect(await catchError(() => ask())).toMatchObject({ code: 'INTROSPECTION_TIMEOUT' });
});

test('an interruption ends the process', async () => {
  const { ask, end } = makeServer(['wait']);
  setTimeout(end, 500);
  expect(await catchError(() => ask())).toMatchObject({ code: 'INTERRUPTED' });
});
