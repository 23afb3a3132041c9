import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readProjectFacts } from '../../../../extractor/sources/read-project.ts';
import { limitCpuTime } from '../support/cpu-time.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wrapdocs-requires-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

test('the metadata of a release say it in their header', () => {
  write(
    'shop-1.0.dist-info/METADATA',
    'Name: shop\nRequires-Python: >=3.9, <4\n\nRequires-Python: 1\n',
  );
  expect(readProjectFacts(folder).requiresPython).toBe('>=3.9,<4');
});

test('the project of a src layout says it', () => {
  write('pyproject.toml', '[project]\nname = "shop"\nrequires-python = ">=3.10"\n');
  write('src/shop/__init__.py', '');
  expect(readProjectFacts(path.join(folder, 'src')).requiresPython).toBe('>=3.10');
});

test.for([
  ['^3.14', '>=3.14,<4'],
  ['~3.12', '>=3.12,<3.13'],
  ['>=3.10,<3.15', '>=3.10,<3.15'],
])('Poetry says it as %s', ([text = '', expected]) => {
  write('pyproject.toml', `[tool.poetry.dependencies]\npython = "${text}"\n`);
  expect(readProjectFacts(folder).requiresPython).toBe(expected);
});

test('the settings of setuptools say it, unless the project does', () => {
  write('setup.cfg', '[metadata]\nname = shop\n\n[options]\npython_requires = >=3.9, <4\n');
  expect(readProjectFacts(folder).requiresPython).toBe('>=3.9,<4');
  write('pyproject.toml', '[build-system]\nrequires = ["setuptools"]\n');
  expect(readProjectFacts(folder).requiresPython).toBe('>=3.9,<4');
  write('pyproject.toml', '[project]\nrequires-python = ">=3.14"\n');
  expect(readProjectFacts(folder).requiresPython).toBe('>=3.14');
});

test.for([
  ['another table', '[tool.x]\nrequires-python = ">=3.10"\n'],
  ['something else than versions', '[project]\nrequires-python = "<script>"\n'],
  ['nothing', ''],
])('%s says nothing', ([, text = '']) => {
  write('pyproject.toml', text);
  expect(readProjectFacts(folder).requiresPython).toBeUndefined();
});

test('the project of something above it is not asked', () => {
  write('pyproject.toml', '[project]\nrequires-python = ">=3.10"\n');
  write('inner/setup.py', '');
  expect(readProjectFacts(path.join(folder, 'inner')).requiresPython).toBeUndefined();
});

test.for([
  ['Summary: Buy books.\n\nSummary: no', 'Buy books.'],
  ['Summary: UNKNOWN\n', undefined],
  ['Name: shop\n', undefined],
])('the summary of a release: %j', ([text = '', summary]) => {
  write('shop-1.0.dist-info/METADATA', text);
  expect(readProjectFacts(folder).summary).toBe(summary);
});

test('the description of a project is its summary', () => {
  write('pyproject.toml', '[project]\ndescription = "Buy  books."\n');
  expect(readProjectFacts(folder).summary).toBe('Buy books.');
});

test('the project names the programs that it installs', () => {
  write(
    'pyproject.toml',
    '[project]\nname = "shop"\n\n[project.scripts]\nshop = "shop.cli:main" # all of it\n' +
      '"shop-admin" = \'shop.admin:app\'\nbroken = 3\n\n[project.gui-scripts]\nwindow = "shop.ui:main"\n',
  );
  expect(readProjectFacts(folder).programs).toEqual([
    { name: 'shop', target: 'shop.cli.main' },
    { name: 'shop-admin', target: 'shop.admin.app' },
  ]);
});

test('the entry points of a release name its programs', () => {
  write('shop-1.0.dist-info/METADATA', 'Name: shop\n');
  write(
    'shop-1.0.dist-info/entry_points.txt',
    '[console_scripts]\nshop = shop.cli:main\n\n[gui_scripts]\nwindow = shop.ui:main\n',
  );
  expect(readProjectFacts(folder).programs).toEqual([{ name: 'shop', target: 'shop.cli.main' }]);
});

test('a project without programs names none', () => {
  write('pyproject.toml', '[project]\nname = "shop"\n\n[project.scripts]\n');
  expect(readProjectFacts(folder)).not.toHaveProperty('programs');
});

const BLANK_LINES = '\n'.repeat(200_000);

