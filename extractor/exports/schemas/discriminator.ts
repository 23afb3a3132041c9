import type { ClassItem, Field } from '../../contract/class.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { getLiteralValue } from '../../contract/types/python-literal.ts';

/** A field whose value says which subtype an object is. */
export interface Discriminator {
  propertyName: string;
  /** The subtype that each value stands for. */
  subtypes: [value: string, subtype: ClassItem][];
}

/**
 * Finds the required field of a base that has a different constant string in every concrete
 * subtype.
 */
export function findDiscriminator({ id }: ClassItem, view: PackageView): Discriminator | undefined {
  const last = view.subtypes(id).filter((subtype) => view.subtypes(subtype.id).length === 0);
  for (const { name, wireName, required } of view.fields(id)) {
    const subtypes = last.flatMap((subtype): [string, ClassItem][] => {
      const value = getWord(view.fields(subtype.id).find((field) => field.name === name)?.type);
      return value === undefined ? [] : [[value, subtype]];
    });
    const isWhole = subtypes.length === last.length && new Map(subtypes).size === last.length;
    if (required && isWhole && last.length > 1) return { propertyName: wireName, subtypes };
  }
  return undefined;
}

/** The only string that a `Literal["text"]` allows. */
function getWord(type: TypeExpression | undefined): string | undefined {
  const [only, ...others] = getWords(type) ?? [];
  return others.length > 0 ? undefined : only;
}

/** The strings that a `Literal` allows, undefined if it also allows others. */
function getWords(type: TypeExpression | undefined): string[] | undefined {
  const parts = type?.kind === 'generic' ? type.arguments : [];
  const values = parts.map((part) => (part.kind === 'literal' ? getLiteralValue(part) : undefined));
  return values.every((value) => typeof value === 'string') ? values : undefined;
}

/** The values of a field that stand for a class, by the field's name in Python or JSON. */
export interface Tags {
  wireName: string;
  values: string[];
}

/** The field of a member of a union that says which member it is. */
export function findTags(
  fields: readonly Field[],
  property: string,
  view: PackageView,
): Tags | undefined {
  const field = fields.find(({ name, wireName }) => name === property || wireName === property);
  const type = field && expandAlias(field.type, view);
  const values = getWords(type);
  return field === undefined || values === undefined || values.length === 0
    ? undefined
    : { wireName: field.wireName, values };
}

function expandAlias(
  type: TypeExpression | undefined,
  view: PackageView,
): TypeExpression | undefined {
  const item = type?.kind === 'name' ? view.item(type.id ?? '') : undefined;
  return item?.kind === 'attribute' ? item.aliasOf : type;
}
