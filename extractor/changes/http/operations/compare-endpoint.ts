import type { Operation } from '../../../contract/operation.ts';
import type { Comparison } from '../../comparison.ts';
import { getOwner, resolveName } from '../../documents.ts';
import { getFunctionId } from '../../../contract/view/function-id.ts';
import { getLocalName, quote } from '../../wording.ts';
import type { OperationDifference } from './operation-difference.ts';
import { OPERATION_RULES } from './operation-rules.ts';

type Compare = (before: Operation, after: Operation, owner: string) => OperationDifference[];

const COMPARISONS: Compare[] = [
  compareMethods,
  comparePaths,
  compareDeprecation,
  compareVisibility,
  compareIds,
  compareAccept,
];

/** Changes in an operation apart from its parameters, its body and its responses. */
export function compareEndpoints(
  before: Operation,
  after: Operation,
  comparison: Comparison,
): OperationDifference[] {
  const owner = getLocalName(after, comparison.after);
  return [
    ...(comparison.isServer ? [] : compareNames(before, after, comparison)),
    ...COMPARISONS.flatMap((compare) => compare(before, after, owner)),
  ];
}

function compareNames(
  before: Operation,
  after: Operation,
  comparison: Comparison,
): OperationDifference[] {
  const [old, now] = [getFunctionId(before.id), getFunctionId(after.id)];
  if (old === now || isInherited(before, after, comparison)) return [];
  if (wasInherited(before, after, comparison) || isWrittenInBase(before, after, comparison))
    return [];
  if (before.name !== after.name) {
    const [was, is] = [
      getLocalName(before, comparison.before),
      getLocalName(after, comparison.after),
    ];
    const request = quote(`${after.method} ${after.path}`);
    const message = `${quote(is)} is the new name of ${quote(was)}, which sends ${request}.`;
    return [{ rule: OPERATION_RULES.renamed, message, before: was, after: is }];
  }
  const isImportable = isStillNamed(before, after, comparison);
  // That a class moved is told once, not for each of its operations.
  if (!isImportable && hasSameClass(before, after, comparison)) return [];
  const rule = isImportable ? OPERATION_RULES.movedImportable : OPERATION_RULES.moved;
  const place = `is defined in ${quote(now)} now; it was in ${quote(old)}`;
  const end = isImportable ? ', where it can still be imported' : '';
  const message = `${quote(before.name)} ${place}${end}.`;
  return [{ rule, message, before: old, after: now }];
}

/** Whether the old name of an operation, or of its class, still stands for the new one. */
function isStillNamed(before: Operation, after: Operation, comparison: Comparison): boolean {
  const [old, now] = [getOwner(before, comparison.before), getOwner(after, comparison.after)];
  if (old === undefined || now === undefined) {
    return resolveName(comparison.after, getFunctionId(before.id))?.id === after.id;
  }
  return resolveName(comparison.after, old.id)?.id === now.id;
}

/** Whether the class of an operation is what the class of the old one is now. */
function hasSameClass(before: Operation, after: Operation, comparison: Comparison): boolean {
  const [old, now] = [getOwner(before, comparison.before), getOwner(after, comparison.after)];
  return old !== undefined && now !== undefined && comparison.counterpart(old.id) === now.id;
}

/** Whether a class still has an operation, which is now declared in one of its bases. */
function isInherited(before: Operation, after: Operation, comparison: Comparison): boolean {
  const owner = getOwner(before, comparison.before);
  const heir = owner && comparison.counterpart(owner.id);
  if (heir === undefined) return false;
  return comparison.after.inheritedMembers(heir).some(({ item }) => item.id === after.id);
}

/** Whether the class of an operation inherited it before, from a class that still has it. */
function wasInherited(before: Operation, after: Operation, comparison: Comparison): boolean {
  const owner = getOwner(after, comparison.after);
  const heir = owner && comparison.origin(owner.id);
  const old = getFunctionId(before.id);
  if (heir === undefined || comparison.after.item(old) === undefined) return false;
  const members = comparison.before.inheritedMembers(heir);
  return members.some(({ item }) => getFunctionId(item.id) === old);
}

