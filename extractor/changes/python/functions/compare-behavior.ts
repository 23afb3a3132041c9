import type { Change } from '../../../contract/change.ts';
import type { FunctionItem } from '../../../contract/function.ts';
import { getLastName } from '../../../contract/last-name.ts';
import type { Body } from '../../../contract/module.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Operation } from '../../../contract/operation.ts';
import type { Comparison } from '../../comparison.ts';
import { getBody, type ItemPair } from '../../documents.ts';
import { quote, quoteAll } from '../../wording.ts';
import type { Facts, Report } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';

/** What a function does differently although it is called in the same way, as its body says. */
export function compareBehavior(
  { before, after }: ItemPair<FunctionItem | Operation>,
  name: string,
  report: Report,
  comparison: Comparison,
): Change[] {
  const old = getBody(before, comparison.before);
  const now = getBody(after, comparison.after);
  if (old === undefined || now === undefined || old.digest === now.digest) return [];
  const at = (line: number | undefined): Facts =>
    line === undefined ? {} : { sources: [before.source, { file: after.source.file, line }] };
  return [
    ...compareGenerators(old, now, name, (line, rule, message) => report(rule, message, at(line))),
    ...compareRaised(old, now, name, comparison).map(({ line, names, message }) =>
      report(PYTHON_RULES.raisesAdded, message, { ...at(line), texts: [undefined, names] }),
    ),
    ...compareEnvironment(old, now, name, comparison).map(([message, texts]) =>
      report(PYTHON_RULES.environmentChanged, message, { texts }),
    ),
    ...compareKinds(old, now).map(([was, is]) =>
      report(
        PYTHON_RULES.returnedKindChanged,
        `${quote(name)} returns ${is} now; it returned ${was}.`,
        { texts: [was, is] },
      ),
    ),
  ];
}

type Tell = (line: number, rule: (typeof PYTHON_RULES)['generator'], message: string) => Change;

function compareGenerators(old: Body, now: Body, name: string, tell: Tell): Change[] {
  if (now.yields === undefined || old.yields !== undefined) return [];
  const message = `${quote(name)} is a generator now: it runs when callers iterate, and what it returns is no list.`;
  return [tell(now.yields, PYTHON_RULES.generator, message)];
}

/** Exceptions that only a mistake of the package itself raises. */
const INTERNAL = new Set([
  'RuntimeError',
  'AssertionError',
  'NotImplementedError',
  'StopIteration',
]);

/** Exceptions of which neither the class nor a base of it was raised before. */
function compareRaised(old: Body, now: Body, name: string, comparison: Comparison) {
  const { after } = comparison;
  const olds = new Set(
    (old.raises ?? []).flatMap((one) => {
      const last = getLastName(one.name);
      return [last, ...listNewNames(last, comparison)];
    }),
  );
  const added = (now.raises ?? []).filter((one) => {
    const own = getLastName(one.name);
    if (INTERNAL.has(own)) return false;
    const classes = [...after.items.values()].filter(
      (item) => item.kind === 'class' && item.name === own,
    );
    const line = classes.flatMap(({ id }) => after.lineage(id)).map((item) => item.name);
    return ![own, ...line].some((known) => olds.has(known));
  });
  const [first] = added;
  if (first === undefined) return [];
  const names = quoteAll([...new Set(added.map((one) => getLastName(one.name)))]);
  return [{ line: first.line, names, message: `${quote(name)} may raise ${names} now.` }];
}

/** The names that classes with an old name have now. */
function listNewNames(name: string, { before, counterpart }: Comparison): string[] {
  const classes = [...before.items.values()].filter(
    (item) => item.kind === 'class' && item.name === name,
  );
  return classes.flatMap(({ id }) => getLastName(counterpart(id) ?? id));
}

/** Environment variables that nothing in the package reads any more, and those read instead. */
function compareEnvironment(
  old: Body,
  now: Body,
  name: string,
  { before, after }: Comparison,
): [string, [string, string | undefined]][] {
  const gone = (old.environment ?? []).filter(
    (one) => !listVariables(after).has(one) && !isNamed(one, after),
  );
  if (gone.length === 0) return [];
  const fresh = (now.environment ?? []).filter((one) => !listVariables(before).has(one));
  const noun = gone.length === 1 ? 'variable' : 'variables';
  const end = fresh.length === 0 ? '' : `; it reads ${quoteAll(fresh)} now`;
  const message = `${quote(name)} no longer reads the environment ${noun} ${quoteAll(gone)}${end}.`;
  return [[message, [gone.join(', '), fresh.length === 0 ? undefined : fresh.join(', ')]]];
}

const variables = new WeakMap<PackageView, Set<string>>();

/** The environment variables that any function of a package reads, which are listed once. */
function listVariables(view: PackageView): Set<string> {
  const known = variables.get(view);
  if (known !== undefined) return known;
  const bodies = view.modules.flatMap(({ id }) => Object.values(view.module(id)?.bodies ?? {}));
  const found = new Set(bodies.flatMap(({ environment = [] }) => environment));
  variables.set(view, found);
  return found;
}

/** Whether a constant has the name of a variable, or the statement that reads it. */
function isNamed(variable: string, view: PackageView): boolean {
  return [...view.items.values()].some(
    (item) => item.kind === 'attribute' && item.value?.text.includes(variable) === true,
  );
}

const NOUNS = new Map([
  ['list', 'a list'],
  ['dict', 'a dictionary'],
  ['set', 'a set'],
  ['tuple', 'a tuple'],
  ['str', 'a text'],
  ['bytes', 'bytes'],
  ['bool', 'a Boolean'],
  ['int', 'a number'],
  ['float', 'a number'],
  ['generator', 'a generator'],
]);

/** The kinds of values, if all of both sides are written as such and none is on both. */
function compareKinds(old: Body, now: Body): [string, string][] {
  if (old.yields !== undefined || now.yields !== undefined) return [];
  const [olds, news] = [old, now].map(({ returns = [] }) =>
    returns.filter((one) => one !== 'None'),
  );
  const [was, ...more] = (olds ?? []).map((kind) => NOUNS.get(kind));
  const [is, ...others] = (news ?? []).map((kind) => NOUNS.get(kind));
  if (was === undefined || is === undefined || more.length + others.length > 0) return [];
  return was === is ? [] : [[was, is]];
}
