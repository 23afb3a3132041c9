import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { requireInside } from '../../../../extractor/site-input/require-inside.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const OTHER = { 'secret.md': 'A secret.', 'notes/secret.md': 'A secret.' };

function makeProject(): { folder: string; other: string } {
  const folder = makeTemporaryFolder({
    'docs/index.md': '',
    'docs/guide/first.md': '',
    LICENSE: '',
  });
  return { folder, other: makeTemporaryFolder(OTHER) };
}

test.for([
  ['README.md', 'secret.md', 'README.md'],
  ['docs/leak.md', 'secret.md', 'docs'],
  ['docs/guide/leak.png', 'secret.md', 'docs'],
  ['docs/guide/notes', 'notes', 'docs'],
  ['text', 'notes', 'text'],
] as const)('%s may not be a link to another folder', async ([link, target, source]) => {
  const { folder, other } = makeProject();
  symlinkSync(path.join(other, target), path.join(folder, link));
  const error = await catchError(() => {
    requireInside(folder, [path.join(folder, source)]);
  });
  expect(error.code).toBe('SITE_BUILD_FAILED');
  expect(error.message).toBe(`${link} is a link that leaves the project.`);
});

test('chains of links that leave the project are refused, too', async () => {
  const { folder, other } = makeProject();
  symlinkSync(path.join(other, 'secret.md'), path.join(folder, 'first'));
  symlinkSync(path.join(folder, 'first'), path.join(folder, 'docs/second.md'));
  const error = await catchError(() => {
    requireInside(folder, [path.join(folder, 'docs')]);
  });
  expect(error.message).toContain('docs/second.md');
});

test('links inside of the project, of its repository and to nothing are fine', () => {
  const { folder } = makeProject();
  symlinkSync(path.join(folder, 'LICENSE'), path.join(folder, 'docs/license.md'));
  symlinkSync(path.join(folder, 'nothing'), path.join(folder, 'docs/nothing.md'));
  symlinkSync('.', path.join(folder, 'docs/again'));
  requireInside(folder, [path.join(folder, 'docs')]);

  const member = path.join(folder, 'packages/shop');
  mkdirSync(member, { recursive: true });
  mkdirSync(path.join(folder, '.git'));
  writeFileSync(path.join(folder, 'README.md'), '');
  symlinkSync('../../README.md', path.join(member, 'README.md'));
  requireInside(member, [path.join(member, 'README.md'), path.join(member, 'missing')]);
});

test('a folder outside of the project that the configuration names may be read', () => {
  const { folder, other } = makeProject();
  requireInside(folder, [path.join(other, 'notes')]);
});
