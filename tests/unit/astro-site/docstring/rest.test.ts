import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertRest } from '../../../../astro-site/src/docstring/rest.ts';

test.each([
  ['Plain\n\n    code\n\ntext.', 'Plain\n\n    code\n\ntext.'],
  ['a\n\n>>> f()\n1\n\n>>> g()\n\nb', 'a\n\n\n```python\n>>> f()\n1\n\n>>> g()\n```\n\n\nb'],
  ['Like::\n\n    import a\n\nb', 'Like:\n\n```python\nimport a\n```\n\n\nb'],
  ['::\n\n    <a>\n', '\n\n```text\n<a>\n```\n\n'],
  ['.. code-block:: bash\n   :linenos:\n\n   ls `pwd`', '\n```bash\nls `pwd`\n```\n'],
  ['.. note:: Mind\n   the gap.', '\n> **Note** Mind\n> the gap.\n'],
  ['.. versionadded:: 1.2', '\n> **New in version 1.2.** \n'],
  ['.. _target:\n\nText', '\nText'],
  ['.. unknown::\n\n   Its text.', '\nIts text.\n'],
  ['```\n>>> kept\n.. kept\n```', '```\n>>> kept\n.. kept\n```'],
])('%j', (text, markdown) => {
  expect(convertRest(text)).toBe(markdown);
});

test('no text breaks it, and no word of a text is lost but marks and options', () => {
  const line = fc.constantFrom(
    '>>> f(1)',
    'out',
    '',
    '.. note:: n',
    '   in',
    'lead::',
    '```',
    '    deep',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const text = lines.join('\n');
      const markdown = convertRest(text);
      for (const word of ['f(1)', 'out', 'deep', 'lead', 'in']) {
        const count = (where: string): number => where.split(word).length;
        expect(count(markdown)).toBeGreaterThanOrEqual(count(text));
      }
    }),
  );
});
