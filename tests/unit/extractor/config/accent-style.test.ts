import { readFileSync } from 'node:fs';
import { clampChroma, wcagContrast, type Oklch } from 'culori/require';
import { expect, test } from 'vitest';
import {
  describeAdjustment,
  getAccentStyle,
  isAccent,
} from '../../../../extractor/config/accent-style.ts';

test.each(['0', '210', '360', 'red', '#0a7d6c', '#fff8', 'rgb(10 125 108)', 'oklch(0.5 0.1 180)'])(
  '%s is an accent',
  (text) => {
    expect(isAccent(text)).toBe(true);
  },
);

test.each(['', '361', '-1', 'redish', 'transparent', 'fff', '0a7d6c', '#12', 'red;}body{}'])(
  '%j is no accent',
  (text) => {
    expect(isAccent(text)).toBe(false);
  },
);

test('a hue is vivid, a colour as vivid as it is, and grey has no colour', () => {
  expect(getAccentStyle(undefined)).toBeUndefined();
  expect(getAccentStyle('007')).toBe(':root{--accent-hue:7}');
  expect(getAccentStyle('red')).toBe(':root{--accent-hue:29;--accent-chroma:1.00}');
  expect(getAccentStyle('#0a7d6c')).toBe(':root{--accent-hue:179;--accent-chroma:0.47}');
  expect(getAccentStyle('grey')).toBe(':root{--accent-hue:0;--accent-chroma:0.00}');
});

test('a colour that is hard to read is named with the theme', () => {
  expect(describeAdjustment('210')).toBeUndefined();
  expect(describeAdjustment('#6f6f6f')).toMatch(/3\.\d:1 in the dark theme, so/);
  expect(describeAdjustment('yellow')).toContain('1.1:1 in the light theme, so the site uses');
  expect(describeAdjustment('navy')).toContain('in the dark theme');
});

test('text in the accent can be read in both themes, whatever the hue and the chroma', () => {
  const theme = readFileSync(
    new URL('../../../../astro-site/src/styles/theme.css', import.meta.url),
    'utf8',
  );
  const [dark = '', light = ''] = theme.split(":root[data-theme='light']");
  const read = (part: string, name: string): [number, number] => {
    const pattern = new RegExp(`--sl-color-${name}: oklch\\(([\\d.]+) calc\\(([\\d.]+) \\*`);
    const [, l, c] = pattern.exec(part) ?? [];
    return [Number(l), Number(c)];
  };
  const worst = [
    { part: dark, text: read(dark, 'accent-high'), background: 'hsl(225 13% 8%)' },
    { part: light, text: read(light, 'accent'), background: '#fff' },
  ].flatMap(({ part, text: [l, c], background }) =>
    [0, 0.5, 1].flatMap((vivid) =>
      Array.from({ length: 360 }, (_, h) => {
        const colour = (lightness: number, chroma: number): Oklch =>
          clampChroma({ mode: 'oklch', l: lightness, c: chroma * vivid, h }, 'oklch');
        return Math.min(
          wcagContrast(colour(l, c), background),
          wcagContrast(colour(l, c), colour(...read(part, 'accent-low'))),
        );
      }),
    ),
  );
  expect(worst).toHaveLength(2160);
  expect(Math.min(...worst)).toBeGreaterThan(4.5);
});
