import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createIslandIdPlugin } from '../../../../astro-site/integrations/island-id-plugin.ts';

const { filter, handler } = createIslandIdPlugin().transform;
const astro = path.dirname(createRequire(import.meta.url).resolve('astro/package.json'));
const file = path.join(astro, 'dist/runtime/server/hydration.js');

describe('createIslandIdPlugin', () => {
  test("takes the id out of Astro's module, and nothing else", () => {
    const code = readFileSync(file, 'utf8');
    const changed = handler(code).code;
    expect(changed).not.toContain('uid:');
    expect(changed.split('\n')).toHaveLength(code.split('\n').length);
    expect(code.replace('uid: astroId', '').replaceAll(/\s/g, '')).toBe(
      changed.replaceAll(/\s/g, ''),
    );
  });

  test('only looks at that module', () => {
    expect(filter.id.test(file)).toBe(true);
    expect(
      filter.id.test(String.raw`C:\site\node_modules\astro\dist\runtime\server\hydration.js`),
    ).toBe(true);
    expect(filter.id.test('/site/src/runtime/server/hydration.js')).toBe(false);
  });

  test('says that Astro has changed, rather than leave the id in all pages', () => {
    expect(() => handler('export {};')).toThrow('has changed');
  });
});
