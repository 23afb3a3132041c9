import * as z from 'zod';

/** Something that a project documents. */
const InventoryObjectSchema = z.strictObject({
  /** Dotted path. */
  name: z.string(),
  /** What Sphinx calls its kind: `class`, `method`, `module`... */
  role: z.string(),
  /** Address relative to the project's. */
  uri: z.string(),
});
export type InventoryObject = z.infer<typeof InventoryObjectSchema>;

/** The Python objects of another project's documentation; `base` ends in a slash. */
export const InventorySchema = z.strictObject({
  base: z.url(),
  objects: z.array(InventoryObjectSchema),
});
export type Inventory = z.infer<typeof InventorySchema>;
