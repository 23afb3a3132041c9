import type { Reason } from '../../../extractor/contract/client-call.ts';
import type { Operation } from '../../../extractor/contract/operation.ts';
import { getBaseUrl } from '../../../extractor/contract/view/clients.ts';
import type { OperationFamily } from '../../../extractor/contract/view/families.ts';
import { getFunctionId } from '../../../extractor/contract/view/function-id.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import type { HttpRequest } from '../../../extractor/contract/view/requests.ts';
import { getHref } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';

/** A function that sends a request, or declares it. */
interface ListedFunction {
  /** The function's dotted path. */
  python: string;
  /** How a caller reaches it from a client. */
  call?: string;
  /** Where the site documents it, relative to the site's address. */
  page?: string;
}

interface ListedCall extends ListedFunction {
  /** `declared` if the function declares the request. */
  certainty: string;
  reasons: Reason[];
  source: string;
  variants: (ListedFunction & { kind: string })[];
}

interface ListedRequest {
  method: string;
  path: string;
  canonicalPath: string;
  /** The address before the path, if it is known. */
  base?: string;
  calls: ListedCall[];
}

/** The requests of a package for programs: which calls send each, and where they are documented. */
export function makeOperationsFile(view: PackageView, routes: RouteTable) {
  const { name, version, generator } = view.index;
  return {
    package: name,
    ...(version === undefined ? {} : { version }),
    generator,
    operations: view.requests().map((request) => makeRequest(request, view, routes)),
  };
}

function makeRequest(
  { method, canonicalPath, families }: HttpRequest,
  view: PackageView,
  routes: RouteTable,
): ListedRequest {
  const operations = families.map(({ primary }) => primary);
  const [base] = operations.flatMap((one) => getBaseUrl(one, view.client(one)) ?? []);
  return {
    method,
    path: operations[0]?.path ?? canonicalPath,
    canonicalPath,
    ...(base === undefined ? {} : { base }),
    calls: families.map((family) => makeCall(family, routes)),
  };
}

function makeCall({ primary, variants }: OperationFamily, routes: RouteTable): ListedCall {
  const { client, source } = primary;
  return {
    ...makeFunction(primary, routes),
    certainty: client?.certainty ?? 'declared',
    reasons: client?.reasons ?? [],
    source: `${source.file}:${String(source.line)}`,
    variants: variants.map(({ kind, operation }) => ({
      kind,
      ...makeFunction(operation, routes),
    })),
  };
}

function makeFunction({ id, client }: Operation, routes: RouteTable): ListedFunction {
  const call = client?.access?.[0];
  const place = routes.find(id);
  return {
    python: getFunctionId(id),
    ...(call === undefined ? {} : { call }),
    ...(place === undefined ? {} : { page: getHref(place).slice(1) }),
  };
}
