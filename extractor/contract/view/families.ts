import type { VariantKind } from '../client-call.ts';
import type { Operation } from '../operation.ts';
import { getRequestKey } from './request-path.ts';

/** An operation that differs from the primary one only in how it is called. */
export interface OperationVariant {
  kind: VariantKind;
  operation: Operation;
}

/** One call with its variants: synchronous and asynchronous, with the raw response, and so on. */
export interface OperationFamily {
  primary: Operation;
  /** In module and source order. */
  variants: OperationVariant[];
}

/**
 * Folds variants into their primary operations, which keep their order. A variant that sends another
 * request than its primary operation is a family of its own, and so is an operation that declares
 * its request.
 */
export function groupFamilies(operations: readonly Operation[]): OperationFamily[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const families = new Map<string, OperationFamily>();
  for (const operation of operations) {
    if (findPrimary(operation, byId) === operation)
      families.set(operation.id, { primary: operation, variants: [] });
  }
  for (const operation of operations) {
    const kind = operation.client?.variantOf?.kind;
    const primary = findPrimary(operation, byId);
    if (kind === undefined || primary === operation) continue;
    families.get(primary.id)?.variants.push({ kind, operation });
  }
  return [...families.values()];
}

/**
 * The operation at the end of the chain of variants. The document may lack it, and a chain that
 * leads back to itself has no end: such an operation stands for itself.
 */
function findPrimary(operation: Operation, byId: ReadonlyMap<string, Operation>): Operation {
  const key = getRequestKey(operation);
  const seen = new Set<Operation>();
  let primary = operation;
  while (!seen.has(primary)) {
    seen.add(primary);
    const id = primary.client?.variantOf?.id;
    const next = id === undefined ? undefined : byId.get(id);
    if (next === undefined || getRequestKey(next) !== key) return primary;
    primary = next;
  }
  return operation;
}