/** Whether the class that had an operation still defines it; it is read from an heir now. */
function isWrittenInBase(before: Operation, after: Operation, comparison: Comparison): boolean {
  const [old, heir] = [getOwner(before, comparison.before), getOwner(after, comparison.after)];
  const id = old && comparison.counterpart(old.id);
  if (id === undefined || heir === undefined || heir.id === id) return false;
  const base = comparison.after.lineage(heir.id).find((one) => one.id === id);
  if (base === undefined) return false;
  const { file, line, endLine = line } = base.source;
  return after.source.file === file && after.source.line >= line && after.source.line <= endLine;
}

function compareMethods(
  { method: old }: Operation,
  after: Operation,
  owner: string,
): OperationDifference[] {
  const { method: now } = after;
  if (old === now) return [];
  const message = `${quote(owner)} sends ${quote(now)} now; it sent ${quote(old)}.`;
  return [{ rule: OPERATION_RULES.methodChanged, message, before: old, after: now }];
}

function comparePaths(
  { path: old }: Operation,
  after: Operation,
  owner: string,
): OperationDifference[] {
  const { path: now } = after;
  if (old === now) return [];
  const texts = { before: old, after: now };
  if (maskPlaceholders(old) !== maskPlaceholders(now)) {
    const message = `${quote(owner)} sends to ${quote(now)} now; it sent to ${quote(old)}.`;
    return [{ rule: OPERATION_RULES.pathChanged, message, ...texts }];
  }
  const message = `The path of ${quote(owner)} is written ${quote(now)} now; it was ${quote(old)}.`;
  return [{ rule: OPERATION_RULES.placeholderRenamed, message, ...texts }];
}

function maskPlaceholders(path: string): string {
  return path.replaceAll(/\{[^{}]*\}/g, '{}');
}

function compareDeprecation(
  before: Operation,
  after: Operation,
  owner: string,
): OperationDifference[] {
  const [old, now] = [before.deprecated !== undefined, after.deprecated !== undefined];
  if (old === now) return [];
  const subject = quote(owner);
  return now
    ? [{ rule: OPERATION_RULES.deprecated, message: `${subject} is deprecated now; it was not.` }]
    : [{ rule: OPERATION_RULES.undeprecated, message: `${subject} is no longer deprecated.` }];
}

function compareVisibility(
  before: Operation,
  after: Operation,
  owner: string,
): OperationDifference[] {
  if (before.includeInSchema === after.includeInSchema) return [];
  const subject = quote(owner);
  if (after.includeInSchema === false) {
    const message = `${subject} is no longer part of the schema.`;
    return [{ rule: OPERATION_RULES.hidden, message }];
  }
  const message = `${subject} is part of the schema now; it was not.`;
  return [{ rule: OPERATION_RULES.shown, message }];
}

function compareIds(before: Operation, after: Operation, owner: string): OperationDifference[] {
  const [old, now] = [before.operationId, after.operationId];
  if (old === now) return [];
  const message = sayValue(`The operation id of ${quote(owner)}`, old, now);
  return [{ rule: OPERATION_RULES.idChanged, message, before: old, after: now }];
}

function compareAccept(before: Operation, after: Operation, owner: string): OperationDifference[] {
  const [old, now] = [before.accept, after.accept];
  if (old === now) return [];
  const message = sayValue(`The default of ${quote('Accept')} of ${quote(owner)}`, old, now);
  return [{ rule: OPERATION_RULES.acceptChanged, message, before: old, after: now }];
}

/** The value of something that both sides, one side or neither side may specify. */
function sayValue(subject: string, old: string | undefined, now: string | undefined): string {
  if (now === undefined) return `${subject} was removed; it was ${quote(old ?? '')}.`;
  const was = old === undefined ? 'there was none' : `it was ${quote(old)}`;
  return `${subject} is ${quote(now)} now; ${was}.`;
}
