import * as z from 'zod';
import { MarkdownSchema } from './text/markdown.ts';
import { SourceLocationSchema } from './source-location.ts';

/** A scope of OAuth 2, and what it allows. */
export const SecurityScopeSchema = z.strictObject({
  name: z.string(),
  description: z.string().optional(),
});

/** `http` is an HTTP scheme without a name of its own here, such as `negotiate`. */
export const SecuritySchemeSchema = z.enum([
  'bearer',
  'basic',
  'digest',
  'http',
  'header',
  'query',
  'cookie',
  'oauth2',
  'openIdConnect',
]);

/** A flow of OAuth 2: where clients get their tokens. */
export const SecurityFlowSchema = z.strictObject({
  flow: z.enum(['implicit', 'password', 'clientCredentials', 'authorizationCode']),
  authorizationUrl: z.string().optional(),
  tokenUrl: z.string().optional(),
  refreshUrl: z.string().optional(),
  scopes: z.array(SecurityScopeSchema).optional(),
});
export type SecurityFlow = z.infer<typeof SecurityFlowSchema>;

/** A security scheme that an operation asks for: what a request must carry to be authorised. */
export const SecuritySchema = z.strictObject({
  /** The name of the scheme in OpenAPI. */
  schemeName: z.string(),
  scheme: SecuritySchemeSchema,
  /** The header, query parameter or cookie, or the word that names an HTTP scheme. */
  name: z.string().optional(),
  /** The format of a bearer token: `JWT`. */
  bearerFormat: z.string().optional(),
  flows: z.array(SecurityFlowSchema).optional(),
  openIdConnectUrl: z.string().optional(),
  description: MarkdownSchema.optional(),
  /** The scopes that the operation asks for. */
  scopes: z.array(z.string()).optional(),
  /** The scheme does not refuse requests without credentials. */
  optional: z.literal(true).optional(),
  /** It is only asked for if this Python expression is true when the application starts. */
  condition: z.string().optional(),
  source: SourceLocationSchema,
});
export type Security = z.infer<typeof SecuritySchema>;
