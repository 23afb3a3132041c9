import type { VariantKind } from '../../../extractor/contract/client-call.ts';
import type { OperationFamily } from '../../../extractor/contract/view/families.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getPathOrigin, getRequestKey } from '../../../extractor/contract/view/request-path.ts';
import { getParent, isClientOperation, type ClientOperation } from '../routing/item-tree.ts';

/** A call of a client that is a variant of another one. */
export interface ClientVariant {
  kind: VariantKind;
  operation: ClientOperation;
}

/** The calls of a package's clients by what they have in common. */
interface ClientFamilies {
  /** The operations that are no variants, in module and source order. */
  primaries: ClientOperation[];
  variants: ReadonlyMap<string, ClientVariant[]>;
  /** The primary operations of the variants. */
  primaryOf: ReadonlyMap<string, ClientOperation>;
  /** The server that most of the paths contain; lists leave it out. */
  origin: string | undefined;
  /** Primary operations by the request that they send. */
  senders: ReadonlyMap<string, ClientOperation[]>;
  /** The operations whose requests a function sends by calling them, by the function's id. */
  sentFor: ReadonlyMap<string, ClientOperation[]>;
}

const known = new WeakMap<PackageView, ClientFamilies>();
const knownCounts = new WeakMap<PackageView, Map<string, number>>();

/** Reads the families of a package, once. */
export function getFamilies(view: PackageView): ClientFamilies {
  const found = known.get(view) ?? readFamilies(view);
  known.set(view, found);
  return found;
}

/**
 * The number of operations of a package, or of one of its modules. An operation and its variants, such
 * as the asynchronous one, are counted as one, where the operation is.
 */
export function countOperations(view: PackageView, moduleId?: string): number {
  const counts = knownCounts.get(view) ?? countByModule(view);
  knownCounts.set(view, counts);
  if (moduleId !== undefined) return counts.get(moduleId) ?? 0;
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}

function countByModule(view: PackageView): Map<string, number> {
  const { primaryOf } = getFamilies(view);
  const counts = new Map<string, number>();
  for (const { id } of view.operations) {
    const module = view.home(id)?.id ?? '';
    if (!primaryOf.has(id)) counts.set(module, (counts.get(module) ?? 0) + 1);
  }
  return counts;
}

function readFamilies(view: PackageView): ClientFamilies {
  const families = view.families().filter(({ primary }) => isClientOperation(primary));
  const primaries = families.map(({ primary }) => primary).filter(isClientOperation);
  return {
    primaries,
    variants: new Map(families.map((family) => [family.primary.id, listVariants(family)])),
    primaryOf: new Map(
      families.flatMap(({ primary, variants }) =>
        isClientOperation(primary)
          ? variants.map(({ operation }) => [operation.id, primary] as const)
          : [],
      ),
    ),
    origin: findOrigin(primaries),
    senders: Map.groupBy(primaries, getRequestKey),
    sentFor: groupByCaller(view.operations.filter(isClientOperation)),
  };
}

function groupByCaller(operations: readonly ClientOperation[]): Map<string, ClientOperation[]> {
  const pairs = operations.flatMap((operation) =>
    (operation.client.alsoSentBy ?? []).map((id) => ({ id, operation })),
  );
  const groups = [...Map.groupBy(pairs, ({ id }) => id)];
  return new Map(groups.map(([id, its]) => [id, its.map(({ operation }) => operation)]));
}

function findOrigin(operations: readonly ClientOperation[]): string | undefined {
  const origins = Map.groupBy(operations, ({ path }) => getPathOrigin(path));
  return [...origins].find(([, members]) => members.length > operations.length / 2)?.[0];
}

function listVariants({ variants }: OperationFamily): ClientVariant[] {
  return variants.flatMap(({ kind, operation }) =>
    isClientOperation(operation) ? [{ kind, operation }] : [],
  );
}

/**
 * The class whose requests a class mirrors: each of its requests is a variant of one of another
 * class.
 */
export function findMirrored(classId: string, view: PackageView): string | undefined {
  const { primaryOf } = getFamilies(view);
  const item = view.item(classId);
  const members = item?.kind === 'class' ? (item.members ?? []) : [];
  const requests = members.map(view.item).filter(isClientOperation);
  const owners = requests.map(({ id }) => getOwner(primaryOf.get(id)));
  const [first] = owners;
  const isMirror = owners.every((owner) => owner !== undefined && owner !== classId);
  return isMirror ? first : undefined;
}

function getOwner(primary: ClientOperation | undefined): string | undefined {
  return primary === undefined ? undefined : getParent(primary.id);
}
