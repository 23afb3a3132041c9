import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { WrapdocsError } from '../errors.ts';
import { type ApiCoverage, isCounted, isSent } from './api-coverage.ts';
import type { ApiDiagnostic } from './rules/make-findings.ts';

/** A finding without its line, so that moving code does not change it. */
const RowSchema = z.strictObject({
  code: z.string(),
  item: z.string(),
  request: z.string(),
  part: z.string().optional(),
});
type Row = z.infer<typeof RowSchema>;

const BaselineSchema = z.strictObject({
  findings: z.array(RowSchema),
  /** Operations of the API that no function sends. */
  missing: z.array(z.string()),
});

/** What was known when the baseline was written. */
export type ApiBaseline = z.infer<typeof BaselineSchema>;

/** What a baseline leaves of a comparison. */
export interface Remainder {
  diagnostics: ApiDiagnostic[];
  missing: string[];
  /** The number of findings and operations that the baseline has. */
  known: number;
  /** Rows that no longer occur. */
  stale: string[];
}

/** The operations that count and that no function sends. */
function findMissing({ operations }: ApiCoverage): string[] {
  return operations
    .filter((operation) => isCounted(operation) && !isSent(operation))
    .map(({ method, path }) => `${method} ${path}`);
}

/** Takes what is known from the results. */
export function applyBaseline(
  diagnostics: readonly ApiDiagnostic[],
  coverage: ApiCoverage,
  baseline: ApiBaseline | undefined,
): Remainder {
  const all = findMissing(coverage);
  if (baseline === undefined)
    return { diagnostics: [...diagnostics], missing: all, known: 0, stale: [] };
  const rows = new Set(baseline.findings.map(makeKey));
  const present = new Set(diagnostics.map((one) => makeKey(makeRow(one))));
  const missing = new Set(baseline.missing);
  const open = diagnostics.filter((one) => !rows.has(makeKey(makeRow(one))));
  const absent = all.filter((one) => !missing.has(one));
  return {
    diagnostics: open,
    missing: absent,
    known: diagnostics.length - open.length + all.length - absent.length,
    stale: [
      ...baseline.findings.filter((row) => !present.has(makeKey(row))).map(describeRow),
      ...baseline.missing.filter((one) => !all.includes(one)).map((one) => `${one} is not sent`),
    ],
  };
}

/**
 * The baseline for the present results. One that exists only loses rows, so that what is new has to
 * be fixed rather than added.
 */
export function makeBaseline(
  diagnostics: readonly ApiDiagnostic[],
  coverage: ApiCoverage,
  old: ApiBaseline | undefined,
): ApiBaseline {
  const rows = new Map(diagnostics.map(makeRow).map((row) => [makeKey(row), row]));
  const known = old && new Set(old.findings.map(makeKey));
  const missing = new Set(findMissing(coverage));
  return {
    findings: [...rows]
      .filter(([key]) => known?.has(key) ?? true)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, row]) => row),
    missing: [...missing].filter((one) => old?.missing.includes(one) ?? true).toSorted(),
  };
}

function makeRow({ code, item, request, part }: ApiDiagnostic): Row {
  return { code, item, request, ...(part === undefined ? {} : { part }) };
}

function makeKey({ code, item, request, part = '' }: Row): string {
  return JSON.stringify([item, request, code, part]);
}

function describeRow({ code, item, part }: Row): string {
  return `${code} of ${item}${part === undefined ? '' : ` (${part})`}`;
}

/**
 * Reads a baseline; undefined if there is none.
 *
 * @throws WrapdocsError if the file is not a baseline
 */
export async function readBaseline(file: string, label: string): Promise<ApiBaseline | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return BaselineSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new WrapdocsError({
      code: 'API_INVALID',
      message: `${label} is not a baseline that wrapdocs has written.`,
      hint: 'Delete the file and run the command with --update-baseline.',
      cause,
    });
  }
}

/** The text of a baseline's file. */
export function formatBaseline(baseline: ApiBaseline): string {
  return `${JSON.stringify(baseline, undefined, 2)}\n`;
}
