import * as z from 'zod';
import { ConstraintsSchema, JsonValueSchema, type Constraints } from './value.ts';

/** How the members of a union are distinguished. */
export interface UnionDiscriminator {
  /** The field whose value says which member it is, by its Python name. */
  property?: string | undefined;
  /** The function that says it, as written. */
  function?: string | undefined;
}

interface Annotated {
  /** Limits on a value inside a type: the `Gt(0)` of `list[Annotated[int, Gt(0)]]`. */
  constraints?: Constraints | undefined;
  /** What a validator accepts in JSON, if it is not the type itself. */
  input?: TypeExpression | undefined;
  /** What a serializer writes as JSON, if it is not the type itself. */
  output?: TypeExpression | undefined;
}

/**
 * A name in a type; `id` is its canonical dotted path if it was resolved, inside or outside the
 * package.
 */
export interface NameType extends Annotated {
  kind: 'name';
  name: string;
  id?: string | undefined;
}

/** `origin[arguments]`, for example `Optional[str]`. */
interface GenericType extends Annotated {
  kind: 'generic';
  origin: TypeExpression;
  arguments: TypeExpression[];
  /** Only for `Union`. */
  discriminator?: UnionDiscriminator | undefined;
}

/** `A | B`, as written; `Union[A, B]` stays a generic. */
interface UnionType extends Annotated {
  kind: 'union';
  members: TypeExpression[];
  discriminator?: UnionDiscriminator | undefined;
}

/** A list inside a type: `[int, str]` of `Callable[[int, str], bool]`. */
interface ListType {
  kind: 'list';
  items: TypeExpression[];
}

/**
 * A constant inside a type: the `"auto"` of `Literal["auto"]`. `text` is Python source; `value` is
 * what a name in it stands for, such as the value of an enum member.
 */
export interface LiteralType {
  kind: 'literal';
  text: string;
  value?: z.infer<typeof JsonValueSchema> | undefined;
}

/** Any other type, kept as Python source. */
interface TextType {
  kind: 'text';
  text: string;
}

export type TypeExpression = NameType | GenericType | UnionType | ListType | LiteralType | TextType;

export const UnionDiscriminatorSchema = z.strictObject({
  property: z.string().optional(),
  function: z.string().optional(),
});

/** The kinds of type expressions, by their names in the JSON Schema. */
export const TYPE_SCHEMAS = {
  NameType: z.strictObject({
    kind: z.literal('name'),
    name: z.string(),
    id: z.string().optional(),
    constraints: ConstraintsSchema.optional(),
    get input(): z.ZodOptional<z.ZodType<TypeExpression>> {
      return TypeExpressionSchema.optional();
    },
    get output(): z.ZodOptional<z.ZodType<TypeExpression>> {
      return TypeExpressionSchema.optional();
    },
  }),
  GenericType: z.strictObject({
    kind: z.literal('generic'),
    get origin(): z.ZodType<TypeExpression> {
      return TypeExpressionSchema;
    },
    get arguments(): z.ZodType<TypeExpression[]> {
      return z.array(TypeExpressionSchema);
    },
    constraints: ConstraintsSchema.optional(),
    get input(): z.ZodOptional<z.ZodType<TypeExpression>> {
      return TypeExpressionSchema.optional();
    },
    get output(): z.ZodOptional<z.ZodType<TypeExpression>> {
      return TypeExpressionSchema.optional();
    },
    discriminator: UnionDiscriminatorSchema.optional(),
  }),
  UnionType: z.strictObject({
    kind: z.literal('union'),
    get members(): z.ZodType<TypeExpression[]> {
      return z.array(TypeExpressionSchema).min(2);
    },
    constraints: ConstraintsSchema.optional(),
    get input(): z.ZodOptional<z.ZodType<TypeExpression>> {
      return TypeExpressionSchema.optional();
    },
    get output(): z.ZodOptional<z.ZodType<TypeExpression>> {
      return TypeExpressionSchema.optional();
    },
    discriminator: UnionDiscriminatorSchema.optional(),
  }),
  ListType: z.strictObject({
    kind: z.literal('list'),
    get items(): z.ZodType<TypeExpression[]> {
      return z.array(TypeExpressionSchema);
    },
  }),
  LiteralType: z.strictObject({
    kind: z.literal('literal'),
    text: z.string(),
    value: JsonValueSchema.optional(),
  }),
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
