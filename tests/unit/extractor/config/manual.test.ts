import { readFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { GENERATED_PAGES } from '../../../../docs/generate/generated-pages.ts';
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
