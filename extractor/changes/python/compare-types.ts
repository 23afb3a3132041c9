import type { Change } from '../../contract/change.ts';
import type { NameType, TypeExpression } from '../../contract/type-expression.ts';
import { getTypeNames } from '../../contract/types/type-references.ts';
import { formatType } from '../../contract/types/type-text.ts';
import type { Comparison } from '../comparison.ts';
import type { Rule } from '../rule.ts';
import {
  isInvariant,
  isSpecified,
  mayBeSame,
  onlySaysMore,
  relateWithDefault,
  type Typed,
  type TypeRelation,
} from '../types/relate-types.ts';
import { describeStep, quote } from '../wording.ts';
import type { Facts, Report } from './create-report.ts';
import { PYTHON_RULES } from './python-rules.ts';

/** The rules for the types of one kind of thing. */
interface TypeRules extends Record<Exclude<TypeRelation, 'same'>, Rule> {
  /** For a narrower type that only says what the old one left open. */
  specified?: Rule;
  /** For a wider type whose container type checkers do not accept instead of the old one. */
  invariant?: Rule;
}

/** The types of one thing in both documents. */
interface TypePair {
  before: Typed;
  after: Typed;
  /** The type's name in messages: The type of parameter `a` of `f`. */
  label: string;
  rules: TypeRules;
  /** The rule for a removed type, if that is more than a note. */
  removed?: Rule;
  facts?: Omit<Facts, 'texts'>;
  report: Report;
  comparison: Comparison;
}

/** Changes in a type; a default of `None` is part of it, even if the type does not say so. */
export function compareTypes(pair: TypePair): Change[] {
  const { before, after, label, facts, report, comparison } = pair;
  const old = before.type && formatType(before.type);
  const now = after.type && formatType(after.type);
  if (old === undefined || now === undefined) return compareAnnotations(old, now, pair);
  const relation = relateWithDefault(before, after, comparison);
  if (relation === 'same') return [];
  const texts: [string, string] = [
    nameInFull(before.type, after.type, (id) => comparison.counterpart(id)),
    nameInFull(after.type, before.type, (id) => comparison.origin(id)),
  ];
  const message = `${label} changed ${describeStep(...texts)}.`;
  const rule = pickRule(relation, pair);
  // Aliases of one name that stand for other types are told where they are defined.
  if (texts[0] === texts[1] && rule.severity !== 'breaking') return [];
  return [report(rule, message, { ...facts, texts })];
}

function pickRule(
  relation: Exclude<TypeRelation, 'same'>,
  { before, after, rules, comparison }: TypePair,
): Rule {
  const { specified, invariant } = rules;
  const isExact = (test: typeof isSpecified) => test(before.type, after.type, comparison);
  if (relation === 'narrower' && specified && isExact(isSpecified)) return specified;
  if (relation === 'wider' && invariant && isExact(isInvariant)) return invariant;
  const rule = rules[relation];
  const isUnsure =
    isCorrected(before, after) ||
    (relation === 'different' && isExact(mayBeSame)) ||
    (relation !== 'wider' && isExact(onlySaysMore));
  return isUnsure && rule.severity === 'breaking'
    ? { ...rule, severity: 'possiblyBreaking' }
    : rule;
}

/** Whether only one side says that it is a class and no instance, which is often a slip. */
function isCorrected(before: Typed, after: Typed): boolean {
  const [old, now] = [before, after].map(
    ({ type }) => type && formatType(type).replaceAll(/\b[Tt]ype\[([\w.]+)\]/g, '$1'),
  );
  return old !== undefined && old === now;
}

/** A type with the ids of the names that mean something else in the other document. */
function nameInFull(
  type: TypeExpression | undefined,
  other: TypeExpression | undefined,
  translate: (id: string) => string | undefined,
): string {
  const others = new Map(getTypeNames(other).map(({ name, id }) => [name, id]));
  const isSame = ({ name, id = '' }: NameType) => {
    const found = others.get(name);
    return found === undefined || found === id || found === translate(id);
  };
  return type === undefined
    ? ''
    : formatType(type, (one) => (isSame(one) ? one.name : (one.id ?? one.name)));
}

/** A type that was added or removed: its meaning may be unchanged. */
function compareAnnotations(
  old: string | undefined,
  now: string | undefined,
  { label, facts, report, removed = PYTHON_RULES.annotationRemoved }: TypePair,
): Change[] {
  const all = { ...facts, texts: [old, now] } satisfies Facts;
  if (now !== undefined) {
    const message = `${label} is declared now: ${quote(now)}.`;
    return [report(PYTHON_RULES.annotationAdded, message, all)];
  }
  if (old === undefined) return [];
  return [report(removed, `${label} is no longer declared; it was ${quote(old)}.`, all)];
}
