import type { ApiFile } from '../../contract/api-file.ts';
import type { Diagnostic } from '../../contract/diagnostic.ts';
import type { Package } from '../../contract/package.ts';
import type { Recordings } from '../../contract/recordings.ts';
import { measureRequests, type RequestCounts } from '../../coverage/request-coverage.ts';
import { splitAccepted } from '../../diagnostics/split-accepted.ts';
import { makeFindings, makeFindingsIn, type Finding } from '../../diagnostics/finding.ts';
import { extract } from '../../extraction/extract.ts';
import type { ProcessPool } from '../../introspection/process-pool.ts';
import { readRecordings } from '../../recordings/read-recordings.ts';
import type { ConfiguredPackage } from '../../sources/configured-package.ts';
import { readSourceTexts } from '../../sources/source-text.ts';
import type { Progress } from '../../terminal/terminal.ts';
import { readApiFile } from './compare-package.ts';
import type { Context } from './context.ts';

/** A package whose JSON is up to date, with its findings as the reader should see them. */
export interface ReadPackage extends ConfiguredPackage {
  extracted: Pick<Package, 'index'>;
  /** The findings, except those that the configuration accepts. */
  findings: Finding[];
  /** The number of findings that the configuration accepts. */
  accepted: number;
  /** How many of its functions that may send requests are determined. */
  requests: RequestCounts;
}

/** A package that was read just now. */
export interface ExtractedPackage extends ReadPackage {
  extracted: Package;
  /** The text of each module's source by the module's id. */
  sources: Map<string, string>;
  /** The package beside the documents of its API, if the configuration names any. */
  apiFile?: ApiFile | undefined;
  /** What its tests have recorded, if the configuration names recordings. */
  recordings?: Recordings;
}

interface ExtractionOptions {
  python?: string | undefined;
  progress?: Progress;
  /** The processes that read packages; by default, the package gets one of its own. */
  pool?: ProcessPool;
}

/** Reads one package of the configuration, and sets it beside the documents of its API. */
export async function extractForSite(
  configured: ConfiguredPackage,
  context: Context,
  options?: ExtractionOptions,
): Promise<ExtractedPackage> {
  const result = await extractPackage(configured, context, options);
  return { ...result, apiFile: await readApiFile(result.extracted, configured, context) };
}

/** Reads one package of the configuration. */
export async function extractPackage(
  configured: ConfiguredPackage,
  context: Context,
  { python, progress: given, pool }: ExtractionOptions = {},
): Promise<ExtractedPackage> {
  const { config, source, folder } = configured;
  const progress = given ?? context.terminal.startProgress(`Reading ${config.name}`);
  try {
    const options = {
      source,
      origin: source.origin,
      docstringStyle: config.docstringStyle,
      maxFileSize: config.maxFileSize,
      idioms: config.idioms,
      operations: config.operations,
      include: config.include,
      exclude: config.exclude,
      order: config.order,
      groups: config.groups,
      hiddenRoutes: config.hiddenRoutes,
      kind: config.kind,
      version: config.version,
      summary: config.summary,
      python,
      env: context.env,
      signal: context.signal,
      onProgress: progress.update,
    };
    const extracted = await extract(options, pool?.introspect);
    const recordings = config.recordings && readRecordings(extracted, config.recordings, folder);
    const found = getFindings(configured, { index: extracted.index, recordings }, context);
    const sources = readSourceTexts(extracted.modules, source);
    const { counts: requests } = measureRequests(extracted.modules);
    const recorded = recordings && { recordings };
    return { ...configured, extracted, ...found, requests, sources, ...recorded };
  } finally {
    progress.stop();
  }
}

/** The findings about a package; says which entries of `accept` are not needed. */
export function getFindings(
  { config, source, folder }: ConfiguredPackage,
  { index, recordings }: Pick<Package, 'index'> & { recordings?: Recordings | undefined },
  { cwd, terminal }: Context,
): Pick<ReadPackage, 'findings' | 'accepted'> {
  const recorded = recordings?.diagnostics ?? [];
  const { open, accepted, unused } = splitAccepted(
    [...index.diagnostics, ...recorded],
    config.accept,
  );
  const isRecorded = (one: Diagnostic): boolean => recorded.includes(one);
  for (const { code } of unused) {
    // Only a comparison with the API's document has these findings.
    if (code.startsWith('WD6')) continue;
    terminal.note(
      `\`accept\` of ${config.name} has an entry for ${code} that does not match any finding.`,
    );
  }
  const origin = { package: config.name, source, cwd };
  return {
    findings: [
      ...makeFindings(
        open.filter((one) => !isRecorded(one)),
        origin,
      ),
      ...makeFindingsIn(folder, open.filter(isRecorded), origin),
    ],
    accepted,
  };
}
