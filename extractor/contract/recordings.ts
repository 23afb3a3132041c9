import * as z from 'zod';
import { DiagnosticSchema } from './diagnostic.ts';
import { parseDocument } from './parse-document.ts';
import { SCHEMA_VERSION } from './version.ts';

const CountSchema = z.int().positive();

/** What a value in JSON can be. */
const RecordedTypeSchema = z.enum([
  'null',
  'boolean',
  'integer',
  'number',
  'string',
  'array',
  'object',
]);
export type RecordedType = z.infer<typeof RecordedTypeSchema>;

/** A field of the objects in recorded answers. */
const RecordedFieldSchema = z.strictObject({
  name: z.string(),
  /** In how many of the objects it was. */
  seen: CountSchema,
  get shape() {
    return RecordedShapeSchema;
  },
});

/** What was seen in one place of recorded answers. */
const RecordedShapeSchema = z.strictObject({
  /** Sorted; empty if nothing is known, as of the items of empty lists. */
  types: z.array(RecordedTypeSchema),
  /** How many objects were seen, if there were any. */
  objects: CountSchema.optional(),
  /** The fields of the objects, in the order of the answers. */
  fields: z.array(RecordedFieldSchema).optional(),
  /** What the objects have for each key, if their keys are data. */
  get entries() {
    return RecordedShapeSchema.optional();
  },
  /** The items of the lists. */
  get items() {
    return RecordedShapeSchema.optional();
  },
  /** The values that were seen again and again, if the configuration allows to publish them. */
  values: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
});
export type RecordedShape = z.infer<typeof RecordedShapeSchema>;

/** The recorded answers of an operation with one status. */
const RecordedAnswerSchema = z.strictObject({
  /** Absent if the recordings do not say it. */
  status: z.int().min(100).max(599).optional(),
  /** How many answers there are. */
  count: CountSchema,
  mediaType: z.string().optional(),
  /** The first of them: a file relative to the configuration. Absent if its name is not published. */
  place: z.strictObject({ file: z.string(), line: CountSchema }).optional(),
  /** Absent if no answer was JSON. */
  shape: RecordedShapeSchema.optional(),
});
export type RecordedAnswer = z.infer<typeof RecordedAnswerSchema>;

const RecordedOperationSchema = z.strictObject({
  /** The id of the operation. */
  operation: z.string(),
  answers: z.array(RecordedAnswerSchema).min(1),
});

/** `recordings.json` of a package: what its tests have recorded. */
const RecordingsSchema = z.strictObject({
  schemaVersion: z.literal(SCHEMA_VERSION),
  operations: z.array(RecordedOperationSchema),
  /** Findings for authors, which sites do not publish. */
  diagnostics: z.array(DiagnosticSchema),
});
export type Recordings = z.infer<typeof RecordingsSchema>;

/** The name of the file in a package's folder. */
export const RECORDINGS_FILE = 'recordings.json';

/** Reads the text of a `recordings.json`; messages call it `file`. */
export function parseRecordings(text: string, file = RECORDINGS_FILE): Recordings {
  const kind = 'contract';
  const about = { file, version: SCHEMA_VERSION, kind, command: 'wrapdocs build' };
  return parseDocument(RecordingsSchema, text, about);
}
