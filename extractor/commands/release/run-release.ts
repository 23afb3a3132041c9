import { USUAL_STRICTNESS } from '../../diagnostics/strictness.ts';
import { loadConfig, type LoadedConfig } from '../../config/load.ts';
import type { Versions } from '../../contract/versions.ts';
import { formatCount } from '../../terminal/format-count.ts';
import {
  getChangeFilters,
  listUncompared,
  makeHistory,
  readPrevious,
  type PreviousRelease,
} from '../../release/history.ts';
import { addVersion, type ReleaseRequest } from '../../release/versions/next-versions.ts';
import type { ReleaseTarget } from '../../release/release-target.ts';
import { isPrereleaseLabel } from '../../release/versions/version-order.ts';
import type { Context } from '../shared/context.ts';
import { describeContents } from '../../extraction/describe-contents.ts';
import type { ExtractedPackage } from '../shared/extract-package.ts';
import {
  getReleaseApi,
  releaseSite,
  withReleaseFolder,
  writeReleaseInput,
} from './release-site.ts';
import { applyReleaseVersion } from './release-version.ts';
import { openTarget } from './open-target.ts';
import { extractSite, showFindings } from '../shared/read-site.ts';
import { fetchSiteData } from '../shared/site-data.ts';
import type { ReleaseOptions } from './release-commands.ts';

/** `wrapdocs release`: builds the site of a version and publishes it among the others. */
export async function runRelease(
  version: string,
  options: ReleaseOptions,
  context: Context,
): Promise<void> {
  const started = performance.now();
  const loaded = await loadConfig(context.cwd, options.config);
  const target = openTarget(options, loaded.folder, context);
  const request = makeRequest(version, options);
  // Errors about the site's versions are reported before minutes of work.
  addVersion((await target.read()).versions, request);
  const run = { loaded, target, request, options };
  const { packages, versions } = await withReleaseFolder(loaded, (folder) =>
    release(run, folder, context),
  );
  const seconds = (performance.now() - started) / 1000;
  context.terminal.note(describe(request, versions, { target, packages, seconds }));
}

function makeRequest(version: string, options: ReleaseOptions): ReleaseRequest {
  return {
    version,
    date: options.date ?? new Date().toISOString().slice(0, 10),
    prerelease: options.prerelease === true || isPrereleaseLabel(version),
    aliases: options.alias,
    replace: options.replace === true,
    keepDefault: !options.default,
  };
}

interface Run {
  loaded: LoadedConfig;
  target: ReleaseTarget;
  request: ReleaseRequest;
  options: ReleaseOptions;
}

async function release(
  { loaded, target, request, options }: Run,
  folder: string,
  context: Context,
): Promise<{ packages: ExtractedPackage[]; versions: Versions }> {
  const { strict, python } = options;
  // A version is never released without a package that is unreachable.
  const wanted = { strict: USUAL_STRICTNESS, ...(python === undefined ? {} : { python }) };
  const fetched = await fetchSiteData(loaded, wanted, context);
  const data = { ...fetched, packages: applyReleaseVersion(fetched.packages, request.version) };
  const packages = await extractSite(data, getReleaseApi(folder), { ...wanted, strict }, context);
  const previous = await readPrevious(await target.read(), request);
  if (previous !== undefined) warnOfUncompared(previous, context);
  const documents = packages.map(({ extracted }) => extracted);
  const history = makeHistory(
    previous,
    request,
    documents,
    getChangeFilters(loaded.config.packages),
  );
  const findings = packages.reduce((sum, one) => sum + one.findings.length, 0);
  const progress = context.terminal.startProgress(`Building ${request.version}`);
  try {
    const read = { loaded, request, history, folder };
    const siteFile = await writeReleaseInput(read, data, { ...context, python });
    const { signal, cwd } = context;
    const versions = await releaseSite(
      { ...read, findings, siteFile },
      {
        target,
        signal,
        cwd,
        onProgress: progress.update,
        onFindings: (found) => {
          showFindings(found, { strict }, context);
        },
      },
    );
    return { packages, versions };
  } finally {
    progress.stop();
  }
}

/** The release is made all the same: it only has no list of changes. */
function warnOfUncompared(previous: PreviousRelease, { terminal }: Context): void {
  const label = terminal.paintErr(['yellow', 'bold'], 'Warning:');
  for (const message of listUncompared(previous)) {
    terminal.warn(`${label} ${message} The changes since ${previous.version} are not compared.`);
  }
}

interface Outcome {
  target: ReleaseTarget;
  packages: readonly ExtractedPackage[];
  seconds: number;
}

function describe(
  { version }: ReleaseRequest,
  versions: Versions,
  { target, packages, seconds }: Outcome,
): string {
  const entry = versions.versions.find((one) => one.version === version);
  const contents = describeContents(packages.map(({ extracted }) => extracted));
  const aliases = entry?.aliases.length ? ` (${entry.aliases.join(', ')})` : '';
  const place =
    versions.default === version
      ? 'It is at the root of the site.'
      : `The version at the root is still ${versions.default}. To change it, run \`wrapdocs releases set-default ${version}\`.`;
  return [
    `Released ${version}${aliases} to ${target.shown}: ${contents} in ${seconds.toFixed(1)} s.`,
    `${place} The site has ${formatCount(versions.versions.length, 'version')}.`,
  ].join('\n');
}
