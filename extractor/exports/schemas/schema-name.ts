import type { TypeExpression } from '../../contract/type-expression.ts';
import { getLastName } from '../../contract/last-name.ts';

/** The maximum length of a generic's arguments within a name. */
const MAX_ARGUMENTS = 250;

/**
 * The name of a schema, as Pydantic makes it of a class and its arguments: `Page[Item | None]` is
 * `Page_Union_Item__NoneType__`.
 */
export function makeSchemaName(name: string, given: readonly TypeExpression[]): string {
  const parts = given.length === 0 ? '' : `[${given.map(writeType).join(',')}]`;
  return (name + parts.slice(0, MAX_ARGUMENTS)).replaceAll(/[^A-Za-z0-9._-]/g, '_');
}

function writeType(type: TypeExpression): string {
  switch (type.kind) {
    case 'name':
      return type.name === 'None' ? 'NoneType' : getLastName(type.name);
    case 'generic': {
      const origin = writeType(type.origin);
      if (origin === 'Optional' || origin === 'Union') return writeUnion(listMembers(type));
      return `${origin}[${type.arguments.map(writeType).join(', ')}]`;
    }
    case 'union':
      return writeUnion(listMembers(type));
    case 'list':
      return `[${type.items.map(writeType).join(', ')}]`;
    case 'literal':
    case 'text':
      return type.text;
  }
}

function writeUnion(members: readonly string[]): string {
  return members.length === 1 ? (members[0] ?? '') : `Union[${members.join(', ')}]`;
}

/** The members of a union and of the unions in it, each once. */
function listMembers(type: TypeExpression): string[] {
  if (type.kind === 'union') return [...new Set(type.members.flatMap(listMembers))];
  const origin = type.kind === 'generic' ? writeType(type.origin) : '';
  if (type.kind !== 'generic' || (origin !== 'Optional' && origin !== 'Union'))
    return [writeType(type)];
  const members = type.arguments.flatMap(listMembers);
  return [...new Set([...members, ...(origin === 'Optional' ? ['NoneType'] : [])])];
}
