import { asMarkdown } from '../../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import type { TypeExpression } from '../../../../../extractor/contract/type-expression.ts';
import { dropStatedType } from '../../../../../astro-site/src/page-models/fields/stated-type.ts';

const name = (text: string): TypeExpression => ({ kind: 'name', name: text });
const list = (item: TypeExpression): TypeExpression => ({
  ...{ kind: 'generic', origin: name('list') },
  arguments: [item],
});

test.each<[string, TypeExpression, string | undefined]>([
  ['str (optional)\nThe name to set', name('str'), 'The name to set'],
  ['boolean\nWhether to start it', name('bool'), 'Whether to start it'],
  ['int', name('int'), undefined],
  ['List[str] (optional)\nThe states', list(name('str')), 'The states'],
  ['[`Order`](py:shop.Order) or None', name('shop.Order'), undefined],
  ['[`Order`](py:shop.Order)', name('shop.OrderPage'), '[`Order`](py:shop.Order)'],
  ['str The name to set', name('str'), 'The name to set'],
  ['int (optional) The page', name('int'), 'The page'],
  ['List, optional: Ids', list(name('str')), 'Ids'],
  ['str The name to set', name('int'), 'str The name to set'],
  ['List Orders of today', list(name('str')), 'List Orders of today'],
  ['str values only', name('str'), 'str values only'],
  ['The order', name('Order'), 'The order'],
  ['', name('str'), ''],
])('a type is not repeated: %s', (description, type, expected) => {
  expect(dropStatedType(asMarkdown(description), type)).toBe(expected);
  expect(dropStatedType(asMarkdown(description), undefined)).toBe(description);
});
