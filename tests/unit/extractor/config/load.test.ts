import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig, parseConfig } from '../../../../extractor/config/load.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const SMALL = `{ site: { title: 'Shop' }, packages: [{ name: 'shop', source: 'src/shop' }] }`;

describe('loadConfig', () => {
  test('reads TypeScript and fills in the defaults', async () => {
    const text = `const config: object = ${SMALL};\nexport default config;\n`;
    const folder = makeTemporaryFolder({ 'wrapdocs.config.ts': text });
    const loaded = await loadConfig(folder);
    expect(loaded.file).toBe(path.join(folder, 'wrapdocs.config.ts'));
    expect(loaded.folder).toBe(folder);
    expect(loaded.config).toMatchObject({
      out: 'dist',
      packages: [{ name: 'shop', docstringStyle: 'auto', groups: [] }],
    });
  });

  test.each(['mts', 'js', 'mjs'])('finds wrapdocs.config.%s', async (extension) => {
    const name = `wrapdocs.config.${extension}`;
    const folder = makeTemporaryFolder({
      [name]: `export default ${SMALL}`,
      'package.json': '{"type":"module"}',
    });
    expect(path.basename((await loadConfig(folder)).file)).toBe(name);
  });

  test('reads the file that --config names, and uses its folder', async () => {
    const folder = makeTemporaryFolder({ 'docs/site.mjs': `export default ${SMALL}` });
    const loaded = await loadConfig(folder, 'docs/site.mjs');
    expect(loaded.folder).toBe(path.join(folder, 'docs'));
  });

  test('a folder with the name of a configuration is none', async () => {
    const folder = makeTemporaryFolder({
      'pyproject.toml/file': '',
      'wrapdocs.config.ts/file': '',
      'wrapdocs.config.mjs': `export default ${SMALL}`,
    });
    expect(path.basename((await loadConfig(folder)).file)).toBe('wrapdocs.config.mjs');
    const error = await catchError(() => loadConfig(folder, 'pyproject.toml'));
    expect(error.code).toBe('CONFIG_NOT_FOUND');
  });

  test('says where it looked', async () => {
    const folder = makeTemporaryFolder();
    const error = await catchError(() => loadConfig(folder));
    expect(error).toMatchObject({
      code: 'CONFIG_NOT_FOUND',
      exitCode: 1,
      message: `There is no configuration in ${folder} (looked for wrapdocs.config.ts, wrapdocs.config.mts, wrapdocs.config.js, wrapdocs.config.mjs and [tool.wrapdocs] in pyproject.toml).`,
      hint: 'Run `wrapdocs init` to write one, or specify the file with --config FILE.',
    });
    const named = await catchError(() => loadConfig(folder, 'nope.ts'));
    expect(named.message).toBe(`There is no configuration file ${path.join(folder, 'nope.ts')}.`);
  });

  test('distinguishes a file that cannot run from one that exports nothing', async () => {
    const folder = makeTemporaryFolder({
      'broken.mjs': 'export default {',
      'throws.mjs': 'throw new Error("no network")',
      'empty.mjs': 'export const config = {}',
    });
    const broken = await catchError(() => loadConfig(folder, 'broken.mjs'));
    expect(broken.code).toBe('CONFIG_UNREADABLE');
    const throwing = await catchError(() => loadConfig(folder, 'throws.mjs'));
    expect(throwing.message).toBe(
      `${path.join(folder, 'throws.mjs')}:1 could not be read: no network`,
    );
    const empty = await catchError(() => loadConfig(folder, 'empty.mjs'));
    expect(empty.message).toBe(`${path.join(folder, 'empty.mjs')} has no default export.`);
    expect(empty.hint).toBe('Write `export default defineConfig({ ... })`.');
  });
});

