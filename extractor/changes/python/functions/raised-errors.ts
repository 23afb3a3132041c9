import type { ClassItem } from '../../../contract/class.ts';
import type { SignatureParameter } from '../../../contract/function.ts';
import { getTypeNames } from '../../../contract/types/type-references.ts';
import { formatType } from '../../../contract/types/type-text.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import { isForeignName } from '../../types/type-names.ts';

/**
 * Whether a class is an exception that callers catch and do not raise: one of a package that sends
 * requests, or one that is made of a response of an HTTP library.
 */
export function isRaisedByPackage(
  item: ClassItem,
  parameters: readonly SignatureParameter[],
  view: PackageView,
): boolean {
  const isClient = () => view.operations.some(({ client }) => client !== undefined);
  return isException(item, view) && (isClient() || parameters.some((one) => isResponse(one, view)));
}

function isException({ id }: ClassItem, view: PackageView): boolean {
  const bases = view.lineage(id).flatMap((item) => item.bases);
  return bases.some((base) => /(Error|Exception)$/u.test(formatType(base)));
}

function isResponse({ type }: SignatureParameter, view: PackageView): boolean {
  return getTypeNames(type).some(
    ({ id = '' }) => id.endsWith('Response') && isForeignName(id, view.index.name),
  );
}
