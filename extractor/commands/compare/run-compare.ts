import path from 'node:path';
import {
  type ApiBaseline,
  applyBaseline,
  formatBaseline,
  makeBaseline,
  readBaseline,
} from '../../api/api-baseline.ts';
import type { ApiReport } from '../../api/report/api-report.ts';
import { formatApiReports } from '../../api/report/format-api-reports.ts';
import type { ApiComparison } from '../../api/compare-with-api.ts';
import type { ApiDiagnostic } from '../../api/rules/make-findings.ts';
import { loadConfig } from '../../config/load.ts';
import type { Package } from '../../contract/package.ts';
import { countFindings } from '../../diagnostics/finding.ts';
import { WrapdocsError } from '../../errors.ts';
import { writeOutput } from '../../output/write-output.ts';
import type { ConfiguredPackage } from '../../sources/configured-package.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { makePrintable } from '../../terminal/printable.ts';
import {
  type ApiRequest,
  comparePackage,
  makeApiFindings,
  makeApiRequest,
  requireBaseline,
} from '../shared/compare-package.ts';
import type { Context } from '../shared/context.ts';
import { extractPackage } from '../shared/extract-package.ts';
import { findPackage, findPackages } from '../shared/find-packages.ts';
import type { CompareOptions, FailOn } from './compare-command.ts';

/** `wrapdocs compare [SOURCE]`: prints how packages differ from their API's documents. */
export async function runCompare(
  source: string | undefined,
  options: CompareOptions,
  context: Context,
): Promise<void> {
  const subjects =
    source === undefined
      ? await findConfigured(options, context)
      : [await findNamed(source, options, context)];
  const reports: ApiReport[] = [];
  for (const subject of subjects) reports.push(await compareSubject(subject, options, context));
  const { paintOut: paint, columns } = context.terminal;
  const text = formatApiReports(reports, options.format, { paint, columns });
  if (text !== '') context.terminal.print(text);
  requireAgreement(reports, options.failOn);
}

/** A package, its documents, and the file of what is known. */
interface Subject {
  configured: ConfiguredPackage;
  request: ApiRequest;
  baseline: string | undefined;
}

async function findNamed(
  source: string,
  options: CompareOptions,
  context: Context,
): Promise<Subject> {
  const documents = options.api ?? [];
  if (documents.length === 0) throw makeNoDocument();
  const configured = await findPackage(source, { python: options.python }, context);
  const others = options.other ?? [];
  const request = { documents, others, leaveOut: [], folder: context.cwd };
  return {
    configured,
    request: { ...request, filter: makeFilter(options) },
    baseline: resolveFile(options.baseline, context.cwd),
  };
}

async function findConfigured(options: CompareOptions, context: Context): Promise<Subject[]> {
  const loaded = await loadConfig(context.cwd, options.config);
  const found = await findPackages(loaded, options, context);
  const subjects = found.flatMap((configured) => {
    const { api } = configured.config;
    if (api === undefined && options.api === undefined) return [];
    const request =
      api === undefined
        ? { documents: [], others: [], leaveOut: [], folder: loaded.folder }
        : makeApiRequest(api, loaded.folder);
    return {
      configured,
      request: { ...request, ...overrideDocuments(options, context), filter: makeFilter(options) },
      baseline:
        resolveFile(options.baseline, context.cwd) ?? resolveFile(api?.baseline, loaded.folder),
    };
  });
  if (subjects.length === 0) throw makeNoDocument();
  if (options.baseline !== undefined && subjects.length > 1) throw makeOneBaseline();
  return subjects;
}

function overrideDocuments(
  { api, other }: CompareOptions,
  { cwd }: Context,
): Partial<Pick<ApiRequest, 'documents' | 'others'>> {
  const resolve = (document: string): string =>
    document.startsWith('git:') ? document : path.resolve(cwd, document);
  return {
    ...(api === undefined ? {} : { documents: api.map(resolve) }),
    ...(other === undefined ? {} : { others: other.map(resolve) }),
  };
}

function makeFilter({ include = [], exclude = [] }: CompareOptions) {
  return { include, exclude };
}

function resolveFile(file: string | undefined, folder: string): string | undefined {
  return file === undefined ? undefined : path.resolve(folder, file);
}

