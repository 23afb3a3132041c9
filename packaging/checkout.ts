import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the checkout. */
export const ROOT = join(import.meta.dirname, '..');

interface Manifest {
  name: string;
  version: string;
  description: string;
  dependencies: Record<string, string>;
}

/** What package.json of the checkout says. */
export const MANIFEST = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
