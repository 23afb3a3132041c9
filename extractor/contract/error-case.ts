import * as z from 'zod';
import { SourceLocationSchema } from './source-location.ts';

/** An exception, and where the code of the client makes or raises it. */
export const RaisedErrorSchema = z.strictObject({
  /** The id of the class; outside the package, its import path. */
  name: z.string(),
  source: SourceLocationSchema,
});
export type RaisedError = z.infer<typeof RaisedErrorSchema>;

/**
 * What a client does with the response to a request, read by following its code for each status. A
 * case has either a `status` or a `cause`.
 */
export const ErrorCaseSchema = z.strictObject({
  /** A code (`404`), or a range (`4XX`): all of its codes that have no case of their own. */
  status: z
    .string()
    .regex(/^([45]\d\d|[45]XX)$/)
    .optional(),
  /** What the HTTP library raises if there is no response, as a handler of the client names it. */
  cause: z.string().optional(),
  /** The exceptions, one of which is raised; none if the function returns. */
  raises: z.array(RaisedErrorSchema),
  /** Something else may happen, too: code decides by more than the status, or was not followed. */
  conditional: z.literal(true).optional(),
});
export type ErrorCase = z.infer<typeof ErrorCaseSchema>;
