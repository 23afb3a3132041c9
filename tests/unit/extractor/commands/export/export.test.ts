import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeModule, makeOperation } from '../../support/contract.ts';
import { EVENTS, makeProject, runCli } from '../../support/cli.ts';
import { CLOSING } from '../../support/fake-introspection.ts';

interface Document {
  openapi: string;
  paths: Record<string, { get?: { operationId: string } }>;
}

test('export openapi prints the document, and reports what could not be expressed', async () => {
  const { stdout, stderr, exitCode } = await runCli(['export', 'openapi'], makeProject());
  const { openapi, paths } = JSON.parse(stdout) as Document;
  expect([exitCode, openapi]).toEqual([0, '3.1.0']);
  expect(paths['/v1/rows/{id}']?.get?.operationId).toBe('read');
  expect(stderr).toContain('shop: 1 operation exported.');
});

test('the name of the file selects the format, and its folder is created', async () => {
  const project = makeProject();
  const json = await runCli(['export', 'openapi'], project);
  const { exitCode } = await runCli(['export', 'openapi', '--out', 'new/api.yaml'], project);
  const text = readFileSync(path.join(project.folder, 'new/api.yaml'), 'utf8');
  expect(exitCode).toBe(0);
  expect(text).toMatch(/^openapi: 3\.1\.0\n/);
  expect(parse(text)).toEqual(JSON.parse(json.stdout));
});

test('without operations, the error says so and shows what they would look like', async () => {
  const project = makeProject([{ event: 'module', module: makeModule('shop.main') }, ...CLOSING]);
  const { stdout, stderr, exitCode } = await runCli(['export', 'openapi'], project);
  expect([stdout, exitCode]).toEqual(['', 1]);
  expect(stderr).toContain('There are no operations in `shop`');
  expect(stderr).toContain('@app.get("/path")');
});

test('of several packages with operations, one must be named', async () => {
  const packages = ['shop', 'store'].map((name) => ({ name, source: `src/${name}` }));
  const project = makeProject(EVENTS, { packages });
  cpSync(path.join(project.folder, 'src/shop'), path.join(project.folder, 'src/store'), {
    recursive: true,
  });
  const { stderr, exitCode } = await runCli(['export', 'openapi'], project);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('Several packages have operations: `shop`, `store`.');
  expect(stderr).toContain('--package shop');
});

test('of several applications, one can be chosen; otherwise, the command names them', async () => {
  const operations = ['public', 'internal'].map((name) =>
    makeOperation(`shop.main.${name}`, { path: `/${name}`, application: `shop.main.${name}_app` }),
  );
  const module = makeModule('shop.main', operations);
  const project = makeProject([{ event: 'module', module }, ...CLOSING]);
  const all = await runCli(['export', 'openapi'], project);
  expect(Object.keys((JSON.parse(all.stdout) as Document).paths)).toEqual(['/public', '/internal']);
  expect(all.stderr).toContain(
    'The document contains the operations of 2 applications: shop.main.internal_app, shop.main.public_app. Choose one with --application.',
  );
  const chosen = ['export', 'openapi', '--application', 'shop.main.public_app'];
  const one = await runCli(chosen, project);
  expect(Object.keys((JSON.parse(one.stdout) as Document).paths)).toEqual(['/public']);
  expect(one.stderr).not.toContain('--application');
  const wrong = await runCli(['export', 'openapi', '--application', 'shop.app'], project);
  expect(wrong.stderr).toContain('shop has no application `shop.app`');
  expect(wrong.stderr).toContain('Choose one of these: shop.main.internal_app');
});

test('a file that cannot be written is named', async () => {
  const project = makeProject([
    { event: 'module', module: makeModule('shop.main', [makeOperation('shop.main.read')]) },
    ...CLOSING,
  ]);
  const { stderr, exitCode } = await runCli(
    ['export', 'openapi', '--out', 'wrapdocs.config.mjs/api.json'],
    project,
  );
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/api\.json could not be written: .*\n→ Choose another file with --out\./);
});
