import * as z from 'zod';
import { isAccent } from './accent-style.ts';
import { isLanguage } from './languages.ts';
import { ICONS, LANGUAGES } from './site-choices.ts';
import { WebAddressSchema } from './web-address.ts';

const ExternalSchema = z.url({ protocol: /^(?:https?|mailto)$/ });

const LinkSchema = z.strictObject({
  label: z.string().min(1),
  href: z.union([ExternalSchema, z.string().regex(/^\/[^/]/, 'a path such as "/imprint/"')]),
});

/** A host in a Content-Security-Policy. */
const OriginSchema = z
  .string()
  .regex(
    /^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/,
    'an origin without a path, such as "https://img.shields.io" or "https://*.example.com"',
  );
const OriginsSchema = z.array(OriginSchema).max(20).default([]);

/** The hosts, besides its own, that a site may load something from. */
const AllowSchema = z.strictObject({
  scripts: OriginsSchema,
  styles: OriginsSchema,
  images: OriginsSchema,
  fonts: OriginsSchema,
  media: OriginsSchema,
  frames: OriginsSchema,
  connections: OriginsSchema,
});
export type AllowedHosts = z.infer<typeof AllowSchema>;

const TranslationSchema = z
  .string()
  .refine(isLanguage, 'the code of a language in small letters, such as "de" or "pt-br"');

const SiteSchema = z.strictObject({
  title: z.string().min(1).meta({ description: 'Name of the site.' }),
  description: z.string().default('').meta({ description: 'One sentence for search engines.' }),
  url: WebAddressSchema.optional().meta({
    description: 'Public address of the site, for canonical links and the sitemap.',
  }),
  searchPlaceholder: z.string().optional().meta({
    description: 'Text in the empty search box.',
  }),
  repository: WebAddressSchema.optional().meta({
    description: 'Address of the source repository.',
  }),
  editUrl: z.string().optional().meta({
    description:
      'Link to edit a narrative page; `{path}` is replaced with the path of its file in `content`.',
  }),
  language: z.enum(LANGUAGES).default('en').meta({
    description: 'Language of the interface, not of your pages and docstrings.',
  }),
  translations: z.array(TranslationSchema).default([]).meta({
    description:
      'Other languages of your pages, such as `de`. The pages of each are in the folder of `content` with its name.',
  }),
  copyright: z
    .strictObject({ holder: z.string().min(1), href: ExternalSchema.optional() })
    .optional()
    .meta({ description: 'Copyright notice in the footer of each page.' }),
  community: z
    .strictObject({ label: z.string(), icon: z.enum(ICONS).default('slack'), href: ExternalSchema })
    .optional()
    .meta({ description: 'Link to the community chat.' }),
  social: z
    .array(
      z.strictObject({
        href: ExternalSchema,
        label: z.string().min(1).optional(),
        icon: z.enum(ICONS).optional(),
      }),
    )
    .default([])
    .meta({
      description:
        'More links in the header: `href` and, optionally, `label` and `icon`. For links to well-known sites, wrapdocs knows both.',
    }),
  links: z.array(LinkSchema).default([]).meta({
    description:
      'Links to other sites in the sidebar, after the narrative pages: `label` and `href`.',
  }),
  footer: z.array(LinkSchema).default([]).meta({
    description: 'Links in the footer of each page, such as an imprint: `label` and `href`.',
  }),
  announcement: z
    .strictObject({ text: z.string().min(1), href: z.string().min(1).optional() })
    .optional()
    .meta({ description: 'A line above every page: `text` and, optionally, `href`.' }),
  logo: z
    .union([
      z.string().min(1),
      z.strictObject({
        light: z.string().min(1),
        dark: z.string().min(1),
        alt: z.string().optional(),
        replacesTitle: z.boolean().optional(),
      }),
    ])
    .optional()
    .meta({
      description:
        'Picture next to the title: a file relative to the configuration file, or `light` and `dark` for the two colour schemes. With `replacesTitle`, only screen readers get the title.',
    }),
  favicon: z
    .string()
    .regex(/^\/.*\.(?:ico|gif|jpe?g|png|svg)$/, 'a path such as "/favicon.png"')
    .optional()
    .meta({ description: 'Icon of the site, a file in the folder `public`: `/favicon.png`.' }),
  styles: z
    .array(z.string().regex(/\.css$/, 'a file such as "docs/theme.css"'))
    .default([])
    .meta({
      description: 'Style sheets for every page, relative to the configuration file.',
    }),
  head: z
    .array(
      z.strictObject({
        tag: z.enum(['meta', 'link', 'script', 'style', 'noscript']),
        attrs: z.record(z.string(), z.union([z.string(), z.boolean()])).default({}),
        content: z.string().default(''),
      }),
    )
    .default([])
    .meta({
      description:
        'Elements for the head of every page: `tag`, `attrs` and `content`. Inline code is allowed by its hash; other hosts need `site.allow`.',
    }),
  allow: AllowSchema.prefault({}).meta({
    description:
      'Other hosts that pages may load something from, by kind: `scripts`, `styles`, `images`, `fonts`, `media`, `frames` and `connections`, each a list of origins such as `https://img.shields.io`.',
  }),
  components: z
    .record(z.string().regex(/^[A-Z]\w*$/, 'a component such as "Hero"'), z.string().min(1))
    .default({})
    .refine(
      (components) => !Object.keys(components).some((name) => name.endsWith('TableOfContents')),
      'PageSidebar for the table of contents, which is the same on all screens',
    )
    .meta({
      description:
        'Components of Starlight to replace with your own, by name: files relative to the configuration file.',
    }),
  accent: z
    .string()
    .refine(isAccent, 'a colour of CSS such as "#0a7d6c" or "teal", or a hue from 0 to 360')
    .optional()
    .meta({
      description:
        'Accent colour: any colour of CSS, such as `#0a7d6c`, or only a hue from 0 to 360. The site uses its hue and how vivid it is, in lightnesses at which text can be read in both themes; a build says if the colour itself would be hard to read.',
    }),
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

/** The site around the reference. */
export const SiteConfigSchema = SiteSchema.check(
  ({ value: { language, translations }, issues }) => {
    const languages = [language, ...translations];
    const index = translations.findIndex((each, place) => languages.indexOf(each) <= place);
    if (index === -1) return;
    const message = 'a language that the site does not have yet';
    issues.push({
      code: 'custom',
      message,
      input: languages[index + 1],
      path: ['translations', index],
    });
  },
);
