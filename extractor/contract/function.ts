import * as z from 'zod';
import { CommandSchema } from './command.ts';
import { DocstringSchema } from './docstring.ts';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';
import { DeprecatedSchema } from './value.ts';

export const ParameterKindSchema = z.enum([
  'positionalOnly',
  'positionalOrKeyword',
  'varPositional',
  'keywordOnly',
  'varKeyword',
]);

/** How a method is bound, unless it is bound to an instance. */
export const BindingSchema = z.enum(['classMethod', 'staticMethod']);

/** A parameter as the Python signature declares it; `default` is Python source. */
export const SignatureParameterSchema = z.strictObject({
  name: z.string(),
  kind: ParameterKindSchema,
  type: TypeExpressionSchema.optional(),
  default: z.string().optional(),
  /** The type that the docstring states, as written, if the signature has none. */
  documentedType: z.string().optional(),
});
export type SignatureParameter = z.infer<typeof SignatureParameterSchema>;

export const SignatureSchema = z.strictObject({
  async: z.literal(true).optional(),
  parameters: z.array(SignatureParameterSchema),
  returns: TypeExpressionSchema.optional(),
});
export type Signature = z.infer<typeof SignatureSchema>;

/** One of several signatures of a function: under `@overload`, or for the types of an argument. */
export const OverloadSchema = z.strictObject({
  ...SignatureSchema.shape,
  docstring: DocstringSchema.optional(),
  deprecated: DeprecatedSchema.optional(),
});
export type Overload = z.infer<typeof OverloadSchema>;

/** A function or method that declares and sends no request that is known. */
export const FunctionItemSchema = z.strictObject({
  kind: z.literal('function'),
  id: z.string(),
  name: z.string(),
  /** The signature of the implementation; in a stub that has none, the first overload. */
  signature: SignatureSchema,
  /** The signatures under `@overload`, or those that `functools.singledispatch` chooses from. */
  overloads: z.array(OverloadSchema).min(1).optional(),
  binding: BindingSchema.optional(),
  abstract: z.literal(true).optional(),
  /** The type parameters of PEP 695, each as written: `T: int = bool`. */
  typeParameters: z.array(z.string()).optional(),
  decorators: z.array(z.string()).optional(),
  deprecated: DeprecatedSchema.optional(),
  docstring: DocstringSchema.optional(),
  /** The call that may send a request which could not be determined. */
  unknownRequest: SourceLocationSchema.optional(),
  command: CommandSchema.optional(),
  source: SourceLocationSchema,
});
export type FunctionItem = z.infer<typeof FunctionItemSchema>;
