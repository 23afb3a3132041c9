import * as z from 'zod';
import { MarkdownSchema } from './text/markdown.ts';

export const JsonValueSchema = z.json();

/**
 * A Python value as written, and as JSON if it is (or folds to) a constant that JSON can express.
 */
export const ValueSchema = z.strictObject({
  text: z.string(),
  value: JsonValueSchema.optional(),
});
export type Value = z.infer<typeof ValueSchema>;

/**
 * Limits on a value, named as Pydantic 2 names them, in camelCase. Keys sorted. Those of length are
 * named after what they count, as in JSON Schema.
 */
export const ConstraintsSchema = z.strictObject({
  allowInfNan: z.boolean().optional(),
  decimalPlaces: z.number().optional(),
  /** Of a text, as JSON Schema names it. */
  format: z.string().optional(),
  ge: z.number().optional(),
  gt: z.number().optional(),
  le: z.number().optional(),
  lt: z.number().optional(),
  maxDigits: z.number().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  /** Of the entries of a dict. */
  maxProperties: z.number().optional(),
  minItems: z.number().optional(),
  minLength: z.number().optional(),
  minProperties: z.number().optional(),
  multipleOf: z.number().optional(),
  pattern: z.string().optional(),
  uniqueItems: z.boolean().optional(),
});
export type Constraints = z.infer<typeof ConstraintsSchema>;

/** `true`, or the message that says what to use instead. */
export const DeprecatedSchema = z.union([z.literal(true), MarkdownSchema]);
export type Deprecated = z.infer<typeof DeprecatedSchema>;
