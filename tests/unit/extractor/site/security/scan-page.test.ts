import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInlineCode } from '../../../../../extractor/site/security/inline-code.ts';
import { scanPage } from '../../../../../extractor/site/security/scan-page.ts';

const KNOWN = 'known()';
const isKnown = (text: string): boolean => text === KNOWN;
const scan = (html: string) => scanPage(html, isKnown);
const isUnknown = ({ kind, text }: { kind: string; text: string }): boolean =>
  kind === 'attribute' || !isKnown(text);

describe('pages that are judged at once', () => {
  test.each([
    ['no code at all', '<!doctype html><p class="once">on = 1; python = "javascript: no"</p>', []],
    ['a known script', `<script>${KNOWN}</script>`, ['script']],
    ['a known style', `<style media="all">${KNOWN}</style>`, ['style']],
    ['attributes of a script', `<script type="module" async>${KNOWN}</script>`, ['script']],
    ['a file', '<script type="module" src="/_astro/x.js"></script>', []],
    ['data', '<script type="application/ld+json">{"a":"<b>"}</script>', []],
    ['escaped HTML', '<code>&lt;script&gt;evil()&lt;/script&gt;</code>', []],
    ['other names', '<scripts-x></scripts-x><p data-onclick="x" on-x="y">', []],
    [
      'known code twice',
      `<script>${KNOWN}</script><p></p><style>${KNOWN}</style>`,
      ['script', 'style'],
    ],
  ])('%s', (_name, html, kinds) => {
    expect(scan(html)?.map(({ kind }) => kind)).toEqual(kinds);
  });
});

/** Each of them runs in a browser, and each hides its code in a different way. */
const HOSTILE = [
  '<script>evil()</script>',
  '<SCRIPT>evil()</SCRIPT>',
  '<script\n>evil()</script\t>',
  '<script/x>evil()</script>',
  `<script x=">${KNOWN}</script>">evil()</script>`,
  `<script x='>${KNOWN}</script>'>evil()</script>`,
  '<script type="text/javascript" type="application/json">evil()</script>',
  '<script type="module" data-src="x">evil()</script>',
  '<script data-x=" src=">evil()</script>',
  `<script>${KNOWN}<!--<script></script>evil()</script>`,
  `<script>${KNOWN};</script>`,
  '<title><!--</title><script>evil()</script>',
  '<style><!--</style><script>evil()</script>',
  '<textarea><p title="</textarea><script>evil()</script>">',
  '<noscript><p title="</noscript><img src=x onerror=evil()>">',
  '<!--><script>evil()</script>-->',
  '<!-- --!><script>evil()</script>-->',
  '<![CDATA[><script>evil()</script>]]>',
  '<svg><style><script>evil()</script></style></svg>',
  '<svg><script>evil()</script></svg>',
  '<svg><title><img src=x onerror=evil()></title></svg>',
  '<math><mtext><script>evil()</script></mtext></math>',
  '<template><script>evil()</script></template>',
  '<img src=x onerror=evil()>',
  '<img src=x ONERROR = "evil()">',
  '<img/src="x"/onerror=evil()>',
  '<img src="x"onerror="evil()">',
  "<img src='x'onerror='evil()'>",
  '<p\fonclick\r\n=\nevil()>',
  '<svg onload=evil()>',
  '<a href="javascript:evil()">',
  '<a href=JaVaScRiPt:evil()>',
  '<a href=" \u0001javascript:evil()">',
  '<a href="java\tscr\nipt:evil()">',
  '<a href="j\navascript:evil()">',
  '<a href="&#106;avascript:evil()">',
  '<a href="&#x0000006a;avascript:evil()">',
  '<a href="j&#97;vascript:evil()">',
  '<a href="javascript&colon;evil()">',
  '<a href="&Tab;javascript:evil()">',
  '<a href="j&NewLine;avascript:evil()">',
  '<a href\n=\n"javascript:evil()">',
  '<svg><a xlink:href="javascript:evil()">',
  '<form action="javascript:evil()">',
  '<button formaction="javascript:evil()">',
  '<iframe src="javascript:evil()">',
  '<object data="javascript:evil()">',
  '<style>p{}</style>',
];

describe('hostile pages', () => {
  test.each(HOSTILE)('%j is left to the parser, which finds it', (html) => {
    expect(scan(html)).toBeUndefined();
    expect(findInlineCode(html).filter(isUnknown)).not.toEqual([]);
  });

  test.each(HOSTILE)('%j is found behind harmless code as well', (html) => {
    expect(scan(`<script src="/x.js"></script><script>${KNOWN}</script>${html}`)).toBeUndefined();
  });

  test.each([
    '<script>a<!--<script></script>b</script>',
    '<script>a</SCRIPT><script src="/x.js"></script>',
  ])('%j is left to the parser, because its end is not where it seems', (html) => {
    expect(scanPage(html, () => true)).toBeUndefined();
  });

  const PIECES = [
    ...HOSTILE,
    ...'<>"\'=/ &;-!'.split(''),
    ...['script', 'style', '<script', '</script>', '<style>', '</style>', '<!--', '-->', '<title>'],
    ...['</title>', '<p ', 'onclick=', 'href=', 'javascript:', '<![CDATA[', ']]>', 'src="', KNOWN],
    `<script>${KNOWN}</script>`,
    '<script type="application/json">',
    '<script src="/x.js"></script>',
  ];

  test('no arrangement hides from the scan what the parser finds', () => {
    const page = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((all) => all.join(''));
    fc.assert(
      fc.property(page, (html) => {
        fc.pre(scan(html) !== undefined);
        expect(findInlineCode(html).filter(isUnknown)).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('text that only looks like code', () => {
  test.each([
    '<p title="<script>no()</script>">',
    '<!-- <script>no()</script> -->',
    '<title><script>no()</script></title>',
    '<p title="a onclick=no()">',
    '<p> onclick=no()</p>',
    '<p title="javascript:no()">',
    '<a href="&#106;ava.html">',
    '<a href="javanese/">',
  ])('%j is not code', (html) => {
    expect(findInlineCode(html)).toEqual([]);
  });
});
