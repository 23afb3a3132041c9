import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { quote } from '../../wording.ts';
import { compareFinal } from '../compare-final.ts';
import type { Report } from '../create-report.ts';
import { CLASS_RULES } from './class-rules.ts';

interface Options {
  name: string;
  report: Report;
  comparison: Comparison;
}

/** Changes in what a class allows: subclasses, setting its fields, passing them by position. */
export function compareModifiers(
  pair: ItemPair<ClassItem>,
  { name, report, comparison }: Options,
): Change[] {
  return [
    ...compareFinal(pair, name, report),
    ...compareFrozen(pair, { name, report, comparison }),
    ...compareKeywordOnly(pair, name, report),
  ];
}

function compareFrozen(
  { before, after }: ItemPair<ClassItem>,
  { name, report, comparison }: Options,
): Change[] {
  const was = isFrozen(before, comparison.before);
  const is = isFrozen(after, comparison.after);
  if (was === is || before.model?.flavor !== after.model?.flavor) return [];
  return is
    ? [report(CLASS_RULES.classFrozen, `The fields of ${quote(name)} can no longer be set.`)]
    : [report(CLASS_RULES.classUnfrozen, `The fields of ${quote(name)} can be set now.`)];
}

function isFrozen(item: ClassItem, view: PackageView): boolean {
  switch (item.model?.flavor) {
    case 'pydantic': {
      const { frozen, allow_mutation: isMutable } = view.settings(item.id);
      return frozen === 'True' || isMutable === 'False';
    }
    case 'dataclass':
      return getDecorators(item).some((text) => /\bfrozen=True\b/.test(text));
    case 'attrs':
      return getDecorators(item).some((text) => /\bfrozen=True\b|^[\w.]*\bfrozen\b/.test(text));
    default:
      return false;
  }
}

function compareKeywordOnly(
  { before, after }: ItemPair<ClassItem>,
  name: string,
  report: Report,
): Change[] {
  const [was, is] = [isKeywordOnly(before), isKeywordOnly(after)];
  if (was === is || before.model?.flavor !== after.model?.flavor) return [];
  const fields = `The fields of ${quote(name)}`;
  return is
    ? [report(CLASS_RULES.fieldsKeywordOnly, `${fields} can only be passed by name now.`)]
    : [report(CLASS_RULES.fieldsPositional, `${fields} can be passed by position now.`)];
}

/** Of the classes whose fields can be passed by position. */
function isKeywordOnly(item: ClassItem): boolean {
  const isPlaced = item.model?.flavor === 'dataclass' || item.model?.flavor === 'attrs';
  return isPlaced && getDecorators(item).some((text) => /\bkw_only=True\b/.test(text));
}

/** The decorators without spaces: `dataclass(frozen=True)`. */
function getDecorators({ decorators = [] }: ClassItem): string[] {
  return decorators.map((text) => text.replaceAll(/\s+/g, ''));
}
