import type { TypeExpression, UnionDiscriminator } from '../../contract/type-expression.ts';
import type { Tags } from './discriminator.ts';
import type { Schema } from './document.ts';

/** The values by which a discriminator recognises a class of the package. */
export type FindTags = (id: string, property: string) => Tags | undefined;

interface UnionContext {
  refer: (id: string | undefined, given?: readonly TypeExpression[]) => Schema | undefined;
  findTags: FindTags;
}

/** The schema of a union whose members a field or a function tells apart. */
export function distinguishMembers(
  members: readonly TypeExpression[],
  schemas: Schema[],
  { property }: UnionDiscriminator,
  context: UnionContext,
): Schema {
  if (property === undefined) return { oneOf: schemas };
  const found = members.flatMap((member) => {
    const origin = member.kind === 'generic' ? member.origin : member;
    if (origin.kind !== 'name' || origin.name === 'None') return [];
    const given = member.kind === 'generic' ? member.arguments : [];
    const { $ref } = context.refer(origin.id, given) ?? {};
    return [{ $ref, tags: context.findTags(origin.id ?? '', property) }];
  });
  const [first] = found;
  const mapping = found.flatMap(({ $ref, tags }) =>
    $ref === undefined ? [] : (tags?.values ?? []).map((value): [string, string] => [value, $ref]),
  );
  // A mapping that lacks a member would be wrong; OpenAPI does not require one.
  const isWhole = found.every(({ $ref, tags }) => $ref !== undefined && tags !== undefined);
  return {
    oneOf: schemas,
    discriminator: {
      propertyName: first?.tags?.wireName ?? property,
      ...(isWhole ? { mapping: Object.fromEntries(mapping) } : {}),
    },
  };
}
