import type { TypeExpression } from '../type-expression.ts';

/** A type as Python source on one line, for example `Optional[Dict[str, Model]]`. */
export function formatType(type: TypeExpression): string {
  switch (type.kind) {
    case 'name':
      return type.name;
    case 'generic':
      return `${formatType(type.origin)}[${formatTypes(type.arguments)}]`;
    case 'union':
      return type.members.map(formatType).join(' | ');
    case 'list':
      return `[${formatTypes(type.items)}]`;
    case 'literal':
    case 'text':
      return type.text;
  }
}

function formatTypes(types: TypeExpression[]): string {
  return types.map(formatType).join(', ');
}
