import * as z from 'zod';
import { getMessage, WrapdocsError } from '../errors.ts';

const MAX_ISSUES = 5;

/** How messages describe a document, and which version of it can be read. */
interface DocumentKind {
  /** The path of the document, or its name. */
  file: string;
  /** The version that this wrapdocs reads. */
  version: number;
  /** What the version belongs to: "contract". */
  kind: string;
  /** The command that writes this kind of document. */
  command: string;
}

/**
 * Reads a versioned JSON document.
 *
 * @param headerSchema matches the part of the document with its version
 * @throws WrapdocsError if it is not JSON, has another version, or does not match the schema
 */
export function parseDocument<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  document: DocumentKind,
  headerSchema: z.ZodType = z.unknown(),
): z.output<Schema> {
  const value = parseJson(text, document);
  checkVersion(headerSchema.safeParse(value).data, document);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const { file, kind, version, command } = document;
  throw new WrapdocsError({
    code: 'CONTRACT_BROKEN',
    message: `${file} does not have the shape of ${kind} ${String(version)}:\n${describeIssues(result.error)}`,
    hint: `Run \`${command}\` to generate it again.`,
    cause: result.error,
  });
}

function parseJson(text: string, { file, command }: DocumentKind): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WrapdocsError({
      code: 'CONTRACT_BROKEN',
      message: `${file} is not JSON: ${getMessage(cause)}`,
      hint: `Run \`${command}\` to generate it again.`,
      cause,
    });
  }
}

const HeaderSchema = z.looseObject({
  schemaVersion: z.int().positive(),
  generator: z.looseObject({ version: z.string() }).optional().catch(undefined),
});

/**
 * The version is checked before the rest, so that an old file causes one sentence instead of a list
 * of errors.
 */
function checkVersion(value: unknown, { file, version, kind, command }: DocumentKind): void {
  const header = HeaderSchema.safeParse(value);
  if (!header.success) {
    throw new WrapdocsError({
      code: 'CONTRACT_BROKEN',
      message: `${file} has no \`schemaVersion\`, so it was not written by wrapdocs.`,
      hint: `Run \`${command}\`, or use the folder that it has written.`,
    });
  }
  const { schemaVersion, generator } = header.data;
  if (schemaVersion === version) return;
  const author = generator === undefined ? '' : ` (wrapdocs ${generator.version})`;
  throw new WrapdocsError({
    code: 'CONTRACT_VERSION',
    message: `${file} was written by ${kind} ${String(schemaVersion)}${author}, but this version of wrapdocs reads ${String(version)}.`,
    hint:
      schemaVersion < version
        ? `Run \`${command}\` to generate it again.`
        : `Update wrapdocs, or run \`${command}\` to generate it again.`,
  });
}

function describeIssues(error: z.ZodError): string {
  const lines = error.issues
    .slice(0, MAX_ISSUES)
    .map((issue) => `  ${z.core.toDotPath(issue.path) || '(whole file)'}: ${issue.message}`);
  const rest = error.issues.length - lines.length;
  return [...lines, ...(rest > 0 ? [`  and ${String(rest)} more`] : [])].join('\n');
}
