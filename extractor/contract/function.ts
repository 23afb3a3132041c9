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
  signature: SignatureSchema,
  decorators: z.array(z.string()).optional(),
  deprecated: DeprecatedSchema.optional(),
  docstring: DocstringSchema.optional(),
  source: SourceLocationSchema,
});
export type FunctionItem = z.infer<typeof FunctionItemSchema>;
