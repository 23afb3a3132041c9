import { makeClientExample } from '../../../astro-site/src/code/client-call.ts';
import { getBaseUrl } from '../../../extractor/contract/view/clients.ts';
import type { Method } from '../../../extractor/contract/operation.ts';
import {
  createPackageView,
  type PackageView,
} from '../../../extractor/contract/view/package-view.ts';
import type { Package } from '../../../extractor/contract/package.ts';

/** The Python example of a client's operation, as its page shows it. */
export interface ExportedExample {
  id: string;
  method: Method;
  /** The path that the page shows above the example. */
  path: string;
  /** The address in front of the path, if it is known. */
  base?: string;
  /** The operation that this one is a variant of. */
  variantOf?: string;
  code: string;
  /** The environment variables that the example reads, with made-up values. */
  environment: Readonly<Record<string, string>>;
}

/** Lists the examples of all calls of a package's clients, in the order of its modules. */
export function exportExamples(api: Package | PackageView): ExportedExample[] {
  const view = 'operations' in api ? api : createPackageView(api);
  return view.operations.flatMap((operation): ExportedExample[] => {
    if (operation.client === undefined) return [];
    const { id, method, path, client } = operation;
    const base = getBaseUrl(operation, view.client(operation));
    return [
      {
        id,
        method,
        path,
        ...(base === undefined ? {} : { base }),
        ...(client.variantOf === undefined ? {} : { variantOf: client.variantOf.id }),
        ...makeClientExample(operation, view),
      },
    ];
  });
}
