import type { Item } from '../contract/module.ts';

/** Whether two objects of the same kind and name may be one that has moved: half of what they hold is called alike. */
export function lookAlike(before: Item, after: Item): boolean {
  const old = listNames(before);
  const now = listNames(after);
  const shared = [...old].filter((name) => now.has(name));
  return shared.length * 2 >= Math.min(old.size, now.size);
}

/** The names that stand in an item: parameters, fields, members. */
export function listNames(item: Item): Set<string> {
  switch (item.kind) {
    case 'operation':
    case 'function':
      return new Set(item.signature.parameters.map(({ name }) => name));
    case 'class': {
      const { fields = [], members = [] } = item.model ?? {};
      const own = (item.members ?? []).map((id) => id.slice(id.lastIndexOf('.') + 1));
      return new Set([
        ...own,
        ...fields.map(({ name }) => name),
        ...members.map(({ name }) => name),
      ]);
    }
    case 'attribute':
    case 'reExport':
      return new Set();
  }
}
