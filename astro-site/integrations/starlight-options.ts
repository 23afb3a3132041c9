import { pathToFileURL } from 'node:url';
import type { StarlightUserConfig } from '@astrojs/starlight/types';
import { getAccentStyle } from '../../extractor/config/accent-style.ts';
import type * as strings from '#strings';
import { listReleasePages } from '../src/news/route.ts';
import { makeSidebar } from '../src/navigation/sidebar.ts';
import type { Project } from './project.ts';
import { getSiteFile, getSiteModule } from './site-file.ts';

const OVERRIDES = [
  'EditLink',
  'Footer',
  'Head',
  'PageTitle',
  'Search',
  'Sidebar',
  'TableOfContents',
  'MobileTableOfContents',
];

/** The current version and the others, which only a release knows. */
const RELEASE_OVERRIDES = ['Banner', 'LanguageSelect'];

/**
 * Starlight as the shell of the project's site: without its own search and credits, with our
 * components.
 */
export async function getStarlightOptions({
  settings,
  content,
  folders,
  stringsFile,
  release,
}: Project): Promise<StarlightUserConfig> {
  const { header, news, sidebar } = (await import(
    pathToFileURL(stringsFile).href
  )) as typeof strings;
  const { packages, site } = settings;
  const accent = getAccentStyle(site.accent);
  const overrides = [...OVERRIDES, ...(release === undefined ? [] : RELEASE_OVERRIDES)];
  return {
    title: site.title,
    description: site.description,
    locales: { root: { label: site.language, lang: site.language } },
    pagefind: false,
    credits: false,
    disable404Route: true,
    components: Object.fromEntries(
      overrides.map((name) => [name, getSiteFile(`src/components/starlight/${name}.astro`)]),
    ),
    customCss: [getSiteFile('src/styles/theme.css')],
    // Elsewhere, Starlight leaves out asides and the links of headings.
    markdown: { processedDirs: [folders.content] },
    head: accent === undefined ? [] : [{ tag: 'style', content: accent }],
    social: getSocialLinks(site, header),
    sidebar: makeSidebar(
      content,
      packages.map(({ name }) => ({ name, place: { slug: name } })),
      sidebar,
      listReleasePages(release !== undefined, news.title),
    ),
    routeMiddleware: getSiteModule('src/route-data'),
  };
}

type Site = Project['settings']['site'];

function getSocialLinks(
  { repository, community }: Site,
  labels: typeof strings.header,
): StarlightUserConfig['social'] {
  return [
    ...(repository === undefined
      ? []
      : [{ icon: 'github' as const, label: labels.source, href: repository }]),
    ...(community === undefined
      ? []
      : [{ icon: community.icon, label: community.label, href: community.href }]),
  ];
}
