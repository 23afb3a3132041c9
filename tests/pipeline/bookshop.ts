import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../faults/site.ts';

const BOOKSHOP = 'tests/e2e/fixtures/bookshop';
export const PACKAGES = ['bookshop_client', 'bookshop_orders', 'bookshop_tools'];

/** A copy of the project that documents the bookshop, without the output of earlier builds. */
export function copyProject(packages = PACKAGES): string {
  const folder = makeTemporaryFolder();
  for (const name of [...packages, 'docs']) {
    cpSync(join(BOOKSHOP, name), join(folder, name), { recursive: true });
  }
  const config = {
    site: { title: 'Bookshop', url: 'https://books.example.com/docs/' },
    packages: packages.map((name) => ({ name, source: name })),
    content: 'docs',
    feedback: {},
  };
  writeFileSync(join(folder, 'wrapdocs.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  return folder;
}
