import * as z from 'zod';
import { MarkdownSchema } from './text/markdown.ts';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';
import { ConstraintsSchema, DeprecatedSchema, JsonValueSchema, ValueSchema } from './value.ts';

/**
 * Whether a fact is written in the source (`declared`) or follows from a rule of the framework
 * (`inferred`).
 */
export const OriginSchema = z.enum(['declared', 'inferred']);

export const ParameterLocationSchema = z.enum(['path', 'query', 'header', 'cookie']);
export type ParameterLocation = z.infer<typeof ParameterLocationSchema>;

/** How a client sends a value. */
export const sentShape = {
  /**
   * What the code does to the value before it is sent: the name of a function or method (`str`,
   * `isoformat`), or `join` followed by the separator (`join ,`).
   */
  conversion: z.string().optional(),
  /** The request does not contain it if the caller does not give it. */
  omittedByDefault: z.literal(true).optional(),
  /** The value that is always sent, in JSON; a parameter of the function has none. */
  constant: JsonValueSchema.optional(),
};

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
  ...sentShape,
  /**
   * It comes from the object that the method is called on; `pythonName` is the attribute, for
   * example `account_sid`.
   */
  fromObject: z.literal(true).optional(),
  /** The id of the dependency (`Depends(...)`) that declares it. */
  dependency: z.string().optional(),
  source: SourceLocationSchema.optional(),
});
export type Parameter = z.infer<typeof ParameterSchema>;
