import { existsSync } from 'node:fs';
import path from 'node:path';
import { getTable, getText, getValue, readText, type Table } from './project-file.ts';

/** A repository on GitHub. */
export interface Repository {
  /** `https://github.com/acme/shop` */
  url: string;
  /** Where its GitHub Pages are: `https://acme.github.io/shop/`. */
  pages: string;
}

/** The repository on GitHub that a folder is the top of, from the settings of git. */
export function findRepository(folder: string): Repository | undefined {
  const settings = path.join(folder, '.git', 'config');
  if (!existsSync(settings)) return undefined;
  const sections = (readText(settings) ?? '').split(/^\s*\[/m);
  const origin = sections.find((section) => section.startsWith('remote "origin"]')) ?? '';
  const [, remote] = /^[^\S\n]*url\s*=\s*(\S+)/m.exec(origin) ?? [];
  return parseRemote(getText(remote) ?? '');
}

/** Labels of the source code in `[project.urls]`, as PyPI compares them. */
const LABELS = new Set(['source', 'sourcecode', 'repository', 'github']);

/** The address of the source code that a project names in its pyproject.toml. */
export function findRepositoryUrl(project: Table): string | undefined {
  for (const [label, url] of Object.entries(getTable(getValue(project, 'project.urls')))) {
    const isSource = LABELS.has(label.toLowerCase().replaceAll(/[\W_]/g, ''));
    const address = getText(url) ?? '';
    if (isSource && address.startsWith('https://') && URL.canParse(address)) return address;
  }
  return undefined;
}

/** Labels of the documentation in `[project.urls]`. */
const DOCUMENTATION = new Set(['documentation', 'docs', 'doc', 'documentations']);
/** Hosts of code and packages, where a documentation is a file or a folder. */
const CODE_HOST = /(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|pypi\.org|codeberg\.org)$/;

/**
 * The address at which a project says that its documentation is. Read the Docs shows the newest
 * version below the address of a project.
 */
export function findDocumentationUrl(project: Table): string | undefined {
  for (const [label, value] of Object.entries(getTable(getValue(project, 'project.urls')))) {
    const address = getText(value) ?? '';
    const isDocumentation = DOCUMENTATION.has(label.toLowerCase().replaceAll(/[\W_]/g, ''));
    if (!isDocumentation || !address.startsWith('https://') || !URL.canParse(address)) continue;
    const url = new URL(address);
    if (CODE_HOST.test(url.hostname) || /\.\w+$/.test(url.pathname)) continue;
    if (READ_THE_DOCS.test(url.hostname) && url.pathname === '/') url.pathname = '/en/latest/';
    return new URL(`${url.pathname.replace(/\/$/, '')}/`, url.origin).href;
  }
  return undefined;
}

const READ_THE_DOCS = /\.(?:readthedocs\.io|rtfd\.io|readthedocs-hosted\.com)$/;

function parseRemote(remote: string): Repository | undefined {
  const pattern =
    /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)github\.com[/:]([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/;
  const [, owner, name] = pattern.exec(remote) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const host = `${owner.toLowerCase()}.github.io`;
  return {
    url: `https://github.com/${owner}/${name}`,
    pages: name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`,
  };
}
