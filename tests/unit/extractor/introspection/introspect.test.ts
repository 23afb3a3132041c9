import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { introspect } from '../../../../extractor/introspection/introspect.ts';
import { catchError } from '../support/catch-error.ts';
import { makeDiagnostic, makeModule, makeOperation } from '../support/contract.ts';
import { CLOSING, makeIntrospection } from '../support/fake-introspection.ts';

describe('introspect', () => {
  test('collects modules, diagnostics and facts, and passes progress on', async () => {
    const module = makeModule('shop', [
      makeOperation('shop.read', { summary: asMarkdown('ü\u2028名') }),
    ]);
    const diagnostic = makeDiagnostic();
    const options = makeIntrospection([
      { event: 'progress', done: 1, total: 2 },
      { event: 'module', module },
      { event: 'diagnostic', diagnostic },
      ...CLOSING,
    ]);
    const progress: string[] = [];
    const result = await introspect({ ...options, onProgress: (detail) => progress.push(detail) });
    expect(result).toMatchObject({
      modules: [module],
      diagnostics: [diagnostic],
      facts: { name: 'shop' },
    });
    expect(progress).toEqual(['installing griffelib, once', '1 of 2 modules']);
  });

  test('calls the script according to the protocol', async () => {
    const options = makeIntrospection(CLOSING, {
      before: `open(os.path.join(os.path.dirname(__file__), "argv"), "w").write("\\n".join(sys.argv[1:]))`,
    });
    options.source.only = ['shop.a', 'shop.b'];
    const operations = { 'shop.a.read': 'GET /a', 'shop.b.save': ['POST /b', 'PUT /b/{id}'] };
    await introspect({ ...options, operations });
    const [flag, dependencies, ...rest] = readFileSync(
      path.join(options.folder, 'argv'),
      'utf8',
    ).split('\n');
    expect(flag).toBe('--dependencies');
    expect(dependencies).toContain(options.env.WRAPDOCS_CACHE);
    expect(rest).toEqual([
      ...['--root', options.folder, '--package=shop', '--only=shop.a', '--only=shop.b'],
      ...['--operation', 'shop.a.read', 'GET /a', '--operation', 'shop.b.save', 'POST /b'],
      ...['--operation', 'shop.b.save', 'PUT /b/{id}', '--docstring-style', 'auto'],
    ]);
  });

  test('passes on a failure that the script reports', async () => {
    const failure = { code: 'no-package', message: 'There is no package shop.', hint: 'Look.' };
    const options = makeIntrospection([{ event: 'failure', failure }], { after: 'sys.exit(3)' });
    expect(await catchError(() => introspect(options))).toMatchObject({
      code: 'INTROSPECTION_FAILED',
      exitCode: 3,
      message: 'There is no package shop.',
      hint: 'Look.',
    });
  });

  test.each([
    ['text that is no JSON', 'Traceback (most recent call last)'],
    ['an unknown event', { event: 'surprise' }],
    ['an unknown key', { event: 'end', extra: 1 }],
    ['a module that breaks the contract', { event: 'module', module: { id: 3 } }],
  ])('refuses %s', async (_what, event) => {
    const error = await catchError(() => introspect(makeIntrospection([event, ...CLOSING])));
    expect(error.exitCode).toBe(3);
    expect(error.message).toMatch(/^The introspection sent an invalid line/);
    expect(error.hint).toMatch(/^This is a bug in wrapdocs/);
  });

  test('shows the end of stderr if the script dies', async () => {
    const options = makeIntrospection([], { after: 'raise RuntimeError("griffe broke")' });
    const error = await catchError(() => introspect(options));
    expect(error.exitCode).toBe(3);
    expect(error.message).toMatch(/^The introspection ended with code 1 before it was done\.\n/);
    expect(error.message).toMatch(/RuntimeError: griffe broke$/);
  });

  test('does not accept a run without an end', async () => {
    const error = await catchError(() => introspect(makeIntrospection(CLOSING.slice(0, 1))));
    expect(error.message).toBe('The introspection ended with code 0 before it was done.');
  });

  test('reports a killed script', async () => {
    const options = makeIntrospection([], { after: 'os.kill(os.getpid(), 9)' });
    const error = await catchError(() => introspect(options));
    expect(error.message).toBe('The introspection ended by SIGKILL before it was done.');
    expect(error.hint).toMatch(/run out of memory/);
  });

  test('stops a script that hangs', async () => {
    const options = makeIntrospection([], { after: 'time.sleep(600)' });
    const error = await catchError(() => introspect({ ...options, timeoutMs: 1000 }));
    expect(error).toMatchObject({ code: 'INTROSPECTION_TIMEOUT', exitCode: 3 });
    expect(error.message).toBe('Reading the package took more than 1 s and was stopped.');
  });

  test('ends with Ctrl-C', async () => {
    const options = makeIntrospection([{ event: 'progress', done: 0, total: 1 }], {
      after: 'time.sleep(600)',
    });
    const controller = new AbortController();
    const onProgress = (detail: string) => {
      if (detail.includes('modules')) controller.abort();
    };
    const run = () => introspect({ ...options, signal: controller.signal, onProgress });
    expect((await catchError(run)).exitCode).toBe(130);
  });
});
