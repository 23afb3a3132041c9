import * as z from 'zod';
import { MarkdownSchema } from './text/markdown.ts';
import { ClientSchema } from './client-call.ts';
import { DocstringSchema } from './docstring.ts';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';
import { ConstraintsSchema, DeprecatedSchema, ValueSchema } from './value.ts';

/** A field of a model, as its own class declares it (inherited fields are listed in the base). */
export const FieldSchema = z.strictObject({
  name: z.string(),
  /** The name in JSON that the model reads: the alias, else the name. */
  wireName: z.string(),
  /** The name in JSON that the model writes, if it differs from the one that it reads. */
  outputName: z.string().optional(),
  /** The model reads it and never writes it. */
  inputOnly: z.literal(true).optional(),
  required: z.boolean(),
  /** It cannot be passed by position, although others of its class can. */
  keywordOnly: z.literal(true).optional(),
  /** It cannot be set, although others of its class can. */
  frozen: z.literal(true).optional(),
  type: TypeExpressionSchema.optional(),
  default: ValueSchema.optional(),
  description: MarkdownSchema.optional(),
  constraints: ConstraintsSchema.optional(),
  deprecated: DeprecatedSchema.optional(),
  example: ValueSchema.optional(),
  line: z.int().positive().optional(),
});
export type Field = z.infer<typeof FieldSchema>;

export const EnumMemberSchema = z.strictObject({
  name: z.string(),
  value: ValueSchema,
  description: MarkdownSchema.optional(),
  line: z.int().positive().optional(),
});
export type EnumMember = z.infer<typeof EnumMemberSchema>;

/** The data side of a class: its fields, its enum members, or the one value of a root model. */
export const ModelSchema = z.strictObject({
  /**
   * The flavour: `pydantic`, `dataclass`, ... Rules never ask for one by its name, only for the facts
   * below, so that they know a new flavour as soon as Python does.
   */
  flavor: z.string(),
  /** What readers call the flavour: `Pydantic model`. */
  label: z.string().optional(),
  /** The id of the library's class, decorator or function that makes the class a model. */
  origin: z.string().optional(),
  /** The decorator that makes it one, as `decorators` has it. */
  decorator: z.string().optional(),
  /** What its objects are, if not objects with attributes. */
  shape: z.enum(['dict', 'tuple', 'enum']).optional(),
  /** Its fields are those of JSON, so that a client reads what it describes. */
  describesJson: z.literal(true).optional(),
  /** In JSON, it is a list of the values of its fields. */
  arrayInJson: z.literal(true).optional(),
  /** Its fields cannot be set, here or in a base. */
  frozen: z.literal(true).optional(),
  /** The fields that it declares itself cannot be passed by position. */
  keywordOnly: z.literal(true).optional(),
  /** The names that its constructor takes if not those in Python: the ones in JSON, or both. */
  argumentNames: z.enum(['wire', 'both']).optional(),
  /** What it does with other keys than its fields, if it or a base says so. */
  extra: z.enum(['allow', 'forbid', 'ignore']).optional(),
  /** The type of the values under other keys, where they are allowed and it is declared. */
  extraItems: TypeExpressionSchema.optional(),
  /** In what it writes, its fields are always there. */
  writesDefaults: z.literal(true).optional(),
  /** It writes durations as seconds. */
  writesSeconds: z.literal(true).optional(),
  /** The name under which the constructor takes the value of `root`, if not by position. */
  rootKeyword: z.string().optional(),
  /** The methods of the library's class that the class itself overrides. */
  overrides: z.array(z.string()).min(1).optional(),
  /** Some settings have values that are not known, so that facts may be missing. */
  hasUnreadSettings: z.literal(true).optional(),
  fields: z.array(FieldSchema).optional(),
  /** What the model writes and does not read: properties that it computes. */
  computed: z.array(FieldSchema).optional(),
  members: z.array(EnumMemberSchema).optional(),
  /** The type of `__root__` or of `RootModel[...]`. */
  root: TypeExpressionSchema.optional(),
  /** What a serializer of the whole model returns: it is written instead of the fields. */
  output: TypeExpressionSchema.optional(),
  /** Settings of the model as written (`extra`: `Extra.allow`), keys sorted. */
  config: z.record(z.string(), z.string()).optional(),
});
export type Model = z.infer<typeof ModelSchema>;

/** What Python's syntax can do with the objects of a class, because it has the special methods. */
export const ProtocolSchema = z.enum([
  'contextManager',
  'asyncContextManager',
  'iterable',
  'asyncIterable',
]);

export const ClassItemSchema = z.strictObject({
  kind: z.literal('class'),
  id: z.string(),
  name: z.string(),
  bases: z.array(TypeExpressionSchema),
  /** The type parameters of PEP 695, each as written: `T: int = bool`. */
  typeParameters: z.array(z.string()).optional(),
  /** Whether it derives from `ABC`, has `ABCMeta`, or declares an abstract method. */
  abstract: z.literal(true).optional(),
  /** The protocols whose methods the class itself has; those of its bases are listed there. */
  protocols: z.array(ProtocolSchema).min(1).optional(),
  /** The method that decides by code what Pydantic reads and writes for the class. */
  jsonHook: z.string().optional(),
  decorators: z.array(z.string()).optional(),
  deprecated: DeprecatedSchema.optional(),
  docstring: DocstringSchema.optional(),
  /** Ids of methods, attributes and nested classes in source order, without model fields. */
  members: z.array(z.string()).optional(),
  model: ModelSchema.optional(),
  client: ClientSchema.optional(),
  source: SourceLocationSchema,
});
export type ClassItem = z.infer<typeof ClassItemSchema>;
