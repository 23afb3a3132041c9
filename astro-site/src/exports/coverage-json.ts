import type {
  ApiDocumentFacts,
  ApiFile,
  ApiOperationFacts,
} from '../../../extractor/contract/api-file.ts';
import { getFunctionId } from '../../../extractor/contract/view/function-id.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getHref } from '../routing/route.ts';
import type { RouteTable } from '../routing/route-table.ts';

/**
 * How much of its API a package covers, for programs: facts of the documents and their places on the
 * site, and none of their texts.
 */
export function makeCoverageFile(view: PackageView, file: ApiFile, routes: RouteTable) {
  const { name, version, generator } = view.index;
  const { documents, sent, total, tags, operations, drift } = file;
  return {
    package: name,
    ...(version === undefined ? {} : { version }),
    generator,
    documents: documents.map(describeDocument),
    ...{ sent, total, tags },
    operations: operations.map((operation) => describeOperation(operation, routes)),
    drift: drift.map(({ item, ...rest }) => ({ ...rest, ...describeFunction(item, routes) })),
  };
}

/** Where the document is in the project is nobody else's concern. */
function describeDocument(document: ApiDocumentFacts) {
  return { ...document, file: undefined };
}

function describeOperation({ sentBy, ...rest }: ApiOperationFacts, routes: RouteTable) {
  return { ...rest, sentBy: sentBy.map((id) => describeFunction(id, routes)) };
}

function describeFunction(id: string, routes: RouteTable): { python: string; page?: string } {
  const place = routes.find(id);
  return {
    python: getFunctionId(id),
    ...(place === undefined ? {} : { page: getHref(place).slice(1) }),
  };
}
