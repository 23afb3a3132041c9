import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type * as z from 'zod';
import { ConfigSchema } from '../../../../extractor/config/schema.ts';

const manual = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8');

test('the manual lists all settings, and the schema describes all of them', () => {
  const { site, packages, ...rest } = ConfigSchema.shape;
  const settings = new Map<string, z.ZodType>([
    ...addPrefix('site.', site.shape),
    ...addPrefix('packages[].', packages.element.shape),
    ...addPrefix('', rest),
  ]);
  expect(settings.size).toBeGreaterThan(12);
  for (const [name, schema] of settings) {
    expect(manual).toContain(`\`${name}\``);
    expect(schema.description, name).toBeTruthy();
  }
});

function addPrefix(prefix: string, shape: Record<string, z.ZodType>): [string, z.ZodType][] {
  return Object.entries(shape).map(([name, schema]) => [`${prefix}${name}`, schema]);
}
