import { existsSync } from 'node:fs';
import path from 'node:path';
import { listSiteFiles } from '../config/resolve-files.ts';
import type { Config } from '../config/schema.ts';
import type { LoadedConfig } from '../config/load.ts';
import { WrapdocsError } from '../errors.ts';
import { findReadme } from './find-readme.ts';
import { listPageFiles } from './page-files.ts';
import { getPageFolder } from './page-folder.ts';
import { requireFreeRedirects } from './require-free-redirects.ts';
import { requireInside } from './require-inside.ts';
import { requireSeparateOutput } from './require-separate-output.ts';

/**
 * Checks that the files exist that the configuration names, and that its folder of narrative pages
 * has a home page and those that `navigation` names. Nothing of these may lead out of the project,
 * or have a folder in common with the output, and no redirect may take the place of a page.
 *
 * @throws WrapdocsError if one is missing or leads out
 */
export function requirePages(loaded: LoadedConfig): void {
  const { config, file, folder } = loaded;
  requireSeparateOutput(loaded);
  requireFiles(config, folder);
  const { content, navigation } = config;
  const shown =
    content === undefined ? [findReadme(folder) ?? []] : [path.resolve(folder, content)];
  const files = [config.public ?? []].flat().map((one) => path.resolve(folder, one));
  requireInside(folder, [...shown.flat(), ...files]);
  const pages = content === undefined ? [] : listPageFiles(path.resolve(folder, content));
  const slugs = new Set(pages.map(({ slug }) => slug));
  requireTranslations(config, slugs);
  requireFreeRedirects(config, slugs);
  if (content === undefined) return;
  const missing = navigation.filter((slug) => !slugs.has(slug));
  if (missing.length > 0) requireNoRest(path.resolve(folder, content), missing);
  if (missing.length > 0) throw makeMissing(path.basename(file), missing, [...slugs]);
  if (!slugs.has('index')) throw makeNoHome(path.resolve(folder, content));
}

function requireTranslations({ site }: Config, slugs: ReadonlySet<string>): void {
  const missing = site.translations.find(
    (folder) => ![...slugs].some((slug) => getPageFolder(slug, [folder]) !== ''),
  );
  if (missing === undefined) return;
  throw new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `\`site.translations\` names ${missing}, but there are no pages in this language.`,
    hint: `Add the folder \`${missing}\` with translated pages to the folder that is set with \`content\`, or remove ${missing} from \`site.translations\`. Pages that are not translated are shown in the site's own language.`,
  });
}

function requireFiles(config: Config, folder: string): void {
  const files = [...listSiteFiles(config, folder), ...[config.public ?? []].flat()];
  const missing = files.find((file) => !existsSync(path.resolve(folder, file)));
  if (missing === undefined) return;
  throw new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `The configuration names ${path.resolve(folder, missing)}, which does not exist.`,
    hint: 'Paths are relative to the configuration file.',
  });
}

/** @throws WrapdocsError if a missing page is there in reStructuredText */
function requireNoRest(folder: string, missing: readonly string[]): void {
  const rest = missing
    .map((slug) => `${slug.replace(/\.rst$/, '')}.rst`)
    .find((file) => existsSync(path.join(folder, file)));
  if (rest === undefined) return;
  throw new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `\`navigation\` names ${path.join(folder, rest)}, which is written in reStructuredText.`,
    hint: 'Pages are written in Markdown. To convert all pages of the documentation, run `wrapdocs migrate`.',
  });
}

function makeMissing(
  config: string,
  missing: readonly string[],
  slugs: readonly string[],
): WrapdocsError {
  return new WrapdocsError({
    code: 'CONFIG_INVALID',
    message: `\`navigation\` in ${config} names pages that do not exist: ${missing.join(', ')}.`,
    hint: `Write these pages, or take them out of \`navigation\`. There ${slugs.length === 0 ? 'are no pages' : `are: ${slugs.join(', ')}`}.`,
  });
}

function makeNoHome(folder: string): WrapdocsError {
  return new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: existsSync(folder)
      ? `The folder ${folder} has no home page.`
      : `The folder of the pages, ${folder}, does not exist.`,
    hint: 'Add an `index.md` to the folder that is set with `content` in the configuration. Without `content`, the home page is made from the README.',
  });
}
