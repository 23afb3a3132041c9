import * as z from 'zod';

/**
 * A name in a type; `id` is its canonical dotted path if it was resolved, inside or outside the
 * package.
 */
export interface NameType {
  kind: 'name';
  name: string;
  id?: string | undefined;
}

/** `origin[arguments]`, for example `Optional[str]`. */
interface GenericType {
  kind: 'generic';
  origin: TypeExpression;
  arguments: TypeExpression[];
}

/** `A | B`, as written; `Union[A, B]` stays a generic. */
interface UnionType {
  kind: 'union';
  members: TypeExpression[];
}

/** A list inside a type: `[int, str]` of `Callable[[int, str], bool]`. */
interface ListType {
  kind: 'list';
  items: TypeExpression[];
}

/** A constant inside a type: the `"auto"` of `Literal["auto"]`. `text` is Python source. */
interface LiteralType {
  kind: 'literal';
  text: string;
}

/** Any other type, kept as Python source. */
interface TextType {
  kind: 'text';
  text: string;
}

export type TypeExpression = NameType | GenericType | UnionType | ListType | LiteralType | TextType;

/** The kinds of type expressions, by their names in the JSON Schema. */
export const TYPE_SCHEMAS = {
  NameType: z.strictObject({
    kind: z.literal('name'),
    name: z.string(),
    id: z.string().optional(),
  }),
  GenericType: z.strictObject({
    kind: z.literal('generic'),
    get origin(): z.ZodType<TypeExpression> {
      return TypeExpressionSchema;
    },
    get arguments(): z.ZodType<TypeExpression[]> {
      return z.array(TypeExpressionSchema);
    },
  }),
  UnionType: z.strictObject({
    kind: z.literal('union'),
    get members(): z.ZodType<TypeExpression[]> {
      return z.array(TypeExpressionSchema).min(2);
    },
  }),
  ListType: z.strictObject({
    kind: z.literal('list'),
    get items(): z.ZodType<TypeExpression[]> {
      return z.array(TypeExpressionSchema);
    },
  }),
  LiteralType: z.strictObject({ kind: z.literal('literal'), text: z.string() }),
  TextType: z.strictObject({ kind: z.literal('text'), text: z.string() }),
};

/** A Python type as written, with its names resolved. */
export const TypeExpressionSchema: z.ZodType<TypeExpression> = z.discriminatedUnion('kind', [
  TYPE_SCHEMAS.NameType,
  TYPE_SCHEMAS.GenericType,
  TYPE_SCHEMAS.UnionType,
  TYPE_SCHEMAS.ListType,
  TYPE_SCHEMAS.LiteralType,
  TYPE_SCHEMAS.TextType,
]);
