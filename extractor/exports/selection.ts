import type { Operation } from '../contract/operation.ts';
import type { OperationFamily } from '../contract/view/families.ts';
import type { PackageView } from '../contract/view/package-view.ts';
import { getPathOrigin } from '../contract/view/request-path.ts';

/** The operations of a package that OpenAPI can express. */
interface OpenApiSelection {
  /** Every declared operation, and one client operation for each request; in source order. */
  operations: Operation[];
  /** All calls that send the request of a client operation among `operations`. */
  calls: ReadonlyMap<Operation, OperationFamily[]>;
  /** Requests of clients that were left out because OpenAPI does not have their method. */
  unknownMethods: number;
  /** Requests of clients that were left out because their paths are not known completely. */
  incompletePaths: number;
}

/**
 * Selects what is exported, and counts what is left out.
 *
 * @param application the only application whose operations are exported
 */
export function selectForOpenApi(view: PackageView, application?: string): OpenApiSelection {
  const calls = new Map<Operation, OperationFamily[]>();
  let [unknownMethods, incompletePaths] = [0, 0];
  for (const { families } of view.requests()) {
    const sent = families.filter(({ primary }) => primary.client !== undefined);
    const [first] = sent;
    if (first === undefined) continue;
    if (first.primary.method === 'LIST') unknownMethods += 1;
    else if (isIncomplete(first.primary)) incompletePaths += 1;
    else calls.set(first.primary, sent);
  }
  const operations = view.operations
    .filter((one) => one.client === undefined || calls.has(one))
    .filter((one) => application === undefined || one.application === application);
  return { operations, calls, unknownMethods, incompletePaths };
}

/** The applications that serve the operations of a package, if there are several. */
export function listApplications(operations: readonly Operation[]): string[] {
  return [...new Set(operations.flatMap((one) => one.application ?? []))].toSorted();
}

function isIncomplete({ path, client }: Operation): boolean {
  const isPath = path.startsWith('/') || getPathOrigin(path) !== undefined;
  return !isPath || (client?.reasons ?? []).some(({ kind }) => kind === 'pathIncomplete');
}
