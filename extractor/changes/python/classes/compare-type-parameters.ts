import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { NameType, TypeExpression } from '../../../contract/type-expression.ts';
import { getTypeNames } from '../../../contract/types/type-references.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { getTypeName } from '../../types/type-names.ts';
import { describeStep, quote } from '../../wording.ts';
import type { Report } from '../create-report.ts';
import { CLASS_RULES } from './class-rules.ts';

interface Options {
  name: string;
  report: Report;
  comparison: Comparison;
}

/** Changes in the type parameters of a class, which are given in order: `Page[int]`. */
export function compareTypeParameters(
  { before, after }: ItemPair<ClassItem>,
  { name, report, comparison }: Options,
): Change[] {
  const olds = listTypeParameters(before, comparison.before);
  const news = listTypeParameters(after, comparison.after);
  if (olds === undefined || news === undefined) return [];
  const owner = quote(name);
  // The variance of the parameters of PEP 695 is inferred from their use, and not written.
  const isInferred = before.typeParameters !== undefined || after.typeParameters !== undefined;
  const getWritten = (one: string) => getLimits(isInferred ? one.replace(VARIANCE, '') : one);
  return [
    ...olds.slice(news.length).map((old) => {
      const message = `The type parameter ${quote(old)} of ${owner} was removed.`;
      return report(CLASS_RULES.typeParameterRemoved, message, { texts: [old, undefined] });
    }),
    ...news.slice(olds.length).map((now) => {
      // Nobody has written values for the type parameters of a class that had none.
      const rule =
        now.includes('=') || olds.length === 0
          ? CLASS_RULES.typeParameterAddedOptional
          : CLASS_RULES.typeParameterAdded;
      const message = `The type parameter ${quote(now)} of ${owner} is new.`;
      return report(rule, message, { texts: [undefined, now] });
    }),
    ...olds.slice(0, news.length).flatMap((old, index) => {
      const now = news[index] ?? old;
      // A type variable that keeps its name is compared itself.
      if (getWritten(old) === getWritten(now) || isSameVariable(old, now)) return [];
      const message = `A type parameter of ${owner} changed ${describeStep(old, now)}.`;
      return [report(CLASS_RULES.typeParameterChanged, message, { texts: [old, now] })];
    }),
  ];
}

function isSameVariable(before: string, after: string): boolean {
  const [old, now] = [before, after].map((text) => /^\*{0,2}\w+/.exec(text)?.[0]);
  return old === now;
}

const VARIANCE = / \((?:co|contra)variant\)/u;

/** A type parameter without its name. */
function getLimits(parameter: string): string {
  return parameter.replace(/^\*{0,2}\w+/, '').replaceAll(/\s+/g, '');
}

/**
 * The type parameters as written, or the type variables of the bases; undefined if a base that the
 * document does not know may have some.
 */
function listTypeParameters(item: ClassItem, view: PackageView): string[] | undefined {
  if (item.typeParameters !== undefined) return item.typeParameters;
  const generic = item.bases.find(isDeclaring);
  const declared = generic === undefined ? item.bases.flatMap(getArguments) : getArguments(generic);
  const names = declared.flatMap(getTypeNames);
  const variables = names.filter((name) => isTypeVariable(name, view));
  // Type variables of other packages cannot be distinguished from other names.
  if (generic !== undefined && variables.length < names.length) return undefined;
  return [...new Set(variables.map((name) => describeVariable(name, view)))];
}

/** `Generic[T]` and `Protocol[T]` say which type variables are parameters, and their order. */
function isDeclaring(base: TypeExpression): boolean {
  if (base.kind !== 'generic' || base.origin.kind !== 'name') return false;
  return ['Generic', 'Protocol'].includes(getTypeName(base.origin));
}

function getArguments(base: TypeExpression): TypeExpression[] {
  return base.kind === 'generic' ? base.arguments : [];
}

const TYPE_VARIABLE = /^(?:[\w.]+\.)?(?:TypeVar|ParamSpec|TypeVarTuple)\((.*)\)$/s;

function isTypeVariable(name: NameType, view: PackageView): boolean {
  return TYPE_VARIABLE.test(getValueOf(name, view));
}

function getValueOf({ id = '' }: NameType, view: PackageView): string {
  const item = view.item(id);
  return item?.kind === 'attribute' ? (item.value?.text ?? '') : '';
}

/** The variable as a type parameter is written: `T: int = bool`, `T: (int, str)`. */
function describeVariable(name: NameType, view: PackageView): string {
  const given = TYPE_VARIABLE.exec(getValueOf(name, view))?.[1] ?? '';
  const [, bound] = /\bbound\s*=\s*([^,()]+(?:\([^()]*\))?)/.exec(given) ?? [];
  const [, value] = /\bdefault\s*=\s*([^,()]+(?:\([^()]*\))?)/.exec(given) ?? [];
  const variance = /\b(co|contra)variant\s*=\s*True/.exec(given)?.[0];
  return [
    name.name,
    ...(bound === undefined ? [] : [`: ${bound.trim()}`]),
    ...(variance === undefined ? [] : [` (${variance.replace(/\s*=\s*True/, '')})`]),
    ...(value === undefined ? [] : [` = ${value.trim()}`]),
  ].join('');
}
