import * as z from 'zod';
import { ClassItemSchema } from './class.ts';
import { DocstringSchema } from './docstring.ts';
import { FunctionItemSchema } from './function.ts';
import { OperationSchema } from './operation.ts';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';
import { ValueSchema } from './value.ts';

/** A module or class attribute that is not a model field. */
export const AttributeItemSchema = z.strictObject({
  kind: z.literal('attribute'),
  id: z.string(),
  name: z.string(),
  type: TypeExpressionSchema.optional(),
  /** The type that a type alias stands for. */
  aliasOf: TypeExpressionSchema.optional(),
  value: ValueSchema.optional(),
  docstring: DocstringSchema.optional(),
  source: SourceLocationSchema,
});
export type AttributeItem = z.infer<typeof AttributeItemSchema>;

export const ItemSchema = z.discriminatedUnion('kind', [
  OperationSchema,
  ClassItemSchema,
  FunctionItemSchema,
  AttributeItemSchema,
]);
export type Item = z.infer<typeof ItemSchema>;

/** One file of the contract: a module and every item in it, nested ones included, in source order. */
export const ModuleSchema = z.strictObject({
  id: z.string(),
  /** The file relative to the source root. */
  file: z.string(),
  docstring: DocstringSchema.optional(),
  /** Ids of the module's own items (not those nested in classes), in source order. */
  members: z.array(z.string()),
  items: z.array(ItemSchema),
});
export type Module = z.infer<typeof ModuleSchema>;
