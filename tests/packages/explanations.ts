import type { SignatureParameter } from '../../extractor/contract/function.ts';
import type { Item } from '../../extractor/contract/module.ts';
import type { Package } from '../../extractor/contract/package.ts';
import type { Breakage } from './breakages.ts';

/** A class of breakages that are no difference to those who use the package as it is documented. */
export interface Explanation {
  reason: string;
  applies: (breakage: Breakage, before: Package, after: Package) => boolean;
}

export const EXPLANATIONS: readonly Explanation[] = [
  {
    reason: '`class A(str, Enum)` is `class A(StrEnum)` now, which derives from both',
    applies: ({ kind, canonical }, _before, after) => {
      const item = findItem(canonical, after);
      const bases = item?.kind === 'class' ? item.bases : [];
      const isCombined = bases.some(
        (base) => base.kind === 'name' && /^enum\.(Str|Int)Enum$/.test(base.id ?? ''),
      );
      return kind === 'CLASS_REMOVED_BASE' && isCombined;
    },
  },
  {
    reason: 'an attribute such as `__name__`, which is for the class itself',
    applies: ({ kind, canonical }) => kind === 'OBJECT_REMOVED' && /\.__\w+__$/.test(canonical),
  },
  {
    reason:
      'what `Depends(...)` gives a parameter, and whether and in which place it stands: no caller has a part in it, and what it asks of requests is compared as such',
    applies: ({ kind, canonical, values }, before, after) => {
      const isInjected = (document: Package) =>
        /^Depends\(/.test(findParameter(findItem(canonical, document), values[0])?.default ?? '');
      if (kind === 'PARAMETER_REMOVED') return isInjected(before);
      const isKept = kind === 'PARAMETER_MOVED' || kind === 'PARAMETER_CHANGED_DEFAULT';
      return isKept && isInjected(before) && isInjected(after);
    },
  },
  {
    reason:
      '`Query(10, gt=0)` is `Query(10, ge=0)` now and the like: the default is the same, and what else has changed is reported as safe or stays inside',
    applies: ({ kind, canonical, values }, before, after) => {
      const defaults = [before, after].map((document) =>
        getMarkedDefault(findItem(canonical, document), values[0]),
      );
      const [old, now] = defaults;
      return kind === 'PARAMETER_CHANGED_DEFAULT' && old !== undefined && old === now;
    },
  },
];

/** The first of a function's operations stands for it. */
function findItem(id: string, { modules }: Package): Item | undefined {
  const isIt = (item: Item) => item.id === id || item.id.startsWith(`${id}@`);
  return modules.flatMap(({ items }) => items).find(isIt);
}

function findParameter(item: Item | undefined, name: string): SignatureParameter | undefined {
  if (item?.kind !== 'function' && item?.kind !== 'operation') return undefined;
  return item.signature.parameters.find((parameter) => parameter.name === name);
}

/** The first argument of FastAPI's mark of a parameter: the default that is sent. */
function getMarkedDefault(item: Item | undefined, name: string): string | undefined {
  const parameter = findParameter(item, name);
  return /^(?:Query|Header|Path|Cookie|Body|Form)\(([^,)]*)/.exec(parameter?.default ?? '')?.[1];
}
