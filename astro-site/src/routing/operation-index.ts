import type { Operation } from '../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { isClientOperation } from './item-tree.ts';

/** Whether a package has a page that lists all its operations. */
export function hasOperationIndex(view: PackageView): boolean {
  return view.operations.some(isClientOperation) || listServerOperations(view).length > 0;
}

/**
 * The operations of a server that its index lists. If all are in one module, its page is the index.
 */
export function listServerOperations(view: PackageView): Operation[] {
  const operations = view.operations.filter((one) => !isClientOperation(one));
  const modules = new Set(operations.map(({ id }) => view.moduleOf(id)?.id));
  return modules.size > 1 ? operations : [];
}
