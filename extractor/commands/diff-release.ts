import { parsePackage } from '../contract/load.ts';
import type { Package } from '../contract/package.ts';
import type { Versions } from '../contract/versions.ts';
import { WrapdocsError } from '../errors.ts';
import type { Published } from '../release/release-target.ts';
import type { Context } from './context.ts';
import { openTarget } from './release-target.ts';

const CONTRACTS = 'api-docs';

/** Where released versions are. */
export interface SiteOptions {
  /** The folder of the site that holds all versions; with `branch`, that of a repository. */
  site?: string;
  branch?: string;
}

/**
 * Reads the packages that a released version documents.
 *
 * @param label the version, or one of its aliases
 * @returns nothing where no version has been released yet
 */
export async function readRelease(
  label: string,
  options: SiteOptions,
  context: Context,
): Promise<Package[] | undefined> {
  if (options.site === undefined && options.branch === undefined) throw makeNoSite(label);
  const { published, shown } = await look(options, context);
  if (published.versions === undefined) {
    context.terminal.warn(
      `No version has been released to ${shown} yet, so there is nothing to compare with.`,
    );
    return undefined;
  }
  const version = findVersion(label, published.versions, shown);
  const folder = `${version}/${CONTRACTS}`;
  const names = (await published.listFolder(folder)).filter((name) => name.endsWith('.json'));
  if (names.length === 0) throw makeNothing(label, `${folder} of ${shown}`);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const text = (await published.readFile(`${folder}/${name}`))?.toString() ?? '';
      return parsePackage(text, `${folder}/${name} of ${shown}`);
    }),
  );
}

async function look(
  { site, branch }: SiteOptions,
  context: Context,
): Promise<{ published: Published; shown: string }> {
  const place = {
    wait: 0,
    ...(site === undefined ? {} : { to: site }),
    ...(branch === undefined ? {} : { branch }),
  };
  const target = openTarget(place, context.cwd, context);
  const published = await target.look();
  const isFound = branch === undefined || published.versions !== undefined;
  if (isFound) return { published, shown: target.shown };
  // What a pull request is checked on has its own branch alone: the others are in the remote repository.
  const remote = openTarget({ ...place, push: true }, context.cwd, context);
  return { published: await remote.look(), shown: target.shown };
}

function findVersion(label: string, { versions }: Versions, shown: string): string {
  const found = versions.find(
    ({ version, aliases }) => version === label || aliases.includes(label),
  );
  if (found !== undefined) return found.version;
  const known = versions.map(({ version }) => `\`${version}\``).join(', ');
  throw new WrapdocsError({
    code: 'RELEASE_NOT_FOUND',
    message: `There is no version and no alias \`${label}\` in ${shown}.`,
    hint: `It has ${known}.`,
  });
}

function makeNoSite(label: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `Nothing says where the release \`${label}\` is.`,
    hint: 'Give the folder of the published site with `--site FOLDER`, or its branch with `--branch gh-pages`.',
  });
}

function makeNothing(label: string, place: string): WrapdocsError {
  return new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: `The release \`${label}\` documents no package: there is none in ${place}.`,
    hint: 'Name a release that documents a package.',
  });
}
