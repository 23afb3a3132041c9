import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, ensureChromium } from '../tools/chromium.ts';
import { makeReleasedSite } from '../tools/released-site.ts';
import { startServer } from '../tools/server.ts';
import {
  BOOKSHOP,
  buildSites,
  getGraiSite,
  getSiteSize,
  makeConfigArguments,
} from '../tools/sites.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the project's own site. */
    site: string;
    /** Address of the second project's site. */
    bookshop: string;
    /** Address of the site with three versions, without its path; and its folder. */
    releases: { url: string; folder: string };
    /** Address that Playwright connects to. */
    browser: string;
  }
}

/** Builds the sites, serves them, and starts one browser for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSites(getSiteSize());
  const site = await startServer(makeConfigArguments(getGraiSite()));
  const bookshop = await startServer(makeConfigArguments(BOOKSHOP));
  // The pages that the accessibility tests check belong to no release.
  const releases = project.name === 'versions' ? await makeReleasedSite() : undefined;
  const browser = await chromium.launchServer({
    executablePath: await ensureChromium(),
    args: CHROMIUM_FLAGS,
  });
  project.provide('site', site.url);
  project.provide('bookshop', bookshop.url);
  if (releases) project.provide('releases', { url: releases.url, folder: releases.folder });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await Promise.all([browser.close(), site.stop(), bookshop.stop(), releases?.stop()]);
  };
}
