import { client as strings } from '#strings';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { makeClientLoop } from '../../code/client-call.ts';
import { findNextPage } from '../../code/paging/find-next-page.ts';
import type { ClientOperation } from '../../routing/item-tree.ts';
import { describeNextPage } from '../paging.ts';
import type { Section } from '../sections/section.ts';

/** How to get all pages of what a call returns: it iterates over them, or callers do. */
export function makePaging(operation: ClientOperation, view: PackageView): Section[] {
  const { paging } = operation.client;
  if (paging === undefined) return makeLoop(operation, view);
  const { parameter, item } = paging;
  const by = parameter === undefined ? [] : [` ${strings.pagingBy} `, { code: parameter }, '.'];
  return [{ kind: 'paging', title: strings.paging, text: [strings.pagingText, ...by], item }];
}

function makeLoop(operation: ClientOperation, view: PackageView): Section[] {
  const next = findNextPage(operation, { type: getReturned(operation) }, view);
  if (next === undefined) return [];
  const code = makeClientLoop(operation, next, view);
  if (code === undefined) return [];
  return [{ kind: 'paging', title: strings.paging, text: describeNextPage(next, false), code }];
}

/** What a call returns in Python, as its signature says, or else its docstring. */
function getReturned({ signature, responses }: Operation) {
  if (signature.returns !== undefined) return signature.returns;
  const sent = responses.find(({ status }) => status.startsWith('2') || status === 'default');
  return sent?.wireType === undefined ? sent?.type : undefined;
}
