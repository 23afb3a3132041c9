import { type Change, CHANGE_SEVERITIES, type ChangedPart } from '../../../contract/change.ts';
import type { SourceLocation } from '../../../contract/source-location.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { makeChange } from '../../make-change.ts';
import { type Directions, findReach } from '../../model-reach.ts';
import type { Rule } from '../../rule.ts';

/** The location of something on each side. */
export type Sources = [before: SourceLocation | undefined, after: SourceLocation | undefined];

/** A difference of two matching models; its rule depends on whether they are sent or read. */
export interface ModelDifference {
  /** Without a rule, a difference does not matter in a direction. */
  rules: { request?: Rule; response?: Rule };
  message: string;
  part?: ChangedPart;
  /** The compared texts. */
  before?: string | undefined;
  after?: string | undefined;
  sources?: Sources;
  /**
   * The models that have the difference: the one that it is reported for, and those that inherit
   * it.
   */
  holders: ItemPair[];
}

/**
 * The difference as a change of the model that it is reported for; undefined if it affects no
 * operation.
 */
export function reportModelDifference(
  { rules, message, part, before: was, after: is, sources, holders }: ModelDifference,
  { before, after }: ItemPair,
  comparison: Comparison,
): Change[] {
  const { directions, operations } = findReach(holders, comparison);
  const rule = pickRule(rules, directions);
  if (rule === undefined) return [];
  const details = {
    message,
    part,
    before: { item: before, text: was, source: sources?.[0] },
    after: { item: after, text: is, source: sources?.[1] },
    operations,
  };
  return [makeChange(rule, details, comparison)];
}

/** The rules of a difference of which it is not certain that it affects anybody. */
export function downgradeRules({
  request,
  response,
}: ModelDifference['rules']): ModelDifference['rules'] {
  return {
    ...(request && { request: downgradeRule(request) }),
    ...(response && { response: downgradeRule(response) }),
  };
}

function downgradeRule(rule: Rule): Rule {
  return rule.severity === 'breaking' ? { ...rule, severity: 'possiblyBreaking' } : rule;
}

/** The worse of the rules for sending and reading a model. */
export function pickRule(
  rules: ModelDifference['rules'],
  directions: Directions,
): Rule | undefined {
  const candidates = (['request', 'response'] as const)
    .filter((direction) => directions.has(direction))
    .flatMap((direction) => rules[direction] ?? []);
  return candidates.toSorted((a, b) => getRank(a) - getRank(b))[0];
}

function getRank({ severity }: Rule): number {
  return CHANGE_SEVERITIES.indexOf(severity);
}
