import { parsePackage } from '../../contract/load.ts';
import type { Package } from '../../contract/package.ts';
import type { Versions } from '../../contract/versions.ts';
import { WrapdocsError } from '../../errors.ts';
import { readContractTexts } from '../../release/contract-texts.ts';
import { hasRemote } from '../../release/branch/branch-refs.ts';
import { openGit } from '../../release/branch/git.ts';
import type { Published } from '../../release/release-target.ts';
import type { Context } from '../shared/context.ts';
import { openTarget } from '../release/open-target.ts';

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
  if (options.site === undefined && options.branch === undefined) throw makeNoSite(label);
  const { published, shown } = await readPublished(options, context);
  if (published.versions === undefined) {
    context.terminal.warn(
      `No version has been released to ${shown} yet, so there is nothing to compare with.`,
    );
    return undefined;
  }
  const version = findVersion(label, published.versions, shown);
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

async function readPublished(
  { site, branch }: SiteOptions,
  context: Context,
): Promise<{ published: Published; shown: string }> {
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

function findVersion(label: string, { versions }: Versions, shown: string): string {
  const found = versions.find(
    ({ version, aliases }) => version === label || aliases.includes(label),
  );
  if (found !== undefined) return found.version;
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
