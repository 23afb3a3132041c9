import { model as strings } from '#strings';
import type { TypeExpression } from '../../../../extractor/contract/type-expression.ts';
import { listConversions } from '../../../../extractor/contract/types/conversions.ts';
import { getTypeReferences } from '../../../../extractor/contract/types/type-references.ts';
import type { PackageView } from '../../../../extractor/contract/view/package-view.ts';
import type { Fact } from '../sections/fact.ts';
import { describeType } from './limits.ts';

/** What JSON holds in place of a type, one for each direction. */
interface Sides {
  accepted: TypeExpression[];
  returned: TypeExpression[];
}

/** What JSON holds in place of a type, of its parts, and of what the aliases in it stand for. */
export function getSides(type: TypeExpression | undefined, view: PackageView): Sides {
  const aliases = new Set(getTypeReferences(type));
  const types = [type];
  // Iterating over a Set also visits elements that are added on the way.
  for (const id of aliases) {
    const item = view.item(id);
    if (item?.kind !== 'attribute') continue;
    types.push(item.aliasOf);
    for (const next of getTypeReferences(item.aliasOf)) aliases.add(next);
  }
  const converted = types.flatMap(listConversions);
  return {
    accepted: converted.flatMap(({ input }) => input ?? []),
    returned: converted.flatMap(({ output }) => output ?? []),
  };
}

/** What an alias says of values besides its type: limits, and what JSON holds in its place. */
export function makeAliasFacts(aliasOf: TypeExpression | undefined, view: PackageView): Fact[] {
  const limits = describeType(aliasOf);
  const { accepted, returned } = getSides(aliasOf, view);
  const makeTypes = (title: string, types: TypeExpression[]): Fact[] =>
    types.length === 0 ? [] : [{ title, value: { kind: 'types', types } }];
  return [
    ...(limits.length === 0
      ? []
      : [
          {
            title: strings.limits,
            value: { kind: 'phrase' as const, phrase: [limits.join(', ')] },
          },
        ]),
    ...makeTypes(strings.accepted, accepted),
    ...makeTypes(strings.written, returned),
  ];
}
