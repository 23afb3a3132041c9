import type { ClassItem } from '../../../contract/class.ts';
import type { SourceLocation } from '../../../contract/source-location.ts';
import type { InheritedField } from '../../../contract/view/class-tree.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { type Key, pairBy } from '../../matching/pair-by.ts';
import { getLocalName, getTypeText, quote, quotePart } from '../../wording.ts';
import { compareValues } from '../compare-value.ts';
import { isMadeByPackage } from '../../python/returned-classes.ts';
import { mayBeSame, relateWithDefault } from '../../types/relate-types.ts';
import { compareOutputs, getOutputName } from './compare-output.ts';
import { REQUEST_FIELD_RULES, RESPONSE_FIELD_RULES } from './field-rules.ts';
import { type Declarers, type FindDeclarer, findHolders } from './find-holders.ts';
import { downgradeRules, type ModelDifference, type Sources } from './model-difference.ts';

type Field = InheritedField;
type FieldAspect = keyof typeof REQUEST_FIELD_RULES;
/** A difference of a field, before the models that have it are known. */
type Found = Omit<ModelDifference, 'holders'>;

const KEYS: Key<Field>[] = [({ name }) => name, ({ wireName }) => wireName];

/** Changes in the fields of a model, each reported for the model that declares the field. */
export function compareFields(
  pair: ItemPair<ClassItem>,
  comparison: Comparison,
): ModelDifference[] {
  const { before, after } = pair;
  const owner = getLocalName(after, comparison.after);
  const olds = listPublicFields(before, comparison.before);
  const news = listPublicFields(after, comparison.after);
  const { pairs, added, removed } = pairBy(olds, news, KEYS);
  const hasMember = (name: string) => hasAttribute(after, name, comparison.after);
  const tell = (found: Found[], old: Field | undefined, now: Field | undefined) => {
    if (found.length === 0) return [];
    const holders = findHolders(pair, makeDeclarers(old, now), comparison);
    const sources = getSources(pair, old, now, comparison);
    const part = { kind: 'field', name: (now ?? old)?.name ?? '' } as const;
    return found.map((difference) => ({ ...difference, part, sources, holders }));
  };
  return [
    ...added.flatMap((now) => tell([describeAdded(now, owner, pair, comparison)], undefined, now)),
    ...removed.flatMap((old) =>
      tell([describeRemoved(old, owner, hasMember(old.name))], old, undefined),
    ),
    ...pairs.flatMap(([old, now]) => {
      const found = comparePair(old, now, owner, pair, comparison);
      return tell(sayNames(pair) ? found : found.map(downgradeName), old, now);
    }),
    ...compareOutputs(pair, owner, comparison).flatMap(({ before: old, after: now, ...found }) =>
      tell([found], old, now),
    ),
  ];
}

/** A dataclass may keep what it works with, which is never sent, in private fields. */
function listPublicFields(item: ClassItem, view: PackageView): Field[] {
  const fields = view.fields(item.id);
  return isSilent(item) ? fields.filter(({ name }) => !name.startsWith('_')) : fields;
}

/**
 * Whether both classes say under which names their fields are sent, or neither does: a dataclass
 * does not, and what sends it may have its own names for them.
 */
function sayNames({ before, after }: ItemPair<ClassItem>): boolean {
  return isSilent(before) === isSilent(after);
}

function isSilent({ model }: ClassItem): boolean {
  return model !== undefined && model.describesJson !== true;
}

function downgradeName(found: Found): Found {
  const isName = found.rules.request?.code === REQUEST_FIELD_RULES.wireNameChanged.code;
  return isName ? { ...found, rules: downgradeRules(found.rules) } : found;
}

/** The rules for both directions; a field that a model never writes is in no response. */
function getRules(aspect: FieldAspect, ...fields: Field[]): ModelDifference['rules'] {
  const request = REQUEST_FIELD_RULES[aspect];
  const isInput = fields.length > 0 && fields.every(({ inputOnly }) => inputOnly === true);
  return isInput ? { request } : { request, response: RESPONSE_FIELD_RULES[aspect] };
}

