import { createReadStream, existsSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Project } from '../integrations/derive-project.ts';

const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
]);

/** Searches the text of the pages as of the last build; without a build, the search says so. */
export function devSearch({ folders }: Project): AstroIntegration {
  const folder = join(folders.out, 'pagefind');
  return {
    name: 'wrapdocs:dev-search',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use('/pagefind', (request, response) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          // Paths that leave the folder have already been resolved against the address.
          const file = join(folder, normalize(decodeURIComponent(pathname)));
          const isThere = file.startsWith(folder) && extname(file) !== '' && existsSync(file);
          response.statusCode = isThere ? 200 : 404;
          response.setHeader(
            'Content-Type',
            TYPES.get(extname(file)) ?? 'application/octet-stream',
          );
          if (isThere) createReadStream(file).pipe(response);
          else response.end();
        });
      },
    },
  };
}
