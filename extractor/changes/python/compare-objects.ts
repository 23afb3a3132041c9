import type { Change } from '../../contract/change.ts';
import type { ClassItem } from '../../contract/class.ts';
import type { Signature, SignatureParameter } from '../../contract/function.ts';
import type { Item } from '../../contract/module.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { formatType } from '../../contract/types/type-text.ts';
import { getFunctionId } from '../../contract/view/function-id.ts';
import { isOperation, type PackageView } from '../../contract/view/package-view.ts';
import type { Comparison } from '../comparison.ts';
import { getPublicId } from '../public-name.ts';
import { getBody, getOwner, hasSameBody, type ItemPair, resolveName } from '../documents.ts';
import { makeChange } from '../make-change.ts';
import type { Replacement } from '../matching/find-replacements.ts';
import type { Rule } from '../rule.ts';
import { isVariadic } from '../matching/match-parameters.ts';
import { downgrade } from '../downgrade.ts';
import { getTypeName, isForeignName } from '../types/type-names.ts';
import { getLocalName, getNoun, quote } from '../wording.ts';
import { isReturned } from './returned-classes.ts';
import { createReport, type Report } from './create-report.ts';
import { mayImport } from './may-import.ts';
import { PYTHON_RULES } from './python-rules.ts';

/** Added items; members of a new class are included. */
export function reportAddedObject(item: Item, comparison: Comparison): Change[] {
  const { after } = comparison;
  const owner = getOwner(item, after);
  if (owner !== undefined && comparison.origin(owner.id) === undefined) return [];
  const label = `The ${getNoun(item, owner !== undefined)} ${quote(getPublicName(item, after))}`;
  const [rule, end] = pickAddedRule(item, owner);
  return [makeChange(rule, { message: `${label} ${end}.`, after: { item } }, comparison)];
}

function pickAddedRule(item: Item, owner: ClassItem | undefined): [Rule, string] {
  if (owner !== undefined && 'abstract' in item && item.abstract === true) {
    return [
      PYTHON_RULES.abstractMethodAdded,
      'is new and abstract: derived classes must define it',
    ];
  }
  if (owner !== undefined && isProtocol(owner)) {
    return [
      PYTHON_RULES.protocolMemberAdded,
      'is new: classes that implement the protocol need it',
    ];
  }
  return [PYTHON_RULES.objectAdded, 'is new'];
}

function isProtocol({ bases }: ClassItem): boolean {
  return bases.some((base) => {
    const origin = base.kind === 'generic' ? base.origin : base;
    return origin.kind === 'name' && getTypeName(origin) === 'Protocol';
  });
}

/** Removed items; members of a removed class are included. */
export function reportRemovedObject(item: Item, comparison: Comparison): Change[] {
  const { before, after } = comparison;
  const owner = getOwner(item, before);
  if (owner !== undefined && !isStillClass(owner.id, comparison)) return [];
  const heir = owner && comparison.counterpart(owner.id);
  if (hasField(heir, item.name, after) || isStillConstructed(item, heir, comparison)) return [];
  const label = `The ${getNoun(item, owner !== undefined)} ${quote(getPublicName(item, before))}`;
  const now = after.item(item.id);
  if (now?.kind === 'reExport') {
    const message = `${label} is now imported from ${quote(now.target)}.`;
    const sides = { before: { item }, after: { item: now, text: now.target } };
    return [makeChange(PYTHON_RULES.exportTargetChanged, { message, ...sides }, comparison)];
  }
  const [rule, end] = pickRemovedRule(item, owner, comparison);
  return [makeChange(rule, { message: `${label} ${end}.`, before: { item } }, comparison)];
}

function pickRemovedRule(
  item: Item,
  owner: ClassItem | undefined,
  comparison: Comparison,
): [Rule, string] {
  if (isHidden(item, comparison)) {
    return [PYTHON_RULES.objectHidden, 'is not in the new `__all__` of its module'];
  }
  const rule = PYTHON_RULES.objectRemoved;
  const unsure: Rule = { ...rule, severity: 'possiblyBreaking' };
  if (owner !== undefined && isKeptBelow(item, owner, comparison)) {
    return [unsure, 'was removed; all classes that had it from there still have it'];
  }
  if (isStillRead(item, owner, comparison)) {
    const rule_: Rule = { ...rule, severity: 'safe' };
    return [rule_, 'is no longer set by its class, which still reads it'];
  }
  const mayInherit = owner !== undefined && mayBeInherited(item, owner, comparison);
  return [mayInherit ? unsure : rule, 'was removed'];
}

