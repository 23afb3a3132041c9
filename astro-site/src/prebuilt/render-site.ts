import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { COMMON_ICONS } from '../../../extractor/config/common-icons.ts';
import { REBUILD_SCRIPT } from '../../../extractor/site-input/rebuild-cache.ts';
import {
  refusalLine,
  RENDERER_FILES,
  type RenderRequest,
} from '../../../extractor/site-input/ready-renderer.ts';
import { pageOrderLine } from '../../../extractor/site-input/page-order.ts';
import { SiteInputSchema } from '../../../extractor/site-input/schema.ts';
import { listPageFiles } from '../../../extractor/site-input/page-files.ts';
import { waitForFile } from '../../../extractor/site-input/wait-for-file.ts';
import { deriveProject } from '../../integrations/derive-project.ts';
import { getPageOrder, isReferencePage, sortPaths } from '../../integrations/render-order.ts';
import { startApp, type App, type AstroPath } from './app.ts';
import { makeAstroConfig } from './astro-config.ts';
import { readFacts } from './renderer-facts.ts';
import { siteData } from './site-data.ts';
import { setUpStarlight, type Starlight } from './starlight.ts';
import { writeSitemap } from './sitemap.ts';

/** The file beside the cached script with what belongs to the site. */
const SITE_DATA = 'site-data.json';

/** How many pages are made at once, as in `astro.config.mjs`. */
const AT_ONCE = 24;

/**
 * Renders a site, or reports why it needs Astro's build.
 *
 * @param renderer the folder of the renderer
 */
export async function renderWith(request: RenderRequest, renderer: string): Promise<void> {
  const reason = await renderSite(request, renderer);
  if (reason !== undefined) console.log(refusalLine.write({ reason }));
}

async function renderSite(request: RenderRequest, renderer: string): Promise<string | undefined> {
  const { siteFile, root, out, packagesRead, cache } = request;
  const input = SiteInputSchema.parse(JSON.parse(readFileSync(siteFile, 'utf8')));
  const project = deriveProject(input, root);
  const config = makeAstroConfig(request, project);
  siteData.project = project;
  const starlight = await setUpStarlight(project, config);
  const icon = findOtherIcon(starlight.config);
  if (icon !== undefined) return `the icon ${icon} of a link is not in every style sheet`;
  siteData.starlight = JSON.parse(JSON.stringify(starlight.config)) as object;
  const mdx = listPageFiles(project.folders.content).find(({ file }) => file.endsWith('.mdx'));
  if (mdx !== undefined) return `the page ${mdx.file} is written in MDX`;
  const { loadSitePages } = await import('./load-site-pages.ts');
  const { pages, withPictures } = await loadSitePages(config, starlight);
  const [first] = withPictures;
  if (first !== undefined) return `the page ${first} shows pictures of its folder`;
  siteData.pages = pages;
  const app = await startApp(join(renderer, RENDERER_FILES.modules), readFacts(renderer), config);
  const { writePage } = await import('../output/reference-pages.ts');
  cpSync(join(renderer, RENDERER_FILES.assets), join(out, config.build.assets), {
    recursive: true,
  });
  cpSync(join(root, 'public'), out, { recursive: true });
  await waitForFile(packagesRead);
  const paths = takeFirst(sortPaths(await app.listPaths()));
  console.log(pageOrderLine.write(getPageOrder(paths)));
  await eachAtOnce(paths, async (path) => {
    if (isReferencePage(path.route)) {
      // Otherwise, pages that Astro has rendered would wait for their files until all others are made.
      await setImmediate();
      if (await writePage(out, path.url.href)) return;
    }
    await writePath(app, path, request);
  });
  await writeSitemap(paths, config, siteData.starlight);
  if (cache !== undefined) await writeCache(cache, renderer);
  return undefined;
}

/** An icon of a link in the header that the bundled style sheet does not draw. */
function findOtherIcon({ social = [] }: Starlight['config']): string | undefined {
  const common: readonly string[] = COMMON_ICONS;
  return social.find(({ icon }) => !common.includes(icon))?.icon;
}

/** The first of several routes with the same address. */
function takeFirst(paths: AstroPath[]): AstroPath[] {
  const byAddress = Map.groupBy(paths, ({ pathname }) => pathname.replace(/\/$/u, ''));
  const first = new Set([...byAddress.values()].map(([one]) => one));
  return paths.filter((path) => first.has(path));
}

async function eachAtOnce<T>(
  items: readonly T[],
  action: (item: T) => Promise<void>,
): Promise<void> {
  const open = items.values();
  const work = async (): Promise<void> => {
    for (const item of open) await action(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function writePath(app: App, path: AstroPath, { root, out }: RenderRequest): Promise<void> {
  const response = await app.render(path);
  if (response.body === null) return;
  const file = fileURLToPath(path.file);
  const body = new Uint8Array(await response.arrayBuffer());
  // A file of the project with the same name takes its place.
  const own = join(root, 'public', file.slice(out.length));
  if (existsSync(own)) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** Saves what makes the pages of the reference, and what is known about them, for the next build. */
async function writeCache(folder: string, renderer: string): Promise<void> {
  const { writeCache: writePages } = await import('../rebuild/write-cache.ts');
  await writePages(folder);
  const script = join(folder, REBUILD_SCRIPT);
  await mkdir(dirname(script), { recursive: true });
  const data = join(dirname(script), SITE_DATA);
  await writeFile(data, JSON.stringify(siteData));
  const ready = pathToFileURL(join(renderer, RENDERER_FILES.rebuildScript)).href;
  const argument = JSON.stringify(data);
  await writeFile(
    script,
    `process.argv[3] = ${argument};\nawait import(${JSON.stringify(ready)});\n`,
  );
}
