import type { Operation } from '../../contract/operation.ts';
import { isOperation } from '../../contract/package-view.ts';
import type { Comparison } from '../comparison.ts';
import type { ItemPair } from '../pair-items.ts';

/** A function or class (`Depends(...)`) that asks something of the requests of operations. */
export interface SharedDependency {
  /** What it is called in the old document. */
  before: string;
  /** An operation that has something from it, before or after. */
  sample: ItemPair<Operation>;
  /** Ids of all such operations, in the new document. */
  operations: Set<string>;
}

type Names = Pick<Comparison, 'counterpart' | 'origin'>;

/**
 * Finds what operations of both documents depend on, by what the new one calls it. Operations that
 * depend on something now that others already had, or no longer do, are left out: the difference
 * is theirs. Where a dependency asks nothing at all on one side, it is that of all operations.
 */
export function findDependencies(
  pairs: readonly ItemPair[],
  { counterpart, origin }: Names,
): Map<string, SharedDependency> {
  const found = new Map<string, SharedDependency>();
  const callable = new Set(pairs.filter(isCallable).map(({ after }) => after.id));
  const operations = pairs.flatMap((pair) => (isOperationPair(pair) ? [pair] : []));
  const asked = new Set(operations.flatMap(({ before }) => listDependencies(before)));
  const asks = new Set(operations.flatMap(({ after }) => listDependencies(after)));
  for (const sample of operations) {
    const olds = listDependencies(sample.before).map((id): [string, string] => [
      id,
      counterpart(id) ?? '',
    ]);
    const news = listDependencies(sample.after).map((id): [string, string] => [
      origin(id) ?? '',
      id,
    ]);
    for (const [before, now] of [...olds, ...news]) {
      const isShared = isIn(olds, now) && isIn(news, now);
      const isWhole = !asked.has(before) || !asks.has(now);
      if (!callable.has(now) || !(isShared || isWhole)) continue;
      const known = found.get(now);
      if (known !== undefined) known.operations.add(sample.after.id);
      else found.set(now, { before, sample, operations: new Set([sample.after.id]) });
    }
  }
  return found;
}

function isIn(list: readonly [before: string, now: string][], id: string): boolean {
  return list.some(([, now]) => now === id);
}

function isOperationPair(pair: ItemPair): pair is ItemPair<Operation> {
  return isOperation(pair.before) && isOperation(pair.after);
}

function isCallable({ before, after }: ItemPair): boolean {
  const kinds = [before.kind, after.kind];
  return kinds.every((kind) => kind === 'function' || kind === 'class');
}

/** The operation as far as the dependency goes. */
export function takeDependency(operation: Operation, id: string): Operation {
  const parameters = operation.parameters.filter(({ dependency }) => dependency === id);
  return { ...operation, parameters };
}

/** An operation, before and after, without what it has from dependencies, which is told there. */
export function leaveDependencies(
  { before, after }: ItemPair<Operation>,
  { counterpart, dependencies }: Pick<Comparison, 'counterpart' | 'dependencies'>,
): ItemPair<Operation> {
  const isLeft = (id: string | undefined) =>
    id !== undefined && dependencies.get(id)?.operations.has(after.id) === true;
  return {
    before: leave(before, (id) => isLeft(counterpart(id))),
    after: leave(after, isLeft),
  };
}

function leave(operation: Operation, isLeft: (id: string) => boolean): Operation {
  const parameters = operation.parameters.filter(
    ({ dependency }) => dependency === undefined || !isLeft(dependency),
  );
  return { ...operation, parameters };
}

/** The dependencies that an operation has something from, each once. */
function listDependencies({ parameters }: Operation): string[] {
  return [...new Set(parameters.flatMap(({ dependency }) => dependency ?? []))];
}
