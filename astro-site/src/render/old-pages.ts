import { divideRedirects, isName } from '../../../extractor/config/redirects.ts';
import { REFERENCE_FOLDER } from '../../../extractor/contract/reference-folder.ts';
import { addBase } from '../routing/add-base.ts';
import { renderMovedPage } from './moved-page.ts';

interface Options {
  redirects: Readonly<Record<string, string>>;
  /** The folder that the site is served from, with its slashes. */
  base: string;
  /** The address of the script that leads to the entry which a fragment names. */
  script: string;
  /** The address of a documented object, with the base. */
  findAddress: (name: string) => string | undefined;
  /** Called with each name that nothing documents. */
  onUnknown: (name: string) => void;
}

/**
 * The pages of old addresses whose fragment may name a documented object, by file: `{"api.html":
 * "<!doctype html>…"}`. Without scripts, they lead to the page alone.
 */
export function renderOldPages({
  redirects,
  base,
  script,
  findAddress,
  onUnknown,
}: Options): Record<string, string> {
  const getAddress = (to: string): string => {
    if (!isName(to)) return to.startsWith('/') ? addBase(to, base) : to;
    const found = findAddress(to);
    if (found === undefined) onUnknown(to);
    return found ?? addBase(`/${REFERENCE_FOLDER}/`, base);
  };
  const inventory = addBase('/objects.inv', base);
  return Object.fromEntries(
    divideRedirects(redirects).pages.map(({ from, to }) => [
      getFile(from),
      renderMovedPage(isName(to) ? to : from, getAddress(to), { inventory, script }),
    ]),
  );
}

function getFile(from: string): string {
  const path = decodeURI(from).replace(/^\/+|\/+$/g, '');
  return path.endsWith('.html') ? path : `${path}/index.html`;
}
