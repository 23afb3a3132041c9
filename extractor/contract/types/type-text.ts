import type { NameType, TypeExpression } from '../type-expression.ts';

/**
 * A type as Python source on one line, for example `Optional[Dict[str, Model]]`.
 *
 * @param formatName writes a name differently than the source does
 */
export function formatType(
  type: TypeExpression,
  formatName: (type: NameType) => string = ({ name }) => name,
): string {
  const format = (types: TypeExpression[]) => types.map((one) => formatType(one, formatName));
  switch (type.kind) {
    case 'name':
      return formatName(type);
    case 'generic':
      return `${formatType(type.origin, formatName)}[${format(type.arguments).join(', ')}]`;
    case 'union':
      return format(type.members).join(' | ');
    case 'list':
      return `[${format(type.items).join(', ')}]`;
    case 'literal':
    case 'text':
      return type.text;
  }
}
