import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { formatType } from '../../../../extractor/contract/types/type-text.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';

/** How an example reads what a call returns. */
export type Reading = 'for' | 'async for' | 'with' | 'async with' | 'assign';

/** What iterates over what: nothing is sent before the first item is asked for. */
const LOOPS = new Map<string, Reading>(
  ['typing', 'collections.abc'].flatMap((module) => [
    [`${module}.Iterator`, 'for'],
    [`${module}.Generator`, 'for'],
    [`${module}.AsyncIterator`, 'async for'],
    [`${module}.AsyncGenerator`, 'async for'],
  ]),
);

/** Names of the classes of pages in other packages. */
const PAGER = /^(Async)?\w*(Paged|Pager|Paginator|PageIterator|PaginatedList|ResourceIterator)$/;

/**
 * Tells how the result of a call is read. An `async def` is awaited first: whether it yields or
 * returns an iterator, its signature does not say, but it returns an object of a class that has pages.
 */
export function findReading({ signature, client }: Operation, view: PackageView): Reading {
  const returns = getFirst(signature.returns);
  const origin = returns?.kind === 'generic' ? returns.origin : returns;
  const hasItems = returns?.kind === 'generic' || client?.paging !== undefined;
  if (signature.async === true) return findAwaited(origin, hasItems, view);
  if (origin?.kind !== 'name')
    return returns === undefined && isIterated(client) ? 'for' : 'assign';
  const loop = origin.id === undefined ? undefined : LOOPS.get(origin.id);
  if (loop !== undefined) return loop;
  const iteration = findItems(origin, hasItems, view);
  return iteration === 'assign' ? findContext(origin, view) : iteration;
}

/** Whether what a call returns sends a request only when it is asked for an item. */
function isIterated(client: Operation['client']): boolean {
  const steps = client?.evidence.slice(1) ?? [];
  const isAsked = steps.some((one) => /^__(iter|next)__$/.test(getLastName(one.function)));
  return client?.paging !== undefined || isAsked;
}

/** How the object is read that a call returns once it has been awaited. */
function findAwaited(
  origin: TypeExpression | undefined,
  hasItems: boolean,
  view: PackageView,
): Reading {
  const reading = origin?.kind === 'name' ? findItems(origin, hasItems, view) : 'assign';
  return reading === 'async for' ? reading : 'assign';
}

/** How an object is read that contains others. */
function findItems(origin: NameType, hasItems: boolean, view: PackageView): Reading {
  if (PAGER.test(getLastName(origin.name))) return isAsyncName(origin.name) ? 'async for' : 'for';
  return hasItems ? findIteration(origin, view) : 'assign';
}

/** The first of several types, which are most often read alike. */
function getFirst(type: TypeExpression | undefined): TypeExpression | undefined {
  if (type?.kind === 'union') return getFirst(type.members[0]);
  const isUnion = type?.kind === 'generic' && /(^|\.)Union$/.test(formatType(type.origin));
  return isUnion ? getFirst(type.arguments[0]) : type;
}

function isAsyncName(name: string): boolean {
  return getLastName(name).startsWith('Async');
}

type NameType = Extract<TypeExpression, { kind: 'name' }>;

/** How the objects of a class of the package are iterated over. */
function findIteration({ id }: NameType, view: PackageView): Reading {
  const protocols = id === undefined ? [] : view.lineage(id).flatMap((one) => one.protocols ?? []);
  if (protocols.includes('asyncIterable') && !protocols.includes('iterable')) return 'async for';
  if (protocols.includes('asyncIterable') && isAsyncName(id ?? '')) return 'async for';
  return protocols.includes('iterable') ? 'for' : 'assign';
}

/** How an object is read that a block opens and closes. */
function findContext({ id }: NameType, view: PackageView): Reading {
  const protocols = id === undefined ? [] : view.lineage(id).flatMap((one) => one.protocols ?? []);
  if (protocols.includes('contextManager')) return 'with';
  return protocols.includes('asyncContextManager') ? 'async with' : 'assign';
}
