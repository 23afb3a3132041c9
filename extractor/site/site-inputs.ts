import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSiteFiles } from '../config/resolve-files.ts';
import type { Config } from '../config/schema.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { ConfiguredPackage } from '../sources/configured-package.ts';
import { findReadme } from '../site-input/find-readme.ts';
import { findProject, listSnippetFiles } from '../site-input/prose/snippet.ts';
import { getRecordingSettings } from '../recordings/recording-settings.ts';
import { listRecordings } from '../recordings/reading/find-recordings.ts';
import { isPythonFile, listPlaces } from '../sources/source-file.ts';
import { WRAPDOCS_ROOT } from '../version.ts';
import { listInputFiles, type FingerprintInput } from './fingerprint.ts';

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
  const files = listSiteFiles(config, folder).map((file, index) => ({
    label: `file ${String(index)}`,
    path: file,
  }));
  if (config.public === undefined) return files;
  return [...files, { label: 'public', path: path.resolve(folder, config.public), isWhole: true }];
}

/** The files that narrative pages, and the parts that they import, show code of. */
function listSnippets({ content }: Config, folder: string): FingerprintInput[] {
  const project = findProject(folder);
  const isRelevant = (name: string): boolean => /\.mdx?$/.test(name);
  const texts = listInputFiles({ path: getContent(folder, content), isRelevant });
  // The page that is made of a README is in another place than the README.
  const made = path.join(folder, '.wrapdocs/content/index.md');
  return texts.flatMap((text) => {
    const file = content === undefined ? made : text;
    return listSnippetFiles(readFileSync(text, 'utf8'), { file, project }).map((snippet) => ({
      label: `snippet of ${path.relative(folder, text).replaceAll('\\', '/')}`,
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
export function getSourceInputs({ config, source, folder }: ConfiguredPackage): FingerprintInput[] {
  const sources = listPlaces(source).map((place) => ({
    label: `source of ${config.name}`,
    path: place,
    isRelevant: isPythonFile,
  }));
  const { files } = getRecordingSettings(config.recordings ?? []);
  const recordings = listRecordings(files, folder).map((file) => ({
    label: `recording ${file}`,
    path: path.join(folder, file),
  }));
  return [...sources, ...recordings];
}
