/** The parts of a lock file of npm that matter here. */
export interface Lock {
  name: string;
  version: string;
  lockfileVersion: number;
  /** By place; the empty one is the project itself. */
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  dev?: boolean;
  [field: string]: unknown;
}

/** Node.js itself, which only a checkout installs as a package. */
const NODE = /^node_modules\/node-(?:bin-setup|(?:linux|darwin|win)-\w+)$/;

/**
 * The lock file of the published package, from that of the checkout: without the tools for
 * development.
 *
 * @param manifest package.json of the published package
 */
export function makeLock({ packages, ...lock }: Lock, manifest: object): Lock {
  const { name, version, license, bin, engines, dependencies } = manifest as LockedPackage;
  const kept = Object.entries(packages).filter(
    ([place, { dev }]) => place !== '' && dev !== true && !NODE.test(place),
  );
  return {
    ...lock,
    packages: {
      '': { name, version, license, bin, engines, dependencies },
      ...Object.fromEntries(kept),
    },
  };
}
