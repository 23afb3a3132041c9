import type { Operation } from '../../../../extractor/contract/operation.ts';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import { getParent } from '../../routing/item-tree.ts';
import { getLastName } from '../../../../extractor/contract/last-name.ts';

/** A way to an object: the client that it starts from, and the steps without a method at its end. */
export interface Getter {
  access: string;
  called: readonly string[];
  clientClass: string;
  /** The operation at the end of the way, if it is one that returns the object. */
  operation?: Operation;
}

const getters = new WeakMap<PackageView, Map<string, Getter>>();

/** Finds the shortest way from a client to an object of a class. */
export function findGetter(id: string, view: PackageView): Getter | undefined {
  const known = getters.get(view) ?? indexGetters(view);
  getters.set(view, known);
  return known.get(id);
}

function indexGetters(view: PackageView): Map<string, Getter> {
  const found = new Map<string, Getter>();
  const add = (id: string, getter: Getter): void => {
    const known = found.get(id);
    if (known === undefined || getter.access.length < known.access.length) found.set(id, getter);
  };
  for (const operation of view.operations) {
    const { access: [access] = [], clientClass, called = [] } = operation.client ?? {};
    if (access === undefined || clientClass === undefined) continue;
    const owner = getParent(operation.id);
    const before = access.slice(0, -getLastName(access).length - 1);
    if (before.includes('(')) add(owner, { access: before, called, clientClass });
    const returned = getReturned(operation.signature.returns);
    const isGetter = operation.method === 'GET' && operation.signature.async !== true;
    if (isGetter && returned !== undefined)
      add(returned, { access, called, clientClass, operation });
  }
  return found;
}

/** The class of which a call returns one object. */
function getReturned(type: TypeExpression | undefined): string | undefined {
  if (type?.kind === 'name') return type.id;
  if (type?.kind !== 'generic' || type.origin.kind !== 'name') return undefined;
  return getLastName(type.origin.name) === 'Optional' ? getReturned(type.arguments[0]) : undefined;
}
