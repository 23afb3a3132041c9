import type { Change, ChangedCall } from '../../contract/change.ts';
import { nameCall } from '../advise-callers.ts';
import { isParameterRenamed, listParts } from '../changed-parts.ts';
import type { Comparison } from '../comparison.ts';
import { nameParameter } from '../matching/match-parameters.ts';
import { PYTHON_RULES } from '../python/python-rules.ts';
import { quote, quoteAll } from '../wording.ts';
import { cover } from './join.ts';

/** What several changes of one signature say after the first of them. */
const STEPS: ReadonlyMap<string, (names: readonly string[]) => string> = new Map([
  [PYTHON_RULES.parameterAddedRequired.code, (names) => say(names, 'new and required')],
  [PYTHON_RULES.parameterRequired.code, (names) => say(names, 'required now')],
  [PYTHON_RULES.parameterRemoved.code, (names) => say(names, 'gone')],
  [PYTHON_RULES.parameterCollected.code, (names) => say(names, 'no longer named')],
  [PYTHON_RULES.parameterInserted.code, (names) => say(names, 'new before other parameters')],
  [PYTHON_RULES.parameterMoved.code, (names) => say(names, 'in another place')],
  [PYTHON_RULES.parameterKindChanged.code, (names) => say(names, 'passed in another way')],
  [PYTHON_RULES.positionLost.code, (names) => say(names, 'passed by name only')],
]);

/** Which change of a signature is told first, if none is worse. */
const ORDER = [PYTHON_RULES.parameterRenamed.code, ...STEPS.keys()];

/** What callers have to do about all of them. */
const ADVICE = 'Write the call as the new signature asks for it.';

/** Callers rewrite a call once, whatever happened to the parameters of the function. */
export function joinSignatures(changes: readonly Change[], comparison: Comparison): Change[] {
  const groups = Map.groupBy(
    changes.filter((change) => isOfSignature(change)),
    ({ item }) => item,
  );
  const lines = new Map<Change, Change | undefined>();
  for (const group of groups.values()) {
    if (group.length < 2 || group.every(({ severity }) => severity !== 'breaking')) continue;
    const [first, ...rest] = sortSteps(group);
    if (first === undefined) continue;
    for (const change of rest) lines.set(change, undefined);
    lines.set(first, describe(first, rest, comparison));
  }
  return changes.flatMap((change) => (lines.has(change) ? (lines.get(change) ?? []) : [change]));
}

/** Whether a change is that of one signature, and of no other function. */
function isOfSignature({ code, severity, item, before, covers, part }: Change): boolean {
  if (severity === 'safe' || part?.kind !== 'parameter' || !ORDER.includes(code)) {
    return false;
  }
  const ids = [item, before?.id ?? item];
  const owners = ids
    .filter((id) => id.endsWith('.__init__'))
    .map((id) => id.slice(0, -'__init__'.length));
  return (covers?.items ?? []).every(
    (one) =>
      ids.includes(one) ||
      owners.some((owner) => one.startsWith(owner) && !one.slice(owner.length).includes('.')),
  );
}

function sortSteps(group: readonly Change[]): Change[] {
  const rank = ({ severity, code }: Change) =>
    (severity === 'breaking' ? 0 : ORDER.length) + ORDER.indexOf(code);
  return group.toSorted((a, b) => rank(a) - rank(b));
}

function describe(first: Change, rest: readonly Change[], comparison: Comparison): Change {
  const renamed = rest
    .filter(isParameterRenamed)
    .map(
      ({ before, after }) => `${quote(after?.text ?? '')} replaces ${quote(before?.text ?? '')}`,
    );
  const steps = [...STEPS].flatMap(([code, tell]) => {
    const names = rest
      .filter((one) => one.code === code)
      .flatMap((change) =>
        listParts(change).map((name) => markCollector(name, change, comparison)),
      );
    return names.length === 0 ? [] : [tell(names)];
  });
  const told = cover(first, rest, `In the same signature, ${listSteps([...renamed, ...steps])}.`);
  const call = describeCall([first, ...rest], comparison);
  return { ...told, advice: ADVICE, ...(call === undefined ? {} : { call }) };
}

/** `*args` and `**kwargs` with their stars. */
function markCollector(name: string, change: Change, { before: view }: Comparison): string {
  const item = view.item(change.before?.id ?? '');
  const parameters = item && 'signature' in item ? item.signature.parameters : [];
  const found = parameters.find((one) => one.name === name);
  return found === undefined ? name : nameParameter(found);
}

function say(names: readonly string[], state: string): string {
  return `${quoteAll(names)} ${names.length === 1 ? 'is' : 'are'} ${state}`;
}

/** Sentences within a sentence: each may have a list of its own. */
function listSteps(steps: readonly string[]): string {
  return steps.length < 3
    ? steps.join(', and ')
    : `${steps.slice(0, -1).join(', ')}, and ${steps.at(-1) ?? ''}`;
}

/** The call with the arguments that were renamed, removed, or are needed now. */
function describeCall(changes: readonly Change[], comparison: Comparison): ChangedCall | undefined {
  const { before, after } = comparison;
  const [first] = changes;
  const old = first?.before && nameCall(first.before.id, before);
  const now = first?.after && nameCall(first.after.id, after);
  if (old === undefined || now === undefined) return undefined;
  const isNamed = (name: string, change: Change) =>
    markCollector(name, change, comparison) === name;
  const given = changes.flatMap((change) => {
    if (isParameterRenamed(change)) return [change.before?.text ?? ''];
    if (change.code !== PYTHON_RULES.parameterRemoved.code) return [];
    return listParts(change).filter((name) => isNamed(name, change));
  });
  const needed = changes.flatMap((change) => {
    if (isParameterRenamed(change)) return [change.after?.text ?? ''];
    return NEEDED.has(change.code) ? listParts(change) : [];
  });
  if (given.length + needed.length === 0) return undefined;
  const write = (names: readonly string[]) =>
    ['...', ...names.map((one) => `${one}=...`)].join(', ');
  return { before: `${old}(${write(given)})`, after: `${now}(${write(needed)})` };
}

const NEEDED = new Set<string>(
  [PYTHON_RULES.parameterAddedRequired, PYTHON_RULES.parameterRequired].map(({ code }) => code),
);
