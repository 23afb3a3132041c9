import { asMarkdown, escapeMarkdown } from '../contract/text/markdown.ts';
import type { GroupRule, PackageConfig } from '../config/package-schema.ts';
import type { Diagnostic } from '../contract/diagnostic.ts';
import type { Docstring } from '../contract/docstring.ts';
import type { Module } from '../contract/module.ts';
import type { ModuleEntry, Package, PackageSource } from '../contract/package.ts';
import {
  checkReferences,
  dropBrokenLinks,
  type BrokenReference,
} from '../contract/view/references.ts';
import { SCHEMA_VERSION } from '../contract/version.ts';
import { WrapdocsError } from '../errors.ts';
import { assignGroups } from './assign-groups.ts';
import type { PackageFacts } from '../introspection/events.ts';
import {
  introspect,
  type Introspection,
  type IntrospectionOptions,
} from '../introspection/introspect.ts';
import { makeModuleFileName } from '../output/file-name.ts';
import type { SourceOrigin } from '../sources/source.ts';
import { dropHiddenRoutes } from './drop-hidden-routes.ts';
import { dropUnusedTypes } from './drop-unused-types.ts';
import { WRAPDOCS_VERSION } from '../version.ts';

/** What a document contains besides the package that was read. */
interface AssemblyOptions {
  origin: SourceOrigin;
  groups?: readonly GroupRule[];
  /** Whether operations with `include_in_schema=False` are documented. */
  hiddenRoutes?: PackageConfig['hiddenRoutes'] | undefined;
  /** What its functions with declared operations are, if not what their bodies say. */
  kind?: PackageConfig['kind'] | undefined;
  /** The version to show, if it is not the one of the release or in the source. */
  version?: PackageConfig['version'];
  /** The description of the package, if it is not the first sentence of its docstring. */
  summary?: PackageConfig['summary'];
  /** What was read; the description of its project is used if there is no other. */
  source?: { summary?: string };
}

/**
 * Reads a package into memory: its index and its modules, checked, grouped and in a stable order.
 *
 * @param read reads what is in the source; by default, in a Python process of its own
 */
export async function extract(
  options: IntrospectionOptions & AssemblyOptions,
  read: (options: IntrospectionOptions) => Promise<Introspection> = introspect,
): Promise<Package> {
  return assemblePackage(await read(options), options);
}

/** Makes the document of a package that was read; the modules become part of it. */
export function assemblePackage(
  { facts, modules, diagnostics: found }: Introspection,
  options: AssemblyOptions,
): Package {
  const { name, digest } = facts;
  const docstring = introduce(facts.docstring, modules, options);
  const diagnostics = options.hiddenRoutes === 'show' ? found : dropHiddenRoutes(modules, found);
  dropUnusedTypes(modules);
  const version = options.version ?? options.origin.version ?? facts.version;
  const kind = options.kind ?? facts.kind;
  const source: PackageSource = { ...options.origin, digest };
  const sorted = modules.toSorted((a, b) => compare(a.id, b.id));
  const extracted = {
    index: {
      schemaVersion: SCHEMA_VERSION,
      generator: { name: 'wrapdocs', version: WRAPDOCS_VERSION },
      name,
      ...(version === undefined ? {} : { version }),
      ...(docstring === undefined ? {} : { docstring }),
      source,
      ...(kind === undefined ? {} : { kind }),
      modules: makeEntries(sorted),
      ...makeDependencies(facts.dependencies, sorted),
      ...(facts.errors === undefined ? {} : { errors: facts.errors }),
      ...(facts.behavior === undefined ? {} : { behavior: facts.behavior }),
      diagnostics: diagnostics.toSorted(compareDiagnostics),
    },
    modules: sorted.map((module) => assignGroups(module, options.groups ?? [])),
  } satisfies Package;
  dropBrokenLinks(extracted);
  requireReferences(extracted);
  return extracted;
}

function introduce(
  docstring: Docstring | undefined,
  modules: readonly Module[],
  { summary, source }: Pick<AssemblyOptions, 'summary' | 'source'>,
) {
  const isOwn = docstring !== undefined && !isShared(docstring.summary, modules);
  if (summary !== undefined) return { ...docstring, summary: asMarkdown(summary) };
  if (isOwn || source?.summary === undefined) return docstring;
  // The metadata of projects has plain text.
  return { ...docstring, summary: escapeMarkdown(source.summary) };
}

/** Whether most modules have the same summary, such as the name of the program that wrote them. */
function isShared(summary: string | undefined, modules: readonly Module[]): boolean {
  if (summary === undefined) return true;
  const same = modules.filter(({ docstring }) => docstring?.summary === summary).length;
  return same > Math.max(2, modules.length / 2);
}

function makeEntries(modules: Module[]): ModuleEntry[] {
  const taken = new Set<string>();
  return modules.map(({ id, docstring, items }) => ({
    id,
    path: makeModuleFileName(id, taken),
    ...(docstring?.summary ? { summary: docstring.summary } : {}),
    operations: items.filter(({ kind }) => kind === 'operation').length,
    models: items.filter((item) => item.kind === 'class' && item.model !== undefined).length,
  }));
}

/** The imports between the modules that are documented. */
function makeDependencies(
  found: PackageFacts['dependencies'] = {},
  modules: Module[],
): { dependencies?: Record<string, string[]> } {
  const known = new Set(modules.map(({ id }) => id));
  const entries = Object.entries(found)
    .filter(([id]) => known.has(id))
    .map(([id, others]) => [id, others.filter((other) => known.has(other))] as const)
    .filter(([, others]) => others.length > 0);
  return entries.length === 0 ? {} : { dependencies: Object.fromEntries(entries) };
}

function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    compare(a.location?.file ?? '', b.location?.file ?? '') ||
    (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
    (a.location?.column ?? 0) - (b.location?.column ?? 0) ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

/** By code units, so that the output does not depend on the locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const SHOWN_REFERENCES = 5;

function requireReferences(extracted: Package): void {
  const broken = checkReferences(extracted);
  if (broken.length === 0) return;
  const lines = broken.slice(0, SHOWN_REFERENCES).map(describeReference);
  const rest = broken.length - lines.length;
  throw new WrapdocsError({
    code: 'CONTRACT_BROKEN',
    message: `The extracted document of ${extracted.index.name} refers to ids that do not exist:\n${lines.join('\n')}${rest > 0 ? `\n  and ${String(rest)} more` : ''}`,
    hint: 'This is a bug in wrapdocs. Please report it with the lines above.',
  });
}

function describeReference({ from, role, to }: BrokenReference): string {
  return `  ${from}: ${role} ${to}`;
}
