import { expect, test } from 'vitest';
import { compileModule, renameImports } from '../../../packaging/compile.ts';

test('a compiled module imports compiled modules, and no types', () => {
  const source = [
    "import { load } from './load.ts';",
    "import { Page } from '../Page.tsx';",
    "import type { Config } from './config.ts';",
    'export const page = async (config: Config) => <Page {...load(config)} />;',
    "export const later = () => import('./later.ts');",
  ].join('\n');
  const compiled = compileModule(source, 'page.tsx');
  for (const name of ['./load.js', '../Page.js', './later.js']) expect(compiled).toContain(name);
  expect(compiled).not.toMatch(/\.tsx?\b|Config|<Page/);
});

test('components and scripts name compiled modules; other texts stay', () => {
  const source = [
    "import { a } from './a.ts';",
    "import './b.ts';",
    "const c = await import('../c.tsx');",
    '<script src="../scripts/d.ts"></script>',
    "import styles from './e.css';",
    '// See `f.ts`.',
  ].join('\n');
  expect(renameImports(source)).toBe(
    [
      "import { a } from './a.js';",
      "import './b.js';",
      "const c = await import('../c.js');",
      '<script src="../scripts/d.js"></script>',
      "import styles from './e.css';",
      '// See `f.ts`.',
    ].join('\n'),
  );
});
