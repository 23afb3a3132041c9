import type { Change } from '../../../contract/change.ts';
import type { ClassItem, Field } from '../../../contract/class.ts';
import type { SignatureParameter } from '../../../contract/function.ts';
import { formatType } from '../../../contract/types/type-text.ts';
import type { InheritedField } from '../../../contract/view/class-tree.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { findOutOfOrder } from '../../matching/find-out-of-order.ts';
import { type FieldPair, matchFields } from '../../matching/match-fields.ts';
import type { Rule } from '../../rule.ts';
import { relateWithDefault } from '../../types/relate-types.ts';
import { describeStep, normalize, quote } from '../../wording.ts';
import { compareDeprecation } from '../compare-deprecation.ts';
import { compareTypes } from '../compare-types.ts';
import { type Facts, getPartSource, type Report } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { compareFieldDetails } from './compare-field-details.ts';
import {
  isMadeByPackage,
  isNeverTaken,
  isOnlyReturned,
  isReturned,
  isUnused,
} from '../returned-classes.ts';
import { downgrade } from '../../downgrade.ts';

interface Options {
  name: string;
  report: Report;
  comparison: Comparison;
}

/** Changes in the fields of a class that no operation uses. */
export function compareFields(
  pair: ItemPair<ClassItem>,
  { name, report, comparison }: Options,
): Change[] {
  const { before, after } = pair;
  const { pairs, added, removed } = matchFields(
    comparison.before.fields(before.id).filter(isPublic),
    comparison.after.fields(after.id).filter(isPublic),
    (old, now) => old.required === now.required && areAlike(old, now, comparison),
  );
  const context: FieldContext = { ...pair, name, report, comparison };
  const inherited = comparison.after.inheritedMembers(after.id).map(({ item }) => item.name);
  const own = (after.members ?? []).map((id) => id.slice(after.id.length + 1));
  const declared = new Set([...own, ...inherited]);
  return [
    ...removed.flatMap((field) =>
      declared.has(field.name) ? reportAttribute(field, context) : [reportRemoved(field, context)],
    ),
    ...added
      .filter((field) => !wasParameter(field, context))
      .map((field) => reportAdded(field, context)),
    ...pairs.flatMap((fields) => compareField(fields, context)),
    ...reportMoved(pairs, context),
    ...compareRoots(context),
  ];
}

interface FieldContext extends ItemPair<ClassItem> {
  name: string;
  report: Report;
  comparison: Comparison;
}

function isPublic({ name }: Field): boolean {
  return !name.startsWith('_');
}

/** Without a type there is no way to match two fields. */
function areAlike(before: Field, after: Field, comparison: Comparison): boolean {
  if (before.type === undefined || after.type === undefined) return false;
  return (
    getDefault(before) === getDefault(after) &&
    relateWithDefault(makeTyped(before), makeTyped(after), comparison) === 'same'
  );
}

function makeTyped(field: Field) {
  return { type: field.type, default: getDefault(field) };
}

function getDefault({ default: value }: Field): string | undefined {
  return value && normalize(value.text);
}

/** Makes a change of a field; `end` completes the sentence that begins with the field's name. */
function tell(
  rule: Rule,
  end: string,
  fields: Partial<FieldPair>,
  { name, report, ...items }: FieldContext,
  texts?: Facts['texts'],
): Change {
  const { before, after } = fields;
  const field = (after ?? before)?.name ?? '';
  return report(rule, `Field ${quote(field)} of ${quote(name)} ${end}.`, {
    ...makeFacts(fields, items),
    texts: texts ?? [getTypeText(before), getTypeText(after)],
  });
}

function makeFacts({ before, after }: Partial<FieldPair>, items: ItemPair<ClassItem>) {
  return {
    part: { kind: 'field', name: (after ?? before)?.name ?? '' },
    sources: [
      before && getPartSource(items.before, before),
      after && getPartSource(items.after, after),
    ],
  } satisfies Facts;
}

function getTypeText(field: Field | undefined): string | undefined {
  return field?.type && formatType(field.type);
}

