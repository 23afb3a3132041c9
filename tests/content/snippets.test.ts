import { execa } from 'execa';
import { parse as parseGraphql } from 'graphql';
import { parse as parseToml } from 'smol-toml';
import { parseAllDocuments } from 'yaml';
import { expect, test } from 'vitest';
import { findTestPython } from '../tools/python.ts';
import { readPages, type Snippet } from './pages.ts';

const snippets = readPages().flatMap((page) => page.snippets);
const only = (...languages: string[]): Snippet[] =>
  snippets.filter(({ language }) => languages.includes(language));

/** The error of each snippet that a check throws on. */
function findErrors(of: Snippet[], check: (code: string) => unknown): string[] {
  return of.flatMap(({ place, code }) => {
    try {
      check(code);
      return [];
    } catch (error) {
      return [`${place}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

test('every block of code names a language that is checked or known to need no check', () => {
  const known = ['yaml', 'json', 'toml', 'python', 'sh', 'txt', 'sql', 'http', 'ini', 'graphql'];
  const others = snippets.filter(({ language }) => !known.includes(language));
  expect(others.map(({ place }) => place)).toEqual([]);
  expect(snippets.length).toBeGreaterThan(100);
});

test('YAML parses', () => {
  const check = (code: string): void => {
    const [error] = parseAllDocuments(code).flatMap(({ errors }) => errors);
    if (error !== undefined) throw error;
  };
  expect(findErrors(only('yaml'), check)).toEqual([]);
});

test('JSON parses', () => {
  expect(findErrors(only('json'), JSON.parse)).toEqual([]);
});

test('TOML parses', () => {
  expect(findErrors(only('toml'), parseToml)).toEqual([]);
});

test('GraphQL parses', () => {
  expect(findErrors(only('graphql'), parseGraphql)).toEqual([]);
});

const COMPILE = `
import json, sys
for snippet in json.load(sys.stdin):
    try:
        compile(snippet["code"], "snippet", "exec", dont_inherit=True)
    except SyntaxError as error:
        print(snippet["place"], error)
`;

test('Python compiles', async () => {
  const input = JSON.stringify(only('python'));
  const { stdout } = await execa(await findTestPython(), ['-I', '-c', COMPILE], { input });
  expect(stdout).toBe('');
});

test('shell is shell', async () => {
  const errors: string[] = [];
  for (const { place, code } of only('sh')) {
    const { exitCode, stderr } = await execa('bash', ['-n'], { input: code, reject: false });
    if (exitCode !== 0) errors.push(`${place}: ${stderr}`);
  }
  expect(errors).toEqual([]);
});

test('Python that connects to a server names its workspace', () => {
  const calls = only('python').flatMap(({ place, code }) =>
    [...code.matchAll(/\bClientV1\(([^;]*?)\)\n/g)].map(([, args = '']) => ({ place, args })),
  );
  const others = calls.filter(({ args }) => !args.includes('workspace='));
  expect(others.map(({ place }) => place)).toEqual([]);
  expect(calls.length).toBeGreaterThan(5);
});

test('every page that installs the client pins the same version', () => {
  const lines = only('sh', 'txt').flatMap(({ place, code }) =>
    code.split('\n').flatMap((line) => (line.includes('grai-client') ? [{ place, line }] : [])),
  );
  const others = lines.filter(({ line }) => !line.includes('grai-client==0.3.4'));
  expect(others.map(({ place }) => place)).toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
});
