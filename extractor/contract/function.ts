import * as z from 'zod';
import { DocstringSchema } from './docstring.ts';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';
import { DeprecatedSchema } from './value.ts';

/** A parameter as the Python signature declares it; `default` is Python source. */
export const SignatureParameterSchema = z.strictObject({
  name: z.string(),
  kind: z.enum([
    'positionalOnly',
    'positionalOrKeyword',
    'varPositional',
    'keywordOnly',
    'varKeyword',
  ]),
  type: TypeExpressionSchema.optional(),
  default: z.string().optional(),
});
export type SignatureParameter = z.infer<typeof SignatureParameterSchema>;

export const SignatureSchema = z.strictObject({
  async: z.literal(true).optional(),
  parameters: z.array(SignatureParameterSchema),
  returns: TypeExpressionSchema.optional(),
});
export type Signature = z.infer<typeof SignatureSchema>;

/** A function or method that declares no operation. */
export const FunctionItemSchema = z.strictObject({
  kind: z.literal('function'),
  id: z.string(),
  name: z.string(),
  /** The signature of the implementation; of a stub without one, the first overload. */
  signature: SignatureSchema,
  /** The signatures under `@overload`, in source order. */
  overloads: z.array(SignatureSchema).min(1).optional(),
  /** What a method is bound to, where it is not an instance. */
  binding: z.enum(['classMethod', 'staticMethod']).optional(),
  abstract: z.literal(true).optional(),
  /** The type parameters of PEP 695, each as written: `T: int = bool`. */
  typeParameters: z.array(z.string()).optional(),
  decorators: z.array(z.string()).optional(),
  deprecated: DeprecatedSchema.optional(),
  docstring: DocstringSchema.optional(),
  source: SourceLocationSchema,
});
export type FunctionItem = z.infer<typeof FunctionItemSchema>;
