import type { NameType, TypeExpression } from '../type-expression.ts';

/** The type with something else in place of each of its names. */
export function mapNames(
  type: TypeExpression,
  replace: (name: NameType) => TypeExpression,
): TypeExpression {
  const mapped = mapOwnNames(type, replace);
  if (!('input' in type || 'output' in type)) return mapped;
  const { input, output } = type;
  return {
    ...mapped,
    ...(input === undefined ? {} : { input: mapNames(input, replace) }),
    ...(output === undefined ? {} : { output: mapNames(output, replace) }),
  };
}

function mapOwnNames(
  type: TypeExpression,
  replace: (name: NameType) => TypeExpression,
): TypeExpression {
  const map = (part: TypeExpression): TypeExpression => mapNames(part, replace);
  switch (type.kind) {
    case 'name':
      return replace(type);
    case 'generic':
      return { ...type, origin: map(type.origin), arguments: type.arguments.map(map) };
    case 'union':
      return { ...type, members: type.members.map(map) };
    case 'list':
      return { ...type, items: type.items.map(map) };
    case 'literal':
    case 'text':
      return type;
  }
}
