import { existsSync } from 'node:fs';
import path from 'node:path';
import { getText, readText } from './project-file.ts';

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
  const text = readText(settings) ?? '';
  const [, remote] = /\[remote "origin"\][^[]*?^\s*url\s*=\s*(\S+)/m.exec(text) ?? [];
  return parseRemote(getText(remote) ?? '');
}

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
