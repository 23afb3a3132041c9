/**
 * A check of `npm run check`: lists circles of imports, imports of types included. Knip only finds
 * circles of values.
 */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';
import manifest from '../../package.json' with { type: 'json' };

const files = new Set(
  globSync('{extractor,astro-site,packaging,docs,tests}/**/*.{ts,tsx,astro}').map((file) =>
    file.replaceAll('\\', '/'),
  ),
);

/** Resolves a relative import or an alias of package.json; every import names the file itself. */
function resolve(file: string, specifier: string): string {
  for (const [alias, target] of Object.entries(manifest.imports)) {
    const prefix = alias.replace('*', '');
    if (specifier.startsWith(prefix)) {
      return posix.normalize(target.replace('*', specifier.slice(prefix.length)));
    }
  }
  return posix.join(posix.dirname(file), specifier);
}

function listImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text;
  return ts
    .preProcessFile(code)
    .importedFiles.map(({ fileName }) => resolve(file, fileName))
    .filter((imported) => files.has(imported));
}

/** Follows imports from a file that `path` leads to, and adds each circle that it meets. */
function findCycles(file: string, path: string[], visited: Set<string>, cycles: string[][]): void {
  const start = path.indexOf(file);
  if (start !== -1) cycles.push([...path.slice(start), file]);
  if (visited.has(file)) return;
  visited.add(file);
  for (const imported of listImports(file)) {
    findCycles(imported, [...path, file], visited, cycles);
  }
}

const cycles: string[][] = [];
const visited = new Set<string>();
for (const file of files) findCycles(file, [], visited, cycles);
for (const cycle of cycles) console.log(`Imports in a circle: ${cycle.join(' → ')}`);
process.exitCode = cycles.length === 0 ? 0 : 1;
