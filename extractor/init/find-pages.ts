import { globSync } from 'node:fs';
import path from 'node:path';
import { findDocumentation } from './find-documentation.ts';

/** What a repository has in the way of written documentation. */
export interface FoundPages {
  /** The folder of the pages, if the site can show all of them. */
  content?: string;
  /** Why the folder is not used. */
  reason?: string;
}

const FOLDER = 'docs';
/** Finds the pages of a repository, which must have a home page and must not belong to another tool. */
export function findPages(root: string): FoundPages {
  const pages = globSync('**/*.{md,mdx}', { cwd: path.join(root, FOLDER) });
  const documentation = findDocumentation(root);
  if (documentation !== undefined) {
    return {
      reason: `${documentation.settings} belongs to ${documentation.tool}; \`wrapdocs migrate\` converts its pages.`,
    };
  }
  if (pages.length === 0) return {};
  if (!pages.some((page) => /^index\.mdx?$/.test(page)))
    return { reason: `The pages in ${FOLDER}/ have no index.md, which would be the home page.` };
  return { content: FOLDER };
}
