import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';

export const PHONE = { width: 320, height: 720 };
export const DESKTOP = { width: 1280, height: 900 };

/** The key pages of the project's own site. */
export const PAGES = {
  home: '/',
  narrative: '/concepts/nodes/',
  integration: '/integrations/databases/mysql/',
  status: '/integrations/support-status/',
  settings: '/server/settings/',
  deployment: '/deployment/docker/',
  packages: '/api-docs/',
  package: '/api-docs/grai_source_fivetran/',
  operations: '/api-docs/grai_source_fivetran/fivetran_api/main/',
  models: '/api-docs/grai_source_fivetran/fivetran_api/api_models/',
  model: '/api-docs/grai_source_fivetran/fivetran_api/api_models/WebhookRequest/',
  enum: '/api-docs/grai_source_fivetran/fivetran_api/api_models/Region/',
  missing: '/no/such/page/',
};

let browser: Browser;

/** Connects the tests of a file to the shared browser; call it at the top of the file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(async () => {
    await browser.close();
  });
}

/** Errors of a page while a test was using it. */
export interface Complaints {
  errors: string[];
}

type PageOptions = BrowserContextOptions & { site?: 'site' | 'bookshop' };

/**
 * Opens a page of a site in a separate window, which is closed when the test ends.
 *
 * @param path route with its slashes, or an absolute address
 */
export async function openPage(
  path: string,
  options: PageOptions = {},
): Promise<Page & Complaints> {
  const page = await openWindow(path, options);
  onTestFinished(() => page.context().close());
  return page;
}

/**
 * Opens a page once for the tests of a file that only read it; call it after `useBrowser`.
 *
 * @returns a function that returns the page
 */
export function useSharedPage(path: string): () => Page & Complaints {
  let page: Page & Complaints;
  beforeAll(async () => {
    page = await openWindow(path, {});
  });
  return () => page;
}

async function openWindow(path: string, options: PageOptions): Promise<Page & Complaints> {
  const { site = 'site', ...rest } = options;
  const context = await browser.newContext({ viewport: DESKTOP, baseURL: inject(site), ...rest });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(path);
  return Object.assign(page, { errors });
}

/**
 * Loads a page with everything that it asks for by itself.
 *
 * Waiting for an idle network alone is not enough: on a busy machine, the network can be idle before
 * the scripts of the page have run.
 *
 * @param path route with its slashes, or an absolute address
 */
export async function loadWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}
