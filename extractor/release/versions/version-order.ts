/** Versions of PEP 440 in all their spellings, which those of semver mostly are, too. */
const PEP_440 =
  /^v?(?:(?<epoch>\d+)!)?(?<release>\d+(?:\.\d+)*)(?:[-_.]?(?<phase>alpha|beta|preview|pre|rc|a|b|c)[-_.]?(?<pre>\d*))?(?:-(?<bare>\d+)|[-_.]?(?<post>post|rev|r)[-_.]?(?<postNumber>\d*))?(?:[-_.]?(?<dev>dev)[-_.]?(?<devNumber>\d*))?(?:\+(?<local>[a-z0-9]+(?:[-_.][a-z0-9]+)*))?$/i;
/** A pre-release of semver that PEP 440 does not know: `1.0.0-canary.3`. */
const SEMVER_PRERELEASE = /^v?\d+\.\d+\.\d+-[0-9A-Za-z.-]+(?:\+[0-9A-Za-z.-]+)?$/;

/** Phases from the earliest on; a version without one comes after them. */
const PHASES = new Map([
  ['a', 0n],
  ['alpha', 0n],
  ['b', 1n],
  ['beta', 1n],
  ['c', 2n],
  ['pre', 2n],
  ['preview', 2n],
  ['rc', 2n],
]);
const NO_PHASE = 3n;
const BEFORE_ALL = -1n;

/** Parts that compare one after the other; where one list ends, it is the smaller one. */
type Key = (bigint | string)[];

/**
 * Orders labels of versions, the older one first: as PEP 440 says where both look like that, else as
 * text whose numbers count as numbers. What looks like no version is older than what does.
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [makeVersionKeys(a), makeVersionKeys(b)];
  if (left === undefined || right === undefined) {
    if ((left === undefined) !== (right === undefined)) return left === undefined ? -1 : 1;
    return compareKeys(makeTextKey(a), makeTextKey(b)) || compareParts(a, b);
  }
  const differences = left.map((key, index) => compareKeys(key, right[index] ?? []));
  return differences.find((difference) => difference !== 0) ?? compareParts(a, b);
}

/** Whether a label says of itself that it comes before a release. */
export function isPrereleaseLabel(label: string): boolean {
  const { groups } = PEP_440.exec(label) ?? {};
  if (groups === undefined) return SEMVER_PRERELEASE.test(label);
  return groups['phase'] !== undefined || groups['dev'] !== undefined;
}

function makeVersionKeys(label: string): Key[] | undefined {
  const { groups } = PEP_440.exec(label) ?? {};
  if (groups === undefined) return undefined;
  const { epoch, release = '', local } = groups;
  return [
    [BigInt(epoch ?? 0), ...makeReleaseKey(release)],
    makeStageKey(groups),
    makeLocalKey(local),
  ];
}

/** `1.0` and `1.0.0` are one. */
function makeReleaseKey(release: string): Key {
  const numbers = release.split('.').map(BigInt);
  return numbers.slice(0, numbers.findLastIndex((number) => number !== 0n) + 1);
}

/** `1.dev1 < 1a1.dev1 < 1a1 < 1rc1 < 1 < 1.post1.dev1 < 1.post1`. */
function makeStageKey({ phase, pre, bare, post, postNumber, dev, devNumber }: Groups): Key {
  const isPost = bare !== undefined || post !== undefined;
  const isEarly = phase === undefined && !isPost && dev !== undefined;
  return [
    isEarly ? BEFORE_ALL : (PHASES.get(phase?.toLowerCase() ?? '') ?? NO_PHASE),
    BigInt(pre ?? 0),
    isPost ? BigInt(bare ?? postNumber ?? 0) : BEFORE_ALL,
    dev === undefined ? 1n : 0n,
    BigInt(devNumber ?? 0),
  ];
}

type Groups = Record<string, string | undefined>;

/** Numbers come after words. */
function makeLocalKey(local: string | undefined): Key {
  const segments = local?.toLowerCase().split(/[-_.]/) ?? [];
  return segments.flatMap((segment) =>
    /^\d+$/.test(segment) ? [1n, BigInt(segment)] : [0n, segment],
  );
}

function makeTextKey(label: string): Key {
  const parts = label.toLowerCase().split(/(\d+)/);
  return parts.map((part, index) => (index % 2 === 1 ? BigInt(part) : part));
}

function compareKeys(a: Key, b: Key): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = compareParts(a[index] ?? 0n, b[index] ?? 0n);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

function compareParts(a: bigint | string, b: bigint | string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
