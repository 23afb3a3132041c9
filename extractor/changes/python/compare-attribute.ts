import type { Change } from '../../contract/change.ts';
import type { AttributeItem } from '../../contract/module.ts';
import { formatType } from '../../contract/types/type-text.ts';
import type { Comparison } from '../comparison.ts';
import { getOwner, type ItemPair } from '../documents.ts';
import { isHttpAlias } from '../model-reach.ts';
import { describeStep, getLocalName, normalize, quote } from '../wording.ts';
import { downgrade } from '../downgrade.ts';
import { compareDeprecation } from './compare-deprecation.ts';
import { compareTypes } from './compare-types.ts';
import { createReport, type Report } from './create-report.ts';
import { compareFinal } from './compare-final.ts';
import { isException } from './functions/raised-errors.ts';
import { compareAbstract } from './functions/compare-function.ts';
import { PYTHON_RULES } from './python-rules.ts';

const TYPE_RULES = {
  wider: PYTHON_RULES.attributeTypeWidened,
  narrower: PYTHON_RULES.attributeTypeNarrowed,
  different: PYTHON_RULES.attributeTypeChanged,
} as const;

/** Changes in an attribute, property, constant or type alias. */
export function compareAttributes(pair: ItemPair<AttributeItem>, comparison: Comparison): Change[] {
  const { before, after } = pair;
  const report = createReport(pair, comparison);
  const name = getLocalName(after, comparison.after);
  return [
    ...(isHttpAlias(pair, comparison) || isSameClass(pair)
      ? []
      : compareTypes({
          before: { type: before.aliasOf ?? before.type },
          after: { type: after.aliasOf ?? after.type },
          label: `The type of ${quote(name)}`,
          rules: TYPE_RULES,
          report,
          comparison,
        })),
    ...compareValues(pair, name, report),
    ...compareTypeVariables(pair, name, report),
    ...compareFinal(pair, name, report),
    ...compareAccess(pair, { name, report, comparison }),
    ...compareAbstract(pair, name, report),
    ...compareDeprecation(pair, quote(name), report),
  ];
}

/** Whether an attribute is the class that it was, and only one side has a type for that. */
function isSameClass({ before, after }: ItemPair<AttributeItem>): boolean {
  const isNamed = ({ aliasOf }: AttributeItem, other: AttributeItem) =>
    aliasOf !== undefined &&
    other.aliasOf === undefined &&
    formatType(aliasOf) === other.value?.text;
  return isNamed(before, after) || isNamed(after, before);
}

function compareValues({ before, after }: ItemPair<AttributeItem>, name: string, report: Report) {
  if (!isConstant(before) || !isConstant(after)) return [];
  const [old, now] = [before, after].map(({ value }) => normalize(value?.text ?? ''));
  if (old === now || old === undefined || now === undefined) return [];
  // A number that a member of an enum names now is still that number.
  const isNamed =
    /^-?(?:0x)?[\da-f.]+$/i.test(old) && new RegExp(`^\\w+\\.${after.name}$`, 'i').test(now);
  const isSameNumber = Number(old) === Number(now) && old !== '';
  const [was, is] = [before.value?.value, after.value?.value];
  // Another constant may name the same value now.
  if (isNamed || isSameNumber || JSON.stringify(was) === JSON.stringify(is)) return [];
  const isOfModule = /^__\w+__$/.test(after.name);
  if (isProse(was) && isProse(is)) return [];
  if (isOfModule || GENERATED.has(after.name) || isOfVersion(after.name, old, now)) return [];
  const message = `The value of ${quote(name)} changed ${describeStep(old, now)}.`;
  const rule = PYTHON_RULES.attributeValueChanged;
  const told = isExtended(was, is) ? { ...rule, severity: 'safe' as const } : rule;
  return [report(told, message, { texts: [old, now] })];
}

/** Whether a value is a text for people: words in a row that end like a sentence, or several lines. */
function isProse(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  return /(?:\b[a-z]+,? ){2,}[a-z]+\b/.test(value) && /\n|[.!?]$/.test(value);
}

/** Whether a collection has all that it had, and more. */
function isExtended(before: unknown, after: unknown): boolean {
  if (typeof before !== 'object' || typeof after !== 'object') return false;
  if (before === null || after === null) return false;
  const [olds, news] = [before, after].map((all) =>
    (Array.isArray(all) ? all : Object.entries(all)).map((one) => JSON.stringify(one)),
  );
  const known = new Set(news);
  return (
    Array.isArray(before) === Array.isArray(after) && (olds ?? []).every((one) => known.has(one))
  );
}

/** Tables of generated models, which their constructors repeat. */
const GENERATED = new Set(['attribute_map', 'openapi_types', 'swagger_types']);

/** Whether a value only says which version of the package it belongs to. */
function isOfVersion(name: string, old: string, now: string): boolean {
  const hideNumbers = (text: string) => text.replaceAll(/\d+(?:[.,-]\s*\w+)*/g, '0');
  const isNamed =
    /version|release|user_?agent|build|revision|commit/i.test(name) && !/api/i.test(name);
  return isNamed && (hideNumbers(old) === hideNumbers(now) || /commit|revision|build/i.test(name));
}

function compareTypeVariables(
  { before, after }: ItemPair<AttributeItem>,
  name: string,
  report: Report,
): Change[] {
  const [old, now] = [before, after].map(getTypeVariable);
  if (old === undefined || now === undefined || old === now) return [];
  const message = `The type variable ${quote(name)} changed ${describeStep(old, now)}.`;
  return [report(PYTHON_RULES.typeVariableChanged, message, { texts: [old, now] })];
}

/** What a type variable allows, as written: its bound, its variance. */
function getTypeVariable({ value }: AttributeItem): string | undefined {
  const found = /^(?:[\w.]+\.)?TypeVar\((.*)\)$/s.exec(value?.text ?? '')?.[1];
  return found === undefined ? undefined : normalize(found);
}

/** How a computed value is made is an implementation detail. */
function isConstant({ value }: AttributeItem): boolean {
  return value?.value !== undefined;
}

const ACCESSES = { set: 'setter', deleted: 'deleter' } as const;

interface AccessOptions {
  name: string;
  report: Report;
  comparison: Comparison;
}

/**
 * Whether an attribute of instances can be set and deleted, which is always possible unless it is a
 * property.
 */
function compareAccess(
  { before, after }: ItemPair<AttributeItem>,
  { name, report, comparison }: AccessOptions,
): Change[] {
  const owner = getOwner(after, comparison.after);
  // Callers read what an exception says.
  if (owner === undefined || isException(owner, comparison.after)) return [];
  const both = before.property !== undefined && after.property !== undefined;
  // Nothing says whether an attribute other than a property can be deleted.
  const accesses = both ? (['set', 'deleted'] as const) : (['set'] as const);
  return accesses.flatMap((access) => {
    const could = allows(before, access);
    const can = allows(after, access);
    if (could === can) return [];
    return can
      ? report(PYTHON_RULES.setterAdded, `${quote(name)} can be ${access} now.`)
      : downgradeAttribute(
          before,
          report(PYTHON_RULES.setterRemoved, `${quote(name)} can no longer be ${access}.`),
        );
  });
}

/** An attribute that is no property was rarely meant to be set by callers, if no text says so. */
function downgradeAttribute({ property, docstring }: AttributeItem, change: Change): Change {
  if (property !== undefined) return change;
  return docstring === undefined ? { ...change, severity: 'safe' } : downgrade(change);
}

function allows({ property }: AttributeItem, access: keyof typeof ACCESSES): boolean {
  return property === undefined || property[ACCESSES[access]] === true || property.cached === true;
}