/** Callers only meet a dictionary if a function takes or returns it. */
function reportRemoved(field: InheritedField, context: FieldContext): Change {
  const change = tell(PYTHON_RULES.fieldRemoved, 'was removed', { before: field }, context);
  const isDictionary = context.after.model?.shape === 'dict';
  return isDictionary && isUnused(context, context.comparison) ? downgrade(change) : change;
}

/** A field that is an attribute or a property now can still be read, but not be given. */
function reportAttribute(field: InheritedField, context: FieldContext): Change[] {
  const { after, comparison } = context;
  const isGiven = findParameter(field.name, after, comparison.after) !== undefined;
  if (isGiven || isNotMade(context)) return [];
  if (isMadeByPackage(context, comparison) || isUnused(context, comparison)) return [];
  const end = 'is an attribute now, which the constructor does not take';
  return [downgrade(tell(PYTHON_RULES.fieldRemoved, end, { before: field }, context))];
}

/** Whether the class had a constructor that took what is a field now, as the field says. */
function wasParameter({ name, required }: InheritedField, context: FieldContext): boolean {
  const { before, comparison } = context;
  if (before.model !== undefined) return false;
  const found = findParameter(name, before, comparison.before);
  return found !== undefined && (!required || found.default === undefined);
}

/** The parameter of a constructor that a class defines itself. */
function findParameter(
  name: string,
  { id }: ClassItem,
  view: PackageView,
): SignatureParameter | undefined {
  const item = view.item(`${id}.__init__`);
  if (item?.kind !== 'function') return undefined;
  return item.signature.parameters.find((one) => one.name === name);
}

function reportAdded(field: InheritedField, context: FieldContext): Change {
  const kind = field.required ? 'required' : 'optional';
  const rule = pickAddedRule(field, context);
  const isBefore = rule === PYTHON_RULES.fieldInserted;
  const place = isBefore ? ', before others that can be passed by position' : '';
  return downgradeUnused(
    tell(rule, `is new and ${kind}${place}`, { after: field }, context),
    context,
  );
}

/** What an instance needs is up to the package, if callers make none. */
function downgradeUnused(change: Change, context: FieldContext): Change {
  const { comparison, after } = context;
  if (after.model?.shape === 'tuple') return change;
  const isNotMade = isMadeByPackage(context, comparison) || isUnused(context, comparison);
  return isNotMade ? downgrade(change) : change;
}

function pickAddedRule(field: InheritedField, context: FieldContext): Rule {
  const { required } = field;
  const isTuple = context.after.model?.shape === 'tuple';
  if (isTuple) return required ? PYTHON_RULES.fieldAddedRequired : PYTHON_RULES.tupleItemAdded;
  if (!required) {
    const isBefore = isInserted(field, context) && !isNotMade(context);
    return isBefore ? PYTHON_RULES.fieldInserted : PYTHON_RULES.fieldAddedOptional;
  }
  return isNotMade(context) ? PYTHON_RULES.fieldAddedReturned : PYTHON_RULES.fieldAddedRequired;
}

/** Whether a new field stands before one that could be passed by position already. */
function isInserted(
  { name }: InheritedField,
  { before, after, comparison }: FieldContext,
): boolean {
  const olds = listPositional(before, comparison.before);
  const news = listPositional(after, comparison.after);
  const position = news.indexOf(name);
  return position !== -1 && news.slice(position + 1).some((one) => olds.includes(one));
}

/** Whether callers make no instances of the class. */
function isNotMade(context: FieldContext): boolean {
  const { comparison } = context;
  return isOnlyReturned(context, comparison) || isNeverTaken(context, comparison);
}

const TYPE_RULES = {
  wider: PYTHON_RULES.fieldTypeWidened,
  narrower: PYTHON_RULES.fieldTypeNarrowed,
  different: PYTHON_RULES.fieldTypeChanged,
} as const;

function compareField(fields: FieldPair, context: FieldContext): Change[] {
  const { before, after } = fields;
  const { name, report, comparison } = context;
  const facts = makeFacts(fields, context);
  return [
    ...compareNames(fields, context),
    ...compareRequired(fields, context),
    ...compareTypes({
      before: makeTyped(before),
      after: makeTyped(after),
      label: `The type of field ${quote(after.name)} of ${quote(name)}`,
      rules: TYPE_RULES,
      facts,
      report,
      comparison,
    }),
    ...compareFieldDetails(fields, (rule, end, texts) => tell(rule, end, fields, context, texts), {
      isOnlyReturned: () => isOnlyReturned(context, comparison),
    }),
    ...compareDeprecation(
      fields,
      `Field ${quote(after.name)} of ${quote(name)}`,
      report,
      facts.part,
    ),
  ];
}