test.for<[string, string, string]>([
  ['lines without an end', 'pyproject.toml', `[project.scripts]\n${BLANK_LINES}`],
  ['no lines', 'pyproject.toml', `[project.scripts]\n${' '.repeat(200_000)}`],
  ['a text without an end', 'pyproject.toml', `[project]\ndescription = "${'a'.repeat(1e6)}`],
  [
    'versions without an end',
    'pyproject.toml',
    `[tool.poetry.dependencies]\npython = "${'^1.'.repeat(60_000)}"`,
  ],
  ['a line of 10 MB', 'shop-1.0.dist-info/METADATA', `Summary: ${'a'.repeat(1e7)}`],
  [
    'programs without an end',
    'shop-1.0.dist-info/entry_points.txt',
    `[console_scripts]${BLANK_LINES}`,
  ],
  ['a folder in place of the metadata', 'shop-1.0.dist-info/METADATA/file', ''],
  ['a folder in place of entry points', 'shop-1.0.dist-info/entry_points.txt/file', ''],
  ['a folder in place of the project', 'pyproject.toml/file', ''],
  ['a folder in place of settings', 'setup.cfg/file', ''],
  ['UTF-16', 'pyproject.toml', '\uFFFD\uFFFD[\0p\0r\0o\0j\0e\0c\0t\0]\0'],
  ['a text that is written backwards', 'PKG-INFO', 'Summary: Buy \u202Eskoob\n'],
  ['controls', 'PKG-INFO', 'Summary: Buy \u001B[31mbooks\n'],
])('%s says nothing, and takes little time', ([, file, text]) => {
  if (file.endsWith('entry_points.txt')) write('shop-1.0.dist-info/METADATA', 'Version: 1.0\n');
  write(file, text);
  const facts = limitCpuTime(2000, () => readProjectFacts(folder));
  expect(facts).toEqual({});
});

describe('a project is an application', () => {
  const HEAD = 'Name: shop\nClassifier: Environment :: Console\n';
  const PROGRAMS = '[console_scripts]\nshop = shop.cli:main\n';

  function isApplication(metadata: string, entryPoints = PROGRAMS): boolean {
    write('shop-1.0.dist-info/METADATA', metadata);
    write('shop-1.0.dist-info/entry_points.txt', entryPoints);
    write('shop/__init__.py', '');
    return readProjectFacts(folder).application === true;
  }

  test('if it has programs and describes no import', () => {
    expect(isApplication(`${HEAD}\nRun \`shop\`. Learn from shop owners, import shops.\n`)).toBe(
      true,
    );
  });

  test('with the description in the header, as old metadata have it', () => {
    expect(isApplication(`${HEAD}Description: A shop.\n        Run it.\n`)).toBe(true);
    expect(isApplication(`${HEAD}Description: A shop.\n        >>> import shop\n`)).toBe(false);
  });

  test('with entry points that are indented, as in a `setup.py`', () => {
    const metadata = `${HEAD}\nRun it.\n`;
    const indented =
      '\n    [console_scripts]\n    shop=shop.cli:main\n\n    [shop.plugins]\n    a=b:c\n';
    expect(isApplication(metadata, indented)).toBe(true);
    expect(readProjectFacts(folder).programs).toEqual([{ name: 'shop', target: 'shop.cli.main' }]);
  });

  test.for([
    ['it describes an import', `${HEAD}\nUse it:\n\n    from shop.cart import Cart\n`, PROGRAMS],
    [
      'it is a library for its index',
      `${HEAD}Classifier: Topic :: Software Development :: Libraries :: Python Modules\n\nRun it.\n`,
      PROGRAMS,
    ],
    ['it has no description', `${HEAD}Description: UNKNOWN\n`, PROGRAMS],
    ['it has no programs', `${HEAD}\nRun it.\n`, ''],
  ] as const)('but not if %s', ([, metadata, entryPoints]) => {
    expect(isApplication(metadata, entryPoints)).toBe(false);
  });

  test('after its README, if there is only a project', () => {
    write('pyproject.toml', '[project]\nname = "shop"\n[project.scripts]\nshop = "shop:main"\n');
    write('src/shop/__init__.py', '');
    write('README.md', '# Shop\n\nRun it.\n');
    expect(readProjectFacts(path.join(folder, 'src')).application).toBe(true);
    write('README.md', '```python\nimport shop\n```\n');
    expect(readProjectFacts(path.join(folder, 'src')).application).toBeUndefined();
  });
});
