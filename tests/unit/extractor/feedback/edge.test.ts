/** The collector runs without Node, as the worker in docs/feedback.md does. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeManifest } from '../../../../packaging/manifest.ts';
import { makeAnswer, ORIGIN } from './support/collector.ts';

const ROOT = new URL('../../../../', import.meta.url);
const SCHEMA = readFileSync(new URL('extractor/feedback/schema.sql', ROOT), 'utf8');
const WORKER = readWorker();

function readWorker(): string {
  const text = readFileSync(new URL('docs/feedback.md', ROOT), 'utf8');
  const fragment = /```ts\n(import type \{ Hono \}.+?)```/s.exec(text)?.[1];
  if (fragment === undefined) throw new Error('docs/feedback.md shows no worker');
  return fragment.replaceAll(
    /'wrapdocs\/feedback\/(\w+)'/g,
    (_, name: string) => `'${getExportedFile(name)}'`,
  );
}

/** The source of a module that the package exports as `wrapdocs/feedback/NAME`. */
function getExportedFile(name: string): string {
  const { exports } = makeManifest() as { exports: Record<string, string> };
  const file = exports['./feedback/*'] ?? '';
  return file.replace('*', name).replace(/js$/, 'ts');
}

/** Every module that a module imports, directly or indirectly. */
function getImports(file: URL, known = new Set<string>()): Set<string> {
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/ from '([^']+)'/g)) {
    const isOurs = name.startsWith('.');
    const target = isOurs ? new URL(name, file) : undefined;
    if (known.has(target?.href ?? name)) continue;
    known.add(target?.href ?? name);
    if (target !== undefined) getImports(target, known);
  }
  return known;
}

test('the collector imports Hono and zod, and nothing of Node', () => {
  const collector = new URL('extractor/feedback/collector.ts', ROOT);
  const packages = [...getImports(collector)].filter((name) => !name.startsWith('file:'));
  expect(packages.map((name) => name.split('/')[0])).toContain('hono');
  expect(packages.filter((name) => !/^(hono|zod)(\/|$)/.test(name))).toEqual([]);
  expect(getImports(new URL('database.ts', collector))).toContain('node:sqlite');
});

test('the worker in docs/feedback.md matches the types of the collector and its store', () => {
  const configFile = fileURLToPath(new URL('tsconfig.json', ROOT));
  const { config } = ts.readConfigFile(configFile, ts.sys.readFile.bind(ts.sys)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [] },
    ts.sys,
    fileURLToPath(ROOT),
  );
  expect(check(WORKER, options)).toEqual([]);
  expect(check(WORKER.replace("return 'closed'", "return 'old'"), options)).toHaveLength(1);
}, 120_000);

/** The compiler's messages about a file at the root with this text. */
function check(text: string, options: ts.CompilerOptions): string[] {
  const name = fileURLToPath(new URL('worker.ts', ROOT));
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target) =>
    file === name ? ts.createSourceFile(file, text, target) : getSourceFile(file, target);
  const program = ts.createProgram([name], options, host);
  const file = program.getSourceFile(name);
  return ts
    .getPreEmitDiagnostics(program, file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

interface Worker {
  fetch: (request: Request, environment: object) => Promise<Response>;
  scheduled: (event: undefined, environment: object) => Promise<void>;
}

/** The part of the platform's database that the worker uses. */
class Statement {
  readonly #database: DatabaseSync;
  readonly #sql: string;
  readonly #values: SQLInputValue[];

  constructor(database: DatabaseSync, sql: string, values: SQLInputValue[] = []) {
    this.#database = database;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: SQLInputValue[]) {
    return new Statement(this.#database, this.#sql, values);
  }

  first() {
    return Promise.resolve(this.#database.prepare(this.#sql).get(...this.#values) ?? null);
  }

  run() {
    return this.#database.prepare(this.#sql).run(...this.#values);
  }
}

describe('the worker in docs/feedback.md', () => {
  let database: DatabaseSync;
  let worker: Worker;
  const environment = () => ({
    DB: {
      prepare: (sql: string) => new Statement(database, sql),
      batch: (statements: Statement[]) => Promise.resolve(statements.map((each) => each.run())),
    },
  });

  beforeEach(async () => {
    database = new DatabaseSync(':memory:');
    database.exec(SCHEMA);
    const code = stripTypeScriptTypes(WORKER).replaceAll("'./", `'${ROOT.href}`);
    // A unique comment makes each import a separate module.
    const url = `data:text/javascript,${encodeURIComponent(`${code}// ${Math.random()}`)}`;
    worker = ((await import(url)) as { default: Worker }).default;
  });

  async function post(answer: object, origin = ORIGIN): Promise<number> {
    const headers = { 'Content-Type': 'application/json', Origin: origin };
    const body = JSON.stringify(answer);
    const request = new Request(`${ORIGIN}/`, { method: 'POST', headers, body });
    return (await worker.fetch(request, environment())).status;
  }

  const read = () =>
    database.prepare('SELECT * FROM answers LEFT JOIN emails USING (key) ORDER BY details').all();

  test('keeps answers once, and completes them', async () => {
    const answer = makeAnswer({ details: 'First', email: 'a@b.example' });
    expect(await post(answer)).toBe(201);
    expect(await post({ ...answer, details: 'Second' })).toBe(200);
    expect(read()).toMatchObject([{ ...answer, details: 'Second' }]);
    expect(await post({ ...answer, email: '' })).toBe(200);
    expect(read()).toMatchObject([{ details: 'First', email: null }]);
    expect(await post(answer, 'https://evil.example')).toBe(403);
  });

  test('closes an answer after a day, and deletes it when it is too old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const answer = makeAnswer({ details: 'First', email: 'a@b.example' });
      await post(answer);
      vi.setSystemTime(Date.now() + 86_400_000);
      expect(await post({ ...answer, details: 'Second' })).toBe(409);
      await worker.scheduled(undefined, environment());
      expect(read()).toHaveLength(1);
      vi.setSystemTime(Date.now() + 180 * 86_400_000);
      await worker.scheduled(undefined, environment());
      expect(database.prepare('SELECT * FROM answers, emails').all()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('limits what one address may post', async () => {
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push(await post(makeAnswer()));
    expect(statuses.at(-1)).toBe(429);
  });
});
