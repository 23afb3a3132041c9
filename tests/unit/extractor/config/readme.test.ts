import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

test('README names every setting, and the schema says of every setting what it is for', () => {
  const { site, packages, ...rest } = ConfigSchema.shape;
  const settings = new Map<string, z.ZodType>([
    ...addPrefix('site.', site.shape),
    ...addPrefix('packages[].', packages.element.shape),
    ...addPrefix('', rest),
  ]);
  expect(settings.size).toBeGreaterThan(12);
  for (const [name, schema] of settings) {
    expect(readme).toContain(`\`${name}\``);
    expect(schema.description, name).toBeTruthy();
  }
});

function addPrefix(prefix: string, shape: Record<string, z.ZodType>): [string, z.ZodType][] {
  return Object.entries(shape).map(([name, schema]) => [`${prefix}${name}`, schema]);
}
