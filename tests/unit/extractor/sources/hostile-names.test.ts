import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PackageConfigSchema } from '../../../../extractor/config/package-schema.ts';
import { WrapdocsError } from '../../../../extractor/errors.ts';
import { makeModuleFileName } from '../../../../extractor/output/file-name.ts';
import { findImportPackage } from '../../../../extractor/sources/pypi/import-package.ts';
import { resolvePathSource } from '../../../../extractor/sources/resolve-path-source.ts';
import { makeReleaseKey } from '../../../../extractor/sources/pypi/resolve-pypi-source.ts';
import { parseSourceSpecifier } from '../../../../extractor/config/source-specifier.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const NAMES = [
  ...['', '.', '..', '...', './.', '../..', '../x', 'x/..', 'x/../../y', '/', '/etc', '//host/x'],
  ...['\\', '..\\x', 'x\\..\\y', 'C:', 'C:\\x', 'c:x', '\\\\?\\C:\\x', 'file:///etc', '~', '~/x'],
  ...[
    'con',
    'CON',
    'nul.x',
    'aux',
    'Com1',
    'lpt9.y',
    'prn ',
    'index',
    'x.',
    'x ',
    ' x',
    '-x',
    '--x',
  ],
  ...[
    'x\0',
    'x\n',
    'x\u001b[2J',
    'x\u202ey',
    'a:b',
    'a?b',
    'a*b',
    'a|b',
    '<a>',
    '"a"',
    '$(id)',
    '%2e%2e',
  ],
  ...['é', 'e\u0301', 'É', '\ud800', 'x'.repeat(300), '.git', '.staging-x', 'node_modules/x'],
];
/** Names that any disk can store as one folder or file in its place. */
const HARMLESS =
  /^(?!(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$))[\p{L}\p{N}_-][^/\\:*?"<>|\p{C}]{0,240}(?<![. ])$/iu;

test('there are enough of them, and all differ', () => {
  expect(new Set(NAMES).size).toBeGreaterThanOrEqual(50);
});

describe.each(NAMES.map((name) => [JSON.stringify(name).slice(0, 20), name]))('%s', (_, name) => {
  test('as a version is refused', async () => {
    const error = await catchError(() => parseSourceSpecifier(`pypi:shop==${name}`));
    expect(error.code).toBe('USAGE');
  });

  test('as a project is refused, or harmless', () => {
    const word = parse(`pypi:${name}==1.0`);
    if (word?.kind === 'pypi') expect(makeReleaseKey(word.project, '1.0')).toMatch(HARMLESS);
  });

  test('as a part stays inside', () => {
    const word = parse(`pypi:shop==1.0#${name}`);
    if (word?.kind !== 'pypi') return;
    expect(path.resolve('/tree', word.part)).toMatch(/^\/tree(?:\/|$)/);
  });

  test('as a module has a harmless file', () => {
    expect(makeModuleFileName(name, new Set())).toMatch(HARMLESS);
  });

  test('as a package is refused, or words with dots between them', () => {
    const { success } = PackageConfigSchema.safeParse({ name, source: '.' });
    expect(success).toBe(/^[\p{L}_][\p{L}\p{N}_-]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u.test(name));
  });
});

function parse(word: string) {
  try {
    return parseSourceSpecifier(word);
  } catch (error) {
    if (error instanceof WrapdocsError && error.code === 'USAGE') return undefined;
    throw error;
  }
}

test('together, as modules, each has its own file even if case and accents are ignored', () => {
  const taken = new Set<string>();
  const files = NAMES.map((name) => makeModuleFileName(name, taken));
  const folded = files.map((file) => file.normalize('NFC').toLowerCase());
  expect(new Set(folded).size).toBe(NAMES.length);
});

test.each(['my+shop', '3d', '-x', 'a$b', '$(id)', 'a b', 'a\u001b[2J'])(
  'a folder %j is not a package: neither on disk nor in a wheel',
  async (name) => {
    const tree = makeTemporaryFolder({ [`${name}/__init__.py`]: '' });
    const onDisk = await catchError(() => resolvePathSource(name, tree));
    const options = { label: 'pypi:shop==1', part: '', isWheel: true, prefer: undefined };
    const inWheel = await catchError(() => findImportPackage(tree, options));
    expect([onDisk.code, inWheel.code]).toEqual(['SOURCE_UNSUITABLE', 'SOURCE_UNSUITABLE']);
  },
);
