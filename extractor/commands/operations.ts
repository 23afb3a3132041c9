import { isOperation } from '../contract/view/package-view.ts';
import type { Operation } from '../contract/operation.ts';
import type { Package } from '../contract/package.ts';
import { countFindings, makeFindings } from '../diagnostics/finding.ts';
import { formatText } from '../diagnostics/format-text.ts';
import { extract } from '../extraction/extract.ts';
import { formatCount } from '../terminal/format-count.ts';
import { formatCsv } from '../output/csv.ts';
import { formatTable } from '../terminal/table.ts';
import type { Source } from '../sources/source.ts';
import type { Paint } from '../terminal/terminal.ts';
import type { Context } from './shared/context.ts';
import { findPackage } from './shared/find-packages.ts';
import type { OperationsOptions } from './basic-commands.ts';

/** `wrapdocs operations SOURCE`: lists every operation found in a package or a module file. */
export async function runOperations(
  source: string,
  options: OperationsOptions,
  context: Context,
): Promise<void> {
  const { env, signal, terminal } = context;
  const { source: resolved } = await findPackage(source, { python: options.python }, context);
  const progress = terminal.startProgress(`Reading ${resolved.package}`);
  const extracted = await extract({
    source: resolved,
    origin: resolved.origin,
    docstringStyle: 'auto',
    python: options.python,
    env,
    signal,
    onProgress: progress.update,
  }).finally(progress.stop);
  const operations = extracted.modules.flatMap(({ items }) => items.filter(isOperation));
  const text = formatOperations(operations, options.format, terminal.paintOut, terminal.columns);
  if (text !== '') terminal.print(text);
  if (operations.length === 0) terminal.note(explainNothing(extracted, source));
  noteFindings(extracted, resolved, context);
}

/** Errors mean that operations may be missing from the list; the rest is only counted. */
function noteFindings(extracted: Package, source: Source, { cwd, terminal }: Context): void {
  const { diagnostics } = extracted.index;
  if (diagnostics.length === 0) return;
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const others = diagnostics.length - errors.length;
  const origin = { package: source.package, source, cwd };
  if (errors.length > 0) terminal.note(formatText(makeFindings(errors, origin), terminal.paintErr));
  if (others > 0) {
    terminal.note(
      `${countFindings(makeFindings(diagnostics, origin))}; to see them, run \`wrapdocs extract ${source.origin.locator}\`.`,
    );
  }
}

function formatOperations(
  operations: Operation[],
  format: OperationsOptions['format'],
  paint: Paint,
  columns: number | undefined,
): string {
  switch (format) {
    case 'json':
      return JSON.stringify(operations.map(makeRecord), undefined, 2);
    case 'csv':
      return formatCsv(CSV_COLUMNS, operations.map(makeRow));
    case 'table':
      return formatTable(
        ['METHOD', 'PATH', 'NAME', 'FILE:LINE'],
        operations.map(({ method, path, name, source }) => [
          method,
          path,
          name,
          `${source.file}:${String(source.line)}`,
        ]),
        { paint, columns },
      );
  }
}

/** An operation that begins with the fields that scripts need most. */
function makeRecord(operation: Operation) {
  const { method, path, source, ...rest } = operation;
  return {
    method,
    path,
    qualname: getQualifiedName(operation),
    file: source.file,
    line: source.line,
    ...rest,
    source,
  };
}

const CSV_COLUMNS = ['method', 'path', 'qualname', 'file', 'line', 'group', 'summary'];

function makeRow(operation: Operation): string[] {
  const { method, path, source, group = '', summary = '' } = operation;
  return [
    method,
    path,
    getQualifiedName(operation),
    source.file,
    String(source.line),
    group,
    summary,
  ];
}

/** The function's dotted path: the id without the method that distinguishes several operations. */
function getQualifiedName({ id }: Operation): string {
  return id.replace(/@[A-Z]+$/, '');
}

function explainNothing({ modules }: Package, source: string): string {
  const functions = modules
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === 'function').length;
  return `No operations found in ${source}: none of the ${formatCount(functions, 'function')} in ${formatCount(modules.length, 'module')} has a decorator such as @app.get("/path").`;
}
