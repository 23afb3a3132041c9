// Writes the pages of the manual that are made from the code.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { GENERATED_PAGES } from './generated-pages.ts';

for (const [name, make] of GENERATED_PAGES) {
  const file = path.join(import.meta.dirname, '..', name);
  writeFileSync(file, await format(make(), { ...(await resolveConfig(file)), filepath: file }));
}
