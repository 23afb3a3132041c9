import { type Change, CHANGE_SEVERITIES, type ChangedPart } from '../../../contract/change.ts';
import type { SourceLocation } from '../../../contract/source-location.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { makeChange } from '../../make-change.ts';
import { type Directions, findReach } from '../../model-reach.ts';
import type { Rule } from '../../rule.ts';

/** Where something stands on each side. */
export type Sources = [before: SourceLocation | undefined, after: SourceLocation | undefined];

/** A difference of two models that belong together; its rule depends on which way they travel. */
export interface ModelDifference {
  rules: { request: Rule; response: Rule };
  message: string;
  part?: ChangedPart;
  /** The texts that are compared. */
  before?: string | undefined;
  after?: string | undefined;
  sources?: Sources;
  /** The models that have the difference: the one it is told at, and those that inherit it. */
  holders: ItemPair[];
}

/** The difference as a change of the model it is told at; nothing where no operation meets it. */
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

/** The worse of the rules for the ways that a model travels. */
export function pickRule(
  rules: ModelDifference['rules'],
  directions: Directions,
): Rule | undefined {
  const candidates = (['request', 'response'] as const)
    .filter((direction) => directions.has(direction))
    .map((direction) => rules[direction]);
  return candidates.toSorted((a, b) => getRank(a) - getRank(b))[0];
}

function getRank({ severity }: Rule): number {
  return CHANGE_SEVERITIES.indexOf(severity);
}
