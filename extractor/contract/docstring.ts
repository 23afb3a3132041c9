import * as z from 'zod';

/** An entry of a docstring section: a parameter, an exception, a returned value... `type` is text as written. */
export const DocstringItemSchema = z.strictObject({
  name: z.string().optional(),
  type: z.string().optional(),
  default: z.string().optional(),
  description: z.string(),
});
export type DocstringItem = z.infer<typeof DocstringItemSchema>;

const ItemSectionKindSchema = z.enum([
  'parameters',
  'otherParameters',
  'attributes',
  'functions',
  'classes',
  'modules',
  'typeParameters',
  'returns',
  'yields',
  'receives',
  'raises',
  'warns',
]);

/** A section of a docstring. Text is Markdown as its author wrote it: hostile until rendered by the sanitising pipeline. */
export const DocstringSectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: ItemSectionKindSchema,
    title: z.string().optional(),
    items: z.array(DocstringItemSchema),
  }),
  z.strictObject({ kind: z.literal('text'), title: z.string().optional(), text: z.string() }),
  z.strictObject({
    kind: z.literal('admonition'),
    admonition: z.string(),
    title: z.string().optional(),
    text: z.string(),
  }),
  z.strictObject({
    kind: z.literal('examples'),
    title: z.string().optional(),
    examples: z.array(z.strictObject({ kind: z.enum(['text', 'code']), text: z.string() })),
  }),
]);
export type DocstringSection = z.infer<typeof DocstringSectionSchema>;

/** `summary` is the first paragraph on one line, `description` the text after it, `sections` the rest. */
export const DocstringSchema = z.strictObject({
  summary: z.string(),
  description: z.string().optional(),
  sections: z.array(DocstringSectionSchema).optional(),
});
export type Docstring = z.infer<typeof DocstringSchema>;
