import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

const FileDatesSchema = z.record(z.string(), z.iso.datetime());

/** When the files behind the pages last changed: ISO dates by file, as `wrapdocs build` wrote them. */
const ChangeDatesSchema = z.strictObject({
  /** By file below the folder of the narrative pages. */
  content: FileDatesSchema,
  /** By package, then by file below the folder that holds the package. */
  packages: z.record(z.string(), FileDatesSchema),
});
export type ChangeDates = z.infer<typeof ChangeDatesSchema>;

/** Without the file, nothing has a date. */
export function readChangeDates(file: string): ChangeDates {
  if (!existsSync(file)) return { content: {}, packages: {} };
  return ChangeDatesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}
