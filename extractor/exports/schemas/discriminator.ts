import type { ClassItem } from '../../contract/class.ts';
import type { PackageView } from '../../contract/view/package-view.ts';
import type { TypeExpression } from '../../contract/type-expression.ts';
import { parsePythonLiteral } from '../../contract/types/python-literal.ts';

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
  const [only, ...others] = type?.kind === 'generic' ? type.arguments : [];
  if (only?.kind !== 'literal' || others.length > 0) return undefined;
  const value = parsePythonLiteral(only.text);
  return typeof value === 'string' ? value : undefined;
}
