import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'rolldown/utils';
import { ROOT } from './checkout.ts';
import { renameImports } from './rename-imports.ts';

/** What Vite does with the modules of a checkout. */
export const TRANSFORM = { jsx: { runtime: 'automatic', development: false } } as const;

/** Compiles a module by itself. */
export async function compileModule(file: string): Promise<string> {
  const source = await readFile(join(ROOT, file), 'utf8');
  const { code, errors } = await transform(file, source, { ...TRANSFORM, tsconfig: false });
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return renameImports(code, file);
}

/** The path of a compiled module. */
export function nameCompiled(file: string): string {
  return file.replace(/\.tsx?$/, '.js');
}
