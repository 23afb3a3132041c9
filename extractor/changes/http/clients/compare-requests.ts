import type { Change } from '../../../contract/change.ts';
import type { Item } from '../../../contract/module.ts';
import type { Operation } from '../../../contract/operation.ts';
import { getFunctionId } from '../../../contract/view/function-id.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import type { Comparison } from '../../comparison.ts';
import { type ItemPair, listRequests } from '../../documents.ts';
import { makeChange } from '../../make-change.ts';
import { getLocalName, quote } from '../../wording.ts';
import { CLIENT_RULES } from './client-rules.ts';

/** A request that a function sends besides those that it had; undefined if the function is new. */
export function reportAddedRequest(after: Operation, comparison: Comparison): Change | undefined {
  const isPaired = ({ id }: Item) => comparison.origin(id) !== undefined;
  if (!hasSibling(after, comparison.after, isPaired)) return undefined;
  const text = `${after.method} ${after.path}`;
  const message = `${quote(getLocalName(after, comparison.after))} also sends ${quote(text)} now.`;
  const sides = { after: { item: after, text } };
  return makeChange(CLIENT_RULES.requestAdded, { message, ...sides }, comparison);
}

/** A request that a function no longer sends; undefined if the function is gone. */
export function reportRemovedRequest(
  before: Operation,
  comparison: Comparison,
): Change[] | undefined {
  const isPaired = ({ id }: Item) => comparison.counterpart(id) !== undefined;
  if (!hasSibling(before, comparison.before, isPaired)) return undefined;
  if (!isKnown(before, comparison)) return [];
  const text = `${before.method} ${before.path}`;
  const message = `${quote(getLocalName(before, comparison.before))} no longer sends ${quote(text)}.`;
  const sides = { before: { item: before, text } };
  return [makeChange(CLIENT_RULES.requestRemoved, { message, ...sides }, comparison)];
}

/** Whether all requests of a function are known on both sides, so that one of them can be missing. */
function isKnown({ id }: Operation, { before, after, counterpart }: Comparison): boolean {
  const olds = listRequests(id, before);
  const names = new Set(olds.map((one) => getFunctionId(counterpart(one.id) ?? id)));
  const news = after.operations.filter((one) => names.has(getFunctionId(one.id)));
  return [...olds, ...news].every(({ client }) => (client?.certainty ?? 'exact') === 'exact');
}

/** Whether another request of the same client function is in both documents. */
function hasSibling(
  operation: Operation,
  view: PackageView,
  isPaired: (item: Item) => boolean,
): boolean {
  if (operation.client === undefined) return false;
  const id = getFunctionId(operation.id);
  const items = view.moduleOf(operation.id)?.items ?? [];
  return items.some(
    (item) => item !== operation && getFunctionId(item.id) === id && isPaired(item),
  );
}

/** A request that could not be determined on one side. */
export function reportUnknownRequest(
  { before, after }: ItemPair,
  comparison: Comparison,
): Change[] {
  const name = quote(getLocalName(after, comparison.after));
  const known = [before, after].find((item) => item.kind === 'operation');
  const text = known === undefined ? '' : `${known.method} ${known.path}`;
  const message =
    known === after
      ? `The request of ${name} is now known: ${quote(text)}. It could not be determined before.`
      : `The request of ${name} can no longer be determined; it was ${quote(text)}.`;
  const texts = known === after ? [undefined, text] : [text, undefined];
  const sides = {
    before: { item: before, text: texts[0] },
    after: { item: after, text: texts[1] },
  };
  return [makeChange(CLIENT_RULES.certaintyChanged, { message, ...sides }, comparison)];
}