/** Whether callers set an attribute, because the class still reads it. */
function isStillRead(item: Item, owner: ClassItem | undefined, comparison: Comparison): boolean {
  const now = owner && comparison.after.item(comparison.counterpart(owner.id) ?? '');
  if (item.kind !== 'attribute' || now === undefined) return false;
  return getBody(now, comparison.after)?.reads?.includes(item.name) === true;
}

/**
 * Whether a base that the document does not know may have a member: one of another package that the
 * class did not have before, or any base in place of a constructor.
 */
function mayBeInherited({ name }: Item, owner: ClassItem, comparison: Comparison): boolean {
  const { before, after, counterpart } = comparison;
  const heir = counterpart(owner.id) ?? '';
  if (isOfLibrary(name, owner, after.item(heir))) return true;
  const bases = listUnknownBases(heir, after);
  if (name === '__init__') return bases.length > 0;
  const olds = new Set(listUnknownBases(owner.id, before));
  return bases.some((base) => !olds.has(base) && isForeignName(base, after.index.name));
}

/** Whether a method overrode one of the library whose class is still a base. */
function isOfLibrary(name: string, owner: ClassItem, heir: Item | undefined): boolean {
  if (heir?.kind !== 'class' || owner.model?.overrides?.includes(name) !== true) return false;
  return owner.model.flavor === heir.model?.flavor;
}

/** The ids of the bases whose members the document does not know, or their texts. */
function listUnknownBases(id: string, view: PackageView): string[] {
  const bases = view.lineage(id).flatMap((item) => item.bases);
  return bases
    .filter((base) => !isKnownBase(base, view))
    .map((base) => (base.kind === 'generic' ? base.origin : base))
    .map((base) => (base.kind === 'name' ? (base.id ?? base.name) : formatType(base)));
}

/**
 * Whether a member moved from a base, whose instances are those of its subclasses, to all of them.
 */
function isKeptBelow({ name }: Item, owner: ClassItem, comparison: Comparison): boolean {
  const { before, after, counterpart } = comparison;
  const heirs = before.subtypes(owner.id);
  const now = after.item(counterpart(owner.id) ?? '');
  if (heirs.length === 0 || now === undefined) return false;
  if (isReturned({ before: owner, after: now }, comparison)) return false;
  return heirs.every(({ id }) => {
    const heir = counterpart(id);
    return heir !== undefined && hasMember(heir, name, after);
  });
}

function hasMember(owner: string, name: string, view: PackageView): boolean {
  const inherited = view.inheritedMembers(owner).map(({ item }) => item.name);
  return view.item(`${owner}.${name}`) !== undefined || inherited.includes(name);
}

function isStillClass(id: string, { after, counterpart }: Comparison): boolean {
  const now = counterpart(id);
  return now !== undefined && after.item(now)?.kind === 'class';
}

/** A class attribute may have become a field or a member of an enum. */
function hasField(owner: string | undefined, name: string, view: PackageView): boolean {
  const item = owner === undefined ? undefined : view.item(owner);
  if (item?.kind !== 'class') return false;
  const names = [...view.fields(item.id), ...(item.model?.members ?? [])].map((one) => one.name);
  return names.includes(name);
}

/**
 * Whether a class without its `__init__` is constructed as before: one that takes nothing is that
 * of `object`, unless a base that the document does not know may need arguments.
 */
function isStillConstructed(
  item: Item,
  owner: string | undefined,
  { before, after }: Comparison,
): boolean {
  if (item.kind !== 'function' || item.name !== '__init__' || owner === undefined) return false;
  const parameters = item.signature.parameters.filter((one) => !isVariadic(one));
  const isKnown = ({ bases, model }: ClassItem) =>
    bases.every((base) => isKnownBase(base, after) || getId(base) === model?.origin);
  const names = parameters.map(({ name }) => name);
  // That a field is new is reported, if the class had none.
  const isNew = getOwner(item, before)?.model === undefined;
  const isGiven = after
    .fields(owner)
    .every(({ name, required }) => !required || names.includes(name));
  if (parameters.length === 0) return isGiven && after.lineage(owner).every(isKnown);
  return (
    (isNew || isGiven) && names.every((name) => isFieldNow(name, item, owner, { before, after }))
  );
}

