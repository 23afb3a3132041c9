import { expect, test } from 'vitest';
import { addLightScheme } from '../../../../astro-site/integrations/light-without-scripts.ts';

const LIGHT = '@media print, (scripting: none) and (prefers-color-scheme: light)';
const OTHERS = '@media screen and (not ((scripting: none) and (prefers-color-scheme: light)))';

function squeeze(css: string): string {
  return css.replaceAll(/\s+/gu, ' ').trim();
}

test('the light scheme also holds on paper, and for readers without scripts who prefer it', () => {
  const css = ":root[data-theme='light'] { --ink: black }";
  expect(squeeze(addLightScheme(css))).toBe(`${css}${LIGHT} {:root[data-theme] { --ink: black }}`);
});

test('rules of both schemes are distinguished', () => {
  const css = '[data-theme=light] .moon,[data-theme=dark] .sun{display:none}';
  const result = squeeze(addLightScheme(css));
  expect(result).toContain('[data-theme=light] .moon{display:none}');
  expect(result).toMatch(
    /scripting: none\) and [^{]*\{ ?\[data-theme\] \.moon ?\{ ?display: ?none/u,
  );
  expect(result).toContain(OTHERS);
  expect(result).not.toMatch(/\.moon,\s*\[data-theme=dark\]/u);
});

test('rules that do not depend on the scheme stay as they are', () => {
  const css = '.a { color: red } @layer b { .expressive-code[data-theme=light] { color: blue } }';
  expect(addLightScheme(css)).toBe(css);
});
