import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RENDERER_FILES } from '../../../extractor/site-input/ready-renderer.ts';

type Pairs = [string, unknown][];

/** What Astro knows about its bundle besides the modules. */
export interface RendererFacts {
  /** The name of the module that Astro starts with. */
  entry: string;
  pagesByKeys: Pairs;
  entrySpecifierToBundleMap: Pairs;
  scripts: unknown[];
}

/** Reads the facts about a ready renderer. */
export function readFacts(folder: string): RendererFacts {
  return JSON.parse(readFileSync(join(folder, RENDERER_FILES.facts), 'utf8')) as RendererFacts;
}
