import type { Change } from '../../../contract/change.ts';
import type { Signature, SignatureParameter } from '../../../contract/function.ts';
import { formatType } from '../../../contract/types/type-text.ts';
import {
  isKeyword,
  isPositional,
  isVariadic,
  matchParameters,
  nameParameter,
  type ParameterPair,
} from '../../matching/match-parameters.ts';
import { downgrade } from '../../downgrade.ts';
import { relateWithDefault } from '../../types/relate-types.ts';
import { quote } from '../../wording.ts';
import type { Facts } from '../create-report.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import { listTakenKeywords, refusesPositions } from './keyword-takers.ts';
import {
  compareInjected,
  isAlwaysInjected,
  isInjected,
  reportRemovedInjected,
} from './injected-parameter.ts';
import { compareShape, losesOnlyPlace, reportMoved, reportPlacesLost } from './parameter-shape.ts';
import { compareDefault, compareParameterType } from './parameter-value.ts';
import type { SignaturePair } from './signature-pair.ts';

/** Changes in the parameters of a function. */
export function compareParameters(signatures: SignaturePair): Change[] {
  const { comparison, http, renamed } = signatures;
  const [before, after] = [markPositional(signatures.before), markPositional(signatures.after)];
  const { pairs, added, removed } = matchParameters(before.parameters, after.parameters, {
    hasSameType: (old, now) => relateWithDefault(old, now, comparison) === 'same',
    renamed,
    usual: comparison.usualNames,
  });
  const isPlain = ({ name }: SignatureParameter) => http?.has(name) !== true;
  const given = pairs.filter((pair) => !isAlwaysInjected(pair));
  const plain = given.filter((pair) => isPlain(pair.after));
  const marked = { ...signatures, before, after };
  return [
    ...removed
      .filter((one) => isPlain(one) && !isStillTaken(one, signatures))
      .map((parameter) =>
        isInjected(parameter)
          ? reportRemovedInjected(parameter, signatures)
          : downgradePrivate(parameter, reportRemoved(parameter, signatures)),
      ),
    ...pairs.flatMap((pair) => compareShape(pair, marked)),
    ...reportPlacesLost(
      [
        ...removed.filter((one) => isPositional(one) && isStillTaken(one, signatures)),
        ...pairs.filter(losesOnlyPlace).map((pair) => pair.after),
      ],
      signatures,
    ),
    ...reportMoved(given, marked),
    ...plain.flatMap((pair) => compareDefault(pair, signatures)),
    ...plain.flatMap((pair) => compareParameterType(pair, signatures)),
    ...pairs.filter(isAlwaysInjected).flatMap((pair) => compareInjected(pair, signatures)),
    ...added.flatMap((parameter) => {
      const next = findNext(parameter, pairs, after);
      if (next !== undefined) return reportInserted(parameter, next, signatures);
      if (!isPlain(parameter)) return [];
      const change = reportAdded(parameter, signatures);
      return wasCollected(parameter, before) ? downgrade(change) : change;
    }),
  ];
}

/**
 * Before Python 3.8, two underscores at the start of a name said that a parameter can only be
 * passed by position.
 */
function markPositional(signature: Signature): Signature {
  const { parameters } = signature;
  const isMarked = ({ name, kind }: SignatureParameter) =>
    kind === 'positionalOrKeyword' && name.startsWith('__') && !name.endsWith('__');
  const last = parameters.findLastIndex(isMarked);
  if (last === -1) return signature;
  const marked = parameters.map((one, index) =>
    index <= last ? { ...one, kind: 'positionalOnly' as const } : one,
  );
  return { ...signature, parameters: marked };
}

/**
 * Whether a parameter without a name of its own can still be given by name, or never took anything.
 */
function isStillTaken(
  parameter: SignatureParameter,
  { after, comparison, ids }: SignaturePair,
): boolean {
  if (parameter.kind === 'varPositional') {
    const old = ids && comparison.before.item(ids.before);
    return old?.kind === 'function' && refusesPositions(old, comparison.before);
  }
  if (ids === undefined || !isKeyword(parameter) || isRequiredPlace(parameter)) return false;
  const { parameters } = after;
  if (!parameters.some(({ kind }) => kind === 'varKeyword')) return false;
  const known = listTakenKeywords({ id: ids.after, signature: after }, comparison.after);
  if (known !== undefined) return known.has(parameter.name);
  return isPositional(parameter) && !parameters.some(({ kind }) => kind === 'varPositional');
}

/** Whether callers give a parameter by position, because it comes first and they must give it. */
function isRequiredPlace(parameter: SignatureParameter): boolean {
  return isPositional(parameter) && parameter.default === undefined;
}

