import { expect, test } from 'vitest';
import { compileModule } from '../../../packaging/compile-module.ts';
import { renameImports } from '../../../packaging/rename-imports.ts';

test('imports name compiled modules; other texts stay', () => {
  const source = [
    "import { a } from './a.ts';",
    "import './b.ts';",
    "const c = await import('../c.tsx');",
    "import styles from './e.css';",
    '// See `f.ts`.',
  ].join('\n');
  expect(renameImports(source, 'extractor/commands/x.ts')).toBe(
    [
      "import { a } from './a.js';",
      "import './b.js';",
      "const c = await import('../c.js');",
      "import styles from './e.css';",
      '// See `f.ts`.',
    ].join('\n'),
  );
});

test('a component imports one module, apart from what browsers load', () => {
  const source = [
    "import { Island } from '../../islands/Island.tsx';",
    "import { getSite } from '../../reference/site.ts';",
    '<script src="../../scripts/d.ts"></script>',
  ].join('\n');
  expect(renameImports(source, 'astro-site/src/components/starlight/X.astro')).toBe(
    [
      "import { Island } from '../../islands/Island.js';",
      "import { getSite } from '../../component-imports.js';",
      '<script src="../../scripts/d.js"></script>',
    ].join('\n'),
  );
});

test('a compiled module imports compiled modules, and no types', async () => {
  const compiled = await compileModule('astro-site/src/islands/VersionPicker.tsx');
  expect(compiled).toContain('from "./use-wake.js"');
  expect(compiled).toContain('from "react/jsx-runtime"');
  expect(compiled).not.toMatch(/\.tsx?["']|KeyboardEvent|<div/);
});
