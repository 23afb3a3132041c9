import type { Change, ChangedPart } from '../../../contract/change.ts';
import type { Signature, SignatureParameter } from '../../../contract/function.ts';
import { findOutOfOrder } from '../../matching/find-out-of-order.ts';
import {
  isKeyword,
  isPositional,
  isVariadic,
  type ParameterPair,
} from '../../matching/match-parameters.ts';
import { describeStep, quote, quoteAll } from '../../wording.ts';
import { haveSameWords } from '../../matching/similarity.ts';
import { downgrade } from '../../downgrade.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import type { SignaturePair } from './signature-pair.ts';

const KINDS = {
  positionalOnly: 'positional-only',
  positionalOrKeyword: 'positional or keyword',
  varPositional: 'variadic',
  keywordOnly: 'keyword-only',
  varKeyword: 'variadic keyword',
} as const satisfies Record<SignatureParameter['kind'], string>;

/** Changes in how a parameter is passed: its name, by position, by name. */
export function compareShape(pair: ParameterPair, signatures: SignaturePair): Change[] {
  if (isVariadic(pair.before)) return [];
  return [...compareNames(pair, signatures), ...compareKinds(pair, signatures)];
}

function compareNames({ before, after }: ParameterPair, signatures: SignaturePair): Change[] {
  const { name, report } = signatures;
  if (before.name === after.name || !isKeyword(before)) return [];
  const end = isKeyword(after) ? '' : ', and can only be passed by position';
  const message = `A parameter of ${quote(name)} was renamed ${describeStep(before.name, after.name)}${end}; ${giveReason(before.name, after.name, signatures)}.`;
  const part = { kind: 'parameter', name: after.name } as const;
  const renamed = report(PYTHON_RULES.parameterRenamed, message, {
    part,
    texts: [before.name, after.name],
  });
  // Nobody is meant to give an argument by a name that begins with an underscore.
  const isHidden = before.name.startsWith('_') || hideMark(before.name) === hideMark(after.name);
  return [isHidden ? downgrade(renamed) : renamed];
}

/** How it is known that a name replaces another one. */
function giveReason(old: string, now: string, signatures: SignaturePair): string {
  const { comparison, renamed, before, after } = signatures;
  if (renamed?.get(old) === now) return 'it is sent under the same name';
  if (haveSameWords(old, now)) return 'the words are the same';
  if (comparison.usualNames.get(old) === now) {
    return 'several functions have the new name in its place';
  }
  const getPlace = ({ parameters }: Signature, name: string) =>
    parameters.findIndex((one) => one.name === name);
  return getPlace(before, old) === getPlace(after, now)
    ? 'it stands in the same place'
    : 'no other name of its kind is gone or new';
}

function hideMark(name: string): string {
  return name.replace(/^_+/, '');
}

function compareKinds({ before, after }: ParameterPair, { name, report }: SignaturePair): Change[] {
  if (before.kind === after.kind || losesOnlyPlace({ before, after })) return [];
  const losesPlace = isPositional(before) && !isPositional(after);
  const losesName = isKeyword(before) && !isKeyword(after);
  // That is said where it is renamed.
  if (losesName && before.name !== after.name) return [];
  const rule =
    losesPlace || losesName ? PYTHON_RULES.parameterKindChanged : PYTHON_RULES.parameterKindRelaxed;
  const [old, now] = [KINDS[before.kind], KINDS[after.kind]];
  const message = `Parameter ${quote(after.name)} of ${quote(name)} is ${now}; it was ${old}.`;
  const part = { kind: 'parameter', name: after.name } as const;
  return [report(rule, message, { part, texts: [old, now] })];
}

/** Whether an optional parameter can only be passed by name now, as most callers pass it. */
export function losesOnlyPlace({ before, after }: ParameterPair): boolean {
  const isNamed = isKeyword(before) && isKeyword(after);
  return isNamed && isPositional(before) && !isPositional(after) && before.default !== undefined;
}

/** The parameters of a function that can only be passed by name now, in one sentence. */
export function reportPlacesLost(
  lost: readonly SignatureParameter[],
  { name, report }: SignaturePair,
): Change[] {
  const [first, ...others] = lost.map((one) => one.name);
  if (first === undefined) return [];
  const message = `${quoteAll([first, ...others])} of ${quote(name)} can only be passed by name now.`;
  const part: ChangedPart = {
    kind: 'parameter',
    name: first,
    ...(others.length === 0 ? {} : { others }),
  };
  return [report(PYTHON_RULES.positionLost, message, { part })];
}

/** Reordered parameters; mere shifts follow from additions and removals. */
export function reportMoved(
  pairs: readonly ParameterPair[],
  { before, after, name, report }: SignaturePair,
): Change[] {
  const positional = pairs
    .filter((pair) => isPositional(pair.before) && isPositional(pair.after))
    // That a parameter is required is told, and callers see its place then.
    .filter(
      ({ before: old, after: now }) => old.default === undefined || now.default !== undefined,
    );
  const getPlace = (pair: ParameterPair) => after.parameters.indexOf(pair.after);
  const moved = findOutOfOrder(positional.map(getPlace));
  return (
    positional
      .filter((pair) => moved.has(getPlace(pair)))
      // What only changed places with others is told of them.
      .filter((pair) => before.parameters.indexOf(pair.before) !== getPlace(pair))
      .map((pair) => {
        const old = String(before.parameters.indexOf(pair.before) + 1);
        const now = String(getPlace(pair) + 1);
        const message = `Parameter ${quote(pair.after.name)} of ${quote(name)} moved from position ${old} to position ${now}.`;
        const part = { kind: 'parameter', name: pair.after.name } as const;
        return report(PYTHON_RULES.parameterMoved, message, { part, texts: [old, now] });
      })
  );
}
