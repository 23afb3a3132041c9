import { expect, test } from 'vitest';
import { renderInlineMarkdown } from '../../../../astro-site/src/docstring/markdown.ts';

const KNOWN = new Map([
  ['shop.Client', '/api-docs/shop/#Client'],
  ['Client', '/api-docs/shop/#Client'],
  ['client', '/api-docs/shop/#client'],
  ['run', '/api-docs/shop/#Client.run'],
  ['Client.run', '/api-docs/shop/#Client.run'],
  ['run()', '/api-docs/shop/#Client.run'],
  ['pathlib.Path', 'https://docs.python.org/3/library/pathlib.html#pathlib.Path'],
]);
const render = (text: string): string => renderInlineMarkdown(text, (name) => KNOWN.get(name));

const client = (inner: string): string => `<a href="/api-docs/shop/#Client">${inner}</a>`;
const run = (inner: string): string => `<a href="/api-docs/shop/#Client.run">${inner}</a>`;

test.each([
  ['see [the client][shop.Client]', `see ${client('the client')}`],
  ['see [`Client`][]', `see ${client('<code>Client</code>')}`],
  ['see [shop.Client][]', `see ${client('shop.Client')}`],
  ['[a][Client] or [b][client]', `${client('a')} or <a href="/api-docs/shop/#client">b</a>`],
  [':class:`shop.Client`', client('<code>shop.Client</code>')],
  [':py:class:`~shop.Client`!', `${client('<code>Client</code>')}!`],
  [':class:`a client <shop.Client>`', client('<code>a client</code>')],
  ['Call :meth:`run`.', `Call ${run('<code>run()</code>')}.`],
  [':meth:`.Client.run`', run('<code>Client.run()</code>')],
  ['`Client` and `run()`', `${client('<code>Client</code>')} and ${run('<code>run()</code>')}`],
  [
    ':class:`pathlib.Path`',
    '<a href="https://docs.python.org/3/library/pathlib.html#pathlib.Path" rel="nofollow noopener"><code>pathlib.Path</code></a>',
  ],
  [':pep:`484`', '<a href="https://peps.python.org/pep-0484/" rel="nofollow noopener">PEP 484</a>'],
  ['`Home <https://a.test/>`_!', '<a href="https://a.test/" rel="nofollow noopener">Home</a>!'],
])('%s is a link', (text, html) => {
  expect(render(text)).toBe(html);
});

test.each([
  ['[text][shop.Nothing]', '[text][shop.Nothing]'],
  [':class:`Nothing`', '<code>Nothing</code>'],
  [':class:`!shop.Client`', '<code>shop.Client</code>'],
  [':ref:`the guide <guide>`', 'the guide'],
  ['a `run` in words', 'a <code>run</code> in words'],
  ['x[0][client_id]', 'x[0][client_id]'],
  ['`text <javascript:alert(1)>`_', 'text &#x3C;javascript:alert(1)>'],
])('%s is text', (text, html) => {
  expect(render(text)).toBe(html);
});

test("an author's own definition is kept", () => {
  expect(render('[text][Client]\n\n[Client]: https://elsewhere.test/')).toContain(
    'href="https://elsewhere.test/"',
  );
});
