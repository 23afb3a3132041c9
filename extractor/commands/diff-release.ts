import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePackage } from '../contract/load.ts';
import type { Package } from '../contract/package.ts';
import { VersionsSchema, type Versions } from '../contract/versions.ts';
import { WrapdocsError } from '../errors.ts';

const CONTRACTS = 'api-docs';

/**
 * Reads the packages that a released version documents.
 *
 * @param label the version, or one of its aliases
 * @param site the folder of the site that holds all versions
 */
export async function readRelease(
  label: string,
  site: string | undefined,
  cwd: string,
): Promise<Package[]> {
  if (site === undefined) throw makeNoSite(label);
  const folder = path.resolve(cwd, site);
  const version = findVersion(label, await readVersions(folder, site), site);
  const contracts = path.join(folder, version, CONTRACTS);
  const names = await readdir(contracts).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).toSorted();
  if (files.length === 0) throw makeNothing(label, `${site}/${version}/${CONTRACTS}`);
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(path.join(contracts, name), 'utf8');
      return parsePackage(text, `${site}/${version}/${CONTRACTS}/${name}`);
    }),
  );
}

async function readVersions(folder: string, site: string): Promise<Versions> {
  try {
    const text = await readFile(path.join(folder, 'versions.json'), 'utf8');
    return VersionsSchema.parse(JSON.parse(text));
  } catch (cause) {
    throw new WrapdocsError({
      code: 'SOURCE_UNSUITABLE',
      message: `\`${site}\` is no published site: it has no versions.json that can be read.`,
      hint: 'Give --site the folder that `wrapdocs release --to` publishes to.',
      cause,
    });
  }
}

function findVersion(label: string, { versions }: Versions, site: string): string {
  const found = versions.find(
    ({ version, aliases }) => version === label || aliases.includes(label),
  );
  if (found !== undefined) return found.version;
  const known = versions.map(({ version }) => `\`${version}\``).join(', ');
  throw new WrapdocsError({
    code: 'SOURCE_NOT_FOUND',
    message: `\`${site}\` has no version and no alias \`${label}\`.`,
    hint: `It has ${known}.`,
  });
}

function makeNoSite(label: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `Nothing says which site has the release \`${label}\`.`,
    hint: 'Give the folder of the published site with `--site FOLDER`.',
  });
}

function makeNothing(label: string, place: string): WrapdocsError {
  return new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: `The release \`${label}\` documents no package: there is none in ${place}.`,
    hint: 'Name a release that documents a package.',
  });
}
