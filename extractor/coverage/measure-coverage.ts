import type { ClassItem } from '../contract/class.ts';
import type { Item, Module } from '../contract/module.ts';
import type { BodyField, Operation, RequestBody } from '../contract/operation.ts';
import type { Parameter } from '../contract/parameter.ts';
import type { Package } from '../contract/package.ts';
import { getFunctionId } from '../contract/view/function-id.ts';
import { createPackageView, type PackageView } from '../contract/view/package-view.ts';
import type { SourceLocation } from '../contract/source-location.ts';
import { COVERAGE_KINDS, type CoverageKind } from './coverage-kinds.ts';

/** How many of something are documented. */
export interface Count {
  documented: number;
  total: number;
}

/** Something that readers see and an author can describe. */
export interface Describable {
  kind: CoverageKind;
  /** Its kind, as a word in a sentence: `method`, `field`. */
  noun: string;
  /** Its name inside the module: `Client.close`, `read_row(row_id)`. */
  name: string;
  isDocumented: boolean;
  location: SourceLocation;
}

export interface ModuleCoverage extends Count {
  module: string;
  kinds: Record<CoverageKind, Count>;
  /** In source order. */
  undocumented: Describable[];
}

/**
 * Counts what is documented in each module of a package; modules without anything to count are left
 * out.
 */
export function measureCoverage(extracted: Package): ModuleCoverage[] {
  const view = createPackageView(extracted);
  return extracted.modules
    .map((module) => measureModule(module, view))
    .filter(({ total }) => total > 0);
}

/** The sum of several counts. */
export function addCounts(counts: readonly Count[]): Count {
  return {
    documented: counts.reduce((sum, { documented }) => sum + documented, 0),
    total: counts.reduce((sum, { total }) => sum + total, 0),
  };
}

/** The documented share, from 0 to 100. It is 100 if there is nothing to document. */
export function getPercent({ documented, total }: Count): number {
  return total === 0 ? 100 : (documented / total) * 100;
}

function measureModule(module: Module, view: PackageView): ModuleCoverage {
  const describables = listDescribables(module, view);
  return {
    module: module.id,
    ...count(describables),
    kinds: Object.fromEntries(
      COVERAGE_KINDS.map((kind) => [kind, count(describables.filter((one) => one.kind === kind))]),
    ) as Record<CoverageKind, Count>,
    undocumented: describables.filter(({ isDocumented }) => !isDocumented),
  };
}

function count(describables: readonly Describable[]): Count {
  const documented = describables.filter(({ isDocumented }) => isDocumented);
  return { documented: documented.length, total: describables.length };
}

function listDescribables(module: Module, view: PackageView): Describable[] {
  const shown = createPublicTest(module, view);
  return [
    ...describeModule(module),
    ...module.items.flatMap((item) => {
      if (item.kind === 'operation') {
        return describeOperation(item, getFunctionId(getNameIn(module, item)));
      }
      return shown(item) ? describeItem(item, getNameIn(module, item)) : [];
    }),
  ];
}

/** An empty `__init__.py` needs no docstring; a private module has no page. */
function describeModule({ id, file, docstring, items, ...module }: Module): Describable[] {
  if (module.private === true || (items.length === 0 && docstring === undefined)) return [];
  return [makeDescribable('objects', 'module', id, docstring, { file, line: 1 })];
}

/**
 * Whether readers see an item: through its page, `__all__` or a re-export, otherwise by its name.
 */
function createPublicTest(module: Module, view: PackageView): (item: Item) => boolean {
  return (item) => {
    if (view.home(item.id)?.private === true) return false;
    const [outermost = '', ...inner] = getNameIn(module, item).split('.');
    const isListed = module.exports?.includes(outermost) ?? !isPrivate(outermost);
    const isOffered = isListed || view.reExports(`${module.id}.${outermost}`).length > 0;
    return isOffered && !inner.some(isPrivate);
  };
}

function isPrivate(name: string): boolean {
  return name.startsWith('_') && !name.startsWith('__');
}

function getNameIn({ id }: Module, item: Item): string {
  return item.id.slice(id.length + 1);
}

function describeOperation(operation: Operation, name: string): Describable[] {
  const { summary, description, parameters, body, source } = operation;
  const parts = [...parameters, ...(body === undefined ? [] : (body.fields ?? [body]))];
  return [
    makeDescribable('operations', 'operation', name, summary ?? description, source),
    ...parts.flatMap((part) => {
      // A placeholder without a parameter is reported as a finding, and dependencies describe their
      // own parameters.
      if (part.pythonName === undefined || 'dependency' in part || isGiven(part)) return [];
      const place = getSource(part) ?? source;
      const label = `${name}(${part.pythonName})`;
      return [makeDescribable('parameters', 'parameter', label, part.description, place)];
    }),
  ];
}

function getSource(part: Parameter | BodyField | RequestBody) {
  return 'location' in part ? part.source : undefined;
}

/** Whether the client itself has the value, so that its callers need no description. */
function isGiven(part: Parameter | BodyField | RequestBody): boolean {
  return 'fromObject' in part || 'constant' in part;
}

function describeItem(item: Item, name: string): Describable[] {
  switch (item.kind) {
    case 'class':
      return describeClass(item, name);
    case 'function':
      // The class's docstring describes `__init__`.
      if (item.name === '__init__') return [];
      return [makeDescribable('objects', 'function', name, item.docstring, item.source)];
    case 'attribute':
      // Constants and instance attributes have no docstring in Python; properties do.
      if (item.property === undefined) return [];
      return [makeDescribable('objects', 'property', name, item.docstring, item.source)];
    default:
      return [];
  }
}

function describeClass(item: ClassItem, name: string): Describable[] {
  const { docstring, model, source } = item;
  if (model === undefined) return [makeDescribable('objects', 'class', name, docstring, source)];
  return [
    makeDescribable('models', 'model', name, docstring, source),
    ...(model.fields ?? []).map((field) =>
      makeDescribable('fields', 'field', `${name}.${field.name}`, field.description, {
        file: source.file,
        line: field.line ?? source.line,
      }),
    ),
  ];
}

function makeDescribable(
  kind: CoverageKind,
  noun: string,
  name: string,
  documentation: unknown,
  location: SourceLocation,
): Describable {
  return { kind, noun, name, isDocumented: documentation !== undefined, location };
}
