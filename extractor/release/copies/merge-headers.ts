/** Headers by name. */
type Headers = Readonly<Record<string, string>>;

const POLICY = 'Content-Security-Policy';

/**
 * The headers of a site with several versions. Hosts support one policy per path, so it allows the
 * inline code of all versions; every other header is that of the default version.
 *
 * @param all the headers of each version, the default one first
 */
export function mergeHeaders(all: readonly Headers[]): Record<string, string> {
  const policies = all.flatMap((headers) => headers[POLICY] ?? []);
  const [first] = all;
  return { ...first, ...(policies.length > 0 ? { [POLICY]: mergePolicies(policies) } : {}) };
}

function mergePolicies(policies: readonly string[]): string {
  const directives = new Map<string, Set<string>>();
  for (const [name = '', ...sources] of policies.flatMap(parsePolicy)) {
    const known = directives.get(name) ?? new Set();
    directives.set(name, new Set([...known, ...sources]));
  }
  return [...directives].map(([name, sources]) => formatDirective(name, sources)).join('; ');
}

function parsePolicy(policy: string): string[][] {
  const parts = policy.split(';').map((part) => part.trim());
  return parts.filter((part) => part !== '').map((part) => part.split(/\s+/));
}

/** `'none'` has no meaning next to other sources. */
function formatDirective(name: string, sources: ReadonlySet<string>): string {
  const open = [...sources].filter((source) => sources.size === 1 || source !== "'none'");
  return [name, ...open].join(' ');
}
