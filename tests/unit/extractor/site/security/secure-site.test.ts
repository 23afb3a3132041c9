import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigSchema } from '../../../../../extractor/config/schema.ts';
import { hashCode } from '../../../../../extractor/site/security/inline-code.ts';
import { secureSite } from '../../../../../extractor/site/security/secure-site.ts';
import { catchError } from '../../support/catch-error.ts';
import { makeTemporaryFolder } from '../../support/temporary-folder.ts';

const OWN = 'own()';

function makeConfig(scripts: string[] = []) {
  return ConfigSchema.parse({
    site: { title: 'Shop', scripts },
    packages: [{ name: 'shop', source: 'shop' }],
    feedback: { endpoint: 'https://feedback.example.com/v1' },
  });
}

function secure(pages: Record<string, string>, scripts: string[] = []) {
  const site = makeTemporaryFolder(pages);
  return { site, headers: secureSite(site, makeConfig(scripts)) };
}

describe('a site of known code', () => {
  const pages = {
    'index.html': `<h1>Home</h1><script>${OWN}</script>`,
    'a/index.html': `<!-- <b onclick=no()> --><script>${OWN}</script>`,
    'a/data.xml': '<script>not a page</script>',
  };

  test('gets a policy with exactly the hashes that it uses', async () => {
    const { headers } = secure(pages, [hashCode(OWN), hashCode('unused()')]);
    const policy = (await headers)['Content-Security-Policy'] ?? '';
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'${hashCode(OWN)}'`]);
    expect(policy).toContain("connect-src 'self' https://feedback.example.com;");
  });

  test('gets a file of headers for its host', async () => {
    const { site, headers } = secure(pages, [hashCode(OWN)]);
    const lines = Object.entries(await headers).map(([name, value]) => `  ${name}: ${value}`);
    expect(await readFile(path.join(site, '_headers'), 'utf8')).toBe(
      ['/*', ...lines, ''].join('\n'),
    );
    expect(lines).toContain('  X-Content-Type-Options: nosniff');
    expect(lines).toContain('  Referrer-Policy: strict-origin-when-cross-origin');
  });
});

describe('unknown code', () => {
  test('fails the build with the page, the start of the code, and its hash', async () => {
    const error = await catchError(
      () =>
        secure({
          'guide/index.html': `<script>\n  ${OWN};\n  more();\n</script>`,
          'home.html': '<style>p { color: red }</style><a href="javascript:x()">x</a>',
          'index.html': `<button onclick="${'buy();'.repeat(40)}">Buy</button>`,
        }).headers,
    );
    expect(error).toMatchObject({ code: 'SITE_BUILD_FAILED', exitCode: 1 });
    expect(error.message).toMatchInlineSnapshot(`
      "The site's Content-Security-Policy does not allow 4 pieces of inline code, so nothing was published:
        guide/index.html: <script> own(); more(); (sha256-wHJEFx45XS+WWPquxg+vqCtgRoHBTpJxs4gNfyYxghs=)
        home.html: <style> p { color: red } (sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4=)
        home.html: <a href="javascript:x()">
        index.html: <button onclick="buy();buy();buy();buy();buy();buy();buy();buy();buy()"
    `);
    expect(error.hint).toContain('`site.scripts`');
  });

  test('is listed up to ten pages', async () => {
    const pages = Array.from({ length: 25 }, (_, index) => [
      `${String(index)}.html`,
      `<script>x(${String(index)})</script>`,
    ]);
    const error = await catchError(
      () => secure(Object.fromEntries(pages) as Record<string, string>).headers,
    );
    expect(error.message.split('\n')).toHaveLength(12);
    expect(error.message).toContain('and 15 more');
  });

  test('is not allowed by the hash of a handler', async () => {
    const handler = '<b onclick="x()">';
    const hashes = [hashCode('x()'), hashCode(handler)];
    const error = await catchError(() => secure({ 'index.html': handler }, hashes).headers);
    expect(error.message).toContain('index.html: <b onclick="x()">');
  });
});