function reportRemoved(
  parameter: SignatureParameter,
  { before, after, name, report, comparison, ids }: SignaturePair,
): Change {
  const type = parameter.type && formatType(parameter.type);
  const label = `Parameter ${quote(nameParameter(parameter))} of ${quote(name)}`;
  const known = ids && listTakenKeywords({ id: ids.after, signature: after }, comparison.after);
  const collectors = known === undefined ? findCollectors(parameter, after) : undefined;
  const facts = { part: getPart(parameter), texts: [type, undefined] } satisfies Facts;
  if (collectors !== undefined) {
    const message = `${label} was replaced with ${quote(collectors)}.`;
    return report(PYTHON_RULES.parameterCollected, message, facts);
  }
  const args = findNextPlaces(before, after);
  if (args !== undefined && isRequiredPlace(parameter)) {
    const message = `${label} can only be passed by position now, as one of ${quote(nameParameter(args))}.`;
    return downgrade(report(PYTHON_RULES.parameterRemoved, message, facts));
  }
  return report(PYTHON_RULES.parameterRemoved, `${label} was removed.`, facts);
}

/** Whether callers could give an argument before it had a name: `*args` or `**kwargs` took it. */
function wasCollected(parameter: SignatureParameter, { parameters }: Signature): boolean {
  const has = (kind: SignatureParameter['kind']) => parameters.some((one) => one.kind === kind);
  return (isPositional(parameter) && has('varPositional')) || has('varKeyword');
}

/** Nobody is meant to give an argument by a name that begins with an underscore. */
function downgradePrivate({ name, kind }: SignatureParameter, change: Change): Change {
  const isPrivate = name.startsWith('_') && kind === 'keywordOnly';
  // Which keywords callers gave to `**kwargs` is not known; parameters may take them now.
  return isPrivate || kind === 'varKeyword' ? downgrade(change) : change;
}

/**
 * What accepts the arguments of a parameter that no longer has a name of its own, in every way of
 * passing them.
 */
function findCollectors(
  parameter: SignatureParameter,
  { parameters }: Signature,
): string | undefined {
  const args = parameters.find(({ kind }) => kind === 'varPositional');
  const kwargs = parameters.find(({ kind }) => kind === 'varKeyword');
  if (isVariadic(parameter)) return undefined;
  const byPlace = isPositional(parameter) ? [args && nameParameter(args)] : [];
  const byName = isKeyword(parameter) ? [kwargs && nameParameter(kwargs)] : [];
  const found = [...byPlace, ...byName];
  return found.includes(undefined) ? undefined : found.join(', ');
}

/** `*args`, if nothing new stands before it. */
function findNextPlaces(before: Signature, after: Signature): SignatureParameter | undefined {
  const place = after.parameters.findIndex(({ kind }) => kind === 'varPositional');
  const names = new Set(before.parameters.map(({ name }) => name));
  const isKept = after.parameters.slice(0, Math.max(0, place)).every(({ name }) => names.has(name));
  return isKept ? after.parameters[place] : undefined;
}

function reportInserted(
  parameter: SignatureParameter,
  next: SignatureParameter,
  { name, report }: SignaturePair,
): Change {
  const message = `The new parameter ${quote(nameParameter(parameter))} of ${quote(name)} comes before ${quote(nameParameter(next))}, which can be passed by position.`;
  const type = parameter.type && formatType(parameter.type);
  return report(PYTHON_RULES.parameterInserted, message, {
    part: getPart(parameter),
    texts: [undefined, type],
  });
}

function reportAdded(parameter: SignatureParameter, { name, report }: SignaturePair): Change {
  const [rule, kind] = isOptional(parameter)
    ? ([PYTHON_RULES.parameterAddedOptional, 'optional'] as const)
    : ([PYTHON_RULES.parameterAddedRequired, 'required'] as const);
  const message = `The ${kind} parameter ${quote(nameParameter(parameter))} of ${quote(name)} is new.`;
  const type = parameter.type && formatType(parameter.type);
  return report(rule, message, { part: getPart(parameter), texts: [undefined, type] });
}

function getPart({ name }: SignatureParameter) {
  return { kind: 'parameter', name } as const;
}

function isOptional(parameter: SignatureParameter): boolean {
  return parameter.default !== undefined || isVariadic(parameter);
}

/** The first parameter after a new optional one that could be passed by position. */
function findNext(
  parameter: SignatureParameter,
  pairs: readonly ParameterPair[],
  { parameters }: Signature,
): SignatureParameter | undefined {
  if (!isPositional(parameter) || !isOptional(parameter)) return undefined;
  const behind = parameters.slice(parameters.indexOf(parameter) + 1);
  const placed = pairs.filter(
    ({ before, after }) =>
      (isPositional(before) || before.kind === 'varPositional') &&
      !isAlwaysInjected({ before, after }),
  );
  return behind.find((one) => placed.some(({ after }) => after === one));
}
