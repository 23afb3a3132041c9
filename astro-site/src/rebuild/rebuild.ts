import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import project from 'virtual:wrapdocs/project';
import {
  PackageChangesSchema,
  rebuildLine,
  RebuildRequestSchema,
  type PackageChanges,
} from '../../../extractor/site-input/rebuild-cache.ts';
import { waitForFile } from '../../../extractor/site-input/wait-for-file.ts';
import { keepNarrativePages, replaceFile } from '../output/site-folder.ts';
import { listMadePages, readPageCache, writePageCache } from './page-cache.ts';
import { rebuildPages } from './rebuild-pages.ts';
import { listSiteFiles } from './site-files.ts';
import { computeStructure } from './structure.ts';

/*
 * The script that the build starts when only the content of packages can have changed since the last
 * one: it makes the pages that differ, with the modules that Astro has bundled for the last build.
 */
const request = RebuildRequestSchema.parse(JSON.parse(process.argv[2] ?? ''));
const cache = readPageCache(request.pages);
const changes = await readChanges();
// The project that Astro has bundled has the dates of the last build.
project.dates.packages = changes.dates;
const reason = await rebuild();
console.log(
  rebuildLine.write(reason === undefined ? { kind: 'done' } : { kind: 'refused', reason }),
);

async function readChanges(): Promise<PackageChanges> {
  await waitForFile(request.changes);
  return PackageChangesSchema.parse(JSON.parse(readFileSync(request.changes, 'utf8')));
}

/** @returns why the whole site must be made, if it must */
async function rebuild(): Promise<string | undefined> {
  const { site } = request;
  if ((await computeStructure()) !== cache.structure) return 'addresses or names have changed';
  const changed = await rebuildPages(cache, { site, packages: new Set(changes.packages) });
  if (changed === undefined) return 'a page has another frame';
  console.log(rebuildLine.write({ kind: 'pages', changed }));
  await keepNarrativePages(site);
  for (const { path, read } of listSiteFiles()) replaceFile(join(site, path), await read());
  writePageCache(request.next, { ...cache, pages: listMadePages() });
  return undefined;
}
