import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSiteFiles } from '../config/resolve-files.ts';
import type { Config } from '../config/schema.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import { findReadme } from '../site-input/find-readme.ts';
import { findProject, listSnippetFiles } from '../site-input/prose/snippet.ts';
import { listPageFiles } from '../site-input/require-pages.ts';
import { isPythonFile, listPlaces } from '../sources/source-file.ts';
import { WRAPDOCS_ROOT } from '../version.ts';
import type { FingerprintInput } from './fingerprint.ts';

/** What a site depends on of wrapdocs itself: only a package has chunks, only a checkout a lock file. */
const OWN_FILES = [
  'chunks',
  'extractor',
  'astro-site',
  'astro.config.mjs',
  'package.json',
  'package-lock.json',
];

/** The files of wrapdocs itself. */
export function getOwnInputs(): FingerprintInput[] {
  return OWN_FILES.map((name) => ({ label: name, path: path.join(WRAPDOCS_ROOT, name) }));
}

/** The files that a site is made of besides wrapdocs itself and the packages. */
export function getSiteInputs({ config, folder }: LoadedConfig): FingerprintInput[] {
  const { content } = config;
  return [
    { label: 'content', path: getContent(folder, content) },
    ...listFiles(config, folder),
    ...listSnippets(config, folder),
  ];
}

/** The files that the settings of the site name. */
function listFiles(config: Config, folder: string): FingerprintInput[] {
  const files = [
    ...listSiteFiles(config, folder),
    ...(config.public === undefined ? [] : [config.public]),
  ];
  return files.map((file, index) => ({
    label: `file ${String(index)}`,
    path: path.resolve(folder, file),
  }));
}

/** The files that narrative pages show code of. */
function listSnippets({ content }: Config, folder: string): FingerprintInput[] {
  const project = findProject(folder);
  const pages = path.resolve(folder, content ?? '.wrapdocs/none');
  return listPageFiles(pages).flatMap((page) => {
    const file = path.join(pages, page.file);
    return listSnippetFiles(readFileSync(file, 'utf8'), { file, project }).map((snippet) => ({
      label: `snippet of ${page.file}`,
      path: snippet,
    }));
  });
}

/** The narrative pages, or the file that the home page is made from. */
function getContent(folder: string, content: string | undefined): string {
  return content === undefined
    ? (findReadme(folder) ?? path.join(folder, 'README.md'))
    : path.resolve(folder, content);
}

/** The files of a package. A source is a package's folder or a single module's file. */
export function getSourceInputs({ config, source }: ConfiguredPackage): FingerprintInput[] {
  return listPlaces(source).map((place) => ({
    label: `source of ${config.name}`,
    path: place,
    isRelevant: isPythonFile,
  }));
}
