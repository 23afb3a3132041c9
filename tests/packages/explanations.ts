import type { Item } from '../../extractor/contract/module.ts';
import type { Package } from '../../extractor/contract/package.ts';
import type { Breakage } from './breakages.ts';

/** A class of breakages that do not affect users of the documented API. */
export interface Explanation {
  reason: string;
  applies: (breakage: Breakage, before: Package, after: Package) => boolean;
}

export const EXPLANATIONS: readonly Explanation[] = [
  {
    reason: 'a parameter in Python of a server, whose handlers and dependencies nobody calls',
    applies: ({ kind }, before, after) =>
      kind.startsWith('PARAMETER_') && (after.index.kind ?? before.index.kind) === 'server',
  },
  {
    reason: 'an attribute such as `__name__`, which is for the class itself',
    applies: ({ kind, canonical }) => kind === 'OBJECT_REMOVED' && /\.__\w+__$/.test(canonical),
  },
  {
    reason:
      '`Header(None)` is `Header(None, include_in_schema=False)` now: the default is the same',
    applies: ({ kind, canonical, values }, before, after) => {
      const [old, now] = [before, after].map((document) =>
        getMarkedDefault(findItem(canonical, document), values[0]),
      );
      return kind === 'PARAMETER_CHANGED_DEFAULT' && old !== undefined && old === now;
    },
  },
];

function findItem(id: string, { modules }: Package): Item | undefined {
  return modules.flatMap(({ items }) => items).find((item) => item.id === id);
}

/** The first argument of FastAPI's parameter functions: the default that is sent. */
function getMarkedDefault(item: Item | undefined, name: string): string | undefined {
  if (item?.kind !== 'function') return undefined;
  const parameter = item.signature.parameters.find((one) => one.name === name);
  return /^(?:Query|Header|Path|Cookie|Body|Form)\(([^,)]*)/.exec(parameter?.default ?? '')?.[1];
}
