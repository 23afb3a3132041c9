import type { Signature, SignatureParameter } from '../../../contract/function.ts';
import type { TypeExpression } from '../../../contract/type-expression.ts';
import type { PackageView } from '../../../contract/view/package-view.ts';
import { getBody, getOwner } from '../../documents.ts';
import { isKeyword, isPositional } from '../../matching/match-parameters.ts';
import { getTypeName } from '../../types/type-names.ts';

/** A function of a document. */
interface Taker {
  id: string;
  signature: Signature;
}

/**
 * The keywords that a function accepts besides its named parameters; undefined if its `**kwargs` may
 * take any. They are known if a dictionary type lists them, or if a constructor only passes them to
 * that of its base.
 */
export function listTakenKeywords(
  { id, signature }: Taker,
  view: PackageView,
): ReadonlySet<string> | undefined {
  const kwargs = signature.parameters.find(({ kind }) => kind === 'varKeyword');
  if (kwargs === undefined) return new Set();
  return listUnpacked(kwargs, view) ?? listOfBase(id, view);
}

/** The keys of `**kwargs: Unpack[Options]`. */
function listUnpacked({ type }: SignatureParameter, view: PackageView): Set<string> | undefined {
  if (type?.kind !== 'generic' || getLast(type.origin) !== 'Unpack') return undefined;
  const [options] = type.arguments;
  const item = options?.kind === 'name' ? view.item(options.id ?? '') : undefined;
  return item === undefined ? undefined : new Set(view.fields(item.id).map(({ name }) => name));
}

function getLast(type: TypeExpression): string | undefined {
  return type.kind === 'name' ? getTypeName(type).split('.').at(-1) : undefined;
}

/** What `super().__init__(**kwargs)` accepts, and what the constructor takes out before. */
function listOfBase(id: string, view: PackageView): Set<string> | undefined {
  const body = getBody({ id }, view);
  const owner = getOwner({ id } as never, view);
  const isPassedOn = body?.forwards?.length === 1 && body.forwards[0] === 'super().__init__';
  if (!isPassedOn || owner === undefined) return undefined;
  const next = findNextConstructor(owner.id, view);
  if (next === undefined) return undefined;
  const others = next === 'object' ? new Set<string>() : listTakenKeywords(next, view);
  if (others === undefined) return undefined;
  const named = next === 'object' ? [] : next.signature.parameters.filter(isKeyword);
  return new Set([...(body.takes ?? []), ...others, ...named.map(({ name }) => name)]);
}

/** Whether a constructor's `*args` could never take anything, because that of its base takes none. */
export function refusesPositions({ id }: Taker, view: PackageView): boolean {
  const owner = getOwner({ id } as never, view);
  if (owner === undefined || !id.endsWith('.__init__')) return false;
  const next = findNextConstructor(owner.id, view);
  if (next === undefined) return false;
  if (next === 'object') return true;
  const { parameters } = next.signature;
  return !parameters.some((one) => isPositional(one) || one.kind === 'varPositional');
}

/** The constructor that `super().__init__` calls; undefined if a base is not known. */
function findNextConstructor(owner: string, view: PackageView): Taker | 'object' | undefined {
  const [, ...bases] = view.lineage(owner);
  for (const base of bases) {
    const item = view.item(`${base.id}.__init__`);
    if (item?.kind === 'function') return item;
    if (base.model !== undefined) return undefined;
  }
  const isKnown = view
    .lineage(owner)
    .flatMap((item) => item.bases)
    .every((base) => base.kind === 'name' && (view.item(base.id ?? '') ?? isPlain(base.name)));
  return isKnown ? 'object' : undefined;
}

function isPlain(name: string): true | undefined {
  return ['object', 'ABC', 'Generic', 'Protocol'].includes(name) ? true : undefined;
}
