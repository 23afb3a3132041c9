import type { Operation } from '../../contract/operation.ts';
import type { Parameter } from '../../contract/parameter.ts';
import { getTypeReferences } from '../../contract/types/type-references.ts';
import { isOperation, type PackageView } from '../../contract/view/package-view.ts';
import type { Documents, ItemPair } from '../documents.ts';

/**
 * A function or class that declares request parameters for operations: `Depends(...)`, or a model
 * that stands for several parameters.
 */
export interface Dependency extends ItemPair<Operation> {
  /** Ids, in the new document, of the operations that have it in both documents. */
  operations: Set<string>;
}

/**
 * Finds the common dependencies of operations in both documents, by their new ids. If an operation
 * newly depends on something that others already had (or stops depending on something that others
 * still have), the difference belongs to that operation. If a dependency requires nothing on one
 * side, the difference belongs to all operations.
 */
export function findDependencies(
  pairs: readonly ItemPair[],
  documents: Documents,
): Map<string, Dependency> {
  const found = new Map<string, Dependency>();
  const callable = new Set(pairs.filter(isCallable).map(({ after }) => after.id));
  const operations = pairs.flatMap((pair) => (isOperationPair(pair) ? [pair] : []));
  const asked = new Set(operations.flatMap((pair) => listProviders(pair.before, documents.before)));
  const asks = new Set(operations.flatMap((pair) => listProviders(pair.after, documents.after)));
  for (const pair of operations) {
    for (const { before, after, isShared } of listBoth(pair, documents)) {
      const isWhole = !asked.has(before) || !asks.has(after);
      if (!callable.has(after) || !(isShared || isWhole)) continue;
      const known = found.get(after);
      if (known !== undefined) known.operations.add(pair.after.id);
      else found.set(after, makeDependency(pair, { before, after }, documents));
    }
  }
  return found;
}

/** The dependencies of an operation in either document, by their common ids. */
function listBoth(pair: ItemPair<Operation>, { before, after, counterpart, origin }: Documents) {
  const olds = listProviders(pair.before, before).map((id) => counterpart(id) ?? '');
  const news = listProviders(pair.after, after);
  return [...new Set([...olds, ...news])].map((id) => ({
    before: origin(id) ?? '',
    after: id,
    isShared: olds.includes(id) && news.includes(id),
  }));
}

function makeDependency(
  pair: ItemPair<Operation>,
  ids: Record<keyof ItemPair, string>,
  { before, after }: Documents,
): Dependency {
  return {
    before: filterProviders(pair.before, before, (id) => id === ids.before),
    after: filterProviders(pair.after, after, (id) => id === ids.after),
    operations: new Set([pair.after.id]),
  };
}

function isOperationPair(pair: ItemPair): pair is ItemPair<Operation> {
  return isOperation(pair.before) && isOperation(pair.after);
}

function isCallable({ before, after }: ItemPair): boolean {
  const kinds = [before.kind, after.kind];
  return kinds.every((kind) => kind === 'function' || kind === 'class');
}

/**
 * An operation, before and after, without the parts from dependencies, which are reported there.
 */
export function leaveDependencies(
  { before, after }: ItemPair<Operation>,
  comparison: Documents & { dependencies: ReadonlyMap<string, Dependency> },
): ItemPair<Operation> {
  const { counterpart, dependencies } = comparison;
  const isOwn = (id: string | undefined) =>
    id === undefined || dependencies.get(id)?.operations.has(after.id) !== true;
  return {
    before: filterProviders(before, comparison.before, (id) => isOwn(id && counterpart(id))),
    after: filterProviders(after, comparison.after, isOwn),
  };
}

/** The operation with only the parameters from some providers. */
function filterProviders(
  operation: Operation,
  view: PackageView,
  isKept: (id: string | undefined) => boolean,
): Operation {
  const parameters = operation.parameters.filter((parameter) =>
    isKept(findProvider(parameter, operation, view)),
  );
  return { ...operation, parameters };
}

/** The ids of the providers of an operation's parameters, each once. */
function listProviders(operation: Operation, view: PackageView): string[] {
  const found = operation.parameters.flatMap(
    (parameter) => findProvider(parameter, operation, view) ?? [],
  );
  return [...new Set(found)];
}

/** The provider of a parameter that the function itself does not declare. */
function findProvider(
  { pythonName, dependency }: Parameter,
  { signature }: Operation,
  view: PackageView,
): string | undefined {
  if (dependency !== undefined) return dependency;
  const { parameters } = signature;
  if (pythonName === undefined || parameters.some(({ name }) => name === pythonName)) {
    return undefined;
  }
  return parameters
    .flatMap(({ type }) => getTypeReferences(type))
    .find((id) => view.fields(id).some(({ name }) => name === pythonName));
}
