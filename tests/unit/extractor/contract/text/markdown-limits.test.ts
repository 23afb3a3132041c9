import { asMarkdown } from '../../../../../extractor/contract/text/markdown.ts';
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../../../../astro-site/src/docstring/markdown.ts';
import { writeProse } from '../../../../../astro-site/src/render/markdown/prose.ts';
import { isTooCostly } from '../../../../../extractor/contract/text/markdown-limits.ts';
import { getPlainText } from '../../../../../extractor/contract/text/markdown-text.ts';
import { limitCpuTime } from '../../support/cpu-time.ts';

/** The CPU time that one text may take in a renderer. */
const LIMIT_MS = 6000;

const TOO_COSTLY: Record<string, string> = {
  quotes: '>'.repeat(1400),
  lists: '- '.repeat(1500),
  stars: `${'*'.repeat(5000)}a${'*'.repeat(5000)}`,
  emphasis: '*a_ '.repeat(16_000),
  table: `| a | b |\n|---|---|\n${'| x | y |\n'.repeat(5200)}`,
  'a table whose rows are filled up': `|${'a|'.repeat(900)}\n|${'-|'.repeat(900)}\n${'a\n'.repeat(4000)}`,
  'a table in a quote': `> |${'a|'.repeat(90)}\n> |${'-|'.repeat(90)}\n${'> a\n'.repeat(400)}`,
  'many small tables': '|a|b|\n|-|-|\n|1|2|\n\n'.repeat(600),
  'nested items': `${'- '.repeat(16)}a\n`.repeat(1900),
  'lists by indentation': Array.from({ length: 240 }, (_, i) => `${'  '.repeat(i)}- a`).join('\n'),
  'lines of one paragraph': 'a\n'.repeat(30_000),
  'lazy lines of a quote': `${'> '.repeat(16)}a\n${'a\n'.repeat(30_000)}`,
  'a title of many lines': `[a](b "${'a\n'.repeat(30_000)}`,
  'open brackets': '['.repeat(60_000),
  'open links': '[a]('.repeat(16_000),
  references: '[a][b] '.repeat(8000),
  images: '![a](b) '.repeat(6000),
  ticks: '`a '.repeat(20_000),
  tags: '<a '.repeat(20_000),
  'CDATA sections': '<![CDATA['.repeat(6000),
  tildes: '~~a '.repeat(9000),
  footnotes: '[^a]'.repeat(9000),
  definitions: '[a]: b\n'.repeat(8000),
  headings: '# a\n'.repeat(12_000),
  rules: '---\n\n'.repeat(9000),
  fences: '~~~x\n'.repeat(12_000),
  paragraphs: 'a\n\n'.repeat(9000),
  'items of a list': '- a\n'.repeat(15_000),
  'numbers of a list': '1. a\n'.repeat(12_000),
  tasks: '- [ ] a\n'.repeat(9000),
  megabytes: 'word '.repeat(400_000),
};

const COSTLY: Record<string, string> = {
  'nested emphasis': `${'*a '.repeat(1000)}${'a* '.repeat(990)}`,
  'nested strong text': `${'**a '.repeat(495)}${'a** '.repeat(495)}`,
  'nested deletions': `${'~~a '.repeat(495)}${'a~~ '.repeat(495)}`,
  'marks that pair with nothing': '*a_ '.repeat(900),
  'links without an end': '[a](<b '.repeat(1990),
  'runs of ticks': Array.from({ length: 60 }, (_, i) => `${'`'.repeat(i + 1)}a`).join(' '),
  'a wide table': `|${'a|'.repeat(900)}\n|${'-|'.repeat(900)}\nx`,
  pipes: '|a '.repeat(20_000),
  addresses: 'https://'.repeat(8000),
  'mail addresses': 'a.b@c.'.repeat(10_000),
  entities: '&a;'.repeat(20_000),
  backslashes: '\\'.repeat(60_000),
  blanks: `a${' '.repeat(60_000)}b`,
  'blank lines': `a${'\n \n'.repeat(1900)}b`,
  'blank lines in code': `\`\`\`text\na${'\n'.repeat(60_000)}b\n\`\`\``,
  'quotes in code': `\`\`\`python\n${String.raw`\"`.repeat(30_000)}\n\`\`\``,
  'nulls and tabs': '\0\t'.repeat(30_000),
};

const PLACE = { resolve: () => undefined, toMarkdownPath: (path: string) => path };

/** What a text is rendered to, if that does not take too long. */
const time = <Result>(render: () => Result): Result => limitCpuTime(LIMIT_MS, render);

function flatten(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

test.each(Object.entries(TOO_COSTLY))('%s are shown as they are written', (_, text) => {
  expect(isTooCostly(text)).toBe(true);
  expect(time(() => renderMarkdown(asMarkdown(text)))).toMatch(/^<div class="ex"[^]*<\/div>$/);
  expect(flatten(time(() => getPlainText(asMarkdown(text)))) === flatten(text)).toBe(true);
  expect(time(() => writeProse(asMarkdown(`${text}&`), PLACE))).toMatch(/^`{3,}text\n[^]*\n`{3,}$/);
});

test.each(Object.entries(COSTLY))('the time for %s is bounded', (_, text) => {
  for (const render of [
    renderMarkdown,
    getPlainText,
    (one: string) => writeProse(asMarkdown(one), PLACE),
  ]) {
    expect(time(() => render(asMarkdown(text))).length).toBeGreaterThan(0);
  }
});

test.each([
  [
    'a block of code by the extractor',
    '```text\n>>>>>>>>>>>>>>>>>>>>>>>>\n```',
    '>>>>>>>>>>>>>>>>>>>>>>>>',
  ],
  ['escaped marks', String.raw`\*`.repeat(4000), '*'.repeat(4000)],
  ['two blocks of code', '```\n1\n```\n\n*b*\n\n```\n2\n```', '1 b 2'],
])('%s is within the limits', (_, text, plain) => {
  expect(getPlainText(asMarkdown(text))).toBe(plain);
});
