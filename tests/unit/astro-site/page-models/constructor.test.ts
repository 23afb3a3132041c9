import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import type { ClassItem } from '../../../../extractor/contract/class.ts';
import type { Docstring } from '../../../../extractor/contract/docstring.ts';
import type { FunctionItem } from '../../../../extractor/contract/function.ts';
import type { Item, Module } from '../../../../extractor/contract/module.ts';
import type { Page } from '../../../../astro-site/src/page-models/page.ts';
import { writeReferencePage } from '../../../../astro-site/src/render/markdown/page.ts';
import { makeFunction, makeModule, makePackage } from '../../extractor/support/contract.ts';
import { makePages } from './pages.ts';

function describeToken(description: string): Docstring {
  const items = [{ name: 'token', type: 'text', description: asMarkdown(description) }];
  return { summary: asMarkdown('Calls it.'), sections: [{ kind: 'parameters', items }] };
}

function makeInit(owner: string, docstring?: Docstring): FunctionItem {
  return {
    ...makeFunction(`${owner}.__init__`),
    ...(docstring && { docstring }),
    signature: {
      parameters: [
        { name: 'self', kind: 'positionalOrKeyword' },
        {
          name: 'token',
          kind: 'positionalOrKeyword',
          type: { kind: 'name', name: 'str' },
          default: "'x'",
        },
        {
          name: 'timeout',
          kind: 'keywordOnly',
          type: { kind: 'name', name: 'float' },
          default: '10.0',
        },
      ],
    },
  };
}

function makeClass(id: string, members: string[], more: Partial<ClassItem> = {}): ClassItem {
  const name = id.split('.').at(-1) ?? id;
  const source = { file: 'shop.py', line: 1 };
  return { kind: 'class', id, name, bases: [], members, source, ...more };
}

/** A module whose own items are those that no class contains. */
function makeShop(items: Item[]): Module {
  const members = items.map(({ id }) => id).filter((id) => id.split('.').length === 2);
  return { ...makeModule('shop', items), members };
}

function makeClassPages(docstring: Docstring | undefined, init: FunctionItem): [Page, string][] {
  const shop = makeShop([
    makeClass('shop.Client', ['shop.Client.__init__', 'shop.Client.send', 'shop.Client.close'], {
      docstring,
    }),
    init,
    { ...makeFunction('shop.Client.send'), docstring: { summary: asMarkdown('Sends it.') } },
    makeFunction('shop.Client.close'),
    makeClass('shop.Special', [], {
      docstring: describeToken('Of the special one.'),
      bases: [{ kind: 'name', name: 'Client', id: 'shop.Client' }],
    }),
  ]);
  return makePages(makePackage([shop]), { budget: 10 });
}

function write(pages: [Page, string][], title: string): string {
  const [page, href] = pages.find(([each]) => each.title === title) ?? [];
  return page === undefined || href === undefined ? '' : writeReferencePage(page, href, '/');
}

const LINE = "- `token`, `str`, default 'x':";

test('parameters that the docstring of a class describes are shown with its constructor', () => {
  const pages = makeClassPages(describeToken('Of the class.'), makeInit('shop.Client'));
  const text = write(pages, 'Client');
  expect(text).toContain(`**Parameters**\n\n${LINE} Of the class.`);
  expect(text.indexOf('## Constructor')).toBeLessThan(text.indexOf('**Parameters**'));
  expect(text.indexOf('## Overview')).toBeGreaterThan(text.indexOf('**Parameters**'));
});

test('a list of the parameters of a constructor has those that nobody describes', () => {
  const complete = (line: string) => `${line}\n- \`timeout\`, \`float\`, default 10.0\n`;
  const pages = makeClassPages(describeToken('Of the class.'), makeInit('shop.Client'));
  expect(write(pages, 'Client')).toContain(complete(`${LINE} Of the class.`));
  expect(write(pages, 'Special')).toContain(complete(`${LINE} Of the special one.`));
  expect(write(makeClassPages(undefined, makeInit('shop.Client')), 'Client')).not.toContain(
    '**Parameters**',
  );
});

test('what the class and its constructor describe is one list, in the order of the signature', () => {
  const init = makeInit('shop.Client', {
    summary: asMarkdown(''),
    sections: [
      {
        kind: 'parameters',
        items: [{ name: 'timeout', description: asMarkdown('Of the constructor.') }],
      },
    ],
  });
  const text = write(makeClassPages(describeToken('Of the class.'), init), 'Client');
  expect(text).toContain(
    `**Parameters**\n\n${LINE} Of the class.\n- \`timeout\`, \`float\`, default 10.0: Of the constructor.\n`,
  );
});

test('those of a constructor with a description of its own stay with the class', () => {
  const init = makeInit('shop.Client', describeToken('Of the constructor.'));
  const text = write(makeClassPages(describeToken('Of the class.'), init), 'Client');
  expect(text.indexOf('Of the class.')).toBeLessThan(text.indexOf('## Constructor'));
  expect(text).toContain(`${LINE} Of the class.`);
  expect(text).toContain(`${LINE} Of the constructor.`);
});

test('those of a class that inherits its constructor have the types of that one', () => {
  const text = write(makeClassPages(undefined, makeInit('shop.Client')), 'Special');
  expect(text).toContain(`${LINE} Of the special one.`);
  expect(text).not.toContain('## Constructor');
  expect(text).toContain('- [`send`](Client.md#send) · Sends it.');
});

test('the overview has the methods with their first sentences, the table of contents links them', () => {
  const pages = makeClassPages(undefined, makeInit('shop.Client'));
  expect(write(pages, 'Client')).toContain(
    '## Overview\n\n- [`send`](#send) · Sends it.\n- [`close`](#close)',
  );
  const [page] = pages.find(([each]) => each.title === 'Client') ?? [];
  expect(page?.reference.outline.map(({ label, links }) => [label, links.length])).toEqual([
    ['Constructor', 1],
    ['Methods', 2],
  ]);
});

test('on the page of a module, the methods of a class are below it in the table of contents', () => {
  const shop = makeShop([
    makeClass('shop.Client', ['shop.Client.send']),
    makeFunction('shop.Client.send'),
  ]);
  const outlines = makePages(makePackage([shop])).map(([{ reference }]) => reference.outline);
  expect(outlines.at(-1)).toEqual([
    {
      label: 'Classes',
      links: [{ href: '#Client', text: 'Client', inner: [{ href: '#Client.send', text: 'send' }] }],
    },
  ]);
});
