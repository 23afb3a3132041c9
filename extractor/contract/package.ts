import * as z from 'zod';
import { MarkdownSchema } from './text/markdown.ts';
import { BehaviorFactSchema } from './behavior.ts';
import { DiagnosticSchema } from './diagnostic.ts';
import { DocstringSchema } from './docstring.ts';
import { ErrorCaseSchema } from './error-case.ts';
import { ModuleSchema } from './module.ts';
import { SCHEMA_VERSION } from './version.ts';

/** The program that wrote a document. */
export const GeneratorSchema = z.strictObject({ name: z.literal('wrapdocs'), version: z.string() });

const headerShape = { schemaVersion: z.literal(SCHEMA_VERSION), generator: GeneratorSchema };

/** A module or sub-package that was read from elsewhere. */
export const ReplacedSourceSchema = z.strictObject({ id: z.string(), locator: z.string() });

/** A program that an installation of the package offers on the command line. */
export const ProgramSchema = z.strictObject({
  name: z.string(),
  /** The dotted name of what it calls, as `[project.scripts]` or `entry_points.txt` says. */
  target: z.string(),
});
export type Program = z.infer<typeof ProgramSchema>;

/** Another distribution that an installation of the package needs. */
export const RequirementSchema = z.strictObject({
  /** Its name on PyPI, in the one form that the standard has for it. */
  name: z.string(),
  /** The versions that will do: `>=2.0,<3`. */
  versions: z.string().optional(),
  /** The extra that needs it; absent if every installation does. */
  extra: z.string().optional(),
  /** Set if only some systems or versions of Python need it. */
  conditional: z.literal(true).optional(),
});
export type Requirement = z.infer<typeof RequirementSchema>;

/**
 * Where a package's source came from. `digest` is `sha256:<hex>` over the names and bytes of its
 * files.
 */
export const PackageSourceSchema = z.strictObject({
  kind: z.enum(['path', 'git', 'pypi']),
  locator: z.string(),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
  /** The release on PyPI. */
  version: z.string().optional(),
  /** The versions of Python that the package says it needs: `>=3.10`. */
  requiresPython: z.string().optional(),
  /** The versions of Python that its classifiers name: `3.9`. */
  namedPythons: z.array(z.string()).min(1).optional(),
  /** What it needs; absent if the source does not say it. */
  requirements: z.array(RequirementSchema).optional(),
  /** The extras that it offers, sorted; absent if the source does not say it. */
  extras: z.array(z.string()).optional(),
  /** Its programs, if the project or the release names them. */
  programs: z.array(ProgramSchema).min(1).optional(),
  /** Set if the project presents itself as an application: nothing shows how to import it. */
  application: z.literal(true).optional(),
  /** The SHA of the commit. */
  revision: z
    .string()
    .regex(/^[0-9a-f]{40}([0-9a-f]{24})?$/)
    .optional(),
  /** When it was uploaded or committed, in ISO 8601. */
  released: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d/)
    .optional(),
  /** The number of files of the source. */
  files: z.int().nonnegative().optional(),
  /** Modules and sub-packages that were read from elsewhere, in the order of the configuration. */
  replaced: z.array(ReplacedSourceSchema).optional(),
});
export type PackageSource = z.infer<typeof PackageSourceSchema>;

/** One row of the package's table of modules; `path` is its JSON file, relative to index.json. */
export const ModuleEntrySchema = z.strictObject({
  id: z.string(),
  path: z.string(),
  summary: MarkdownSchema.optional(),
  operations: z.int().nonnegative(),
  models: z.int().nonnegative(),
});
export type ModuleEntry = z.infer<typeof ModuleEntrySchema>;

/** The name of the file with the module's source, in the same folder as its JSON file. */
export function getSourceFileName(path: string): string {
  return path.replace(/(\.json)?$/, '.py');
}

/**
 * What the functions with declared operations are: a server's handlers, which only its framework
 * calls, or a wrapper's functions, which users call.
 */
export const PackageKindSchema = z.enum(['server', 'wrapper']);

/** `index.json` of a package: its description, its modules and the findings. */
export const PackageIndexSchema = z.strictObject({
  ...headerShape,
  name: z.string(),
  version: z.string().optional(),
  docstring: DocstringSchema.optional(),
  source: PackageSourceSchema,
  /** Absent if no operation is declared. */
  kind: PackageKindSchema.optional(),
  modules: z.array(ModuleEntrySchema),
  /** For each module that imports others of the package: their ids, sorted. */
  dependencies: z.record(z.string(), z.array(z.string())).optional(),
  /** What functions raise, in tables to which operations refer by number (`client.errors`). */
  errors: z.array(z.array(ErrorCaseSchema).min(1)).min(1).optional(),
  /** Retries, time-outs and headers that the code which sends the requests of clients sets. */
  behavior: z.array(BehaviorFactSchema).min(1).optional(),
  diagnostics: z.array(DiagnosticSchema),
});
export type PackageIndex = z.infer<typeof PackageIndexSchema>;

/** One module's file of a package. */
export const ModuleFileSchema = z.strictObject({ ...headerShape, module: ModuleSchema });
export type ModuleFile = z.infer<typeof ModuleFileSchema>;

/**
 * A package as one document: its index and all of its modules, in the index's order. This is its
 * form in memory and on a published site.
 */
export const PackageSchema = z.strictObject({
  index: PackageIndexSchema,
  modules: z.array(ModuleSchema),
});
export type Package = z.infer<typeof PackageSchema>;
