import type { BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { ROOT } from '../tools/released-site.ts';
import { openPage } from '../e2e/browser.ts';

/**
 * Opens a page of the site with three versions.
 *
 * @param path its path below the root of the site
 */
export function openReleased(path: string, options: BrowserContextOptions = {}) {
  return openPage(ROOT + path, { baseURL: inject('releases').url, ...options });
}
