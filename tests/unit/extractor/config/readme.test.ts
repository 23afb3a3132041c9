import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  ConfigSchema,
  PackageConfigSchema,
  SiteConfigSchema,
} from '../../../../extractor/config/schema.ts';

const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');

test('README names every setting, and the schema says of every setting what it is for', () => {
  const shapes: [string, Record<string, z.ZodType>][] = [
    ['', ConfigSchema.shape],
    ['site.', SiteConfigSchema.shape],
    ['packages[].', PackageConfigSchema.shape],
  ];
  for (const [prefix, shape] of shapes) {
    for (const [name, schema] of Object.entries(shape)) {
      if (name === 'site' || name === 'packages') continue;
      expect(readme).toContain(`\`${prefix}${name}\``);
      expect(schema.description, `${prefix}${name}`).toBeTruthy();
    }
  }
});