async function compareSubject(
  { configured, request, baseline: file }: Subject,
  options: CompareOptions,
  context: Context,
): Promise<ApiReport> {
  const { extracted } = await extractPackage(configured, context, { python: options.python });
  const comparison = await comparePackage(extracted, request, context);
  const since = await findNew(comparison, extracted, request, options.since, context);
  const { diagnostics } = since;
  const baseline = await useBaseline(file, { ...comparison, diagnostics }, options, context);
  const { missing, known, stale, ...rest } = applyBaseline(
    diagnostics,
    comparison.coverage,
    baseline,
  );
  for (const row of stale) {
    context.terminal.note(
      makePrintable(`The baseline has a row that no longer occurs: ${row}. Run --update-baseline.`),
    );
  }
  return {
    comparison,
    findings: makeApiFindings(rest.diagnostics, configured, context),
    missing,
    known,
    ...(since.summary === undefined ? {} : { since: since.summary }),
  };
}

interface NewFindings {
  diagnostics: ApiDiagnostic[];
  summary?: ApiReport['since'];
}

/** The findings that an older document does not lead to, and what the API has new. */
async function findNew(
  comparison: ApiComparison,
  extracted: Package,
  request: ApiRequest,
  since: string | undefined,
  context: Context,
): Promise<NewFindings> {
  const { diagnostics, coverage } = comparison;
  if (since === undefined) return { diagnostics };
  const place = since.startsWith('git:') ? since : path.resolve(context.cwd, since);
  const old = await comparePackage(extracted, { ...request, documents: [place] }, context);
  const before = new Set(old.diagnostics.map(getIdentity));
  const now = new Set(diagnostics.map(getIdentity));
  const operations = new Set(
    old.coverage.operations.map(({ method, path: key }) => `${method} ${key}`),
  );
  const [document] = old.documents;
  return {
    diagnostics: diagnostics.filter((one) => !before.has(getIdentity(one))),
    summary: {
      file: document?.file ?? since,
      ...(document?.version === undefined ? {} : { version: document.version }),
      added: coverage.operations
        .map(({ method, path: key }) => `${method} ${key}`)
        .filter((key) => !operations.has(key)),
      resolved: [...before].filter((identity) => !now.has(identity)).length,
    },
  };
}

/** What a finding says, whatever its place in a document. */
function getIdentity({ code, item, message, document }: ApiDiagnostic): string {
  return JSON.stringify([code, item, message.replace(document, '')]);
}

/**
 * The baseline to apply; under `--update-baseline` it is written before.
 *
 * @throws WrapdocsError if it should be there and is not
 */
async function useBaseline(
  file: string | undefined,
  { diagnostics, coverage }: Pick<ApiComparison, 'diagnostics' | 'coverage'>,
  { updateBaseline }: CompareOptions,
  context: Context,
): Promise<ApiBaseline | undefined> {
  if (file === undefined) {
    if (updateBaseline === true) throw makeNoBaselineFile();
    return undefined;
  }
  if (updateBaseline !== true) return await requireBaseline(file, context.cwd, context);
  const label = path.relative(context.cwd, file);
  const old = await readBaseline(file, label);
  const written = makeBaseline(diagnostics, coverage, old);
  await writeOutput(file, formatBaseline(written));
  const count = written.findings.length + written.missing.length;
  context.terminal.note(`${label} has ${formatCount(count, 'row')} now.`);
  return written;
}

function requireAgreement(reports: readonly ApiReport[], failOn: FailOn): void {
  if (failOn === 'none') return;
  const drift = reports
    .flatMap(({ findings }) => findings)
    .filter(({ severity }) => severity !== 'note');
  const missing = failOn === 'missing' ? reports.flatMap((report) => report.missing) : [];
  if (drift.length + missing.length === 0) return;
  const what = [
    ...(drift.length === 0 ? [] : [countFindings(drift)]),
    ...(missing.length === 0
      ? []
      : [`${formatCount(missing.length, 'operation')} that no function sends`]),
  ];
  throw new WrapdocsError({
    code: 'FINDINGS',
    message: `--fail-on ${failOn} does not allow this: ${what.join(', ')}.`,
    hint: 'Follow the hints above, or accept the present state with --baseline FILE --update-baseline.',
  });
}

function makeNoDocument(): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: 'There is no OpenAPI document to compare with.',
    hint: 'Name one with --api, or set `api.document` of a package in the configuration.',
  });
}

function makeOneBaseline(): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: '--baseline is for one package.',
    hint: 'Choose a package with --package, or set `api.baseline` of each in the configuration.',
  });
}

function makeNoBaselineFile(): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: '--update-baseline needs a file.',
    hint: 'Name it with --baseline, or set `api.baseline` in the configuration.',
  });
}
