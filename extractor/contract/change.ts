import * as z from 'zod';
import { SourceLocationSchema } from './source-location.ts';

/** From worst to least: `possiblyBreaking` breaks some callers, depending on what they do. */
export const CHANGE_SEVERITIES = ['breaking', 'possiblyBreaking', 'safe'] as const;
const ChangeSeveritySchema = z.enum(CHANGE_SEVERITIES);
export type ChangeSeverity = z.infer<typeof ChangeSeveritySchema>;

/** Which part of an item has changed, unless it is the item as a whole. */
const ChangedPartSchema = z.strictObject({
  kind: z.enum(['parameter', 'body', 'bodyField', 'response', 'field', 'enumMember', 'base']),
  /** The Python name of a parameter or field, the status of a response, the name of a member. */
  name: z.string(),
  /** The names of others of its kind of which the change says the same. */
  others: z.array(z.string()).min(1).optional(),
});
export type ChangedPart = z.infer<typeof ChangedPartSchema>;

/** Where one of the two documents has the item. */
const ChangeSideSchema = z.strictObject({
  /** The item's id in that document. */
  id: z.string(),
  /** The text that is compared: a type, a default, a path. */
  text: z.string().optional(),
  source: SourceLocationSchema.optional(),
});
export type ChangeSide = z.infer<typeof ChangeSideSchema>;

/** What else a change stands for: the same change of others, or what follows from it. */
const CoveredChangesSchema = z.strictObject({
  /** How many changes the line stands for, itself included. */
  count: z.int().min(2),
  /** The ids of their items, its own first; each once. */
  items: z.array(z.string()).min(1),
  /** Their rules, as far as these are not its own. */
  codes: z.array(z.string()).min(1).optional(),
});

/** What callers write: a call or an import, before and after a change. */
const ChangedCallSchema = z.strictObject({ before: z.string(), after: z.string() });
export type ChangedCall = z.infer<typeof ChangedCallSchema>;

/** One difference between two documents of a package. */
export const ChangeSchema = z.strictObject({
  /** The permanent name of the rule that found it: `http-parameter-removed`. */
  code: z.string().regex(/^(python|http)(-[a-z]+)+$/),
  severity: ChangeSeveritySchema,
  /** One sentence that names both sides, as plain text; names and types are in backticks. */
  message: z.string(),
  /** The kind of item that changed. */
  kind: z.enum(['operation', 'model', 'class', 'function', 'attribute', 'module']),
  /** The item's id: that of `after`, or of `before` where it was removed. */
  item: z.string(),
  /** The module of the item, and its group where it is an operation. */
  module: z.string(),
  group: z.string().optional(),
  part: ChangedPartSchema.optional(),
  /** Absent if the item was added. */
  before: ChangeSideSchema.optional(),
  /** Absent if the item was removed. */
  after: ChangeSideSchema.optional(),
  /**
   * Ids of the operations that are affected, if one change is reported for several of them (through
   * a model, a dependency, a function or its variants). Sorted.
   */
  operations: z.array(z.string()).optional(),
  /** Set if one cause explains several changes: a removed module, one change of many functions. */
  covers: CoveredChangesSchema.optional(),
  call: ChangedCallSchema.optional(),
  /** What callers have to do, from the rule or from the old version's notice of deprecation. */
  advice: z.string().optional(),
  /** How many callers it is likely to reach, for sorting; a larger number is more. */
  reach: z.number().optional(),
});
export type Change = z.infer<typeof ChangeSchema>;
