import path from 'node:path';
import { loadConfig } from '../../config/load.ts';
import { createApiView } from '../../contract/view/api-view.ts';
import { createPackageView, type PackageView } from '../../contract/view/package-view.ts';
import { WrapdocsError } from '../../errors.ts';
import { makeOpenApi } from '../../exports/openapi.ts';
import type { OpenApiDocument } from '../../exports/schemas/document.ts';
import { listApplications, selectForOpenApi } from '../../exports/selection.ts';
import { formatCount } from '../../terminal/format-count.ts';
import { writeOutput } from '../../output/write-output.ts';
import type { Context } from '../shared/context.ts';
import { extractForSite, type ExtractedPackage } from '../shared/extract-package.ts';
import { findPackages } from '../shared/find-packages.ts';
import type { OpenApiOptions } from './export-commands.ts';

/** `wrapdocs export openapi`: writes a package's operations as OpenAPI 3.1. */
export async function runExportOpenApi(options: OpenApiOptions, context: Context): Promise<void> {
  const { cwd, terminal } = context;
  const loaded = await loadConfig(cwd, options.config);
  const read: ExtractedPackage[] = [];
  for (const configured of await findPackages(loaded, options, context)) {
    read.push(await extractForSite(configured, context, options));
  }
  const { config, extracted, apiFile } = choosePackage(read);
  const view = createPackageView(extracted);
  const application = chooseApplication(view, options);
  const document = makeOpenApi(view, {
    ...{ ...config, application },
    apiView: apiFile && createApiView(apiFile),
  });
  const text = await formatDocument(document, chooseFormat(options));
  if (options.out === undefined) terminal.print(text.trimEnd());
  else await writeOutput(path.resolve(cwd, options.out), text);
  terminal.note(describeExport(view, application, options.out));
  for (const note of describeApplications(document)) terminal.note(note);
}

/** The application of the option, which must be one of the package. */
function chooseApplication(view: PackageView, { application }: OpenApiOptions) {
  const known = listApplications(view.operations);
  if (application === undefined || known.includes(application)) return application;
  throw new WrapdocsError({
    code: 'USAGE',
    message: `${view.index.name} has no application \`${application}\`.`,
    hint:
      known.length === 0
        ? 'Leave out --application: the package does not have several applications.'
        : `Choose one of these: ${known.join(', ')}`,
  });
}

/** One document for several applications is seldom what is wanted. */
function describeApplications(document: OpenApiDocument): string[] {
  const applications = document['x-wrapdocs-applications'] as string[] | undefined;
  if (applications === undefined) return [];
  const count = formatCount(applications.length, 'application');
  return [
    `The document contains the operations of ${count}: ${applications.join(', ')}. Choose one with --application.`,
  ];
}

/** The requested package, or the only one with operations. */
function choosePackage(read: readonly ExtractedPackage[]): ExtractedPackage {
  const [first, ...others] = read.filter(hasOperations);
  if (first === undefined) throw makeNothing(read);
  if (others.length === 0) return first;
  const names = [first, ...others].map(({ config }) => `\`${config.name}\``);
  throw new WrapdocsError({
    code: 'USAGE',
    message: `Several packages have operations: ${names.join(', ')}.`,
    hint: `Choose one of them: wrapdocs export openapi --package ${first.config.name}`,
  });
}

function hasOperations({ extracted }: ExtractedPackage): boolean {
  return extracted.index.modules.some(({ operations }) => operations > 0);
}

function makeNothing(read: readonly ExtractedPackage[]): WrapdocsError {
  const names = read.map(({ config }) => `\`${config.name}\``).join(', ');
  return new WrapdocsError({
    code: 'NOTHING_TO_EXPORT',
    message: `There are no operations in ${names}, so the OpenAPI document would be empty.`,
    hint: 'Operations are functions that send an HTTP request, or declare one with a decorator such as @app.get("/path"). To list them, run `wrapdocs operations SOURCE`.',
  });
}

function chooseFormat({ format, out = '' }: OpenApiOptions): 'json' | 'yaml' {
  return format ?? (/\.ya?ml$/i.test(out) ? 'yaml' : 'json');
}

async function formatDocument(document: object, format: 'json' | 'yaml'): Promise<string> {
  if (format === 'json') return `${JSON.stringify(document, undefined, 2)}\n`;
  const { formatYaml } = await import('../../output/yaml.ts');
  return formatYaml(document);
}

function describeExport(
  view: PackageView,
  application: string | undefined,
  out: string | undefined,
): string {
  const { operations, unknownMethods, incompletePaths } = selectForOpenApi(view, application);
  const place = out === undefined ? '' : ` to ${out}`;
  const omitted = [
    ...(unknownMethods === 0
      ? []
      : [
          `${formatCount(unknownMethods, 'request')} with a method that OpenAPI does not have (LIST)`,
        ]),
    ...(incompletePaths === 0
      ? []
      : [`${formatCount(incompletePaths, 'request')} with a path that is not known completely`]),
  ];
  const rest = omitted.length === 0 ? '' : ` Left out: ${omitted.join(' and ')}.`;
  return `${view.index.name}: ${formatCount(operations.length, 'operation')} exported${place}.${rest}`;
}
