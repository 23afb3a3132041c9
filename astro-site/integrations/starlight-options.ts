import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { getAccentStyle } from '../../extractor/config/accent-style.ts';
import { nameLanguage } from '../../extractor/config/languages.ts';
import type * as strings from '#strings';
import { describeHost } from './describe-host.ts';
import type { Project } from './derive-project.ts';
import { getSiteFile, getSiteModule } from './site-file.ts';

const OVERRIDES: readonly string[] = [
  'EditLink',
  'Footer',
  'Head',
  'LanguageSelect',
  'MarkdownContent',
  'MobileMenuToggle',
  'PageSidebar',
  'PageTitle',
  'Pagination',
  'Search',
  'Sidebar',
  'ThemeProvider',
];

/**
 * Starlight as the shell of the project's site: without its own search and credits, with our
 * components.
 *
 * @param header the texts of the header in the site's language
 */
export function getStarlightOptions(
  { settings, translations, folders, release }: Project,
  header: typeof strings.header,
): StarlightUserConfig {
  const { site } = settings;
  const accent = getAccentStyle(site.accent);
  const overrides = [
    ...OVERRIDES,
    // Only a release knows that there are other versions.
    ...(release === undefined ? [] : ['Banner']),
  ];
  return {
    title: site.title,
    description: site.description,
    locales: {
      root: { label: nameLanguage(site.language), lang: site.language },
      ...Object.fromEntries(
        translations.map(({ folder, tag, name }) => [folder, { label: name, lang: tag }]),
      ),
    },
    pagefind: false,
    credits: false,
    disable404Route: true,
    components: {
      ...Object.fromEntries(
        overrides.map((name) => [name, getSiteFile(`src/components/starlight/${name}.astro`)]),
      ),
      ...site.components,
    },
    customCss: [getSiteFile('src/styles/theme.css'), ...site.styles],
    ...getLogo(site),
    ...(site.favicon === undefined ? {} : { favicon: site.favicon }),
    // Elsewhere, Starlight leaves out asides and the links of headings.
    markdown: { processedDirs: [folders.content] },
    head: [
      ...(accent === undefined ? [] : [{ tag: 'style' as const, content: accent }]),
      ...site.head,
    ],
    social: getSocialLinks(site, header),
    // `Sidebar.astro` shows the navigation, and `route-data.ts` finds the neighbours of a page in it.
    sidebar: [],
    routeMiddleware: getSiteModule('src/route-data'),
  };
}

type Site = Project['settings']['site'];

function getLogo({ logo }: Site): Pick<StarlightUserConfig, 'logo'> {
  if (logo === undefined) return {};
  if (typeof logo === 'string') return { logo: { src: logo } };
  const { light, dark, alt = '', replacesTitle = false } = logo;
  return { logo: { light, dark, alt, replacesTitle } };
}

function getSocialLinks(
  { repository, community, social }: Site,
  labels: typeof strings.header,
): NonNullable<StarlightUserConfig['social']> {
  const links = [
    ...(repository === undefined ? [] : [{ href: repository, label: labels.source }]),
    ...(community === undefined ? [] : [community]),
    ...social,
  ];
  return links.map(({ href, ...given }: Site['social'][number]) => {
    const known = describeHost(href);
    return { href, icon: given.icon ?? known.icon, label: given.label ?? known.label };
  });
}
