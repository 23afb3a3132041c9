import path from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../../extractor/config/load.ts';
import { catchError } from '../support/catch-error.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

const PROJECT = `[project]
name = "shop"

[tool.wrapdocs]
content = "docs"

[tool.wrapdocs.site]
title = "Shop"

[[tool.wrapdocs.packages]]
name = "shop"
source = "src/shop"

[[tool.wrapdocs.packages]]
name = "shop_admin"
source = "src/shop_admin"
`;

const load = (text: string, more = {}) =>
  loadConfig(makeTemporaryFolder({ 'pyproject.toml': text, ...more }));
const fail = async (text: string) => (await catchError(() => load(text))).message;

test('the table in pyproject.toml is the configuration', async () => {
  const { config, file } = await load(PROJECT);
  expect(path.basename(file)).toBe('pyproject.toml');
  expect(config).toMatchObject({
    content: 'docs',
    site: { title: 'Shop', language: 'en' },
    packages: [{ name: 'shop', source: 'src/shop' }, { name: 'shop_admin' }],
  });
});

test('a file of its own has precedence, and a project without the table has none', async () => {
  const own = `export default { site: { title: 'Own' }, packages: [{ name: 'a', source: 'a' }] }`;
  const { config } = await load(PROJECT, { 'wrapdocs.config.mjs': own });
  expect(config.site.title).toBe('Own');
  expect(await fail('[project]\nname = "shop"\n')).toContain('There is no configuration in');
});

test('errors name the line', async () => {
  expect(await fail(PROJECT.replace('title =', 'titel ='))).toMatch(
    /line 8: site\.titel: this field does not exist; did you mean `title`\?/,
  );
  expect(await fail(PROJECT.replace('"src/shop_admin"', '3'))).toContain(
    'line 16: packages[1].source: expected text, got 3.',
  );
  expect(await fail(PROJECT.replace('title = "Shop"', 'x."y" = 1'))).toContain(
    'line 7: site.title: expected text, got nothing.',
  );
  expect(await fail(PROJECT.replace('"docs"', '"docs'))).toMatch(/pyproject\.toml:5 could not be/);
});

test('a table that is named but missing is an error', async () => {
  const folder = makeTemporaryFolder({ 'pyproject.toml': '[project]\n' });
  const error = await catchError(() => loadConfig(folder, 'pyproject.toml'));
  expect(error.message).toContain('has no table [tool.wrapdocs].');
});
