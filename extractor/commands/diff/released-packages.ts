import { existsSync } from 'node:fs';
import path from 'node:path';
import { parsePackage } from '../../contract/load.ts';
import type { Package } from '../../contract/package.ts';
import type { VersionEntry, Versions } from '../../contract/versions.ts';
import { WrapdocsError } from '../../errors.ts';
import { readContractTexts } from '../../release/contract-texts.ts';
import { hasRemote } from '../../release/branch/branch-refs.ts';
import { openGit } from '../../release/branch/git.ts';
import type { Published } from '../../release/release-target.ts';
import { VERSIONS_FILE } from '../../release/versions/versions-file.ts';
import { readStamp } from '../../site/stamp.ts';
import type { Context } from '../shared/context.ts';
import { openTarget } from '../release/open-target.ts';

const USUAL_BRANCH = 'gh-pages';

/** The options that say where released versions are. */
export interface SiteOptions {
  /** The folder of the released site; with `branch`, of the repository. */
  site?: string;
  branch?: string;
}

/**
 * Reads the packages that a released version documents.
 *
 * @param label the version, or one of its aliases
 * @returns undefined if no version has been released yet, or this wrapdocs cannot read it
 */
export async function readRelease(
  label: string,
  options: SiteOptions,
  context: Context,
): Promise<Package[] | undefined> {
  const place = await choosePlace(options, label, context);
  const { published, shown } = await readPublished(place, context);
  if (published?.versions === undefined) {
    context.terminal.warn(
      `No version has been released to ${shown} yet, so there is nothing to compare with.`,
    );
    return undefined;
  }
  const { version, madeBy } = findVersion(label, published.versions, shown);
  if (madeBy !== undefined) {
    context.terminal.warn(
      `${version} of ${shown} was made by ${madeBy}, so there is nothing to compare with.`,
    );
    return undefined;
  }
  const texts = await readContractTexts(published, version);
  if (texts.length === 0) throw makeNothing(label, shown);
  try {
    return texts.map(({ text, place }) => parsePackage(text, `${place} of ${shown}`));
  } catch (error) {
    if (!(error instanceof WrapdocsError) || error.code !== 'CONTRACT_VERSION') throw error;
    const label = context.terminal.paintErr(['yellow', 'bold'], 'Warning:');
    context.terminal.warn(
      `${label} ${error.message} The changes since ${version} are not compared.`,
    );
    return undefined;
  }
}

/** Without options, releases are where hosts look for them. */
async function choosePlace(
  options: SiteOptions,
  label: string,
  { cwd, signal }: Context,
): Promise<SiteOptions> {
  if (options.site !== undefined || options.branch !== undefined) return options;
  const { exitCode } = await openGit(cwd, signal).ask(['rev-parse', '--git-dir']);
  if (exitCode !== 0) throw makeNoSite(label);
  return { branch: USUAL_BRANCH };
}

/** Whether a folder has a site that was built, but not released. */
async function isOnlyBuilt(site: string, { cwd }: Context): Promise<boolean> {
  const folder = path.resolve(cwd, site);
  if (existsSync(path.join(folder, VERSIONS_FILE))) return false;
  return (await readStamp(folder)) !== undefined;
}

async function readPublished(
  { site, branch }: SiteOptions,
  context: Context,
): Promise<{ published: Published | undefined; shown: string }> {
  if (site !== undefined && branch === undefined && (await isOnlyBuilt(site, context))) {
    return { published: undefined, shown: site };
  }
  const place = { wait: 0, ...(site && { to: site }), ...(branch && { branch }) };
  const target = openTarget(place, context.cwd, context);
  const { shown } = target;
  const published = await target.read();
  if (branch === undefined || published.versions !== undefined) return { published, shown };
  if (!(await hasRemote(openGit(site ?? context.cwd, context.signal)))) return { published, shown };
  // A clone for one check may only have its own branch: the others are in the remote repository.
  const remote = openTarget({ ...place, push: true }, context.cwd, context);
  return { published: await remote.read(), shown };
}

function findVersion(label: string, { versions }: Versions, shown: string): VersionEntry {
  const found = versions.find(
    ({ version, aliases }) => version === label || aliases.includes(label),
  );
  if (found !== undefined) return found;
  const known = versions.map(({ version }) => `\`${version}\``).join(', ');
  throw new WrapdocsError({
    code: 'RELEASE_NOT_FOUND',
    message: `There is no version or alias \`${label}\` in ${shown}.`,
    hint: `There are ${known}.`,
  });
}

function makeNoSite(label: string): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `You have not specified where the release \`${label}\` is.`,
    hint: 'Specify the folder of the published site with `--site FOLDER`, or its branch with `--branch gh-pages`.',
  });
}

function makeNothing(label: string, shown: string): WrapdocsError {
  return new WrapdocsError({
    code: 'SOURCE_UNSUITABLE',
    message: `The release \`${label}\` of ${shown} does not contain any package.`,
    hint: 'Choose a release that contains a package.',
  });
}
