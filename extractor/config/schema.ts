import * as z from 'zod';
import { WrapdocsError } from '../errors.ts';
import { parseSourceSpecifier } from './source-specifier.ts';

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

/** Findings that an author has read and leaves as they are. */
const AcceptedFindingSchema = z.strictObject({
  code: z.string().regex(/^WD\d{3}$/, 'the code of a finding, such as "WD403"'),
  file: z.string().min(1).optional().meta({
    description: 'File below the source root that they are in; `*` and `**` stand for others.',
  }),
  reason: z.string().min(1).meta({ description: 'Why they stay, for whoever reads this next.' }),
});
export type AcceptedFinding = z.infer<typeof AcceptedFindingSchema>;

/** A site is made of what stays what it is: `latest` is for the command line. */
function checkSource(payload: z.core.ParsePayload<string>): void {
  try {
    const specifier = parseSourceSpecifier(payload.value);
    if (specifier.kind !== 'pypi' || specifier.version !== 'latest') return;
    addIssue(payload, 'an exact version, such as `pypi:httpx==0.28.1`');
  } catch (error) {
    if (!(error instanceof WrapdocsError)) throw error;
    addIssue(payload, `a source that can be found. ${error.message} ${error.hint ?? ''}`);
  }
}

function addIssue({ issues, value }: z.core.ParsePayload<string>, message: string): void {
  issues.push({ code: 'custom', message, input: value });
}

/** A documented package. */
export const PackageConfigSchema = z.strictObject({
  name: z
    .string()
    .regex(/^[\p{L}_][\p{L}\p{N}_-]*$/u, 'an import name such as "my_wrapper"')
    .meta({ description: 'Import name of the package.' }),
  source: z.string().min(1).check(checkSource).meta({
    description:
      'Where the package is: a folder relative to the configuration file, `git:<repository>@<ref>#<folder>`, or `pypi:<project>==<version>`.',
  }),
  summary: z.string().min(1).optional().meta({
    description: 'One sentence on the package; by default the first of its docstring.',
  }),
  replace: z.array(z.string().min(1).check(checkSource)).default([]).meta({
    description:
      'Modules or sub-packages to read from elsewhere, each a source such as `stubs/my_wrapper/api`. They are what is shown where `source` cannot be fetched.',
  }),
  accept: z.array(AcceptedFindingSchema).default([]).meta({
    description:
      'Findings that are known and stay: rows of `code`, `reason`, and, for a part of the package, `file` (`my_wrapper/api/**`). They are counted, but neither listed nor a reason to fail.',
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
  pageBudget: z.int().positive().default(200_000).meta({
    description:
      'Bytes of HTML that the classes, functions and attributes of a module may take on one page (an estimate); beyond it, each class has a page of its own.',
  }),
  maxFileSize: z.int().positive().max(16_777_216).default(2_097_152).meta({
    description:
      'Bytes that a source file may have, 16 MiB at most; a larger one is left out with a finding. Reading takes seconds for each MiB.',
  }),
  sourceUrl: z.string().optional().meta({
    description: 'Link to a source line; `{file}` and `{line}` are filled in.',
  }),
  apiBaseUrl: z.url().optional().meta({
    description: 'Address that the curl examples call, for example `https://api.example.com`.',
  }),
});
export type PackageConfig = z.infer<typeof PackageConfigSchema>;

/** Another project's list of what it documents, and where. */
const InventoryConfigSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).meta({ description: 'Address of its `objects.inv`.' }),
  base: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description: 'Address that its links begin with; by default the folder of `url`.',
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
    description: 'Link to edit a narrative page; `{path}`, its file below `content`, is filled in.',
  }),
  language: z.string().default('en').meta({
    description:
      'Language of the pages; the texts of the shell stand in `astro-site/src/strings/`.',
  }),
  copyright: z
    .strictObject({ holder: z.string().min(1), href: z.url().optional() })
    .optional()
    .meta({ description: 'Whose work the site is, for the foot of each page.' }),
  community: z
    .strictObject({ label: z.string(), icon: z.string().default('slack'), href: z.url() })
    .optional()
    .meta({ description: 'Link to the community chat.' }),
  accent: z.string().optional().meta({ description: 'Accent colour as a CSS hue, 0 to 360.' }),
  scripts: z
    .array(z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'a hash such as "sha256-47DEQ…FU="'))
    // Some hosts cut a header after 2,000 characters.
    .max(12)
    .default([])
    .meta({
      description:
        'Hashes of inline scripts and styles of your own pages, for the Content-Security-Policy; a build that meets another one names its hash.',
    }),
});

/** The question at the end of every page, and the collector that takes the answers. */
const FeedbackConfigSchema = z.strictObject({
  endpoint: z
    .union([
      z.url(),
      z.string().regex(/^\/[^/]/, 'a path such as "/api/feedback" or a whole address'),
    ])
    .default('/api/feedback')
    .meta({ description: 'Where the answers are posted; `wrapdocs serve` takes them at a path.' }),
  database: z.string().default('.wrapdocs/feedback.sqlite').meta({
    description: 'File that keeps the answers, relative to the configuration file.',
  }),
  keepDays: z.int().min(1).default(180).meta({
    description: 'Days after which answers are deleted.',
  }),
  origins: z.array(z.url()).default([]).meta({
    description: 'Other sites whose pages may post here, for example `https://docs.example.com`.',
  }),
  proxies: z.int().min(0).default(0).meta({
    description:
      'Proxies in front whose `X-Forwarded-For` is believed; without any, it is ignored.',
  }),
});
export type FeedbackConfig = z.infer<typeof FeedbackConfigSchema>;

/** `wrapdocs.config.ts`. Every field says in `description` what it is for. */
export const ConfigSchema = z.strictObject({
  site: SiteConfigSchema,
  packages: z.array(PackageConfigSchema).min(1).meta({ description: 'The documented packages.' }),
  content: z.string().optional().meta({
    description: 'Folder of the narrative pages (Markdown), relative to the configuration file.',
  }),
  navigation: z.array(z.string().min(1)).default([]).meta({
    description:
      'Narrative pages in the order of the sidebar, by route without slashes; pages beneath another make a group.',
  }),
  inventories: z.array(InventoryConfigSchema).default([]).meta({
    description:
      'Other projects that names may link to, by their Sphinx inventories: `{ url: "https://docs.python.org/3/objects.inv" }`. Fetched once and kept.',
  }),
  redirects: z.record(z.string().startsWith('/'), z.string().startsWith('/')).default({}).meta({
    description: 'Moved routes: old path to new path.',
  }),
  feedback: FeedbackConfigSchema.optional().meta({
    description: 'Asks at the end of every page whether it helped.',
  }),
  out: z.string().default('dist').meta({ description: 'Folder of the finished site.' }),
});
export type Config = z.infer<typeof ConfigSchema>;
/** What an author writes: defaults may be left out. */
export type ConfigInput = z.input<typeof ConfigSchema>;
