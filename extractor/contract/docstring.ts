import * as z from 'zod';
import { MarkdownSchema } from './text/markdown.ts';

/** An entry of a docstring section: a parameter, an exception, a returned value... `type` is text as written. */
export const DocstringItemSchema = z.strictObject({
  name: z.string().optional(),
  type: z.string().optional(),
  default: z.string().optional(),
  description: MarkdownSchema,
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

const ExampleSchema = z.strictObject({
  kind: z.enum(['text', 'code']),
  /** Markdown if `kind` is `text`; otherwise code as written. */
  text: z.string(),
});

/** The kinds of sections and what they contain, by their names in the JSON Schema. */
export const SECTION_SCHEMAS = {
  ItemSectionKind: ItemSectionKindSchema,
  ItemSection: z.strictObject({
    kind: ItemSectionKindSchema,
    title: z.string().optional(),
    items: z.array(DocstringItemSchema),
  }),
  TextSection: z.strictObject({
    kind: z.literal('text'),
    title: z.string().optional(),
    text: MarkdownSchema,
  }),
  AdmonitionSection: z.strictObject({
    kind: z.literal('admonition'),
    admonition: z.string(),
    title: z.string().optional(),
    text: MarkdownSchema,
  }),
  Example: ExampleSchema,
  ExampleSection: z.strictObject({
    kind: z.literal('examples'),
    title: z.string().optional(),
    examples: z.array(ExampleSchema),
  }),
};

/** A section of a docstring. */
export const DocstringSectionSchema = z.discriminatedUnion('kind', [
  SECTION_SCHEMAS.ItemSection,
  SECTION_SCHEMAS.TextSection,
  SECTION_SCHEMAS.AdmonitionSection,
  SECTION_SCHEMAS.ExampleSection,
]);
export type DocstringSection = z.infer<typeof DocstringSectionSchema>;

/** `summary` is the first paragraph on one line, `description` the text after it, `sections` the rest. */
export const DocstringSchema = z.strictObject({
  summary: MarkdownSchema,
  description: MarkdownSchema.optional(),
  sections: z.array(DocstringSectionSchema).optional(),
  /** The id of the object that it is the docstring of, if the described one has none of its own. */
  inheritedFrom: z.string().optional(),
});
export type Docstring = z.infer<typeof DocstringSchema>;
