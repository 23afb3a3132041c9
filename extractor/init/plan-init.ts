import { existsSync } from 'node:fs';
import path from 'node:path';
import { findConfig } from '../config/load.ts';
import { WrapdocsError } from '../errors.ts';
import { WRAPDOCS_VERSION } from '../version.ts';
import { readProjectFacts } from '../sources/read-project.ts';
import { choosePython } from './choose-python.ts';
import { findDocuments } from './find-document.ts';
import { findLeftOut } from './find-left-out.ts';
import { findPackages, type FoundPackage } from './find-packages.ts';
import { findPages, type FoundPages } from './find-pages.ts';
import { findRecordingFolder } from './find-recordings.ts';
import {
  findDocumentationUrl,
  findRepository,
  findRepositoryUrl,
  type Repository,
} from './find-repository.ts';
import { findTitle } from './find-title.ts';
import { formatConfig } from './format-config.ts';
import { formatGitlab, formatReadTheDocs } from './format-hosts.ts';
import { formatPreview } from './format-preview.ts';
import { formatWorkflow } from './format-workflow.ts';
import type { Job } from './job.ts';
import { getText, getValue, readProjectFile, readText, type Table } from './project-file.ts';

const CONFIG = 'wrapdocs.config.mjs';

/** Where a site can be published. */
export type Host = 'github' | 'gitlab' | 'readthedocs';

/** What was found in a repository, and the files that a site needs. */
export interface InitPlan {
  packages: FoundPackage[];
  pages: FoundPages;
  /** OpenAPI documents, with which the packages can be compared. */
  documents: string[];
  /** The folder with the most recordings of tests. */
  recordings: string | undefined;
  repository: Repository | undefined;
  /** The whole texts of the files to write, by path. */
  files: Map<string, string>;
  /** Files for hosts that are there already. */
  kept: string[];
  /** Lines to add to .gitignore. */
  ignored: string[];
}

/** Pages that were converted for the site. */
export interface NewPages {
  /** Their folder. */
  content: string;
  navigation: readonly string[];
  redirects: Readonly<Record<string, string>>;
  /** The hosts of their pictures. */
  images: readonly string[];
}

/**
 * Plans a site for a repository.
 *
 * @param hosts where the site will be published
 * @param converted pages in place of those that the repository has
 * @throws WrapdocsError if there is a configuration, or no package
 */
export function planInit(folder: string, hosts: readonly Host[], converted?: NewPages): InitPlan {
  requireNoConfig(folder);
  const { packages, searched } = findPackages(folder);
  const [first] = packages;
  if (first === undefined) throw makeNoPackage(folder, searched);
  const pages = converted ?? findPages(folder);
  const repository = findRepository(folder);
  const out = chooseOutput(folder);
  const project = readProjectFile(folder);
  const site = {
    title: findTitle(folder) ?? getText(getValue(project, 'project.name')) ?? first.name,
    description: getText(getValue(project, 'project.description')),
    url: findUrl(hosts, repository, project),
    urlVariable: hosts.includes('readthedocs') ? 'READTHEDOCS_CANONICAL_URL' : undefined,
    repository: repository?.url ?? findRepositoryUrl(project),
    editUrl: repository && pages.content && `${repository.url}/edit/HEAD/${pages.content}/{path}`,
  };
  const { content } = pages;
  const written = packages.map((one) => ({
    ...one,
    exclude: findLeftOut(one.name, path.join(folder, one.source)),
  }));
  const files = new Map([
    [CONFIG, formatConfig({ site, packages: written, ...converted, content, out })],
  ]);
  const job = makeJob(folder, packages, out);
  const wanted = hosts.flatMap((host) => formatHostFiles(host, job));
  const kept = wanted.map(([name]) => name).filter((name) => existsSync(path.join(folder, name)));
  for (const [name, text] of wanted) if (!kept.includes(name)) files.set(name, text);
  const documents = findDocuments(folder);
  const recordings = findRecordingFolder(folder);
  const found = { packages, pages, documents, recordings, repository };
  return { ...found, files, kept, ignored: listIgnored(folder, out) };
}

