import * as z from 'zod';
import { SourceLocationSchema } from './source-location.ts';
import { TypeExpressionSchema } from './type-expression.ts';

/**
 * How sure the request of a client's function is: read from the code (`exact`), in part (`partial`),
 * guessed from the names of what is called (`assumed`), or only named by the docstring (`documented`).
 */
export const CertaintySchema = z.enum(['exact', 'partial', 'assumed', 'documented']);
export type Certainty = z.infer<typeof CertaintySchema>;

/**
 * Why a request is not exact, or what readers must know about it:
 *
 * - `serverUnknown`: the code that was read does not set the address of the server.
 * - `pathFromObject`: the path begins with an address that a server sent; `detail` is the attribute.
 * - `severalRequests`: the function sends one of several requests; `detail` names the parameters
 *   that decide, if they are known.
 * - `pathIncomplete`: a part of the path could not be read; `detail` is its placeholder.
 * - `bodyUnknown`: the request has a body, or may have one, but nothing could be read of it.
 * - `queryOpen`, `bodyOpen`: the query or the body may have more than is shown; where that comes from
 *   is not known.
 * - `assumed`: the call was not followed to an HTTP library; names suggest that it sends the request.
 * - `inherited`: the method is declared in a base class; `detail` is the id of that method.
 * - `docstringOnly`: the docstring names the request, and the code does not confirm it.
 * - `docstringDiffers`: the docstring names another request, which is `detail`.
 */
export const ReasonKindSchema = z.enum([
  'serverUnknown',
  'pathFromObject',
  'severalRequests',
  'pathIncomplete',
  'bodyUnknown',
  'queryOpen',
  'bodyOpen',
  'assumed',
  'inherited',
  'docstringOnly',
  'docstringDiffers',
]);
export type ReasonKind = z.infer<typeof ReasonKindSchema>;

export const ReasonSchema = z.strictObject({
  kind: ReasonKindSchema,
  detail: z.string().optional(),
});
export type Reason = z.infer<typeof ReasonSchema>;

/** One step from a function to the request that it sends. */
export const EvidenceStepSchema = z.strictObject({
  ...SourceLocationSchema.shape,
  /** The dotted path of the function that the line is in. */
  function: z.string(),
});

/** How a variant differs from the primary function of its family. */
export const VariantKindSchema = z.enum([
  'async',
  'rawResponse',
  'streamingResponse',
  'httpInfo',
  'classLevel',
]);
export type VariantKind = z.infer<typeof VariantKindSchema>;

/** The operation that another one is a variant of, by its id. */
export const VariantOfSchema = z.strictObject({ id: z.string(), kind: VariantKindSchema });

/** What a parameter of the function does that is not a part of the request by itself. */
export const RequestOptionSchema = z.strictObject({
  pythonName: z.string(),
  /** What it is merged into; `notSent` if it only steers the client (`timeout`). */
  effect: z.enum(['headers', 'query', 'body', 'notSent']),
});
export type RequestOption = z.infer<typeof RequestOptionSchema>;

/** It sends a request per page when the result is iterated. */
export const PagingSchema = z.strictObject({
  /** The wire name of the parameter that moves on. */
  parameter: z.string().optional(),
  item: TypeExpressionSchema.optional(),
});

/** An operation as a call of a client: how to reach it, and how its request is known. */
export const ClientCallSchema = z.strictObject({
  /**
   * The calls that reach the function from a client which the package exports, shortest first:
   * `client.chat.completions.create`.
   */
  access: z.array(z.string()).optional(),
  /** The ids of the functions that the first of them calls on its way, in order. */
  called: z.array(z.string()).optional(),
  /** The id of that client's class. */
  clientClass: z.string().optional(),
  certainty: CertaintySchema,
  reasons: z.array(ReasonSchema).optional(),
  /** The steps from the function to the call that sends the request. */
  evidence: z.array(EvidenceStepSchema),
  /** The operation that this one is a variant of. */
  variantOf: VariantOfSchema.optional(),
  /**
   * The ids of other public functions that may send this request by calling this one, and send none
   * of their own.
   */
  alsoSentBy: z.array(z.string()).min(1).optional(),
  options: z.array(RequestOptionSchema).optional(),
  /**
   * The ids of the functions that callers must call before: this one refuses to send as long as what
   * they set is empty.
   */
  calledFirst: z.array(z.string()).min(1).optional(),
  /** Parameters with a default of which the function demands at least one of each list. */
  oneOf: z.array(z.array(z.string()).min(1)).optional(),
  paging: PagingSchema.optional(),
  /** What the function raises: the number of a table in the `errors` of the package. */
  errors: z.int().nonnegative().optional(),
});
export type ClientCall = z.infer<typeof ClientCallSchema>;

/** The server that a client's constructor sets. */
export const ServerSchema = z.strictObject({
  /** The default address. */
  url: z.string().optional(),
  /** Further addresses, if an argument that callers must give decides between them and `url`. */
  others: z.array(z.string()).min(1).optional(),
  /** The parameter of the constructor that replaces it; `Configuration.host` is one of another class. */
  parameter: z.string().optional(),
  /** The environment variable that replaces it. */
  environment: z.string().optional(),
  source: SourceLocationSchema,
});
export type Server = z.infer<typeof ServerSchema>;

/** The addresses that a server may have by default, the first of which examples use. */
export function listAddresses({ url, others = [] }: Partial<Server> = {}): string[] {
  return url === undefined ? [] : [url, ...others];
}

/** How a client authorises its requests. */
export const AuthenticationSchema = z.strictObject({
  scheme: z.enum(['bearer', 'basic', 'header', 'query']),
  /** The header or query parameter, if the scheme does not say it. */
  name: z.string().optional(),
  /** What stands in front of the secret in a header: `Bot`. */
  prefix: z.string().optional(),
  /**
   * The parameters of the constructor that hold the secrets, in the order in which they are sent;
   * none if the code that was read does not show where they come from.
   */
  parameters: z.array(z.string()),
  /** The environment variables that they are read from by default, in the same order. */
  environment: z.array(z.string()).optional(),
  source: SourceLocationSchema,
});
export type Authentication = z.infer<typeof AuthenticationSchema>;

/** What a class says as a client: where it sends its requests, and how they are authorised. */
export const ClientSchema = z.strictObject({
  server: ServerSchema.optional(),
  authentication: z.array(AuthenticationSchema).optional(),
  /** The environment variables that the constructor reads for parameters, by the parameters. */
  environment: z.record(z.string(), z.string()).optional(),
  /** Parameters with a default of which the constructor demands at least one of each list. */
  oneOf: z.array(z.array(z.string()).min(1)).optional(),
  /**
   * The ids of the classes of which parameters without a type take objects as credentials, by the
   * parameters: those that have the methods which the client calls on them.
   */
  credentialClasses: z.record(z.string(), z.array(z.string()).min(1)).optional(),
});
export type Client = z.infer<typeof ClientSchema>;
