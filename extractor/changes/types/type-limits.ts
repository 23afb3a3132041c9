import type { TypeExpression, UnionDiscriminator } from '../../contract/type-expression.ts';
import { findContainer } from '../../contract/types/container.ts';
import { formatType } from '../../contract/types/type-text.ts';
import type { Constraints } from '../../contract/value.ts';
import { getTypeName } from './type-names.ts';

/** What a type says about the values at one place in it. */
interface TypePlace {
  /** The type at the place, as written. */
  text: string;
  constraints: Constraints;
}

/**
 * The places in a type, by their paths: the items of a list, the members of a union. Order and
 * `None` do not matter.
 */
export function listPlaces(
  type: TypeExpression | undefined,
  path = '',
  places = new Map<string, TypePlace>(),
): Map<string, TypePlace> {
  if (type === undefined) return places;
  const members = getMembers(type);
  const [only] = members;
  if (members.length === 1 && only !== undefined && only !== type) {
    return listPlaces(only, path, places);
  }
  places.set(path, describePlace(type));
  if (members.length > 1) {
    for (const member of members) listPlaces(member, `${path}|${formatType(member)}`, places);
  } else if (type.kind === 'generic') {
    for (const [index, argument] of type.arguments.entries()) {
      listPlaces(argument, `${path}[${String(index)}]`, places);
    }
  }
  return places;
}

function describePlace(type: TypeExpression): TypePlace {
  const constraints = 'constraints' in type ? (type.constraints ?? {}) : {};
  return { text: formatType(type), constraints };
}

/** What a value can be apart from `None`; the type itself if it is no union. */
function getMembers(type: TypeExpression): TypeExpression[] {
  if (type.kind === 'union') return type.members.filter(isSomething);
  if (type.kind !== 'generic' || type.origin.kind !== 'name') return [type];
  switch (findContainer(getTypeName(type.origin))?.kind) {
    case 'optional':
    case 'union':
      return type.arguments.filter(isSomething);
    case 'wrapper':
      return type.arguments.slice(0, 1);
    default:
      return [type];
  }
}

function isSomething(type: TypeExpression): boolean {
  return type.kind !== 'name' || type.name !== 'None';
}

/** What tells the members of the unions in a type apart, in the order of the text. */
export function listDiscriminators(type: TypeExpression | undefined): string[] {
  switch (type?.kind) {
    case 'generic':
      return [...describe(type.discriminator), ...type.arguments.flatMap(listDiscriminators)];
    case 'union':
      return [...describe(type.discriminator), ...type.members.flatMap(listDiscriminators)];
    default:
      return [];
  }
}

function describe({ property, function: name }: UnionDiscriminator = {}): string[] {
  return [property ?? name].filter((text) => text !== undefined);
}
