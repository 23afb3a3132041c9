import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { WrapdocsError } from '../errors.ts';

/** Writes the search index of a rendered site into the site. */
export async function indexSite(site: string): Promise<void> {
  try {
    const { index, errors } = await createIndex();
    if (index === undefined) throw makeError(errors);
    check(await index.addDirectory({ path: site }));
    check(await index.writeFiles({ outputPath: path.join(site, 'pagefind') }));
  } finally {
    await close();
  }
}

function check({ errors }: { errors: string[] }): void {
  if (errors.length > 0) throw makeError(errors);
}

function makeError(errors: string[]): WrapdocsError {
  return new WrapdocsError({
    code: 'SITE_BUILD_FAILED',
    message: `Pagefind could not index the site: ${errors.join('; ')}`,
    hint: 'Run the build again. If the problem persists, this is a bug in wrapdocs. Please report it.',
  });
}
