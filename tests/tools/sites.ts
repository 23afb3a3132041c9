import { join } from 'node:path';
import { execa } from 'execa';

/** The full Grai site, or without the thousands of generated models that take most of its build. */
export type SiteSize = 'full' | 'small';

/** A site that the browser tests visit. */
export interface TestedSite {
  /** Folder of its configuration. */
  project: string;
  /** Folder of the finished site. */
  folder: string;
  /** Further arguments of `wrapdocs build`. */
  options: readonly string[];
}

const FIXTURES = 'tests/e2e/fixtures';
const GRAI: Record<SiteSize, TestedSite> = {
  full: makeSite('.', '--strict'),
  small: makeSite(`${FIXTURES}/grai`, '--strict'),
};

export const BOOKSHOP = makeSite(`${FIXTURES}/bookshop`);

function makeSite(project: string, ...options: string[]): TestedSite {
  return { project, folder: join(project, 'dist'), options };
}

/** The size requested for this run: `$WRAPDOCS_TEST_SITE`. */
export function getSiteSize(): SiteSize {
  return process.env['WRAPDOCS_TEST_SITE'] === 'full' ? 'full' : 'small';
}

/** The Grai site of a size. */
export function getGraiSite(size = getSiteSize()): TestedSite {
  return GRAI[size];
}

/** The arguments that name the configuration of a site. */
export function makeConfigArguments({ project }: TestedSite): string[] {
  return ['--config', join(project, 'wrapdocs.config.ts')];
}

/** Builds the sites that the browser tests visit, unless they are up to date. */
export async function buildSites(size: SiteSize): Promise<void> {
  for (const site of [getGraiSite(size), BOOKSHOP]) {
    const args = ['build', ...makeConfigArguments(site), ...site.options];
    await execa(process.execPath, ['extractor/bin.mjs', ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}
