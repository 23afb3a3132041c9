import * as z from 'zod';
import { AgentsConfigSchema } from './agents-schema.ts';
import { PackageConfigSchema } from './package-schema.ts';
import { isName } from './redirects.ts';
import { SiteConfigSchema } from './site-schema.ts';
import { WebAddressSchema } from './web-address.ts';

/** The inventory of another project: its documented objects and their addresses. */
const InventoryConfigSchema = z.strictObject({
  url: WebAddressSchema.meta({ description: 'Address of its `objects.inv`.' }),
  base: WebAddressSchema.optional().meta({
    description: 'Base address of its links; defaults to the folder of `url`.',
  }),
});
export type InventoryConfig = z.infer<typeof InventoryConfigSchema>;

/** The question at the end of every page, and the collector that receives the answers. */
const FeedbackConfigSchema = z.strictObject({
  endpoint: z
    .union([WebAddressSchema, z.string().regex(/^\/[^/]/, 'a path such as "/api/feedback"')])
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
  origins: z.array(WebAddressSchema).default([]).meta({
    description:
      'Other sites whose pages are allowed to send feedback, such as `https://docs.example.com`.',
  }),
  proxies: z.int().min(0).default(0).meta({
    description:
      'Number of proxies in front of the server that set `X-Forwarded-For`. If it is 0, the header is ignored.',
  }),
});
export type FeedbackConfig = z.infer<typeof FeedbackConfigSchema>;

const ReleasesSchema = z.strictObject({
  tags: z.string().min(1).optional().meta({
    description: 'A pattern for the tags or versions of the project: `v2.*`.',
  }),
  keep: z.int().positive().optional().meta({
    description:
      'How many of the newest versions are published. Older ones that are published stay.',
  }),
});

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
  public: z.string().min(1).optional().meta({
    description:
      'Folder with files that become part of the site as they are, such as `CNAME` and `robots.txt`, relative to the configuration file.',
  }),
  redirects: z
    .record(
      z.string().regex(/^\/[^\s\p{Cc}]*$/u, 'a path without spaces such as "/old"'),
      z
        .string()
        .refine(
          (to) => isName(to) || /^(?:\/|https?:\/\/[^/\s\p{Cc}])[^\s\p{Cc}]*$/u.test(to),
          'a path such as "/new" or a whole address, without spaces, or the name of a documented object',
        ),
    )
    .default({})
    .meta({
      description:
        'Moved routes: a map from old paths to new paths, to addresses of other sites, or to names of documented objects: `{ "/api.html": "shop.Client" }`. Pages of Sphinx (`/api.html`) also lead to the entry that a fragment names.',
    }),
  releases: ReleasesSchema.optional().meta({
    description:
      'Which versions `wrapdocs release --from` publishes: `tags` is a pattern (`v2.*`), and `keep` the number of newest versions.',
  }),
  agents: AgentsConfigSchema.optional().meta({
    description: 'Adds a menu to pages of the reference that opens them in chats and editors.',
  }),
  feedback: FeedbackConfigSchema.optional().meta({
    description: 'Asks readers at the end of every page whether it was helpful.',
  }),
  out: z.string().default('dist').meta({ description: 'Folder of the built site.' }),
});
export type Config = z.infer<typeof ConfigSchema>;
/** The configuration as authors write it: fields with defaults are optional. */
export type ConfigInput = z.input<typeof ConfigSchema>;
