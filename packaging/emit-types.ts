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
 * Writes the types of the configuration, which editors use, and those that they are made of. The
 * modules behind them import many others, whose types nobody needs.
 *
 * @returns the number of files
 */
export function emitTypes(folder: string): number {
  const program = ts.createProgram([ENTRY], OPTIONS);
  const declarations = new Map<string, string>();
  program.emit(undefined, (name, text) => declarations.set(name, text));
  const needed = findNeeded(nameDeclaration(ENTRY), declarations);
  for (const name of needed) {
    const file = join(folder, relative(EXTRACTOR, name));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renameImports(declarations.get(name) ?? '', relative(ROOT, name)));
  }
  return needed.size;
}

/** A file of types, and those that it imports, directly or through others. */
function findNeeded(entry: string, declarations: ReadonlyMap<string, string>): Set<string> {
  const needed = new Set([entry]);
  for (const name of needed) {
    const { importedFiles } = ts.preProcessFile(declarations.get(name) ?? '');
    for (const { fileName } of importedFiles) {
      const imported = nameDeclaration(join(dirname(name), fileName));
      if (declarations.has(imported)) needed.add(imported);
    }
  }
  return needed;
}

/** The path of the types of a module, as the compiler writes it on all systems. */
function nameDeclaration(module: string): string {
  return module.replaceAll('\\', '/').replace(/\.ts$/, '.d.ts');
}
