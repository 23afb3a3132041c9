import { expect, test } from 'vitest';
import { parseConfig } from '../../../../../extractor/config/load.ts';
import { checkLinks } from '../../../../../extractor/site/links/check-links.ts';
import { findLinkFindings } from '../../../../../extractor/site/links/link-findings.ts';
import { readPage } from '../../../../../extractor/site/links/read-page.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

const { allow } = parseConfig(
  {
    site: { title: 'Shop', allow: { images: ['https://*.example.com'] } },
    packages: [{ name: 'shop', source: 'shop' }],
  },
  'config',
).site;

function check(pages: Record<string, string>, isWhole = true) {
  const bad = checkLinks(makeTemporaryFolder(pages), { base: '/docs/', allow, isWhole });
  return bad.map(({ page, href, problem }) => `${page} ${href} ${problem.kind}`);
}

test('reads anchors and addresses, but not those in scripts and comments', () => {
  const { anchors, links } = readPage(
    `<h2 id="a&amp;b">x</h2><a name='c' title="1 > 0" href=/d?x=1&#38;y>x</a>` +
      `<script src="/s.js">"<a href='/no'>"</script><!-- <img src="/no"> -->`,
  );
  expect([...anchors]).toEqual(['a&b', 'c']);
  expect(links).toEqual([
    { tag: 'a', href: '/d?x=1&y' },
    { tag: 'script', href: '/s.js' },
  ]);
});

test('finds pages, files and anchors that do not exist', () => {
  const home = [
    ...['/docs/guide/', '/docs/guide', 'guide/#top', '#here', '#_top', '/docs/a%20b.txt'],
    ...['https://elsewhere.org/', 'mailto:x@example.com', 'data:,x'],
    ...['/docs/nope/', 'guide/#nope', '/outside/', 'picture.png'],
  ].map((href) => `<a href="${href}">x</a>`);
  const pages = {
    'index.html': `<p id="here">${home.join('')}</p>`,
    'guide/index.html': '<h2 id="top">x</h2>',
    'a b.txt': '',
  };
  expect(check(pages)).toEqual([
    ' /docs/nope/ page',
    ' guide/#nope anchor',
    ' /outside/ page',
    ' picture.png page',
  ]);
});

test('finds what browsers refuse to load, unless the configuration allows its host', () => {
  const pages = {
    'index.html':
      '<img src="https://img.example.com/a.png"><img src="https://other.org/b.png"><iframe src="https://img.example.com/"></iframe>' +
      '<link rel="stylesheet" href="https://css.example.com/a.css"><link rel="canonical" href="https://other.org/">',
    'api-docs/index.html': '<a href="nope">x</a>',
  };
  expect(check(pages, false)).toEqual([
    ' https://other.org/b.png host',
    ' https://img.example.com/ host',
    ' https://css.example.com/a.css host',
  ]);
  expect(check(pages)).toContain('api-docs/ nope page');
});

test('a finding names the page and the line of its source, once for each address', () => {
  const folder = makeTemporaryFolder({
    'docs/index.md': '---\ntitle: Home\n---\n\n[Guide](/guide/)\n',
    'docs/other.md': '[Guide](/guide/)\n',
    'dist/index.html': '<a href="/guide/">Guide</a>',
    'dist/other/index.html': '<a href="/guide/">Guide</a>',
  });
  const config = parseConfig(
    { site: { title: 'Shop' }, packages: [{ name: 'shop', source: 'shop' }], content: 'docs' },
    'config',
  );
  const loaded = { config, folder, file: `${folder}/wrapdocs.config.mjs` };
  const findings = findLinkFindings(`${folder}/dist`, loaded, { cwd: folder, isWhole: false });
  expect(findings).toEqual([
    {
      package: 'the site',
      code: 'WD502',
      rule: 'broken-link',
      severity: 'warning',
      message: 'The page / (and 1 other page) links to /guide/, which does not exist.',
      hint: 'Change the link, or add what it leads to.',
      location: { file: 'docs/index.md', line: 5 },
    },
  ]);
});

test('a page that is not translated has its place in the file that it is made from', () => {
  const folder = makeTemporaryFolder({
    'docs/guide.md': '[Away](/away/)\n',
    'docs/de/index.md': '',
    'dist/de/guide/index.html': '<a href="/away/">Away</a>',
    'dist/guide/index.html': '<a href="/away/">Away</a>',
  });
  const config = parseConfig(
    {
      site: { title: 'Shop', translations: ['de'] },
      packages: [{ name: 'shop', source: 'shop' }],
      content: 'docs',
    },
    'config',
  );
  const loaded = { config, folder, file: `${folder}/wrapdocs.config.mjs` };
  const options = { cwd: folder, isWhole: false };
  const [finding, ...others] = findLinkFindings(`${folder}/dist`, loaded, options);
  expect(finding?.message).toMatch(/^The page guide\/ \(and 1 other page\)/);
  expect(finding?.location).toEqual({ file: 'docs/guide.md', line: 1 });
  expect(others).toEqual([]);
});

test('a release shows the addresses of the site, and does not know other releases', () => {
  const folder = makeTemporaryFolder({
    'docs/index.md': '[Guide](/guide/)\n',
    'dist/index.html': '<a href="/token/guide/">Guide</a><a href="/1.0.0/">1.0.0</a>',
  });
  const config = parseConfig(
    { site: { title: 'Shop' }, packages: [{ name: 'shop', source: 'shop' }], content: 'docs' },
    'config',
  );
  const loaded = { config, folder, file: `${folder}/wrapdocs.config.mjs` };
  const options = { cwd: folder, isWhole: false, releaseBase: '/token/' };
  const [finding, ...others] = findLinkFindings(`${folder}/dist`, loaded, options);
  expect(finding?.message).toBe('The page / links to /guide/, which does not exist.');
  expect(finding?.location).toEqual({ file: 'docs/index.md', line: 1 });
  expect(others).toEqual([]);
});
