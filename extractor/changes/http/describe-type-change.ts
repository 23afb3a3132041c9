import type { TypeExpression } from '../../contract/type-expression.ts';
import { findContainer } from '../../contract/types/container.ts';
import { mapNames } from '../../contract/types/map-names.ts';
import { formatType } from '../../contract/types/type-text.ts';
import type { Comparison } from '../comparison.ts';
import { relateTypes } from '../types/relate-types.ts';
import { getTypeName } from '../types/type-names.ts';
import { describeChange, quote, quoteAll } from '../wording.ts';

type Type = TypeExpression | undefined;

/** The maximum number of kinds of values in a sentence. */
const MOST = 5;

/** The new type and the old one; if the new one allows more or less, what that is. */
export function describeTypeChange(
  subject: string,
  before: Type,
  after: Type,
  comparison: Comparison,
): string {
  if (after === undefined) return `${subject} no longer has a type; it was ${quoteType(before)}.`;
  if (before === undefined) return `${subject} is ${quoteType(after)} now; it had no type.`;
  const added = listMembers(after).filter(
    (member) => !['same', 'narrower'].includes(relateTypes(before, member, comparison)),
  );
  const removed = listMembers(before).filter(
    (member) => !['same', 'wider'].includes(relateTypes(member, after, comparison)),
  );
  if (added.length > 0 && removed.length === 0) {
    return `${subject} can also be ${quoteTypes(added)} now; it was ${quoteType(before)}.`;
  }
  if (removed.length > 0 && added.length === 0) {
    return `${subject} can no longer be ${quoteTypes(removed)}; it is ${quoteType(after)} now.`;
  }
  const isAlike = formatType(before) === formatType(after);
  const [was, now] = isAlike ? [qualifyType(before), qualifyType(after)] : [before, after];
  return describeChange(subject, quoteType(now), quoteType(was));
}

function quoteType(type: Type): string {
  return quote(type === undefined ? '' : formatType(type));
}

function quoteTypes(types: readonly TypeExpression[]): string {
  const names = [...new Set(types.map((type) => formatType(type)))];
  if (names.length <= MOST) return quoteAll(names);
  return `${names.slice(0, MOST).map(quote).join(', ')} and ${String(names.length - MOST)} more`;
}

/** The members of a union and the listed values, each as a type. */
function listMembers(type: TypeExpression): TypeExpression[] {
  if (type.kind === 'union') return type.members.flatMap(listMembers);
  if (type.kind !== 'generic' || type.origin.kind !== 'name') return [type];
  const { arguments: given } = type;
  switch (findContainer(getTypeName(type.origin))?.kind) {
    case 'optional':
      return [...given.flatMap(listMembers), { kind: 'name', name: 'None' }];
    case 'union':
    case 'literal':
      return given.flatMap(listMembers);
    default:
      return [type];
  }
}

/** The type with its names as defined in their modules. */
function qualifyType(type: TypeExpression): TypeExpression {
  return mapNames(type, (name) => ({ ...name, name: name.id ?? name.name }));
}
