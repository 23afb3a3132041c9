import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VersionEntry, Versions } from '../contract/versions.ts';
import { WrapdocsError } from '../errors.ts';
import { HEADERS_FILE, writeHeadersFile } from '../site/security/security-headers.ts';
import { parseStamp, STAMP_FILE, writeStamp } from '../site/stamp.ts';
import { writeAliasPages } from './copies/alias-pages.ts';
import { writeRootCopy, writeRootFromFrozen } from './copies/version-copies.ts';
import { PAGES_FILE, parsePageList } from './copies/page-list.ts';
import type { YieldToEventLoop } from './yield-to-event-loop.ts';
import type { Published, SiteChange } from './release-target.ts';
import { RELOCATION_FILE } from './copies/relocation.ts';
import { mergeHeaders } from './copies/merge-headers.ts';
import { moveTree } from './file-tree.ts';
import { isOwn } from './versions/mike-versions.ts';
import { requireFree } from './versions/version-label.ts';
import { formatVersions, listLabels, VERSIONS_FILE } from './versions/versions-file.ts';

/** A version that is new, or replaces the one with its name. */
interface FreshVersion {
  version: string;
  /** The folder of its frozen copy. */
  frozen: string;
  /** The folder of the rendered site. */
  rendered: string;
  /** The path of the site that contains all versions, with its slashes. */
  root: string;
}

interface Step {
  published: Published;
  /** The empty folder for new files. */
  stage: string;
  next: Versions;
  fresh?: FreshVersion;
  yieldToEventLoop: YieldToEventLoop;
}

/**
 * Writes all differences between the published site and a new list of versions. The frozen copy of
 * a new version is moved, not copied.
 *
 * @returns what stays, by its name at the top of the site
 */
export async function stageChange(change: Step): Promise<SiteChange['kept']> {
  await requireNoClash(change);
  const step = await stageFresh(change);
  const { published, stage, next, fresh } = step;
  const isRootNew = next.default !== published.versions?.default || next.default === fresh?.version;
  if (isRootNew) await stageRoot(step);
  await stageAliases(step);
  await stageHeaders(step);
  writeFileSync(path.join(stage, VERSIONS_FILE), formatVersions(next), { flag: 'wx' });
  const gone = await listGone(step, isRootNew);
  return published.names.filter((name) => !gone.has(name));
}

/** The pages of a version, whether it is published already or not. */
export async function readPages(
  step: Pick<Step, 'published' | 'fresh'>,
  version: string,
): Promise<string[]> {
  const text = await readFileOf(step, version, PAGES_FILE);
  return parsePageList(text?.toString() ?? '', `${version}/${PAGES_FILE}`).pages;
}

/** A file of a version's folder. */
async function readFileOf(
  { published, fresh }: Pick<Step, 'published' | 'fresh'>,
  version: string,
  name: string,
): Promise<Buffer | undefined> {
  if (version !== fresh?.version) return published.readFile(`${version}/${name}`);
  const file = path.join(fresh.frozen, name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** Names at the root of the site must differ from the names of versions and aliases. */
async function requireNoClash({ published, next, fresh }: Step): Promise<void> {
  const atRoot =
    next.default === fresh?.version
      ? readdirSync(fresh.rendered)
      : await published.listFolder(next.default);
  const known = new Set(published.versions ? listLabels(published.versions) : []);
  for (const { version, aliases } of next.versions) {
    for (const label of [version, ...aliases]) {
      const taken = known.has(label) ? atRoot : [...atRoot, ...published.names];
      requireFree(label, label === version ? 'version' : 'alias', taken);
    }
  }
}

/** Returns the step with the frozen copy in its new place. */
async function stageFresh(step: Step): Promise<Step> {
  const { stage, fresh, yieldToEventLoop } = step;
  if (fresh === undefined) return step;
  const frozen = path.join(stage, fresh.version);
  await moveTree(fresh.frozen, frozen, yieldToEventLoop);
  return { ...step, fresh: { ...fresh, frozen } };
}

async function stageRoot({ published, stage, next, fresh, yieldToEventLoop }: Step): Promise<void> {
  if (next.default === fresh?.version) {
    await writeRootCopy(fresh.rendered, stage, fresh.root, yieldToEventLoop);
  } else {
    await writeRootFromFrozen(await published.fetchFolder(next.default), stage, yieldToEventLoop);
  }
}

/** Aliases whose pages must redirect to other addresses than before. */
async function stageAliases(step: Step): Promise<void> {
  const { published, stage, next, fresh, yieldToEventLoop } = step;
  const before = published.versions && mapAliases(published.versions);
  for (const [alias, { version, home, entry }] of mapAliases(next)) {
    const old = before?.get(alias);
    const isSame = old?.version === version && (old.home === home || !isOwn(entry));
    if (isSame && version !== fresh?.version) continue;
    if (!isOwn(entry)) throw makeFixedAlias(alias, entry);
    const pages = await readPages(step, version);
    const files = version === fresh?.version ? fresh.frozen : await published.fetchFolder(version);
    await writeAliasPages(path.join(stage, alias), { files, home, pages }, yieldToEventLoop);
  }
}

/**
 * The version of each alias and where its pages are: those of the default version are at the root.
 */
function mapAliases(versions: Versions): Map<string, AliasTarget> {
  const rows = versions.versions.flatMap((entry) => {
    const { version, aliases } = entry;
    const home = version === versions.default ? '' : `${version}/`;
    return aliases.map((alias) => [alias, { version, home, entry }] as const);
  });
  return new Map(rows);
}

interface AliasTarget {
  version: string;
  home: string;
  entry: VersionEntry;
}

function makeFixedAlias(alias: string, { version, madeBy }: VersionEntry): WrapdocsError {
  return new WrapdocsError({
    code: 'USAGE',
    message: `\`${alias}\` cannot become an alias of ${version}, whose pages were made by ${String(madeBy)}.`,
    hint: `Give the alias to a version that wrapdocs released, or release this one: \`wrapdocs release ${version} --replace\`.`,
  });
}

/** The headers that responses with pages of any version need. */
async function stageHeaders(step: Step): Promise<void> {
  const { stage, next } = step;
  const rest = next.versions.map(({ version }) => version).filter((one) => one !== next.default);
  const texts = [next.default, ...rest].map((version) => readFileOf(step, version, STAMP_FILE));
  const [first, ...others] = (await Promise.all(texts)).map((text) => {
    return parseStamp(text?.toString() ?? '');
  });
  if (first === undefined) return;
  const headers = mergeHeaders(
    [first, ...others].flatMap((stamp) => (stamp ? [stamp.headers] : [])),
  );
  // The copies of the default version may be hard links to its own files.
  for (const name of [STAMP_FILE, HEADERS_FILE]) rmSync(path.join(stage, name), { force: true });
  await writeStamp(stage, { ...first, headers });
  await writeHeadersFile(stage, headers);
}

/** What the new site no longer has: versions, aliases, and files that only the old root had. */
async function listGone({ published, next }: Step, isRootNew: boolean): Promise<Set<string>> {
  const old = published.versions;
  if (old === undefined) return new Set();
  const labels = new Set(listLabels(next));
  const before = old.versions.find(({ version }) => version === old.default);
  const isOurRoot = isRootNew && before !== undefined && isOwn(before);
  const root = isOurRoot ? await published.listFolder(old.default) : [];
  return new Set([
    ...listLabels(old).filter((label) => !labels.has(label)),
    ...root.filter((name) => name !== RELOCATION_FILE),
  ]);
}
