import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import type { Command, CommandParameter } from '../../../../extractor/contract/command.ts';
import type { Program } from '../../../../extractor/contract/package.ts';
import type { FunctionItem } from '../../../../extractor/contract/function.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import { makeFunction, makeModule, makePackage } from '../../extractor/support/contract.ts';
import { makePages } from './pages.ts';

const option: CommandParameter = {
  kind: 'option',
  names: ['-f', '--format'],
  value: 'VALUE',
  choices: ['json', 'yaml'],
  required: false,
  default: { text: 'FORMATS[0]', value: 'json' },
  environment: ['FORMAT'],
  description: asMarkdown('How to write it.'),
};
const targets: CommandParameter = {
  kind: 'argument',
  names: ['TARGETS'],
  value: 'PATH',
  required: false,
  multiple: true,
};

function makeCommand(name: string, words: string[], more: Partial<Command> = {}): FunctionItem {
  const paths = [{ program: 'shop.main', words }];
  return {
    ...makeFunction(`shop.${name}`),
    decorators: [`click.command("${name}")`],
    docstring: { summary: asMarkdown(`Summary of ${name}.`) },
    command: { paths, parameters: [], ...more },
  };
}

const items = [
  makeCommand('main', [], { isGroup: true, startedBy: ['shop.run'] }),
  makeCommand('users', ['users'], {
    isGroup: true,
    help: asMarkdown('Manage users.\n\nAll of them.'),
  }),
  makeCommand('copy_users', ['users', 'copy'], {
    parameters: [targets, option],
    deprecated: asMarkdown('Use `users move`.'),
    epilog: asMarkdown('See the manual.'),
  }),
];
/** The page of the package, as Markdown. */
function write(programs?: Program[]): string {
  const documented = makePackage([makeModule('shop', items)]);
  const { index } = documented;
  const source = { ...index.source, ...(programs && { programs }) };
  const texts = makePages({ ...documented, index: { ...index, source } }).map(([page, href]) =>
    writeReferencePage(page, href, '/'),
  );
  return texts.find((each) => each.startsWith('# `shop`')) ?? '';
}

const text = write();

test('a package lists its commands by their words, the program by its usage', () => {
  expect(text).toContain(
    [
      '- [`COMMAND [ARGS]...`](#main) · Summary of main.',
      '- [`users`](#users) · Manage users.',
      '- [`users copy`](#copy_users) · Summary of copy_users.',
    ].join('\n'),
  );
});

test('a command has its usage, arguments and options instead of its decorators', () => {
  expect(text).toContain('```text\nusers copy [OPTIONS] [TARGETS]...\n```');
  expect(text).toMatch(/\*\*Arguments\*\*[\s\S]*`TARGETS`[\s\S]*Can be given several times/);
  expect(text).toMatch(
    /`-f, --format`.*optional.*How to write it\. Default `json`\. One of json, yaml, environment variable FORMAT/,
  );
  expect(text).not.toContain('click.command');
  expect(text).not.toContain('def copy_users');
});

test('a group has its help, and the commands directly below it', () => {
  const [, ofGroup = ''] = text.split('### `users`');
  expect(ofGroup.split('### ')[0]).toMatch(
    /users COMMAND \[ARGS\]\.\.\.[\s\S]*Manage users\.\n\nAll of them\.[\s\S]*users copy/,
  );
  const [, ofProgram = ''] = text.split('### `main`');
  expect(ofProgram.split('### ')[0]).not.toContain('users copy');
});

test('a command says that it is deprecated before its help, and its last words after the options', () => {
  const [, ofCopy = ''] = text.split('### `copy_users`');
  expect(ofCopy).toMatch(
    /[Dd]eprecated[\s\S]*Use `users move`[\s\S]*Summary of copy_users\.[\s\S]*--format[\s\S]*See the manual\./,
  );
});

test('the name of the program stands before the words if the project says it', () => {
  const named = write([
    { name: 'shop-ui', target: 'shop.window' },
    { name: 'shop', target: 'shop.main' },
  ]);
  expect(named).toContain('```text\nshop users copy [OPTIONS] [TARGETS]...\n```');
  expect(named).toContain('[`shop COMMAND [ARGS]...`](#main)');
  expect(named).not.toContain('Type the name of the program');
  expect(text).toContain('Type the name of the program');
  expect(write([{ name: 'shop', target: 'shop.other' }])).toBe(text);
});

test('the program may be named by a function that starts it', () => {
  expect(write([{ name: 'shop', target: 'shop.run' }])).toContain(
    '[`shop COMMAND [ARGS]...`](#main)',
  );
});
