import * as z from 'zod';
import { MarkdownSchema } from './text/markdown.ts';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';
import { ConstraintsSchema, DeprecatedSchema, ValueSchema } from './value.ts';

/**
 * Whether a fact is written in the source (`declared`) or follows from a rule of the framework
 * (`inferred`).
 */
export const OriginSchema = z.enum(['declared', 'inferred']);

export const ParameterLocationSchema = z.enum(['path', 'query', 'header', 'cookie']);
export type ParameterLocation = z.infer<typeof ParameterLocationSchema>;

/** A parameter of an operation: a value that is sent in the path, query, headers or cookies. */
export const ParameterSchema = z.strictObject({
  /**
   * The name in Python; absent if the path has a placeholder without a parameter of the function.
   */
  pythonName: z.string().optional(),
  /** The name in the HTTP request. */
  wireName: z.string(),
  /** The placeholder in the path template, if it differs from `wireName`. */
  placeholder: z.string().optional(),
  location: ParameterLocationSchema,
  /** How `location` is known. */
  origin: OriginSchema,
  /** `false` if the path has a placeholder without a parameter of the function. */
  declared: z.literal(false).optional(),
  required: z.boolean(),
  type: TypeExpressionSchema.optional(),
  default: ValueSchema.optional(),
  description: MarkdownSchema.optional(),
  constraints: ConstraintsSchema.optional(),
  deprecated: DeprecatedSchema.optional(),
  example: ValueSchema.optional(),
  includeInSchema: z.literal(false).optional(),
  /** The id of the dependency (`Depends(...)`) that declares it. */
  dependency: z.string().optional(),
  source: SourceLocationSchema.optional(),
});
export type Parameter = z.infer<typeof ParameterSchema>;
