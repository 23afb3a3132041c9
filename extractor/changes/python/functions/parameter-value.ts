import type { Change } from '../../../contract/change.ts';
import { nameParameter, type ParameterPair } from '../../matching/match-parameters.ts';
import { describeStep, normalize, quote } from '../../wording.ts';
import { compareTypes } from '../compare-types.ts';
import type { Rule } from '../../rule.ts';
import { isOwnObject, isPrivateName, readDefault } from './default-names.ts';
import { dropNone, dropPlaceholder } from './placeholder.ts';
import { PYTHON_RULES } from '../python-rules.ts';
import type { SignaturePair } from './signature-pair.ts';

/** What stubs write instead of a default. */
const UNSAID = '...';

/** Empty objects that all calls would share, for which functions take `None` and make their own. */
const MUTABLE = /^(?:\[\]|\{\}|(?:list|dict|set)\(\))$/;

/** The value of a parameter without an argument. */
export function compareDefault(
  { before, after }: ParameterPair,
  { name, report, ids, comparison }: SignaturePair,
): Change[] {
  const old = before.default && normalize(before.default);
  const now = after.default && normalize(after.default);
  if (old === now) return [];
  const sides = [
    [old, ids?.before ?? '', comparison.before],
    [now, ids?.after ?? '', comparison.after],
  ] as const;
  if (old !== undefined && now !== undefined) {
    if ([old, now].includes(UNSAID) || [old, now].every(isPrivateName)) return [];
    if (MUTABLE.test(old) && now === 'None') return [];
    const [was, is] = sides.map(([text = '', id, view]) => readDefault(text, id, view));
    // What takes a text or its bytes makes the same of both.
    if (was === is || hideBytes(was) === hideBytes(is)) return [];
  }
  const part = { kind: 'parameter', name: after.name } as const;
  const label = `Parameter ${quote(nameParameter(after))} of ${quote(name)}`;
  const [rule, end] = describe(old, now);
  // What such an object stands for cannot be read, and callers do not pass it.
  const isOwn =
    rule === PYTHON_RULES.parameterDefaultChanged &&
    sides.some(([text = '', id, view]) => isOwnObject(readDefault(text, id, view), id, view));
  const told: Rule = isOwn ? { ...rule, severity: 'safe' } : rule;
  return [report(told, `${label} ${end}.`, { part, texts: [old, now] })];
}

function hideBytes(text: string | undefined): string | undefined {
  return text?.replace(/^b(?=["'])/, '');
}

function describe(old: string | undefined, now: string | undefined) {
  if (now === undefined) {
    return [
      PYTHON_RULES.parameterRequired,
      `is required; its default was ${quote(old ?? '')}`,
    ] as const;
  }
  if (old === undefined) {
    return [PYTHON_RULES.parameterOptional, `is optional; its default is ${quote(now)}`] as const;
  }
  return [
    PYTHON_RULES.parameterDefaultChanged,
    `has a different default; it changed ${describeStep(old, now)}`,
  ] as const;
}

const TYPE_RULES = {
  wider: PYTHON_RULES.parameterTypeWidened,
  narrower: PYTHON_RULES.parameterTypeNarrowed,
  different: PYTHON_RULES.parameterTypeChanged,
  specified: PYTHON_RULES.parameterTypeSpecified,
  invariant: PYTHON_RULES.parameterItemsWidened,
} as const;

/** The values that a parameter accepts. */
export function compareParameterType(
  { before, after }: ParameterPair,
  { name, report, comparison }: SignaturePair,
): Change[] {
  const mayBeLeftOut = before.default !== undefined && after.default !== undefined;
  const isRequired = before.default !== undefined && after.default === undefined;
  return compareTypes({
    before: mayBeLeftOut
      ? dropPlaceholder(before, comparison.before)
      : // That the argument is needed is told by itself.
        isRequired
        ? { ...dropNone(before), default: undefined }
        : before,
    after: mayBeLeftOut ? dropPlaceholder(after, comparison.after) : after,
    label: `The type of parameter ${quote(nameParameter(after))} of ${quote(name)}`,
    rules: TYPE_RULES,
    facts: { part: { kind: 'parameter', name: after.name } },
    report,
    comparison,
  });
}
