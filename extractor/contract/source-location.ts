import * as z from 'zod';

/** Where a fact was read: a file relative to the source root (POSIX) and 1-based lines and columns. */
export const SourceLocationSchema = z.strictObject({
  file: z.string(),
  line: z.int().positive(),
  column: z.int().positive().optional(),
  endLine: z.int().positive().optional(),
});
export type SourceLocation = z.infer<typeof SourceLocationSchema>;
