import { expect, test } from 'vitest';
import { getMarkdownProcessor } from '../../../../astro-site/integrations/formula-plugin.ts';
import { writeNarrativePage } from '../../../../astro-site/src/render/markdown/narrative.ts';

async function render(markdown: string): Promise<string> {
  const renderer = await getMarkdownProcessor('Formula').createRenderer({});
  const { code } = await renderer.render(markdown);
  return code;
}

test('formulas of narrative pages are MathML, and TeX in Markdown files', async () => {
  const markdown =
    'It costs $5 to $10 in $HOME.\n\nThe $$x^2$$ of\n\n$$\na_i\n$$\n\n```math\n\\pi\n```';
  const html = await render(markdown);
  expect(html.match(/<math/g)).toHaveLength(3);
  expect(html).toContain('It costs $5 to $10 in $HOME.');
  expect(html).toContain('<div class="formula" tabindex="0" role="group" aria-label="Formula">');
  const page = { title: 'A', html, href: '/a/', base: '/', isPage: () => false };
  expect(writeNarrativePage(page)).toBe(
    '# A\n\nIt costs $5 to $10 in $HOME.\n\nThe $`x^2`$ of\n\n```math\na_i\n```\n\n```math\n\\pi\n```\n',
  );
});

test('what is no TeX stays code', async () => {
  expect(await render('$$\\href{javascript:x}{y}$$')).toContain('<code class="language-math');
});
