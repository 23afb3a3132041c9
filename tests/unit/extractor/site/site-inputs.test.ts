import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from '../../../../extractor/config/load.ts';
import { computeFingerprint } from '../../../../extractor/site/fingerprint.ts';
import { getSiteInputs } from '../../../../extractor/site/site-inputs.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const BASIC = { site: { title: 'Shop' }, packages: [{ name: 'shop', source: 'shop' }] };
const SNIPPET = '```py file="/shared/x.py"\n```\n';

/** Whether the inputs of a site differ after another text was written to one of its files. */
function dependsOn(changed: string, settings: object, files: Record<string, string>): boolean {
  const folder = makeTemporaryFolder({ [changed]: 'before', ...files });
  const config = parseConfig({ ...BASIC, ...settings }, 'wrapdocs.config.ts');
  const loaded = { config, folder, file: path.join(folder, 'wrapdocs.config.ts') };
  const compute = () => computeFingerprint({}, getSiteInputs(loaded));
  const before = compute();
  writeFileSync(path.join(folder, changed), 'after');
  return compute() !== before;
}

test.each([
  ['a page', 'docs/guide.md'],
  ['a hidden file that the site contains', 'public/.well-known/security.txt'],
  ['a cache that the site contains', 'public/node_modules/a.js'],
])('depends on %s', (_what, file) => {
  expect(dependsOn(file, { content: 'docs', public: 'public' }, {})).toBe(true);
});

test.each([
  ['a page', 'docs/index.md', { content: 'docs' }],
  ['a part of a page', 'docs/_note.mdx', { content: 'docs' }],
  ['the README', 'README.md', {}],
])('depends on the code that %s shows', (_what, page, settings) => {
  expect(dependsOn('shared/x.py', settings, { [page]: SNIPPET })).toBe(true);
});

test('does not depend on other files', () => {
  const files = { 'docs/index.md': SNIPPET };
  expect(dependsOn('shared/y.py', { content: 'docs' }, files)).toBe(false);
  expect(dependsOn('docs/.hidden', { content: 'docs' }, files)).toBe(false);
});
