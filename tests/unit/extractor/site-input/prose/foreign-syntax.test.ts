import { expect, test } from 'vitest';
import { findForeignSyntax } from '../../../../../extractor/site-input/prose/foreign-syntax.ts';

const PAGE = `# Guide

!!! note "Careful"
    An admonition.

!!! tip
    Another one.

=== "Python"

    A tab.

--8<-- "docs/part.md"

::: shop.Client

:::{warning}
A directive.
:::

\`\`\`{code-block} python
shop.get()
\`\`\`

See {py:class}\`shop.Client\`.

.. note:: reStructuredText

[[autodoc]] shop.Client

<hfoptions id="language">
<hfoption id="python">
`;

test('the syntax of other programs is found by its first line', () => {
  expect(findForeignSyntax(PAGE)).toEqual([
    { name: 'an admonition of MkDocs', line: 3, count: 2 },
    { name: 'a tab of MkDocs', line: 9, count: 1 },
    { name: 'a snippet of MkDocs', line: 13, count: 1 },
    { name: 'a reference of mkdocstrings', line: 15, count: 1 },
    { name: 'a directive of MyST', line: 17, count: 2 },
    { name: 'a reference of doc-builder', line: 29, count: 1 },
    { name: 'an option of doc-builder', line: 31, count: 2 },
    { name: 'a directive of reStructuredText', line: 27, count: 1 },
    { name: 'a role of MyST', line: 25, count: 1 },
  ]);
});

test.each([
  ['an aside', ':::note[Careful]\nText.\n:::\n'],
  ['a block of code', '```md\n!!! note\n    Text.\n```\n'],
  ['code within a text', 'Write `` {ref}`name` `` there.\n'],
  ['an equation', '=== is no tab, and !!! neither.\n'],
  [
    'a link to a page in brackets',
    '[[autodoc]] is written before a name.\n[[autodoc]]: https://a.b\n',
  ],
  ['a brace at the end of code', 'A path such as `/users/{id}` and one with `{name}`.\n'],
  ['a brace before code', 'The keys of `{}` and {`name`} differ.\n'],
])('%s is none', (_, markdown) => {
  expect(findForeignSyntax(markdown)).toEqual([]);
});
