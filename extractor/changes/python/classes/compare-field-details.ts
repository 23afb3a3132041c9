import type { Change } from '../../../contract/change.ts';
import type { Field } from '../../../contract/class.ts';
import { describeLimits, relateAllLimits } from '../../http/compare-limits.ts';
import type { FieldPair } from '../../matching/match-fields.ts';
import type { Rule } from '../../rule.ts';
import { listDiscriminators } from '../../types/type-limits.ts';
import { describeStep, quote } from '../../wording.ts';
import type { Facts } from '../create-report.ts';
import { CLASS_RULES } from './class-rules.ts';

/** Reports a change of a field; `end` completes the sentence that begins with the field's name. */
type Tell = (rule: Rule, end: string, texts?: Facts['texts']) => Change;

interface Options {
  /** Whether functions return the model and none takes it. */
  isOnlyReturned: () => boolean;
}

/** Changes in a model's field apart from its name, type and default. */
export function compareFieldDetails(
  { before, after }: FieldPair,
  tell: Tell,
  { isOnlyReturned }: Options,
): Change[] {
  return [
    ...compareLimits(before, after, tell, isOnlyReturned),
    ...compareDiscriminators(before, after, tell),
    ...compareExcluded(before, after, tell),
  ];
}

const LIMITS_RULES = {
  tightened: CLASS_RULES.fieldLimitsTightened,
  loosened: CLASS_RULES.fieldLimitsLoosened,
  changed: CLASS_RULES.fieldLimitsChanged,
} as const;

function compareLimits(
  before: Field,
  after: Field,
  tell: Tell,
  isOnlyReturned: () => boolean,
): Change[] {
  const relation = relateAllLimits(before, after);
  if (relation === 'same') return [];
  const { before: old, after: now } = describeLimits(before, after, '');
  const end = `has the limits ${quote(now ?? 'none')} now; it had ${quote(old ?? 'none')}`;
  const isRead = relation === 'tightened' && isOnlyReturned();
  return [tell(LIMITS_RULES[isRead ? 'changed' : relation], end, [old, now])];
}

function compareDiscriminators({ type: old }: Field, { type: now }: Field, tell: Tell): Change[] {
  const [was, is] = [old, now].map((type) => listDiscriminators(type).toSorted().join(', '));
  if (was === undefined || is === undefined || was === is) return [];
  const end = `has a different discriminator; it changed ${describeStep(was || 'none', is || 'none')}`;
  return [tell(CLASS_RULES.fieldDiscriminatorChanged, end, [was, is])];
}

function compareExcluded(
  { inputOnly: old }: Field,
  { inputOnly: now }: Field,
  tell: Tell,
): Change[] {
  if (old === now) return [];
  return now === true
    ? [tell(CLASS_RULES.fieldExcluded, 'is no longer written by the model')]
    : [tell(CLASS_RULES.fieldIncluded, 'is written by the model now')];
}
