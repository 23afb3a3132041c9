import type { ClassItem } from '../../../contract/class.ts';
import type { Item } from '../../../contract/module.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import type { ItemPair } from '../../documents.ts';
import { getLocalName, quote, quotePart } from '../../wording.ts';
import { findHolders } from './find-holders.ts';
import type { ModelDifference } from './model-difference.ts';
import { REQUEST_MODEL_RULES, RESPONSE_MODEL_RULES } from './model-rules.ts';

/** What a model does with unknown fields. */
type Extra = 'forbid' | 'ignore' | 'allow';

/** Changes in what a model does with unknown fields. */
export function compareExtras(
  pair: ItemPair<ClassItem>,
  comparison: Comparison,
): ModelDifference[] {
  const before = getExtra(comparison.before, pair.before.id);
  const after = getExtra(comparison.after, pair.after.id);
  if (before === after) return [];
  const aspect = getAspect(before, after);
  const rules = { request: REQUEST_MODEL_RULES[aspect], response: RESPONSE_MODEL_RULES[aspect] };
  const subject = quotePart('extra', getLocalName(pair.after, comparison.after));
  const message = `${subject} is ${quote(after)} now; it was ${quote(before)}.`;
  const holders = findHolders(pair, { before: findDeclarer, after: findDeclarer }, comparison);
  return [{ rules, message, before, after, holders }];
}

function getAspect(
  before: Extra,
  after: Extra,
): 'extraForbidden' | 'extraAllowed' | 'extraKept' | 'extraDropped' {
  if (after === 'forbid') return 'extraForbidden';
  if (before === 'forbid') return 'extraAllowed';
  return after === 'allow' ? 'extraKept' : 'extraDropped';
}

/** Unknown fields are ignored if nothing says otherwise. */
function getExtra(view: PackageView, id: string): Extra {
  return getOwnExtra(view.item(id)) ?? 'ignore';
}

/** The class that says it: the class itself or the last of its bases that says the same. */
function findDeclarer(view: PackageView, id: string): string | undefined {
  const extra = getOwnExtra(view.item(id));
  if (extra === undefined) return undefined;
  return view.lineage(id).findLast((item) => getOwnExtra(item) === extra)?.id;
}

function getOwnExtra(item: Item | undefined): Extra | undefined {
  return item?.kind === 'class' ? item.model?.extra : undefined;
}
