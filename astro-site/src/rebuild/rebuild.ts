import { join } from 'node:path';
import project from 'virtual:wrapdocs/project';
import { rebuildLine, RebuildRequestSchema } from '../../../extractor/site-input/kept-site.ts';
import { keepNarrativePages, replaceFile } from '../output/site-folder.ts';
import { listMadePages, readKeptPages, writeKeptPages } from './kept-pages.ts';
import { rebuildPages } from './rebuild-pages.ts';
import { listSiteFiles } from './site-files.ts';
import { computeStructure } from './structure.ts';

/*
 * The script that the build starts when only the content of packages has changed since the last one:
 * it makes the pages that differ, with the modules that Astro has bundled for the last build.
 */
const request = RebuildRequestSchema.parse(JSON.parse(process.argv[2] ?? ''));
// The project that Astro has bundled has the dates of the last build.
project.dates.packages = request.dates;
const kept = readKeptPages(request.pages);
const pages = await rebuild();
console.log(
  rebuildLine.write(
    typeof pages === 'string' ? { kind: 'refused', reason: pages } : { kind: 'done', pages },
  ),
);

/** @returns the HTML files that differ, or why the whole site must be made */
async function rebuild(): Promise<string[] | string> {
  const { site, packages } = request;
  if ((await computeStructure()) !== kept.structure) return 'addresses or names have changed';
  const changed = await rebuildPages(kept, { site, packages: new Set(packages) });
  if (changed === undefined) return 'a page has another frame';
  await keepNarrativePages(site);
  for (const { path, read } of listSiteFiles()) replaceFile(join(site, path), await read());
  writeKeptPages(request.next, { ...kept, pages: listMadePages() });
  return changed;
}
