import type { ClassItem } from '../../../contract/class.ts';
import { formatType } from '../../../contract/types/type-text.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';

/** Whether a class is an exception, which callers catch rather than make. */
export function isException({ id }: ClassItem, view: PackageView): boolean {
  const bases = view.lineage(id).flatMap((item) => item.bases);
  return bases.some((base) => /(Error|Exception)$/u.test(formatType(base)));
}
