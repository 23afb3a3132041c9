import { expect, test } from 'vitest';
import { getSourceText, getSourceUrl } from '../../../../astro-site/src/reference/source-link.ts';

const source = { file: 'shop/a b.py', line: 12 };

test('the template is filled in, the file encoded part by part', () => {
  const template = 'https://git.test/blob/main/{file}#L{line}';
  expect(getSourceUrl(template, source)).toBe('https://git.test/blob/main/shop/a%20b.py#L12');
  expect(getSourceUrl('https://git.test/{file}', { file: '$&.py', line: 1 })).toBe(
    'https://git.test/%24%26.py',
  );
});

test('without a template, or with one that is not a web address, there is no link', () => {
  expect(getSourceUrl(undefined, source)).toBeUndefined();
  expect(getSourceUrl('javascript:alert({line})', source)).toBeUndefined();
  expect(getSourceText(source)).toBe('shop/a b.py:12');
});