describe('parseConfig', () => {
  const getMessage = async (value: unknown) =>
    (await catchError(() => parseConfig(value, 'wrapdocs.config.ts'))).message;

  test('names missing fields', async () => {
    expect(await getMessage({})).toMatchInlineSnapshot(`
      "wrapdocs.config.ts is not a valid configuration:
        site: expected an object, got nothing.
        packages: expected a list, got nothing. The documented packages."
    `);
    expect(await getMessage(undefined)).toMatchInlineSnapshot(`
      "wrapdocs.config.ts is not a valid configuration:
        the default export: expected an object, got nothing."
    `);
  });

  test('names each field by its path, with the expected type and its purpose', async () => {
    const value = {
      site: { ttle: 'Shop', url: 'shop.example', repository: 4 },
      packages: [
        {
          name: 'my package',
          source: '',
          docstringStyle: 'Google style',
          groups: [{ label: 'Rows', match: [] }],
          sourceURL: 'x',
          totallyOther: 1,
        },
      ],
      ouput: 'dist',
    };
    expect(await getMessage(value)).toMatchInlineSnapshot(`
      "wrapdocs.config.ts is not a valid configuration:
        site.title: expected text, got nothing. Name of the site.
        site.url: expected a full address such as "https://example.com", got "shop.example". Public address of the site, for canonical links and the sitemap.
        site.repository: expected text, got 4. Address of the source repository.
        site.ttle: this field does not exist; did you mean \`title\`?
        packages[0].name: expected an import name such as "my_client", got "my package". Import name of the package, with dots if it is in a namespace package: \`acme.shop\`.
        packages[0].source: expected some text, got "". Where the package is: a folder relative to the configuration file, \`git:<repository>@<ref>#<folder>\`, or \`pypi:<project>==<version>\`.
        packages[0].docstringStyle: expected the name of a docstring style, such as "google", got "Google style". Docstring style; \`auto\` detects the style that the package uses most.
        packages[0].groups[0].match: expected at least one entry, got []. Path patterns; the first one that matches is used: \`/v1/users/*\` (one segment), \`/v1/users/**\` (any rest), \`POST /v1/teams/*/users\` (one method).
        packages[0].sourceURL: this field does not exist; did you mean \`sourceUrl\`?
        packages[0].totallyOther: this field does not exist; the known fields are name, source, summary, replace, accept, include, exclude, order, changes, version, docstringStyle, idioms, groups, kind, hiddenRoutes, operations, pageBudget, maxFileSize, sourceUrl, apiBaseUrl, api, recordings, auth
        ouput: this field does not exist; the known fields are site, packages, content, navigation, inventories, public, redirects, releases, agents, feedback, out"
    `);
  });

  test.each([
    [
      { scheme: 'basic', environment: ['KEY'] },
      'packages[0].auth.environment: expected a list of 2 for basic',
    ],
    [
      { scheme: 'header', environment: ['KEY'] },
      'packages[0].auth.name: expected the name of the header parameter',
    ],
    [
      { scheme: 'bearer', name: 'X-Key', environment: ['KEY'] },
      'packages[0].auth.name: expected nothing, because bearer has a fixed name',
    ],
    [
      { scheme: 'bearer', environment: ['A KEY'] },
      'expected the name of an environment variable, got "A KEY"',
    ],
  ])('says what is wrong with the authentication %j', async (auth, message) => {
    const value = { site: { title: 'Shop' }, packages: [{ name: 'shop', source: 'shop', auth }] };
    expect(await getMessage(value)).toContain(message);
  });

  test('refuses two packages of one name, and values that mean nothing', async () => {
    const shop = { name: 'shop', source: 'shop' };
    const packages = [shop, { ...shop, source: 'other' }];
    const site = { title: 'Shop', accent: 'redish', language: 'German' };
    const message = await getMessage({ site, packages: [shop] });
    expect(message).toContain(
      'site.accent: expected a colour of CSS such as "#0a7d6c" or "teal", or a hue from 0 to 360, got "redish"',
    );
    expect(message).toContain('site.language: expected "en" or "de", got "German"');
    const social = [{ href: 'https://gitlab.com/shop', icon: 'gitlabb' }];
    expect(await getMessage({ site: { title: 'Shop', social }, packages: [shop] })).toMatch(
      /site\.social\[0\]\.icon: expected "azureDevOps" or .*, got "gitlabb"\./,
    );
    const translate = (...translations: string[]) =>
      getMessage({ site: { title: 'Shop', translations }, packages: [shop] });
    expect(await translate('German')).toContain(
      'site.translations[0]: expected the code of a language in small letters, such as "de" or "pt-br", got "German"',
    );
    for (const languages of [
      ['fr', 'en'],
      ['de', 'de'],
    ]) {
      expect(await translate(...languages)).toContain(
        `site.translations[1]: expected a language that the site does not have yet, got "${languages[1] ?? ''}"`,
      );
    }
    const components = { MobileTableOfContents: 'docs/_Contents.astro' };
    expect(await getMessage({ site: { title: 'Shop', components }, packages: [shop] })).toContain(
      'site.components: expected PageSidebar for the table of contents',
    );
    expect(await getMessage({ site: { title: 'Shop', accent: '210' }, packages })).toContain(
      'packages[1].name: expected a name that no other package of the site has, got "shop"',
    );
  });

  test.each<[object, string]>([
    [{ pageBudget: -1 }, 'pageBudget: expected a number above 0, got -1.'],
    [{ pageBudget: 1.5 }, 'pageBudget: expected a whole number, got 1.5.'],
    [{ pageBudget: Infinity }, 'pageBudget: expected a number, got Infinity.'],
    [{ maxFileSize: 1e9 }, 'maxFileSize: expected a number of at most 16777216, got 1000000000.'],
    [
      { auth: { scheme: 'basic', environment: ['A', 'B', 'C'] } },
      'auth.environment: expected at most 2 entries, got ["A","B","C"].',
    ],
    [
      { operations: { 'a b': 'GET /' } },
      'operations["a b"]: expected the dotted path of a function, such as "shop.Cart.add" as the key, got "a b".',
    ],
    [{ operations: { f: 4 } }, 'operations.f: expected text or a list, got 4.'],
    [{ apiBaseUrl: 'javascript:1' }, 'apiBaseUrl: expected a full address'],
  ])('says in plain words what is expected of a package instead of %j', async (part, message) => {
    const value = { site: { title: 'Shop' }, packages: [{ name: 'a', source: 'a', ...part }] };
    expect(await getMessage(value)).toContain(`  packages[0].${message}`);
  });

  test.each<[object, string]>([
    [
      { links: [{ label: 'a', href: 'javascript:1' }] },
      'links[0].href: expected a full address such as "https://example.com" or a path such as "/imprint/", got "javascript:1".',
    ],
    [{ logo: 4 }, 'logo: expected text or an object, got 4.'],
    [{ logo: { light: 'a.svg' } }, 'logo.dark: expected text, got nothing.'],
    [
      { logo: { light: 'a.svg', dark: 'b.svg', alternative: '' } },
      'logo.alternative: this field does not exist; the known fields are light, dark, alt, replacesTitle',
    ],
    [{ url: 'javascript:alert(1)' }, 'url: expected a full address such as "https://example.com"'],
    [{ repository: 'ftp://a.test' }, 'repository: expected a full address'],
    [
      { copyright: { holder: 'a', href: 'javascript:1' } },
      'copyright.href: expected a full address',
    ],
    [{ community: { label: 'a', href: 'data:,a' } }, 'community.href: expected a full address'],
  ])('says in plain words what is expected of the site instead of %j', async (part, message) => {
    const packages = [{ name: 'a', source: 'a' }];
    expect(await getMessage({ site: { title: 'Shop', ...part }, packages })).toContain(
      `  site.${message}`,
    );
  });

  test.each([
    [{ '/old page': '/new' }, 'a path without spaces such as "/old"'],
    [{ '/old\n/* /x 200': '/new' }, 'a path without spaces such as "/old"'],
    [{ '/old\t/new': '/new' }, 'a path without spaces such as "/old"'],
    [{ '/old': '/new page' }, 'a path such as "/new" or a whole address, without spaces'],
    [{ '/old': 'https://example.org/a\n/b' }, 'a whole address, without spaces'],
    [{ '/old': '/new\u2028/x' }, 'a whole address, without spaces'],
    [{ '/old': 'shop.' }, 'or the name of a documented object'],
  ])(
    'redirects that would be other lines of `_redirects` are refused: %j',
    async (redirects, text) => {
      const value = { site: { title: 'Shop' }, packages: [{ name: 'a', source: 'a' }], redirects };
      expect(await getMessage(value)).toContain(text);
    },
  );

  test.each<[object, string]>([
    [
      { redirects: { a: 'b' } },
      'redirects.a: expected a path without spaces such as "/old" as the key, got "a".',
    ],
    [{ redirects: [] }, 'redirects: expected an object, got [].'],
    [{ feedback: { keepDays: 0 } }, 'feedback.keepDays: expected a number of at least 1, got 0.'],
    [
      { feedback: { endpoint: 'javascript:1' } },
      'feedback.endpoint: expected a full address such as "https://example.com" or a path such as "/api/feedback", got "javascript:1".',
    ],
  ])('says in plain words what is expected instead of %j', async (part, message) => {
    const value = { site: { title: 'Shop' }, packages: [{ name: 'a', source: 'a' }], ...part };
    expect(await getMessage(value)).toContain(`  ${message}`);
  });

  test('shows a long value only in part, and a function as such', async () => {
    const value = { site: { title: () => 'x' }, packages: 'p'.repeat(500) };
    expect(await getMessage(value)).toMatchInlineSnapshot(`
      "wrapdocs.config.ts is not a valid configuration:
        site.title: expected text, got a function. Name of the site.
        packages: expected a list, got "ppppppppppppppppppppppppppppppppppppppppppppppppppppppppppp…. The documented packages."
    `);
  });

  test('is not confused by names of the language', async () => {
    const value: unknown = JSON.parse(`{"site":{"title":"x","__proto__":1},"packages":[]}`);
    expect(await getMessage(value)).toMatchInlineSnapshot(`
      "wrapdocs.config.ts is not a valid configuration:
        site.__proto__: this field does not exist; the known fields are title, description, url, searchPlaceholder, repository, editUrl, language, translations, copyright, community, social, links, footer, announcement, logo, favicon, styles, head, allow, components, accent, scripts
        packages: expected at least one entry, got []. The documented packages."
    `);
  });
});
