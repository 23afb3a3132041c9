import { dirname } from 'node:path';
import { RenderRequestSchema } from '../../../extractor/site-input/ready-renderer.ts';
import { useBase } from './use-base.ts';

/*
 * The script that renders a site with modules that were bundled when wrapdocs was, instead of Astro's
 * build. Its output is that of Astro's build, byte for byte.
 */
const request = RenderRequestSchema.parse(JSON.parse(process.argv[2] ?? ''));
useBase(request.base, import.meta.dirname);
const { renderWith } = await import('./render-site.ts');
await renderWith(request, dirname(import.meta.dirname));
