import { escapeMarkdown } from '../../../../../extractor/contract/text/markdown.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  makeCode,
  makeEntry,
  makeFence,
  makeLink,
  makeTable,
} from '../../../../../astro-site/src/render/markdown/text.ts';
import { findTexts, getText, listNodes, parse, PAYLOADS } from './parse.ts';

/** Characters that mean something to Markdown, with a few that do not. */
const marks = fc.string({
  unit: fc.constantFrom(...'\\`*_{}[]()#+-.!|<>~&$=:; \n\r\tab1é'.split('')),
  maxLength: 30,
});
const texts = fc.oneof(marks, fc.constantFrom(...PAYLOADS));

const getLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
/** Addresses may be linked automatically, because they show where they lead. */
const MARKUP = /^(?!root$|paragraph$|text$|link$)/;

test('escaped text is read unchanged, in any position', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const [before, after] of [
        ['', ''],
        ['x ', ' x'],
      ] as const) {
        const tree = parse(before + escapeMarkdown(text) + after);
        expect(listNodes(tree).filter(({ type }) => MARKUP.test(type))).toEqual([]);
        expect(getLine(getText(tree))).toBe(getLine(before + getLine(text) + after));
      }
    }),
    { numRuns: 500 },
  );
});

test('escaped text is one heading, or one entry of a list', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const tree = parse(`# ${escapeMarkdown(text)}\n\n- ${escapeMarkdown(text)}`);
      expect(tree.children.map(({ type }) => type)).toEqual(['heading', 'list']);
      expect(getText(tree)).toBe(getLine(text) + getLine(text));
    }),
  );
});

test('only underscores that could be marks are escaped', () => {
  expect(escapeMarkdown('read_all_rows')).toBe('read_all_rows');
  expect(escapeMarkdown('shop/__init__.py')).toBe(String.raw`shop/\_\_init\_\_.py`);
  expect(escapeMarkdown('1. Überblick_x')).toBe(String.raw`1\. Überblick_x`);
});

test('code is read unchanged', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const tree = parse(`x ${makeCode(text)} x`);
      expect(findTexts(tree, 'inlineCode')).toEqual(getLine(text) === '' ? [] : [getLine(text)]);
      expect(getText(tree)).toBe(getLine(`x ${getLine(text)}`) + (getLine(text) ? ' x' : '  x'));
    }),
  );
});

test('a block of code ends where it should, also inside a list', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const value = text.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, '');
      const [fence] = parse(makeFence(text, 'python')).children;
      expect(fence).toMatchObject({ type: 'code', lang: 'python', value });
      const tree = parse(`${makeEntry(['x', makeFence(text, '')])}\n\nafter`);
      expect(tree.children.map(({ type }) => type)).toEqual(['list', 'paragraph']);
      expect(findTexts(tree, 'code')).toEqual([value]);
    }),
  );
});

test('a run of backticks may have any length', () => {
  const text = '` '.repeat(200_000);
  expect(makeCode(text).startsWith('`` `')).toBe(true);
});

test('a table keeps its rows and cells, whatever they contain', () => {
  fc.assert(
    fc.property(texts, texts, (name, text) => {
      const rows = [
        [makeCode(name), escapeMarkdown(text), text, 'last'],
        [escapeMarkdown(text), makeCode(name), name, 'last'],
      ];
      const tree = parse(`${makeTable(['A', 'B', 'C', 'D'], rows)}\n\nafter`);
      expect(tree.children.map(({ type }) => type)).toEqual(['table', 'paragraph']);
      const rowsRead = listNodes(tree).filter((node) => node.type === 'tableRow');
      expect(new Set(rowsRead.map(({ children }) => children.length)).size).toBe(1);
      const last = rowsRead.map(({ children }) => children.at(-1));
      expect(last.map((cell) => cell && getText(cell))).toEqual(['D', 'last', 'last']);
    }),
    { numRuns: 300 },
  );
});

test('a bar in a cell is read as a bar, and a backslash before it stays', () => {
  const [table] = parse(
    makeTable(['A'], [[escapeMarkdown('a|b \\| c')], [makeCode('a\\\\|b')]]),
  ).children;
  expect(table === undefined ? '' : getText(table)).toBe('Aa|b \\| ca\\\\|b');
});

test('columns without any cell are left out', () => {
  expect(makeTable(['A', 'B'], [['1', ''], ['2']])).toBe('| A |\n| --- |\n| 1 |\n| 2 |');
});

test.each(['/a(b)/', '/a b/', '/a)\n# Pwned', '/a>x', '/x?a=1&copy;=2', '/a|b`c`', '/%20#x'])(
  'a link keeps its address: %j',
  (address) => {
    const tree = parse(`${makeLink('`x`', address)} after`);
    const [link, ...others] = listNodes(tree).filter(({ type }) => type === 'link');
    expect(others).toEqual([]);
    const url = link?.type === 'link' ? link.url : '';
    expect(decodeURI(url)).toBe(decodeURI(address));
    expect(tree.children).toHaveLength(1);
  },
);
