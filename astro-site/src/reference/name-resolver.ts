import type { PackageView } from '../../../extractor/contract/view/package-view.ts';
import { getParent } from '../routing/item-tree.ts';
import { getLastName } from '../../../extractor/contract/last-name.ts';

/** The address of what a name means inside the object `from` (an id). */
export type ResolveName = (name: string, from: string) => string | undefined;

interface Addresses {
  /** The address of a documented id. */
  href: (id: string) => string | undefined;
  /** The address of a name that another project documents. */
  external: (name: string) => string | undefined;
}

const NAME = /^[\p{L}_][\p{L}\p{N}_]*(\.[\p{L}_][\p{L}\p{N}_]*)*$/u;

/**
 * Resolves names in docstrings as their authors mean them: first in the current object (including
 * inherited members), then in the scopes around it, then as a full path, then as a name that only
 * one class or function of the package has, then in other projects.
 */
export function createNameResolver(view: PackageView, { href, external }: Addresses): ResolveName {
  const known = new Map<string, string | undefined>();
  let unique: Map<string, string | undefined> | undefined;

  /** A member that a class only inherits is documented with the base that declares it. */
  function find(id: string): string | undefined {
    const owner = getParent(id);
    return (
      href(id) ??
      (view.item(owner)?.kind === 'class' ? findInherited(owner, getLastName(id)) : undefined)
    );
  }

  function findInherited(owner: string, name: string): string | undefined {
    const member = view.inheritedMembers(owner).find(({ item }) => item.name === name);
    return member && href(member.item.id);
  }

  function findAround(path: string, from: string): string | undefined {
    for (let owner = from; owner !== ''; owner = getParent(owner)) {
      const found = find(`${owner}.${path}`);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  function findUnique(path: string): string | undefined {
    unique ??= listUniqueNames(view);
    const [first = '', ...rest] = path.split('.');
    const id = unique.get(first);
    return id && find([id, ...rest].join('.'));
  }

  return (name, from) => {
    const path = name.replace(/\(\)$/, '').replace(/^\./, '');
    if (!NAME.test(path)) return undefined;
    const key = `${from} ${path}`;
    if (!known.has(key)) {
      known.set(key, findAround(path, from) ?? find(path) ?? findUnique(path) ?? external(path));
    }
    return known.get(key);
  };
}

/** Ids of modules' own classes and functions by name; undefined for a name that several have. */
function listUniqueNames(view: PackageView): Map<string, string | undefined> {
  const unique = new Map<string, string | undefined>();
  for (const id of view.modules.flatMap(({ members }) => members)) {
    const { kind } = view.item(id) ?? {};
    if (kind !== 'class' && kind !== 'function') continue;
    const name = getLastName(id);
    unique.set(name, unique.has(name) ? undefined : id);
  }
  return unique;
}
