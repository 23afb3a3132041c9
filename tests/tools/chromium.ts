import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIXED_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a headless browser that only contacts the page under test. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds Chromium or Chrome: `$CHROMIUM_PATH`, then the PATH, then the usual places.
 *
 * @returns the executable's path, or undefined if there is none
 */
async function findChromium(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROMIUM_PATH'],
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...FIXED_PLACES,
  ];
  for (const candidate of candidates) {
    if (candidate !== undefined && (await isFile(candidate))) return candidate;
  }
  return undefined;
}

/**
 * Finds Chromium, and installs Debian's package if there is none and the user may.
 *
 * @throws Error with the remedy if it can be neither found nor installed
 */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found !== undefined) return found;
  if (process.platform === 'linux') await installDebianPackage('chromium');
  const installed = await findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: `apt-get install chromium`) or set CHROMIUM_PATH.',
  );
}

async function isFile(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
