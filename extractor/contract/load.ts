import * as z from 'zod';
import { getMessage, WrapdocsError } from '../errors.ts';
import {
  ModuleFileSchema,
  PackageIndexSchema,
  PackageSchema,
  type ModuleFile,
  type Package,
  type PackageIndex,
} from './package.ts';
import { SCHEMA_VERSION } from './version.ts';

const MAX_ISSUES = 5;

/** Reads the text of an `index.json`; `file` is how messages call it. */
export function parsePackageIndex(text: string, file = 'index.json'): PackageIndex {
  return parseContract(PackageIndexSchema, text, file);
}

/** Reads the text of one module's JSON file; `file` is how messages call it. */
export function parseModuleFile(text: string, file = 'module file'): ModuleFile {
  return parseContract(ModuleFileSchema, text, file);
}

/** Reads the text of a whole package, as a site publishes it; `file` is how messages call it. */
export function parsePackage(text: string, file = 'package file'): Package {
  return parseContract(PackageSchema, text, file, PackageHeaderSchema);
}

/** A whole package has its version in its index. */
const PackageHeaderSchema = z.looseObject({ index: z.unknown() }).transform(({ index }) => index);

/** @param headerSchema finds the part of the document that says its version */
function parseContract<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  file: string,
  headerSchema: z.ZodType = z.unknown(),
): z.output<Schema> {
  const document = parseJson(text, file);
  checkVersion(headerSchema.safeParse(document).data, file);
  const result = schema.safeParse(document);
  if (result.success) return result.data;
  throw new WrapdocsError({
    code: 'CONTRACT_BROKEN',
    message: `${file} does not have the shape of contract ${String(SCHEMA_VERSION)}:\n${describeIssues(result.error)}`,
    hint: 'Run `wrapdocs extract` to write it anew.',
    cause: result.error,
  });
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WrapdocsError({
      code: 'CONTRACT_BROKEN',
      message: `${file} is not JSON: ${getMessage(cause)}`,
      hint: 'Run `wrapdocs extract` to write it anew.',
      cause,
    });
  }
}

const HeaderSchema = z.looseObject({
  schemaVersion: z.int().positive(),
  generator: z.looseObject({ version: z.string() }).optional().catch(undefined),
});

/** The version comes before the shape, so that an old file gives one sentence and not a list of faults. */
function checkVersion(document: unknown, file: string): void {
  const header = HeaderSchema.safeParse(document);
  if (!header.success) {
    throw new WrapdocsError({
      code: 'CONTRACT_BROKEN',
      message: `${file} has no \`schemaVersion\`: wrapdocs did not write it.`,
      hint: 'Run `wrapdocs extract`, or point to the folder that it wrote.',
    });
  }
  const { schemaVersion, generator } = header.data;
  if (schemaVersion === SCHEMA_VERSION) return;
  const author = generator === undefined ? '' : ` (wrapdocs ${generator.version})`;
  throw new WrapdocsError({
    code: 'CONTRACT_VERSION',
    message: `${file} was written by contract ${String(schemaVersion)}${author}, this wrapdocs reads ${String(SCHEMA_VERSION)}.`,
    hint:
      schemaVersion < SCHEMA_VERSION
        ? 'Run `wrapdocs extract` to write it anew.'
        : 'Update wrapdocs, or run `wrapdocs extract` to write it anew.',
  });
}

function describeIssues(error: z.ZodError): string {
  const lines = error.issues
    .slice(0, MAX_ISSUES)
    .map((issue) => `  ${z.core.toDotPath(issue.path) || '(whole file)'}: ${issue.message}`);
  const rest = error.issues.length - lines.length;
  return [...lines, ...(rest > 0 ? [`  and ${String(rest)} more`] : [])].join('\n');
}
