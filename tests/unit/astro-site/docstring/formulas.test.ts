import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../../../../astro-site/src/docstring/markdown.ts';
import { writeProse } from '../../../../astro-site/src/render/markdown/prose.ts';
import { asMarkdown, escapeMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import { getPlainText } from '../../../../extractor/contract/text/markdown-text.ts';

const place = { resolve: () => undefined, toMarkdownPath: (href: string) => href };

test('TeX in a paragraph becomes MathML', () => {
  expect(renderMarkdown(asMarkdown('the $`x^2`$'))).toBe(
    '<p>the <math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>',
  );
});

test('a block has a scroll box', () => {
  const html = renderMarkdown(asMarkdown('```math\n\\sum_i x_i\n```'));
  expect(html).toContain(
    '<div class="formula" tabindex="0" role="group" aria-label="Formula"><math display="block">',
  );
  expect(html).not.toContain('style=');
});

test('Markdown and plain text keep the TeX', () => {
  const text = asMarkdown('the $`Foo_1`$ of\n\n| a |\n| - |\n| $`a \\| b`$ |\n\n```math\nx\n```');
  expect(writeProse(text, { ...place, resolve: () => '/foo' })).toBe(text);
  expect(getPlainText(text)).toBe('the Foo_1 of a a | b x');
});

test.each(['\\$`HOME`$', '$5', '$HOME', '${GROUP_ID}', '$x^2$', '`$x^2$`'])(
  '%s is text',
  (text) => {
    expect(renderMarkdown(asMarkdown(text))).not.toContain('<math');
    const written = asMarkdown(writeProse(asMarkdown(text), place));
    expect(renderMarkdown(written)).not.toContain('<math');
  },
);

test('plain text has no formulas', () => {
  expect(renderMarkdown(escapeMarkdown('$`x`$'))).toBe('<p>$`x`$</p>');
});

describe('what is no TeX, or asks for more than a formula, stays code', () => {
  test.each([
    String.raw`\def\a{\a\a}\a`,
    String.raw`\newcommand{\a}[1]{#1#1}\a{\a{x}}`,
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\includegraphics{https://x.test/a.png}`,
    String.raw`\class{cp}{x}`,
    String.raw`\frac{a`,
    '{'.repeat(1900),
    String.raw`\sqrt{`.repeat(200) + 'x' + '}'.repeat(200),
    'x+'.repeat(20_000) + 'x',
  ])('%.40s', (tex) => {
    const start = performance.now();
    const html = renderMarkdown(asMarkdown(`before $\`${tex}\`$ after`));
    expect(html).toMatch(/^<p>before <code class="language-math">[^]*<\/code> after<\/p>$/);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test('sizes are limited', () => {
    const html = renderMarkdown(
      asMarkdown(String.raw`$\`\rule{9999em}{9999em}\hspace{-9999em}\`$`),
    );
    expect(html).not.toContain('9999em"');
  });

  test('HTML in TeX is text', () => {
    const html = renderMarkdown(asMarkdown('$`\\text{<img src=x onerror=alert(1)>}`$'));
    expect(html).not.toContain('<img');
  });
});
