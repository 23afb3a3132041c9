import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { Signature } from '../../../contract/function.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import type { Report } from '../create-report.ts';
import { compareParameters } from '../functions/compare-parameters.ts';

/**
 * Changes in how a class is constructed whose fields made its constructor, and which has one that is
 * written now; undefined if that is not so.
 */
export function compareConstructor(
  { before, after }: ItemPair<ClassItem>,
  name: string,
  report: Report,
  comparison: Comparison,
): Change[] | undefined {
  const now = comparison.after.item(`${after.id}.__init__`);
  const wasMade = takesFields(before) && after.model === undefined;
  const isWritten = comparison.before.item(`${before.id}.__init__`) !== undefined;
  if (!wasMade || isWritten || now?.kind !== 'function') return undefined;
  return compareParameters({
    before: makeSignature(before, comparison.before),
    after: now.signature,
    name,
    report,
    comparison,
    ids: { before: before.id, after: now.id },
  });
}

/** Whether the constructor of a class takes its fields by their names in Python. */
function takesFields({ model }: ClassItem): boolean {
  if (model === undefined || model.argumentNames !== undefined) return false;
  return model.shape === undefined || model.shape === 'tuple';
}

function makeSignature(item: ClassItem, view: PackageView): Signature {
  const isNamed = item.model?.keywordOnly === true;
  const parameters = view.fields(item.id).map(
    (field) =>
      ({
        name: field.name,
        kind: isNamed || field.keywordOnly === true ? 'keywordOnly' : 'positionalOrKeyword',
        ...(field.type === undefined ? {} : { type: field.type }),
        ...(field.required ? {} : { default: field.default?.text ?? '...' }),
      }) as const,
  );
  return { parameters };
}
