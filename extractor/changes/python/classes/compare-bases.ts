import type { Change } from '../../../contract/change.ts';
import type { ClassItem } from '../../../contract/class.ts';
import type { AttributeItem } from '../../../contract/module.ts';
import type { TypeExpression } from '../../../contract/type-expression.ts';
import { formatType } from '../../../contract/types/type-text.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { getTypeName, isForeignName } from '../../types/type-names.ts';
import { createVisibility } from '../../visibility.ts';
import type { Rule } from '../../rule.ts';
import { quote } from '../../wording.ts';
import type { Report } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { getLastName } from '../../../contract/last-name.ts';

interface Options {
  name: string;
  report: Report;
  comparison: Comparison;
}

/** Bases that a class no longer has, at any depth, and those that it now has. */
export function compareBases(
  { before, after }: ItemPair<ClassItem>,
  { name, report, comparison }: Options,
): Change[] {
  const share = (id: string) => comparison.counterpart(id) ?? id;
  const old = new Set([...collectBaseNames(before, comparison.before)].map(share));
  const now = collectBaseNames(after, comparison.after);
  const lost = before.bases.filter((base) => {
    const id = getBaseName(base);
    return (
      isTelling(id) &&
      !now.has(share(id)) &&
      !isHidden(id, comparison.before) &&
      !isRemoved(id, comparison)
    );
  });
  const gained = after.bases.filter((base) => {
    const id = getBaseName(base);
    return isTelling(id) && !old.has(id) && !isHidden(id, comparison.after);
  });
  return [
    ...lost.map((base) => {
      const text = nameBase(base, gained);
      const message = `${quote(name)} no longer derives from ${quote(text)}.`;
      const part = { kind: 'base', name: text } as const;
      const rule = mayStillDerive(getBaseName(base), { old, now }, comparison) ? UNSURE : CERTAIN;
      return report(rule, message, { part, texts: [text, undefined] });
    }),
    ...gained.map((base) => {
      const text = nameBase(base, lost);
      const message = `${quote(name)} derives from ${quote(text)} now.`;
      const part = { kind: 'base', name: text } as const;
      return report(PYTHON_RULES.baseAdded, message, { part, texts: [undefined, text] });
    }),
  ];
}

const CERTAIN = PYTHON_RULES.baseRemoved;
const UNSURE: Rule = { ...CERTAIN, severity: 'possiblyBreaking' };

/**
 * Whether a new base of another package may derive from a base that was removed: from one of the
 * standard library or of that package, but not from one of the documented package.
 */
function mayStillDerive(
  lost: string,
  { old, now }: { old: ReadonlySet<string>; now: ReadonlySet<string> },
  { before, after }: Comparison,
): boolean {
  if (before.item(lost) !== undefined) return false;
  const isForeign = (id: string) => isForeignName(id, after.index.name);
  const gained = [...now].filter((id) => !old.has(id) && isForeign(id));
  return gained.some((id) => !isForeign(lost) || getRoot(id) === getRoot(lost));
}

function getRoot(id: string): string | undefined {
  return id.split('.', 1)[0];
}

/** The bases of standard-library classes, which are not part of the documents. */
const STANDARD_BASES = new Map([
  ['enum.StrEnum', ['str', 'enum.Enum']],
  ['enum.IntEnum', ['int', 'enum.Enum']],
  ['enum.IntFlag', ['int', 'enum.Flag']],
  ['enum.Flag', ['enum.Enum']],
  ['collections.OrderedDict', ['dict']],
  ['collections.defaultdict', ['dict']],
  ['collections.Counter', ['dict']],
  ['typing.OrderedDict', ['dict']],
  ['ConnectionError', ['OSError']],
  ['TimeoutError', ['OSError']],
  ['PermissionError', ['OSError']],
  ['OSError', ['Exception']],
  ['KeyError', ['LookupError']],
  ['IndexError', ['LookupError']],
  ['LookupError', ['Exception']],
  ['NotImplementedError', ['RuntimeError']],
  ['RuntimeError', ['Exception']],
  ['json.JSONDecodeError', ['ValueError']],
  ['UnicodeError', ['ValueError']],
  ['ValueError', ['Exception']],
  ['TypeError', ['Exception']],
  ['AttributeError', ['Exception']],
]);

/** The ids or names of all classes that a class derives from, as far as the document knows them. */
function collectBaseNames(item: ClassItem, view: PackageView): Set<string> {
  const found = new Set(item.bases.map(getBaseName));
  // Iterating over a Set also visits elements that are added on the way.
  for (const id of found) {
    for (const base of STANDARD_BASES.get(id) ?? []) found.add(base);
    const base = view.item(id);
    if (base?.kind === 'attribute') found.add(getAliasedName(base));
    if (base?.kind === 'class') for (const next of base.bases) found.add(getBaseName(next));
  }
  return found;
}

/** The class that an alias such as `Base = OrderedDict[str, Any]` stands for, as written. */
function getAliasedName({ aliasOf, value }: AttributeItem): string {
  if (aliasOf !== undefined) return getBaseName(aliasOf);
  const [name = ''] = (value?.text ?? '').split('[', 1);
  return STANDARD_BASES.has(`collections.${name}`) ? `collections.${name}` : name;
}

/** A base as written; with its location if another one of the same name is added or removed. */
function nameBase(base: TypeExpression, others: readonly TypeExpression[]): string {
  const text = formatType(base);
  return others.some((other) => formatType(other) === text) ? getBaseName(base) : text;
}

function getBaseName(base: TypeExpression): string {
  if (base.kind === 'generic') return getBaseName(base.origin);
  if (base.kind !== 'name') return nameTuple(formatType(base));
  // Types of values may have one name although they are different classes.
  const isStandard = !base.id?.startsWith('pydantic.') && base.name !== 'object';
  return nameTuple(isStandard ? getTypeName(base) : (base.id ?? base.name));
}

/** A named tuple can be written as a call and as a class. */
function nameTuple(name: string): string {
  return /^(?:\w+\.)*namedtuple(?:\(|$)/i.test(name) ? 'typing.NamedTuple' : name;
}

/**
 * Not `class A(object)`, nor `ABC`, which only its heirs notice, nor bases for type checkers only,
 * which the brackets after the class's name also express.
 */
function isTelling(id: string): boolean {
  return !/^(builtins\.)?object$|^Generic$|^(abc\.)?ABC$/.test(id);
}

/** Whether users cannot name a class: by its own name, or because only a private module has it. */
function isHidden(id: string, view: PackageView): boolean {
  if (getLastName(id).startsWith('_')) return true;
  const item = view.item(id);
  return item !== undefined && !createVisibility(view).isPublic(item);
}

/** Whether a class of the package is gone, which says that nothing derives from it any more. */
function isRemoved(id: string, { before, counterpart }: Comparison): boolean {
  return before.item(id)?.kind === 'class' && counterpart(id) === undefined;
}
