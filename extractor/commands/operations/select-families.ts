import { MethodSchema, type Method, type Operation } from '../../contract/operation.ts';
import { getBaseUrl } from '../../contract/view/clients.ts';
import type { OperationFamily } from '../../contract/view/families.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import { createPathTest } from '../../contract/view/request-path.ts';
import { WrapdocsError } from '../../errors.ts';

/** The requests that are wanted; absent parts allow everything. */
export interface RequestFilter {
  method?: Method | undefined;
  path?: string | undefined;
}

/** Reads `--method` and `--path`; a method may be in lower case. */
export function parseFilter(options: { method?: string; path?: string }): RequestFilter {
  const method = options.method === undefined ? undefined : parseMethod(options.method);
  return { method, path: options.path };
}

function parseMethod(text: string): Method {
  const { data } = MethodSchema.safeParse(text.toUpperCase());
  if (data !== undefined) return data;
  throw new WrapdocsError({
    code: 'USAGE',
    message: `\`${text}\` is not an HTTP method.`,
    hint: `Set --method to one of ${MethodSchema.options.join(', ')}.`,
  });
}

/** The families of a package whose request is wanted. */
export function selectFamilies(
  view: PackageView,
  { method, path }: RequestFilter,
): OperationFamily[] {
  const isPath = path === undefined ? () => true : createPathTest(path);
  return view
    .families()
    .filter(
      ({ primary }) =>
        isMethod(primary, method) &&
        isPath(primary.path, getBaseUrl(primary, view.client(primary))),
    );
}

function isMethod(operation: Operation, wanted: Method | undefined): boolean {
  return wanted === undefined || operation.method === wanted || operation.method === 'ANY';
}

/** The filter in words: `POST /v1/users`. */
export function describeFilter({ method, path }: RequestFilter): string {
  return [method, path].filter((part) => part !== undefined).join(' ');
}
