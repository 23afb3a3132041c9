import * as z from 'zod';
import { PackageConfigSchema } from './package-schema.ts';
import { ICONS, LANGUAGES } from './site-choices.ts';

/** The inventory of another project: its documented objects and their addresses. */
const InventoryConfigSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).meta({ description: 'Address of its `objects.inv`.' }),
  base: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description: 'Base address of its links; defaults to the folder of `url`.',
    }),
});
export type InventoryConfig = z.infer<typeof InventoryConfigSchema>;

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
  editUrl: z.string().optional().meta({
    description:
      'Link to edit a narrative page; `{path}` is replaced with the path of its file in `content`.',
  }),
  language: z.enum(LANGUAGES).default('en').meta({
    description: 'Language of the interface.',
  }),
  copyright: z
    .strictObject({ holder: z.string().min(1), href: z.url().optional() })
    .optional()
    .meta({ description: 'Copyright notice in the footer of each page.' }),
  community: z
    .strictObject({ label: z.string(), icon: z.enum(ICONS).default('slack'), href: z.url() })
    .optional()
    .meta({ description: 'Link to the community chat.' }),
  accent: z
    .string()
    .regex(/^(?:[0-2]?\d?\d|3[0-5]\d|360)$/, 'a hue from 0 to 360, such as "210"')
    .optional()
    .meta({ description: 'Accent colour as a CSS hue, 0 to 360.' }),
  scripts: z
    .array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'a hash such as "sha256-47DEQ…FU="'))
    // Some hosts cut off headers after 2,000 characters.
    .max(12)
    .default([])
    .meta({
      description:
        'Hashes of inline scripts and styles in your own pages that the Content-Security-Policy should allow. If a build finds another one, the error message contains its hash.',
    }),
});

/** The question at the end of every page, and the collector that receives the answers. */
const FeedbackConfigSchema = z.strictObject({
  endpoint: z
    .union([
      z.url(),
      z.string().regex(/^\/[^/]/, 'a path such as "/api/feedback" or a whole address'),
    ])
    .default('/api/feedback')
    .meta({
      description:
        'Address that receives the answers. If it is a path, `wrapdocs serve` receives them.',
    }),
  database: z.string().default('.wrapdocs/feedback.sqlite').meta({
    description: 'Database file for the answers, relative to the configuration file.',
  }),
  keepDays: z.int().min(1).default(180).meta({
    description: 'Days after which answers are deleted.',
  }),
  origins: z.array(z.url()).default([]).meta({
    description:
      'Other sites whose pages are allowed to send feedback, such as `https://docs.example.com`.',
  }),
  proxies: z.int().min(0).default(0).meta({
    description:
      'Number of proxies in front of the server that set `X-Forwarded-For`. If it is 0, the header is ignored.',
  }),
});
export type FeedbackConfig = z.infer<typeof FeedbackConfigSchema>;

/** The format of `wrapdocs.config.ts`. Every field has a `description`. */
export const ConfigSchema = z.strictObject({
  site: SiteConfigSchema,
  packages: z
    .array(PackageConfigSchema)
    .min(1)
    .check(({ value, issues }) => {
      const names = value.map(({ name }) => name);
      const index = names.findIndex((name, place) => names.indexOf(name) < place);
      if (index === -1) return;
      const message = 'a name that no other package of the site has';
      issues.push({ code: 'custom', message, input: names[index], path: [index, 'name'] });
    })
    .meta({ description: 'The documented packages.' }),
  content: z.string().optional().meta({
    description: 'Folder of the narrative pages (Markdown), relative to the configuration file.',
  }),
  navigation: z.array(z.string().min(1)).default([]).meta({
    description:
      'Routes of the narrative pages in the order of the sidebar, without slashes. Pages under another page form a group.',
  }),
  inventories: z.array(InventoryConfigSchema).default([]).meta({
    description:
      'Other projects that names can link to, as Sphinx inventories: `{ url: "https://docs.python.org/3/objects.inv" }`. They are fetched once and cached.',
  }),
  redirects: z.record(z.string().startsWith('/'), z.string().startsWith('/')).default({}).meta({
    description: 'Moved routes: a map from old to new paths.',
  }),
  feedback: FeedbackConfigSchema.optional().meta({
    description: 'Asks readers at the end of every page whether it was helpful.',
  }),
  out: z.string().default('dist').meta({ description: 'Folder of the built site.' }),
});
export type Config = z.infer<typeof ConfigSchema>;
/** The configuration as authors write it: fields with defaults are optional. */
export type ConfigInput = z.input<typeof ConfigSchema>;
