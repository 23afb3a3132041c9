import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './checkout.ts';
import { renameImports } from './rename-imports.ts';

const EXTRACTOR = join(ROOT, 'extractor');
const ENTRY = join(EXTRACTOR, 'config', 'define-config.ts');

const OPTIONS: ts.CompilerOptions = {
  declaration: true,
  emitDeclarationOnly: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: ['node'],
};

/**
 * Writes the types of the configuration, which editors use.
 *
 * @returns the number of files
 */
export function emitTypes(folder: string): number {
  let count = 0;
  const program = ts.createProgram([ENTRY], OPTIONS);
  program.emit(undefined, (name, text) => {
    const file = join(folder, relative(EXTRACTOR, name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renameImports(text, relative(ROOT, name)));
    count += 1;
  });
  return count;
}
