import { expect, test } from 'vitest';
import { parseConfig } from '../../../../../extractor/config/load.ts';
import { findProseFindings } from '../../../../../extractor/site/links/prose-findings.ts';
import { unknownNameLine } from '../../../../../extractor/site-input/prose/unknown-name.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

test('findings about pages name the page and the line', () => {
  const page = [
    '# Guide',
    'See Client.gone, and `[x][Client.gone]`.',
    'See [it][Client.gone].',
    '```py file="gone.py"\n```',
    '```mermaid\npie\n```',
  ];
  const folder = makeTemporaryFolder({ 'docs/guide.md': page.join('\n\n') });
  const config = parseConfig(
    { site: { title: 'Shop' }, packages: [{ name: 'shop', source: 'shop' }], content: 'docs' },
    'config',
  );
  const loaded = { config, folder, file: `${folder}/wrapdocs.config.mjs` };
  const unknown = [
    { page: 'guide', name: 'Client.gone' },
    { page: 'other', name: 'Client.put' },
  ];
  const findings = findProseFindings(loaded, { unknown, cwd: folder });
  expect(findings.map(({ code, location }) => [code, location])).toEqual([
    ['WD504', { file: 'docs/guide.md', line: 3 }],
    ['WD505', { file: 'docs/guide.md', line: 7 }],
    ['WD506', { file: 'docs/guide.md', line: 10 }],
  ]);
});

test.each(['', 'wrapdocs:unknown-name', 'wrapdocs:unknown-name {}', 'wrapdocs:unknown-name {'])(
  'the line %j names nothing',
  (line) => {
    expect(unknownNameLine.parse(line)).toBeUndefined();
  },
);
