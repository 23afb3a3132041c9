import { client as strings, module as moduleStrings } from '#strings';
import type { Operation } from '../../../../extractor/contract/operation.ts';
import { getPathOrigin } from '../../../../extractor/contract/view/request-path.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getCallName } from '../../code/call-name.ts';
import { isNone } from '../../code/type-shape.ts';
import type { RequestEntry } from '../sections/request.ts';
import { listUncertainty } from './badges.ts';
import { getFamilies, type ClientVariant } from '../../clients/families.ts';
import { getFirstSentence } from '../first-sentence.ts';

/** A request in a list: the call, or the function of a server, with what it sends and returns. */
export function makeRequestEntry(
  operation: Operation,
  view: PackageView,
  variants: readonly ClientVariant[] = [],
): RequestEntry {
  const { id, name, method, path, summary, signature, client } = operation;
  const { returns } = signature;
  const origin = getPathOrigin(path);
  return {
    id,
    name,
    call: client === undefined ? name : getCallName(operation),
    method,
    path,
    origin: origin === getFamilies(view).origin ? origin : undefined,
    summary: summary === undefined ? undefined : getFirstSentence(summary),
    returns: returns === undefined || isNone(returns) ? undefined : returns,
    tags: listTags(operation, variants),
  };
}

function listTags(operation: Operation, variants: readonly ClientVariant[]): string[] {
  const { client, signature, deprecated } = operation;
  const isAsync =
    client !== undefined &&
    (signature.async === true || variants.some(({ kind }) => kind === 'async'));
  return [
    ...(isAsync ? [moduleStrings.async] : []),
    ...(client?.paging === undefined ? [] : [strings.paged]),
    ...(deprecated === undefined ? [] : [moduleStrings.deprecated]),
    ...listUncertainty(operation),
  ];
}

/** The names that a request contains, for readers who know the API and not its client. */
export function listWireNames({ parameters, body }: Operation): string[] {
  const names = [...parameters, ...(body?.fields ?? [])].map(({ wireName }) => wireName);
  return [...new Set(names)];
}
