import { expect, test } from 'vitest';
import {
  dropAttributeTexts,
  getAttributeDocstring,
  getStatedType,
} from '../../../../astro-site/src/page-models/attribute-texts.ts';
import type { AttributeItem } from '../../../../extractor/contract/module.ts';
import type { Docstring, DocstringItem } from '../../../../extractor/contract/docstring.ts';
import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import {
  createPackageView,
  type PackageView,
} from '../../../../extractor/contract/view/package-view.ts';
import { makeModule, makePackage } from '../../extractor/support/contract.ts';

const source = { file: 'shop.py', line: 1 };

function makeEntry(name: string, text: string, type?: string): DocstringItem {
  return { name, description: asMarkdown(text), ...(type !== undefined && { type }) };
}

function makeAttribute(name: string, more: Partial<AttributeItem> = {}): AttributeItem {
  return { kind: 'attribute', id: `shop.Shop.${name}`, name, source, ...more };
}

const docstring: Docstring = {
  summary: asMarkdown('A shop.'),
  sections: [
    {
      kind: 'attributes',
      items: [
        makeEntry('name', 'How it is called.\n\nAlways.', 'str'),
        makeEntry('own', 'Says it elsewhere, too.'),
        makeEntry('same', 'Says `it`.'),
        makeEntry('odd', 'Of an unreadable type.', '???'),
        makeEntry('gone', 'Not in the code.'),
      ],
    },
  ],
};

const items = [
  makeAttribute('name'),
  makeAttribute('own', { docstring: { summary: asMarkdown('Says it.') } }),
  makeAttribute('same', { docstring: { summary: asMarkdown('Says `it`.') } }),
  makeAttribute('odd'),
];

function makeView(): PackageView {
  const shop = {
    ...{ kind: 'class' as const, id: 'shop.Shop', name: 'Shop', bases: [], source, docstring },
    members: items.map(({ id }) => id),
  };
  const module = { ...makeModule('shop', [shop, ...items]), members: ['shop.Shop'] };
  return createPackageView(makePackage([module]));
}

test('an attribute has the text that its class states', () => {
  const view = makeView();
  const [name, own] = items;
  expect(name && getAttributeDocstring(name, view)).toEqual({
    summary: 'How it is called.',
    description: 'Always.',
  });
  expect(name && getStatedType(name, view)).toEqual({ kind: 'name', name: 'str' });
  expect(own && getAttributeDocstring(own, view)).toEqual({ summary: 'Says it.' });
});

test('the list keeps what the attributes do not show', () => {
  const kept = dropAttributeTexts(docstring, 'shop.Shop', makeView())?.sections?.[0];
  expect(kept && 'items' in kept && kept.items.map(({ name }) => name)).toEqual([
    'own',
    'odd',
    'gone',
  ]);
});
