import type { Method } from '../operation.ts';
import type { OperationFamily } from './families.ts';
import { getCanonicalPath, getRequestKey } from './request-path.ts';

/** An HTTP request, and all calls that stand for it. */
export interface HttpRequest {
  method: Method;
  /** The path with `{}` for every placeholder. */
  canonicalPath: string;
  /** In module and source order. */
  families: OperationFamily[];
}

/** Groups families by method and path, in the order in which the requests first occur. */
export function groupRequests(families: readonly OperationFamily[]): HttpRequest[] {
  const requests = new Map<string, HttpRequest>();
  for (const family of families) {
    const { method, path } = family.primary;
    const request = requests.get(getRequestKey(family.primary)) ?? {
      method,
      canonicalPath: getCanonicalPath(path),
      families: [],
    };
    request.families.push(family);
    requests.set(getRequestKey(family.primary), request);
  }
  return [...requests.values()];
}