/** Whether a parameter of a constructor is a field now, or something whose removal is reported. */
function isFieldNow(
  name: string,
  { id }: Item,
  owner: string,
  { before, after }: Pick<Comparison, 'before' | 'after'>,
): boolean {
  const fields = after.fields(owner);
  const old = id.slice(0, id.lastIndexOf('.'));
  const known = [...fields, ...before.fields(old)].some((one) => one.name === name);
  return fields.length > 0 && (known || before.item(`${old}.${name}`) !== undefined);
}

/** The id of a base, without its type arguments. */
function getId(base: TypeExpression): string | undefined {
  const origin = base.kind === 'generic' ? base.origin : base;
  return origin.kind === 'name' ? (origin.id ?? '') : '';
}

/** A class of the package, or one whose constructor is that of `object`. */
function isKnownBase(base: TypeExpression, view: PackageView): boolean {
  const origin = base.kind === 'generic' ? base.origin : base;
  if (origin.kind !== 'name') return false;
  return view.item(origin.id ?? '') !== undefined || PLAIN_BASES.has(getTypeName(origin));
}

const PLAIN_BASES = new Set(['Any', 'Generic', 'Protocol', 'abc.ABC']);

/** Whether the object may still exist: the document omits names that a new `__all__` leaves out. */
function isHidden({ id, name }: Item, { before, after }: Comparison): boolean {
  const old = before.moduleOf(id);
  const now = old && after.module(old.id);
  if (old === undefined || now?.exports === undefined || old.exports !== undefined) return false;
  return id === `${old.id}.${name}` && !now.exports.includes(name);
}

/**
 * The name that users have for an item: the one that they import, unless that is the one in its
 * module, below which reports show it.
 */
function getPublicName(item: Item, view: PackageView): string {
  const name = getPublicId(item.id, view);
  return name === getFunctionId(item.id) && view.moduleOf(item.id)?.private !== true
    ? getLocalName(item, view)
    : name;
}

/** Whether an object is defined elsewhere; its re-export is compared separately. */
export function comparePlaces({ before, after }: ItemPair, comparison: Comparison): Change[] {
  const isMember = getOwner(before, comparison.before) !== undefined;
  if (isMember && before.name !== after.name && !isOperation(before)) {
    return [reportRenamed({ before, after }, comparison)];
  }
  if (before.id === after.id || isMember || isOperation(before)) return [];
  if (isPrivate(before, comparison.before)) return [];
  const noun = getNoun(after);
  const now = getPublicId(after.id, comparison.after);
  const [rule, end] = pickMovedRule({ before, after }, comparison);
  // Where the shorter name is another one, users have to change it.
  const old = rule.severity === 'breaking' ? getPublicId(before.id, comparison.before) : before.id;
  const step = `The ${noun} ${quote(before.name)} moved from ${quote(old)} to ${quote(old === now ? after.id : now)}`;
  const message = `${step}; ${end}.`;
  const sides = {
    before: { item: before, text: before.id },
    after: { item: after, text: after.id },
  };
  return [makeChange(rule, { message, ...sides }, comparison)];
}

/** Members are only paired under other names if their bodies or descriptions are the same. */
function reportRenamed({ before, after }: ItemPair, comparison: Comparison): Change {
  const [old, now] = [
    getLocalName(before, comparison.before),
    getLocalName(after, comparison.after),
  ];
  const reason = hasSameBody({ before, after }, comparison)
    ? 'does the same'
    : 'has the same description';
  const message = `${quote(now)} is the new name of ${quote(old)}; it ${reason}.`;
  const sides = {
    before: { item: before, text: before.name },
    after: { item: after, text: after.name },
  };
  return makeChange(PYTHON_RULES.objectRenamed, { message, ...sides }, comparison);
}

/** Something that has another name now, which is known without comparing both. */
export function reportReplaced(
  item: Item,
  { item: now, reason }: Replacement,
  comparison: Comparison,
): Change {
  const { before, after } = comparison;
  const owner = getOwner(item, before);
  const heir = owner && after.item(comparison.counterpart(owner.id) ?? '');
  // What a class inherits now is called as its own.
  const name =
    heir === undefined ? getLocalName(now, after) : `${getLocalName(heir, after)}.${now.name}`;
  const message = `${quote(name)} is the new name of ${quote(getLocalName(item, before))}; ${reason}.`;
  const sides = { before: { item, text: item.name }, after: { item: now, text: now.name } };
  return makeChange(PYTHON_RULES.objectRenamed, { message, ...sides }, comparison);
}

