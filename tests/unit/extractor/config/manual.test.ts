import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { format, resolveConfig } from 'prettier';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { GENERATED_PAGES } from '../../../../docs/generate/generated-pages.ts';
import { parseConfig } from '../../../../extractor/config/load.ts';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';

const DOCS = path.join(import.meta.dirname, '../../../../docs');

test.each([...GENERATED_PAGES])('docs/%s is up to date (`npm run manual`)', async (name, make) => {
  const file = path.join(DOCS, name);
  const options = { ...(await resolveConfig(file)), filepath: file };
  expect(readFileSync(file, 'utf8')).toBe(await format(make(), options));
});

test('every setting is described, and every row of a page is complete', () => {
  const { site, packages, ...rest } = ConfigSchema.shape;
  const settings = Object.entries({ ...rest, ...site.shape, ...packages.element.shape });
  expect(settings.length).toBeGreaterThan(40);
  for (const [name, schema] of settings as [string, z.ZodType][]) {
    if (name !== 'site') expect(schema.description, name).toBeTruthy();
  }
  const findings = GENERATED_PAGES.get('findings.md')?.() ?? '';
  const table = readFileSync(
    path.join(DOCS, '../extractor/python/wrapdocs_introspect/diagnostics.py'),
    'utf8',
  );
  for (const [code] of table.matchAll(/WD\d{3}/g)) expect(findings).toContain(`| ${code} |`);
});

type Settings = Record<string, unknown>;

/** The examples of settings in the manual: whole configurations, and parts of them. */
function readExamples(): [place: string, settings: Settings][] {
  return globSync('*.md', { cwd: DOCS }).flatMap((page) => {
    const text = readFileSync(path.join(DOCS, page), 'utf8');
    const blocks = [...text.matchAll(/^```(ts|toml)\n([^]*?)^```$/gm)];
    return blocks.flatMap(([, language, code = ''], index): [string, Settings][] => {
      // The page about feedback shows a program.
      if (code.includes('import type')) return [];
      const place = `${page}, block ${String(index + 1)}`;
      if (language === 'toml') {
        // The page about agents shows settings of another program.
        const { tool } = parse(code) as { tool?: { wrapdocs: Settings } };
        return tool === undefined ? [] : [[place, tool.wrapdocs]];
      }
      const [, whole] = /export default defineConfig\(([^]*)\);/.exec(code) ?? [];
      return [[place, runInNewContext(`(${whole ?? `{${code}}`})`) as Settings]];
    });
  });
}

/** A configuration with the settings of an example, which may be those of a package. */
function complete(settings: Settings): Settings {
  const { site, packages, ...rest } = settings;
  const entries = Object.entries(rest);
  const isOfSite = ([name]: [string, unknown]) => name in ConfigSchema.shape;
  const shop = { name: 'shop', source: 'shop' };
  return {
    ...Object.fromEntries(entries.filter(isOfSite)),
    site: { title: 'Shop', ...(site as object | undefined) },
    packages: packages ?? [
      { ...shop, ...Object.fromEntries(entries.filter((entry) => !isOfSite(entry))) },
    ],
  };
}

const EXAMPLES = readExamples();

test.each(EXAMPLES)('the settings in %s are valid', (place, settings) => {
  expect(parseConfig(complete(settings), place)).toBeTruthy();
});

/** Settings whose description is enough. */
const WITHOUT_EXAMPLE = [
  ...['feedback', 'out', 'scripts', 'summary', 'replace', 'changes', 'version'],
  ...['docstringStyle', 'idioms', 'kind', 'hiddenRoutes', 'pageBudget', 'maxFileSize'],
];

test('every other setting has an example in the manual', () => {
  const examples = EXAMPLES.map(([, settings]) => complete(settings));
  const parts = examples.flatMap(({ site, packages, ...rest }) => [site, packages, rest].flat());
  const shown = new Set(parts.flatMap((part) => Object.keys(part as object)));
  const { site, packages, ...rest } = ConfigSchema.shape;
  const settings = [rest, site.shape, packages.element.shape].flatMap((part) => Object.keys(part));
  expect(settings.filter((name) => !shown.has(name))).toEqual(WITHOUT_EXAMPLE);
});
