import type { Package } from '../../contract/package.ts';
import type { OperationFamily } from '../../contract/view/families.ts';
import { createPackageView, type PackageView } from '../../contract/view/package-view.ts';
import { findSendingFunctions } from '../../contract/view/sending-functions.ts';
import { countFindings, makeFindings } from '../../diagnostics/finding.ts';
import { formatText } from '../../diagnostics/format-text.ts';
import { extract } from '../../extraction/extract.ts';
import { formatCsv } from '../../output/csv.ts';
import type { Source } from '../../sources/source.ts';
import { formatCount } from '../../terminal/format-count.ts';
import type { OperationsOptions } from '../basic-commands.ts';
import type { Context } from '../shared/context.ts';
import { findPackage } from '../shared/find-packages.ts';
import { formatEvidence, formatOperations } from './format-operations.ts';
import { CSV_COLUMNS, makeRecord, makeRow } from './operation-records.ts';
import {
  describeFilter,
  parseFilter,
  type RequestFilter,
  selectFamilies,
} from './select-families.ts';

/** `wrapdocs operations SOURCE`: lists the operations found in a package or a module file. */
export async function runOperations(
  source: string,
  options: OperationsOptions,
  context: Context,
): Promise<void> {
  const filter = parseFilter(options);
  const { source: resolved } = await findPackage(source, { python: options.python }, context);
  const extracted = await readPackage(resolved, options, context);
  const view = createPackageView(extracted);
  const families = selectFamilies(view, filter);
  const text = formatFamilies(families, view, options, context);
  if (text !== '') context.terminal.print(text);
  if (families.length === 0) context.terminal.note(explainNothing(extracted, view, filter, source));
  noteUnknown(view, context);
  noteFindings(extracted, resolved, context);
}

async function readPackage(
  source: Source,
  { python }: OperationsOptions,
  { env, signal, terminal }: Context,
): Promise<Package> {
  const progress = terminal.startProgress(`Reading ${source.package}`);
  return await extract({
    source,
    origin: source.origin,
    docstringStyle: 'auto',
    python,
    env,
    signal,
    onProgress: progress.update,
  }).finally(progress.stop);
}

function formatFamilies(
  families: readonly OperationFamily[],
  view: PackageView,
  { format, evidence }: OperationsOptions,
  { terminal }: Context,
): string {
  switch (format) {
    case 'json':
      return JSON.stringify(
        families.map((family) => makeRecord(family, view)),
        undefined,
        2,
      );
    case 'csv':
      return formatCsv(CSV_COLUMNS, families.map(makeRow));
    case 'table':
      return evidence === true
        ? formatEvidence(families, terminal.paintOut)
        : formatOperations(families, { paint: terminal.paintOut, columns: terminal.columns });
  }
}

function explainNothing(
  extracted: Package,
  view: PackageView,
  filter: RequestFilter,
  source: string,
): string {
  const count = view.families().length;
  return count === 0
    ? `No operations found in ${source}. ${explainNoOperations(extracted)}`
    : `No operation in ${source} matches ${describeFilter(filter)}; it has ${formatCount(count, 'operation')}.`;
}

/** The list would otherwise look complete. */
function noteUnknown({ items }: PackageView, { terminal }: Context): void {
  const { unknown } = findSendingFunctions(items.values());
  if (unknown.length === 0) return;
  const [example] = unknown.map(({ function: { id } }) => id);
  terminal.note(
    `${formatCount(unknown.length, 'function')} ${unknown.length === 1 ? 'may send a request' : 'may send requests'} that could not be determined, such as ${example ?? ''}; \`wrapdocs check\` lists them for a configured package.`,
  );
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

/** What was looked for in a package without operations. */
function explainNoOperations({ modules }: Package): string {
  const functions = modules
    .flatMap(({ items }) => items)
    .filter(({ kind }) => kind === 'function').length;
  const place = `${formatCount(functions, 'function')} in ${formatCount(modules.length, 'module')}`;
  return `None of the ${place} sends an HTTP request that could be determined, or declares one with a decorator such as @app.get("/path").`;
}
