import path from 'node:path';
import { type ApiBaseline, readBaseline } from '../../api/api-baseline.ts';
import {
  compareWithApi,
  joinWithApi,
  type ApiComparison,
  type ApiSettings,
} from '../../api/compare-with-api.ts';
import type { ApiDocument } from '../../api/document/api-document.ts';
import { digestDocument } from '../../api/document/digest-document.ts';
import { readDocument } from '../../api/document/read-document.ts';
import type { ApiFinding } from '../../api/report/api-report.ts';
import { type ApiDiagnostic, makeApiDiagnostics } from '../../api/rules/make-findings.ts';
import type { ApiConfig } from '../../config/package-schema.ts';
import type { Package } from '../../contract/package.ts';
import { makeFindings } from '../../diagnostics/finding.ts';
import { WrapdocsError } from '../../errors.ts';
import { splitAccepted } from '../../diagnostics/split-accepted.ts';
import type { ConfiguredPackage } from '../../sources/configured-package.ts';
import { makePrintable } from '../../terminal/printable.ts';
import { makeApiFile } from '../../api/site-file/make-api-file.ts';
import type { ApiFile } from '../../contract/api-file.ts';
import type { Context } from './context.ts';

/** Where documents are, and how paths are compared. */
export interface ApiRequest extends Pick<ApiSettings, 'prefix' | 'leaveOut' | 'method' | 'filter'> {
  documents: readonly string[];
  others: readonly string[];
  /** The folder that documents are relative to. */
  folder: string;
}

/** What the configuration of a package says about its API. */
export function makeApiRequest(config: ApiConfig, folder: string): ApiRequest {
  const { document, others, prefix, leaveOut, method } = config;
  return { documents: [document].flat(), others, prefix, leaveOut, method, folder };
}

/**
 * Compares a package with the documents of its API.
 *
 * @throws WrapdocsError if a document is missing or unreadable
 */
export async function comparePackage(
  extracted: Package,
  request: ApiRequest,
  context: Context,
): Promise<ApiComparison> {
  const settings = await readSettings(request, context);
  const comparison = compareWithApi(extracted, settings);
  for (const document of [...settings.documents, ...settings.others]) noteBroken(document, context);
  return comparison;
}

async function readSettings(
  { folder, ...settings }: ApiRequest,
  context: Context,
): Promise<ApiSettings> {
  const [documents, others] = await Promise.all([
    readDocuments(settings.documents, folder, context),
    readDocuments(settings.others, folder, context),
  ]);
  return { ...settings, documents, others };
}

function readDocuments(
  specifiers: readonly string[],
  folder: string,
  context: Context,
): Promise<ApiDocument[]> {
  return Promise.all(
    specifiers.map((specifier) => readDocument(...placeDocument(specifier, folder, context))),
  );
}

type DocumentPlace = Parameters<typeof readDocument>;

/** A document of a configuration as messages name it. */
function placeDocument(
  specifier: string,
  folder: string,
  { cwd, env, signal }: Context,
): DocumentPlace {
  return specifier.startsWith('git:')
    ? [specifier, { cwd: folder, env, signal }]
    : [path.relative(cwd, path.resolve(folder, specifier)), { cwd, env, signal }];
}

/**
 * Hashes the documents that the packages of a site are compared with, by the names of the packages.
 *
 * @throws WrapdocsError if a document is missing
 */
export async function digestDocuments(
  packages: readonly ConfiguredPackage[],
  context: Context,
): Promise<Map<string, string[]>> {
  const digests = new Map<string, string[]>();
  for (const { config, folder } of packages) {
    const { api, name } = config;
    if (api === undefined) continue;
    const specifiers = [api.document, api.others].flat();
    const places = specifiers.map((specifier) => placeDocument(specifier, folder, context));
    digests.set(name, await Promise.all(places.map((place) => digestDocument(...place))));
  }
  return digests;
}

/** What such a reference stands for is not compared. */
function noteBroken({ file, resolver }: ApiDocument, { terminal }: Context): void {
  const [example] = resolver.broken;
  if (example === undefined) return;
  const count = resolver.broken.size;
  const what = count === 1 ? 'a reference' : `${String(count)} references`;
  terminal.note(
    makePrintable(`${file} has ${what} to parts that could not be found, such as ${example}.`),
  );
}

/**
 * Sets a package beside the documents that its configuration names, for the site; undefined if it
 * names none.
 *
 * @throws WrapdocsError if a document is missing or unreadable
 */
export async function readApiFile(
  extracted: Package,
  { config, folder }: Pick<ConfiguredPackage, 'config' | 'folder'>,
  context: Context,
): Promise<ApiFile | undefined> {
  const { api, accept } = config;
  if (api === undefined) return undefined;
  const settings = await readSettings(makeApiRequest(api, folder), context);
  const joined = joinWithApi(extracted, settings);
  return makeApiFile(joined, {
    leaveOut: api.leaveOut,
    show: api.show,
    isWanted: (difference) => {
      const diagnostics = makeApiDiagnostics([difference], joined.view);
      return splitAccepted(diagnostics, accept).open.length > 0;
    },
  });
}

/** The findings of a comparison that the configuration does not accept. */
export function makeApiFindings(
  diagnostics: readonly ApiDiagnostic[],
  { config, source }: ConfiguredPackage,
  { cwd }: Context,
): ApiFinding[] {
  const { open } = splitAccepted(diagnostics, config.accept);
  return makeFindings(open, { package: config.name, source, cwd }) as ApiFinding[];
}

/**
 * Reads the baseline of a configuration or an option; undefined if none is named.
 *
 * @throws WrapdocsError if the file is missing: every finding would be new, or none would be missed
 */
export async function requireBaseline(
  file: string | undefined,
  folder: string,
  { cwd }: Context,
): Promise<ApiBaseline | undefined> {
  if (file === undefined) return undefined;
  const place = path.resolve(folder, file);
  const label = path.relative(cwd, place);
  const baseline = await readBaseline(place, label);
  if (baseline !== undefined) return baseline;
  throw new WrapdocsError({
    code: 'API_NOT_FOUND',
    message: `There is no baseline ${label}, so known findings cannot be told from new ones.`,
    hint: 'Write it with `wrapdocs compare --update-baseline`, or restore the file.',
  });
}
