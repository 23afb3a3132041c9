import { asMarkdown } from '../../../../extractor/contract/text/markdown.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  renderInlineMarkdown,
  renderMarkdown,
} from '../../../../astro-site/src/docstring/markdown.ts';

describe('what authors write', () => {
  test.each([
    ['a `code` and *more*', '<p>a <code>code</code> and <em>more</em></p>'],
    ['- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
    ['pass <connector_id> here', '<p>pass &#x3C;connector_id> here</p>'],
    [
      '<b>Either</b> <code>on</code><br>or <i>off</i></br> <b>',
      '<p><strong>Either</strong> <code>on</code><br>\nor <em>off</em><br>\n&#x3C;b></p>',
    ],
    [
      '<a href="https://x.test/">https://x.test/</a> <a href="#y">y</a> [a <a href="https://y.test">b</a>](https://z.test)',
      '<p><a href="https://x.test/" rel="nofollow noopener">https://x.test/</a> y <a href="https://z.test" rel="nofollow noopener">a b</a></p>',
    ],
    [
      '<p class="x">One <em>a</em><br/></br> </p><ul><li>two</li>\n<li>three</li></ul>',
      '<p>One <em>a</em></p>\n<ul>\n<li>two</li>\n<li>three</li>\n</ul>',
    ],
    ['<constructor>x</constructor>', '<p>&#x3C;constructor>x&#x3C;/constructor></p>'],
    ['# Title', '<h4>Title</h4>'],
    ['###### Deep', '<h6>Deep</h6>'],
    ['![a chart](https://elsewhere.test/x.png)', '<p>a chart</p>'],
    [
      '```\nx\n```',
      '<div class="ex" data-copy=""><button type="button" class="cp" aria-label="Copy example"></button><pre tabindex="0" role="group" aria-label="Example"><code>x</code></pre></div>',
    ],
    [
      String.raw`calls \_\_init\_\_ first, **really**`,
      '<p>calls __init__ first, <strong>really</strong></p>',
    ],
  ])('%j', (text, html) => {
    expect(renderMarkdown(asMarkdown(text))).toBe(html);
  });

  test('tables keep their alignment', () => {
    expect(renderMarkdown(asMarkdown('| a |\n| -: |\n| 1 |'))).toContain(
      '<td align="right">1</td>',
    );
  });

  test('links lead to web addresses, mail and pages of the site', () => {
    const html = renderMarkdown(
      asMarkdown('[a](https://x.test) [b](mailto:a@x.test) [c](../other)'),
    );
    expect(html).toContain('<a href="https://x.test" rel="nofollow noopener">a</a>');
    expect(html).toContain('<a href="mailto:a@x.test" rel="nofollow noopener">b</a>');
    expect(html).toContain('<a href="../other" rel="nofollow noopener">c</a>');
  });

  test('one paragraph is a line, more stay blocks', () => {
    expect(renderInlineMarkdown(asMarkdown('a `b`'))).toBe('a <code>b</code>');
    expect(renderInlineMarkdown(asMarkdown('a\n\nb'))).toBe('<p>a</p>\n<p>b</p>');
  });
});

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="https://x.test/\\" onclick=alert(1)">x</a><p>&lt;script>alert(1)&lt;/script></p>',
  '<p><b><script>alert(1)</script></b></p>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#10;script:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '![x](javascript:alert(1))',
  '![x](https://evil.test/pixel.png)',
  '[x]: javascript:alert(1)\n[x]',
  '<javascript:alert(1)>',
  '<style>*{display:none}</style>',
  '<div id="_top" style="position:fixed">x</div>',
  '<form action=https://evil.test><input name=password></form>',
  '`</code><script>alert(1)</script>`',
  '```html\n</code></pre><script>alert(1)</script>\n```',
  '<math><mtext></mtext><script>alert(1)</script></math>',
  '</title><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '| <img src=x onerror=alert(1)> |\n| - |\n| [x](javascript:1) |',
  'a[^1]\n\n[^1]: <script>alert(1)</script>',
  '[x](https://a.test "\\"onmouseover=alert(1) x=\\"")',
];

/** The elements that we put around code. */
const CODE_TAG =
  /^<(\/?(div|span|button)|(div|span|button|pre)( (class|type|role|tabindex|aria-label|data-copy)="[\w -]*")+)>$/;

const ALLOWED_TAG =
  /^<\/?(p|br|hr|blockquote|pre|code|em|strong|del|sup|sub|ul|ol|li|a|h[3-6]|table|thead|tbody|tr|th|td)( (href|rel|start|tabindex|align)="[^"<]*")*>$/;

/** Every `<` of the output opens a tag that is allowed, with attributes that are. */
function expectSafe(html: string): void {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    if (!CODE_TAG.test(tag)) expect(tag).toMatch(ALLOWED_TAG);
    const href = / href="([^"]*)"/.exec(tag)?.[1] ?? '';
    // Anything but an address is not linked.
    const url = URL.parse(href, 'https://site.test');
    if (url !== null) expect(['https:', 'http:', 'mailto:']).toContain(url.protocol);
  }
}

test.each(HOSTILE)('hostile text stays text: %j', (text) => {
  expectSafe(renderMarkdown(asMarkdown(text)));
  expectSafe(renderInlineMarkdown(asMarkdown(text)));
  expectSafe(renderMarkdown(asMarkdown(`> - ${text.replaceAll('\n', '\n>   ')}`)));
});

test('any mixture of Markdown and HTML gives only allowed tags', () => {
  const parts = fc.oneof(
    fc.constantFrom(
      ...HOSTILE,
      '<',
      '>',
      '"',
      "'",
      '&',
      '[',
      '](',
      ')',
      '`',
      '\n',
      '\n\n',
      '|',
      '#',
      ' ',
    ),
    fc.string({ maxLength: 8 }),
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (texts) => {
      expectSafe(renderMarkdown(asMarkdown(texts.join(''))));
    }),
    { numRuns: 300 },
  );
});
