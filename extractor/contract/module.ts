import * as z from 'zod';
import { ClassItemSchema } from './class.ts';
import { CommandSchema } from './command.ts';
import { DocstringSchema } from './docstring.ts';
import { FunctionItemSchema } from './function.ts';
import { OperationSchema } from './operation.ts';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';
import { DeprecatedSchema, ValueSchema } from './value.ts';

/** A method that is read like an attribute; `cached` if it is computed once. */
export const PropertySchema = z.strictObject({
  setter: z.literal(true).optional(),
  deleter: z.literal(true).optional(),
  cached: z.literal(true).optional(),
});

/** A module or class attribute that is not a model field, or a property. */
export const AttributeItemSchema = z.strictObject({
  kind: z.literal('attribute'),
  id: z.string(),
  name: z.string(),
  /** The annotation; for a property, its getter's return type. */
  type: TypeExpressionSchema.optional(),
  /** The type that a type alias stands for. */
  aliasOf: TypeExpressionSchema.optional(),
  /** What a type variable stands for where no type is given for it: its default, constraints or bound. */
  bound: TypeExpressionSchema.optional(),
  /** The type parameters of a `type` statement, each as written: `T: int = bool`. */
  typeParameters: z.array(z.string()).optional(),
  value: ValueSchema.optional(),
  property: PropertySchema.optional(),
  abstract: z.literal(true).optional(),
  command: CommandSchema.optional(),
  /** The decorators of a property. */
  decorators: z.array(z.string()).optional(),
  deprecated: DeprecatedSchema.optional(),
  docstring: DocstringSchema.optional(),
  source: SourceLocationSchema,
});
export type AttributeItem = z.infer<typeof AttributeItemSchema>;

/** A name that a module imports and exports as its own. */
export const ReExportItemSchema = z.strictObject({
  kind: z.literal('reExport'),
  id: z.string(),
  name: z.string(),
  /**
   * The item or module that it names, with imports followed; outside the package, its import path.
   */
  target: z.string(),
  source: SourceLocationSchema,
});
export type ReExportItem = z.infer<typeof ReExportItemSchema>;

export const ItemSchema = z.discriminatedUnion('kind', [
  OperationSchema,
  ClassItemSchema,
  FunctionItemSchema,
  AttributeItemSchema,
  ReExportItemSchema,
]);
export type Item = z.infer<typeof ItemSchema>;

export const RaiseSchema = z.strictObject({ name: z.string(), line: z.int().positive() });

/**
 * What the body of a function says, or those of a class's methods. Only comparing two versions
 * needs it.
 */
export const BodySchema = z.strictObject({
  /** A digest of the statements without layout and comments; absent if there is nothing to run. */
  digest: z.string().optional(),
  /**
   * The exceptions that it raises, as written, and where the first of each kind is raised; also
   * `NotImplementedError` of a method that leaves all to the classes that derive.
   */
  raises: z.array(RaiseSchema).min(1).optional(),
  /** The line of the first `yield`: it is a generator. */
  yields: z.int().positive().optional(),
  /** The kinds of all values that it returns, such as `list` or `make()`; absent if one is unknown. */
  returns: z.array(z.string()).min(1).optional(),
  /** The environment variables that it reads. */
  environment: z.array(z.string()).min(1).optional(),
  /** The keywords that it takes out of its `**kwargs`. */
  takes: z.array(z.string()).min(1).optional(),
  /** What it passes its `**kwargs` on to, as written; empty if that is no name. */
  forwards: z.array(z.string()).min(1).optional(),
  /** The attributes that methods of a class read of their objects, and that the class never sets. */
  reads: z.array(z.string()).min(1).optional(),
});
export type Body = z.infer<typeof BodySchema>;

/** One file of the contract: a module and every item in it, nested ones included, in source order. */
export const ModuleSchema = z.strictObject({
  id: z.string(),
  /** The file relative to the source root. */
  file: z.string(),
  /** A segment of its name begins with a single underscore: users import from elsewhere. */
  private: z.literal(true).optional(),
  docstring: DocstringSchema.optional(),
  /** The names in `__all__`, in order, if they can be read without running code. */
  exports: z.array(z.string()).optional(),
  /** It has a function `__getattr__`, which may provide other names when they are asked for. */
  dynamic: z.literal(true).optional(),
  /** The names that this function knows, as far as they can be read. */
  offered: z.array(z.string()).min(1).optional(),
  /** Ids of the module's own items (not those nested in classes), in source order. */
  members: z.array(z.string()),
  items: z.array(ItemSchema),
  /** The names of private modules that it imports and that its functions call. */
  usedImports: z.array(z.string()).min(1).optional(),
  /** What the bodies of functions and classes say, by their names within the module. */
  bodies: z.record(z.string(), BodySchema).optional(),
});
export type Module = z.infer<typeof ModuleSchema>;
