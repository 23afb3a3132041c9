import * as z from 'zod';
import { MarkdownSchema } from './text/markdown.ts';
import { ClientCallSchema } from './client-call.ts';
import { DocstringSectionSchema } from './docstring.ts';
import { BindingSchema, OverloadSchema, SignatureSchema } from './function.ts';
import { OriginSchema, ParameterSchema, sentShape } from './parameter.ts';
import { SecuritySchema } from './security.ts';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';
import { ConstraintsSchema, DeprecatedSchema, JsonValueSchema, ValueSchema } from './value.ts';

/**
 * `ANY`: the source does not say which method (a catch-all handler). `LIST` is a method of some
 * servers that OpenAPI does not know.
 */
export const MethodSchema = z.enum([
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'LIST',
  'ANY',
]);
export type Method = z.infer<typeof MethodSchema>;

/**
 * A named part of a request body: a form field, a file, or one of several JSON body parameters. A
 * dot in the wire name leads into an object: `options.cas`.
 */
export const BodyFieldSchema = z.strictObject({
  /** Absent if no parameter of the function holds the value. */
  pythonName: z.string().optional(),
  wireName: z.string(),
  required: z.boolean(),
  type: TypeExpressionSchema.optional(),
  default: ValueSchema.optional(),
  description: MarkdownSchema.optional(),
  constraints: ConstraintsSchema.optional(),
  ...sentShape,
});
export type BodyField = z.infer<typeof BodyFieldSchema>;

/** Content of a media type that a request may have in place of the body's. */
export const OtherContentSchema = z.strictObject({
  mediaType: z.string(),
  type: TypeExpressionSchema.optional(),
  fields: z.array(BodyFieldSchema).optional(),
});
export type OtherContent = z.infer<typeof OtherContentSchema>;

/** What is sent as the request's content: one value (`type`) or an object of `fields`. */
export const RequestBodySchema = z.strictObject({
  pythonName: z.string().optional(),
  mediaType: z.string(),
  required: z.boolean(),
  origin: OriginSchema,
  type: TypeExpressionSchema.optional(),
  default: ValueSchema.optional(),
  description: MarkdownSchema.optional(),
  fields: z.array(BodyFieldSchema).optional(),
  otherContent: z.array(OtherContentSchema).min(1).optional(),
});
export type RequestBody = z.infer<typeof RequestBodySchema>;

/**
 * `status` is a code (`201`), a range (`4XX`) or `default`; `type` is absent if there is no content
 * or its type is unknown.
 */
export const ResponseSchema = z.strictObject({
  status: z.string().regex(/^([1-5]\d\d|[1-5]XX|default)$/),
  origin: OriginSchema,
  type: TypeExpressionSchema.optional(),
  /** What the server sends, if the function makes `type` of it, or returns only a part. */
  wireType: TypeExpressionSchema.optional(),
  mediaType: z.string().optional(),
  description: MarkdownSchema.optional(),
  /** The only fields of the model that are returned, by their Python names. */
  include: z.array(z.string()).optional(),
  /** Fields of the model that are not returned, by their Python names. */
  exclude: z.array(z.string()).optional(),
  /** Values that are left out: those that are `None`, were not set, or equal their defaults. */
  omits: z.array(z.enum(['none', 'unset', 'defaults'])).optional(),
  /** Fields have their Python names. */
  byName: z.literal(true).optional(),
});
export type Response = z.infer<typeof ResponseSchema>;

/** A part of a server's operation. */
export const GapSchema = z.enum(['parameters', 'body', 'responses', 'security']);

/**
 * A function and one HTTP request: the one that it declares (FastAPI), or sends (a client). A
 * function with two requests is two operations.
 */
export const OperationSchema = z.strictObject({
  kind: z.literal('operation'),
  /** The function's dotted path, followed by `@METHOD` if the function has several operations. */
  id: z.string(),
  /** The function's name. */
  name: z.string(),
  /** The anchor on the module's page: `name`, made unique within the module. */
  anchor: z.string(),
  /** The idiom that recognised it, for example `fastapi`. */
  idiom: z.string(),
  origin: OriginSchema,
  method: MethodSchema,
  /** The whole path with its `{placeholders}`. */
  path: z.string(),
  /** The id of the application that serves it, if the package has several. */
  application: z.string().optional(),
  /** Set by the configuration's table of groups; see extractor/extraction/assign-groups.ts. */
  group: z.string().optional(),
  tags: z.array(z.string()).optional(),
  operationId: z.string().optional(),
  summary: MarkdownSchema.optional(),
  description: MarkdownSchema.optional(),
  /** The id of the function whose docstring it is, if the function has none of its own. */
  inheritedFrom: z.string().optional(),
  deprecated: DeprecatedSchema.optional(),
  includeInSchema: z.literal(false).optional(),
  parameters: z.array(ParameterSchema),
  body: RequestBodySchema.optional(),
  responses: z.array(ResponseSchema),
  /** The security schemes that a server's operation asks for, outermost dependency first. */
  security: z.array(SecuritySchema).min(1).optional(),
  /** Parts of which the source may declare more, in code that could not be read. */
  gaps: z.array(GapSchema).min(1).optional(),
  /** Fields of the OpenAPI document that begin with `x-`, as the source gives them. */
  extensions: z.record(z.string(), JsonValueSchema).optional(),
  /** The default of the Accept header, if the operation has one. */
  accept: z.string().optional(),
  /** What is known of the function as a call of a client; absent if it declares its request. */
  client: ClientCallSchema.optional(),
  signature: SignatureSchema,
  /** The signatures under `@overload`, or those that `functools.singledispatch` chooses from. */
  overloads: z.array(OverloadSchema).min(1).optional(),
  binding: BindingSchema.optional(),
  /** The decorators as written, each on one line, without `@`. */
  decorators: z.array(z.string()),
  /** The rest of the docstring, without summary, description, parameters and return value. */
  sections: z.array(DocstringSectionSchema).optional(),
  source: SourceLocationSchema,
});
export type Operation = z.infer<typeof OperationSchema>;
