import * as z from 'zod';

const DocstringStyleSchema = z.enum(['auto', 'google', 'numpy', 'sphinx']);

/** A row of the table of groups: operations that match one of `match` stand under `label`. */
const GroupRuleSchema = z.strictObject({
  label: z.string().min(1).meta({ description: 'Heading of the group, for example "Connectors".' }),
  match: z.array(z.string().min(1)).min(1).meta({
    description:
      'Path patterns, the first that fits wins: `/v1/users/*` (one segment), `/v1/users/**` (any rest), `POST /v1/teams/*/users` (one method).',
  }),
});
export type GroupRule = z.infer<typeof GroupRuleSchema>;

/** A documented package. */
const PackageConfigSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[\p{L}_][\p{L}\p{N}_-]*$/u, 'an import name such as "my_wrapper"')
    .meta({ description: 'Import name of the package.' }),
  source: z.string().min(1).meta({
    description: 'Folder of the package, relative to the configuration file.',
  }),
  version: z.string().optional().meta({
    description: 'Version to show; by default the `__version__` found in the source.',
  }),
  docstringStyle: DocstringStyleSchema.default('auto').meta({
    description: 'Docstring style; `auto` finds the one that the package uses most.',
  }),
  groups: z.array(GroupRuleSchema).default([]).meta({
    description:
      'Groups of operations in page order. What no row matches goes by its first tag, then by the first path segment after the version.',
  }),
  sourceUrl: z.string().optional().meta({
    description: 'Link to a source line; `{file}` and `{line}` are filled in.',
  }),
  apiBaseUrl: z.url().optional().meta({
    description: 'Address that the curl examples call, for example `https://api.example.com`.',
  }),
});
export type PackageConfig = z.infer<typeof PackageConfigSchema>;

/** The site around the reference. */
const SiteConfigSchema = z.strictObject({
  title: z.string().min(1).meta({ description: 'Name of the site.' }),
  description: z.string().default('').meta({ description: 'One sentence for search engines.' }),
  url: z.url().optional().meta({
    description: 'Public address of the site, for canonical links and the sitemap.',
  }),
  searchPlaceholder: z.string().default('Search the docs').meta({
    description: 'Text in the empty search box.',
  }),
  repository: z.url().optional().meta({ description: 'Address of the source repository.' }),
  community: z
    .strictObject({ label: z.string(), icon: z.string().default('slack'), href: z.url() })
    .optional()
    .meta({ description: 'Link to the community chat.' }),
  accent: z.string().optional().meta({ description: 'Accent colour as a CSS hue, 0 to 360.' }),
});

/** `wrapdocs.config.ts`. Every field says in `description` what it is for. */
export const ConfigSchema = z.strictObject({
  site: SiteConfigSchema,
  packages: z.array(PackageConfigSchema).min(1).meta({ description: 'The documented packages.' }),
  content: z.string().optional().meta({
    description: 'Folder of the narrative pages (Markdown), relative to the configuration file.',
  }),
  out: z.string().default('dist').meta({ description: 'Folder of the finished site.' }),
});
export type Config = z.infer<typeof ConfigSchema>;
/** What an author writes: defaults may be left out. */
export type ConfigInput = z.input<typeof ConfigSchema>;
