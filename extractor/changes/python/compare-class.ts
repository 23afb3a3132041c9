import type { Change } from '../../contract/change.ts';
import type { ClassItem } from '../../contract/class.ts';
import type { PackageView } from '../../contract/package-view.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { formatType } from '../../contract/type-text.ts';
import { compareDeprecation } from './compare-deprecation.ts';
import { compareEnumMembers } from './compare-enum.ts';
import { compareFields } from './compare-fields.ts';
import type { Comparison } from '../comparison.ts';
import { isHttpModel } from '../is-http-model.ts';
import type { ItemPair } from '../pair-items.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { createReport, type Report } from './reporter.ts';
import { getLocalName, getNoun, quote } from './wording.ts';

/** What has changed in a class itself; its members are items of their own. */
export function compareClasses(pair: ItemPair<ClassItem>, comparison: Comparison): Change[] {
  const report = createReport(pair, comparison);
  const name = getLocalName(pair.after, comparison.after);
  const isHttp = isHttpModel(pair.before, pair.after, comparison);
  return [
    ...compareBases(pair, { name, report, comparison }),
    ...compareDeprecation(pair, `The ${getNoun(pair.after)} ${quote(name)}`, report),
    ...(isHttp ? [] : compareFields(pair, { name, report, comparison })),
    ...(isHttp ? [] : compareEnumMembers(pair, name, report)),
  ];
}

interface Options {
  name: string;
  report: Report;
  comparison: Comparison;
}

/** Bases that a class has no longer, or has now, at any depth; what all classes have says nothing. */
function compareBases(
  { before, after }: ItemPair<ClassItem>,
  { name, report, comparison }: Options,
): Change[] {
  const share = (id: string) => comparison.counterpart(id) ?? id;
  const old = new Set([...collectBaseNames(before, comparison.before)].map(share));
  const now = collectBaseNames(after, comparison.after);
  const lost = before.bases.filter((base) => isTelling(base) && !now.has(share(getBaseName(base))));
  const gained = after.bases.filter((base) => isTelling(base) && !old.has(getBaseName(base)));
  return [
    ...lost.map((base) => {
      const message = `${quote(name)} no longer derives from ${quote(formatType(base))}.`;
      const part = { kind: 'base', name: formatType(base) } as const;
      return report(PYTHON_RULES.baseRemoved, message, {
        part,
        texts: [formatType(base), undefined],
      });
    }),
    ...gained.map((base) => {
      const message = `${quote(name)} derives from ${quote(formatType(base))} now.`;
      const part = { kind: 'base', name: formatType(base) } as const;
      return report(PYTHON_RULES.baseAdded, message, {
        part,
        texts: [undefined, formatType(base)],
      });
    }),
  ];
}

/** The ids or names of all classes that a class derives from, as far as the document knows them. */
function collectBaseNames(item: ClassItem, view: PackageView): Set<string> {
  const found = new Set(item.bases.map(getBaseName));
  // A Set's iteration also visits what is added on the way.
  for (const id of found) {
    const base = view.item(id);
    if (base?.kind === 'class') for (const next of base.bases) found.add(getBaseName(next));
  }
  return found;
}

function getBaseName(base: TypeExpression): string {
  if (base.kind === 'generic') return getBaseName(base.origin);
  return base.kind === 'name' ? (base.id ?? base.name) : formatType(base);
}

/** `class A(object)`, and marks for type checkers, which are also said by brackets behind the name. */
function isTelling(base: TypeExpression): boolean {
  const name = getBaseName(base);
  return !['object', 'builtins.object', 'typing.Generic', 'Generic'].includes(name);
}
