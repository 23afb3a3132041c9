import { applyBaseline } from '../api/api-baseline.ts';
import { getSiteFolder, loadConfig, type LoadedConfig } from '../config/load.ts';
import {
  addCounts,
  getPercent,
  measureCoverage,
  type ModuleCoverage,
} from '../coverage/measure-coverage.ts';
import {
  describeShortfall,
  formatCoverage,
  formatPercent,
  makeCoverageRecord,
} from '../coverage/coverage-report.ts';
import {
  addRequests,
  formatRequests,
  makeRequestRecord,
  measureRequests,
  type RequestCoverage,
} from '../coverage/request-coverage.ts';
import { countFindings, showFile, type Finding } from '../diagnostics/finding.ts';
import { formatFindings, type DiagnosticFormat } from '../diagnostics/format.ts';
import { listFailing, type Strictness } from '../diagnostics/strictness.ts';
import { WrapdocsError } from '../errors.ts';
import { findLinkFindings } from '../site/links/link-findings.ts';
import {
  comparePackage,
  makeApiFindings,
  makeApiRequest,
  requireBaseline,
} from './shared/compare-package.ts';
import type { Context } from './shared/context.ts';
import { extractPackage, type ExtractedPackage } from './shared/extract-package.ts';
import { findPackages } from './shared/find-packages.ts';
import { requireSite } from './shared/require-site.ts';
import type { CheckOptions } from './basic-commands.ts';

/** `wrapdocs check`: prints the findings and the coverage, and fails if the coverage is too low. */
export async function runCheck(options: CheckOptions, context: Context): Promise<void> {
  const minimum = parseMinimum(options.minCoverage);
  const loaded = await loadConfig(context.cwd, options.config);
  const findings: Finding[] = [];
  const coverage: ModuleCoverage[] = [];
  const requests: RequestCoverage[] = [];
  for (const configured of await findPackages(loaded, options, context)) {
    const result = await extractPackage(configured, context, options);
    findings.push(...result.findings, ...(await findApiFindings(result, loaded, context)));
    coverage.push(...measureShownCoverage(result, context));
    requests.push(measureShownRequests(result, context));
  }
  if (options.links === true) findings.push(...findLinks(loaded, context));
  const results = { findings, coverage, requests: addRequests(requests) };
  print(results, options.format, context);
  requireGates([
    describeGate(findings, options.strict),
    minimum === undefined ? undefined : describeShortfall(coverage, minimum),
  ]);
}

/** The differences from the document that the configuration names, without those that are known. */
async function findApiFindings(
  result: ExtractedPackage,
  { folder }: LoadedConfig,
  context: Context,
): Promise<Finding[]> {
  const { api } = result.config;
  if (api === undefined) return [];
  const request = makeApiRequest(api, folder);
  const { diagnostics, coverage } = await comparePackage(result.extracted, request, context);
  const baseline = await requireBaseline(api.baseline, folder, context);
  const remainder = applyBaseline(diagnostics, coverage, baseline);
  return makeApiFindings(remainder.diagnostics, result, context);
}

/** Checks the links of the site that was built last. */
function findLinks(loaded: LoadedConfig, { cwd }: Context): Finding[] {
  const site = getSiteFolder(loaded);
  requireSite(site, 'Run `wrapdocs build` first: `check --links` looks at the built pages.');
  return findLinkFindings(site, loaded, { cwd, isWhole: true });
}

function parseMinimum(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const minimum = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (minimum <= 100) return minimum;
  throw new WrapdocsError({
    code: 'USAGE',
    message: `\`${text}\` is not a percentage.`,
    hint: 'Set --min-coverage to a number from 0 to 100, such as 80 or 92.5.',
  });
}

/** The coverage of a package, with its files named relative to the reader's folder. */
function measureShownCoverage(
  { extracted, source }: ExtractedPackage,
  { cwd }: Context,
): ModuleCoverage[] {
  return measureCoverage(extracted).map((module) => ({
    ...module,
    undocumented: module.undocumented.map((one) => ({
      ...one,
      location: { ...one.location, file: showFile(one.location.file, source, cwd) },
    })),
  }));
}

/** The requests of a package, with its files named relative to the reader's folder. */
function measureShownRequests(
  { extracted, source }: ExtractedPackage,
  { cwd }: Context,
): RequestCoverage {
  const { counts, functions } = measureRequests(extracted.modules);
  return {
    counts,
    functions: functions.map((one) => ({
      ...one,
      location: { ...one.location, file: showFile(one.location.file, source, cwd) },
    })),
  };
}

interface Results {
  findings: Finding[];
  coverage: ModuleCoverage[];
  requests: RequestCoverage;
}

/** If the output is the findings for programs, people get the coverage in a separate line. */
function print(
  { findings, coverage, requests }: Results,
  format: DiagnosticFormat,
  { terminal }: Context,
): void {
  if (format === 'json') {
    const record = {
      findings,
      coverage: makeCoverageRecord(coverage),
      requests: makeRequestRecord(requests),
    };
    terminal.print(JSON.stringify(record, null, 2));
    return;
  }
  const paint = terminal.paintOut;
  const text = formatFindings(findings, format, paint);
  if (text !== '') terminal.print(text);
  if (format !== 'text') {
    terminal.note(`${formatPercent(getPercent(addCounts(coverage)))} is documented.`);
    return;
  }
  terminal.print(`\n${formatCoverage(coverage, { paint, columns: terminal.columns })}`);
  const sent = formatRequests(requests);
  if (sent !== '') terminal.print(`\n${sent}`);
}

/** The findings that fail the run. */
function describeGate(findings: readonly Finding[], level: Strictness): string | undefined {
  const failing = listFailing(findings, level);
  if (failing.length === 0) return undefined;
  return `There are findings: ${countFindings(failing)}.`;
}

function requireGates(failures: (string | undefined)[]): void {
  const messages = failures.filter((message) => message !== undefined);
  if (messages.length === 0) return;
  throw new WrapdocsError({
    code: 'FINDINGS',
    message: messages.join('\n'),
    hint: 'Fix the listed findings or add the missing documentation. `--format json` lists everything.',
  });
}