function compareNames(fields: FieldPair, context: FieldContext): Change[] {
  const { before, after } = fields;
  if (before.name !== after.name) {
    const end = `was renamed ${describeStep(before.name, after.name)}`;
    return [tell(PYTHON_RULES.fieldRenamed, end, fields, context, [before.name, after.name])];
  }
  if (before.wireName === after.wireName) return [];
  const end = `has a different alias; it changed ${describeStep(before.wireName, after.wireName)}`;
  const texts: Facts['texts'] = [before.wireName, after.wireName];
  const isStillRead =
    before.wireName === after.name && context.after.model?.argumentNames === 'both';
  const rule = isStillRead ? PYTHON_RULES.fieldAliasAdded : PYTHON_RULES.fieldAliasChanged;
  return [tell(rule, end, fields, context, texts)];
}

function compareRequired(fields: FieldPair, context: FieldContext): Change[] {
  const [old, now] = [getDefault(fields.before), getDefault(fields.after)];
  const texts: Facts['texts'] = [old, now];
  if (!fields.before.required && fields.after.required) {
    const rule = isNotMade(context) ? PYTHON_RULES.fieldAlwaysReturned : PYTHON_RULES.fieldRequired;
    return [downgradeUnused(tell(rule, 'is required now', fields, context, texts), context)];
  }
  if (fields.before.required && !fields.after.required) {
    const isDictionary = context.after.model?.shape === 'dict';
    const isRead = isDictionary && isReturned(context, context.comparison);
    const rule = isRead ? PYTHON_RULES.fieldMissing : PYTHON_RULES.fieldOptional;
    return [tell(rule, 'is optional now', fields, context, texts)];
  }
  if (old === now || old === undefined || now === undefined) return [];
  const end = `has a different default; it changed ${describeStep(old, now)}`;
  return [tell(PYTHON_RULES.fieldDefaultChanged, end, fields, context, texts)];
}

function reportMoved(pairs: readonly FieldPair[], context: FieldContext): Change[] {
  const olds = listPositional(context.before, context.comparison.before);
  const news = listPositional(context.after, context.comparison.after);
  const ordered = pairs
    .filter(({ before, after }) => olds.includes(before.name) && news.includes(after.name))
    // That a field is required now is told, and callers see its place then.
    .filter(({ before, after }) => before.required || !after.required)
    .toSorted((a, b) => olds.indexOf(a.before.name) - olds.indexOf(b.before.name));
  const moved = findOutOfOrder(ordered.map(({ after }) => news.indexOf(after.name)));
  return ordered
    .filter(({ after }) => moved.has(news.indexOf(after.name)))
    .map((fields) => {
      const old = String(olds.indexOf(fields.before.name) + 1);
      const now = String(news.indexOf(fields.after.name) + 1);
      const end = `moved from position ${old} to position ${now}`;
      return tell(PYTHON_RULES.fieldMoved, end, fields, context, [old, now]);
    });
}

/** The names of the fields that the constructor takes by position. */
function listPositional(item: ClassItem, view: PackageView): string[] {
  if (item.model?.shape === 'dict') return [];
  return view
    .fields(item.id)
    .filter((field) => {
      const declarer = view.item(field.inheritedFrom ?? item.id);
      const isByName = declarer?.kind === 'class' && declarer.model?.keywordOnly === true;
      return field.keywordOnly !== true && !isByName;
    })
    .map(({ name }) => name);
}

/** The one value of a root model. */
function compareRoots({ before, after, name, report, comparison }: FieldContext): Change[] {
  if (before.model?.root === undefined || after.model?.root === undefined) return [];
  return compareTypes({
    before: { type: before.model.root },
    after: { type: after.model.root },
    label: `The type of ${quote(name)}`,
    rules: TYPE_RULES,
    report,
    comparison,
  });
}
