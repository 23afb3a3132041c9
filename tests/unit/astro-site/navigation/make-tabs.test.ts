import { expect, test } from 'vitest';
import { makeTabs } from '../../../../astro-site/src/navigation/make-tabs.ts';

/** The tabs of a page as an outline: `tabs(A B) tabs(C)`. */
function outline(markdown: string): string {
  const parts = makeTabs(markdown).matchAll(/<div class="tabs">|<\/div>|\*\*(.+)\*\*/g);
  const words = [...parts].map(([part, title]) =>
    title === undefined ? (part === '</div>' ? ')' : 'tabs(') : title,
  );
  return words.join(' ');
}

function makeTab(title: string, text = 'Text.'): string {
  return `:::tab[${title}]\n${text}\n:::\n`;
}

test('a group of tabs becomes sections that begin with their titles', () => {
  expect(makeTabs(`Text.\n\n${makeTab('A')}\nAfter.`)).toBe(
    'Text.\n\n\n<div class="tabs">\n\n<section class="tab">\n\n**A**\n\nText.\n\n</section>\n\n</div>\n\n\nAfter.',
  );
});

test.each([
  ['tabs that follow one another', `${makeTab('A')}\n${makeTab('B')}`, 'tabs( A B )'],
  ['text between them', `${makeTab('A')}Text.\n${makeTab('B')}`, 'tabs( A ) tabs( B )'],
  ['a title that is there already', makeTab('A') + makeTab('A'), 'tabs( A ) tabs( A )'],
  ['tabs in a tab', makeTab('A', makeTab('B')) + makeTab('C'), 'tabs( A tabs( B ) C )'],
  ['a note in a tab', makeTab('A', ':::note\nx\n:::') + makeTab('B'), 'tabs( A B )'],
  ['a tab in a note', `:::note\n${makeTab('A')}:::\n${makeTab('B')}`, 'tabs( A ) tabs( B )'],
  ['a tab that nothing closes', ':::tab[A]\nText.', 'tabs( A )'],
  ['longer fences', '::::tab[A]\n:::\n::::\n:::tab[B]\n::::', 'tabs( A B )'],
  ['code', '```md\n:::tab[A]\n```\n~~~\n:::tab[B]\n', ''],
  ['code in a tab', makeTab('A', '````\n```\n:::\n````') + makeTab('B'), 'tabs( A B )'],
  ['tags and expressions', makeTab('<b> {x}'), 'tabs( &#60;b> &#123;x} )'],
])('%s', (_, markdown, expected) => {
  expect(outline(markdown)).toBe(expected);
});

test('tabs in lists and quotations stay there', () => {
  const lines = makeTabs('- Item\n\n  :::tab[A]\n  a\n  :::\n\n> :::tab[B]\n> b\n> :::').split(
    '\n',
  );
  expect(lines.filter((line) => line.includes('div'))).toEqual([
    '  <div class="tabs">',
    '  </div>',
    '> <div class="tabs">',
    '> </div>',
  ]);
});

test('pages without tabs stay as they are', () => {
  const text = ':::note\nText.\n:::\n\n::: tab\n:::tab\n:::';
  expect(makeTabs(text)).toBe(text);
});
