import type { Change } from '../../../contract/change.ts';
import type { ClassItem, Field } from '../../../contract/class.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import type { Rule } from '../../rule.ts';
import { quote } from '../../wording.ts';
import { compareFinal } from '../compare-final.ts';
import { type Facts, getPartSource, type Report } from '../create-report.ts';
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
    ...compareModifier(pair, FROZEN, { name, report, comparison }),
    ...compareModifier(pair, KEYWORD_ONLY, { name, report, comparison }),
  ];
}

/** Something that a class says of all of its fields, or of some. */
interface Modifier {
  isComparable: (before: ClassItem, after: ClassItem) => boolean;
  ofClass: (item: ClassItem, view: PackageView) => boolean;
  ofField: (field: Field, item: ClassItem) => boolean;
  /** The rule, and the end of the sentence that begins with the fields. */
  added: [Rule, string];
  removed: [Rule, string];
}

const FROZEN: Modifier = {
  isComparable: ({ model: old }, { model: now }) => old?.flavor === now?.flavor,
  ofClass: isFrozen,
  ofField: ({ frozen }) => frozen === true,
  added: [CLASS_RULES.classFrozen, 'can no longer be set'],
  removed: [CLASS_RULES.classUnfrozen, 'can be set now'],
};

/** Pydantic's models take their fields by name only. */
const KEYWORD_ONLY: Modifier = {
  isComparable: (...classes) => classes.every((item) => isPlaced(item) || isPydantic(item)),
  ofClass: (item) => isPydantic(item) || isKeywordOnly(item),
  ofField: ({ keywordOnly }, item) => isPlaced(item) && keywordOnly === true,
  added: [CLASS_RULES.fieldsKeywordOnly, 'can only be passed by name now'],
  removed: [CLASS_RULES.fieldsPositional, 'can be passed by position now'],
};

function compareModifier(
  { before, after }: ItemPair<ClassItem>,
  { isComparable, ofClass, ofField, added, removed }: Modifier,
  { name, report, comparison }: Options,
): Change[] {
  const was = ofClass(before, comparison.before);
  const is = ofClass(after, comparison.after);
  if (!isComparable(before, after) || (was && is)) return [];
  if (was !== is && [before, after].some(hasUnknownArguments)) return [];
  const end = `of ${quote(name)}`;
  if (was !== is) {
    const [rule, text] = is ? added : removed;
    return [report(rule, `The fields ${end} ${text}.`)];
  }
  return pairFields(before, after).flatMap(([old, now]) => {
    if (ofField(old, before) === ofField(now, after)) return [];
    const [rule, text] = ofField(now, after) ? added : removed;
    const part = { kind: 'field', name: now.name } as const;
    const sources: Facts['sources'] = [getPartSource(before, old), getPartSource(after, now)];
    return [report(rule, `Field ${quote(now.name)} ${end} ${text}.`, { part, sources })];
  });
}

/** The fields that both classes declare themselves. */
function pairFields(before: ClassItem, after: ClassItem): [Field, Field][] {
  const olds = new Map(before.model?.fields?.map((field) => [field.name, field]));
  return (after.model?.fields ?? []).flatMap((now): [Field, Field][] => {
    const old = olds.get(now.name);
    return old === undefined ? [] : [[old, now]];
  });
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

/** Whether a class is one whose fields could be passed by position, but asks for their names. */
export function isKeywordOnly(item: ClassItem): boolean {
  return isPlaced(item) && getDecorators(item).some((text) => /\bkw_only=True\b/.test(text));
}

function isPlaced({ model }: ClassItem): boolean {
  return model?.flavor === 'dataclass' || model?.flavor === 'attrs';
}

function isPydantic({ model }: ClassItem): boolean {
  return model?.flavor === 'pydantic';
}

/** Whether a decorator takes arguments that are not written there: `dataclass(**options)`. */
function hasUnknownArguments(item: ClassItem): boolean {
  return getDecorators(item).some((text) => /[(,]\*\*/.test(text));
}

/** The decorators without spaces: `dataclass(frozen=True)`. */
function getDecorators({ decorators = [] }: ClassItem): string[] {
  return decorators.map((text) => text.replaceAll(/\s+/g, ''));
}
