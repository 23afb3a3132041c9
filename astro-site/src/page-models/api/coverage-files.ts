import type { Scope } from '../../reference/scope.ts';

/** The addresses of what a package covers of its API, for programs and for a README. */
export function getCoverageFiles({ view, href }: Scope): { json: string; badge: string } {
  const page = (href(view.index.name) ?? '').replace(/\/+$/, '');
  return { json: `${page}/coverage.json`, badge: `${page}/coverage.svg` };
}
