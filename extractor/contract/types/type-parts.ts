import type { TypeExpression } from '../type-expression.ts';

/** The types that a type directly consists of, without the name of a generic type; none of a name. */
export function getTypeParts(type: TypeExpression | undefined): TypeExpression[] {
  switch (type?.kind) {
    case 'generic':
      return type.arguments;
    case 'union':
      return type.members;
    case 'list':
      return type.items;
    case 'name':
    case 'literal':
    case 'text':
    case undefined:
      return [];
  }
}
