import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { listFiles } from '../../extractor/release/file-tree.ts';
import { copyProject, PACKAGES } from './bookshop.ts';

/** Builds the site; returns what the command says about its pages: `18 pages (2 changed)`. */
async function build(cwd: string, ...options: string[]): Promise<string> {
  const command = [resolve('extractor/bin.mjs'), 'build', ...options];
  const { stderr } = await execa(process.execPath, command, { cwd });
  return /\d+ pages(?: \(\d+ changed\))?/.exec(stderr)?.[0] ?? stderr;
}

/** Commits all files, so that those that have changed get another date on their pages. */
async function commit(cwd: string, date: string): Promise<void> {
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const who = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  await execa('git', ['init', '--quiet'], { cwd });
  await execa('git', ['add', 'docs', ...PACKAGES], { cwd });
  await execa('git', [...who, 'commit', '--quiet', '--message', 'Books'], { cwd, env });
}

function edit(file: string, ...changes: [from: string, to: string][]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}

function readSite(cwd: string): Map<string, string> {
  const site = join(cwd, 'dist');
  return new Map(listFiles(site).map((file) => [file, readFileSync(join(site, file), 'latin1')]));
}

test('after changes of packages, a build makes what a whole build makes', async () => {
  const cwd = copyProject();
  await commit(cwd, '2026-01-31T10:00:00Z');
  expect(await build(cwd)).toMatch(/^\d+ pages$/);

  const models = join(cwd, 'bookshop_client/models.py');
  edit(models, ['Books that a reader wants.', 'Books that a *reader* orders.']);
  expect(await build(cwd)).toMatch(/ pages \(\d+ changed\)$/);

  // Facts of the request, a default, and a text that leads to an object in another module.
  edit(models, ['max_length=200', 'max_length=300'], ['Binding.PAPERBACK', 'Binding.HARDCOVER']);
  edit(join(cwd, 'bookshop_client/main.py'), ['Order books.', 'Order `Book` objects at once.']);
  edit(join(cwd, 'bookshop_tools/catalogue.py'), ['Most rows.', 'The largest number of rows.']);
  await commit(cwd, '2026-02-28T10:00:00Z');
  expect(await build(cwd)).toMatch(/ pages \(\d+ changed\)$/);

  const changed = readSite(cwd);
  expect(await build(cwd, '--force')).toMatch(/^\d+ pages$/);
  const whole = readSite(cwd);
  const differing = [...whole.keys(), ...changed.keys()].filter(
    (file) => whole.get(file) !== changed.get(file),
  );
  expect(differing).toEqual([]);
  expect(whole.get('api-docs/bookshop_client/main/index.html')).toContain('objects at once');
  expect(whole.get('api-docs/bookshop_client/main/index.html')).toContain('Feb 28, 2026');
});

test('what changes addresses, and what was changed by hand, is made anew', async () => {
  const cwd = copyProject();
  await build(cwd);
  const home = join(cwd, 'dist/index.html');
  const made = readFileSync(home, 'utf8');
  writeFileSync(home, 'edited by hand');
  edit(join(cwd, 'bookshop_tools/catalogue.py'), ['Most rows.', 'The largest number of rows.']);
  expect(await build(cwd)).toMatch(/^\d+ pages$/);
  expect(readFileSync(home, 'utf8')).toBe(made);

  edit(join(cwd, 'bookshop_tools/catalogue.py'), ['def load(', 'def open_catalogue(']);
  expect(await build(cwd)).toMatch(/^\d+ pages$/);
  const inventory = readSite(cwd).get('symbols.json');
  expect(inventory).toContain('open_catalogue');
});
