import * as z from 'zod';

/**
 * Where a fact was read: a file relative to the source root (POSIX) and 1-based lines and columns.
 */
export const SourceLocationSchema = z.strictObject({
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive().optional(),
  endLine: z.int().positive().optional(),
});
export type SourceLocation = z.infer<typeof SourceLocationSchema>;

/**
 * Whether a file (a path relative to a source root) belongs to the module or package `id`; PEP 561
 * stubs are in `x-stubs`.
 */
export function isFileOf(file: string, id: string): boolean {
  const path = file.replace(/^([^/]+)-stubs\//, '$1/');
  const place = id.replaceAll('.', '/');
  return path.startsWith(`${place}/`) || path.startsWith(`${place}.`);
}
