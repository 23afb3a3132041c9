import type { Change } from '../../contract/change.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { formatType } from '../../contract/type-text.ts';
import type { Comparison } from '../comparison.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import type { Facts, Report } from './reporter.ts';
import type { Rule } from '../rule.ts';
import { relateTypes, type TypeRelation } from '../type-relation.ts';
import { describeStep, quote } from './wording.ts';

/** Something with a type and, perhaps, a default as Python source. */
interface Typed {
  type?: TypeExpression | undefined;
  default?: string | undefined;
}

/** The types of what is one thing in both documents. */
interface TypePair {
  before: Typed;
  after: Typed;
  /** How messages call the type: The type of parameter `a` of `f`. */
  label: string;
  rules: Record<Exclude<TypeRelation, 'same'>, Rule>;
  /** Where a type is no longer said, if that is more than a note. */
  removed?: Rule;
  facts?: Omit<Facts, 'texts'>;
  report: Report;
  comparison: Comparison;
}

/** What has changed in a type; a default of `None` belongs to it, said or not. */
export function compareTypes(pair: TypePair): Change[] {
  const { before, after, label, rules, facts, report, comparison } = pair;
  const old = before.type && formatType(before.type);
  const now = after.type && formatType(after.type);
  if (old === undefined || now === undefined) return compareAnnotations(old, now, pair);
  const relation = relateWithDefault(before, after, comparison);
  if (relation === 'same') return [];
  const message = `${label} changed ${describeStep(old, now)}.`;
  return [report(rules[relation], message, { ...facts, texts: [old, now] })];
}

/** Compares types; what has the default `None` takes `None`. */
export function relateWithDefault(
  before: Typed,
  after: Typed,
  comparison: Comparison,
): TypeRelation {
  return relateTypes(allowDefault(before), allowDefault(after), comparison);
}

function allowDefault({ type, default: value }: Typed): TypeExpression | undefined {
  if (type === undefined || value !== 'None') return type;
  return { kind: 'union', members: [type, { kind: 'name', name: 'None' }] };
}

/** A type that is said now, or no longer: what it means may be what it always was. */
function compareAnnotations(
  old: string | undefined,
  now: string | undefined,
  { label, facts, report, removed = PYTHON_RULES.annotationRemoved }: TypePair,
): Change[] {
  const all = { ...facts, texts: [old, now] } satisfies Facts;
  if (now !== undefined) {
    const message = `${label} is said now: ${quote(now)}.`;
    return [report(PYTHON_RULES.annotationAdded, message, all)];
  }
  if (old === undefined) return [];
  return [report(removed, `${label} is no longer said; it was ${quote(old)}.`, all)];
}
