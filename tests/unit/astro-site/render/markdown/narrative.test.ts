import { expect, test } from 'vitest';
import { writeNarrativePage } from '../../../../../astro-site/src/render/markdown/narrative.ts';

function write(html: string): string {
  const text = writeNarrativePage({
    title: 'Nodes',
    html,
    href: '/concepts/nodes/',
    base: '/',
    isPage: (href) => href.startsWith('/concepts/'),
  });
  expect(text.startsWith('# Nodes\n')).toBe(true);
  return text.slice('# Nodes\n'.length).trim();
}

test('paragraphs, headings, emphasis and lists', () => {
  expect(
    write('<p>A <strong>node </strong>is <em>a</em> <code>table</code>.</p><h2>More</h2>'),
  ).toBe('A **node** is _a_ `table`.\n\n## More');
  expect(write('<ul><li>one<ul><li>inner</li></ul></li><li><p>two</p></li></ul>')).toBe(
    '- one\n  - inner\n- two',
  );
  expect(write('<ol start="3"><li>a</li><li>b</li></ol>')).toBe('3. a\n4. b');
});

test('links to pages of the site go to their Markdown files, other links stay', () => {
  expect(write('<p><a href="/concepts/edges/#types">Edges</a></p>')).toBe(
    '[Edges](edges.md#types)',
  );
  expect(write('<p><a href="#here">Here</a></p>')).toBe('[Here](#here)');
  expect(write('<p><a href="/symbols.json">Index</a></p>')).toBe('[Index](/symbols.json)');
  expect(write('<p><a href="javascript:x">No</a></p>')).toBe('No');
});

test('code keeps its lines and its language, whatever it contains', () => {
  const line = (text: string) => `<div class="ec-line"><span>${text}</span>\n</div>`;
  const code = `<figure><figcaption><span>a.md</span></figcaption><pre data-language="md"><code>${line('```')}${line('')}${line('  x &lt;b&gt;')}</code></pre><button>Copy</button></figure>`;
  expect(write(code)).toBe('**a.md**\n\n````md\n```\n\n  x <b>\n````');
});

test('a picture is described once, also with a caption or drawn again for phones', () => {
  const drawing = '<svg role="img"><title>Flow</title><desc>a leads to b.</desc></svg>';
  expect(write(`<div>${drawing}${drawing}</div>`)).toBe('**Flow**: a leads to b.');
  expect(
    write('<figure><img src="a.png" alt="A shop"><figcaption>A shop</figcaption></figure>'),
  ).toBe('**A shop**');
  expect(write('<p><img src="a.png" alt="One"></p><p><img src="a.png" alt="One"></p>')).toBe(
    'One\n\nOne',
  );
});

test('a table keeps its cells', () => {
  const html =
    '<table><thead><tr><th>Name</th><th>Type</th></tr></thead><tbody><tr><td><code>a|b</code></td><td>x<br>y</td></tr></tbody></table>';
  expect(write(html)).toBe('| Name | Type |\n| - | - |\n| `a\\|b` | x y |');
});

test('asides, tabs, terms and cards are read in their order', () => {
  expect(
    write('<aside aria-label="Note"><p class="x" aria-hidden="true">Note</p><p>Slow.</p></aside>'),
  ).toBe('> **Note**\n>\n> Slow.');
  const tabs =
    '<div><ul role="tablist"><li><a role="tab" id="t1">npm</a></li></ul><div role="tabpanel" aria-labelledby="t1"><p>Run it.</p></div></div>';
  expect(write(tabs)).toContain('Run it.');
  expect(write('<dl><dt>Port</dt><dd>8000</dd><dt>Host</dt><dd>any</dd></dl>')).toBe(
    '- **Port**: 8000\n- **Host**: any',
  );
  const card = (name: string) =>
    `<div class="sl-link-card"><span><a href="/concepts/${name}/">${name}</a><span>About.</span></span></div>`;
  expect(write(card('edges') + card('sources'))).toBe(
    '- [edges](edges.md): About.\n- [sources](sources.md): About.',
  );
});

test('decoration, scripts and controls are left out', () => {
  const html =
    '<style>p{}</style><script>x()</script><svg><title>t</title></svg><p>Text<button>Copy</button></p><!--end--><span class="sr-only">y</span>';
  expect(write(html)).toBe('Text');
});

test('text that looks like Markdown is text', () => {
  expect(write('<p># no &lt;b&gt; *no* [no](x)</p>')).toBe(String.raw`\# no \<b> \*no\* \[no]\(x)`);
});

test('a tab is the title of its panel', () => {
  const tab = (id: string, label: string) => `<li><a role="tab" id="${id}">${label}</a></li>`;
  const panel = (id: string, text: string) =>
    `<div role="tabpanel" aria-labelledby="${id}"><p>${text}</p></div>`;
  const tabs = `<starlight-tabs><ul role="tablist">${tab('a', 'npm')}${tab('b', 'pip')}</ul>${panel('a', 'One.')}${panel('b', 'Two.')}</starlight-tabs>`;
  expect(write(tabs)).toBe('**npm**\n\nOne.\n\n**pip**\n\nTwo.');
});

test('a drawing is replaced by its description', () => {
  const svg =
    '<div class="lineage"><svg role="img"><title>A graph</title><desc>a leads to b.</desc><text>a</text></svg></div>';
  expect(write(svg)).toBe('**A graph**: a leads to b.');
});

test('a file tree is a list of lists', () => {
  const entry = (name: string) =>
    `<span class="tree-entry"><span><svg aria-hidden="true"></svg>${name}</span></span>`;
  const tree = `<starlight-file-tree><ul><li class="directory"><details open><summary>${entry('src/')}</summary><ul><li class="file">${entry('a.py')}</li></ul></details></li></ul></starlight-file-tree>`;
  expect(write(tree)).toBe('- **src/**\n  - a.py');
});

test('white space at the ends of a link stays between the words', () => {
  expect(write('<p><a href="/concepts/edges/"> <code>x</code> </a>1.0</p>')).toBe(
    '[`x`](edges.md) 1.0',
  );
});
