import { expect, test } from 'vitest';
import {
  parseMetadataRequirements,
  parseProjectRequirements,
} from '../../../../extractor/sources/read-requirements.ts';

test('the metadata of a release name requirements, extras and versions of Python', () => {
  const head = [
    'Name: shop',
    'Classifier: Programming Language :: Python :: 3',
    'Classifier: Programming Language :: Python :: 3.9',
    'Requires-Dist: Typing_Extensions (>=4.5)',
    "Requires-Dist: tzdata; sys_platform == 'win32'",
    'Requires-Dist: httpx[http2]>=0.24,<1 ; extra == "async.client"',
    'Requires-Dist: pkg @ https://example.com/pkg.zip',
    'Provides-Extra: async.client',
  ].join('\n');
  expect(parseMetadataRequirements(head, true)).toEqual({
    requirements: [
      { name: 'typing-extensions', versions: '>=4.5' },
      { name: 'tzdata', conditional: true },
      { name: 'httpx', versions: '>=0.24,<1', extra: 'async-client' },
      { name: 'pkg' },
    ],
    extras: ['async-client'],
    namedPythons: ['3.9'],
  });
});

test('an sdist without requirements in its metadata may still have some', () => {
  expect(parseMetadataRequirements('Name: shop', false)).toEqual({});
  expect(parseMetadataRequirements('Name: shop', true)).toEqual({ requirements: [], extras: [] });
});

test.for([
  ['leaves them to a program', '[project]\nname = "shop"\ndynamic = ["dependencies"]\n'],
  ['is broken', '[project\n'],
  ['has something else in their place', '[project]\nname = "shop"\ndependencies = 3\n'],
])('a project that %s says nothing', ([, text = '']) => {
  expect(parseProjectRequirements(text)).toEqual({});
});

test('Poetry gives its optional requirements to extras', () => {
  const text = `[tool.poetry]
name = "shop"
[tool.poetry.dependencies]
python = "^3.9"
requests = "^2.28"
aiohttp = { version = "~3.8", optional = true }
[tool.poetry.extras]
async = ["aiohttp"]
`;
  expect(parseProjectRequirements(text)).toEqual({
    requirements: [
      { name: 'requests', versions: '>=2.28,<3' },
      { name: 'aiohttp', versions: '>=3.8,<3.9', extra: 'async' },
    ],
    extras: ['async'],
  });
});