function describeAdded(
  field: Field,
  owner: string,
  pair: ItemPair<ClassItem>,
  comparison: Comparison,
): Found {
  const all = getRules(field.required ? 'addedRequired' : 'addedOptional', field);
  const rules = isMadeByPackage(pair, comparison) ? downgradeRules(all) : all;
  const kind = field.required ? 'required' : 'optional';
  const message = `${quote(owner)} has the new ${kind} field ${quote(field.name)}.`;
  return { rules, message, after: getTypeText(field.type) };
}

/** A field of which a property is left, or an attribute, is still there for those who read it. */
function describeRemoved(field: Field, owner: string, hasMember: boolean): Found {
  const isAnnounced = field.deprecated !== undefined;
  const aspect = isAnnounced ? 'removedAfterDeprecation' : 'removed';
  const rules = hasMember ? { request: REQUEST_FIELD_RULES[aspect] } : getRules(aspect, field);
  const end = isAnnounced ? ', which was deprecated' : '';
  const message = `${quote(owner)} no longer has the field ${quote(field.name)}${end}.`;
  return { rules, message, before: getTypeText(field.type) };
}

function hasAttribute(item: ClassItem, name: string, view: PackageView): boolean {
  const inherited = view.inheritedMembers(item.id).map((member) => member.item);
  const own = (item.members ?? []).flatMap((id) => view.item(id) ?? []);
  return [...own, ...inherited].some((one) => one.kind === 'attribute' && one.name === name);
}

function comparePair(
  old: Field,
  now: Field,
  owner: string,
  pair: ItemPair<ClassItem>,
  comparison: Comparison,
): Found[] {
  const isUnsure = {
    required: isMadeByPackage(pair, comparison),
    typeChanged: mayBeSame(old.type, now.type, comparison),
  };
  const values = compareValues(old, now, owner, comparison).map(({ aspect, ...difference }) => {
    const rules =
      isOutputKept(aspect, old, now) || isStillWritten(aspect, old, now, comparison)
        ? { request: REQUEST_FIELD_RULES[aspect] }
        : getRules(aspect, old, now);
    const isDoubtful = (aspect === 'required' || aspect === 'typeChanged') && isUnsure[aspect];
    return { ...difference, rules: isDoubtful ? downgradeRules(rules) : rules };
  });
  if (old.name === now.name) return values;
  const message = `${quotePart(now.name, owner)} is the new name of ${quote(old.name)} in Python.`;
  return [{ rules: getRules('renamed'), message, before: old.name, after: now.name }, ...values];
}

/** Whether only the name changed under which a model reads a field. */
function isOutputKept(aspect: FieldAspect, old: Field, now: Field): boolean {
  return aspect === 'wireNameChanged' && getOutputName(old) === getOutputName(now);
}

/** Whether a field that need not be given still has a value that is not new in every response. */
function isStillWritten(
  aspect: FieldAspect,
  old: Field,
  { type, default: value }: Field,
  comparison: Comparison,
): boolean {
  if (aspect !== 'optional' || value === undefined) return false;
  const isNothing = value.text === 'None';
  return (
    !isNothing ||
    relateWithDefault({ type: old.type }, { type, default: 'None' }, comparison) === 'same'
  );
}

function makeDeclarers(old: Field | undefined, now: Field | undefined): Declarers {
  const name = (now ?? old)?.name;
  return { before: makeFind(old?.name ?? name), after: makeFind(now?.name ?? name) };
}

function makeFind(name: string | undefined): FindDeclarer {
  return (view, id) => {
    const field = view.fields(id).find((one) => one.name === name);
    return field && (field.inheritedFrom ?? id);
  };
}

function getSources(
  { before, after }: ItemPair<ClassItem>,
  old: Field | undefined,
  now: Field | undefined,
  comparison: Comparison,
): Sources {
  return [
    old && getSource(old, before, comparison.before),
    now && getSource(now, after, comparison.after),
  ];
}

function getSource(
  { line, inheritedFrom }: Field,
  item: ClassItem,
  view: PackageView,
): SourceLocation | undefined {
  const declarer = inheritedFrom === undefined ? item : view.item(inheritedFrom);
  return line === undefined || declarer === undefined
    ? undefined
    : { file: declarer.source.file, line };
}
