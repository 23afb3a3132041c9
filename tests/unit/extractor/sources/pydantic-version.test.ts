import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPydanticVersion } from '../../../../extractor/sources/pydantic-version.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wrapdocs-pydantic-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const METADATA = 'shop-1.0.dist-info/METADATA';

test.for([
  ['pyproject.toml', 'dependencies = ["fastapi", "pydantic>=1.9,<2"]', 1],
  ['pyproject.toml', "dependencies = [\n  'pydantic[email] >= 2.1',\n]", 2],
  ['pyproject.toml', 'dependencies = ["pydantic>=1.10"]', undefined],
  ['pyproject.toml', 'dependencies = ["pydantic>=1.8,!=1.8.1,<3"]', undefined],
  ['pyproject.toml', 'dependencies = ["pydantic-settings>=2"]', undefined],
  ['pyproject.toml', 'dependencies = ["pydantic<2.5"]', undefined],
  ['pyproject.toml', '[tool.poetry.dependencies]\npydantic = "^1.10"', 1],
  ['pyproject.toml', 'pydantic = { version = "~2.4", extras = ["email"] }', 2],
  ['requirements.txt', 'fastapi\npydantic==1.10.13 # old\n', 1],
  ['setup.py', 'install_requires=["pydantic~=1.10"]', 1],
  ['setup.cfg', 'install_requires =\n    pydantic >= 2, < 3\n', 2],
  ['poetry.lock', '[[package]]\nname = "pydantic"\nversion = "1.10.2"\n', 1],
  ['Pipfile.lock', '"pydantic": {"hashes": ["sha256:1"], "version": "==2.5.1"}', 2],
  [METADATA, 'Name: shop\nRequires-Dist: pydantic (<2,>=1.9)\n\npydantic>=2', 1],
  [METADATA, 'Name: shop\nRequires-Dist: pydantic~=2.0; python_version >= "3"\n', 2],
  [METADATA, 'Name: shop\nRequires-Dist: fastapi\n', undefined],
] as const)('%s with %s', ([file, text, expected]) => {
  write(file, text);
  expect(findPydanticVersion(folder)).toBe(expected);
});

test('a lock decides what the requirements leave open', () => {
  write('pyproject.toml', '[project]\ndependencies = ["pydantic>=1.10"]\n');
  write('uv.lock', '[[package]]\nname = "pydantic"\nversion = "1.10.2"\n');
  write('src/shop/__init__.py', '');
  expect(findPydanticVersion(path.join(folder, 'src'))).toBe(1);
});

test('what is installed beside the package decides', () => {
  for (const name of ['pydantic-1.10.2', 'shop-1.0']) write(`${name}.dist-info/METADATA`, '\n');
  expect(findPydanticVersion(folder)).toBe(1);
});

test('the project of something above it is not asked', () => {
  write('requirements.txt', 'pydantic<2\n');
  write('inner/setup.py', '');
  expect(findPydanticVersion(path.join(folder, 'inner'))).toBeUndefined();
});
