import type { Change } from '../../contract/change.ts';
import type { Comparison } from '../comparison.ts';

/**
 * Reports a change that a function and its variants (asynchronous, raw response) share only once,
 * for the function; `operations` names the variants.
 */
export function foldVariants(changes: readonly Change[], comparison: Comparison): Change[] {
  const primaries = new Map(changes.map((change) => [getKey(change, change.item), change]));
  const folded = new Map<Change, Change[]>();
  for (const change of changes) {
    const id = getPrimaryId(change, comparison);
    const primary = id === undefined ? undefined : primaries.get(getKey(change, id));
    if (primary === undefined || primary === change) continue;
    folded.set(primary, [...(folded.get(primary) ?? []), change]);
  }
  const variants = new Set([...folded.values()].flat());
  return changes
    .filter((change) => !variants.has(change) || folded.has(change))
    .map((change) => addVariants(change, folded.get(change) ?? []));
}

/** The id of the operation that the changed one is a variant of. */
function getPrimaryId(
  { item, after }: Change,
  documents: Pick<Comparison, 'before' | 'after'>,
): string | undefined {
  const operation = (after === undefined ? documents.before : documents.after).item(item);
  return operation?.kind === 'operation' ? operation.client?.variantOf?.id : undefined;
}

/** A key that is equal for the same change of different operations. */
function getKey({ code, severity, part, before, after }: Change, id: string): string {
  return [id, code, severity, part?.kind, part?.name, before?.text, after?.text].join('\n');
}

function addVariants(change: Change, variants: readonly Change[]): Change {
  if (variants.length === 0) return change;
  const operations = [change, ...variants].flatMap(({ item, operations: own }) => own ?? [item]);
  return { ...change, operations: [...new Set(operations)].sort() };
}