/** GitHub Pages have an address of their own; elsewhere, the project says where its documentation is. */
function findUrl(
  hosts: readonly Host[],
  repository: Repository | undefined,
  project: Table,
): string | undefined {
  if (hosts.includes('github')) return repository?.pages;
  return findDocumentationUrl(project) ?? repository?.pages;
}

function makeJob(folder: string, packages: readonly FoundPackage[], out: string): Job {
  const isInstalled = getNpmPackages(folder).includes('wrapdocs');
  return {
    command: isInstalled ? 'npx wrapdocs' : `npx --yes wrapdocs@${WRAPDOCS_VERSION}`,
    install: isInstalled ? 'npm ci' : undefined,
    python: choosePython(listPythonRequirements(folder, packages)),
    out,
    packages,
  };
}

/** The files of a host, with their texts. */
function formatHostFiles(host: Host, job: Job): Array<[name: string, text: string]> {
  switch (host) {
    case 'github':
      return [
        ['.github/workflows/documentation.yml', formatWorkflow(job)],
        ['.github/workflows/documentation-preview.yml', formatPreview(job)],
      ];
    case 'gitlab':
      return [['.gitlab-ci.yml', formatGitlab(job)]];
    case 'readthedocs':
      return [['.readthedocs.yaml', formatReadTheDocs(job)]];
  }
}

/** What the projects of the packages say about Python. */
function listPythonRequirements(folder: string, packages: readonly FoundPackage[]): string[] {
  return packages.flatMap(({ source }) => {
    const root = path.dirname(path.join(folder, source));
    return readProjectFacts(root).requiresPython ?? [];
  });
}

function requireNoConfig(folder: string): void {
  const present = findConfig(folder);
  if (present === undefined) return;
  throw new WrapdocsError({
    code: 'CONFIG_EXISTS',
    message: `There is already a configuration: ${present}.`,
    hint: 'Run `wrapdocs build` to build its site. To start again, delete it first.',
  });
}

function makeNoPackage(folder: string, searched: readonly string[]): WrapdocsError {
  const places = [...new Set(searched)].map((place) =>
    place === '.' ? 'the folder itself' : place,
  );
  return new WrapdocsError({
    code: 'SOURCE_NOT_FOUND',
    message: `There is no Python package in ${folder} (looked in ${places.join(', ')}, in the packages that pyproject.toml names, and in projects below the folder).`,
    hint: `Run \`wrapdocs init\` in the folder of your project. If your package is somewhere else, write a ${CONFIG}: export default { site: { title: 'My client' }, packages: [{ name: 'my_client', source: 'path/to/my_client' }] };`,
  });
}

/** A folder of its own: `dist` belongs to Python's build tools, and `site` may belong to MkDocs. */
function chooseOutput(folder: string): string {
  const isTaken = ['site', 'mkdocs.yml', 'mkdocs.yaml'].some((name) =>
    existsSync(path.join(folder, name)),
  );
  return isTaken ? 'wrapdocs-site' : 'site';
}

function listIgnored(folder: string, out: string): string[] {
  const lines = (readText(path.join(folder, '.gitignore')) ?? '').split(/\r?\n/);
  const present = new Set(lines.map((line) => line.trim().replaceAll(/^\/|\/$/g, '')));
  return ['.wrapdocs', out, 'node_modules']
    .filter((name) => !present.has(name))
    .map((name) => `/${name}/`);
}

function getNpmPackages(folder: string): string[] {
  try {
    const manifest = JSON.parse(readText(path.join(folder, 'package.json')) ?? '{}') as {
      dependencies?: object;
      devDependencies?: object;
    };
    return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  } catch {
    return [];
  }
}
