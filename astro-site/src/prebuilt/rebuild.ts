import { readFileSync } from 'node:fs';
import { siteData } from './site-data.ts';
import { useBase } from './use-base.ts';

/*
 * The script that makes the pages of a site that have changed, if a ready renderer has made the site: its
 * modules find in a file what belongs to the site.
 */
Object.assign(siteData, JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8')));
useBase(siteData.project?.base ?? '/', import.meta.dirname);
await import('../rebuild/rebuild.ts');
