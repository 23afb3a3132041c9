import type { Change } from '../../../contract/change.ts';
import type { FunctionItem } from '../../../contract/function.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { AttributeItem } from '../../../contract/module.ts';
import type { Operation } from '../../../contract/operation.ts';
import { isOperation } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import { getBody, getOwner, hasSameBody, type ItemPair } from '../../documents.ts';
import { getLocalName, quote } from '../../wording.ts';
import { compareDeprecation } from '../compare-deprecation.ts';
import { compareFinal } from '../compare-final.ts';
import { downgrade } from '../../downgrade.ts';
import { getCommonSubtypes } from '../../model-reach.ts';
import { createReport, type Report } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { isGivenToCallers, isReturned } from '../returned-classes.ts';
import { describeRequest } from './compare-call.ts';
import { compareBehavior } from './compare-behavior.ts';
import { compareDocumentedKeywords } from './compare-documented-keywords.ts';
import { compareOverloads } from './compare-overloads.ts';
import { isConverted } from './class-decorators.ts';
import { compareManagers, getCalledSignature } from './context-manager.ts';
import { isException } from './raised-errors.ts';
import { compareSignatures } from './compare-signatures.ts';

/** A function, or one that sends requests. */
type Callable = FunctionItem | Operation;

/** Changes in a function or method. */
export function compareFunctions(pair: ItemPair<Callable>, comparison: Comparison): Change[] {
  const { before, after } = pair;
  const report = createReport(pair, comparison);
  const name = getLocalName(after, comparison.after);
  const managers = compareManagers(pair, name, report);
  const signatures = compareSignatures({
    before: getCalledSignature(before),
    after: getCalledSignature(after),
    name,
    report,
    comparison,
    ids: { before: before.id, after: after.id },
    mayDiffer: isConverted(before, comparison.before) || isConverted(after, comparison.after),
    ...describeDependency(pair, comparison),
  });
  // Another kind of context manager is another return type.
  const plain = managers.length === 0 ? signatures : signatures.filter(isNotReturned);
  const isInner =
    plain.length > 0 && (isCalledByPackage(pair, comparison) || isForHeirs(pair, comparison));
  const called = isInner ? plain.map(downgradeCall) : plain;
  // A type that was corrected says nothing about a body that is the same.
  const typed = hasSameBody(pair, comparison) ? called.map(downgradeType) : called;
  const keywords = compareDocumentedKeywords(pair, name, report);
  // The keywords that `**kwargs` took are told instead.
  const isNamed = keywords.some(({ code }) => code === PYTHON_RULES.parameterRemoved.code);
  const found = isNamed ? typed.filter((change) => !isCollector(change, before)) : typed;
  const isOverloaded = (before.overloads ?? after.overloads) !== undefined;
  return [
    ...(isOverloaded ? found.filter(({ code }) => !ANNOTATION_CODES.has(code)) : found),
    ...managers,
    ...compareOverloads(pair, { name, report, comparison, isReported: found.length > 0 }),
    ...compareBinding(pair, name, report),
    ...(hadNoBody(before, comparison) ? [] : compareAbstract(pair, name, report)),
    ...compareFinal(pair, name, report),
    ...keywords,
    ...compareBehavior(pair, name, report, comparison),
    // The deprecation of an operation is compared by the rules for HTTP.
    ...(isOperation(before) && isOperation(after)
      ? []
      : compareDeprecation(pair, quote(name), report)),
  ];
}

/** Whether the parameter of a change is `**kwargs`. */
function isCollector({ code, part }: Change, { signature }: Callable): boolean {
  const collector = signature.parameters.find(({ kind }) => kind === 'varKeyword');
  return code === PYTHON_RULES.parameterRemoved.code && part?.name === collector?.name;
}

/** Whether a function makes instances that callers get from others. */
function isCalledByPackage({ before, after }: ItemPair<Callable>, comparison: Comparison): boolean {
  const [old, now] = [getOwner(before, comparison.before), getOwner(after, comparison.after)];
  if (after.name !== '__init__' || old === undefined || now === undefined) return false;
  const isError = isException(old, comparison.before) || isException(now, comparison.after);
  const owners = { before: old, after: now };
  const heirs = getCommonSubtypes(owners, comparison);
  // Of a base whose heirs callers get from others, callers make no instances either.
  const isBase =
    isUnfinished(old, comparison) ||
    (heirs.length > 0 && heirs.every((heir) => isGivenToCallers(heir, comparison)));
  return isError || isBase || isGivenToCallers(owners, comparison);
}

