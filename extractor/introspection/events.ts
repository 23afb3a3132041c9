import * as z from 'zod';
import { DiagnosticSchema } from '../contract/diagnostic.ts';
import { DocstringSchema } from '../contract/docstring.ts';
import { ModuleSchema } from '../contract/module.ts';
import { PackageIndexSchema, PackageSourceSchema } from '../contract/package.ts';
import { WrapdocsError } from '../errors.ts';

/** What the introspection says about the package as a whole. */
const PackageFactsSchema = z.strictObject({
  name: z.string(),
  version: z.string().optional(),
  docstring: DocstringSchema.optional(),
  digest: PackageSourceSchema.shape.digest,
  dependencies: PackageIndexSchema.shape.dependencies,
  kind: PackageIndexSchema.shape.kind,
  errors: PackageIndexSchema.shape.errors,
  behavior: PackageIndexSchema.shape.behavior,
});
export type PackageFacts = z.infer<typeof PackageFactsSchema>;

/** A line of the introspection's output. */
const EventSchema = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('progress'), done: z.int(), total: z.int() }),
  z.strictObject({ event: z.literal('module'), module: ModuleSchema }),
  // From a server, whose answers only contain the modules that have changed: the ids of all
  // modules.
  z.strictObject({ event: z.literal('modules'), ids: z.array(z.string()) }),
  z.strictObject({ event: z.literal('diagnostic'), diagnostic: DiagnosticSchema }),
  z.strictObject({ event: z.literal('package'), package: PackageFactsSchema }),
  z.strictObject({
    event: z.literal('failure'),
    failure: z.strictObject({ code: z.string(), message: z.string(), hint: z.string() }),
  }),
  z.strictObject({ event: z.literal('end') }),
]);
export type Event = z.infer<typeof EventSchema>;

const SHOWN = 200;

/**
 * Parses a line; a line that breaks the protocol is a bug of wrapdocs, and the error says where it
 * is.
 */
export function parseEvent(line: string): Event {
  const result = EventSchema.safeParse(parseJson(line));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place =
    issue === undefined ? '' : ` at \`${z.core.toDotPath(issue.path)}\`: ${issue.message}`;
  throw new WrapdocsError({
    code: 'INTROSPECTION_FAILED',
    message: `The introspection sent an invalid line${place}\n  ${line.slice(0, SHOWN)}`,
    hint: 'This is a bug in wrapdocs. Please report it with the lines above.',
    cause: result.error,
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
