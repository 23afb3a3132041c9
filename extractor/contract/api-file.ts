import { MarkdownSchema } from './text/markdown.ts';
import * as z from 'zod';
import { MethodSchema } from './operation.ts';
import { parseDocument } from './parse-document.ts';
import { API_FILE_VERSION } from './version.ts';

/** The name of the file, beside `index.json`. */
export const API_FILE = 'api.json';

const CountSchema = z.int().nonnegative();

/** A document that the vendor of the API publishes. */
const ApiDocumentFactsSchema = z.strictObject({
  /** Where it is in the project. */
  file: z.string(),
  /** `OpenAPI 3.1.0`, `Swagger 2.0`. */
  format: z.string(),
  title: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  /** When it was committed or copied. */
  date: z.string().optional(),
  /** Where `wrapdocs api fetch` copied it from, and the hash of what it copied. */
  url: z.string().optional(),
  digest: z.string().optional(),
});
export type ApiDocumentFacts = z.infer<typeof ApiDocumentFactsSchema>;

/** An operation of the API, and the functions that send it. */
const ApiOperationFactsSchema = z.strictObject({
  method: MethodSchema,
  path: z.string(),
  /** Its name in the document. */
  operationId: z.string().optional(),
  /** The first tag, under which the document lists it. */
  tag: z.string().optional(),
  deprecated: z.literal(true).optional(),
  /** The position in `documents`. */
  document: CountSchema,
  /** The place in the document: `#/paths/~1users/get`. */
  pointer: z.string(),
  /** Where the vendor documents it. */
  docs: z.string().optional(),
  /** The ids of the operations of the package that send it, or may send it. */
  sentBy: z.array(z.string()),
  /** Whether at least one of them certainly does. */
  certain: z.literal(true).optional(),
});
export type ApiOperationFacts = z.infer<typeof ApiOperationFactsSchema>;

/** How what a function sends can differ from the document. */
export const ApiDriftKindSchema = z.enum([
  'unknownOperation',
  'otherMethod',
  'unknownQuery',
  'unknownField',
  'otherLocation',
  'unknownValue',
  'deprecatedOperation',
  'deprecatedParameter',
  'bodyNotSent',
  'bodyNotTaken',
  'requiredNotSent',
  'requiredOptional',
]);
export type ApiDriftKind = z.infer<typeof ApiDriftKindSchema>;

const PlaceSchema = z.enum(['path', 'query', 'header', 'cookie', 'body']);

/** A difference between what a function sends and the document. */
const ApiDriftSchema = z.strictObject({
  kind: ApiDriftKindSchema,
  severity: z.enum(['warning', 'note']),
  /** The id of the operation of the package. */
  item: z.string(),
  /** The position in `documents`. */
  document: CountSchema,
  /** The position in `operations`; missing if the document does not have the request. */
  operation: CountSchema.optional(),
  /** Parameters or fields; of `otherMethod`, the methods that the document has. */
  names: z.array(z.string()).optional(),
  /** The values that the document does not list. */
  values: z.array(z.string()).optional(),
  /** Where the document has the parameter. */
  place: PlaceSchema.optional(),
});
export type ApiDrift = z.infer<typeof ApiDriftSchema>;

/** A value of an answer, by its path: `data.items[].id`. */
const ApiFieldFactsSchema = z.strictObject({
  name: z.string(),
  type: z.string().optional(),
  required: z.literal(true).optional(),
  /** As in the document. */
  description: MarkdownSchema.optional(),
});
export type ApiFieldFacts = z.infer<typeof ApiFieldFactsSchema>;

/** What the document says about a request and the package does not; only what `show` names. */
const ApiExtraSchema = z.strictObject({
  /** The id of the operation of the package. */
  item: z.string(),
  /** The position in `operations`. */
  operation: CountSchema,
  parameters: z
    .array(ApiFieldFactsSchema.extend({ place: PlaceSchema, description: MarkdownSchema }))
    .optional(),
  responses: z
    .array(
      z.strictObject({
        status: z.string(),
        mediaType: z.string(),
        type: z.string().optional(),
        fields: z.array(ApiFieldFactsSchema),
      }),
    )
    .optional(),
  errors: z
    .array(z.strictObject({ status: z.string(), description: MarkdownSchema.optional() }))
    .optional(),
  /** Lists of scopes, of which one is needed. */
  scopes: z.array(z.array(z.string())).optional(),
});
export type ApiExtra = z.infer<typeof ApiExtraSchema>;

/**
 * `api.json`: a package beside the documents of its API. The operations of the package stay what its
 * source says; this file has what the documents say.
 */
export const ApiFileSchema = z.strictObject({
  schemaVersion: z.literal(API_FILE_VERSION),
  documents: z.array(ApiDocumentFactsSchema).min(1),
  /** How many operations are sent, and how many there are, without deprecated ones. */
  sent: CountSchema,
  total: CountSchema,
  /** The same by tag; operations without one have no `tag`. */
  tags: z.array(
    z.strictObject({ tag: z.string().optional(), sent: CountSchema, total: CountSchema }),
  ),
  operations: z.array(ApiOperationFactsSchema),
  drift: z.array(ApiDriftSchema),
  extras: z.array(ApiExtraSchema),
});
export type ApiFile = z.infer<typeof ApiFileSchema>;

/** Reads the text of an `api.json`; messages call it `file`. */
export function parseApiFile(text: string, file: string = API_FILE): ApiFile {
  const version = API_FILE_VERSION;
  return parseDocument(ApiFileSchema, text, {
    ...{ file, version, kind: API_FILE, command: 'wrapdocs extract' },
  });
}
