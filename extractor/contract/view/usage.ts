import type { ClassTree } from './class-tree.ts';
import type { Item } from '../module.ts';
import type { Operation } from '../operation.ts';
import type { TypeExpression } from '../type-expression.ts';
import {
  getParameterTypes,
  getRequestTypes,
  getResponseTypes,
  getTypeReferences,
} from '../types/type-references.ts';

type UsageRole = 'parameter' | 'request' | 'response';

/**
 * An operation that takes or returns a model; `direct` is false if it does so only inside another
 * model.
 */
export interface Usage {
  operation: Operation;
  role: UsageRole;
  direct: boolean;
  /** Whether it only does so as one of the classes that derive from a class without fields. */
  vague?: true;
}

/** Finds, for every item, the operations that use it, in the order of the operations. */
export function collectUsages(
  operations: Operation[],
  items: ReadonlyMap<string, Item>,
  tree: ClassTree,
): Map<string, Usage[]> {
  const usages = new Map<string, Usage[]>();
  const reach = createReach(items, (item) => [
    ...getHeldIds(item, tree),
    ...getSubtypeIds(item, tree),
  ]);
  const reachKnown = createReach(items, (item) =>
    item !== undefined && tree.fields(item.id).length === 0
      ? getHeldIds(item, tree)
      : [...getHeldIds(item, tree), ...getSubtypeIds(item, tree)],
  );
  for (const operation of operations) {
    for (const [role, types] of getTypesByRole(operation)) {
      const direct = new Set(types.flatMap(getTypeReferences));
      const known = reachKnown(direct);
      for (const id of reach(direct)) {
        const usage: Usage = {
          operation,
          role,
          direct: direct.has(id),
          ...(known.has(id) ? {} : { vague: true }),
        };
        const others = usages.get(id);
        if (others === undefined) usages.set(id, [usage]);
        else others.push(usage);
      }
    }
  }
  return usages;
}

function getTypesByRole(operation: Operation): [UsageRole, (TypeExpression | undefined)[]][] {
  return [
    ['parameter', getParameterTypes(operation.parameters)],
    ['request', getRequestTypes(operation)],
    ['response', getResponseTypes(operation)],
  ];
}

/** Returns a function that maps ids to all documented ids that their values can contain. */
function createReach(
  items: ReadonlyMap<string, Item>,
  getHeld: (item: Item | undefined) => string[],
) {
  const memo = new Map<string, string[]>();

  function getNext(id: string): string[] {
    const known = memo.get(id);
    if (known !== undefined) return known;
    const next = [...new Set(getHeld(items.get(id)))].filter((held) => items.has(held));
    memo.set(id, next);
    return next;
  }

  return (start: ReadonlySet<string>): Set<string> => {
    const found = new Set([...start].filter((id) => items.has(id)));
    // Iterating over a Set also visits elements that are added on the way.
    for (const id of found) for (const next of getNext(id)) found.add(next);
    return found;
  };
}

/**
 * What a value of the item can contain: its fields' types, what its bases are generic over, the
 * target of an alias.
 */
function getHeldIds(item: Item | undefined, tree: ClassTree): string[] {
  if (item?.kind === 'attribute') return getTypeReferences(item.aliasOf);
  if (item?.kind !== 'class') return [];
  return [
    ...[item.model?.root, item.model?.output].flatMap(getTypeReferences),
    ...[...tree.fields(item.id), ...(item.model?.computed ?? [])].flatMap((field) =>
      getTypeReferences(field.type),
    ),
    ...tree.lineage(item.id).flatMap(({ bases }) => bases.flatMap(getArgumentReferences)),
  ];
}

/** A value of a class may also be one of a class that derives from it. */
function getSubtypeIds(item: Item | undefined, tree: ClassTree): string[] {
  return item?.kind === 'class' ? tree.subtypes(item.id).map(({ id }) => id) : [];
}

/** The `User` of the base `Page[User]`: a field of the base has that type. */
function getArgumentReferences(base: TypeExpression): string[] {
  return base.kind === 'generic' ? base.arguments.flatMap(getTypeReferences) : [];
}
