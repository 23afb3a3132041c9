import type { VariantKind } from '../../contract/client-call.ts';
import type { Operation } from '../../contract/operation.ts';
import type { SourceLocation } from '../../contract/source-location.ts';
import type { OperationFamily } from '../../contract/view/families.ts';
import { makePrintable } from '../../terminal/printable.ts';
import { formatTable } from '../../terminal/table.ts';
import type { Paint } from '../../terminal/terminal.ts';
import { describeReason } from './describe-reason.ts';

interface TableOptions {
  paint: Paint;
  columns: number | undefined;
}

/** A row for each family; columns that would be empty in every row are left out. */
export function formatOperations(
  families: readonly OperationFamily[],
  options: TableOptions,
): string {
  const columns = COLUMNS.map(([heading, getCell]) => ({ heading, cells: families.map(getCell) }));
  const shown = columns.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const rows = families.map((_, row) => shown.map(({ cells }) => cells[row] ?? ''));
  return formatTable(
    shown.map(({ heading }) => heading),
    rows,
    options,
  );
}

const COLUMNS: [heading: string, getCell: (family: OperationFamily) => string][] = [
  ['METHOD', ({ primary }) => primary.method],
  ['PATH', ({ primary }) => primary.path],
  ['CALL', ({ primary }) => getCall(primary)],
  ['VARIANTS', getVariants],
  ['CERTAINTY', ({ primary }) => describeDoubt(primary)],
  ['FILE:LINE', ({ primary }) => formatPlace(primary.source)],
];

/** Each family with the steps from its function to the request. */
export function formatEvidence(families: readonly OperationFamily[], paint: Paint): string {
  return families.map((family) => formatSteps(family, paint)).join('\n\n');
}

function formatSteps({ primary }: OperationFamily, paint: Paint): string {
  const { method, path, client, source } = primary;
  const reasons = (client?.reasons ?? []).map((reason) => `  ${describeReason(reason)}`);
  const steps = client?.evidence.map((step) => `  ${formatPlace(step)}  ${step.function}`) ?? [
    `  ${formatPlace(source)}  declared here`,
  ];
  const title = paint('bold', makePrintable(`${method} ${path}  ${getCall(primary)}`));
  return [title, ...[...reasons, ...steps].map(makePrintable)].join('\n');
}

/** How a caller reaches the function, if it is known. */
function getCall({ client, name }: Operation): string {
  return client?.access?.[0] ?? name;
}

const VARIANT_NAMES: Record<VariantKind, string> = {
  async: 'async',
  rawResponse: 'raw',
  streamingResponse: 'streaming',
  httpInfo: 'http info',
  classLevel: 'class',
};

function getVariants({ variants }: OperationFamily): string {
  return [...new Set(variants.map(({ kind }) => VARIANT_NAMES[kind]))].join(', ');
}

/** Nothing if the request is exact or declared. */
function describeDoubt({ client }: Operation): string {
  return client === undefined || client.certainty === 'exact' ? '' : client.certainty;
}

function formatPlace({ file, line }: SourceLocation): string {
  return `${file}:${String(line)}`;
}
