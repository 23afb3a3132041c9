import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  jsx: ts.JsxEmit.ReactJSX,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

/** Compiles a module of TypeScript, whose imports then name the compiled files. */
export function compileModule(source: string, fileName: string): string {
  const { outputText } = ts.transpileModule(source, { compilerOptions: OPTIONS, fileName });
  return outputText;
}

const SPECIFIER = /((?:from|import|import\(|\bsrc=)\s*["'])(\.[^"']+)\.tsx?(?=["'])/g;

/** Lets the imports of a file that is not compiled name the compiled files. */
export function renameImports(source: string): string {
  return source.replaceAll(SPECIFIER, '$1$2.js');
}
