import type { Operation } from '../../contract/operation.ts';
import { isOperation } from '../../contract/package-view.ts';
import type { Comparison } from '../comparison.ts';
import type { ItemPair } from '../pair-items.ts';

/** A function or class (`Depends(...)`) that asks something of the requests of operations, in both documents. */
export interface SharedDependency {
  /** What it is called in the old document. */
  before: string;
  /** An operation that depends on it, before and after. */
  sample: ItemPair<Operation>;
  /** Ids of all such operations, in the new document. */
  operations: string[];
}

/** Finds what operations of both documents depend on, by what the new one calls it. */
export function findDependencies(
  pairs: readonly ItemPair[],
  counterpart: Counterpart,
): Map<string, SharedDependency> {
  const found = new Map<string, SharedDependency>();
  const callable = new Set(pairs.filter(isCallable).map(({ after }) => after.id));
  for (const { before, after } of pairs) {
    if (!isOperation(before) || !isOperation(after)) continue;
    for (const [old, now] of listShared({ before, after }, counterpart)) {
      if (!callable.has(now)) continue;
      const known = found.get(now);
      if (known !== undefined) known.operations.push(after.id);
      else found.set(now, { before: old, sample: { before, after }, operations: [after.id] });
    }
  }
  return found;
}

type Counterpart = (id: string) => string | undefined;

function isCallable({ before, after }: ItemPair): boolean {
  const kinds = [before.kind, after.kind];
  return kinds.every((kind) => kind === 'function' || kind === 'class');
}

/** The dependencies that an operation has before and after, old id and new. */
function listShared(
  { before, after }: ItemPair<Operation>,
  counterpart: Counterpart,
): [old: string, now: string][] {
  const news = listDependencies(after);
  return [...listDependencies(before)].flatMap((old): [string, string][] => {
    const now = counterpart(old);
    return now !== undefined && news.has(now) ? [[old, now]] : [];
  });
}

/** The operation as far as the dependency goes. */
export function takeDependency(operation: Operation, id: string): Operation {
  const parameters = operation.parameters.filter(({ dependency }) => dependency === id);
  return { ...operation, parameters };
}

/** An operation, before and after, without what it has from dependencies, which is told there. */
export function leaveDependencies(
  pair: ItemPair<Operation>,
  { counterpart, dependencies }: Pick<Comparison, 'counterpart' | 'dependencies'>,
): ItemPair<Operation> {
  const shared = listShared(pair, counterpart).filter(([, now]) => dependencies.has(now));
  const [olds, news] = [new Map(shared), new Set(shared.map(([, now]) => now))];
  return {
    before: leave(pair.before, (id) => olds.has(id)),
    after: leave(pair.after, (id) => news.has(id)),
  };
}

function leave(operation: Operation, isLeft: (id: string) => boolean): Operation {
  const parameters = operation.parameters.filter(
    ({ dependency }) => dependency === undefined || !isLeft(dependency),
  );
  return { ...operation, parameters };
}

function listDependencies({ parameters }: Operation): Set<string> {
  return new Set(parameters.flatMap(({ dependency }) => dependency ?? []));
}
