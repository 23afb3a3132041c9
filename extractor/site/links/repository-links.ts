import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedConfig } from '../../config/load.ts';
import { parseSourceSpecifier } from '../../config/source-specifier.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { findProject } from '../../site-input/prose/snippet.ts';
import { runGit } from '../../sources/git/git-command.ts';
import { resolvePathSource } from '../../sources/resolve-path-source.ts';

/**
 * An address as GitHub, GitLab, Bitbucket and Forgejo write it: its repository, and what begins with
 * its branch.
 */
const IN_REPOSITORY =
  /^https?:\/\/([^/]+\/(?:.+?(?=\/-\/)|[^/]+\/[^/]+))(?:\/-)?\/(?:blob|edit|raw|blame|tree|src|_edit)\/(?:(?:branch|tag|commit)\/)?(.+)$/;
const GIT_TIMEOUT_MS = 10_000;

/** A setting with an address for files of the repository. */
interface Template {
  /** `the site`, or the name of the package. */
  package: string;
  setting: string;
  address: string;
  placeholder: '{file}' | '{path}';
  /** The folder that the placeholder is relative to. */
  folder: string;
}

interface Options {
  cwd: string;
  signal?: AbortSignal;
}

/**
 * Findings about `sourceUrl` and `editUrl` that name another folder of the repository than that of
 * the package or the pages. Addresses in an unknown form, and those of other repositories, are left.
 */
export async function findRepositoryLinkFindings(
  loaded: LoadedConfig,
  { cwd, signal }: Options,
): Promise<Finding[]> {
  const repository = findProject(loaded.folder);
  if (!existsSync(path.join(repository, '.git'))) return [];
  const remotes = await listRemotes({ repository, signal });
  const settings = readFileSync(loaded.file, 'utf8');
  const file = path.relative(cwd, loaded.file).split(path.sep).join('/');
  const findings = await Promise.all(
    listTemplates(loaded).map(async (template): Promise<Finding[]> => {
      const place = path.relative(repository, template.folder).split(path.sep).join('/');
      if (
        place.startsWith('..') ||
        (await leadsTo(template, { place, repository, remotes, signal }))
      )
        return [];
      const { setting, placeholder } = template;
      const line = settings.slice(0, settings.indexOf(template.address)).split('\n').length;
      return [
        {
          package: template.package,
          code: 'WD508',
          rule: 'repository-link-broken',
          severity: 'warning',
          message: `The links of \`${setting}\` lead nowhere in this repository: \`${placeholder}\` is relative to ${place === '' ? 'its root' : `\`${place}/\``}, and the address names another folder.`,
          hint: `Write ${place === '' ? `\`${placeholder}\`` : `\`${place}/${placeholder}\``} after the branch.`,
          location: { file, line },
        },
      ];
    }),
  );
  return findings.flat();
}

function listTemplates({ config, folder }: LoadedConfig): Template[] {
  const { content, site, packages } = config;
  const pages: Template[] =
    content === undefined || site.editUrl === undefined
      ? []
      : [
          {
            package: 'the site',
            setting: 'site.editUrl',
            address: site.editUrl,
            placeholder: '{path}',
            folder: path.resolve(folder, content),
          },
        ];
  const sources = packages.flatMap(({ name, source, sourceUrl }): Template[] =>
    sourceUrl === undefined || parseSourceSpecifier(source).kind !== 'path'
      ? []
      : [
          {
            package: name,
            setting: 'sourceUrl',
            address: sourceUrl,
            placeholder: '{file}',
            folder: resolvePathSource(source, folder).root,
          },
        ],
  );
  return [...pages, ...sources];
}

interface Checkout {
  /** The folder of the repository. */
  repository: string;
  signal: AbortSignal | undefined;
}

interface Place extends Checkout {
  /** The folder, from the root of the repository. */
  place: string;
  /** Where the repository is published: `github.com/ann/shop`. */
  remotes: ReadonlySet<string>;
}

/** The addresses of the remotes of a repository, without protocol, user and `.git`, in lower case. */
async function listRemotes({ repository, signal }: Checkout): Promise<Set<string>> {
  const { lines } = await runGit(
    repository,
    ['config', '--get-regexp', String.raw`^remote\..*\.url$`],
    {
      env: process.env,
      signal,
      timeoutMs: GIT_TIMEOUT_MS,
    },
  );
  const addresses = lines.map((line) => line.slice(line.indexOf(' ') + 1));
  return new Set(
    addresses.map((address) =>
      address
        .toLowerCase()
        .replace(/^\w+:\/\//, '')
        .replace(/^[^/@]*@/, '')
        .replace(':', '/')
        .replace(/(?:\.git)?\/?$/, ''),
    ),
  );
}

/** Whether an address may lead to a folder: what follows the branch is its path. */
async function leadsTo({ address, placeholder }: Template, place: Place): Promise<boolean> {
  const [before = ''] = address.split(placeholder);
  const [, repository = '', named] = IN_REPOSITORY.exec(before) ?? [];
  if (before === address || named === undefined || named.includes('?')) return true;
  if (!place.remotes.has(repository.toLowerCase())) return true;
  const rest = named.replace(/\/$/, '').split('/');
  const folder = place.place === '' ? [] : place.place.split('/');
  const branch = rest.slice(0, rest.length - folder.length);
  const hasFolder = rest.slice(branch.length).join('/') === place.place;
  if (!hasFolder || branch.length === 0) return false;
  return branch.length === 1 || isReference(branch.join('/'), place);
}

/** Whether a branch or tag has this name, which may contain slashes. */
async function isReference(name: string, { repository, signal }: Place): Promise<boolean> {
  const { lines } = await runGit(
    repository,
    ['for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes', 'refs/tags'],
    { env: process.env, signal, timeoutMs: GIT_TIMEOUT_MS },
  );
  return lines.some((line) => line.endsWith(`/${name}`));
}