function pickMovedRule({ before, after }: ItemPair, comparison: Comparison): [Rule, string] {
  if (resolveName(comparison.after, before.id)?.id === after.id) {
    return [PYTHON_RULES.objectMovedImportable, 'the old name still works'];
  }
  const name = getPublicId(before.id, comparison.before);
  if (name !== before.id && resolveName(comparison.after, name)?.id === after.id) {
    const unsure: Rule = { ...PYTHON_RULES.objectMoved, severity: 'possiblyBreaking' };
    return [unsure, `the old name was removed, and ${quote(name)} still works`];
  }
  return isImported({ before, after }, comparison)
    ? [PYTHON_RULES.objectMovedImported, 'its old module imports the new one']
    : [PYTHON_RULES.objectMoved, 'the old name was removed'];
}

/** Whether the old module of an object, which kept its name, may import it from the new one. */
function isImported({ before, after }: ItemPair, { before: old, after: now }: Comparison): boolean {
  const isSame = before.name === after.name;
  return isSame && mayImport(old.moduleOf(before.id)?.id, after.id, now);
}

/** Whether nobody is meant to import an object from where it is defined. */
function isPrivate({ id, name }: Item, view: PackageView): boolean {
  const module = view.moduleOf(id);
  const isExported = module?.exports?.includes(name) === true;
  return module?.private === true || (name.startsWith('_') && !isExported);
}

/** A name that now stands for another kind of object. */
export function reportKind(pair: ItemPair, comparison: Comparison): Change[] {
  const { before, after } = pair;
  const report = createReport(pair, comparison);
  // A property that sends a request is read as any other.
  if (isProperty(before) && isProperty(after)) return [];
  if (returnedFunction(before, comparison.before) && 'signature' in after) {
    return reportNowMethod(after, report, comparison);
  }
  const isMember = getOwner(after, comparison.after) !== undefined;
  const [old, now] = [getNoun(before, isMember), getNoun(after, isMember)];
  const message = `${quote(getLocalName(after, comparison.after))} is ${withArticle(now)}; it was ${withArticle(old)}.`;
  const rule =
    isUnknown(before) || isUnknown(after)
      ? PYTHON_RULES.exportTargetChanged
      : PYTHON_RULES.objectKindChanged;
  const change = report(rule, message, { texts: [old, now] });
  return [isCallable(before) && 'signature' in after ? downgrade(change) : change];
}

/** Whether an attribute may hold a function, as its declaration says. */
function isCallable(item: Item): boolean {
  if (item.kind !== 'attribute' || item.property !== undefined) return false;
  const { type } = item;
  const origin = type?.kind === 'generic' ? type.origin : type;
  return origin?.kind === 'name' && /^(?:Any|Callable)$/.test(getTypeName(origin));
}

function isProperty(item: Item): boolean {
  if (item.kind === 'attribute') return item.property !== undefined;
  const decorators = 'decorators' in item ? (item.decorators ?? []) : [];
  return decorators.some((one) => /(?:^|\.)(?:cached_?)?property(?:\(|$)/.test(one));
}

/** Whether a property returns a function, so that callers call what they read. */
function returnedFunction(item: Item, view: PackageView): boolean {
  if (item.kind !== 'attribute' || item.property === undefined) return false;
  const [kind, ...others] = getBody(item, view)?.returns ?? [];
  if (kind === undefined || others.length > 0) return false;
  if (kind === 'function') return true;
  const name = kind.replace('()', '');
  const made = [...view.items.values()].filter(
    (one) => one.kind === 'function' && one.name === name,
  );
  return made.length > 0 && made.every((one) => getBody(one, view)?.returns?.join() === 'function');
}

/** Callers call a method as they called what the property returned, unless by position. */
function reportNowMethod(
  after: Item & { signature: Signature },
  report: Report,
  { after: view }: Comparison,
): Change[] {
  const isPlaced = ({ kind }: SignatureParameter) => !['keywordOnly', 'varKeyword'].includes(kind);
  if (after.signature.parameters.some(isPlaced)) return [];
  const name = quote(getLocalName(after, view));
  const message = `Arguments of ${name}, which was a property that returned a function, can only be passed by name now.`;
  return [report(PYTHON_RULES.positionLost, message, { texts: ['property', 'method'] })];
}

/**
 * An alias may be that of a class, and a computed value may be a class or a function: `Base =
 * make_base()`.
 */
function isUnknown(item: Item): boolean {
  if (item.kind !== 'attribute' || item.property !== undefined) return false;
  const isComputed = item.value !== undefined && item.value.value === undefined;
  return item.aliasOf !== undefined || (isComputed && item.type === undefined);
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}
