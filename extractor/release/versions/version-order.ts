import { compare, explain, valid } from '@renovatebot/pep440';

/** A pre-release of semver that PEP 440 does not know: `1.0.0-canary.3`. */
const SEMVER_PRERELEASE = /^v?\d+\.\d+\.\d+-[0-9A-Za-z.-]+(?:\+[0-9A-Za-z.-]+)?$/;

/**
 * Orders the labels of versions, older ones first: by PEP 440 if both are versions of it, otherwise
 * as text in which numbers are compared as numbers. Labels that are not versions of PEP 440 come
 * first.
 */
export function compareVersions(a: string, b: string): number {
  const [isVersion, isOtherVersion] = [valid(a) !== null, valid(b) !== null];
  if (isVersion !== isOtherVersion) return isVersion ? 1 : -1;
  const difference = isVersion ? compare(a, b) : compareText(a, b);
  return difference || compareParts(a, b);
}

/** Whether a label is a version of PEP 440 or semver, other than the name of a branch. */
export function isVersionLabel(label: string): boolean {
  return valid(label) !== null || SEMVER_PRERELEASE.test(label);
}

/** Whether a label itself says that it is a pre-release. */
export function isPrereleaseLabel(label: string): boolean {
  return explain(label)?.is_prerelease ?? SEMVER_PRERELEASE.test(label);
}

function compareText(a: string, b: string): number {
  const [left, right] = [splitNumbers(a), splitNumbers(b)];
  const differences = left.map((part, index) => compareParts(part, right[index] ?? ''));
  return differences.find((difference) => difference !== 0) ?? left.length - right.length;
}

/** Text and numbers alternately. */
function splitNumbers(label: string): (bigint | string)[] {
  const parts = label.toLowerCase().split(/(\d+)/);
  return parts.map((part, index) => (index % 2 === 1 ? BigInt(part) : part));
}

function compareParts(a: bigint | string, b: bigint | string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