/** Whether a method is for those who derive from its class, of which functions give no instances. */
function isForHeirs({ before, after }: ItemPair<Callable>, comparison: Comparison): boolean {
  const [old, now] = [getOwner(before, comparison.before), getOwner(after, comparison.after)];
  if (!isAbstract(before) || old === undefined || now === undefined) return false;
  return !isReturned({ before: old, after: now }, comparison);
}

/** Whether a class leaves methods to those who derive from it. */
function isUnfinished({ members = [] }: ClassItem, comparison: Comparison): boolean {
  return members.some((id) => {
    const item = comparison.before.item(id);
    if (item?.kind !== 'function') return false;
    return isAbstract(item) || isLeftToHeirs(item, comparison);
  });
}

const TYPE_CODES = new Set<string>(
  [
    PYTHON_RULES.parameterTypeChanged,
    PYTHON_RULES.parameterTypeNarrowed,
    PYTHON_RULES.returnTypeChanged,
  ].map(({ code }) => code),
);

function downgradeType(change: Change): Change {
  return TYPE_CODES.has(change.code) ? downgrade(change) : change;
}

/** What a call must give is up to the package then; another type is one that callers read. */
function downgradeCall(change: Change): Change {
  return change.code === PYTHON_RULES.parameterTypeChanged.code ? change : downgrade(change);
}

function isNotReturned({ code }: Change): boolean {
  return code !== PYTHON_RULES.returnTypeChanged.code;
}

/** The overloads of a function contain its types. */
const ANNOTATION_CODES = new Set<string>(
  [
    PYTHON_RULES.annotationAdded,
    PYTHON_RULES.annotationRemoved,
    PYTHON_RULES.returnTypeRemoved,
  ].map(({ code }) => code),
);

/** What HTTP rules compare in a function that operations depend on. */
function describeDependency({ after }: ItemPair<Callable>, comparison: Comparison) {
  const dependency = comparison.dependencies.get(after.id);
  return dependency === undefined ? {} : describeRequest(dependency.before, dependency.after);
}

function compareBinding(
  { before, after }: ItemPair<Callable>,
  name: string,
  report: Report,
): Change[] {
  const [old, now] = [
    BINDINGS[before.binding ?? 'instance'],
    BINDINGS[after.binding ?? 'instance'],
  ];
  if (old === now) return [];
  const rule =
    after.binding === undefined ? PYTHON_RULES.bindingChanged : PYTHON_RULES.bindingRelaxed;
  return [report(rule, `${quote(name)} is ${now}; it was ${old}.`, { texts: [old, now] })];
}

const BINDINGS = {
  instance: 'an instance method',
  classMethod: 'a class method',
  staticMethod: 'a static method',
} as const;

/** Whether a method only raised `NotImplementedError`, so that derived classes had to define it. */
function hadNoBody(before: Callable, { before: view }: Comparison): boolean {
  const isRead = view.moduleOf(before.id)?.bodies !== undefined;
  return isRead && getBody(before, view)?.digest === undefined;
}

/** Whether a method only raises `NotImplementedError`. */
function isLeftToHeirs(item: Callable, { before: view }: Comparison): boolean {
  const body = getBody(item, view);
  return body !== undefined && body.digest === undefined && body.raises !== undefined;
}

/** Whether derived classes must now define a member. */
export function compareAbstract(
  { before, after }: ItemPair<Callable | AttributeItem>,
  name: string,
  report: Report,
): Change[] {
  if (!isAbstract(after) || isAbstract(before)) return [];
  const message = `${quote(name)} is abstract now: derived classes must define it.`;
  return [report(PYTHON_RULES.abstractMethodAdded, message)];
}

function isAbstract(item: Callable | AttributeItem): boolean {
  return 'abstract' in item && item.abstract === true;
}
